export { defaultPdfTextLimits, type PdfTextLimits } from './limits.ts';
export { type PageText, type PdfText, readPdfText, textIn } from './read-text.ts';
