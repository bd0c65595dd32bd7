export { filtersOf } from './filters/filters.ts';
export { createInflater, inflateBounded, inflatedLength } from './filters/inflate.ts';
export { undoPngFilter } from './filters/png-filter.ts';
export { decodedContent } from './filters/unpacked.ts';
export { defaultPdfReadingLimits, type PdfReadingLimits } from './scan/limits.ts';
export { joinedContents, type PageEntries, PdfDocument, scannedSource } from './scan/pages.ts';
export { mayBeEncrypted, mostBytesOf, type PdfObject, type PdfStructure, scanStructure } from './scan/structure.ts';
export { dateText, textStringText } from './text-string.ts';
export {
  arrayValue,
  type CosDictionary,
  type CosValue,
  emptyDictionary,
  isDictionary,
  isReference,
  nameOf,
  nameValue,
  numberOf,
  numbersOf,
  numberValue,
  withEntries,
} from './values.ts';
