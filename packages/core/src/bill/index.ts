export type { NotReadReason, PagesNotRead } from '@rappen/pdf/internal/base';
export type { AttachOptions, AttachResult, BillPlacement } from './attach.ts';
export { attachBill } from './attach.ts';
export type { Bill, CombinedParty, Party } from './bill.ts';
export type { FoundBill, FoundParty } from './bill-of-draft.ts';
export { billToPayload, checkBill } from './check.ts';
export type { EInvoiceReading, EInvoiceRuleFinding, EInvoiceXmlOptions, ReadEInvoiceOptions } from './e-invoice.ts';
export { facturX, invoiceToXml, readEInvoice } from './e-invoice.ts';
export type { EInvoiceAttacher, InvoicePdfOptions } from './invoice.ts';
export { invoiceToPdf } from './invoice.ts';
export type { InvoiceOfBill, InvoiceToMake } from './invoice-of-bill.ts';
export { normalizeBill } from './normalize.ts';
export type { CheckOptions, PayloadOptions, SlipOptions } from './options.ts';
export type { PaymentFile, PaymentFileOptions, PaymentFileOrder } from './payments.ts';
export { paymentFile, readStatement, reconcile } from './payments.ts';
export type { BillsSummary, DocumentOptions, PdfOptions, RefusedBill } from './pdf.ts';
export { billsToPdf, billToPdf } from './pdf.ts';
export type { PngOptions } from './png.ts';
export { billToPng } from './png.ts';
export type { BillProblem, BillProblems, BillResult } from './problems.ts';
export { billProblem } from './problems.ts';
export type { BillReading, BillsResult, PageBill } from './reading.ts';
export { readBills, readPayload } from './reading.ts';
export { billToSvg } from './svg.ts';
export type { SwicoImportTax, SwicoInformation, SwicoPaymentCondition, SwicoVat } from './swico.ts';
export {
  completeCreditorReference,
  completeQrReference,
  formatIban,
  openBillOf,
  parseIban,
  parseQrIban,
  paymentDraftOf,
} from './texts.ts';
