export { type PdfADocument, type PdfALimits, type PdfAOptions, toPdfA3b } from './convert.ts';
export type { Change, ChangeCode } from './fix/changes.ts';
export { limits as pdfaLimits } from './limits.ts';
