import { type Case, everyWay } from './cases.ts';
import { account, credit, debit, four, type HandMade, one, row, three, two } from './hand-made.ts';

const { qrIban } = account;
const payer = (name: string) => `<RltdPties><Dbtr><Pty><Nm>${name}</Nm></Pty></Dbtr></RltdPties>`;
const statement = (id: string, day: number, ...entries: readonly string[]): HandMade => ({
  message: '053',
  id,
  day,
  period: [`2026-11-${String(day).padStart(2, '0')}T00:00:00`, `2026-11-${String(day).padStart(2, '0')}T23:59:59`],
  entries,
});
const notification = (id: string, day: number, ...entries: readonly string[]): HandMade => ({
  message: '054',
  id,
  day,
  entries,
});

const report = (id: string, period: readonly [string, string], ...entries: readonly string[]): HandMade => ({
  message: '052',
  id,
  day: Number(period[0].slice(8, 10)),
  period,
  entries,
});
const aliked = (d: string, more?: string) =>
  credit(3, '100.00', {
    rows: [row('100.00', { d, ...(more !== undefined && { more }) })],
    ...(more === undefined && { entryReference: account.iban }),
  });

/** Bookings that look alike until one more message comes. */
export const entangledCases: readonly Case[] = [
  ...everyWay(
    'two entries of one notification without references, of which one says nothing',
    [notification('N', 3, credit(3, '100.00'), credit(3, '100.00', { rows: [row('100.00', { bill: one })] }))],
    { incoming: 20000, paid: { B1: 10000 } },
  ),
  ...everyWay(
    'a payment that might be in a collection, until the payments of this are told',
    [
      notification('I', 3, credit(3, '100.00', { c: 'A1', rows: [row('100.00', { d: 'T9', bill: two })] })),
      statement('S', 4, credit(4, '350.00', { c: 'C1', entryReference: qrIban })),
      notification(
        'N',
        4,
        credit(4, '350.00', {
          c: 'C1',
          entryReference: qrIban,
          rows: [row('100.00', { d: 'T1', bill: one }), row('250.00', { d: 'T2', bill: three })],
        }),
      ),
    ],
    { incoming: 45000, paid: { B1: 10000, B2: 10000, B3: 25000 } },
  ),
  ...everyWay(
    'a payment that came at once, and another entry of its amount that the statement has',
    [
      notification('I', 3, credit(3, '100.00', { c: 'A1', rows: [row('100.00', { d: 'T1', bill: one })] })),
      statement(
        'S',
        3,
        credit(3, '350.00', { rows: [row('100.00', { bill: one }), row('250.00', { bill: three })] }),
        credit(3, '100.00', { rows: [row('100.00', { bill: one })] }),
      ),
      notification(
        'N',
        3,
        credit(3, '350.00', {
          rows: [row('100.00', { d: 'T1', bill: one }), row('250.00', { d: 'T2', bill: three })],
        }),
      ),
    ],
    { incoming: 45000, paid: { B1: 20000, B3: 25000 } },
  ),
  ...everyWay(
    'payers that differ part what has one amount',
    [
      statement('S', 3, credit(3, '100.00', { rows: [row('100.00', { more: payer('Berta') })] })),
      notification(
        'N',
        3,
        credit(3, '100.00', { rows: [row('100.00', { bill: one, more: payer('Anna') })] }),
        credit(3, '100.00', { rows: [row('100.00', { more: payer('Berta') })] }),
      ),
    ],
    { incoming: 10000, paid: { B1: 0 } },
  ),
  ...everyWay(
    'an advice, and its details alike to the last field: the statement of the day has one',
    [
      notification('A', 3, credit(3, '100.00', { rows: [row('100.00', { bill: one })] })),
      notification('D', 3, credit(3, '100.00', { rows: [row('100.00', { bill: one })] })),
      statement('S', 3, credit(3, '100.00')),
      statement('T', 4, debit(4, '100.00', { rows: [row('100.00', { bill: one })] })),
    ],
    // What is taken back before it came waits for it
    { incoming: 10000, reversed: 10000, paid: { B1: 0 }, mayBeOpen: { money: 10000, bills: 10000 } },
  ),
  ...everyWay(
    'one reference of the bank on three days, and a statement of each',
    [3, 5, 7].flatMap((day) => [
      notification(
        `N${day}`,
        day,
        credit(day, '100.00', { c: 'C1', rows: [row('100.00', { d: `T${day}`, bill: day === 3 ? one : four })] }),
      ),
      statement(`S${day}`, day, credit(day, '100.00', { c: 'C1' })),
    ]),
    { incoming: 30000, paid: { B1: 10000, B4: 20000 } },
  ),
  ...everyWay(
    'reports of unknown form, and a notification that has one payment',
    [
      ...['R1', 'R2'].map(
        (id): HandMade => ({
          message: '052',
          id,
          day: 3,
          entries: [credit(3, '100.00', { rows: [row('100.00', { bill: one })] })],
        }),
      ),
      notification('N', 3, credit(3, '100.00', { rows: [row('100.00', { d: 'T1', bill: one })] })),
    ],
    { incoming: 10000, paid: { B1: 10000 } },
  ),
  ...everyWay(
    'a reference that is told after the booking was for nobody',
    [
      statement('S', 3, credit(3, '100.00', { c: 'C1', rows: [row('100.00', { more: payer('Anna') })] })),
      notification('N', 3, credit(3, '100.00', { c: 'C1', rows: [row('100.00', { d: 'T1', bill: one })] })),
    ],
    { incoming: 10000, paid: { B1: 10000 } },
  ),
  ...everyWay(
    'two alike bookings of which a first report has one, and a report of a later day',
    [
      report('R1', ['2026-11-03T00:00:00', '2026-11-03T12:00:00'], aliked('T6', payer('Anna'))),
      report('R2', ['2026-11-03T00:00:00', '2026-11-03T20:00:00'], aliked('T7'), aliked('T6', payer('Anna'))),
      report(
        'R3',
        ['2026-11-08T00:00:00', '2026-11-08T20:00:00'],
        credit(8, '10.00', { rows: [row('10.00', { d: 'T8' })] }),
      ),
    ],
    { incoming: 21000, paid: {} },
  ),
];
