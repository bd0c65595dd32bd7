export { type EInvoiceOptions, eInvoiceOf } from './e-invoice-of.ts';
export { type HybridOptions, hybridPdf } from './hybrid.ts';
