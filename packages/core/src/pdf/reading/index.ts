export {
  type CosDictionary,
  type CosValue,
  isDictionary,
  isReference,
  nameOf,
  numberOf,
  numbersOf,
} from '../values/values.ts';
export { type Call, callsOf } from './content.ts';
export { evenAxis, paint, type Raster } from './fill.ts';
export { filtersOf } from './filters.ts';
export { createInflater, inflateBounded, inflatedLength } from './inflate.ts';
export { type DrawnPicture, drawPage, type FilledShape, type PageSink, type ReadingBudget } from './interpreter.ts';
export { defaultPdfReadingLimits, type PdfReadingLimits } from './limits.ts';
export { at, type Box, boxAround, common, inverse, type Matrix, times } from './matrix.ts';
export type { PagePicture, PictureData } from './page-pictures.ts';
export { type PageEntries, PdfDocument } from './pages.ts';
export { type GreyPicture, pictureShape } from './pictures.ts';
export { decodedPicture } from './pixel-layer.ts';
export { mayBeEncrypted, mostBytesOf, type PdfObject, type PdfStructure, scanStructure } from './structure.ts';
export { type CodeBox, codesOfPages, type PageCode, type PageCodes, type PagePoint } from './vector-codes.ts';
