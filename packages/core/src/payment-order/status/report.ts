import type { Problem } from '../../problem/problem.ts';

/** What a bank answers to an order: the message pain.002. It is no proof that a payment was made; only an account statement is. */
export interface StatusReport {
  /** `001.10` or `001.03`. */
  readonly version: string;
  /** Id of the report: a report sent twice counts once. */
  readonly messageId: string;
  readonly createdAt: string;
  /** The message that it answers. */
  readonly originalMessageId: string;
  /** `pain.001.001.09` */
  readonly originalMessageName: string;
  readonly originalCount?: string | undefined;
  readonly originalControlSum?: string | undefined;
  /** Of all payments. */
  readonly status?: string | undefined;
  readonly reasons: readonly StatusReason[];
  readonly groups: readonly GroupStatus[];
  readonly notices: readonly Problem[];
}

export interface GroupStatus {
  readonly originalId: string;
  readonly status?: string | undefined;
  readonly reasons: readonly StatusReason[];
  readonly payments: readonly PaymentStatus[];
}

export interface PaymentStatus {
  readonly originalInstructionId?: string | undefined;
  readonly originalEndToEndId?: string | undefined;
  readonly status?: string | undefined;
  readonly reasons: readonly StatusReason[];
}

/** Why: a code of ISO 20022 or of the bank, and what the bank writes, word by word. */
export interface StatusReason {
  readonly code?: string | undefined;
  readonly information: readonly string[];
}
