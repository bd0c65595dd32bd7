import { type Amount, type BusinessCase, businessCaseJson } from '@rappen/core/ebill';
import type { Anomaly } from '@rappen/core/ebill/anomalies';
import type { CaseState, InstalmentState, StatusChange } from '@rappen/core/ebill/lifecycle';
import { ExactNumber, type JsonValue } from '@rappen/core/json';
import { formatPath, sentenceOf } from '@rappen/core/problem';
import type { Biller, CaseContent, StoredCase } from '../ports.ts';
import { businessCaseOf } from './content.ts';

type Members = Readonly<Record<string, JsonValue | undefined>>;

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
export function commonMembers({ content, state, createdAt, biller, referencedNetId }: Shown): Members {
  const { referencedNumber, pdf } = content;
  return {
    businessCaseNetId: state.businessCaseNetId,
    type: content.type,
    billerNetId: biller.billerNetId,
    referenceNumber: content.referenceNumber,
    referencedBill: referencedNumber === undefined ? undefined : referenceJson(referencedNumber, referencedNetId),
    businessCaseDate: content.businessCaseDate,
    status: state.status,
    processingStatus: state.processingStatus,
    totalAmount: amountJson(content.totalAmount),
    createdAt,
    pdfa: { converted: pdf.isConverted, conformance: pdf.conformance },
    anomalies: content.anomalies.map(anomalyJson),
  };
}

function referenceJson(referenceNumber: string, businessCaseNetId: string | undefined): JsonValue {
  return { businessCaseNetId, referenceNumber };
}

/** A whole business case: what was submitted, and what became of it. */
export function wholeCaseJson(stored: StoredCase, shown: Shown, history: readonly StatusChange[]): JsonValue {
  const businessCase = businessCaseOf(stored);
  const { state } = stored;
  const { billRecipient, singlePayment, paymentsByInstalments, workflow, ...document } = businessCaseJson(
    businessCase,
  ) as Members;
  return {
    id: stored.id,
    ...commonMembers(shown),
    billRecipient,
    singlePayment,
    paymentsByInstalments: paymentsByInstalments && instalmentsJson(businessCase, state, paymentsByInstalments),
    proposedDonationAmounts: document['proposedDonationAmounts'],
    donationPurposes: document['donationPurposes'],
    workflow,
    approvedAmount: state.approvedAmount && amountJson(state.approvedAmount),
    externalDonationPurposeId: state.externalDonationPurposeId,
    failure: state.processingStatus === 'FAILED' && state.failure ? { ...state.failure } : undefined,
    invalid: state.processingStatus === 'INVALID' ? { fieldErrors: fieldErrorsOf(state) } : undefined,
    replacedBy: state.replacedBy,
    remindedBy: state.remindedBy.length > 0 ? state.remindedBy : undefined,
    statusHistory: history.map(({ at, field, from, to, cause }) => ({ at, field, from, to, cause })),
  };
}

/** The groups as they were submitted, each instalment with what became of it. */
function instalmentsJson(businessCase: BusinessCase, state: CaseState, submitted: JsonValue): JsonValue {
  if (businessCase.type !== 'InstalmentBill') return submitted;
  const states = new Map(state.instalments.map((instalment) => [instalment.externalInstalmentId, instalment]));
  const groups = (submitted as { readonly paymentByInstalments: readonly Members[] }).paymentByInstalments;
  return {
    paymentByInstalments: groups.map((group) => {
      const { instalment } = group['instalments'] as { readonly instalment: readonly Members[] };
      const shown = instalment.map((one) => ({ ...one, ...fateOf(states.get(String(one['externalInstalmentId']))) }));
      return { ...group, instalments: { instalment: shown } };
    }),
  };
}

function fateOf(instalment: InstalmentState | undefined): Members {
  if (instalment === undefined) return {};
  const { status, approvedAmount } = instalment;
  return { status, approvedAmount: approvedAmount && amountJson(approvedAmount) };
}

function fieldErrorsOf({ problems }: CaseState): JsonValue {
  return problems.map((found) => ({
    fieldName: formatPath(found.path),
    message: sentenceOf(found),
    code: found.code,
  }));
}

/** An anomaly as answers show it. */
export function anomalyJson({ code, severity, path, expected, actual }: Anomaly): JsonValue {
  return { code, severity, fieldName: path.length > 0 ? formatPath(path) : undefined, expected, actual };
}

/** An amount with its value as a number of two decimals. */
export function amountJson({ value, currencyCode }: Amount): JsonValue {
  return { value: value === undefined ? undefined : new ExactNumber(value), currencyCode };
}
