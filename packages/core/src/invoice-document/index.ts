export type { DrawInvoiceOptions, DrawnInvoice } from './draw.ts';
export { drawInvoiceDocument } from './draw.ts';
export { invoiceDocumentExamples } from './examples.ts';
export type { Gtin } from './gtin.ts';
export { parseGtin } from './gtin.ts';
export type {
  Adjustment,
  CashDiscount,
  ContactPerson,
  InvoiceDocument,
  ItemPosition,
  PaymentTerms,
  Position,
  Recipient,
  Reduction,
  Sender,
  SubtotalPosition,
  TextPosition,
  Totals,
  VatGroup,
} from './invoice-document.ts';
export type { ParsedInvoiceDocument } from './json.ts';
export { parseInvoiceDocument } from './json.ts';
export { parseColour } from './layout/style.ts';
export { limits } from './limits.ts';
export type { InvoiceDocumentJson } from './model.ts';
export { invoiceDocumentModel } from './model.ts';
export type { InvoiceDocumentOptions } from './options.ts';
export type { TemplateDescription, TemplateName } from './templates/index.ts';
export { invoiceDocumentTemplates } from './templates/index.ts';
export { invoiceDocumentNamespace, writeInvoiceDocumentXml } from './xml.ts';
