import { modulo97Remainder } from '../../check-digits/modulo97.ts';
import { compareDecimals, differenceOf, isNear, percentageOf, sumOf } from '../../money/index.ts';
import { parseUid } from '../../uid/uid.ts';
import { limits } from '../limits.ts';
import { type Anomaly, type AnomalyRule, anomaly } from './anomaly.ts';
import { anomalyLimits } from './limits.ts';
import { instalmentPath, paymentsOf } from './payments.ts';

/** A payment is due on or after the date of its case and today; a direct debit needs a day. The first of each kind is told. */
export const dueDateRule: AnomalyRule = ({ businessCase, today }) => {
  const { businessCaseDate } = businessCase;
  const payments = paymentsOf(businessCase);
  const first = (
    code: 'DUE_BEFORE_CASE_DATE' | 'DUE_IN_PAST' | 'DUE_SAME_DAY_DEBIT',
    isFound: (placed: (typeof payments)[number]) => boolean,
  ): Anomaly[] => {
    const found = payments.find(isFound);
    return found === undefined ? [] : [anomaly(code, [...found.path, 'dueDate'], { actual: found.payment.dueDate })];
  };
  return [
    ...first('DUE_BEFORE_CASE_DATE', ({ payment }) => payment.dueDate < businessCaseDate),
    ...first('DUE_IN_PAST', ({ payment }) => payment.dueDate < today),
    ...first('DUE_SAME_DAY_DEBIT', ({ payment, paymentMode }) => {
      return paymentMode === 'EBILL_DEBIT' && payment.dueDate === today;
    }),
  ];
};

/**
 * Net amount and taxes less what was paid in advance should be the total, within five hundredths for rounding, and the bases
 * of the rates the net amount.
 */
export const vatRule: AnomalyRule = ({ businessCase: { totalAmount, workflow } }) => {
  const rates = workflow?.vatRates?.vatRate;
  const net = workflow?.netAmount?.value;
  if (workflow === undefined || rates === undefined || net === undefined) return [];
  const anomalies: Anomaly[] = [];
  const bases = sumOf(rates.map((rate) => rate.taxBaseAmount.value ?? '0'));
  if (compareDecimals(bases, net) !== 0) {
    anomalies.push(anomaly('VAT_SUM_MISMATCH', ['workflow', 'netAmount', 'value'], { expected: bases, actual: net }));
  }
  const gross = sumOf([net, ...rates.map((rate) => rate.taxAmount.value ?? '0')]);
  const expected = differenceOf(gross, workflow.amountPaid?.value ?? '0');
  const { value: actual } = totalAmount;
  if (actual !== undefined && !isNear(expected, actual, anomalyLimits.roundingRappenMax)) {
    anomalies.push(anomaly('VAT_SUM_MISMATCH', ['totalAmount', 'value'], { expected, actual }));
  }
  return anomalies;
};

/** Each group of instalments should add up to the total, or to 20 per cent more at most, and fall due in its order. */
export const instalmentRule: AnomalyRule = ({ businessCase }) => {
  if (businessCase.type !== 'InstalmentBill') return [];
  const expected = businessCase.totalAmount.value;
  return businessCase.paymentsByInstalments.paymentByInstalments.flatMap(({ instalments }, group): Anomaly[] => {
    const payments = instalments.instalment.map((instalment) => instalment.paymentInformation);
    const path = ['paymentsByInstalments', 'paymentByInstalments', group];
    const late = payments.findIndex((payment, index) => payment.dueDate < (payments[index - 1]?.dueDate ?? ''));
    const order =
      late < 0
        ? []
        : [
            anomaly('INSTALMENT_DATES_NOT_ASCENDING', [
              ...instalmentPath(group, late),
              'paymentInformation',
              'dueDate',
            ]),
          ];
    const values = payments.map((payment) => payment.amount.value);
    if (expected === undefined || values.includes(undefined)) return order;
    const actual = sumOf(values.map((value) => value ?? '0'));
    const most = percentageOf([expected], anomalyLimits.instalmentSumPercentMax);
    if (compareDecimals(actual, expected) < 0) {
      return [anomaly('INSTALMENT_SUM_BELOW_TOTAL', path, { expected, actual }), ...order];
    }
    return compareDecimals(actual, most) > 0
      ? [anomaly('INSTALMENT_SUM_ABOVE_TOTAL_20PCT', path, { expected, actual }), ...order]
      : order;
  });
};

/** Check digits that are wrong also in identifiers that are in use: worth a look, no more. */
export const checkDigitRule: AnomalyRule = ({ businessCase: { billRecipient } }) => {
  const { billRecipientNetId: netId, enterpriseIdentificationNumber: uid } = billRecipient;
  const isOddNetId = netId?.length === limits.netIdLengthMax && modulo97Remainder(netId) !== 1;
  const isOddUid = uid !== undefined && !parseUid(uid, { checkDigit: true }).ok;
  return [
    ...(isOddNetId ? [anomaly('CHECKDIGIT_PID', ['billRecipient', 'billRecipientNetId'], { actual: netId })] : []),
    ...(isOddUid
      ? [anomaly('CHECKDIGIT_UID', ['billRecipient', 'enterpriseIdentificationNumber'], { actual: uid })]
      : []),
  ];
};

/** What is odd about the PDF itself. */
export const pdfRule: AnomalyRule = ({ pdf }) => [
  ...(pdf.bytes > anomalyLimits.pdfBytesUsualMax ? [anomaly('PDF_LARGE', [], { actual: String(pdf.bytes) })] : []),
  ...(pdf.hasForeignXml ? [anomaly('FOREIGN_XML_ATTACHMENT', [])] : []),
  ...(pdf.isBlank ? [anomaly('BLANK_PDF', [])] : []),
];
