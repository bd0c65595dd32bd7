export { type NotReadReason, type PagesNotRead, pagesText } from '../base/pages-not-read.ts';
export { defaultPdfTextLimits, type PdfTextLimits } from './limits.ts';
export { type PageText, type PdfText, readPdfText, textIn } from './read-text.ts';
