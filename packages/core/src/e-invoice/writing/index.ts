export { type EInvoiceOptions, eInvoiceOf } from './e-invoice-of.ts';
