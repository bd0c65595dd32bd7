import type { FeedName } from '@rappen/core/ebill/events';
import {
  anyText,
  choice,
  instant,
  list,
  type ObjectShape,
  openObject,
  optional,
  required,
  wholeNumber,
} from '@rappen/core/model';
import { amountModel } from '../cases/case-model.ts';
import { recipientModel } from '../recipients/recipients.ts';

const id = required(wholeNumber({ minimum: 1 }));
const timestamp = required(instant);
const stamp = { id, timestamp };
const netStamp = { id, eventNetId: required(anyText()), timestamp };
const about = { businessCaseId: required(wholeNumber({ minimum: 1 })), businessCaseNetId: optional(anyText()) };
const status = choice(['OPEN', 'APPROVED', 'REJECTED', 'COMPLETED']);

/** The records of the feeds, as their pages have them; webhooks get the same with the name of the event. */
export const eventModels: Readonly<Record<FeedName, ObjectShape<unknown>>> = {
  processingStatus: openObject(
    {
      ...stamp,
      ...about,
      referenceNumber: required(anyText()),
      type: required(anyText()),
      oldStatus: optional(anyText()),
      newStatus: required(choice(['STAGED', 'INVALID', 'PROCESSING', 'FAILED', 'DELIVERED'])),
      reason: optional(openObject({ code: required(anyText()), message: required(anyText()) })),
    },
    { name: 'ProcessingStatusEvent' },
  ),
  instalmentStatus: openObject(
    {
      ...netStamp,
      ...about,
      externalPaymentByInstalmentsId: required(anyText()),
      externalInstalmentId: required(anyText()),
      newStatus: required(status),
      approvedAmount: optional(amountModel),
    },
    { name: 'InstalmentStatusEvent' },
  ),
  businessCaseStatus: openObject(
    {
      ...netStamp,
      ...about,
      referenceNumber: required(anyText()),
      type: required(anyText()),
      newStatus: required(status),
      approvedAmount: optional(amountModel),
      externalDonationPurposeId: optional(anyText()),
    },
    { name: 'BusinessCaseStatusEvent' },
  ),
  subscriptionStatus: openObject(
    {
      ...netStamp,
      newStatus: required(choice(['REQUESTED', 'ACTIVE', 'INACTIVE'])),
      billRecipient: required(recipientModel),
      accountNumber: optional(anyText()),
      referenceStructured: optional(anyText()),
      formFields: optional(list(openObject({ technicalId: required(anyText()), value: required(anyText()) }))),
    },
    { name: 'SubscriptionStatusEvent' },
  ),
  emailAddress: openObject(
    {
      ...netStamp,
      ...about,
      oldEmailAddress: required(anyText()),
      newEmailAddress: required(anyText()),
    },
    { name: 'EmailAddressEvent' },
  ),
};
