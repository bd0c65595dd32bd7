import type { CalendarDate } from '../date/calendar-date.ts';
import { compareDecimals, exactSumOf, negated } from '../money/decimal-text.ts';
import type { JournalEntry, JournalLine } from './journal.ts';
import { type JournalLanguage, journalWords } from './words.ts';

/** What a person says of a receipt that was booked as unclear. */
export interface Assignment {
  /** The index of the receipt in the run of its entry. */
  readonly receipt: number;
  /** The number of the bill, as the books call it. */
  readonly bill: string;
  /** What the bill still asks for, in the currency of the entry; without: no more than the receipt is. */
  readonly open?: string | undefined;
  /** The day to book it on; without: that of the entry. */
  readonly date?: CalendarDate | undefined;
  readonly language: JournalLanguage;
}

/**
 * The entry that moves a receipt from the unclear ones to the account of a customer, and what is more than the bill asks for to the
 * credits of customers. Undefined where the entry has no unclear money of the receipt.
 */
export function assignmentEntry(entry: JournalEntry, assignment: Assignment): JournalEntry | undefined {
  const { receipt, bill, date = entry.date, language } = assignment;
  const unclear = entry.lines.find((line) => {
    return line.role === 'unclearReceipts' && line.receipt === receipt && line.side === 'credit';
  });
  if (unclear === undefined) return undefined;
  const words = journalWords[language];
  const text = `${words.cleared}, ${words.bill} ${bill}`;
  const { amount } = unclear;
  const open = assignment.open ?? amount;
  const claim = compareDecimals(open, amount) < 0 ? open : amount;
  const credit = exactSumOf([amount, negated(claim)]);
  const all: JournalLine[] = [
    { ...unclear, side: 'debit', text },
    { ...unclear, role: 'receivables', amount: claim, text, bill },
    { ...unclear, role: 'customerCredits', amount: credit, text, bill },
  ];
  const lines = all.filter((line) => compareDecimals(line.amount, '0') > 0);
  return { ...entry, date, valueDate: undefined, text, place: undefined, receipts: [receipt], lines };
}

/** The entry that takes another one back, on the same day. */
export function reversedEntry(entry: JournalEntry, language: JournalLanguage): JournalEntry {
  const text = (given: string) => `${journalWords[language].takenBack}: ${given}`;
  const lines = entry.lines.map((line): JournalLine => {
    return { ...line, side: line.side === 'debit' ? 'credit' : 'debit', text: text(line.text) };
  });
  return { ...entry, text: text(entry.text), place: undefined, lines };
}
