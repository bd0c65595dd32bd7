import { accountRoles, type Journal, type JournalEntry, type JournalLine } from '@rappen/core/bookkeeping';
import type { CalendarDate } from '@rappen/core/date';
import * as fc from 'fast-check';

/** Texts as payers and banks write them, and some that programs read as something else. */
const texts = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 120 }),
  fc.constantFrom(
    '=HYPERLINK("http://example.com")',
    '; comment | payee',
    '(code) * text',
    'date:2026-13-45 [2026-01-01=2026-02-02]',
    '"quoted" \\ back;slash',
    'tab\tline\r\nfeed',
    '! Ümläut – ’ŒŠ€',
    '-1+1',
    '',
  ),
);
const amounts = fc.integer({ min: 1, max: 99_999_999 }).map(textOf);
const days = fc.integer({ min: 1, max: 28 }).map((day) => `2026-11-${String(day).padStart(2, '0')}` as CalendarDate);

interface Part {
  readonly amount: string;
  readonly isDebit: boolean;
  readonly role: JournalLine['role'];
  readonly text: string;
  readonly bill: string | undefined;
  readonly foreign: string | undefined;
}

const parts: fc.Arbitrary<Part> = fc.record({
  amount: amounts,
  isDebit: fc.boolean(),
  role: fc.constantFrom(...accountRoles.filter((role) => role !== 'bank')),
  text: texts,
  bill: fc.option(texts, { nil: undefined }),
  foreign: fc.option(amounts, { nil: undefined }),
});

/** Entries of two lines and more that balance, with whatever texts: as programs must be able to read them. */
export const journals: fc.Arbitrary<Journal> = fc
  .array(
    fc.record({
      date: days,
      valueDate: fc.option(days, { nil: undefined }),
      text: texts,
      document: fc.option(texts, { nil: undefined }),
      parts: fc.array(parts, { minLength: 1, maxLength: 4 }),
    }),
    { minLength: 1, maxLength: 12 },
  )
  .map((entries) => ({
    entries: entries.map(entryOf).sort((one, other) => (one.date < other.date ? -1 : one.date > other.date ? 1 : 0)),
    left: [],
    notices: [],
  }));

function entryOf({
  parts: all,
  ...said
}: Pick<JournalEntry, 'date' | 'valueDate' | 'text' | 'document'> & { readonly parts: readonly Part[] }): JournalEntry {
  const lines = all.map(
    ({ amount, isDebit, role, text, bill, foreign }): JournalLine => ({
      account: numbers[role] ?? '1099',
      role,
      side: isDebit ? 'debit' : 'credit',
      amount,
      text,
      bill,
      foreign: foreign === undefined ? undefined : { currency: 'USD', amount: foreign, rate: '1.1' },
    }),
  );
  const sum = all.reduce(
    (total, { amount, isDebit }) => total + (isDebit ? hundredths(amount) : -hundredths(amount)),
    0,
  );
  const bank: JournalLine = {
    account: '1020',
    role: 'bank',
    side: sum > 0 ? 'credit' : 'debit',
    amount: textOf(Math.abs(sum)),
    text: said.text,
  };
  return {
    ...said,
    currency: 'EUR',
    account: 'CH8198765000700420011',
    receipts: [],
    lines: sum === 0 ? lines : [bank, ...lines],
  };
}

const numbers: Readonly<Partial<Record<JournalLine['role'], string>>> = {
  receivables: '1100',
  customerCredits: '2030',
  discounts: '3800',
  bankCharges: '6940',
};

function textOf(value: number): string {
  return `${Math.floor(value / 100)}.${String(value % 100).padStart(2, '0')}`;
}

function hundredths(text: string): number {
  return Number(text.replace('.', ''));
}
