import type { CalendarDate } from '../date/calendar-date.ts';
import type { Problem } from '../problem/problem.ts';

/** What a bank tells of accounts: during the day, at its end, or of single credits and debits. One shape for all versions. */
export interface StatementFile {
  readonly message: StatementMessage;
  /** `001.08`, `001.04` or `001.02`; empty where the file does not say, and for MT940. */
  readonly version: string;
  readonly messageId: string;
  readonly createdAt?: string | undefined;
  readonly page?: { readonly number: number; readonly isLast: boolean } | undefined;
  readonly statements: readonly Statement[];
  /** Irregularities in the file, with the places of statements and entries: `['statements', 0, 'entries', 3]`. */
  readonly notices: readonly Problem[];
}

/** Report of the day, statement, notification of credits and debits; statement and report of the day in the format of SWIFT. */
export type StatementMessage = 'camt.052' | 'camt.053' | 'camt.054' | 'MT940' | 'MT942';

export interface Statement {
  readonly id: string;
  readonly sequenceNumber?: string | undefined;
  readonly createdAt?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** `COPY`, `DUPL` or `CODU`: the same bookings again. */
  readonly copy?: string | undefined;
  readonly account: StatementAccount;
  readonly balances: readonly Balance[];
  readonly entries: readonly Entry[];
  /** Entries of which the amount or the direction cannot be read: each has a notice. */
  readonly unreadable: number;
}

export interface StatementAccount {
  /** The IBAN, or the bank's other identifier of the account. */
  readonly id: string;
  readonly currency?: string | undefined;
  readonly owner?: string | undefined;
}

export interface Money {
  readonly currency: string;
  /** Exact, never negative. */
  readonly amount: string;
}

export type Direction = 'credit' | 'debit';

export interface Balance extends Money {
  /** `OPBD`, `CLBD`, `PRCD`, `ITBD`, `CLAV`, `FWAV`. */
  readonly type: string;
  readonly direction: Direction;
  readonly date?: CalendarDate | undefined;
  /** For every page but the last. */
  readonly isIntermediate: boolean;
}

/** One booking; `details` are the payments in it, as far as the bank lists them. */
export interface Entry extends Money {
  /** Its place among the entries of the file's statement, unreadable ones included. */
  readonly index: number;
  readonly kind: EntryKind;
  readonly direction: Direction;
  readonly isReversal: boolean;
  /** `BOOK` counts; `PDNG`, `INFO` and `FUTR` are announcements. */
  readonly status: string;
  readonly bookingDate?: CalendarDate | undefined;
  readonly valueDate?: CalendarDate | undefined;
  /** `NtryRef`: in Switzerland the account that a collected credit belongs to. */
  readonly reference?: string | undefined;
  /** The bank's own: one booking in several messages has one, but it is not unique everywhere. */
  readonly servicerReference?: string | undefined;
  readonly code: BankTransactionCode;
  readonly charges: readonly Charge[];
  readonly batch?: Batch | undefined;
  readonly details: readonly EntryDetail[];
  /** `AddtlInfInd`: the message that has the payments, where it is a notification. */
  readonly detailsIn?: string | undefined;
  readonly information?: string | undefined;
}

/** What an entry is, as far as bills and payments go. */
export type EntryKind =
  | 'announced'
  | 'returned'
  | 'reversal'
  | 'outgoing'
  | 'envelope'
  | 'incoming'
  | 'directDebit'
  | 'bankCharge';

export interface BankTransactionCode {
  readonly domain?: string | undefined;
  readonly family?: string | undefined;
  readonly subFamily?: string | undefined;
  readonly proprietary?: string | undefined;
}

export interface Charge extends Money {
  readonly direction?: Direction | undefined;
  /** Whether the amount of the entry was reduced by it. */
  readonly isIncluded: boolean;
}

export interface Batch {
  readonly messageId?: string | undefined;
  readonly paymentInformationId?: string | undefined;
  readonly count?: string | undefined;
}

/** One payment of an entry. */
export interface EntryDetail {
  readonly servicerReference?: string | undefined;
  readonly messageId?: string | undefined;
  readonly paymentInformationId?: string | undefined;
  readonly instructionId?: string | undefined;
  /** NOTPROVIDED is none. */
  readonly endToEndId?: string | undefined;
  readonly uetr?: string | undefined;
  /** In the currency of the entry; undefined where the bank does not say it. */
  readonly amount?: string | undefined;
  readonly direction: Direction;
  /** The amount the payer ordered, possibly in another currency. */
  readonly instructed?: Money | undefined;
  readonly transaction?: Money | undefined;
  readonly exchangeRate?: string | undefined;
  readonly charges: readonly Charge[];
  readonly debtor?: StatementParty | undefined;
  readonly ultimateDebtor?: StatementParty | undefined;
  readonly creditor?: StatementParty | undefined;
  readonly ultimateCreditor?: StatementParty | undefined;
  readonly debtorAccount?: string | undefined;
  readonly creditorAccount?: string | undefined;
  /** As sent, including blanks and lower-case letters. */
  readonly references: readonly DetailReference[];
  /** What the bank says of how the reference was read: `?REJECT?0`, `?ERROR?000`. */
  readonly flags: readonly string[];
  readonly message?: string | undefined;
  readonly returned?: { readonly code?: string | undefined; readonly information: readonly string[] } | undefined;
  readonly code?: BankTransactionCode | undefined;
  readonly information?: string | undefined;
}

export interface DetailReference {
  /** `QRR`, `SCOR`, `ISR Reference`, or whatever the bank writes. */
  readonly type?: string | undefined;
  readonly text: string;
}

export interface StatementParty {
  readonly name?: string | undefined;
  /** Street, postal code and town, line by line. */
  readonly address: readonly string[];
}
