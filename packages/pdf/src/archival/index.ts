export type { CjkFonts } from '../fonts/substitutes/cjk.ts';
export type { SubstituteFace, SubstituteFonts } from '../fonts/substitutes/faces.ts';
export {
  archivalIn,
  attachToPdfA3b,
  beyondBounds,
  type PdfADocument,
  type PdfALimits,
  type PdfAOptions,
  toPdfA3b,
} from './convert.ts';
export { type Change, type ChangeCode, mayBeSeen, sentenceOfChange } from './fix/changes.ts';
export { limits as pdfaLimits } from './limits.ts';
export {
  archivalWithRasterIn,
  type PdfARasterOptions,
  type RasteredPdfADocument,
  type RasterPort,
  toPdfA3bWithRaster,
} from './raster.ts';
export type { RasterPage } from './raster-image.ts';
