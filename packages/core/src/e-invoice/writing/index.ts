export { type EInvoiceAttachmentOptions, eInvoiceAttachment } from './attachment.ts';
export { chosenProfile, type ProfileChoice } from './chosen-profile.ts';
export {
  type EInvoiceOptions,
  eInvoiceNotices,
  eInvoiceOf,
  type WrittenEInvoice,
  writtenEInvoiceOf,
} from './e-invoice-of.ts';
export { electronicAddressOf, type KnownNumbers } from './electronic-address.ts';
