import type { Problem } from '../../problem/problem.ts';
import { type Result, resultOf } from '../../result.ts';
import { problem } from '../problems.ts';
import { type Anomaly, type AnomalyRule, type Evidence, severities } from './anomaly.ts';
import { checkDigitRule, dueDateRule, instalmentRule, pdfRule, vatRule } from './document-rules.ts';
import { eInvoiceRule } from './e-invoice-rule.ts';
import {
  duplicateRule,
  outlierRule,
  recipientOutlierRule,
  referencedCaseRule,
  reuseRule,
  velocityRule,
} from './history-rules.ts';
import { anomalyLimits } from './limits.ts';
import { billerNameRule, qrPaymentRule, qrRecipientRule } from './qr-rules.ts';
import { textAmountRule, textIbanRule, textReadRule, textRecipientRule } from './text-rules.ts';

const rules: readonly AnomalyRule[] = [
  qrPaymentRule,
  qrRecipientRule,
  eInvoiceRule,
  billerNameRule,
  duplicateRule,
  reuseRule,
  outlierRule,
  recipientOutlierRule,
  velocityRule,
  referencedCaseRule,
  dueDateRule,
  vatRule,
  instalmentRule,
  textReadRule,
  textAmountRule,
  textIbanRule,
  textRecipientRule,
  checkDigitRule,
  pdfRule,
];

/**
 * Everything about a submission that is hardly ever meant: what blocks first, then in the order of the rules, at most 100.
 * Depends on the evidence alone: the same case, PDF and history give the same list.
 */
export function detectAnomalies(evidence: Evidence): Anomaly[] {
  const found = rules.flatMap((rule) => rule(evidence));
  const sorted = severities.flatMap((severity) => found.filter((one) => one.severity === severity));
  return sorted.slice(0, anomalyLimits.anomaliesMax);
}

/**
 * Whether a submission may go on in spite of its anomalies: only a delivery is held back, only by those that block, and not
 * when the biller has asked to skip them. Reports one `ANOMALY_DETECTED` for each that blocks, at its place.
 */
export function validateAnomalies(
  anomalies: readonly Anomaly[],
  { processingMode, skip }: { readonly processingMode: 'STAGE' | 'DELIVER'; readonly skip: boolean },
): Result<readonly Anomaly[]> {
  const isValidated = processingMode === 'DELIVER' && !skip;
  const problems: Problem[] = anomalies
    .filter((found) => isValidated && found.severity === 'block')
    .map(({ code, path }) => problem('ANOMALY_DETECTED', path, { anomaly: code }));
  return resultOf(anomalies, problems);
}
