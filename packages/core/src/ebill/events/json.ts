import { ExactNumber, type JsonValue } from '../../json/write.ts';
import type { Amount } from '../business-case.ts';
import { type FeedName, type FeedRecord, feeds } from './feed.ts';

/** What a record is given when it is recorded. */
export interface RecordStamp {
  /** The number in the feeds of one biller: the later record has the greater number. */
  readonly id: number;
  /** `EVID` and 32 hexadecimal digits; the feed of processing statuses has none. */
  readonly eventNetId?: string | undefined;
  /** UTC to the millisecond, `2026-11-21T09:53:31.814Z`. */
  readonly timestamp: string;
}

type Members = { readonly [name: string]: JsonValue | undefined };

/** A record as its feed shows it. Amounts are JSON numbers with two decimals; `writeJson` prints the value. */
export function recordJson(record: FeedRecord, { id, eventNetId, timestamp }: RecordStamp): Members {
  const netId = record.feed === 'processingStatus' ? undefined : eventNetId;
  return { id, eventNetId: netId, timestamp, ...recordContent(record) };
}

/** The body of a webhook: a record as its feed shows it, an object of JSON, and the name of the event. */
export function webhookBody(feed: FeedName, text: string): string {
  return `${text.slice(0, -1)},"eventName":"${feeds[feed].eventName}"}`;
}

/** What a record says as its feed shows it, without what it is given when it is recorded. */
export function recordContent(record: FeedRecord): Members {
  switch (record.feed) {
    case 'processingStatus': {
      const { businessCaseId, businessCaseNetId, referenceNumber, type, oldStatus, newStatus, reason } = record;
      const why = reason && { code: reason.code, message: reason.message };
      return { businessCaseId, businessCaseNetId, referenceNumber, type, oldStatus, newStatus, reason: why };
    }
    case 'businessCaseStatus': {
      const { businessCaseId, businessCaseNetId, referenceNumber, type, newStatus, externalDonationPurposeId } = record;
      const approvedAmount = amountJson(record.approvedAmount);
      return {
        businessCaseId,
        businessCaseNetId,
        referenceNumber,
        type,
        newStatus,
        approvedAmount,
        externalDonationPurposeId,
      };
    }
    case 'instalmentStatus': {
      const { businessCaseId, businessCaseNetId, externalPaymentByInstalmentsId, externalInstalmentId, newStatus } =
        record;
      return {
        businessCaseId,
        businessCaseNetId,
        externalPaymentByInstalmentsId,
        externalInstalmentId,
        newStatus,
        approvedAmount: amountJson(record.approvedAmount),
      };
    }
    case 'subscriptionStatus':
      return subscriptionJson(record);
    case 'emailAddress': {
      const { businessCaseId, businessCaseNetId, oldEmailAddress, newEmailAddress } = record;
      return { businessCaseId, businessCaseNetId, oldEmailAddress, newEmailAddress };
    }
  }
}

function subscriptionJson({
  newStatus,
  billRecipient,
  accountNumber,
  referenceStructured,
  formFields,
}: Extract<FeedRecord, { feed: 'subscriptionStatus' }>): Members {
  const { streetName, postalCode, city, countryCode } = billRecipient.address;
  return {
    newStatus,
    billRecipient: {
      emailAddress: billRecipient.emailAddress,
      billRecipientNetId: billRecipient.billRecipientNetId,
      enterpriseIdentificationNumber: billRecipient.enterpriseIdentificationNumber,
      type: billRecipient.type,
      name: billRecipient.name,
      firstName: billRecipient.firstName,
      correspondenceLanguage: billRecipient.correspondenceLanguage,
      address: { streetName, postalCode, city, countryCode },
    },
    accountNumber,
    referenceStructured,
    formFields: formFields?.map(({ technicalId, value }) => ({ technicalId, value })),
  };
}

function amountJson(amount: Amount | undefined): JsonValue | undefined {
  if (amount === undefined) return undefined;
  const { value, currencyCode } = amount;
  return { value: value === undefined ? undefined : new ExactNumber(value), currencyCode };
}
