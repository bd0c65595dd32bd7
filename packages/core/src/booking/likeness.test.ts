import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { contradicts, matchRows, mayBeOne, saysOther } from './likeness.ts';
import type { Row, Told } from './told.ts';

const row: Row = {
  own: 'D1',
  amount: '100.00',
  direction: 'credit',
  references: [{ type: 'QRR', text: '000000000000000202611047115' }],
  endToEnd: 'E1',
  instruction: 'I1',
  uetr: 'U1',
  payer: 'Anna',
};

/** One field changed: whether the two cannot be one, and whether they say something that differs. */
test.each<[field: string, change: Partial<Row>, contradicting: boolean, differing: boolean]>([
  ['nothing', {}, false, false],
  ['the amount', { amount: '100.01' }, true, true],
  ['no amount', { amount: undefined }, false, false],
  ['the direction', { direction: 'debit' }, true, true],
  ['the reference', { references: [{ type: 'QRR', text: '000000000000000202611047120' }] }, true, true],
  ['no reference', { references: [] }, false, false],
  ['the UETR', { uetr: 'U2' }, true, true],
  ['no UETR', { uetr: undefined }, false, false],
  ['the reference of the bank', { own: 'D2' }, false, true],
  ['none of the bank', { own: undefined }, false, false],
  ['the end-to-end identification', { endToEnd: 'E2' }, false, true],
  ['the instruction', { instruction: 'I2' }, false, true],
  ['the payer', { payer: 'Bruno' }, false, true],
  ['no payer', { payer: undefined }, false, false],
])('%s', (_, change, contradicting, differing) => {
  const other = { ...row, ...change };
  expect([contradicts(row, other), contradicts(other, row)]).toEqual([contradicting, contradicting]);
  expect([saysOther(row, other), saysOther(other, row)]).toEqual([differing, differing]);
  const told = (...rows: readonly Row[]) => ({ rows }) as Told;
  expect(mayBeOne(told(row), told(other))).toBe(!differing);
});

test('entries of which one tells no payments, or another number of them, may be one', () => {
  const told = (...rows: readonly Row[]) => ({ rows }) as Told;
  const other = { ...row, amount: '7.00' };
  expect(mayBeOne(told(), told(row))).toBe(true);
  expect(mayBeOne(told(row), told(row, other))).toBe(true);
  expect(mayBeOne(told(row, other), told(other, row))).toBe(true);
  expect(mayBeOne(told(row, other), told(row, row))).toBe(false);
});

test('payments are found again by the reference of the bank, by what they say, by reference, by amount', () => {
  const plain: Row = { amount: '5.00', direction: 'credit', references: [] };
  const named = (own: string): Row => ({ ...plain, own });
  expect(matchRows([named('A'), named('B')], [named('B'), named('A')])).toEqual([1, 0]);
  const paidBy = (payer: string): Row => ({ ...plain, payer });
  expect(matchRows([paidBy('A'), paidBy('B')], [paidBy('B'), paidBy('A')])).toEqual([1, 0]);
  const forBill = (text: string, payer?: string): Row => ({ ...plain, payer, references: [{ type: 'SCOR', text }] });
  expect(matchRows([forBill('1'), forBill('2')], [forBill('2', 'B'), forBill('1', 'A')])).toEqual([1, 0]);
  expect(matchRows([plain, { ...plain, amount: '6.00' }], [{ ...paidBy('A'), amount: '6.00' }, paidBy('B')])).toEqual([
    1, 0,
  ]);
  // One of the bank's references does not make one of two amounts
  expect(matchRows([named('A')], [{ ...named('A'), amount: '6.00' }])).toEqual([undefined]);
  expect(matchRows([plain, plain, plain], [plain, plain])).toEqual([0, 1, undefined]);
});

test('each payment has at most one partner, which does not contradict it, whatever they say', () => {
  const rows = fc.array(
    fc.record({
      own: fc.constantFrom(undefined, 'A', 'B'),
      amount: fc.constantFrom('1.00', '2.00'),
      direction: fc.constantFrom('credit' as const, 'debit' as const),
      references: fc.constantFrom([], [{ type: 'SCOR', text: 'RF18' }], [{ type: 'SCOR', text: 'RF19' }]),
      payer: fc.constantFrom(undefined, 'Anna', 'Bruno'),
    }),
    { maxLength: 6 },
  );
  fc.assert(
    fc.property(rows, rows, (some, others) => {
      const partners = matchRows(some, others);
      const found = partners.filter((partner) => partner !== undefined);
      expect(new Set(found).size).toBe(found.length);
      for (const [at, partner] of partners.entries()) {
        if (partner !== undefined) expect(contradicts(some[at] as Row, others[partner] as Row)).toBe(false);
      }
      // What is told again as it is finds itself
      expect(matchRows(some, some).every((partner) => partner !== undefined)).toBe(true);
    }),
  );
});
