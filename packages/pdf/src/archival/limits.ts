import { limits as reading } from '../syntax/limits.ts';

/** Bounds of the conversion besides those of reading a document. */
export const limits = {
  fileBytesMax: reading.fileBytesMax,
  pagesMax: reading.pagesMax,
  objectsMax: 200_000,
  /** Words, numbers and operands in the instructions of all pages: so many, and more for each page. */
  contentValuesMax: 4_000_000,
  contentValuesPerPage: 2_500,
  /** Bytes of instructions of all pages, forms, patterns and glyphs together, and more for each page. */
  contentBytesMax: 67_108_864,
  contentBytesPerPage: 32_768,
  /** Bytes of an inline picture that has to be packed anew. */
  inlineImageBytesMax: 4_194_304,
  /** Pages that may become pictures. */
  rasterPagesMax: 230,
  /** Pixels of all of them: as many pages of A4 at 200 dots an inch. */
  rasterPixelsMax: 900_000_000,
  /** Lines of the text that is hidden over the picture of a page. */
  hiddenLinesMax: 2_300,
  /** Instructions, letters and forms that are compared after a conversion, with more for each page, and marks of one page. */
  verifiedBytesMax: 33_554_432,
  verifiedLettersMax: 2_000_000,
  verifiedLettersPerPage: 4_500,
  verifiedCallsPerPage: 45,
  verifiedMarksMax: 200_000,
  /** Problems of a document that are reported. */
  findingsMax: 100,
  /** Bytes of an XMP packet. */
  metadataBytesMax: 1_000_000,
  /** ISO 19005-3, 6.1.13. */
  stringBytesMax: 32_767,
  nameBytesMax: 127,
  integerMax: reading.wholeNumberMax,
  savedStatesMax: 28,
  colorantsMax: 32,
  pageUnitsMin: 3,
  pageUnitsMax: 14_400,
} as const;
