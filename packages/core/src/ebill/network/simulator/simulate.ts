import { failed, type Result } from '../../../result.ts';
import type { Command } from '../../lifecycle/command.ts';
import type { CaseState } from '../../lifecycle/state.ts';
import { problem } from '../../problems.ts';
import { networkLimits } from '../limits.ts';
import type { NetEvent } from '../port.ts';
import { takeDue } from './agenda.ts';
import { caseOf, caseOfNetId, command } from './books.ts';
import type {
  ListedCase,
  RecipientAction,
  SimulatorAnswers,
  SimulatorCommand,
  SimulatorCommandKind,
} from './command.ts';
import { forget } from './forget.ts';
import { itemsAfter, itemsOf } from './log.ts';
import { addRecipient, changeEmailAddress, hitOf, recipientOf } from './recipients.ts';
import { type AgendaItem, keyOf, type Run, type SimulatedCase, type SimulatorState } from './state.ts';
import { findByReference, submit } from './submit.ts';
import { confirmSubscription, initiateSubscription, setSubscription } from './subscriptions.ts';
import { entriesOf } from './table.ts';

/** What a command leads to: the next state, the answer, and the events that it put into the streams. */
export interface SimulatorStep<K extends SimulatorCommandKind> {
  readonly state: SimulatorState;
  readonly answer: SimulatorAnswers[K];
  readonly events: readonly NetEvent[];
}

/**
 * One step of the simulated network: a pure function of its state, a command and the time in milliseconds since 1970. The
 * same commands at the same times lead to the same ids, events and answers.
 */
export function simulate<K extends SimulatorCommandKind>(
  state: SimulatorState,
  wanted: SimulatorCommand<K>,
  now: number,
): SimulatorStep<K> {
  const run: Run = { state, events: [], now };
  const handler: (run: Run, wanted: SimulatorCommand<K>) => SimulatorAnswers[K] = handlers[wanted.kind];
  const answer = handler(run, wanted);
  return { state: run.state, answer, events: run.events };
}

type Handlers = {
  readonly [K in SimulatorCommandKind]: (run: Run, wanted: SimulatorCommand<K>) => SimulatorAnswers[K];
};

const handlers: Handlers = {
  submit,
  findByReference,
  searchRecipients: (run, { billerNetId, queries }) =>
    queries.slice(0, networkLimits.searchItemsMax).map((query) => hitOf(run, billerNetId, query)),
  hasRecipient: (run, { billRecipientNetId }) => recipientOf(run, { billRecipientNetId }) !== undefined,
  initiateSubscription,
  confirmSubscription,
  pollEvents: ({ state }, { stream, after, limit }) =>
    itemsAfter(
      state.events[stream],
      after === undefined ? undefined : (event) => event.eventNetId === after,
      Math.min(limit, networkLimits.eventsPerPollMax),
    ),
  health: ({ state: { isAvailable } }) => ({
    available: isAvailable,
    message: isAvailable ? 'The simulated network is available' : 'The simulated network is switched off',
    environmentStage: 'SIMULATOR',
  }),
  act,
  addRecipient: (run, { recipient }) => addRecipient(run, recipient),
  changeEmailAddress: (run, { billRecipientNetId, newEmailAddress }) =>
    changeEmailAddress(run, billRecipientNetId, newEmailAddress),
  setSubscription,
  setAvailable: (run, { isAvailable }) => {
    run.state = { ...run.state, isAvailable };
    return undefined;
  },
  forget,
  advance,
  listMails: ({ state }) => itemsOf(state.mails),
  count: ({ state }) => ({
    accepted: state.lastCaseId,
    referenceNumbers: state.casesByReference.size,
    repeated: state.repeatedSubmissions,
  }),
  listCases,
};

function listCases(run: Run, { billerNetId }: SimulatorCommand<'listCases'>): readonly ListedCase[] {
  const own = keyOf(billerNetId, '');
  return entriesOf(run.state.casesByReference)
    .filter(([key]) => key.startsWith(own))
    .sort(([, one], [, other]) => other - one)
    .slice(0, networkLimits.casesListedMax)
    .flatMap(([key, id]) => {
      const found = caseOf(run, id);
      if (found === undefined) return [];
      const { businessCaseNetId, billRecipientNetId, state } = found;
      return [{ businessCaseNetId, referenceNumber: key.slice(own.length), billRecipientNetId, status: state.status }];
    });
}

/** Reports `BUSINESS_CASE_NOT_FOUND` and what `decide` reports; `ILLEGAL_STATE` for a withdrawal that is not allowed. */
function act(run: Run, { businessCaseNetId, action }: SimulatorCommand<'act'>): Result<undefined> {
  const found = caseOfNetId(run, businessCaseNetId);
  if (!found.ok) return found;
  const isWithdrawal = action.kind === 'withdraw' || action.kind === 'withdrawInstalment';
  if (isWithdrawal && !run.state.allowsWithdrawal) {
    const { status } = found.value.state;
    return failed(problem('ILLEGAL_STATE', [], { command: action.kind, state: status }));
  }
  return command(run, found.value.id, withAmount(found.value, action));
}

function withAmount({ state, suggestedAmount }: SimulatedCase, action: RecipientAction): Command {
  if (action.kind === 'approve') return { ...action, approvedAmount: action.approvedAmount ?? suggestedAmount };
  if (action.kind !== 'approveInstalment') return action;
  const { externalInstalmentId, approvedAmount } = action;
  const asked = state.instalments.find(
    (instalment) => instalment.externalInstalmentId === externalInstalmentId,
  )?.amount;
  return { ...action, approvedAmount: approvedAmount ?? { ...suggestedAmount, ...asked } };
}

/** Does what is due until nothing is: an approval of today may have to be paid today. */
function advance(run: Run): undefined {
  for (let due = takeDue(run); due.length > 0; due = takeDue(run)) {
    for (const item of due) perform(run, item);
  }
  return undefined;
}

/** What the agenda says and the case no longer allows is left alone. */
function perform(run: Run, item: AgendaItem): void {
  const simulated = caseOf(run, item.id);
  const wanted = simulated && commandOf(simulated, item);
  if (wanted !== undefined) command(run, item.id, wanted);
}

function commandOf(simulated: SimulatedCase, { action, externalInstalmentId }: AgendaItem): Command | undefined {
  const { state } = simulated;
  switch (action) {
    case 'approve':
      return approvalOf(simulated);
    case 'reject':
      return { kind: 'reject' };
    case 'settle':
      return { kind: 'complete' };
    case 'archive':
      return { kind: 'archive' };
    case 'pay':
      return state.status === 'APPROVED' ? { kind: 'complete' } : undefined;
    case 'payInstalment':
      return externalInstalmentId !== undefined && isApproved(state, externalInstalmentId)
        ? { kind: 'completeInstalment', externalInstalmentId }
        : undefined;
  }
}

/** Of an instalment bill the first instalment is approved. */
function approvalOf(simulated: SimulatedCase): Command | undefined {
  if (simulated.state.facts.type !== 'InstalmentBill') return withAmount(simulated, { kind: 'approve' });
  const first = simulated.state.instalments[0];
  if (first === undefined) return undefined;
  return withAmount(simulated, { kind: 'approveInstalment', externalInstalmentId: first.externalInstalmentId });
}

function isApproved(state: CaseState, externalInstalmentId: string): boolean {
  return state.instalments.some(
    (instalment) => instalment.externalInstalmentId === externalInstalmentId && instalment.status === 'APPROVED',
  );
}
