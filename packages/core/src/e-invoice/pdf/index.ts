export { type AttachEInvoiceOptions, attachEInvoice, type PdfProfile } from './attach.ts';
export { pdfProfiles } from './file-names.ts';
export { type FoundEInvoice, findEInvoice } from './find.ts';
