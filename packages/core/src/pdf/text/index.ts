export { defaultPdfTextLimits, type PdfTextLimits } from './limits.ts';
export { type PageText, type PdfText, readPdfText } from './read-text.ts';
