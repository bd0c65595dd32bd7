export {
  billOfEInvoice,
  type EInvoiceBill,
  type EInvoiceDiscount,
} from './bill-of-e-invoice.ts';
export {
  type EInvoiceDocument,
  type EInvoiceDocumentOptions,
  invoiceDocumentOfEInvoice,
} from './invoice-document-of.ts';
export { type PrintableOptions, printableEInvoice } from './printable.ts';
export { readEInvoice } from './read-e-invoice.ts';
export type { ReceivedEInvoice, ReceivedProfile } from './received.ts';
