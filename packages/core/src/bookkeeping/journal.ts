import type { Place } from '../booking/index.ts';
import type { CalendarDate } from '../date/calendar-date.ts';
import type { Problem } from '../problem/problem.ts';
import type { OpenMatter } from '../reconciliation/index.ts';
import type { BooksRole } from './accounts.ts';

/** An amount on one account of an entry. */
export interface JournalLine {
  /** As the settings name it. */
  readonly account: string;
  readonly role: BooksRole;
  readonly side: 'debit' | 'credit';
  /** Exact, greater than zero, in the currency of the entry. */
  readonly amount: string;
  /** Of what was converted: the amount of the bill, and what one unit of it is worth in the currency of the entry. */
  readonly foreign?: { readonly currency: string; readonly amount: string; readonly rate: string } | undefined;
  readonly text: string;
  /** The bill that it is about: its number, else its id. */
  readonly bill?: string | undefined;
  /** The receipt that it comes from: its index. */
  readonly receipt?: number | undefined;
}

/** What one booking of a bank means for the books. Debits and credits add up to the same. */
export interface JournalEntry {
  /** Day of booking; where the bank does not tell it, the value date or the day of the statement. */
  readonly date: CalendarDate;
  readonly valueDate?: CalendarDate | undefined;
  readonly text: string;
  /** The reference that the bank gave the booking, else its statement and its number in it. */
  readonly document?: string | undefined;
  readonly currency: string;
  /** The bank account: its IBAN, or what the bank calls it. */
  readonly account: string;
  /** Where these files tell it. */
  readonly place?: Place | undefined;
  /** Indexes of the receipts of the reconciliation. */
  readonly receipts: readonly number[];
  readonly lines: readonly JournalLine[];
}

/** The bookings of some statements as double entries. */
export interface Journal {
  /** By day, and within a day by account, as their statement has them. */
  readonly entries: readonly JournalEntry[];
  /** Bookings that are in no entry, because it is not decided whether they are money of the account. */
  readonly left: readonly OpenMatter[];
  /** What a person has to look at: exchange differences, bank accounts that share one of the books, bookings without a date. */
  readonly notices: readonly Problem[];
}
