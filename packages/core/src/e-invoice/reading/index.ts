export {
  billOfEInvoice,
  type EInvoiceBill,
  isCollected,
} from './bill-of-e-invoice.ts';
export {
  type EInvoiceDocument,
  type EInvoiceDocumentOptions,
  invoiceDocumentOfEInvoice,
} from './invoice-document-of.ts';
export { findingsBeforePayment, isContradiction, thirdPartiesOf } from './paid-sums.ts';
export {
  type EInvoiceDiscount,
  type EInvoiceInstalment,
  type TermsReading,
  termsOfEInvoice,
} from './payment-terms.ts';
export { readEInvoice } from './read-e-invoice.ts';
export type { ReceivedEInvoice } from './received.ts';
