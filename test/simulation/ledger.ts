import type { Receiver } from './receivers.ts';

/** A business case that a biller has asked for, and what it was told. */
export interface Asked {
  readonly referenceNumber: string;
  readonly mode: 'STAGE' | 'DELIVER';
  readonly body: string;
  readonly amount: string;
  /** What payers write. */
  readonly reference: string;
  readonly emailAddress: string;
  readonly idempotencyKey: string | undefined;
  /** Ids that answers named. */
  readonly ids: Set<number>;
  /** The first answer under the key, and when it was first asked for. */
  answer?: string;
  readonly askedAt: number;
  /** Requests of which nobody knows what became. */
  unknown: number;
  /** What was asked for afterwards: `done` where an answer said so. */
  released?: 'asked' | 'done';
  discarded?: 'asked' | 'done';
  erased?: 'asked' | 'done';
}

/** A file of a bank with one booking for a case. */
export interface Statement {
  readonly file: string;
  readonly idempotencyKey: string | undefined;
  readonly for: Asked;
  readonly amount: string;
  isTaken: boolean;
}

export interface Hook {
  readonly receiver: Receiver;
  readonly path: string;
  readonly eventType: string;
  readonly idempotencyKey: string;
  id?: number;
  /** Records with larger numbers have to reach it. */
  after?: number;
  deleted?: 'asked' | 'done';
}

/** A key that the biller has made for somebody, who must not use it once it is revoked. */
export interface MadeKey {
  readonly id: string;
  readonly key: string;
  /** When the answer to the revocation came, by the time of the world. */
  revokedAt?: number;
}

/** A record of a feed as it was read. */
export interface Seen {
  readonly path: string;
  readonly id: number;
  readonly text: string;
  readonly record: Readonly<Record<string, unknown>>;
}

/** Everything that a biller knows for certain. */
export interface Ledger {
  readonly owner: string;
  readonly key: string;
  readonly asked: Asked[];
  readonly statements: Statement[];
  readonly hooks: Hook[];
  readonly keys: MadeKey[];
}

export const feedPaths = {
  'processing-status-changed': 'PROCESSING_STATUS_CHANGED_EVENTS',
  'six/business-case-status-changed': 'BUSINESS_CASE_STATUS_CHANGED_EVENTS',
} as const;
