import type { PaymentOption } from '@rappen/core/bills-to-pay';
import type { JournalEntry } from '@rappen/core/bookkeeping';
import type { PaymentDraft, PaymentPartyJson, StatusReason, StatusReport } from '@rappen/core/payment-order';
import type { Problem } from '@rappen/core/problem';
import type { CurrencyTotal, OpenBillJson, Receipt } from '@rappen/core/reconciliation';

/** A payment as a bill gives it: whom, to which account and in which currency is known. */
export type BillPayment = PaymentDraft & {
  readonly creditor: PaymentPartyJson & { readonly name: string };
  readonly iban: string;
  readonly currency: string;
  /** What the terms of an e-invoice let the payer choose. */
  readonly options?: readonly PaymentOption[] | undefined;
};

/** A bill that payments can be matched with. */
export type MatchableBill = OpenBillJson & {
  readonly id: string;
  readonly iban: string;
  readonly currency: string;
};

/** A payment that waits for its file: what the bill says, and what somebody typed. */
export interface PaymentRow {
  readonly id: string;
  /** Its place in the list. */
  readonly place: number;
  /** The name of the file that it comes from. */
  readonly source: string;
  readonly payment: BillPayment;
  readonly amount: string;
  readonly message: string;
  /** Empty: the day of the whole order. */
  readonly executionDate: string;
  /** Whether it is meant to be paid though the same was paid before. */
  readonly isAgain: boolean;
}

/** What an account statement said of a payment. */
export interface Booking {
  readonly groupId: string;
  readonly instructionId: string;
  readonly state: 'executed' | 'returned';
  readonly reasons: readonly StatusReason[];
}

/** A payment file that was made here, and what became of it. */
export interface PaymentFileRecord {
  /** The identification of its message. */
  readonly id: string;
  readonly name: string;
  /** Moment, as ISO 8601. */
  readonly madeAt: string;
  readonly text: string;
  readonly reports: readonly StatusReport[];
  readonly bookings: readonly Booking[];
  /** What its payments were made from, for whoever takes it back. */
  readonly rows: readonly PaymentRow[];
}

/** An account to pay from. */
export interface PayerAccount {
  /** Its IBAN. */
  readonly id: string;
  readonly name: string;
}

/** An open bill of a list. */
export interface ListedBill {
  readonly id: string;
  readonly bill: MatchableBill;
}

/** What a receipt of a statement, or all of them, did to a bill. */
export interface BillEffect {
  readonly bill: string;
  /** How much more is paid of it than before, negative where it was taken back. */
  readonly amount: string;
  /** How much more cash discount is granted of it, negative where that fell away again. */
  readonly discount?: string | undefined;
  /** Of other days: when an invoice of the desk was paid before. */
  readonly paidOn?: string | undefined;
}

export interface KeptReceipt extends Receipt {
  /** The bill that somebody chose for it. */
  readonly decided?: BillEffect | undefined;
}

/** A booking as a double entry. */
export interface KeptEntry extends JournalEntry {
  /** When it was last saved in a file for the books, as ISO 8601. */
  readonly savedAt?: string | undefined;
  /** The bill that somebody chose for the receipt of it. */
  readonly decidedFor?: string | undefined;
}

/** What some statements mean for the books. */
export interface RunBooks {
  readonly entries: readonly KeptEntry[];
  /** How many bookings are in no entry, because it is not decided whether they are money of the account. */
  readonly left: number;
  readonly notices: readonly Problem[];
}

/**
 * Some statements that were taken in at once, with what they meant for the bills. One without bookings of its own is what is left of
 * a run that was taken back: the entries that take it back in the books.
 */
export interface StatementRun {
  readonly id: string;
  readonly madeAt: string;
  readonly files: readonly string[];
  /** Keys of the bookings that were new. */
  readonly seen: readonly string[];
  readonly receipts: readonly KeptReceipt[];
  readonly sums: readonly CurrencyTotal[];
  readonly effects: readonly BillEffect[];
  /** Absent in what was taken in before the page made entries. */
  readonly books?: RunBooks | undefined;
}

/** Everything that the pages of the bank keep in this browser. */
export interface BankRecords {
  readonly rows: readonly PaymentRow[];
  readonly files: readonly PaymentFileRecord[];
  readonly accounts: readonly PayerAccount[];
  readonly runs: readonly StatementRun[];
  readonly bills: readonly ListedBill[];
}

export type BankKind = keyof BankRecords;
export const bankKinds: readonly BankKind[] = ['rows', 'files', 'accounts', 'runs', 'bills'];

export const emptyBank: BankRecords = { rows: [], files: [], accounts: [], runs: [], bills: [] };

/** A change of several records that is made as a whole or not at all. */
export interface BankChange {
  readonly put?: Partial<BankRecords>;
  readonly remove?: Partial<Readonly<Record<BankKind, readonly string[]>>>;
  /** Records that must still be there: otherwise another tab was faster. */
  readonly present?: Partial<Readonly<Record<BankKind, readonly string[]>>>;
  /** Records that must not be there: what was written since is not overwritten by what is brought back. */
  readonly absent?: Partial<Readonly<Record<BankKind, readonly string[]>>>;
  /** Records of a kind that must be these and no others. */
  readonly only?: Partial<Readonly<Record<BankKind, readonly string[]>>>;
}

/** Whether a change still fits the keys that are kept of a kind. */
export function fits({ present, absent, only }: BankChange, kind: BankKind, keys: readonly string[]): boolean {
  const known = new Set(keys);
  const all = only?.[kind];
  if (all !== undefined && (all.length !== keys.length || all.some((id) => !known.has(id)))) return false;
  if ((absent?.[kind] ?? []).some((id) => known.has(id))) return false;
  return (present?.[kind] ?? []).every((id) => known.has(id));
}

/** Those of some records that are still as they were: what has changed since is not for an undo to take away. */
export function unchanged<T extends { readonly id: string }>(before: readonly T[], now: readonly T[]): readonly T[] {
  const byId = new Map(now.map((record) => [record.id, JSON.stringify(record)]));
  return before.filter((record) => byId.get(record.id) === JSON.stringify(record));
}

/** The records after a change. */
export function changed(records: BankRecords, change: BankChange): BankRecords {
  const of = <K extends BankKind>(kind: K): BankRecords[K] => {
    const list = records[kind] as readonly { readonly id: string }[];
    const put = (change.put?.[kind] ?? []) as readonly { readonly id: string }[];
    const gone = new Set(change.remove?.[kind]);
    const next = new Map(put.map((record) => [record.id, record]));
    const kept = list.filter(({ id }) => !gone.has(id)).map((record) => next.get(record.id) ?? record);
    const known = new Set(list.map(({ id }) => id));
    return [...kept, ...put.filter(({ id }) => !known.has(id))] as never;
  };
  return { rows: of('rows'), files: of('files'), accounts: of('accounts'), runs: of('runs'), bills: of('bills') };
}
