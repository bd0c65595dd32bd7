import type { Instant } from '../../instant.ts';
import type { Audited } from './audit.ts';
import type { BillerId } from './biller-id.ts';
import type { KeptAnswer, KeyTaken } from './idempotency.ts';
import type { Lease } from './lease.ts';

/** What became of a mail: it waits, the mail server took it, did not take it, could not be reached for days, or it came back. */
export const mailStates = ['WAITING', 'SENT', 'REFUSED', 'FAILED', 'RETURNED'] as const;
export type MailState = (typeof mailStates)[number];

/** What a mail says, but for its PDF. It is forgotten when the mail is over. */
export interface MailContent {
  readonly to: string;
  readonly fromName: string;
  readonly replyTo: string;
  readonly subject: string;
  readonly text: string;
  readonly fileName: string;
}

export interface NewDeskMail {
  /** 32 hexadecimal digits that nobody can guess; its `Message-ID` is made of them. */
  readonly id: string;
  readonly at: Instant;
  readonly content: MailContent;
  /** As `PdfStore.put` gave it. */
  readonly pdf: string;
  /** No more than so many of the biller since an instant. */
  readonly limit: { readonly since: Instant; readonly count: number };
  readonly idempotency?: KeptAnswer | undefined;
  readonly audit: Audited;
}

/** A mail as whoever sent it sees it. */
export interface DeskMail {
  readonly id: string;
  readonly state: MailState;
  readonly createdAt: Instant;
  readonly changedAt: Instant;
  /** What the server said last, without addresses. */
  readonly reason?: string | undefined;
}

/** A mail that is to be handed over, and the lease of the worker that claimed it. */
export interface MailJob {
  readonly id: string;
  readonly createdAt: Instant;
  readonly content: MailContent;
  /** Undefined: it is lost. */
  readonly pdf: Uint8Array | undefined;
  /** Times it was claimed before. */
  readonly claims: number;
  /** Whether the last attempt may have come through: nobody knows what became of it. */
  readonly isUnknown: boolean;
  readonly lease: string;
  readonly reason?: string | undefined;
}

/** What an attempt came to: `later` with what may have come through, or the end, with which content and PDF are forgotten. */
export type MailOutcome =
  | {
      readonly kind: 'later';
      readonly nextAt: Instant;
      readonly isUnknown: boolean;
      readonly reason?: string | undefined;
    }
  | { readonly kind: Exclude<MailState, 'WAITING' | 'RETURNED'>; readonly reason?: string | undefined };

/** The reason of a mail that is given up after an answer was lost, and of which nobody knows more. */
export const mayHaveBeenSent = 'An answer of the mail server was lost: the mail may have been sent';

/** The reason of a mail that came to nothing in the end: `isUnknown` says that an attempt before may have come through. */
export function reasonOfEnd<Reason extends string | undefined>(isUnknown: boolean, reason: Reason): Reason | string {
  if (!isUnknown) return reason;
  return reason === undefined ? mayHaveBeenSent : `${mayHaveBeenSent}. Later: ${reason}`;
}

/** Mails of desks: those that wait are their own outbox. */
export interface MailStore {
  create(billerId: BillerId, mail: NewDeskMail): Promise<{ readonly kind: 'created' | 'limit' } | KeyTaken>;
  /** How many a biller has given since an instant. */
  count(billerId: BillerId, since: Instant): Promise<number>;
  get(billerId: BillerId, id: string): Promise<DeskMail | undefined>;
  /** Billers with something due, those that wait longest first; at most 1000. */
  due(now: Instant): Promise<readonly BillerId[]>;
  /** Takes what is due longest of one biller; undefined: nothing is. */
  claim(billerId: BillerId, lease: Lease): Promise<MailJob | undefined>;
  /** False: another worker has the lease. */
  settle(billerId: BillerId, job: Pick<MailJob, 'id' | 'lease'>, outcome: MailOutcome, at: Instant): Promise<boolean>;
  /** Notes that a mail came back, whoever's it is; nothing where it is not there or has come back before. */
  returned(id: string, reason: string, at: Instant): Promise<void>;
  /** Forgets what waits for an address, in whichever case: it is not sent any more. */
  forget(billerId: BillerId, emailAddress: string, at: Instant): Promise<void>;
  /** Forgets what was given before an instant, and what still waits of before another one: it has failed. */
  purge(billerId: BillerId, before: Instant, waitingBefore: Instant, at: Instant): Promise<void>;
}
