export type { PayableCase, ReceivedBefore } from './claims.ts';
export type {
  CandidateCase,
  CaseReceipt,
  Outcome,
  Settlement,
  SettlementInput,
  SettlingCommand,
} from './settle.ts';
export { settleCases, settleRun } from './settle.ts';
