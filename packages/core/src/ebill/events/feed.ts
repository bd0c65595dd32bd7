import type { Amount, BusinessCaseType } from '../business-case.ts';
import { type Change, changesBetween } from '../lifecycle/changes.ts';
import type { CaseId, CaseState, InstalmentState } from '../lifecycle/state.ts';
import type { EmailAddressNews, SubscriptionNews } from '../network/port.ts';
import { sentenceOf } from '../sentence.ts';

/** The five feeds: the name in the address, the event type of a webhook, and the name in a webhook body. */
export const feeds = {
  processingStatus: {
    path: 'processing-status-changed',
    eventType: 'PROCESSING_STATUS_CHANGED_EVENTS',
    eventName: 'processing_status.changed',
  },
  businessCaseStatus: {
    path: 'six/business-case-status-changed',
    eventType: 'BUSINESS_CASE_STATUS_CHANGED_EVENTS',
    eventName: 'business_case.status_changed',
  },
  instalmentStatus: {
    path: 'six/instalment-status-changed',
    eventType: 'INSTALMENT_STATUS_CHANGED_EVENTS',
    eventName: 'instalment.status_changed',
  },
  subscriptionStatus: {
    path: 'six/bill-recipient-subscription-status-changed',
    eventType: 'SUBSCRIPTION_STATUS_CHANGED_EVENTS',
    eventName: 'subscription.status_changed',
  },
  emailAddress: {
    path: 'six/bill-recipient-email-address-changed',
    eventType: 'BILL_RECIPIENT_EMAIL_ADDRESS_CHANGED_EVENTS',
    eventName: 'recipient.email_address_changed',
  },
} as const;

export type FeedName = keyof typeof feeds;

/** Which case a record is about. */
export interface CaseIdentity {
  readonly businessCaseId: CaseId;
  /** Absent until the network has assigned it. */
  readonly businessCaseNetId?: string | undefined;
  readonly referenceNumber: string;
  readonly type: BusinessCaseType;
}

/** What a feed record says, before it has its number and time. `recordJson` gives it the form of the wire. */
export type FeedRecord =
  | (CaseIdentity & {
      readonly feed: 'processingStatus';
      readonly oldStatus?: string | undefined;
      readonly newStatus: string;
      /** Why it is INVALID or FAILED. */
      readonly reason?: { readonly code: string; readonly message: string } | undefined;
    })
  | (CaseIdentity & {
      readonly feed: 'businessCaseStatus';
      readonly newStatus: string;
      readonly approvedAmount?: Amount | undefined;
      readonly externalDonationPurposeId?: string | undefined;
    })
  | (CaseIdentity & {
      readonly feed: 'instalmentStatus';
      readonly externalPaymentByInstalmentsId: string;
      readonly externalInstalmentId: string;
      readonly newStatus: string;
      readonly approvedAmount?: Amount | undefined;
    })
  | (Omit<SubscriptionNews, 'stream'> & { readonly feed: 'subscriptionStatus' })
  | (Pick<CaseIdentity, 'businessCaseId'> & Omit<EmailAddressNews, 'stream'> & { readonly feed: 'emailAddress' });

/**
 * The feed records of a step of a case from one state to another; `undefined` as `before`: it was submitted. A discarded
 * case leaves without a record. `status` is told of bills, reminders and donation inquiries, of instalment bills each
 * instalment, and of credit notes and advices nothing.
 */
export function recordsOf(
  identity: Pick<CaseIdentity, 'businessCaseId' | 'referenceNumber'>,
  before: CaseState | undefined,
  after: CaseState,
): FeedRecord[] {
  const { businessCaseNetId, facts } = after;
  const whole: CaseIdentity = { ...identity, businessCaseNetId, type: facts.type };
  return changesBetween(before, after).flatMap((change) => recordOf(whole, after, change) ?? []);
}

/** The feed record of news about a subscription. */
export function subscriptionRecord(news: SubscriptionNews): FeedRecord {
  const { newStatus, billRecipient, accountNumber, referenceStructured, formFields } = news;
  return { feed: 'subscriptionStatus', newStatus, billRecipient, accountNumber, referenceStructured, formFields };
}

/** The feed record of news that a case was submitted with an outdated e-mail address. */
export function emailAddressRecord(businessCaseId: CaseId, news: EmailAddressNews): FeedRecord {
  const { businessCaseNetId, oldEmailAddress, newEmailAddress } = news;
  return { feed: 'emailAddress', businessCaseId, businessCaseNetId, oldEmailAddress, newEmailAddress };
}

function recordOf(identity: CaseIdentity, state: CaseState, change: Change): FeedRecord | undefined {
  switch (change.field) {
    case 'processingStatus': {
      const { from: oldStatus, to: newStatus } = change;
      return { ...identity, feed: 'processingStatus', oldStatus, newStatus, reason: reasonOf(state) };
    }
    case 'status':
      return withOwnStatus.includes(identity.type) ? statusRecord(identity, state) : undefined;
    case 'instalment':
      return instalmentRecord(identity, change.instalment);
  }
}

const withOwnStatus: readonly BusinessCaseType[] = ['Bill', 'Reminder', 'DonationInquiry'];

function statusRecord(identity: CaseIdentity, state: CaseState): FeedRecord {
  const approval =
    state.status === 'APPROVED'
      ? { approvedAmount: state.approvedAmount, externalDonationPurposeId: state.externalDonationPurposeId }
      : {};
  return { ...identity, feed: 'businessCaseStatus', newStatus: state.status, ...approval };
}

function instalmentRecord(identity: CaseIdentity, instalment: InstalmentState): FeedRecord {
  const { externalPaymentByInstalmentsId, externalInstalmentId, status, approvedAmount } = instalment;
  return {
    ...identity,
    feed: 'instalmentStatus',
    externalPaymentByInstalmentsId,
    externalInstalmentId,
    newStatus: status,
    approvedAmount: status === 'APPROVED' ? approvedAmount : undefined,
  };
}

function reasonOf(state: CaseState): { readonly code: string; readonly message: string } | undefined {
  if (state.processingStatus === 'FAILED') return state.failure;
  const [first] = state.problems;
  if (state.processingStatus !== 'INVALID' || first === undefined) return undefined;
  return { code: first.code, message: sentenceOf(first) };
}
