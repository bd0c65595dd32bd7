import type { FeedName, FeedRecord } from '@rappen/core/ebill/events';
import type { NetRecipient, SubscriptionNews } from '@rappen/core/ebill/network';
import type { Instant } from '../../instant.ts';
import type { BillerId } from './biller-id.ts';

/** Leaves members out of each variant of a union by itself. */
type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

/**
 * A feed record to be written: without its number, which the commit allots, and without `businessCaseId`, which the case it
 * is written with has. `recordsOf` makes records; what it puts in `businessCaseId` is not looked at.
 */
export interface NewRecord {
  readonly record: Without<FeedRecord, 'businessCaseId'>;
  /** `EVID` and 32 hexadecimal digits, another one for each record; the feed of processing statuses needs none. */
  readonly eventNetId?: string | undefined;
}

/** A record of a feed. */
export interface RecordedRecord {
  /** The number in the feeds of one biller. */
  readonly id: number;
  readonly feed: FeedName;
  /** As its feed shows it, an object of JSON: what `recordJson` makes of the record and its stamp. */
  readonly text: string;
}

export interface FeedQuery {
  /** The number of the last record that is known: only later ones. Absent or 0: from the oldest. */
  readonly after?: number | undefined;
  /** Only records from this instant on; without `after`. */
  readonly since?: Instant | undefined;
  /** 1 to 1000. */
  readonly limit: number;
}

export interface FeedPage {
  /** The records, ascending by number: a list in JSON, as the feed shows it. */
  readonly text: string;
  /** How many records that is. */
  readonly count: number;
  /** The number of the last of them; absent: there is none. */
  readonly lastOfPage?: number | undefined;
  /** All numbers up to this one are purged; 0: none. A cursor (`after`) above 0 and below it has expired. */
  readonly purgedThrough: number;
  /** The last number that was allotted in any feed of the biller: a cursor above it was never issued. */
  readonly lastId: number;
}

/** Five feeds of a biller with one numbering: 1, 2, 3 … without holes, in the order in which records became visible. */
export interface FeedStore {
  page(billerId: BillerId, feed: FeedName, query: FeedQuery): Promise<FeedPage>;
  /** The number of the record of an EVID in any feed; undefined: there is none, or it is purged. */
  idOf(billerId: BillerId, eventNetId: string): Promise<number | undefined>;
  /** Removes the records before an instant, with their webhook deliveries. Answers how many records; at most 10000 at a time. */
  purge(billerId: BillerId, before: Instant): Promise<number>;
}

/** What the network has told about a recipient's subscription; replaces what it told before. */
export type SubscriptionUpdate = Omit<SubscriptionNews, 'stream' | 'newStatus'> & {
  readonly status: SubscriptionNews['newStatus'];
};

export interface SubscriptionEntry extends SubscriptionUpdate {
  readonly billRecipient: NetRecipient;
  readonly updatedAt: Instant;
}

/** Written by `CaseStore.change`, with its record in the feed. */
export interface SubscriptionStore {
  /** In the order of `billRecipientNetId`, behind `after`. `limit` is 1 to 1000. */
  list(
    billerId: BillerId,
    query: { readonly after?: string | undefined; readonly limit: number },
  ): Promise<readonly SubscriptionEntry[]>;
}
