import type { CaseId } from '@rappen/core/ebill/lifecycle';
import type { Instant } from '../../instant.ts';
import type { BillerId } from './biller-id.ts';

/** Who did what. Never carries keys, names of people or contents of bills. */
export interface NewAuditEntry {
  readonly at: Instant;
  /** The id of an API key, or the name of a part of the service. */
  readonly actor: string;
  readonly requestId?: string | undefined;
  /** Such as `case.released` or `anomalies.skipped`. */
  readonly action: string;
  readonly caseId?: CaseId | undefined;
  readonly detail?: string | undefined;
  /** Of the client; without: the service did it itself, or it was done at the machine. */
  readonly address?: string | undefined;
}

/** What a change of anything but a case writes into the log, in the same commit. */
export type Audited = Omit<NewAuditEntry, 'caseId'>;

export interface AuditEntry extends NewAuditEntry {
  /** The number in the log of one biller; only the oldest may be gone. */
  readonly id: number;
}

export interface AuditPageQuery {
  /** Only entries with a smaller number. */
  readonly before?: number | undefined;
  /** Only entries about one case. */
  readonly caseId?: CaseId | undefined;
  /** 1 to 1000. */
  readonly limit: number;
}

/** Grows, and forgets its oldest entries where an operator wants that. What goes with a change is written by the commit of that change. */
export interface AuditLog {
  /** False: there is no such biller. */
  append(billerId: BillerId, entry: NewAuditEntry): Promise<boolean>;
  /** The newest first. */
  list(billerId: BillerId, query: AuditPageQuery): Promise<readonly AuditEntry[]>;
  /** Forgets the oldest entries, those before an instant; their numbers do not come again. Answers how many; at most 10000 at a time. */
  purge(billerId: BillerId, before: Instant): Promise<number>;
  /** Forgets the addresses in entries before an instant. Answers how many, as `purge`. */
  forgetAddresses(billerId: BillerId, before: Instant): Promise<number>;
}
