export { attachToPdfA3b, type PdfADocument, type PdfALimits, type PdfAOptions, toPdfA3b } from './convert.ts';
export { examinePdf, type PdfExamination } from './examine.ts';
export { type Change, type ChangeCode, mayBeSeen, sentenceOfChange } from './fix/changes.ts';
export type { SubstituteFace, SubstituteFonts } from './fonts/substitutes/faces.ts';
export { limits as pdfaLimits } from './limits.ts';
export { type PdfARasterOptions, type RasteredPdfADocument, type RasterPort, toPdfA3bWithRaster } from './raster.ts';
export type { RasterPage } from './raster-image.ts';
