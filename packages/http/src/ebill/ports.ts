import type { AuditLog } from './ports/audit.ts';
import type { BillerStore, CreditAccountStore } from './ports/billers.ts';
import type { CaseStore, PdfStore } from './ports/cases.ts';
import type { DutyStore } from './ports/duties.ts';
import type { FeedStore, SubscriptionStore } from './ports/feeds.ts';
import type { IdempotencyStore } from './ports/idempotency.ts';
import type { NetworkCursors, Outbox, SimulatorJournal } from './ports/network.ts';
import type { DeliveryQueue, WebhookStore } from './ports/webhooks.ts';

export type { AuditEntry, Audited, AuditLog, AuditPageQuery, NewAuditEntry } from './ports/audit.ts';
export type {
  Biller,
  BillerAddress,
  BillerId,
  BillerStore,
  BillerUpdate,
  CreditAccount,
  CreditAccountStore,
  NewBiller,
} from './ports/billers.ts';
export type {
  CaseContent,
  CasePdf,
  CaseQuery,
  CaseStore,
  CaseSummary,
  CaseUpdate,
  Change,
  ChangeOutcome,
  CreateOutcome,
  EarlierCasesQuery,
  NewCase,
  PdfStore,
  StoredCase,
} from './ports/cases.ts';
export type { Duty, DutyStore } from './ports/duties.ts';
export type {
  FeedPage,
  FeedQuery,
  FeedStore,
  NewRecord,
  RecordedRecord,
  SubscriptionEntry,
  SubscriptionStore,
  SubscriptionUpdate,
} from './ports/feeds.ts';
export type {
  IdempotencyOutcome,
  IdempotencyStore,
  IdempotencyTicket,
  KeptAnswer,
  KeyTaken,
  MadeOnce,
} from './ports/idempotency.ts';
export type { Lease } from './ports/lease.ts';
export type {
  CursorMove,
  NetworkCursors,
  Outbox,
  OutboxJob,
  OutboxMove,
  SimulatorEntry,
  SimulatorJournal,
  SimulatorSnapshot,
} from './ports/network.ts';
export type {
  ClaimedDelivery,
  Delivery,
  DeliveryQueue,
  DeliveryResult,
  NewWebhook,
  SealedSecrets,
  Webhook,
  WebhookOutcome,
  WebhookStore,
} from './ports/webhooks.ts';

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
  readonly idempotency: IdempotencyStore;
  readonly feeds: FeedStore;
  readonly subscriptions: SubscriptionStore;
  readonly webhooks: WebhookStore;
  readonly deliveries: DeliveryQueue;
  readonly outbox: Outbox;
  readonly cursors: NetworkCursors;
  readonly simulator: SimulatorJournal;
  readonly audit: AuditLog;
  readonly duties: DutyStore;
}
