import type { CalendarDate } from '@rappen/core/date';
import type { Amount, BusinessCaseType, ProcessingStatus, Status } from '@rappen/core/ebill';
import type { Anomaly, HistoryDigest } from '@rappen/core/ebill/anomalies';
import type { CaseEvent, CaseId, CaseState, RecordedEvent } from '@rappen/core/ebill/lifecycle';
import type { Trail } from '@rappen/core/ebill/network';
import type { MemoryRecord, MemoryWindow } from '@rappen/core/reconciliation';
import type { Instant } from '../../instant.ts';
import type { NewAuditEntry } from './audit.ts';
import type { BillerId } from './biller-id.ts';
import type { NewRecord, SubscriptionUpdate } from './feeds.ts';
import type { KeptAnswer, KeyTaken } from './idempotency.ts';
import type { CursorMove, OutboxMove } from './network.ts';

/** The files of a case by their SHA-256, as `PdfStore.put` gave them. */
export interface CasePdf {
  /** As it was submitted. */
  readonly submitted: string;
  /** PDF/A-3b, as the recipient gets it. */
  readonly archival: string;
  /** Whether the submitted file had to be converted. */
  readonly isConverted: boolean;
  /** Such as `PDF/A-3b`. */
  readonly conformance: string;
}

/** What a case says, and what it is found by. */
export interface CaseContent {
  /** The business case as canonical JSON text (`writeJson(businessCaseJson(businessCase))`): kept to the byte. */
  readonly document: string;
  readonly type: BusinessCaseType;
  readonly referenceNumber: string;
  /** What it says it refers to, whether or not that was found. */
  readonly referencedNumber?: string | undefined;
  readonly totalAmount: Amount;
  readonly businessCaseDate: CalendarDate;
  /** The last day on which something of it is due; absent where nothing is. */
  readonly dueDate?: CalendarDate | undefined;
  readonly recipient: {
    readonly name: string;
    /** The recipient that the identifiers were resolved to; absent until they are resolved. */
    readonly billRecipientNetId?: string | undefined;
  };
  /** Each once. */
  readonly ibans: readonly string[];
  readonly structuredReferences: readonly string[];
  readonly pdf: CasePdf;
  readonly anomalies: readonly Anomaly[];
}

/** A case as it is kept. Discarded and purged cases are not found by anything. */
export interface StoredCase extends CaseContent {
  readonly id: CaseId;
  /** Counts the changes, from 1. */
  readonly revision: number;
  readonly state: CaseState;
  /** The header of this name, or the name of the uploaded file. */
  readonly fileName?: string | undefined;
  readonly createdAt: Instant;
  readonly changedAt: Instant;
}

/** A case in a list. */
export interface CaseSummary {
  readonly id: CaseId;
  readonly businessCaseNetId?: string | undefined;
  readonly type: BusinessCaseType;
  readonly referenceNumber: string;
  readonly totalAmount: Amount;
  readonly businessCaseDate: CalendarDate;
  readonly dueDate?: CalendarDate | undefined;
  readonly recipientName: string;
  readonly processingStatus: ProcessingStatus;
  readonly status: Status;
  readonly createdAt: Instant;
}

/** Which cases of a biller are meant; days include the first and the last. */
export interface CaseFilter {
  readonly processingStatuses?: readonly ProcessingStatus[] | undefined;
  readonly statuses?: readonly Status[] | undefined;
  readonly types?: readonly BusinessCaseType[] | undefined;
  /** Part of the reference number, the recipient's name or id, a structured reference or an IBAN, in any case. */
  readonly text?: string | undefined;
  readonly dueFrom?: CalendarDate | undefined;
  readonly dueTo?: CalendarDate | undefined;
  /** The day of the submission in Switzerland. */
  readonly submittedFrom?: CalendarDate | undefined;
  readonly submittedTo?: CalendarDate | undefined;
  /** The day in Switzerland on which the network told that what was approved is paid, or on which the bank booked it. */
  readonly paidFrom?: CalendarDate | undefined;
  readonly paidTo?: CalendarDate | undefined;
}

/** What a list of cases can be sorted by; of equal cases the one with the greater id counts as the greater. */
export type CaseSorting = 'submitted' | 'referenceNumber' | 'recipient' | 'amount' | 'dueDate';

export interface CaseQuery extends CaseFilter {
  /** `submitted`, unless said. Without an amount comes before every amount, whatever the currency; never due after every day. */
  readonly sortBy?: CaseSorting | undefined;
  /** `descending`, unless said. */
  readonly sortOrder?: 'ascending' | 'descending' | undefined;
  /** The last case of the page before: only what follows it in this order. */
  readonly before?: CaseId | undefined;
  /** 1 to 1000. */
  readonly limit: number;
}

/** How many cases there are in one currency, and the sum of their amounts. */
export interface CaseTotal {
  readonly currencyCode: string;
  readonly count: number;
  /** Number of cases without an amount. */
  readonly withoutAmount: number;
  /** Exact, with two decimals. */
  readonly value: string;
}

/** A submission. Its state is the fold of its events. */
export interface NewCase {
  readonly at: Instant;
  /** The day of `at` in Switzerland. */
  readonly submittedOn: CalendarDate;
  readonly content: CaseContent;
  readonly fileName?: string | undefined;
  /** The first is `submitted`. */
  readonly events: readonly CaseEvent[];
  readonly records: readonly NewRecord[];
  /** Whether it goes into the outbox: so does what is to be delivered. */
  readonly enqueue: boolean;
  /**
   * Where it was begun under a key; `answer` is what a repetition is answered with, beside the id, which only the commit
   * allots.
   */
  readonly idempotency?: KeptAnswer | undefined;
  readonly audit?: readonly Omit<NewAuditEntry, 'at' | 'caseId'>[] | undefined;
  /** What led to it; kept with what is still to be done. */
  readonly trail?: Trail | undefined;
}

export type CreateOutcome =
  | { readonly kind: 'created'; readonly id: CaseId }
  /** Another case has the reference number and has neither failed nor been discarded. */
  | { readonly kind: 'duplicateReference'; readonly holderId: CaseId }
  /** Somebody else has taken over the key in the meantime; never `started`. */
  | KeyTaken;

/** The next state of one case. */
export interface CaseUpdate {
  readonly id: CaseId;
  /** The revision that the change was decided on. */
  readonly revision: number;
  readonly state: CaseState;
  /** What led from the state of that revision to this one. */
  readonly events: readonly CaseEvent[];
  readonly records: readonly NewRecord[];
  /** When the bank booked what it was paid with; without: the day of the change. */
  readonly paidOn?: CalendarDate | undefined;
  /** Where the document has changed. */
  readonly content?: CaseContent | undefined;
  readonly outbox?: OutboxMove | undefined;
}

/** A booking of an account statement that counts for a case. It says nothing of who paid. */
export interface CaseReceiptEntry {
  readonly caseId: CaseId;
  /** Of an instalment bill: which of its instalments it was for. */
  readonly externalInstalmentId?: string | undefined;
  /** What counts, in the currency of the case; below zero when it was taken back. */
  readonly amount: string;
  readonly currency: string;
  /** When the bank booked it. */
  readonly bookedOn?: CalendarDate | undefined;
  /** Such as `settled` or `partial`. */
  readonly verdict: string;
}

/** What is to be kept of a booking that counts for a case. */
export interface NewReceipt {
  /** No two have the same. */
  readonly key: string;
  readonly entry: CaseReceiptEntry;
}

export interface KeptReceipt extends CaseReceiptEntry {
  /** When the statement was submitted. */
  readonly receivedAt: Instant;
}

/** One step: everything of it happens, or nothing. */
export interface Change {
  readonly at: Instant;
  /** A case and what follows for others, each once; none for news that are about no case. */
  readonly cases: readonly CaseUpdate[];
  /** Records that come with no change of a case; `caseId` where they are about one, as news of e-mail addresses are. */
  readonly records?: readonly (NewRecord & { readonly caseId?: CaseId | undefined })[] | undefined;
  readonly subscriptions?: readonly SubscriptionUpdate[] | undefined;
  readonly cursor?: CursorMove | undefined;
  /** What account statements told, each once: what is kept already is a conflict. */
  readonly receipts?: readonly NewReceipt[] | undefined;
  /** By what later files are understood: what is kept already is a conflict. */
  readonly bookings?: readonly MemoryRecord[] | undefined;
  /** Where it was begun under a key; `answer` is what a repetition is answered with. */
  readonly idempotency?: KeptAnswer | undefined;
  readonly audit?: readonly Omit<NewAuditEntry, 'at'>[] | undefined;
  /** What led to it; kept with what is still to be done. */
  readonly trail?: Trail | undefined;
}

export type ChangeOutcome =
  | { readonly kind: 'changed' }
  /** A revision, a lease or a cursor is another one by now: read again, decide again. */
  | { readonly kind: 'conflict' }
  /** The change would take a reference number that another case has. */
  | { readonly kind: 'duplicateReference'; readonly holderId: CaseId }
  /** Somebody else has taken over the key in the meantime; never `started`. */
  | KeyTaken;

export interface EarlierCasesQuery {
  readonly now: Instant;
  readonly type: BusinessCaseType;
  readonly currencyCode: string;
  readonly billRecipientNetId: string;
  readonly structuredReferences: readonly string[];
  /** The case itself, where it is there already: it is left out. */
  readonly except?: CaseId | undefined;
}

/** What is to be left of a case: that there was one. */
export interface CaseErasure {
  readonly id: CaseId;
  /** The revision that was found to be over. */
  readonly revision: number;
  readonly at: Instant;
  readonly audit: Omit<NewAuditEntry, 'at' | 'caseId'>;
}

/** Cases whose contents are kept, discarded ones too: one by its id, or those of a recipient. */
export interface KeptCaseQuery {
  readonly id?: CaseId | undefined;
  /** The address that a case was sent to, in any case of letters. */
  readonly emailAddress?: string | undefined;
  readonly billRecipientNetId?: string | undefined;
  /** Only cases with a larger id. */
  readonly after?: CaseId | undefined;
  /** How many cases are looked at; those that are found are among them. */
  readonly limit: number;
}

/** Where a case stands whose contents are kept. */
export interface KeptCase extends Pick<CaseState, 'processingStatus' | 'status' | 'discarded'> {
  readonly id: CaseId;
  readonly revision: number;
  readonly type: BusinessCaseType;
  readonly referenceNumber: string;
  readonly businessCaseNetId?: string | undefined;
  readonly billRecipientNetId?: string | undefined;
}

export interface KeptCases {
  /** The oldest first. */
  readonly cases: readonly KeptCase[];
  /** Up to which case was looked; undefined: to the last. */
  readonly through?: CaseId | undefined;
}

export interface CaseStore {
  /** Writes the case, its events, its feed records with their webhook deliveries, its outbox row and the answer at once. */
  create(billerId: BillerId, newCase: NewCase): Promise<CreateOutcome>;
  change(billerId: BillerId, change: Change): Promise<ChangeOutcome>;
  get(billerId: BillerId, id: CaseId): Promise<StoredCase | undefined>;
  /** By `BCID…` in capital letters. */
  getByNetId(billerId: BillerId, businessCaseNetId: string): Promise<StoredCase | undefined>;
  /** Failed cases too: what `pickReferenced` chooses from. The newest first, at most 100. */
  findByReferenceNumber(billerId: BillerId, referenceNumber: string): Promise<readonly StoredCase[]>;
  findByStructuredReference(billerId: BillerId, reference: string): Promise<readonly StoredCase[]>;
  /** `signal`: says that nobody waits for the answer any more; what is still to be read is then left (`ServiceBusy`). */
  list(billerId: BillerId, query: CaseQuery, signal?: AbortSignal): Promise<readonly CaseSummary[]>;
  /** All cases that a filter finds, by currency. */
  totals(billerId: BillerId, filter: CaseFilter, signal?: AbortSignal): Promise<readonly CaseTotal[]>;
  /**
   * The events of a case, the oldest first: `statusHistory` shows what became of it. `revision`: up to this one; without: all.
   */
  history(billerId: BillerId, id: CaseId, revision?: number): Promise<readonly RecordedEvent[]>;
  /** What `detectAnomalies` has to know of earlier cases, but for the one that is referenced. */
  digest(billerId: BillerId, query: EarlierCasesQuery): Promise<Omit<HistoryDigest, 'referenced'>>;
  /**
   * Removes documents, files and histories of cases that were due, or dated where nothing was due, before a day, and what was
   * counted before it. The reference numbers of delivered ones stay taken. Answers how many; at most 200 at a time.
   */
  purge(billerId: BillerId, before: CalendarDate, at: Instant): Promise<number>;
  /** Does the same to one case at once, with its amount and its files, and writes so into the audit log. False: it has changed. */
  erase(billerId: BillerId, erasure: CaseErasure): Promise<boolean>;
  /** Puts cases of an earlier version into the index of texts, some at a time; answers how many it looked at, 0 where all are in it. */
  fillSearch(): Promise<number>;
  kept(billerId: BillerId, query: KeptCaseQuery): Promise<KeptCases>;
  /** Lets go of what was erased where the engine keeps it for a while. */
  scrub(): Promise<void>;
}

/** What account statements have told of cases. It is written by the change of the cases: see `Change`. */
export interface ReceiptStore {
  /** Lines about bookings of these accounts and days, in the order of their keys. */
  remembered(billerId: BillerId, windows: readonly MemoryWindow[]): Promise<readonly string[]>;
  /** Which of these hashes are kept: of keys that earlier versions made of bookings. */
  known(billerId: BillerId, keys: readonly string[]): Promise<ReadonlySet<string>>;
  /** What was received for these cases, in the order of booking. */
  ofCases(billerId: BillerId, caseIds: readonly CaseId[]): Promise<readonly KeptReceipt[]>;
  /** Every case that has one of these structured references, each once. */
  casesOf(billerId: BillerId, references: readonly string[]): Promise<readonly StoredCase[]>;
}

/** The files of cases. Who has a file's hash cannot read it: only the case that names it leads to it. */
export interface PdfStore {
  /** Keeps a file, at most 32 MiB, for the commit that is to name it, and answers its SHA-256. */
  put(bytes: Uint8Array): Promise<string>;
  get(billerId: BillerId, id: CaseId, which: 'submitted' | 'archival'): Promise<Uint8Array | undefined>;
  /**
   * Deletes files that no case and no customer names and nobody has put since an instant: what a commit that never came has left
   * behind. Answers how many; at most 100 at a time. One process at a time.
   */
  sweep(before: Instant): Promise<number>;
}
