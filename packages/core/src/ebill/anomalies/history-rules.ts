import { daysBetween } from '../../date/calendar-date.ts';
import { compareDecimals } from '../../money/decimal-text.ts';
import { type AnomalyRule, anomaly, type EarlierCase, type Evidence } from './anomaly.ts';
import { anomalyLimits } from './limits.ts';
import { paymentsOf } from './payments.ts';
import { isMoreThan, medianOf, percentile95, robustDistance } from './statistics.ts';

/**
 * The same recipient, amount, currency and account in the last 90 days, and the same structured reference, the same PDF, or
 * a date at most three days apart: unless the new case references that one.
 */
export const duplicateRule: AnomalyRule = (evidence) => {
  const marks = marksOf(evidence);
  const earlier = earlierCases(evidence).find((other) => isLikelyTheSame(evidence, marks, other));
  if (earlier === undefined) return [];
  const actual = evidence.businessCase.referenceNumber;
  return [anomaly('LIKELY_DUPLICATE', ['referenceNumber'], { expected: earlier.referenceNumber, actual })];
};

function isLikelyTheSame(
  { businessCase, today, recipient, pdf }: Evidence,
  marks: Marks,
  earlier: EarlierCase,
): boolean {
  const { totalAmount, businessCaseDate } = businessCase;
  const isAlike =
    recipient.billRecipientNetId !== undefined &&
    earlier.billRecipientNetId === recipient.billRecipientNetId &&
    earlier.totalAmount.value === totalAmount.value &&
    earlier.totalAmount.currencyCode === totalAmount.currencyCode &&
    (marks.ibans.size === 0 ? earlier.ibans.length === 0 : earlier.ibans.some((iban) => marks.ibans.has(iban))) &&
    daysBetween(earlier.submittedOn, today) <= anomalyLimits.duplicateWindowDaysMax;
  const daysApart = Math.abs(daysBetween(earlier.businessCaseDate, businessCaseDate));
  return (
    isAlike &&
    (sharedReference(marks, earlier) !== undefined ||
      earlier.pdfHash === pdf.contentHash ||
      daysApart <= anomalyLimits.duplicateDateDaysMax)
  );
}

/** A structured reference tells incoming payments apart, so no other open case should have it. */
export const reuseRule: AnomalyRule = (evidence) => {
  const marks = marksOf(evidence);
  const [actual] = earlierCases(evidence)
    .filter((earlier) => earlier.status === 'OPEN')
    .map((earlier) => sharedReference(marks, earlier))
    .filter((reference) => reference !== undefined);
  if (actual === undefined) return [];
  const path = paymentsOf(evidence.businessCase)[0]?.path ?? [];
  return [anomaly('REFERENCE_REUSED', [...path, 'accountAndReference', 'generic', 'referenceStructured'], { actual })];
};

/**
 * With ten or more earlier amounts: more than ten times the 95th percentile, or far out on a logarithmic scale. With fewer:
 * more than a million.
 */
export const outlierRule: AnomalyRule = ({ businessCase, history }) => {
  const amount = magnitudeOf(businessCase.totalAmount.value);
  if (amount === undefined) return [];
  const amounts = magnitudesOf(history.amounts);
  const isFar =
    amounts.length < anomalyLimits.amountsMin
      ? compareDecimals(amount, anomalyLimits.fixedAmountMax) > 0
      : isMoreThan(anomalyLimits.percentileFactorMax, percentile95(amounts), amount) ||
        robustDistance(amounts, amount) > anomalyLimits.robustDistanceMax;
  return isFar ? [anomaly('AMOUNT_OUTLIER', ['totalAmount', 'value'], { actual: amount })] : [];
};

/** With five or more earlier amounts to the recipient: more than twenty times their median. */
export const recipientOutlierRule: AnomalyRule = ({ businessCase, history }) => {
  const amount = magnitudeOf(businessCase.totalAmount.value);
  const amounts = magnitudesOf(history.recipientAmounts);
  if (amount === undefined || amounts.length < anomalyLimits.recipientAmountsMin) return [];
  const expected = medianOf(amounts);
  if (!isMoreThan(anomalyLimits.recipientMedianFactorMax, expected, amount)) return [];
  return [anomaly('AMOUNT_OUTLIER_FOR_RECIPIENT', ['totalAmount', 'value'], { expected, actual: amount })];
};

/** More than two hundred submissions in an hour, and more than ten times as many as usual, where anything is usual. */
export const velocityRule: AnomalyRule = ({
  history: { submissionsThisHour: count, submissionsPerHourMean: mean },
}) => {
  const { submissionsPerHourMax, submissionsFactorMax } = anomalyLimits;
  const isFast = count > submissionsPerHourMax && mean !== undefined && count > mean * submissionsFactorMax;
  return isFast ? [anomaly('VELOCITY', [], { actual: String(count) })] : [];
};

/** A reference should be found, lead to the same recipient, and a reminder not to a bill that is approved or settled. */
export const referencedCaseRule: AnomalyRule = ({ businessCase, recipient, history: { referenced } }) => {
  const { type, referencedBill } = businessCase;
  if (referencedBill === undefined || type === 'DonationInquiry') return [];
  const path = ['referencedBill', 'referenceNumber'];
  const actual = referencedBill.referenceNumber;
  if (referenced === undefined) return [anomaly('REFERENCE_NOT_FOUND', path, { actual })];
  const isSettled = referenced.status === 'APPROVED' || referenced.status === 'COMPLETED';
  const ids = [referenced.billRecipientNetId, recipient.billRecipientNetId];
  const isOther = !ids.includes(undefined) && ids[0] !== ids[1];
  return [
    ...(isOther ? [anomaly('REFERENCE_OTHER_RECIPIENT', path, { actual })] : []),
    ...(type === 'Reminder' && isSettled ? [anomaly('REMINDER_FOR_SETTLED', path, { actual })] : []),
  ];
};

/** Earlier cases but for the one that the new case references. */
function earlierCases({ businessCase, history }: Evidence): readonly EarlierCase[] {
  const linked = businessCase.referencedBill?.referenceNumber;
  return history.cases.slice(0, anomalyLimits.earlierMax).filter((earlier) => earlier.referenceNumber !== linked);
}

/** What the payments of a case may have in common with others. */
interface Marks {
  readonly ibans: ReadonlySet<string>;
  readonly references: ReadonlySet<string>;
}

function marksOf({ businessCase }: Evidence): Marks {
  const accounts = paymentsOf(businessCase).map(({ payment }) => payment.accountAndReference.generic);
  const references = accounts.map(({ referenceStructured }) => referenceStructured ?? '');
  return {
    ibans: new Set(accounts.map(({ iban }) => iban)),
    references: new Set(references.filter((reference) => reference !== '')),
  };
}

function sharedReference({ references }: Marks, earlier: EarlierCase): string | undefined {
  return earlier.structuredReferences.find((reference) => references.has(reference));
}

/** Advices may be negative: what counts is how much. */
function magnitudeOf(value: string | undefined): string | undefined {
  return value?.replace(/^-/, '');
}

function magnitudesOf(values: readonly string[]): string[] {
  return values.slice(0, anomalyLimits.earlierMax).map((value) => value.replace(/^-/, ''));
}
