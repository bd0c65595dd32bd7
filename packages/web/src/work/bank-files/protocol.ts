import type { BooksFormat, BooksSettingsJson, Journal, JournalEntry, JournalLanguage } from '@rappen/core/bookkeeping';
import type { CurrencySum, FileProblem, StatusReport } from '@rappen/core/payment-order';
import type { Problem } from '@rappen/core/problem';
import type { BalanceProof, Reconciliation, ReconciliationJson } from '@rappen/core/reconciliation';
import type { Result } from '@rappen/core/result';
import type { StatementMessage } from '@rappen/core/statement';
import type { Booking } from '../../records/bank/records.ts';

/** A file of the bank, read. */
export type BankFile = { readonly name: string } & (
  | {
      readonly kind: 'statement';
      readonly message: StatementMessage;
      readonly accounts: readonly string[];
      readonly entries: number;
      readonly notices: readonly Problem[];
      /** Balances and bookings of its account statements. */
      readonly balances: readonly BalanceProof[];
    }
  | { readonly kind: 'report'; readonly report: StatusReport }
  | {
      /** A payment file of another program, which was checked. */
      readonly kind: 'checked';
      /** As many as a page shows. */
      readonly problems: readonly FileProblem[];
      readonly problemCount: number;
      readonly notices: readonly FileProblem[];
      readonly noticeCount: number;
      /** Where nothing is wrong. */
      readonly count: number;
      readonly sums: readonly CurrencySum[];
    }
  | { readonly kind: 'unread'; readonly problems: readonly Problem[]; readonly isTooLarge?: boolean }
);

/** Files of the bank, and what they are to be compared with. */
export interface BankRequest {
  readonly files: readonly { readonly name: string; readonly file: Blob }[];
  /** Payment files that were made, to find what became of their payments. */
  readonly orders: readonly { readonly id: string; readonly text: string; readonly reports: readonly StatusReport[] }[];
  /** Without: the statements are not matched with bills. */
  readonly matching?: Required<Pick<ReconciliationJson, 'bills' | 'seen' | 'payers'>>;
  /** Of the texts in the books. */
  readonly language: JournalLanguage;
}

/** A payment of a payment file, and the credit that may be it coming back. */
export interface SuspectedPayment extends Pick<Booking, 'groupId' | 'instructionId'> {
  readonly order: string;
  readonly creditor: string;
  readonly currency: string;
  readonly amount: string;
  readonly date: string;
}

export interface BankAnswer {
  readonly files: readonly BankFile[];
  /** Keys that are new are the last ones of `seen`. */
  readonly matched?: Result<Reconciliation>;
  /** What was matched as double entries. */
  readonly journal?: Journal;
  readonly followed: readonly (Booking & { readonly order: string })[];
  /** Payments of orders that may have come back by a credit of the statements. */
  readonly suspected: readonly SuspectedPayment[];
}

/** Entries that are to be a file for the books. */
export interface BooksRequest {
  readonly entries: readonly JournalEntry[];
  readonly format: BooksFormat;
  readonly settings: BooksSettingsJson;
}

/** A file for the books, with what a person has to look at. */
export interface WrittenBooks {
  readonly file: Blob;
  readonly extension: string;
  readonly notices: readonly Problem[];
}
