import { assert } from '../../assert.ts';
import { compareDecimals } from '../../money/decimal-text.ts';
import type { Problem } from '../../problem/problem.ts';
import { failed, ok, type Result, resultOf } from '../../result.ts';
import type { Amount, Status } from '../business-case.ts';
import { problem } from '../problems.ts';
import type { Command, FromStatement, News } from './command.ts';
import type { CaseEvent } from './event.ts';
import { completions, instalmentOf, isPartlySettled, rejections } from './instalments.ts';
import { lifecycleLimits } from './limits.ts';
import type { CaseState, CompletionCause, Draft, NetworkWord } from './state.ts';
import { isLegal } from './transitions.ts';

/**
 * What a command makes happen: the events, none when nothing is left to do; `undefined` as the state: there is no case yet.
 * The same news of the network, known by its event id, changes nothing a second time, and news that comes too late is
 * recorded as dropped. News of a case that is not delivered yet fails, so that it is told again after the delivery.
 * Reports `ILLEGAL_STATE`, `REFERENCED_CASE_CLOSED`, `INSTALMENT_NOT_FOUND`, `APPROVED_AMOUNT_NOT_ALLOWED`,
 * `DONATION_PURPOSE_UNKNOWN`, and what the check before a resend found.
 */
export function decide(state: CaseState | undefined, command: Command): Result<readonly CaseEvent[]> {
  if (state === undefined) {
    return command.kind === 'submit' ? ok([{ ...command, kind: 'submitted' }]) : illegal(state, command);
  }
  const eventNetId = 'eventNetId' in command ? command.eventNetId : undefined;
  if (eventNetId === undefined) return decideExisting(state, command);
  if (state.networkEvents.includes(eventNetId)) return ok([]);
  const isLate = state.processingStatus === 'DELIVERED' && !isLegalNow(state, command);
  return isLate && isAboutKnown(state, command)
    ? ok([{ kind: 'newsDropped', eventNetId }])
    : stamped(withReason(command, decideExisting(state, command)), eventNetId);
}

/** What the network gives as its reason comes before what the news changes. */
function withReason(command: Command, decision: Result<readonly CaseEvent[]>): Result<readonly CaseEvent[]> {
  const told = 'told' in command && command.kind !== 'report' ? command.told : undefined;
  return told?.reason === undefined || !decision.ok ? decision : ok([wordOf(told), ...decision.value]);
}

function wordOf({ status, reason }: NetworkWord): CaseEvent {
  return { kind: 'networkStatusReported', networkStatus: status, ...(reason !== undefined && { reason }) };
}

/**
 * Whether a case may take a command of the biller now, before what it takes to decide is looked up. Reports `ILLEGAL_STATE`, as
 * `decide` would.
 */
export function permit(state: CaseState, kind: 'edit' | 'release' | 'resend'): Result<void> {
  return isLegal(state, kind) ? ok(undefined) : illegal(state, { kind });
}

function decideExisting(state: CaseState, command: Command): Result<readonly CaseEvent[]> {
  if (!isAboutKnown(state, command)) return failed(problem('INSTALMENT_NOT_FOUND', ['externalInstalmentId']));
  return isLegalNow(state, command) ? eventsOf(state, command) : refusalOf(state, command);
}

/** What is settled needs no settling, nor the same acceptance twice; a second replacement is told that it is one. */
function refusalOf(state: CaseState, command: Command): Result<readonly CaseEvent[]> {
  switch (command.kind) {
    case 'settleSibling':
      return ok([]);
    case 'accept':
      return state.businessCaseNetId === command.businessCaseNetId ? ok([]) : illegal(state, command);
    case 'replace':
    case 'cancel':
      return decideReplaced(state, command);
    default:
      return illegal(state, command);
  }
}

function isAboutKnown(state: CaseState, command: Command): boolean {
  return !('externalInstalmentId' in command) || instalmentOf(state, command.externalInstalmentId) !== undefined;
}

function isLegalNow(state: CaseState, command: Command): boolean {
  const instalment = 'externalInstalmentId' in command ? instalmentOf(state, command.externalInstalmentId) : undefined;
  return isLegal(state, command.kind, instalment?.status);
}

function eventsOf(state: CaseState, command: Command): Result<readonly CaseEvent[]> {
  switch (command.kind) {
    case 'submit':
      return illegal(state, command);
    case 'edit':
      return command.draft.ok
        ? ok([{ kind: 'edited', draft: ofSameType(state, command.draft.value) }])
        : ok([{ kind: 'invalidated', problems: command.draft.problems }]);
    case 'recheck':
      return ok(command.check.length === 0 ? [] : [{ kind: 'invalidated', problems: command.check }]);
    case 'release':
      return command.check.ok
        ? ok([{ kind: 'released', draft: ofSameType(state, command.check.value) }])
        : ok([{ kind: 'invalidated', problems: command.check.problems }]);
    case 'resend':
      return command.check.ok ? ok([{ kind: 'resent', draft: ofSameType(state, command.check.value) }]) : command.check;
    case 'discard':
      return ok([{ kind: 'discarded' }]);
    case 'accept':
      return ok([
        { kind: 'delivered', businessCaseNetId: command.businessCaseNetId, network: command.network },
        ...(state.closing === undefined ? [] : completed(state, state.closing)),
      ]);
    case 'refuse':
      return ok([{ kind: 'failed', code: command.code, message: command.message }]);
    case 'delay':
      return ok(delayed(state, command));
    case 'approve':
      return approved(state, command);
    case 'withdraw':
      return ok([{ kind: 'approvalWithdrawn' }]);
    case 'reject':
      return ok(hasInstalments(state) ? rejections(state) : [{ kind: 'rejected' }]);
    case 'complete':
      return ok(completed(state, causeOf(state, state.status, command), ['OPEN', 'APPROVED']));
    case 'archive':
      return ok(completed(state, 'archived'));
    case 'settleSibling':
      return ok(completed(state, 'siblingSettled'));
    case 'remind':
      return ok(state.remindedBy.includes(command.by) ? [] : [{ kind: 'reminded', by: command.by }]);
    case 'replace':
    case 'cancel':
      return decideReplaced(state, command);
    case 'report':
      return ok([wordOf(command.told)]);
    case 'approveInstalment':
      return approvedInstalment(state, command);
    case 'withdrawInstalment':
      return ok([{ kind: 'instalmentApprovalWithdrawn', externalInstalmentId: command.externalInstalmentId }]);
    case 'rejectInstalment':
      return ok([{ kind: 'instalmentsRejected', externalInstalmentIds: [command.externalInstalmentId] }]);
    case 'completeInstalment':
      return ok([completedInstalment(state, command)]);
  }
}

/**
 * The first of several replacements wins: afterwards the case is closed for every other. What the network has closed without
 * saying why was closed by its replacement, of which the network may tell later.
 */
function decideReplaced(
  state: CaseState,
  { kind, by }: Extract<Command, { kind: 'replace' | 'cancel' }>,
): Result<readonly CaseEvent[]> {
  if (state.replacedBy === by) return ok([]);
  const isOpenTo = isLegal(state, kind) && (!isClosed(state) || isClosedByWord(state));
  if (!isOpenTo) return failed(problem('REFERENCED_CASE_CLOSED', ['referencedBill']));
  const closing = kind === 'cancel' ? 'cancelled' : 'replaced';
  if (state.processingStatus === 'PROCESSING') return ok([{ kind: 'replaced', by, closing }]);
  return ok([{ kind: 'replaced', by }, ...(state.status === 'OPEN' ? completed(state, closing) : [])]);
}

/** Whether a case is closed, if at all, by the network's word alone, which gives no reason: nobody has approved any of it. */
function isClosedByWord({ status, completion, replacedBy, chosenGroup, instalments }: CaseState): boolean {
  if (replacedBy !== undefined || chosenGroup !== undefined) return false;
  if (status === 'COMPLETED') return completion === 'toldByNetwork';
  return status === 'OPEN' && instalments.every((instalment) => instalment.status !== 'APPROVED');
}

/** Whether a case can no longer be replaced or cancelled: it was already, or the recipient has approved or settled it. */
export function isClosed(state: CaseState): boolean {
  const { status, replacedBy } = state;
  return replacedBy !== undefined || status === 'APPROVED' || status === 'COMPLETED' || isPartlySettled(state);
}

function delayed(state: CaseState, { code, now }: Extract<Command, { kind: 'delay' }>): CaseEvent[] {
  const since = now - (state.firstAttemptAt ?? now);
  const isFinal =
    state.attempts + 1 >= lifecycleLimits.attemptsMax || since > lifecycleLimits.attemptWindowMillisecondsMax;
  const attempt: CaseEvent = { kind: 'delayed', code, at: now };
  return isFinal ? [attempt, { kind: 'failed', code, message: 'The network could not be reached' }] : [attempt];
}

function approved(state: CaseState, command: Extract<Command, { kind: 'approve' }>): Result<readonly CaseEvent[]> {
  const { totalAmount, payableAmountCanBeModified, donationPurposeIds } = state.facts;
  const { approvedAmount, externalDonationPurposeId } = command;
  const problems: Problem[] = amountProblems(approvedAmount, totalAmount, payableAmountCanBeModified);
  if (externalDonationPurposeId !== undefined && !donationPurposeIds.includes(externalDonationPurposeId)) {
    problems.push(problem('DONATION_PURPOSE_UNKNOWN', ['externalDonationPurposeId']));
  }
  return resultOf([{ kind: 'approved', approvedAmount, externalDonationPurposeId }], problems);
}

function approvedInstalment(
  state: CaseState,
  { externalInstalmentId, approvedAmount }: Extract<Command, { kind: 'approveInstalment' }>,
): Result<readonly CaseEvent[]> {
  const instalment = instalmentOf(state, externalInstalmentId);
  assert(instalment !== undefined, 'a legal command names an instalment');
  const { amount, payableAmountCanBeModified, externalPaymentByInstalmentsId } = instalment;
  return resultOf<readonly CaseEvent[]>(
    [
      { kind: 'instalmentApproved', externalInstalmentId, approvedAmount },
      ...completions(state, ['OPEN'], 'otherGroupChosen', externalPaymentByInstalmentsId),
    ],
    amountProblems(approvedAmount, amount, payableAmountCanBeModified),
  );
}

/**
 * Only an approval chooses a group: an open instalment is completed when it was paid elsewhere, but just as well when another
 * group was chosen and the news of that is still on its way.
 */
function completedInstalment(
  state: CaseState,
  command: News & FromStatement & { readonly externalInstalmentId: string },
): CaseEvent {
  const { externalInstalmentId } = command;
  const status = instalmentOf(state, externalInstalmentId)?.status;
  const cause = causeOf(state, status, command);
  return { kind: 'instalmentsCompleted', externalInstalmentIds: [externalInstalmentId], cause };
}

function amountProblems(approvedAmount: Amount, asked: Amount, canBeModified: boolean): Problem[] {
  const { value, currencyCode } = approvedAmount;
  const isAllowed =
    value !== undefined &&
    compareDecimals(value, '0') > 0 &&
    currencyCode === asked.currencyCode &&
    (canBeModified || asked.value === undefined || compareDecimals(value, asked.value) === 0);
  return isAllowed ? [] : [problem('APPROVED_AMOUNT_NOT_ALLOWED', ['approvedAmount'])];
}

function causeOf(
  { facts }: CaseState,
  status: Status | undefined,
  { eventNetId, fromStatement }: News & FromStatement,
): CompletionCause {
  if (fromStatement) return 'receivedByStatement';
  if (facts.type === 'CreditNote' || facts.type === 'Advice') return 'acknowledged';
  if (status === 'APPROVED') return 'paid';
  return eventNetId === undefined ? 'settledElsewhere' : 'toldByNetwork';
}

function completed(
  state: CaseState,
  cause: CompletionCause,
  from: Parameters<typeof completions>[1] = ['OPEN'],
): CaseEvent[] {
  return hasInstalments(state) ? completions(state, from, cause) : [{ kind: 'completed', cause }];
}

function hasInstalments({ facts }: CaseState): boolean {
  return facts.type === 'InstalmentBill';
}

function ofSameType(state: CaseState, draft: Draft): Draft {
  assert(draft.facts.type === state.facts.type, 'the type of a business case never changes');
  return draft;
}

function stamped(decision: Result<readonly CaseEvent[]>, eventNetId: string): Result<readonly CaseEvent[]> {
  if (!decision.ok) return decision;
  const [first, ...rest] = decision.value;
  return ok(first === undefined ? [] : [{ ...first, eventNetId }, ...rest]);
}

function illegal(state: CaseState | undefined, { kind }: Pick<Command, 'kind'>): Result<never> {
  const where =
    state === undefined ? 'not there' : state.discarded ? 'discarded' : `${state.processingStatus} and ${state.status}`;
  return failed(problem('ILLEGAL_STATE', [], { command: kind, state: where }));
}
