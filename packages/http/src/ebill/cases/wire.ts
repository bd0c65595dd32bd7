import type { BusinessCase } from '@rappen/core/ebill';
import type { Anomaly } from '@rappen/core/ebill/anomalies';
import type { CaseState, InstalmentState, StatusChange } from '@rappen/core/ebill/lifecycle';
import { exactSumOf } from '@rappen/core/money';
import type { CaseAnomaly } from '../../answer/ebill-error-body.ts';
import type { Biller, CaseContent, KeptReceipt, StoredCase } from '../../ports/ebill/index.ts';
import { formatPath, sentenceOf } from '../../problems/index.ts';
import type { ArisenCase, WholeCase } from './case-model.ts';
import { businessCaseOf } from './content.ts';

/** What the common members of a business case are made of. */
export interface Shown {
  readonly content: Omit<CaseContent, 'document'>;
  readonly state: CaseState;
  readonly createdAt: string;
  readonly biller: Biller;
  /** Of the bill that the case is about, where it was found and has one. */
  readonly referencedNetId: string | undefined;
}

/** The members that every answer with a business case has, but for its `id`. */
export function commonMembers({ content, state, createdAt, biller, referencedNetId }: Shown): ArisenCase {
  const { referencedNumber: referenceNumber, pdf } = content;
  return {
    businessCaseNetId: state.businessCaseNetId,
    type: content.type,
    billerNetId: biller.billerNetId,
    referenceNumber: content.referenceNumber,
    referencedBill: referenceNumber === undefined ? undefined : { businessCaseNetId: referencedNetId, referenceNumber },
    businessCaseDate: content.businessCaseDate,
    status: state.status,
    processingStatus: state.processingStatus,
    totalAmount: content.totalAmount,
    createdAt,
    pdfa: { converted: pdf.isConverted, conformance: pdf.conformance },
    anomalies: content.anomalies.map(shownAnomaly),
  };
}

/** A whole business case: what was submitted, and what became of it. */
export function wholeCase(
  stored: StoredCase,
  shown: Shown,
  history: readonly StatusChange[],
  receipts: readonly KeptReceipt[],
): WholeCase {
  const businessCase = businessCaseOf(stored);
  const { state } = stored;
  return {
    id: stored.id,
    ...commonMembers(shown),
    billRecipient: businessCase.billRecipient,
    ...paymentOf(businessCase, state),
    workflow: businessCase.workflow,
    approvedAmount: state.approvedAmount,
    externalDonationPurposeId: state.externalDonationPurposeId,
    failure: state.processingStatus === 'FAILED' ? state.failure : undefined,
    networkKind: state.network,
    networkStatus:
      state.networkStatus === undefined ? undefined : { status: state.networkStatus, reason: state.networkReason },
    invalid: state.processingStatus === 'INVALID' ? { fieldErrors: fieldErrorsOf(state) } : undefined,
    received: receivedOf(stored, receipts),
    replacedBy: state.replacedBy,
    remindedBy: state.remindedBy.length > 0 ? state.remindedBy : undefined,
    statusHistory: history,
  };
}

function receivedOf(
  { totalAmount: { currencyCode } }: StoredCase,
  receipts: readonly KeptReceipt[],
): WholeCase['received'] {
  if (receipts.length === 0) return undefined;
  return {
    amount: { value: exactSumOf(receipts.map(({ amount }) => amount)), currencyCode },
    receipts: receipts.map(({ bookedOn, amount: value, currency, verdict, externalInstalmentId, receivedAt }) => ({
      bookedOn,
      amount: { value, currencyCode: currency },
      verdict,
      externalInstalmentId,
      receivedAt,
    })),
  };
}

type Payment = Pick<
  WholeCase,
  'singlePayment' | 'paymentsByInstalments' | 'proposedDonationAmounts' | 'donationPurposes'
>;

function paymentOf(businessCase: BusinessCase, state: CaseState): Payment {
  switch (businessCase.type) {
    case 'Bill':
    case 'Reminder':
      return { singlePayment: businessCase.singlePayment };
    case 'DonationInquiry': {
      const { singlePayment, proposedDonationAmounts, donationPurposes } = businessCase;
      return { singlePayment, proposedDonationAmounts, donationPurposes };
    }
    case 'InstalmentBill':
      return { paymentsByInstalments: shownInstalments(businessCase, state) };
    default:
      return {};
  }
}

/** The groups as they were submitted, each instalment with what became of it. */
function shownInstalments(
  { paymentsByInstalments }: Extract<BusinessCase, { readonly type: 'InstalmentBill' }>,
  { instalments }: CaseState,
): Payment['paymentsByInstalments'] {
  const states = new Map(instalments.map((instalment) => [instalment.externalInstalmentId, instalment]));
  return {
    paymentByInstalments: paymentsByInstalments.paymentByInstalments.map((group) => ({
      ...group,
      instalments: {
        instalment: group.instalments.instalment.map((one) => ({
          ...one,
          ...fateOf(states.get(one.externalInstalmentId)),
        })),
      },
    })),
  };
}

function fateOf(instalment: InstalmentState | undefined): Partial<Pick<InstalmentState, 'status' | 'approvedAmount'>> {
  if (instalment === undefined) return {};
  const { status, approvedAmount } = instalment;
  return { status, approvedAmount };
}

function fieldErrorsOf({ problems }: CaseState): NonNullable<WholeCase['invalid']>['fieldErrors'] {
  return problems.map((found) => ({
    fieldName: formatPath(found.path),
    message: sentenceOf(found),
    code: found.code,
  }));
}

/** An anomaly as answers show it. */
export function shownAnomaly({ code, severity, path, expected, actual }: Anomaly): CaseAnomaly {
  return { code, severity, fieldName: path.length > 0 ? formatPath(path) : undefined, expected, actual };
}
