import type { FeedName } from '@rappen/core/ebill/events';
import type { Trail } from '@rappen/core/ebill/network';
import type { Instant } from '../../instant.ts';
import type { StoredKey } from '../../rights/api-key.ts';
import type { Role } from '../../rights/roles.ts';
import type { Audited } from './audit.ts';
import type { BillerId } from './biller-id.ts';
import type { RecordedRecord } from './feeds.ts';
import type { KeptAnswer, KeyTaken } from './idempotency.ts';
import type { Lease } from './lease.ts';

/** Signing secrets as they are kept: sealed by the service, so that the store cannot sign with them. */
export interface SealedSecrets {
  readonly current: string;
  /** The one before, which signs beside it until `previousUntil`. */
  readonly previous?: string | undefined;
  readonly previousUntil?: Instant | undefined;
}

/** Who made a webhook, as that is today. */
export type WebhookMaker =
  | { readonly kind: 'key'; readonly key: StoredKey }
  | { readonly kind: 'person'; readonly role: Role }
  /** The operator of the service; of webhooks from before makers were kept, those whose maker the audit log does not name. */
  | { readonly kind: 'operator' }
  /** A key that is kept no more, or a person who has been removed. */
  | { readonly kind: 'gone' };

export interface NewWebhook {
  readonly feed: FeedName;
  readonly hookUrl: string;
  readonly description?: string | undefined;
  readonly sealedSecret: string;
  readonly createdAt: Instant;
  /** The id of the key, or `user:` and that of the person, whose rights bound the webhook. Without: the operator. */
  readonly createdBy?: string | undefined;
  /** The key of the request, and what to keep under it. */
  readonly idempotency?: KeptAnswer | undefined;
}

export interface Webhook {
  /** 1 to 2147483647; no two webhooks of the platform have the same. */
  readonly id: number;
  readonly feed: FeedName;
  readonly hookUrl: string;
  readonly description?: string | undefined;
  readonly secrets: SealedSecrets;
  readonly status: 'ACTIVE' | 'DISABLED';
  readonly disabledReason?: string | undefined;
  /** When the first of `failures` attempts failed, without a success since. */
  readonly failingSince?: Instant | undefined;
  readonly failures: number;
  readonly lastDeliveryAt?: Instant | undefined;
  /** The HTTP status of the last attempt; absent: there was none, or no answer. */
  readonly lastStatus?: number | undefined;
  readonly createdAt: Instant;
  readonly maker: WebhookMaker;
}

export type WebhookOutcome =
  | { readonly kind: 'created'; readonly webhook: Webhook }
  /** `exists`: the same feed and address; `limit`: the biller has 20. */
  | { readonly kind: 'exists' | 'limit' }
  | KeyTaken;

export interface WebhookStore {
  create(billerId: BillerId, webhook: NewWebhook, audit?: Audited): Promise<WebhookOutcome>;
  get(billerId: BillerId, id: number): Promise<Webhook | undefined>;
  /** The oldest first. */
  list(billerId: BillerId): Promise<readonly Webhook[]>;
  /** With its deliveries: once it has answered, no claim hands one out. False: there is no such webhook. */
  delete(billerId: BillerId, id: number, audit?: Audited): Promise<boolean>;
  /** What waits for delivery is dead afterwards, and can be replayed. False: there is no such active webhook. */
  disable(billerId: BillerId, id: number, reason: string): Promise<boolean>;
  /** `maker`: whose it is from now on, disabled or not. False: there is no such webhook, or it is active and stays whose it is. */
  enable(billerId: BillerId, id: number, audit?: Audited, maker?: Pick<NewWebhook, 'createdBy'>): Promise<boolean>;
  /** Makes another secret the current one; the old one is kept beside it until an instant. False: there is no such webhook. */
  rotate(
    billerId: BillerId,
    id: number,
    sealedSecret: string,
    previousUntil: Instant,
    audit?: Audited,
  ): Promise<boolean>;
}

/** One record on its way to one webhook. */
export interface Delivery {
  readonly webhookId: number;
  /** The number of the record in the feeds of the biller. */
  readonly recordId: number;
  readonly status: 'PENDING' | 'DELIVERED' | 'DEAD';
  /** Attempts that have ended. */
  readonly attempts: number;
  /** When the next attempt is due, or the lease of the running one ends. */
  readonly nextAt?: Instant | undefined;
  readonly lastAttemptAt?: Instant | undefined;
  readonly lastStatus?: number | undefined;
  /** What went wrong, or the beginning of the answer: at most 1000 characters. */
  readonly lastAnswer?: string | undefined;
}

/** A delivery to be attempted now. */
export interface ClaimedDelivery extends RecordedRecord {
  /** What the commit that wrote the record was given. */
  readonly trail?: Trail | undefined;
  readonly webhook: Webhook;
  readonly attempts: number;
  readonly lease: string;
}

/** What an attempt came to. */
export interface DeliveryResult {
  readonly at: Instant;
  /** Absent: there was no answer. */
  readonly status?: number | undefined;
  readonly answer?: string | undefined;
  readonly next:
    | { readonly kind: 'delivered' | 'dead' }
    | { readonly kind: 'retry'; readonly at: Instant }
    /** The delivery is dead, and so is everything that waits for the same webhook. */
    | { readonly kind: 'disable'; readonly reason: string };
}

/** Records to be sent to webhooks. They are put here by the commits that write the records. */
export interface DeliveryQueue {
  /** Active webhooks with something due; at most 1000. */
  due(now: Instant): Promise<readonly { readonly billerId: BillerId; readonly webhookId: number }[]>;
  /** Takes what is due for one webhook, so that at most `inFlightMax` are leased at a time. */
  claim(billerId: BillerId, webhookId: number, lease: Lease, inFlightMax: number): Promise<readonly ClaimedDelivery[]>;
  /** Records what an attempt came to, at the delivery and at the webhook. False: another worker has the lease. */
  settle(
    billerId: BillerId,
    delivery: { readonly webhookId: number; readonly recordId: number; readonly lease: string },
    result: DeliveryResult,
  ): Promise<boolean>;
  /** The newest first, before the record `before`. `limit` is 1 to 1000. */
  list(
    billerId: BillerId,
    webhookId: number,
    query: { readonly before?: number | undefined; readonly limit: number },
  ): Promise<readonly Delivery[]>;
  /** Sends a delivery that is not pending once more, with all its attempts. False: there is none, or it is pending. */
  replay(billerId: BillerId, webhookId: number, recordId: number, now: Instant, audit?: Audited): Promise<boolean>;
}
