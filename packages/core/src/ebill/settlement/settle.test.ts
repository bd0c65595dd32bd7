import { describe, expect, test } from 'vitest';
import {
  receiptsOfDay,
  type ToldEntry,
  toldAccount,
  toldQrIban,
  toldReferences,
  writeStatement,
} from '../../../../../test/arbitraries/statement.ts';
import { account, bill, day, donationInquiry, instalmentBill } from '../../../../../test/ebill-submissions.ts';
import { expectValue } from '../../../../../test/results.ts';
import { receiptsExample } from '../../statement/examples.ts';
import { readStatement } from '../../statement/index.ts';
import type { BusinessCase } from '../business-case.ts';
import { applyAll, type CaseEvent, type CaseState, factsOf, type Reference, replay } from '../lifecycle/index.ts';
import { type PayableCase, type Settlement, settleCases } from './index.ts';

const [first, second, third] = toldReferences;
const delivered: CaseEvent = { kind: 'delivered', businessCaseNetId: 'BCID0FB909852BBC4D06AD8336AAE87D7FC9' };

function paymentBy(reference: string, value: string | undefined, iban: string = toldQrIban) {
  return {
    accountAndReference: {
      generic: { referenceType: 'QRR' as const, referenceStructured: reference, iban: account(iban) },
    },
    amount: { value, currencyCode: 'CHF' },
    dueDate: day('2026-12-20'),
    payableAmountCanBeModified: value === undefined,
  };
}

function stateOf(businessCase: BusinessCase, events: readonly CaseEvent[], reference?: Reference): CaseState {
  const submitted: CaseEvent = {
    kind: 'submitted',
    processingMode: 'DELIVER',
    draft: { facts: factsOf(businessCase), reference },
  };
  return applyAll(replay([submitted]) as CaseState, events);
}

interface Given {
  readonly id?: number;
  readonly events?: readonly CaseEvent[];
  readonly received?: PayableCase['received'];
  readonly reference?: Reference;
  readonly type?: 'Bill' | 'Reminder';
}

/** A delivered case over an amount by a reference. */
function caseBy(qr: string, value: string | undefined, given: Given = {}): PayableCase {
  const { id = 1, events = [], received = [], reference, type = 'Bill' } = given;
  const businessCase = {
    ...bill(`N-${id}`, {
      totalAmount: { value, currencyCode: 'CHF' },
      singlePayment: { paymentMode: 'EBILL', paymentInformation: paymentBy(qr, value) },
    }),
    type,
  };
  return { id, businessCase, state: stateOf(businessCase, [delivered, ...events], reference), received };
}

function settle(cases: readonly PayableCase[], ...entries: readonly ToldEntry[]): Settlement {
  const file = expectValue(readStatement(writeStatement({ id: 'S', entries })));
  return expectValue(settleCases([file], { cases, seen: [] }));
}

let count = 0;
const paid = (reference: string, amount: string): ToldEntry => {
  count += 1;
  return receiptsOfDay('2026-11-20', [{ name: String(count), amount, reference }]);
};
const said = ({ receipts }: Settlement) =>
  receipts.map(({ outcome, verdict, caseId, reasons }) =>
    [outcome, verdict, caseId, ...reasons.map(({ code }) => code)].join(' '),
  );
const done = ({ commands }: Settlement) => commands.map(({ caseId, command }) => `${command.kind} ${caseId}`);
const completed: CaseEvent = { kind: 'completed', cause: 'paid' };

describe('a case', () => {
  test.each<[string, PayableCase, ToldEntry, string, string[]]>([
    [
      'that is paid exactly is completed',
      caseBy(first, '75.00'),
      paid(first, '75.00'),
      'paid settled 1',
      ['complete 1'],
    ],
    [
      'that is paid in part stays open',
      caseBy(first, '75.00'),
      paid(first, '74.95'),
      'look partial 1 RECONCILIATION_REST',
      [],
    ],
    [
      'that was paid in part before is completed by the rest',
      caseBy(first, '75.00', { received: [{ amount: '74.95', currency: 'CHF' }] }),
      paid(first, '0.05'),
      'paid settled 1',
      ['complete 1'],
    ],
    [
      'that is paid too much stays open',
      caseBy(first, '75.00'),
      paid(first, '75.05'),
      'look over 1 RECONCILIATION_CREDIT',
      [],
    ],
    [
      'without amount is completed by any',
      caseBy(first, undefined),
      paid(first, '12.00'),
      'paid amountFree 1',
      ['complete 1'],
    ],
    [
      'of which another amount was approved asks for that',
      caseBy(first, undefined, {
        events: [{ kind: 'approved', approvedAmount: { value: '20.00', currencyCode: 'CHF' } }],
      }),
      paid(first, '15.00'),
      'look partial 1 RECONCILIATION_REST',
      [],
    ],
    [
      'that the network has completed is confirmed',
      caseBy(first, '75.00', { events: [completed] }),
      paid(first, '75.00'),
      'paid settled 1 CASE_COMPLETED_BEFORE',
      [],
    ],
    [
      'that was paid by a statement before is paid twice',
      caseBy(first, '75.00', {
        events: [{ kind: 'completed', cause: 'receivedByStatement' }],
        received: [{ amount: '75.00', currency: 'CHF' }],
      }),
      paid(first, '75.00'),
      'look double 1 RECONCILIATION_SETTLED_BEFORE CASE_COMPLETED_BEFORE',
      [],
    ],
    [
      'whose reminder was paid is paid on top',
      caseBy(first, '75.00', { events: [{ kind: 'completed', cause: 'siblingSettled' }] }),
      paid(first, '75.00'),
      'look settled 1 CASE_PAID_BY_LINKED',
      [],
    ],
    [
      'that was rejected stays rejected',
      caseBy(first, '75.00', { events: [{ kind: 'rejected' }] }),
      paid(first, '75.00'),
      'look settled 1 CASE_STAYS_REJECTED',
      [],
    ],
    [
      'that was cancelled is owed nothing',
      caseBy(first, '75.00', { events: [{ kind: 'completed', cause: 'cancelled' }] }),
      paid(first, '75.00'),
      'look settled 1 CASE_NOT_OWED',
      [],
    ],
    [
      'with another reference has nothing to do with it',
      caseBy(second, '75.00'),
      paid(first, '75.00'),
      'other unknownReference ',
      [],
    ],
  ])('%s', (_name, found, entry, words, commands) => {
    const settlement = settle([found], entry);
    expect([said(settlement), done(settlement)]).toEqual([[words], commands]);
  });

  test('that is not delivered is not known yet', () => {
    const found = caseBy(first, '75.00');
    const state = stateOf(found.businessCase, []);
    expect(said(settle([{ ...found, state }], paid(first, '75.00')))).toEqual(['other unknownReference ']);
  });

  test('is not told apart from another with the same reference, unless that was paid in full', () => {
    const january = caseBy(first, '75.00', { id: 1, events: [completed] });
    const february = caseBy(first, '75.00', { id: 2 });
    const entry = paid(first, '75.00');
    const unclear = settle([january, february], entry);
    expect([said(unclear), done(unclear), unclear.counted]).toEqual([['look candidate  CASES_NOT_TOLD_APART'], [], []]);
    expect(unclear.receipts[0]?.candidates.map(({ caseId }) => caseId)).toEqual([2, 1]);
    const received = [{ amount: '75.00', currency: 'CHF' }];
    expect(done(settle([{ ...january, received }, february], entry))).toEqual(['complete 2']);
  });

  test('that was replaced gives its reference to what replaced it', () => {
    const old = caseBy(first, '75.00', {
      id: 1,
      events: [
        { kind: 'replaced', by: 2 },
        { kind: 'completed', cause: 'replaced' },
      ],
    });
    const reminder = caseBy(first, '80.00', { id: 3, type: 'Reminder', reference: { effect: 'remind', id: 1 } });
    expect(done(settle([old, caseBy(first, '80.00', { id: 2 }), reminder], paid(first, '80.00')))).toEqual([
      'complete 3',
    ]);
  });

  test('or its reminder: the one whose amount is reached first, and the one that was approved', () => {
    const reminder = caseBy(first, '90.00', { id: 2, type: 'Reminder', reference: { effect: 'remind', id: 1 } });
    const asked = [caseBy(first, '80.00'), reminder];
    expect(done(settle(asked, paid(first, '80.00')))).toEqual(['complete 1']);
    expect(done(settle(asked, paid(first, '90.00')))).toEqual(['complete 2']);
    const both = settle(asked, paid(first, '80.00'), paid(first, '10.00'));
    expect([done(both), both.touched]).toEqual([['complete 1'], [2, 1]]);
    expect(said(settle(asked, paid(first, '60.00')))).toEqual(['look partial 2 RECONCILIATION_REST']);
    const approved = caseBy(first, '90.00', {
      events: [{ kind: 'approved', approvedAmount: { value: '90.00', currencyCode: 'CHF' } }],
    });
    expect(done(settle([approved, reminder], paid(first, '90.00')))).toEqual(['complete 1']);
  });
});

test('an instalment bill is completed with the last instalment of a group', () => {
  const groups = instalmentBill().paymentsByInstalments.paymentByInstalments;
  const references: Readonly<Record<string, string>> = { 'G1-1': first, 'G1-2': second, 'G1-3': third };
  const businessCase = instalmentBill('I', {
    paymentsByInstalments: {
      paymentByInstalments: groups.map((group) => ({
        ...group,
        instalments: {
          instalment: group.instalments.instalment.map((one) => {
            const reference = references[one.externalInstalmentId];
            return reference === undefined ? one : { ...one, paymentInformation: paymentBy(reference, '100.00') };
          }),
        },
      })),
    },
  });
  const instalmentsCompleted: CaseEvent = {
    kind: 'instalmentsCompleted',
    externalInstalmentIds: ['G1-1'],
    cause: 'receivedByStatement',
  };
  const found: PayableCase = {
    id: 7,
    businessCase,
    state: stateOf(businessCase, [delivered, instalmentsCompleted]),
    received: [{ externalInstalmentId: 'G1-1', amount: '100.00', currency: 'CHF' }],
  };
  expect(done(settle([found], paid(second, '100.00')))).toEqual(['completeInstalment 7']);
  expect(done(settle([found], paid(second, '100.00'), paid(third, '100.00')))).toEqual([
    'completeInstalment 7',
    'completeInstalment 7',
    'complete 7',
  ]);
  expect(said(settle([found], paid(first, '100.00')))).toEqual([
    'look double 7 RECONCILIATION_SETTLED_BEFORE CASE_COMPLETED_BEFORE',
  ]);
});

test('a donation of any amount completes its inquiry', () => {
  const businessCase = {
    ...donationInquiry(),
    singlePayment: { paymentMode: 'EBILL' as const, paymentInformation: paymentBy(first, undefined) },
  };
  const found = { id: 1, businessCase, state: stateOf(businessCase, [delivered]), received: [] };
  expect(done(settle([found], paid(first, '33.35')))).toEqual(['complete 1']);
});

test('the example of a bank: settled, in part, twice, unknown, converted and taken back', () => {
  const businessCase = bill('B4', {
    totalAmount: { value: '100.00', currencyCode: 'EUR' },
    singlePayment: {
      paymentMode: 'EBILL',
      paymentInformation: {
        ...paymentBy(first, undefined),
        accountAndReference: {
          generic: { referenceType: 'SCOR', referenceStructured: 'RF78LENZ2026118', iban: account(toldAccount) },
        },
        amount: { value: '100.00', currencyCode: 'EUR' },
      },
    },
  });
  const cases = [
    caseBy(first, '1520.40', { id: 1 }),
    caseBy(second, '980.00', { id: 2 }),
    caseBy(third, '75.00', { id: 3 }),
    { id: 4, businessCase, state: stateOf(businessCase, [delivered]), received: [] },
  ];
  const file = expectValue(readStatement(receiptsExample));
  const settlement = expectValue(settleCases([file], { cases, seen: [] }));
  expect([...said(settlement)].sort()).toEqual(
    [
      'paid settled 1',
      'look partial 2 RECONCILIATION_REST',
      'look double 1 RECONCILIATION_PADDED RECONCILIATION_SETTLED_BEFORE',
      'other unknownReference ',
      'paid converted 4 RECONCILIATION_CONVERTED',
      'look reversed 1 RECONCILIATION_ACCOUNT_NOT_NAMED RECONCILIATION_WHICH_IS_UNKNOWN',
    ].sort(),
  );
  expect(done(settlement)).toEqual(['complete 1', 'complete 4']);
  expect(settlement.sums).toEqual([{ currency: 'CHF', incoming: '4234.30', reversed: '1520.40' }]);
  expect(settlement.counted).toEqual([
    { currency: 'CHF', amount: '2020.40' },
    { currency: 'EUR', amount: '100.00' },
  ]);
  const again = expectValue(settleCases([file], { cases, seen: settlement.memory.map(({ line }) => line) }));
  expect([said(again), again.repeated, again.counted]).toEqual([['other unknownReference '], 5, []]);
});

test('the sums of a run are of its own files, though earlier ones left nothing behind but that they were told', () => {
  const cases = [caseBy(first ?? '', '80.00')];
  const told = (id: string, ...entries: ToldEntry[]) => expectValue(readStatement(writeStatement({ id, entries })));
  const nobodys = { ...paid(third ?? '', '70.00'), servicerReference: 'C1' };
  const begun = expectValue(settleCases([told('A', nobodys)], { cases, seen: [] }));
  expect(begun.sums).toEqual([{ currency: 'CHF', incoming: '70.00', reversed: '0.00' }]);
  const seen = begun.memory.map(({ line }) => line);
  const later = { ...paid(second ?? '', '5.00'), servicerReference: 'C2' };
  const next = expectValue(settleCases([told('B', later)], { cases, seen }));
  expect(next.sums).toEqual([{ currency: 'CHF', incoming: '5.00', reversed: '0.00' }]);
});
