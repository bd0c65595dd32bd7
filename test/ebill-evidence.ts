import {
  detectAnomalies,
  type Evidence,
  type HistoryDigest,
  type PdfFacts,
} from '../packages/core/src/ebill/anomalies/index.ts';
import type { BusinessCase } from '../packages/core/src/ebill/business-case.ts';
import { bill, today } from './ebill-submissions.ts';

export const netId = '41012280648521306';
export const iban = 'CH5200764174504462005';

/** Evidence in which nothing is unusual. */
export function usual(
  businessCase: BusinessCase = bill(),
  pdf: Partial<PdfFacts> = {},
  history: Partial<HistoryDigest> = {},
): Evidence {
  return {
    businessCase,
    today,
    billerName: 'Robert Schneider AG',
    recipient: { billRecipientNetId: netId },
    pdf: { contentHash: 'a1', bytes: 100_000, isBlank: false, hasForeignXml: false, qrInvoices: [], ...pdf },
    history: {
      amounts: [],
      recipientAmounts: [],
      cases: [],
      submissionsThisHour: 1,
      submissionsPerHourMean: 1,
      ...history,
    },
  };
}

/** Codes and severities of all anomalies. */
export const found = (evidence: Evidence) =>
  detectAnomalies(evidence).map(({ code, severity }) => `${code} ${severity}`);
/** The same, of one code. */
export const about = (evidence: Evidence, code: string) => found(evidence).filter((one) => one.startsWith(`${code} `));
