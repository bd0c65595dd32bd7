export { readBankDocument } from './document.ts';
export { amountIn, amountText, isDateTime } from './values.ts';
