export { type EInvoiceAttachmentOptions, eInvoiceAttachment } from './attachment.ts';
export {
  type EInvoiceOptions,
  eInvoiceNotices,
  eInvoiceOf,
  type WrittenEInvoice,
  writtenEInvoiceOf,
} from './e-invoice-of.ts';
