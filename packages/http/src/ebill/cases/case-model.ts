import { businessCaseParts, businessCaseTypes } from '@rappen/core/ebill';
import {
  anyText,
  boolean,
  choice,
  code,
  date,
  exactNumber,
  extended,
  type Infer,
  instant,
  type Leaf,
  list,
  object,
  openObject,
  optional,
  required,
  wholeNumber,
} from '@rappen/core/model';
import { anomalyModel } from '../../answer/ebill-error-body.ts';
import { int32Max } from '../../body/shapes.ts';

/** An amount as answers show it. */
export const amountModel = openObject(
  { value: optional(exactNumber), currencyCode: required(anyText()) },
  { name: 'EbillAmount' },
);

export const caseId: Leaf<number> = wholeNumber({ minimum: 1, maximum: int32Max });
export const status = choice(['OPEN', 'APPROVED', 'REJECTED', 'COMPLETED']);
export const processingStatus = choice(['STAGED', 'INVALID', 'PROCESSING', 'FAILED', 'DELIVERED']);
export const caseType = choice(businessCaseTypes);
const netId = code(/^BCID[0-9A-F]{32}$/, 'BCID and 32 hexadecimal digits');

const members = {
  businessCaseNetId: optional(netId, 'Absent until the network has accepted the case'),
  type: required(caseType),
  billerNetId: required(code(/^BIID\d{10}$/, 'BIID and ten digits')),
  referenceNumber: required(anyText()),
  referencedBill: optional(openObject({ businessCaseNetId: optional(netId), referenceNumber: required(anyText()) })),
  businessCaseDate: required(date),
  status: required(status),
  processingStatus: required(processingStatus),
  totalAmount: required(amountModel),
  createdAt: required(instant),
  pdfa: required(openObject({ converted: required(boolean), conformance: required(anyText()) })),
  anomalies: required(list(anomalyModel)),
};

/** A business case that a submission made, before the commit gives it its id. */
export const arisenCaseModel = openObject(members);

/** A business case as a submission is answered with. */
export const caseModel = openObject({ id: required(caseId), ...members }, { name: 'BusinessCase' });

const submitted = businessCaseParts;

/** An instalment as it was submitted, with what became of it. */
const shownInstalment = extended(submitted.instalment, {
  status: optional(status),
  approvedAmount: optional(amountModel),
});
const shownGroup = extended(submitted.instalmentGroup, {
  instalments: required(object({ instalment: required(list(shownInstalment)) })),
});

/** A business case with its content and what became of it. */
export const wholeCaseModel = openObject(
  {
    id: required(caseId),
    ...members,
    billRecipient: required(submitted.billRecipient, 'As submitted, like the next five'),
    singlePayment: optional(submitted.singlePayment),
    paymentsByInstalments: optional(object({ paymentByInstalments: required(list(shownGroup)) })),
    proposedDonationAmounts: optional(submitted.proposedDonationAmounts),
    donationPurposes: optional(submitted.donationPurposes),
    workflow: optional(submitted.workflow),
    approvedAmount: optional(amountModel),
    externalDonationPurposeId: optional(anyText()),
    failure: optional(openObject({ code: required(anyText()), message: required(anyText()) })),
    networkKind: optional(anyText(), 'The network that delivered the case'),
    networkStatus: optional(
      openObject({
        status: required(anyText()),
        reason: optional(anyText(), 'Why, in words of the network'),
      }),
      'The last word of the network that is none of our statuses, or came with a reason',
    ),
    invalid: optional(
      openObject({
        fieldErrors: required(
          list(openObject({ fieldName: required(anyText()), message: required(anyText()), code: required(anyText()) })),
        ),
      }),
      'Why the case is INVALID',
    ),
    received: optional(
      openObject({
        amount: required(amountModel, 'Total received, less reversals'),
        receipts: required(
          list(
            openObject({
              bookedOn: optional(date, 'When the bank booked it'),
              amount: required(amountModel, 'Negative if it was taken back'),
              verdict: required(anyText(), 'As settled, partial, over, double, reversed'),
              externalInstalmentId: optional(anyText()),
              receivedAt: required(instant, 'When the statement was submitted'),
            }),
          ),
          'In the order of booking',
        ),
      }),
      'What account statements have reported about the case; absent: nothing',
    ),
    replacedBy: optional(caseId),
    remindedBy: optional(list(caseId)),
    statusHistory: required(
      list(
        openObject({
          at: required(instant),
          field: required(choice(['processingStatus', 'status'])),
          from: optional(anyText()),
          to: required(anyText()),
          cause: required(anyText()),
        }),
      ),
    ),
  },
  { name: 'WholeBusinessCase' },
);

export type ArisenCase = Infer<typeof arisenCaseModel>;
export type WholeCase = Infer<typeof wholeCaseModel>;
