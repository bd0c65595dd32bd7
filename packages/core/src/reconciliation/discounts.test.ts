import { describe, expect, test } from 'vitest';
import { account, type BillChanges, iban, type Paid, run, told, until } from '../../../../test/paid-bill.ts';
import { sentenceOf } from '../catalogue/index.ts';
import type { Reconciliation, ReconciliationJson } from './index.ts';

const granted = 'settled open 0.00 discount 20.00 credit 0.00';

describe('a discount', () => {
  const two = [until('2', '2026-11-10'), until('1', '2026-11-20')];
  test.each<[what: string, payments: Paid[], changes: BillChanges, more: Partial<ReconciliationJson>, said: string[]]>([
    ['on its last day', [{ amount: '980.00' }], {}, {}, ['settled 20.00 RECONCILIATION_DISCOUNT', granted]],
    [
      'one day later',
      [{ amount: '980.00', on: '2026-11-11' }],
      {},
      {},
      ['partial RECONCILIATION_DISCOUNT_LATE RECONCILIATION_REST', 'partlyPaid open 20.00 discount 0.00 credit 0.00'],
    ],
    [
      'by the value date, not by the day of booking',
      [{ amount: '980.00', on: '2026-11-11', valued: '2026-11-10' }],
      {},
      {},
      ['settled 20.00 RECONCILIATION_DISCOUNT', granted],
    ],
    [
      'booked in time with a later value date',
      [{ amount: '980.00', on: '2026-11-10', valued: '2026-11-11' }],
      {},
      {},
      ['partial RECONCILIATION_DISCOUNT_LATE RECONCILIATION_REST', 'partlyPaid open 20.00 discount 0.00 credit 0.00'],
    ],
    [
      'of a payment without a day',
      [{ amount: '980.00', on: '' }],
      {},
      {},
      [
        'partial RECONCILIATION_DISCOUNT_DAY_UNKNOWN RECONCILIATION_REST',
        'partlyPaid open 20.00 discount 0.00 credit 0.00',
      ],
    ],
    ['that nobody takes', [{ amount: '1000.00' }], {}, {}, ['settled', 'settled open 0.00 discount 0.00 credit 0.00']],
    [
      'of another amount, too little taken',
      [{ amount: '990.00' }],
      {},
      {},
      [
        'partial RECONCILIATION_DISCOUNT_DIFFERS RECONCILIATION_REST',
        'partlyPaid open 10.00 discount 0.00 credit 0.00',
      ],
    ],
    [
      'of another amount, too much taken',
      [{ amount: '970.00' }],
      {},
      {},
      ['partial RECONCILIATION_REST', 'partlyPaid open 30.00 discount 0.00 credit 0.00'],
    ],
    [
      'by the days of the bill',
      [{ amount: '980.00' }],
      { date: '2026-10-31' as never, discounts: [{ percent: '2', days: 10 }] },
      {},
      ['settled 20.00 RECONCILIATION_DISCOUNT', granted],
    ],
    [
      'by the days of the bill, one day later',
      [{ amount: '980.00' }],
      { date: '2026-10-30' as never, discounts: [{ percent: '2', days: 10 }] },
      {},
      ['partial RECONCILIATION_DISCOUNT_LATE RECONCILIATION_REST', 'partlyPaid open 20.00 discount 0.00 credit 0.00'],
    ],
    [
      'the first of two',
      [{ amount: '980.00' }],
      { discounts: two },
      {},
      ['settled 20.00 RECONCILIATION_DISCOUNT', granted],
    ],
    [
      'the second of two',
      [{ amount: '990.00', on: '2026-11-20' }],
      { discounts: two },
      {},
      ['settled 10.00 RECONCILIATION_DISCOUNT', 'settled open 0.00 discount 10.00 credit 0.00'],
    ],
    [
      'the first of two in the days of the second',
      [{ amount: '980.00', on: '2026-11-20' }],
      { discounts: two },
      {},
      ['partial RECONCILIATION_DISCOUNT_LATE RECONCILIATION_REST', 'partlyPaid open 20.00 discount 0.00 credit 0.00'],
    ],
    [
      'after a part payment, of the whole bill',
      [{ amount: '500.00', on: '2026-11-08' }, { amount: '480.00' }],
      {},
      {},
      ['partial RECONCILIATION_REST', 'settled 20.00 RECONCILIATION_DISCOUNT', granted],
    ],
    [
      'after a part payment, of what is open',
      [{ amount: '500.00', on: '2026-11-08' }, { amount: '490.00' }],
      {},
      {},
      [
        'partial RECONCILIATION_REST',
        'settled 10.00 RECONCILIATION_DISCOUNT',
        'settled open 0.00 discount 10.00 credit 0.00',
      ],
    ],
    [
      'taken on both parts',
      [{ amount: '490.00', on: '2026-11-08' }, { amount: '490.00' }],
      {},
      {},
      ['partial RECONCILIATION_REST', 'settled 20.00 RECONCILIATION_DISCOUNT', granted],
    ],
    [
      'whose last part came late',
      [
        { amount: '500.00', on: '2026-11-08' },
        { amount: '480.00', on: '2026-11-11' },
      ],
      {},
      {},
      [
        'partial RECONCILIATION_REST',
        'partial RECONCILIATION_DISCOUNT_LATE RECONCILIATION_REST',
        'partlyPaid open 20.00 discount 0.00 credit 0.00',
      ],
    ],
    [
      'after a part paid before',
      [{ amount: '480.00' }],
      { paid: '500.00' },
      {},
      ['settled 20.00 RECONCILIATION_DISCOUNT', granted],
    ],
    [
      'after a part paid late before',
      [{ amount: '480.00' }],
      { paid: '500.00', lastPaid: '2026-11-11' as never },
      {},
      ['partial RECONCILIATION_DISCOUNT_LATE RECONCILIATION_REST', 'partlyPaid open 20.00 discount 0.00 credit 0.00'],
    ],
    [
      'twice',
      [{ amount: '980.00', on: '2026-11-08' }, { amount: '980.00' }],
      {},
      {},
      [
        'settled 20.00 RECONCILIATION_DISCOUNT',
        'double RECONCILIATION_SETTLED_BEFORE',
        'doublePaid open 0.00 discount 20.00 credit 980.00',
      ],
    ],
    [
      'and more than all is paid',
      [{ amount: '1020.00' }],
      {},
      {},
      ['over RECONCILIATION_CREDIT', 'overpaid open 0.00 discount 0.00 credit 20.00'],
    ],
    [
      'of a bill in another currency than the account',
      [{ amount: '931.00', ordered: '<Amt Ccy="EUR">980.00</Amt>' }],
      { currency: 'EUR' },
      {},
      ['converted settled 20.00 RECONCILIATION_CONVERTED RECONCILIATION_DISCOUNT', granted],
    ],
    [
      'of a bill without amount',
      [{ amount: '980.00' }],
      { amount: undefined },
      {},
      ['amountFree', 'settled open - discount 0.00 credit 0.00'],
    ],
    [
      'of a closed bill',
      [{ amount: '980.00' }],
      { closed: true },
      {},
      ['double RECONCILIATION_SETTLED_BEFORE', 'doublePaid open 0.00 discount 0.00 credit 980.00'],
    ],
    [
      'is not added to a tolerance',
      [{ amount: '979.95' }],
      {},
      { tolerance: [{ currency: 'CHF', amount: '0.05' }] },
      [
        'partial RECONCILIATION_DISCOUNT_DIFFERS RECONCILIATION_REST',
        'partlyPaid open 20.05 discount 0.00 credit 0.00',
      ],
    ],
    [
      'that is smaller than the tolerance is granted and not tolerated',
      [{ amount: '980.00' }],
      {},
      { tolerance: [{ currency: 'CHF', amount: '50.00' }] },
      ['settled 20.00 RECONCILIATION_DISCOUNT', granted],
    ],
    [
      'that is late may be tolerated, and both are said',
      [{ amount: '980.00', on: '2026-11-11' }],
      {},
      { tolerance: [{ currency: 'CHF', amount: '20.00' }] },
      [
        'settled ±20.00 RECONCILIATION_DISCOUNT_LATE RECONCILIATION_WITHIN_TOLERANCE',
        'settled open 0.00 discount 0.00 credit 0.00',
      ],
    ],
    [
      'and the reversal of what took it: all is open again',
      [
        { amount: '980.00', on: '2026-11-08' },
        { amount: '980.00', on: '2026-11-09', isBack: true },
      ],
      {},
      {},
      [
        'settled 20.00 RECONCILIATION_DISCOUNT',
        'reversed -20.00 RECONCILIATION_DISCOUNT_TAKEN_BACK',
        'open open 1000.00 discount 0.00 credit 0.00',
      ],
    ],
    [
      'and the reversal of a part before: the discount was for the whole',
      [
        { amount: '500.00', on: '2026-11-07' },
        { amount: '480.00', on: '2026-11-08' },
        { amount: '500.00', on: '2026-11-12', isBack: true },
      ],
      {},
      {},
      [
        'partial RECONCILIATION_REST',
        'settled 20.00 RECONCILIATION_DISCOUNT',
        'reversed -20.00 RECONCILIATION_DISCOUNT_TAKEN_BACK',
        'partlyPaid open 520.00 discount 0.00 credit 0.00',
      ],
    ],
    [
      'and the reversal of the second of two alike: it stands',
      [
        { amount: '980.00', on: '2026-11-07' },
        { amount: '980.00', on: '2026-11-08' },
        { amount: '980.00', on: '2026-11-12', isBack: true },
      ],
      {},
      {},
      [
        'settled 20.00 RECONCILIATION_DISCOUNT',
        'double RECONCILIATION_SETTLED_BEFORE',
        'reversed RECONCILIATION_WHICH_IS_UNKNOWN',
        granted,
      ],
    ],
    [
      'and paid again in time after a reversal',
      [
        { amount: '980.00', on: '2026-11-07' },
        { amount: '980.00', on: '2026-11-08', isBack: true },
        { amount: '980.00', on: '2026-11-10' },
      ],
      {},
      {},
      [
        'settled 20.00 RECONCILIATION_DISCOUNT',
        'reversed -20.00 RECONCILIATION_DISCOUNT_TAKEN_BACK',
        'settled 20.00 RECONCILIATION_DISCOUNT',
        granted,
      ],
    ],
    [
      'of the account',
      [{ amount: '980.00' }],
      { discounts: undefined },
      { accounts: [{ iban: account, qrIban: iban, discounts: [until('2', '2026-11-10')] }] },
      ['settled 20.00 RECONCILIATION_DISCOUNT', granted],
    ],
    [
      'of the run',
      [{ amount: '980.00' }],
      { discounts: undefined, date: '2026-11-01' as never },
      {
        discounts: [
          { percent: '2', days: 10 },
          { percent: '0', days: 30 },
        ],
      },
      ['settled 20.00 RECONCILIATION_DISCOUNT', granted],
    ],
    [
      'of the run is not that of a bill that grants none',
      [{ amount: '980.00' }],
      { discounts: [] },
      { discounts: [until('2', '2026-11-10')] },
      ['partial RECONCILIATION_REST', 'partlyPaid open 20.00 discount 0.00 credit 0.00'],
    ],
    [
      'of the account goes before that of the run',
      [{ amount: '990.00' }],
      { discounts: undefined },
      { accounts: [{ iban, discounts: [until('1', '2026-11-10')] }], discounts: [until('2', '2026-11-10')] },
      ['settled 10.00 RECONCILIATION_DISCOUNT', 'settled open 0.00 discount 10.00 credit 0.00'],
    ],
  ])('%s', (_what, payments, changes, more, said) => {
    expect(told(run(payments, changes, more))).toEqual(said);
  });

  test('says what it grants, and why it does not', () => {
    const sentences = ({ receipts }: Reconciliation) => receipts.flatMap(({ reasons }) => reasons.map(sentenceOf));
    expect(sentences(run([{ amount: '980.00' }]))).toEqual([
      'The discount of 2 % was taken in time, by 2026-11-10: 20.00',
    ]);
    expect(sentences(run([{ amount: '980.00', on: '2026-11-11' }]))).toEqual([
      'The payer took the discount of 2 %, but it ended on 2026-11-10 and the money came on 2026-11-11',
      'Still open: 20.00',
    ]);
  });

  test('of the run needs the dates of bills: what has none is said', () => {
    const none = run([{ amount: '980.00' }], { discounts: undefined }, { discounts: [{ percent: '2', days: 10 }] });
    expect([told(none), none.notices.map(({ code, params }) => [code, params])]).toEqual([
      ['partial RECONCILIATION_REST', 'partlyPaid open 20.00 discount 0.00 credit 0.00'],
      [['RECONCILIATION_DISCOUNT_NO_DATE', { count: 1 }]],
    ]);
  });
});
