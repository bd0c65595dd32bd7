import { account, credit, debit, four, type HandMade, one, row, three, two } from './hand-made.ts';

/** Files in runs, and what is in and paid at the end. */
export interface Case {
  readonly name: string;
  readonly runs: readonly (readonly HandMade[])[];
  /** In hundredths. */
  readonly incoming: number;
  readonly reversed?: number;
  readonly paid: Readonly<Record<string, number>>;
  /** How much of the money, and of what was paid, may be called open in place of being counted. */
  readonly mayBeOpen?: { readonly money: number; readonly bills: number };
}

/** All orders of some files, or enough of them, in one run and each in a run of its own. */
export function everyWay(name: string, files: readonly HandMade[], rest: Omit<Case, 'name' | 'runs'>): Case[] {
  const orders =
    files.length > 3 ? [files, files.toReversed(), [...files.slice(2), ...files.slice(0, 2)]] : ordersOf(files);
  return orders.flatMap((order): Case[] => {
    const ids = order.map(({ id }) => id).join(', ');
    return [
      { name: `${name}: ${ids} in one run`, runs: [order], ...rest },
      { name: `${name}: ${ids} in a run each`, runs: order.map((file) => [file]), ...rest },
      { name: `${name}: ${ids} in a run each, and all again`, runs: [...order.map((file) => [file]), order], ...rest },
    ];
  });
}

function ordersOf<T>(items: readonly T[]): T[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((item, at) => ordersOf(items.filter((_, other) => other !== at)).map((rest) => [item, ...rest]));
}

const { qrIban } = account;
const sharedC: HandMade = {
  message: '053',
  id: 'S',
  day: 3,
  entries: [
    credit(3, '100.00', { c: 'C1', rows: [row('100.00', { bill: one })] }),
    credit(3, '100.00', { c: 'C1', rows: [row('100.00', { bill: two })] }),
  ],
};
const envelope: HandMade = {
  message: '053',
  id: 'S',
  day: 3,
  entries: [credit(3, '350.00', { c: 'C1', entryReference: qrIban })],
};
const rowsOf350 = [row('100.00', { d: 'T1', bill: one }), row('250.00', { d: 'T2', bill: three })];
const detailed: HandMade = {
  message: '054',
  id: 'N',
  day: 3,
  entries: [credit(3, '350.00', { c: 'C1', entryReference: qrIban, rows: rowsOf350 })],
};
const advice: HandMade = { ...envelope, message: '054', id: 'A' };
const statementOf = (id: string, day: number, ...entries: readonly string[]): HandMade => ({
  message: '053',
  id,
  day,
  entries,
});
const settled350 = { incoming: 35000, paid: { B1: 10000, B3: 25000 } };

/** Cases that the law names, and bookings that were once counted twice or lost. */
export const cases: readonly Case[] = [
  {
    name: 'two entries of one statement share a reference',
    runs: [[sharedC]],
    incoming: 20000,
    paid: { B1: 10000, B2: 10000 },
  },
  { name: 'the same read twice in a run', runs: [[sharedC, sharedC]], incoming: 20000, paid: { B1: 10000, B2: 10000 } },
  { name: 'the same read in two runs', runs: [[sharedC], [sharedC]], incoming: 20000, paid: { B1: 10000, B2: 10000 } },
  ...everyWay(
    'two without a reference today and one tomorrow',
    [
      {
        message: '052',
        id: 'R',
        day: 3,
        period: ['2026-11-03T00:00:00', '2026-11-03T20:00:00'],
        entries: [credit(3, '10.00', { c: 'NONREF' }), credit(3, '10.00', { c: 'NONREF' })],
      },
      {
        message: '053',
        id: 'S',
        day: 4,
        period: ['2026-11-04T00:00:00', '2026-11-04T23:59:59'],
        balances: ['20.00', '30.00'],
        entries: [credit(4, '10.00', { c: 'NONREF' })],
      },
    ],
    { incoming: 3000, paid: {} },
  ),
  ...everyWay('a statement without payments and a notification with them', [envelope, detailed], settled350),
  ...everyWay('an advice, a statement and a notification', [advice, envelope, detailed], settled350),
  ...everyWay(
    'at once, and collected later',
    [
      {
        message: '054',
        id: 'I',
        day: 2,
        entries: [credit(2, '100.00', { c: 'A1', rows: [row('100.00', { d: 'T1', bill: one })] })],
      },
      envelope,
      detailed,
    ],
    settled350,
  ),
  ...everyWay(
    'one payment told with and without its own reference',
    [
      {
        message: '053',
        id: 'S',
        day: 3,
        entries: [credit(3, '100.00', { c: 'C1', rows: [row('100.00', { bill: one })] })],
      },
      {
        message: '054',
        id: 'N',
        day: 3,
        entries: [credit(3, '100.00', { c: 'C1', rows: [row('100.00', { d: 'T1', bill: one })] })],
      },
    ],
    { incoming: 10000, paid: { B1: 10000 } },
  ),
  ...everyWay(
    'two notifications alike but for the reference of the entry',
    ['C1', 'C2'].map((c) => ({
      message: '054',
      id: `N-${c}`,
      day: 3,
      entries: [credit(3, '100.00', { c, rows: [row('100.00', { bill: one })] })],
    })),
    { incoming: 20000, paid: { B1: 20000 } },
  ),
  ...everyWay(
    'two entries of one file share the reference of their payments',
    [
      {
        message: '054',
        id: 'N',
        day: 3,
        entries: [
          credit(3, '100.00', { c: 'C1', rows: [row('100.00', { d: 'T1', bill: one })] }),
          credit(3, '100.00', { c: 'C2', rows: [row('100.00', { d: 'T1', bill: two })] }),
        ],
      },
    ],
    { incoming: 20000, paid: { B1: 10000, B2: 10000 } },
  ),
  ...everyWay(
    'the reference of a payment comes again after weeks',
    [3, 28].map((day) => ({
      message: '054',
      id: `N-${day}`,
      day,
      entries: [credit(day, '100.00', { c: `C${day}`, rows: [row('100.00', { d: 'T1', bill: four })] })],
    })),
    { incoming: 20000, paid: { B4: 20000 } },
  ),
  ...everyWay(
    'three notifications and two bookings of a day',
    [
      {
        message: '053',
        id: 'S',
        day: 3,
        balances: ['0.00', '200.00'],
        entries: [credit(3, '100.00'), credit(3, '100.00')],
      },
      ...[one, two, four].map(
        (bill): HandMade => ({
          message: '054',
          id: `N-${bill.id}`,
          day: 3,
          entries: [credit(3, '100.00', { rows: [row('100.00', { bill })] })],
        }),
      ),
    ],
    // Which two of the three are in the statement, nobody can say
    { incoming: 20000, paid: { B1: 10000, B2: 10000, B4: 10000 }, mayBeOpen: { money: 0, bills: 30000 } },
  ),
  ...everyWay(
    'reports that go on from each other',
    ['08', '12'].map((hour, at) => ({
      message: '052',
      id: `R${hour}`,
      day: 3,
      period: [`2026-11-03T${hour}:00:00`, `2026-11-03T${Number(hour) + 4}:00:00`],
      balances: [`${at}00.00`, `${at + 1}00.00`],
      entries: [credit(3, '100.00', { rows: [row('100.00', { bill: at === 0 ? one : two })] })],
    })),
    { incoming: 20000, paid: { B1: 10000, B2: 10000 } },
  ),
  ...everyWay(
    'reports of which nobody knows whether they go on from each other',
    ['R1', 'R2'].map((id) => ({ message: '052', id, day: 3, entries: [credit(3, '100.00', { c: 'NONREF' })] })),
    { incoming: 20000, paid: {}, mayBeOpen: { money: 10000, bills: 0 } },
  ),
  ...everyWay(
    'equal references of payments, other references of bills',
    [one, two].map((bill, at) => ({
      message: '054',
      id: `N${at}`,
      day: 3,
      entries: [credit(3, '100.00', { c: `C${at}`, rows: [row('100.00', { d: 'T1', bill })] })],
    })),
    { incoming: 20000, paid: { B1: 10000, B2: 10000 } },
  ),
  ...everyWay(
    'a payment taken back by its reference',
    [
      statementOf('S3', 3, credit(3, '100.00', { c: 'C1', rows: [row('100.00', { d: 'T1', bill: one })] })),
      statementOf('S4', 4, debit(4, '100.00', { c: 'C2', rows: [row('100.00', { d: 'T2', bill: one })] })),
    ],
    { incoming: 10000, reversed: 10000, paid: { B1: 0 } },
  ),
  ...everyWay(
    'a payment taken back without any reference',
    [
      statementOf('S3', 3, credit(3, '100.00', { c: 'C1', rows: [row('100.00', { d: 'T1', bill: one })] })),
      statementOf('S4', 4, debit(4, '100.00', { c: 'C2' })),
    ],
    // The money is gone, and whose it was is not known
    { incoming: 10000, reversed: 10000, paid: { B1: 10000 } },
  ),
  ...everyWay(
    'a collection taken back as a whole',
    [envelope, detailed, statementOf('S4', 4, debit(4, '350.00', { c: 'C2', entryReference: qrIban }))],
    { incoming: 35000, reversed: 35000, paid: { B1: 0, B3: 0 } },
  ),
  ...everyWay(
    'one of two equal payments taken back',
    [
      statementOf(
        'S3',
        3,
        credit(3, '100.00', { c: 'C1', rows: [row('100.00', { d: 'T1', bill: one })] }),
        credit(3, '100.00', { c: 'C2', rows: [row('100.00', { d: 'T2', bill: one })] }),
      ),
      statementOf('S4', 4, debit(4, '100.00', { c: 'C3', rows: [row('100.00', { bill: one })] })),
    ],
    { incoming: 20000, reversed: 10000, paid: { B1: 10000 } },
  ),
  ...everyWay(
    'a payment that is only announced',
    [
      { message: '052', id: 'R', day: 3, entries: [credit(3, '100.00', { c: 'C1' }).replace('BOOK', 'PDNG')] },
      statementOf('S', 4, credit(4, '90.00', { c: 'C1', rows: [row('90.00', { bill: one })] })),
    ],
    { incoming: 9000, paid: { B1: 9000 } },
  ),
  ...everyWay(
    'a report, a statement and a notification, of which one has the payments',
    [
      {
        ...envelope,
        message: '052',
        id: 'R',
        period: ['2026-11-03T00:00:00', '2026-11-03T20:00:00'],
      },
      envelope,
      detailed,
    ],
    settled350,
  ),
  ...everyWay(
    'a statement that names the message with the payments, and another reference there',
    [
      statementOf('S', 3, credit(3, '350.00', { c: 'C1', elsewhere: 'M-N' })),
      { message: '054', id: 'N', day: 3, entries: [credit(3, '350.00', { c: 'C9', rows: rowsOf350 })] },
    ],
    settled350,
  ),
  ...everyWay(
    'at once, and another bill under the same reference in a collection',
    [
      {
        message: '054',
        id: 'I',
        day: 2,
        entries: [credit(2, '100.00', { c: 'A1', rows: [row('100.00', { d: 'T1', bill: two })] })],
      },
      detailed,
    ],
    { incoming: 45000, paid: { B1: 10000, B2: 10000, B3: 25000 } },
  ),
  ...everyWay(
    'one name for two statements',
    [3, 28].map((day) =>
      statementOf(`S`, day, credit(day, '100.00', { c: `C${day}`, rows: [row('100.00', { bill: one })] })),
    ),
    { incoming: 20000, paid: { B1: 20000 }, mayBeOpen: { money: 10000, bills: 10000 } },
  ),
  ...everyWay(
    'one reference in a notification, and in a statement after more than five days',
    [
      {
        message: '054',
        id: 'N',
        day: 3,
        entries: [credit(3, '100.00', { c: 'C1', rows: [row('100.00', { bill: one })] })],
      },
      statementOf('S', 12, credit(12, '100.00', { c: 'C1' })),
    ],
    { incoming: 20000, paid: { B1: 10000 }, mayBeOpen: { money: 10000, bills: 10000 } },
  ),
  ...everyWay(
    'payments told in two parts',
    rowsOf350.map((part, at) => ({
      message: '054',
      id: `N${at}`,
      day: 3,
      entries: [credit(3, '350.00', { c: 'C1', entryReference: qrIban, rows: [part] })],
    })),
    settled350,
  ),
];
