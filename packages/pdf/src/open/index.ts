export { type OpenedPdf, openPdf, type PdfPages } from './open.ts';
