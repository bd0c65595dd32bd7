export type {
  Anomaly,
  AnomalyCode,
  EarlierCase,
  EInvoiceFacts,
  Evidence,
  HistoryDigest,
  PdfFacts,
  Severity,
} from './anomaly.ts';
export { anomalySeverities } from './anomaly.ts';
export { detectAnomalies, validateAnomalies } from './detect.ts';
export { anomalyLimits } from './limits.ts';
