export { type BankDocument, type ExpectedMessages, readBankDocument } from './document.ts';
export { amountText, dayOf, isDateTime } from './values.ts';
