import type { BusinessCaseType, ProcessingStatus, Status } from '@rappen/core/ebill';
import type { CaseAnomaly, FieldError } from '../connect.ts';

/** What the methods of the service answer, as far as the pages show it. Instants are UTC, `2026-11-21T09:53:31.814Z`. */
export type Role = 'viewer' | 'operator' | 'owner';

export interface User {
  readonly id: string;
  readonly emailAddress: string;
  readonly role: Role;
  readonly createdAt: string;
}

export interface Me {
  readonly user: User;
  readonly role: Role;
  readonly biller: {
    readonly billerNetId: string;
    readonly legalName: string;
    readonly status: 'ACTIVE' | 'SUSPENDED';
  };
  readonly isSimulator: boolean;
}

export interface ApiKey {
  readonly id: string;
  readonly name?: string;
  readonly prefix: string;
  readonly scopes: readonly string[];
  readonly processingModes: readonly string[];
  readonly maySkipAnomaly: boolean;
  readonly ipAllow: readonly string[];
  readonly demo: boolean;
  readonly createdAt: string;
  readonly expiresAt?: string;
  readonly lastUsedAt?: string;
  readonly revokedAt?: string;
}

export interface NewApiKey extends ApiKey {
  readonly key: string;
}

export interface CreditAccount {
  readonly iban: string;
  readonly currencies: readonly string[];
  readonly holderName?: string;
  readonly createdAt: string;
}

/** The value is decimal text, or a whole number. */
export interface Money {
  readonly value?: string | number;
  readonly currencyCode: string;
}

export interface CaseSummary {
  readonly id: number;
  readonly businessCaseNetId?: string;
  readonly type: BusinessCaseType;
  readonly referenceNumber: string;
  readonly totalAmount: Money;
  readonly businessCaseDate: string;
  readonly dueDate?: string;
  readonly recipientName: string;
  readonly processingStatus: ProcessingStatus;
  readonly status: Status;
  readonly createdAt: string;
}

export interface StatusChange {
  readonly at: string;
  readonly field: 'processingStatus' | 'status';
  readonly to: string;
  readonly cause: string;
}

/** A whole business case; what was submitted stands in it by the names of the wire. */
export interface WholeCase {
  readonly id: number;
  readonly businessCaseNetId?: string;
  readonly type: BusinessCaseType;
  readonly referenceNumber: string;
  readonly referencedBill?: { readonly referenceNumber: string };
  readonly totalAmount: Money;
  readonly approvedAmount?: Money;
  readonly status: Status;
  readonly processingStatus: ProcessingStatus;
  readonly createdAt: string;
  readonly billRecipient: { readonly name: string };
  readonly anomalies: readonly CaseAnomaly[];
  readonly failure?: { readonly code: string; readonly message: string };
  readonly invalid?: { readonly fieldErrors: readonly FieldError[] };
  readonly replacedBy?: number;
  readonly remindedBy?: readonly number[];
  readonly statusHistory: readonly StatusChange[];
  readonly paymentsByInstalments?: { readonly paymentByInstalments: readonly InstalmentGroup[] };
}

export interface InstalmentGroup {
  readonly instalments: { readonly instalment: readonly Instalment[] };
}

export interface Instalment {
  readonly externalInstalmentId: string;
  readonly description?: string;
  readonly status?: Status;
}

export interface Webhook {
  readonly id: number;
  readonly eventType: string;
  readonly hookUrl: string;
  readonly description?: string;
  readonly status: 'ACTIVE' | 'DISABLED';
  readonly createdAt: string;
  readonly disabledReason?: string;
  readonly failingSince?: string;
  readonly lastDeliveryAt?: string;
  readonly lastStatus?: number;
}

export interface Delivery {
  readonly recordId: number;
  readonly status: 'PENDING' | 'DELIVERED' | 'DEAD';
  readonly attempts: number;
  readonly nextAt?: string;
  readonly lastAttemptAt?: string;
  readonly lastStatus?: number;
  readonly lastAnswer?: string;
}

export interface TestResult {
  readonly delivered: boolean;
  readonly milliseconds: number;
  readonly status?: number;
  readonly failure?: string;
}

export interface Subscription {
  readonly status: 'REQUESTED' | 'ACTIVE' | 'INACTIVE';
  readonly updatedAt: string;
  readonly billRecipient: {
    readonly billRecipientNetId: string;
    readonly emailAddress?: string;
    readonly name?: string;
    readonly firstName?: string;
  };
}

/** The record of a feed; `id` is the number behind which a program goes on. */
export interface FeedEvent {
  readonly id: number;
  readonly eventType: string;
  readonly timestamp: string;
  readonly businessCaseId?: number;
  readonly referenceNumber?: string;
  readonly newStatus?: string;
  readonly externalInstalmentId?: string;
  readonly approvedAmount?: Money;
  readonly reason?: { readonly code: string };
  readonly newEmailAddress?: string;
  readonly billRecipient?: { readonly name?: string; readonly firstName?: string; readonly emailAddress?: string };
}

export interface AuditEntry {
  readonly id: number;
  readonly at: string;
  readonly actor: string;
  readonly actorName?: string;
  readonly action: string;
  readonly caseId?: number;
  readonly detail?: string;
}

export interface Submission {
  readonly businessCaseNetId: string;
  readonly referenceNumber: string;
  readonly billRecipientNetId: string;
  readonly status: Status;
}

export interface Mail {
  readonly to: string;
  readonly activationCode: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}
