import type { AuditLog } from './audit.ts';
import type { BillerStore, CreditAccountStore } from './billers.ts';
import type { CaseStore, PdfStore, ReceiptStore } from './cases.ts';
import type { FeedStore, SubscriptionStore } from './feeds.ts';
import type { IdempotencyStore } from './idempotency.ts';
import type { MailStore } from './mails.ts';
import type {
  BillerNetworkStore,
  NetworkCursors,
  NetworkJournal,
  NetworkKind,
  Outbox,
  SimulatorJournal,
} from './network.ts';
import type { DeliveryQueue, WebhookStore } from './webhooks.ts';

/**
 * Everything that the eBill service keeps. What belongs to a biller is only ever reached with the id of that biller first:
 * what belongs to another is not there. Writes are all or nothing, and durable once they have answered. Instants come from
 * the caller: the store has no clock of its own. A store that fails throws.
 */
export interface EbillStore {
  readonly billers: BillerStore;
  readonly creditAccounts: CreditAccountStore;
  readonly cases: CaseStore;
  readonly pdfs: PdfStore;
  readonly receipts: ReceiptStore;
  readonly idempotency: IdempotencyStore;
  readonly feeds: FeedStore;
  readonly subscriptions: SubscriptionStore;
  readonly webhooks: WebhookStore;
  readonly deliveries: DeliveryQueue;
  readonly outbox: Outbox;
  readonly cursors: NetworkCursors;
  readonly networks: BillerNetworkStore;
  readonly journal: (network: NetworkKind) => NetworkJournal;
  readonly simulator: SimulatorJournal;
  readonly mails: MailStore;
  readonly audit: AuditLog;
  readonly duties: DutyStore;
}

/** What is done once an hour, or once a day, by one process of however many there are. */
export type Duty = 'housekeeping' | 'recheck';

export interface DutyStore {
  /**
   * Takes a duty for a period, by a mark that grows from period to period, such as the day. True for the first who asks; false
   * for all others, and for a period that is over.
   */
  take(duty: Duty, mark: string): Promise<boolean>;
  /** Says that a duty was carried out: until then another process may take it when this one has ended. */
  done(duty: Duty): Promise<void>;
}
