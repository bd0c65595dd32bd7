import { describe, expect, test } from 'vitest';
import {
  advice,
  bill,
  creditNote,
  donationInquiry,
  instalmentBill,
  noon,
  reminderOf,
} from '../../../../../test/ebill-submissions.ts';
import { codesOf, expectValue } from '../../../../../test/results.ts';
import { problem } from '../../catalogue/index.ts';
import { failed, ok } from '../../result.ts';
import type { BusinessCase, BusinessCaseType, ProcessingStatus, Status } from '../business-case.ts';
import {
  applyAll,
  type CaseEvent,
  type CaseState,
  type Command,
  decide,
  evolve,
  factsOf,
  instalmentMoves,
  isLegal,
  isPossiblePair,
  lifecycleLimits,
  processingMoves,
  replay,
  retryDelayMilliseconds,
  statusMoves,
} from './index.ts';
import { retryDelaysSeconds } from './limits.ts';

const cases: Readonly<Record<BusinessCaseType, BusinessCase>> = {
  Bill: bill(),
  InstalmentBill: instalmentBill(),
  Advice: advice(),
  CreditNote: creditNote(),
  Reminder: reminderOf('2026-1'),
  DonationInquiry: donationInquiry(),
};

const amount = { value: '140.80', currencyCode: 'CHF' };
const wrong = failed(problem('REQUIRED', ['referenceNumber']));
const draftOf = (type: BusinessCaseType) => ({ facts: factsOf(cases[type]) });

/** One command of each kind, as it would succeed. */
function commandsOf(type: BusinessCaseType): Command[] {
  const draft = draftOf(type);
  const approvedAmount = type === 'DonationInquiry' ? { ...amount, value: '20.00' } : amount;
  const instalment = { externalInstalmentId: 'G1-1' };
  return [
    { kind: 'submit', processingMode: 'STAGE', draft },
    { kind: 'edit', draft: ok(draft) },
    { kind: 'recheck', check: [] },
    { kind: 'release', check: ok(draft) },
    { kind: 'discard' },
    { kind: 'accept', businessCaseNetId: 'BCID2' },
    { kind: 'refuse', code: 'X', message: 'x' },
    { kind: 'delay', code: 'X', now: noon },
    { kind: 'resend', check: ok(draft) },
    { kind: 'approve', approvedAmount },
    { kind: 'withdraw' },
    { kind: 'reject' },
    { kind: 'complete' },
    { kind: 'archive' },
    { kind: 'settleSibling', by: 9 },
    { kind: 'replace', by: 9 },
    { kind: 'cancel', by: 9 },
    { kind: 'remind', by: 9 },
    { kind: 'report', told: { status: 'CHARGEBACK_INITIATED' } },
    { kind: 'approveInstalment', ...instalment, approvedAmount: { value: '100.00', currencyCode: 'CHF' } },
    { kind: 'withdrawInstalment', ...instalment },
    { kind: 'rejectInstalment', ...instalment },
    { kind: 'completeInstalment', ...instalment },
  ];
}

/** A state of a type with the given pair of statuses, reached by events. */
function stateOf(type: BusinessCaseType, processingStatus: ProcessingStatus, status: Status): CaseState {
  const before: Record<ProcessingStatus, CaseEvent[]> = {
    STAGED: [],
    INVALID: [{ kind: 'invalidated', problems: wrong.ok ? [] : wrong.problems }],
    PROCESSING: [{ kind: 'released', draft: draftOf(type) }],
    FAILED: [{ kind: 'failed', code: 'X', message: 'x' }],
    DELIVERED: [{ kind: 'delivered', businessCaseNetId: 'BCID1' }],
  };
  const single: Record<Status, CaseEvent[]> = {
    OPEN: [],
    APPROVED: [{ kind: 'approved', approvedAmount: amount }],
    REJECTED: [{ kind: 'rejected' }],
    COMPLETED: [{ kind: 'completed', cause: 'settledElsewhere' }],
  };
  const ids = ['G1-1', 'G1-2', 'G1-3', 'G2-1'];
  const all: Record<Status, CaseEvent[]> = {
    OPEN: [],
    APPROVED: ids.map((externalInstalmentId) => ({
      kind: 'instalmentApproved',
      externalInstalmentId,
      approvedAmount: { value: '100.00', currencyCode: 'CHF' },
    })),
    REJECTED: [{ kind: 'instalmentsRejected', externalInstalmentIds: ids }],
    COMPLETED: [{ kind: 'instalmentsCompleted', externalInstalmentIds: ids, cause: 'settledElsewhere' }],
  };
  const events: CaseEvent[] = [
    { kind: 'submitted', processingMode: 'STAGE', draft: draftOf(type) },
    ...before[processingStatus],
    ...(type === 'InstalmentBill' ? all : single)[status],
  ];
  const state = replay(events) as CaseState;
  expect([state.processingStatus, state.status]).toEqual([processingStatus, status]);
  return state;
}

const processingStatuses = ['STAGED', 'INVALID', 'PROCESSING', 'FAILED', 'DELIVERED'] as const;
const statuses = ['OPEN', 'APPROVED', 'REJECTED', 'COMPLETED'] as const;
const types = Object.keys(cases) as BusinessCaseType[];

/** Written by hand from the description of the states, not from the table of the code. */
const mayBeProcessed: Readonly<Record<string, readonly ProcessingStatus[]>> = {
  edit: ['STAGED', 'INVALID'],
  recheck: ['STAGED'],
  release: ['STAGED'],
  discard: ['STAGED', 'INVALID'],
  accept: ['PROCESSING'],
  refuse: ['PROCESSING'],
  delay: ['PROCESSING'],
  resend: ['FAILED'],
};
const payable = ['Bill', 'Reminder', 'DonationInquiry'];

/** What another case may do to one whose delivery is not recorded yet. */
const touchesUnderWay = (type: BusinessCaseType, kind: Command['kind']): boolean =>
  ['Bill', 'InstalmentBill'].includes(type) && ['replace', 'cancel', 'remind'].includes(kind);
const everyStatus: readonly Status[] = statuses;

/** Which commands a delivered case takes in which status. */
function mayHappen(type: BusinessCaseType, kind: Command['kind']): readonly Status[] {
  const isPayable = payable.includes(type);
  const isInstalmentBill = type === 'InstalmentBill';
  switch (kind) {
    case 'approve':
      return isPayable ? ['OPEN'] : [];
    case 'withdraw':
      return isPayable ? ['APPROVED'] : [];
    case 'reject':
    case 'archive':
    case 'settleSibling':
      return isPayable || isInstalmentBill ? ['OPEN'] : [];
    case 'complete':
      return isPayable || isInstalmentBill ? ['OPEN', 'APPROVED'] : ['OPEN'];
    case 'replace':
    case 'cancel':
      return type === 'Bill' || isInstalmentBill ? ['OPEN', 'REJECTED'] : [];
    case 'remind':
      return type === 'Bill' || isInstalmentBill ? everyStatus : [];
    case 'report':
      return everyStatus;
    case 'approveInstalment':
    case 'rejectInstalment':
      return isInstalmentBill ? ['OPEN'] : [];
    case 'withdrawInstalment':
      return isInstalmentBill ? ['APPROVED'] : [];
    case 'completeInstalment':
      return isInstalmentBill ? ['OPEN', 'APPROVED'] : [];
    default:
      return [];
  }
}

describe.each(types)('%s', (type) => {
  const pairs = processingStatuses.flatMap((processingStatus) =>
    statuses
      .filter((status) => isPossiblePair(type, processingStatus, status))
      .map((status) => [processingStatus, status] as const),
  );

  test.each(pairs)('%s and %s: takes what it should and refuses the rest', (processingStatus, status) => {
    const state = stateOf(type, processingStatus, status);
    for (const command of commandsOf(type)) {
      const expected =
        mayBeProcessed[command.kind]?.includes(processingStatus) ||
        (processingStatus === 'PROCESSING' && touchesUnderWay(type, command.kind)) ||
        (processingStatus === 'DELIVERED' && mayHappen(type, command.kind).includes(status));
      const decision = decide(state, command);
      const isSilent = command.kind === 'settleSibling';
      expect([command.kind, decision.ok], codesOf(decision).join()).toEqual([command.kind, expected || isSilent]);
      if (!expected && isSilent) expect(decision).toEqual(ok([]));
      if (!expected && !isSilent) expect(codesOf(decision)).toEqual([refusalOf(command, type)]);
      if (!decision.ok) continue;
      const after = applyAll(state, decision.value);
      expect(isPossiblePair(type, after.processingStatus, after.status)).toBe(true);
      expect(targetsOf(command, type, processingStatus, status)).toContain(after.discarded ? 'none' : pairOf(after));
    }
  });

  test('a discarded case takes nothing, and one that is not there only its submission', () => {
    const discarded = evolve(stateOf(type, 'STAGED', 'OPEN'), { kind: 'discarded' });
    for (const command of commandsOf(type)) {
      expect([command.kind, decide(undefined, command).ok]).toEqual([command.kind, command.kind === 'submit']);
      expect(decide(discarded, command).ok).toBe(command.kind === 'settleSibling');
    }
    expect(codesOf(decide(undefined, { kind: 'discard' }))).toEqual(['ILLEGAL_STATE']);
  });
});

function refusalOf(command: Command, type: BusinessCaseType): string {
  if (command.kind === 'replace' || command.kind === 'cancel') return 'REFERENCED_CASE_CLOSED';
  return 'externalInstalmentId' in command && type !== 'InstalmentBill' ? 'INSTALMENT_NOT_FOUND' : 'ILLEGAL_STATE';
}

const pairOf = ({ processingStatus, status }: CaseState) => `${processingStatus} ${status}`;

/** The pairs that the tables of the code allow a command to lead to. */
function targetsOf(
  { kind }: Command,
  type: BusinessCaseType,
  processingStatus: ProcessingStatus,
  status: Status,
): string[] {
  const processing = processingMoves
    .filter((move) => move.command === kind && move.from.includes(processingStatus))
    .flatMap((move) => (move.to.length === 0 ? ['none'] : move.to.map((to) => `${to} OPEN`)));
  const later = statusMoves
    .filter((move) => move.command === kind && move.types.includes(type) && move.from.includes(status))
    .flatMap((move) => move.to.map((to) => `DELIVERED ${to}`));
  const isInstalment = instalmentMoves.some((move) => move.command === kind);
  const derived = isInstalment ? statuses.map((to) => `DELIVERED ${to}`) : [];
  return [...processing, ...later, ...derived, ...(kind === 'settleSibling' ? [`${processingStatus} ${status}`] : [])];
}

test('the tables name every command, and nobody else does', () => {
  const named = new Set([...processingMoves, ...statusMoves, ...instalmentMoves].map((move) => move.command));
  expect([...named].sort()).toEqual([...new Set(commandsOf('Bill').map((command) => command.kind))].sort());
  expect(isLegal(undefined, 'submit')).toBe(true);
  expect(isLegal(undefined, 'edit')).toBe(false);
});

describe('on the way to the network', () => {
  const draft = draftOf('Bill');
  const staged = stateOf('Bill', 'STAGED', 'OPEN');
  const processing = stateOf('Bill', 'PROCESSING', 'OPEN');
  const after = (state: CaseState, command: Command) => applyAll(state, expectValue(decide(state, command)));

  test('STAGE stages, DELIVER processes', () => {
    for (const [processingMode, expected] of [
      ['STAGE', 'STAGED'],
      ['DELIVER', 'PROCESSING'],
    ] as const) {
      const events = expectValue(decide(undefined, { kind: 'submit', processingMode, draft }));
      expect(replay(events)).toMatchObject({ processingStatus: expected, status: 'OPEN' });
    }
  });

  test('what no longer holds is INVALID with its problems until an edit mends it', () => {
    for (const command of [
      { kind: 'edit', draft: wrong },
      { kind: 'release', check: wrong },
      { kind: 'recheck', check: wrong.ok ? [] : wrong.problems },
    ] as const) {
      const invalid = after(staged, command);
      expect(invalid).toMatchObject({ processingStatus: 'INVALID', problems: [{ code: 'REQUIRED' }] });
      expect(after(invalid, { kind: 'edit', draft: wrong }).processingStatus).toBe('INVALID');
      expect(after(invalid, { kind: 'edit', draft: ok(draft) })).toMatchObject({
        processingStatus: 'STAGED',
        problems: [],
      });
    }
    expect(decide(staged, { kind: 'recheck', check: [] })).toEqual(ok([]));
  });

  test('an edit may change all but the type', () => {
    const facts = { ...draft.facts, totalAmount: { value: '1.00', currencyCode: 'EUR' } };
    const reference = { effect: 'replace', id: 7 } as const;
    expect(after(staged, { kind: 'edit', draft: ok({ facts, reference }) })).toMatchObject({ facts, reference });
    expect(() => decide(staged, { kind: 'edit', draft: ok(draftOf('Reminder')) })).toThrow('type');
  });

  test('passing faults are counted, and the twelfth is final', () => {
    let state = processing;
    for (let attempt = 1; attempt < lifecycleLimits.attemptsMax; attempt++) {
      state = after(state, { kind: 'delay', code: 'DOWN', now: noon + attempt });
      expect(state).toMatchObject({ processingStatus: 'PROCESSING', attempts: attempt, firstAttemptAt: noon + 1 });
    }
    state = after(state, { kind: 'delay', code: 'DOWN', now: noon + 100 });
    expect(state).toMatchObject({ processingStatus: 'FAILED', attempts: 12, failure: { code: 'DOWN' } });
    const again = after(state, { kind: 'resend', check: ok(draft) });
    expect(again).toMatchObject({ processingStatus: 'PROCESSING', attempts: 0 });
    expect([again.failure, again.firstAttemptAt]).toEqual([undefined, undefined]);
  });

  test.each([
    [0, 'PROCESSING'],
    [1, 'FAILED'],
  ])('a fault 24 hours and %i milliseconds after the first leaves it %s', (more, expected) => {
    const first = after(processing, { kind: 'delay', code: 'DOWN', now: noon });
    const now = noon + lifecycleLimits.attemptWindowMillisecondsMax + more;
    expect(after(first, { kind: 'delay', code: 'DOWN', now }).processingStatus).toBe(expected);
  });

  test('a resend that fails its check says why', () => {
    expect(decide(stateOf('Bill', 'FAILED', 'OPEN'), { kind: 'resend', check: wrong })).toEqual(wrong);
  });

  test('the same acceptance twice changes nothing, another one is illegal', () => {
    const delivered = after(processing, { kind: 'accept', businessCaseNetId: 'BCID1' });
    expect(delivered).toMatchObject({ processingStatus: 'DELIVERED', businessCaseNetId: 'BCID1' });
    expect(decide(delivered, { kind: 'accept', businessCaseNetId: 'BCID1' })).toEqual(ok([]));
    expect(codesOf(decide(delivered, { kind: 'accept', businessCaseNetId: 'BCID2' }))).toEqual(['ILLEGAL_STATE']);
  });

  test('the waits grow, respect the wish of the network, and fit into 24 hours', () => {
    expect([0, 1, 2, 11, 12, 99].map((count) => retryDelayMilliseconds(count))).toEqual([
      5_000, 5_000, 15_000, 28_800_000, 28_800_000, 28_800_000,
    ]);
    expect(retryDelayMilliseconds(1, 60_000)).toBe(60_000);
    expect(retryDelaysSeconds).toHaveLength(lifecycleLimits.attemptsMax - 1);
    const whole = retryDelaysSeconds.reduce((sum, seconds) => sum + seconds, 0);
    expect(whole * 1000).toBeLessThan(lifecycleLimits.attemptWindowMillisecondsMax);
  });
});
