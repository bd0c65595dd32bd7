export {
  type BankDocument,
  BankDocumentStream,
  type ExpectedMessages,
  readBankDocument,
} from './document.ts';
export { finTextOf, isMt940 } from './file-kind.ts';
export { amountIn, amountText, isDateTime } from './values.ts';
