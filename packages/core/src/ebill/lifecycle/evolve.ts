import { assert } from '../../assert.ts';
import type { CaseEvent } from './event.ts';
import { instalmentOf, statusOfInstalments } from './instalments.ts';
import { lifecycleLimits } from './limits.ts';
import type { CaseId, CaseState, CompletionCause, Draft, InstalmentState } from './state.ts';

/** The state after one more event. Every case begins with `submitted`; anything else first is a bug. */
export function evolve(state: CaseState | undefined, event: CaseEvent): CaseState {
  if (event.kind === 'submitted') {
    assert(state === undefined, 'a business case is submitted once');
    return submitted(event.draft, event.processingMode);
  }
  assert(state !== undefined, 'a history begins with the submission');
  return remembering(changed(state, event), event.eventNetId);
}

/** The state that a whole history leads to; undefined for an empty one. */
export function replay(events: readonly CaseEvent[]): CaseState | undefined {
  return events.reduce<CaseState | undefined>(evolve, undefined);
}

/** A state with further events: what is left to do after `decide`. */
export function applyAll(state: CaseState, events: readonly CaseEvent[]): CaseState {
  return events.reduce<CaseState>(evolve, state);
}

function submitted(draft: Draft, processingMode: 'STAGE' | 'DELIVER'): CaseState {
  return {
    ...contentOf(draft),
    processingStatus: processingMode === 'STAGE' ? 'STAGED' : 'PROCESSING',
    status: 'OPEN',
    discarded: false,
    attempts: 0,
    problems: [],
    remindedBy: [],
    networkEvents: [],
  };
}

function contentOf({ facts, reference }: Draft): Pick<CaseState, 'facts' | 'instalments' | 'reference'> {
  return { facts, reference, instalments: facts.instalments.map((instalment) => ({ ...instalment, status: 'OPEN' })) };
}

function changed(state: CaseState, event: Exclude<CaseEvent, { kind: 'submitted' }>): CaseState {
  switch (event.kind) {
    case 'edited':
      return { ...state, ...contentOf(event.draft), processingStatus: 'STAGED', problems: [] };
    case 'invalidated':
      return { ...state, processingStatus: 'INVALID', problems: event.problems };
    case 'released':
    case 'resent':
      return {
        ...state,
        ...contentOf(event.draft),
        processingStatus: 'PROCESSING',
        attempts: 0,
        firstAttemptAt: undefined,
        failure: undefined,
      };
    case 'discarded':
      return { ...state, discarded: true };
    case 'delivered':
      return {
        ...state,
        processingStatus: 'DELIVERED',
        businessCaseNetId: event.businessCaseNetId,
        network: event.network,
        closing: undefined,
      };
    case 'failed':
      return {
        ...state,
        processingStatus: 'FAILED',
        failure: { code: event.code, message: event.message },
        // What never reached its recipient was not replaced either
        replacedBy: undefined,
        closing: undefined,
      };
    case 'delayed':
      return { ...state, attempts: state.attempts + 1, firstAttemptAt: state.firstAttemptAt ?? event.at };
    case 'approved': {
      const { approvedAmount, externalDonationPurposeId } = event;
      return { ...state, status: 'APPROVED', approvedAmount, externalDonationPurposeId };
    }
    case 'approvalWithdrawn':
      return { ...state, status: 'OPEN', approvedAmount: undefined, externalDonationPurposeId: undefined };
    case 'rejected':
      return { ...state, status: 'REJECTED' };
    case 'completed':
      return { ...state, status: 'COMPLETED', completion: event.cause };
    case 'instalmentApproved': {
      const { externalInstalmentId, approvedAmount } = event;
      const chosen = choosing(state, externalInstalmentId);
      return withInstalments(chosen, [externalInstalmentId], { status: 'APPROVED', approvedAmount });
    }
    case 'instalmentApprovalWithdrawn':
      return withInstalments(state, [event.externalInstalmentId], { status: 'OPEN', approvedAmount: undefined });
    case 'instalmentsRejected':
      return withInstalments(state, event.externalInstalmentIds, { status: 'REJECTED' });
    case 'instalmentsCompleted':
      return withInstalments(state, event.externalInstalmentIds, { status: 'COMPLETED' }, event.cause);
    case 'reminded':
      return { ...state, remindedBy: linked(state.remindedBy, event.by) };
    case 'replaced':
      return { ...state, replacedBy: event.by, closing: event.closing };
    case 'networkStatusReported':
      return { ...state, networkStatus: event.networkStatus, networkReason: event.reason };
    case 'newsDropped':
      return state;
  }
}

function linked(ids: readonly CaseId[], id: CaseId): readonly CaseId[] {
  return ids.includes(id) || ids.length >= lifecycleLimits.remindersMax ? ids : [...ids, id];
}

/** The first approval of an instalment settles which group it is: it closes the others for ever. */
function choosing(state: CaseState, externalInstalmentId: string): CaseState {
  const group = instalmentOf(state, externalInstalmentId)?.externalPaymentByInstalmentsId;
  return { ...state, chosenGroup: group };
}

function withInstalments(
  state: CaseState,
  externalInstalmentIds: readonly string[],
  change: Pick<InstalmentState, 'status'> & Partial<Pick<InstalmentState, 'approvedAmount'>>,
  cause?: CompletionCause,
): CaseState {
  const ids = new Set(externalInstalmentIds);
  const instalments = state.instalments.map((instalment) =>
    ids.has(instalment.externalInstalmentId) ? { ...instalment, ...change } : instalment,
  );
  const status = statusOfInstalments(instalments, state.chosenGroup);
  const completion = status === 'COMPLETED' ? (state.completion ?? cause) : undefined;
  return { ...state, instalments, status, completion };
}

function remembering(state: CaseState, eventNetId: string | undefined): CaseState {
  if (eventNetId === undefined) return state;
  const networkEvents = [...state.networkEvents, eventNetId].slice(-lifecycleLimits.networkEventsMax);
  return { ...state, networkEvents };
}
