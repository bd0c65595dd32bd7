import { describe, expect, test } from 'vitest';
import {
  advice,
  bill,
  creditNote,
  donationInquiry,
  instalmentBill,
  openBill,
} from '../../../../../test/ebill-submissions.ts';
import { codesOf, expectValue } from '../../../../../test/results.ts';
import { ok } from '../../result.ts';
import type { BusinessCase } from '../business-case.ts';
import {
  applyAll,
  type CaseEvent,
  type CaseState,
  type Command,
  decide,
  factsOf,
  lifecycleLimits,
  replay,
  statusHistory,
} from './index.ts';
import { statusOfInstalments } from './instalments.ts';

const francs = (value: string) => ({ value, currencyCode: 'CHF' });

function delivered(businessCase: BusinessCase): CaseState {
  return replay([
    { kind: 'submitted', processingMode: 'DELIVER', draft: { facts: factsOf(businessCase) } },
    { kind: 'delivered', businessCaseNetId: 'BCID1' },
  ]) as CaseState;
}

function after(state: CaseState, ...commands: Command[]): CaseState {
  return commands.reduce((now, command) => applyAll(now, expectValue(decide(now, command))), state);
}

const instalment = (kind: 'approve' | 'reject' | 'complete' | 'withdraw', externalInstalmentId: string): Command =>
  kind === 'approve'
    ? {
        kind: 'approveInstalment',
        externalInstalmentId,
        approvedAmount: francs(externalInstalmentId === 'G2-1' ? '300.00' : '100.00'),
      }
    : { kind: `${kind}Instalment`, externalInstalmentId };

describe('an approval', () => {
  test.each<[BusinessCase, string, string | undefined]>([
    [bill(), '140.80', undefined],
    [bill(), '140.79', 'APPROVED_AMOUNT_NOT_ALLOWED'],
    [bill(), '140.81', 'APPROVED_AMOUNT_NOT_ALLOWED'],
    [bill(), '0.00', 'APPROVED_AMOUNT_NOT_ALLOWED'],
    [bill(), '-140.80', 'APPROVED_AMOUNT_NOT_ALLOWED'],
    [openBill(), '0.01', undefined],
    [openBill(), '99999999.99', undefined],
    [openBill(), '0.00', 'APPROVED_AMOUNT_NOT_ALLOWED'],
    [donationInquiry(), '20.00', undefined],
  ])('%#: of %s francs gives %s', (businessCase, value, code) => {
    const decision = decide(delivered(businessCase), { kind: 'approve', approvedAmount: francs(value) });
    expect(codesOf(decision)).toEqual(code === undefined ? [] : [code]);
  });

  test('is in the currency of the bill and has a value', () => {
    for (const approvedAmount of [{ value: '140.80', currencyCode: 'EUR' }, { currencyCode: 'CHF' }]) {
      expect(codesOf(decide(delivered(bill()), { kind: 'approve', approvedAmount }))).toEqual([
        'APPROVED_AMOUNT_NOT_ALLOWED',
      ]);
    }
  });

  test('of a donation names one of its purposes', () => {
    const approve = (externalDonationPurposeId: string) =>
      decide(delivered(donationInquiry()), {
        kind: 'approve',
        approvedAmount: francs('20.00'),
        externalDonationPurposeId,
      });
    expect(codesOf(approve('P1'))).toEqual([]);
    expect(codesOf(approve('P2'))).toEqual(['DONATION_PURPOSE_UNKNOWN']);
  });

  test('is paid, or withdrawn before', () => {
    const approved = after(delivered(bill()), { kind: 'approve', approvedAmount: francs('140.80') });
    expect(approved).toMatchObject({ status: 'APPROVED', approvedAmount: { value: '140.80' } });
    expect(after(approved, { kind: 'complete' })).toMatchObject({ status: 'COMPLETED', completion: 'paid' });
    const donated: Command = { kind: 'approve', approvedAmount: francs('20.00'), externalDonationPurposeId: 'P1' };
    const kept = after(delivered(donationInquiry()), donated, { kind: 'withdraw' });
    expect([kept.approvedAmount, kept.externalDonationPurposeId]).toEqual([undefined, undefined]);
    const open = after(approved, { kind: 'withdraw' });
    expect([open.status, open.approvedAmount]).toEqual(['OPEN', undefined]);
    expect(after(open, { kind: 'complete' })).toMatchObject({ status: 'COMPLETED', completion: 'settledElsewhere' });
    expect(after(open, { kind: 'complete', fromStatement: true }).completion).toBe('receivedByStatement');
  });
});

test('credit notes and advices are acknowledged', () => {
  for (const businessCase of [creditNote(), advice()]) {
    expect(after(delivered(businessCase), { kind: 'complete' })).toMatchObject({ completion: 'acknowledged' });
  }
});

describe('instalments', () => {
  const open = delivered(instalmentBill());
  const statusesOf = (state: CaseState) => state.instalments.map(({ status }) => status);

  test('the first approval settles the group, and the case follows its instalments', () => {
    let state = after(open, instalment('approve', 'G1-1'));
    expect([state.status, state.chosenGroup]).toEqual(['OPEN', 'G1']);
    expect(statusesOf(state)).toEqual(['APPROVED', 'OPEN', 'OPEN', 'COMPLETED']);
    expect(state.instalments[0]?.approvedAmount).toEqual(francs('100.00'));
    state = after(state, instalment('approve', 'G1-2'), instalment('approve', 'G1-3'));
    expect(state.status).toBe('APPROVED');
    state = after(state, instalment('complete', 'G1-1'), instalment('complete', 'G1-2'));
    expect(state.status).toBe('APPROVED');
    state = after(state, instalment('complete', 'G1-3'));
    expect(state).toMatchObject({ status: 'COMPLETED', completion: 'paid' });
  });

  test('the group of everything at once completes the case with one payment', () => {
    const state = after(open, instalment('approve', 'G2-1'), instalment('complete', 'G2-1'));
    expect(state).toMatchObject({ status: 'COMPLETED', chosenGroup: 'G2', completion: 'paid' });
  });

  test('a completion without approval chooses no group, so that the news of an approval may come after it', () => {
    const early = after(open, instalment('complete', 'G1-1'), instalment('complete', 'G1-2'));
    expect([early.status, early.chosenGroup]).toEqual(['OPEN', undefined]);
    const chosen = after(early, instalment('approve', 'G2-1'));
    expect([chosen.status, chosen.chosenGroup]).toEqual(['APPROVED', 'G2']);
    expect(statusesOf(chosen)).toEqual(['COMPLETED', 'COMPLETED', 'COMPLETED', 'APPROVED']);
  });

  test('an instalment of another group is closed by then', () => {
    const state = after(open, instalment('approve', 'G1-1'));
    expect(codesOf(decide(state, instalment('approve', 'G2-1')))).toEqual(['ILLEGAL_STATE']);
    expect(codesOf(decide(state, instalment('approve', 'G9-9')))).toEqual(['INSTALMENT_NOT_FOUND']);
  });

  test('an approved amount is that of the instalment', () => {
    const command: Command = {
      kind: 'approveInstalment',
      externalInstalmentId: 'G1-1',
      approvedAmount: francs('300.00'),
    };
    expect(codesOf(decide(open, command))).toEqual(['APPROVED_AMOUNT_NOT_ALLOWED']);
  });

  test('rejecting the case rejects what is open', () => {
    const all = after(open, { kind: 'reject' });
    expect([all.status, statusesOf(all)]).toEqual(['REJECTED', ['REJECTED', 'REJECTED', 'REJECTED', 'REJECTED']]);
    const rest = after(open, instalment('approve', 'G1-1'), { kind: 'reject' });
    expect([rest.status, statusesOf(rest)]).toEqual(['APPROVED', ['APPROVED', 'REJECTED', 'REJECTED', 'COMPLETED']]);
    expect(after(rest, instalment('complete', 'G1-1')).status).toBe('COMPLETED');
  });

  test('a withdrawal opens the instalment and leaves the group chosen', () => {
    const state = after(open, instalment('approve', 'G1-1'), instalment('withdraw', 'G1-1'));
    expect([state.status, state.chosenGroup, state.instalments[0]?.approvedAmount]).toEqual(['OPEN', 'G1', undefined]);
  });

  test('settling, archiving and replacing the case complete what is open', () => {
    for (const [command, cause] of [
      [{ kind: 'complete' }, 'settledElsewhere'],
      [{ kind: 'archive' }, 'archived'],
      [{ kind: 'settleSibling', by: 2 }, 'siblingSettled'],
      [{ kind: 'replace', by: 2 }, 'replaced'],
      [{ kind: 'cancel', by: 2 }, 'cancelled'],
    ] as const) {
      expect(after(open, command)).toMatchObject({ status: 'COMPLETED', completion: cause });
    }
    expect(after(open, instalment('approve', 'G1-1'), { kind: 'archive' }).status).toBe('APPROVED');
  });

  test.each([
    ['', 'OPEN'],
    ['O', 'OPEN'],
    ['AOC', 'OPEN'],
    ['AAA', 'APPROVED'],
    ['ARC', 'APPROVED'],
    ['CC', 'COMPLETED'],
    ['CR', 'COMPLETED'],
    ['RR', 'REJECTED'],
  ])('%j makes a case %s', (letters, expected) => {
    const words = { O: 'OPEN', A: 'APPROVED', C: 'COMPLETED', R: 'REJECTED' } as const;
    const instalments = [...letters].map((letter, index) => ({
      externalPaymentByInstalmentsId: 'G1',
      externalInstalmentId: String(index),
      amount: francs('1.00'),
      payableAmountCanBeModified: false,
      status: words[letter as keyof typeof words],
    }));
    expect(statusOfInstalments(instalments)).toBe(expected);
    expect(statusOfInstalments(instalments, 'G2')).toBe('OPEN');
  });
});

describe('news of the network', () => {
  const open = delivered(bill());
  const approval: Command = { kind: 'approve', approvedAmount: francs('140.80'), eventNetId: 'EVID1' };

  test('counts once, also after a withdrawal', () => {
    const withdrawn = after(open, approval, { kind: 'withdraw', eventNetId: 'EVID2' });
    expect(withdrawn.networkEvents).toEqual(['EVID1', 'EVID2']);
    expect(decide(withdrawn, approval)).toEqual(ok([]));
    expect(after(withdrawn, { ...approval, eventNetId: 'EVID3' }).status).toBe('APPROVED');
  });

  test('does not say why it completes what is open', () => {
    expect(after(open, { kind: 'complete', eventNetId: 'EVID1' }).completion).toBe('toldByNetwork');
    const paid = after(open, approval, { kind: 'complete', eventNetId: 'EVID2' });
    expect(paid.completion).toBe('paid');
  });

  test('that comes late is recorded and dropped', () => {
    const paid = after(open, { kind: 'complete', eventNetId: 'EVID9' });
    const events = expectValue(decide(paid, approval));
    expect(events).toEqual([{ kind: 'newsDropped', eventNetId: 'EVID1' }]);
    expect(after(paid, approval).status).toBe('COMPLETED');
    expect(expectValue(decide(delivered(advice()), approval))).toEqual([{ kind: 'newsDropped', eventNetId: 'EVID1' }]);
  });

  test('before the delivery fails, to be told again', () => {
    const processing = replay([{ kind: 'submitted', processingMode: 'DELIVER', draft: { facts: factsOf(bill()) } }]);
    expect(codesOf(decide(processing, approval))).toEqual(['ILLEGAL_STATE']);
  });

  test('of an unknown instalment fails', () => {
    const command: Command = { kind: 'rejectInstalment', externalInstalmentId: 'X', eventNetId: 'EVID1' };
    expect(codesOf(decide(delivered(instalmentBill()), command))).toEqual(['INSTALMENT_NOT_FOUND']);
  });

  test('marks the first of several events only', () => {
    const command: Command = { ...instalment('approve', 'G1-1'), eventNetId: 'EVID1' } as Command;
    const ids = expectValue(decide(delivered(instalmentBill()), command)).map((event) => event.eventNetId);
    expect(ids).toEqual(['EVID1', undefined]);
  });

  test('in words of its own is kept and changes no status', () => {
    const state = after(open, { kind: 'report', told: { status: 'CHARGEBACK_INITIATED' }, eventNetId: 'EVID1' });
    expect(state).toMatchObject({ status: 'OPEN', networkStatus: 'CHARGEBACK_INITIATED' });
  });

  test('with a reason changes the status, and the reason is kept', () => {
    const told = { status: 'REJECTED', reason: '550 5.1.1: no such user' };
    const state = after(open, { kind: 'reject', told, eventNetId: 'EVID1' });
    expect(state).toMatchObject({ status: 'REJECTED', networkStatus: 'REJECTED', networkReason: told.reason });
    const again = decide(state, { kind: 'reject', told: { ...told, reason: 'another' }, eventNetId: 'EVID1' });
    expect(expectValue(again)).toEqual([]);
  });

  test('without a reason says no more than its status', () => {
    const state = after(open, { kind: 'reject', told: { status: 'REJECTED' }, eventNetId: 'EVID1' });
    expect([state.status, state.networkStatus, state.networkReason]).toEqual(['REJECTED', undefined, undefined]);
  });

  test('is forgotten in the end, the oldest first', () => {
    let state = open;
    for (let i = 0; i <= lifecycleLimits.networkEventsMax; i++) {
      state = after(state, { kind: 'report', told: { status: 'X' }, eventNetId: `EVID${i}` });
    }
    expect([state.networkEvents.length, state.networkEvents[0]]).toEqual([lifecycleLimits.networkEventsMax, 'EVID1']);
  });
});

test('the history of statuses tells every move and why', () => {
  const events: CaseEvent[] = [
    { kind: 'submitted', processingMode: 'STAGE', draft: { facts: factsOf(bill()) } },
    { kind: 'released', draft: { facts: factsOf(bill()) } },
    { kind: 'delayed', code: 'DOWN', at: 1 },
    { kind: 'delivered', businessCaseNetId: 'BCID1' },
    { kind: 'replaced', by: 2 },
    { kind: 'completed', cause: 'replaced' },
  ];
  const history = statusHistory(events.map((event, index) => ({ at: `t${index}`, event })));
  expect(history).toEqual([
    { at: 't0', field: 'processingStatus', from: undefined, to: 'STAGED', cause: 'submitted' },
    { at: 't1', field: 'processingStatus', from: 'STAGED', to: 'PROCESSING', cause: 'released' },
    { at: 't3', field: 'processingStatus', from: 'PROCESSING', to: 'DELIVERED', cause: 'delivered' },
    { at: 't5', field: 'status', from: 'OPEN', to: 'COMPLETED', cause: 'replaced' },
  ]);
});

test('a history that does not begin with the submission is a bug', () => {
  expect(() => replay([{ kind: 'rejected' }])).toThrow('submission');
  expect(replay([])).toBeUndefined();
});
