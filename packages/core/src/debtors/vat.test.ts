import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  after,
  afterwards,
  always,
  centsOf,
  considerationOf,
  invoice,
  opposite,
  periods,
  plans,
} from '../../../../test/arbitraries/debtors.ts';
import { exactSumOf } from '../money/index.ts';
import { type Debtor, vatByPeriod } from './index.ts';

test('once all is paid, VAT received is VAT agreed less what took off it, by rate, to the Rappen', () => {
  const settled = plans.map((debtors) =>
    debtors.filter(({ events }) => centsOf(exactSumOf(['0.00', ...events.map(({ amount }) => amount)])) === 0),
  );
  fc.assert(
    fc.property(settled, (debtors) => {
      const [agreed, received] = (['agreed', 'received'] as const).map((method) =>
        vatByPeriod(debtors, always, method),
      );
      const totals = (all: typeof agreed) =>
        all?.map(({ rows, rounding, total }) => ({
          rounding,
          total,
          rows: rows
            .map((row) => ({ category: row.category, rate: row.rate, total: row.total }))
            .filter((row) => row.total.gross !== '0.00' || row.total.vat !== '0.00'),
        }));
      expect(totals(received)).toEqual(totals(agreed));
    }),
  );
});

test('periods that follow each other add up to the whole, in both methods', () => {
  fc.assert(
    fc.property(plans, fc.nat(300), (debtors, at) => {
      const parts = [
        { from: '0000-01-01', to: after(at) },
        { from: after(at + 1), to: '9999-12-31' },
      ];
      for (const method of ['agreed', 'received'] as const) {
        const whole = vatByPeriod(debtors, always, method);
        for (const { currency, total, rounding } of whole) {
          const both = parts.map((part) => vatByPeriod(debtors, part, method).find((one) => one.currency === currency));
          expect(exactSumOf(both.map((one) => one?.total.vat ?? '0.00'))).toBe(total.vat);
          expect(exactSumOf(both.map((one) => one?.total.gross ?? '0.00'))).toBe(total.gross);
          expect(exactSumOf(both.map((one) => one?.rounding ?? '0.00'))).toBe(rounding);
        }
      }
    }),
  );
});

test('VAT by agreed consideration is that of the documents, reckoned beside it in whole centimes', () => {
  fc.assert(
    fc.property(plans, periods, (debtors, { from, to }) => {
      const invoiced = new Map<string, number>();
      for (const { currency, events } of debtors)
        for (const { kind, day, consideration } of events)
          if (kind === 'invoice' && day >= from && day <= to)
            for (const { rate, vat } of consideration?.shares ?? []) {
              const key = `${currency} ${rate}`;
              invoiced.set(key, (invoiced.get(key) ?? 0) + centsOf(vat));
            }
      const told = vatByPeriod(debtors, { from, to }, 'agreed').flatMap(({ currency, rows }) =>
        rows.map(({ rate, turnover }) => [`${currency} ${rate}`, centsOf(turnover.vat)] as const),
      );
      const isSomething = ([, cents]: readonly [string, number]) => cents !== 0;
      expect(new Map(told.filter(isSomething))).toEqual(new Map([...invoiced].filter(isSomething)));
    }),
  );
});

const quarter = (method: 'agreed' | 'received', debtor: Debtor, from: string, to: string) =>
  vatByPeriod([debtor], { from, to }, method)[0];

test('a part payment is of all rates in proportion, and the last one takes what is left', () => {
  // 100.00 at 8.1 and 100.00 at 2.6 are 210.70; a third of it came in January
  const paid = afterwards(
    afterwards(
      invoice([
        [10_000, 0],
        [10_000, 1],
      ]),
      '2026-01-20',
      'payment',
      '-70.23',
    ),
    '2026-04-02',
    'payment',
    '-140.47',
  );
  const rowsIn = (from: string, to: string) =>
    quarter('received', paid, from, to)?.rows.map(({ rate, box, total }) => [rate, box, total.net, total.vat]);
  // By hand: 70.23 × 108.10 / 210.70 = 36.03, of it VAT 36.03 × 8.10 / 108.10 = 2.70; 70.23 × 102.60 / 210.70 = 34.20, VAT 0.87
  expect(rowsIn('2026-01-01', '2026-03-31')).toEqual([
    ['8.1', '303', '33.33', '2.70'],
    ['2.6', '313', '33.33', '0.87'],
  ]);
  expect(rowsIn('2026-04-01', '2026-06-30')).toEqual([
    ['8.1', '303', '66.67', '5.40'],
    ['2.6', '313', '66.67', '1.73'],
  ]);
});

test('a part payment of an invoice with a credited item is of both rates in proportion, the one below zero', () => {
  // 100.00 at 8.1 less 10.00 at 2.6 are 108.10 less 10.26
  const items = [
    [10_000, 0],
    [-1_000, 1],
  ] as const;
  const half = afterwards(invoice(items), '2026-02-01', 'payment', '-48.92');
  const rows = quarter('received', half, '2026-01-01', '2026-03-31')?.rows;
  expect(rows?.map(({ rate, total }) => [rate, total.net, total.vat])).toEqual([
    ['8.1', '50.00', '4.05'],
    ['2.6', '-5.00', '-0.13'],
  ]);
});

test('cash discounts and losses take off what was agreed on their own day, not what is received', () => {
  const short = afterwards(
    afterwards(invoice([[10_000, 0]]), '2026-02-01', 'payment', '-105.94'),
    '2026-04-01',
    'discount',
    '-2.16',
  );
  const [first, second] = [
    quarter('agreed', short, '2026-01-01', '2026-03-31'),
    quarter('agreed', short, '2026-04-01', '2026-06-30'),
  ];
  expect([first?.turnover.net, first?.reductions.net]).toEqual(['100.00', '0.00']);
  // 2.16 with VAT: 2.00 and 0.16
  expect([second?.turnover.net, second?.reductions]).toEqual(['0.00', { net: '-2.00', vat: '-0.16', gross: '-2.16' }]);
  expect(quarter('received', short, '2026-01-01', '2026-03-31')?.total).toEqual({
    net: '98.00',
    vat: '7.94',
    gross: '105.94',
  });
  expect(quarter('received', short, '2026-04-01', '2026-06-30')?.total.gross).toBe('0.00');
});

test('fees of reminders and what is paid in excess are no consideration', () => {
  const fee = afterwards(
    afterwards(invoice([[10_000, 0]]), '2026-02-20', 'fee', '20.00'),
    '2026-03-01',
    'payment',
    '-150.00',
  );
  for (const method of ['agreed', 'received'] as const)
    expect(quarter(method, fee, '2026-01-01', '2026-12-31')?.total).toEqual({
      net: '100.00',
      vat: '8.10',
      gross: '108.10',
    });
  // A fee that is waived is no loss of what was sold
  const waived = afterwards(
    afterwards(afterwards(invoice([[10_000, 0]]), '2026-02-20', 'fee', '20.00'), '2026-03-01', 'payment', '-108.10'),
    '2026-03-02',
    'writeOff',
    '-20.00',
  );
  expect(quarter('agreed', waived, '2026-01-01', '2026-12-31')?.total.vat).toBe('8.10');
});

test('what was cancelled comes to nothing, and what was paid before counts on the day of the invoice', () => {
  const whole = invoice([[10_000, 0]]);
  const [issued] = whole.events;
  const cancelled = afterwards(whole, '2026-05-01', 'cancelled', '-108.10', {
    cancels: 'invoice',
    consideration: issued?.consideration && opposite(issued.consideration),
  });
  expect(quarter('agreed', cancelled, '2026-01-01', '2026-12-31')?.total.vat).toBe('0.00');
  expect(quarter('agreed', cancelled, '2026-04-01', '2026-06-30')?.turnover.vat).toBe('-8.10');
  const before: Debtor = {
    ...whole,
    events: whole.events.map((event) => ({
      ...event,
      amount: '54.05',
      consideration: event.consideration && { ...event.consideration, prepaid: '54.05' },
    })),
  };
  expect(quarter('received', before, '2026-01-01', '2026-03-31')?.total).toEqual({
    net: '50.00',
    vat: '4.05',
    gross: '54.05',
  });
});

test('money that comes before its invoice is received on its own day', () => {
  const early = afterwards(invoice([[10_000, 0]]), '2025-12-20', 'payment', '-54.05');
  expect(quarter('received', early, '2025-10-01', '2025-12-31')?.total).toEqual({
    net: '50.00',
    vat: '4.05',
    gross: '54.05',
  });
  expect(quarter('received', early, '2026-01-01', '2026-03-31')?.total.gross).toBe('0.00');
  expect(quarter('agreed', early, '2025-10-01', '2025-12-31')?.total.vat).toBe('0.00');
});

test('a part of an invoice without rounding is of its rates alone, to the Rappen', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 50_000 }), { minLength: 2, maxLength: 4 }),
      fc.nat(99),
      (nets, part) => {
        const whole = invoice(nets.map((net, rate) => [net, rate] as const));
        const cents = Math.max(1, Math.trunc((centsOf(whole.events[0]?.amount ?? '0') * part) / 100));
        const paid = afterwards(whole, '2026-02-01', 'payment', `-${(cents / 100).toFixed(2)}`);
        const received = quarter('received', paid, '2026-01-01', '2026-03-31');
        expect(received?.rounding).toBe('0.00');
        expect(centsOf(received?.total.gross ?? '')).toBe(cents);
      },
    ),
  );
});

test('who gets back more than was paid has paid nothing', () => {
  const refunded = afterwards(
    afterwards(invoice([[10_000, 0]]), '2026-02-01', 'payment', '-50.00'),
    '2026-03-01',
    'refund',
    '80.00',
  );
  expect(quarter('received', refunded, '2026-01-01', '2026-03-31')?.total.gross).toBe('0.00');
});

test('a credit note at another rate moves what was agreed and what was received alike', () => {
  const note = opposite(considerationOf([[10_536, 1]], false));
  expect(note.total).toBe('-108.10');
  const credited = afterwards(invoice([[10_000, 0]]), '2026-02-01', 'credit', note.total, { consideration: note });
  const vatOf = (method: 'agreed' | 'received') =>
    quarter(method, credited, '2026-01-01', '2026-03-31')?.rows.map(({ rate, total }) => [rate, total.vat]);
  expect(vatOf('agreed')).toEqual([
    ['8.1', '8.10'],
    ['2.6', '-2.74'],
  ]);
  expect(vatOf('received')).toEqual(vatOf('agreed'));
});

test('what is taken off an invoice that was credited whole is of no rate, and takes off nothing that was agreed', () => {
  const whole = opposite(considerationOf([[10_000, 0]], false));
  const credited = afterwards(invoice([[10_000, 0]]), '2026-02-01', 'credit', whole.total, { consideration: whole });
  for (const kind of ['discount', 'writeOff'] as const) {
    const reduced = afterwards(credited, '2026-03-01', kind, '-2.16');
    const agreed = quarter('agreed', reduced, '2026-01-01', '2026-03-31');
    expect([agreed?.total.vat, agreed?.reductions.gross, agreed?.rounding]).toEqual(['0.00', '-108.10', '-2.16']);
    expect(quarter('received', reduced, '2026-01-01', '2026-03-31')?.total.gross).toBe('0.00');
  }
});
