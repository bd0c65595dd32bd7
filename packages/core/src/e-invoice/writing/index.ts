export { type EInvoiceAttachmentOptions, eInvoiceAttachment } from './attachment.ts';
export { type EInvoiceOptions, eInvoiceOf } from './e-invoice-of.ts';
