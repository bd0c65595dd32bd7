export {
  type BankDocument,
  BankDocumentStream,
  type ExpectedMessages,
  readBankDocument,
} from './document.ts';
export { amountIn, amountText, isDateTime } from './values.ts';
