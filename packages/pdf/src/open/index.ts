export { type OpenedPdf, openPdf } from './open.ts';
