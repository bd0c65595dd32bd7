import fc from 'fast-check';
import { expect, test } from 'vitest';
import { afterwards, always, centsOf, invoice, periods, plans } from '../../../../test/arbitraries/debtors.ts';
import {
  type BooksFormat,
  booksFormats,
  defaultDebtorAccounts,
  journalOfEntries,
  parseBooksSettings,
  writeBooks,
} from '../bookkeeping/index.ts';
import { type DebtorEventKind, debtorEntries, debtorEventKinds, debtorJournal, vatByPeriod } from './index.ts';

const words = {
  ...(Object.fromEntries(debtorEventKinds.map((kind) => [kind, kind])) as Record<DebtorEventKind, string>),
  rate: '{rate} %',
};
const books = { accounts: defaultDebtorAccounts, bank: 'CH9300762011623852957', hasVat: true, hasTold: true, words };

test('double entries balance, move the receivables as the journal does, and book the VAT of the period', () => {
  fc.assert(
    fc.property(plans, periods, fc.boolean(), (debtors, when, hasVat) => {
      const entries = debtorEntries(debtors, when, { ...books, hasVat });
      const cents = (side: 'debit' | 'credit', amount: string) =>
        side === 'debit' ? centsOf(amount) : -centsOf(amount);
      for (const { lines } of entries) {
        expect(lines.every(({ amount }) => centsOf(amount) > 0)).toBe(true);
        expect(lines.reduce((sum, { side, amount }) => sum + cents(side, amount), 0)).toBe(0);
      }
      const moved = (currency: string, role: string) =>
        entries
          .filter((entry) => entry.currency === currency)
          .flatMap(({ lines }) => lines)
          .reduce((sum, line) => sum + (line.role === role ? cents(line.side, line.amount) : 0), 0);
      for (const { currency, opening, closing } of debtorJournal(debtors, when))
        expect(moved(currency, 'receivables')).toBe(centsOf(closing) - centsOf(opening));
      for (const { currency, total } of vatByPeriod(debtors, when, 'agreed'))
        expect(moved(currency, 'vatDue') + (hasVat ? centsOf(total.vat) : 0)).toBe(0);
    }),
  );
});

test.each<BooksFormat>([...booksFormats])('%s has the entries of debtors', (format) => {
  const settings = parseBooksSettings({
    language: 'de',
    accounts: { receivables: '1105' },
    datev: { consultant: 1001, client: 7 },
  });
  if (!settings.ok) throw new Error('refused');
  const paid = afterwards(invoice([[10_000, 0]]), '2026-02-01', 'payment', '-108.10', { way: 'cash' });
  const journal = journalOfEntries(debtorEntries([paid], always, books), settings.value);
  const file = writeBooks(journal, format, settings.value);
  if (!file.ok) throw new Error(JSON.stringify(file.problems));
  for (const account of ['1105', '3400', '2200', '1000']) expect(file.value.text).toContain(account);
  expect(file.value.text).toMatch(/100[.,]00/);
  expect(file.value.text).toMatch(/8[.,]10/);
});

test('payments that statements tell are left to the books of the bank', () => {
  const told = afterwards(invoice([[10_000, 0]]), '2026-02-01', 'payment', '-108.10', { way: 'bank', isTold: true });
  expect(debtorEntries([told], always, { ...books, hasTold: false })).toHaveLength(1);
  expect(debtorEntries([told], always, books)).toHaveLength(2);
});
