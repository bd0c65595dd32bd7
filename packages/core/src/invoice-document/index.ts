export type { DrawInvoiceOptions, DrawnInvoice } from './draw.ts';
export { drawInvoiceDocument } from './draw.ts';
export { invoiceDocumentExamples } from './examples.ts';
export type { Gtin } from './gtin.ts';
export { parseGtin } from './gtin.ts';
export type {
  Adjustment,
  AdjustmentShare,
  BankAccount,
  CashDiscount,
  ContactPerson,
  DocumentKind,
  ElectronicAddress,
  InvoiceDocument,
  ItemPosition,
  PartyAddress,
  PaymentTerms,
  Position,
  PrecedingInvoice,
  Recipient,
  Reduction,
  Registration,
  Sender,
  SubtotalPosition,
  TextPosition,
  Totals,
  VatCategory,
  VatExemption,
  VatGroup,
} from './invoice-document.ts';
export { attachmentTypes, isUnbilled } from './invoice-document.ts';
export type { ParsedInvoiceDocument } from './json.ts';
export { parseInvoiceDocument } from './json.ts';
export { dueLabel } from './labels.ts';
export { parseColour } from './layout/style.ts';
export type { LeitwegId } from './leitweg-id.ts';
export { leitwegScheme, looksLikeLeitwegId, parseLeitwegId } from './leitweg-id.ts';
export { limits } from './limits.ts';
export type { InvoiceDocumentJson } from './model.ts';
export { invoiceDocumentModel } from './model.ts';
export type { InvoiceDocumentOptions } from './options.ts';
export type { TemplateDescription, TemplateName } from './templates/index.ts';
export { invoiceDocumentTemplates, templateNames } from './templates/index.ts';
export { discountSentence, termsSentences } from './terms-sentences.ts';
export { isFrenchNumber, parseVatNumber } from './vat-number.ts';
export { exemptionWords } from './vat-words.ts';
export { invoiceWords } from './words.ts';
export { invoiceDocumentNamespace, writeInvoiceDocumentXml } from './xml.ts';
