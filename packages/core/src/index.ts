/**
 * The front door of Rappen: one typed call for each thing one does with a Swiss QR-bill. Each returns a value, or every problem
 * with a sentence to show. Nothing is loaded that is not called; the parts stand behind entries of their own
 * (`@rappen/core/swiss-qr`, `@rappen/core/render/pdf`, …).
 */
export * from './bill/index.ts';
export type { InvoiceDocumentJson } from './invoice-document/model.ts';
export type { PaymentDraft, PaymentOrderJson } from './payment-order/model.ts';
export type { Language } from './payment-part/labels.ts';
export type { OpenBillJson, ReconciliationJson } from './reconciliation/model.ts';
export type { StatementFile } from './statement/statement.ts';
export type { QrInvoice } from './swiss-qr/invoice.ts';
