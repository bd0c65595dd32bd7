import fc from 'fast-check';
import { expect, test } from 'vitest';
import { expectValue } from '../../../../test/results.ts';
import { calendarDateOf } from '../date/calendar-date.ts';
import { ExactNumber } from '../json/write.ts';
import { exactSumOf, negated } from '../money/decimal-text.ts';
import { assignmentEntry, type JournalEntry, journalOfEntries, parseBooksSettings, reversedEntry } from './index.ts';

const day = (text: string) => calendarDateOf(text) as NonNullable<ReturnType<typeof calendarDateOf>>;

/** A collective credit of two payments: one that nobody can assign yet, and one that a bill was settled by. */
function booked(unclear: string, settled: string): JournalEntry {
  return {
    date: day('2026-11-20'),
    valueDate: day('2026-11-21'),
    text: 'Receipt, 2 payments',
    document: 'C-1',
    currency: 'CHF',
    account: 'CH8198765000700420011',
    place: { file: 0, statement: 0, entry: 3 },
    receipts: [4, 5],
    lines: [
      { account: '1020', role: 'bank', side: 'debit', amount: exactSumOf([unclear, settled]), text: 'Receipt' },
      { account: '1099', role: 'unclearReceipts', side: 'credit', amount: unclear, text: 'Unclear', receipt: 4 },
      { account: '1100', role: 'receivables', side: 'credit', amount: settled, text: 'B1', bill: 'B1', receipt: 5 },
    ],
  };
}

const english = { language: 'en' } as const;
const shown = ({ lines }: JournalEntry) => lines.map(({ role, side, amount }) => `${role} ${side} ${amount}`);
const amounts = fc
  .integer({ min: 1, max: 99_999_999 })
  .map((cents) => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`);
const balanceOf = ({ lines }: JournalEntry) =>
  exactSumOf(lines.map(({ side, amount }) => (side === 'debit' ? amount : negated(amount))));

test.each([
  ['as much as the bill asks for', '80.00', ['unclearReceipts debit 80.00', 'receivables credit 80.00']],
  ['less', '100.00', ['unclearReceipts debit 80.00', 'receivables credit 80.00']],
  ['more', '50.00', ['unclearReceipts debit 80.00', 'receivables credit 50.00', 'customerCredits credit 30.00']],
  ['for one that asks for nothing', '0.00', ['unclearReceipts debit 80.00', 'customerCredits credit 80.00']],
  ['for one of any amount', undefined, ['unclearReceipts debit 80.00', 'receivables credit 80.00']],
])('a receipt that a person assigns: %s', (_, open, lines) => {
  const made = assignmentEntry(booked('80.00', '20.00'), { receipt: 4, bill: 'B2', open, ...english });
  expect(made && shown(made)).toEqual(lines);
  expect(made).toMatchObject({
    date: '2026-11-20',
    receipts: [4],
    place: undefined,
    text: 'Receipt cleared up, Bill B2',
  });
});

test('what was not booked as unclear is not moved', () => {
  for (const receipt of [5, 6])
    expect(assignmentEntry(booked('80.00', '20.00'), { receipt, bill: 'B2', ...english })).toBeUndefined();
});

test('entries made by hand balance, and one that is taken back leaves nothing on any account', () => {
  fc.assert(
    fc.property(amounts, amounts, amounts, (unclear, settled, open) => {
      const entry = booked(unclear, settled);
      const made = assignmentEntry(entry, { receipt: 4, bill: 'B2', open, ...english }) as JournalEntry;
      expect(balanceOf(made)).toBe('0.00');
      for (const one of [entry, made]) {
        const back = reversedEntry(one, 'en');
        for (const role of ['bank', 'unclearReceipts', 'receivables', 'customerCredits']) {
          const lines = [...one.lines, ...back.lines].filter((line) => line.role === role);
          expect(balanceOf({ ...one, lines })).toBe('0.00');
        }
      }
    }),
  );
});

test('kept entries take the accounts that are named now', () => {
  const banks = [{ iban: 'CH81 9876 5000 7004 2001 1', currency: 'CHF', account: '1021' }];
  const accounts = { unclearReceipts: '1199' };
  const settings = expectValue(
    parseBooksSettings({ banks, accounts, rates: [{ currency: 'EUR', rate: new ExactNumber('0.95') }] }),
  );
  const { entries, notices } = journalOfEntries([booked('80.00', '20.00')], settings);
  expect(entries[0]?.lines.map(({ account }) => account)).toEqual(['1021', '1199', '1100']);
  expect(notices).toEqual([]);
  const other = { ...booked('1.00', '2.00'), account: 'CH5604835012345678009' };
  const shared = journalOfEntries([booked('80.00', '20.00'), other], expectValue(parseBooksSettings()));
  expect(shared.notices.map(({ code }) => code)).toEqual(['BOOKS_BANK_SHARED']);
});
