export { isMt940 } from '../bank-message/index.ts';
export { comparableAccount } from './account.ts';
export { signedAmount } from './balance-notices.ts';
export { executedExample, mt940Example, receiptsExample } from './examples.ts';
export { accountOfReference, qrIbanOfReference, realReference, saysSomething } from './kind.ts';
export { limits as statementLimits } from './limits.ts';
export {
  readStatement,
  StatementReader,
  type StatementReaderOptions,
  type StreamedEntry,
} from './read-statement.ts';
export type {
  Balance,
  BankTransactionCode,
  Batch,
  Charge,
  DetailReference,
  Direction,
  Entry,
  EntryDetail,
  EntryKind,
  Money,
  Statement,
  StatementAccount,
  StatementFile,
  StatementMessage,
  StatementParty,
} from './statement.ts';
