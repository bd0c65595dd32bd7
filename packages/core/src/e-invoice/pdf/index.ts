export { type AttachEInvoiceOptions, attachEInvoice, type PdfProfile, prepareEInvoice } from './attach.ts';
export { pdfProfiles } from './file-names.ts';
export { type FoundEInvoice, findEInvoice } from './find.ts';
