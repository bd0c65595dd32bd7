/** Bounds of the conversion besides those of reading a document. */
export const limits = {
  fileBytesMax: 10_000_000,
  pagesMax: 500,
  objectsMax: 200_000,
  /** Words, numbers and operands in the instructions of all pages. */
  contentValuesMax: 4_000_000,
  /** Bytes of instructions of all pages, forms, patterns and glyphs together. */
  contentBytesMax: 67_108_864,
  /** Bytes of an inline picture that has to be packed anew. */
  inlineImageBytesMax: 4_194_304,
  /** Pages that may become pictures. */
  rasterPagesMax: 230,
  /** Lines of the text that is hidden over the picture of a page. */
  hiddenLinesMax: 2_300,
  /** Things wrong with a document that are told. */
  findingsMax: 100,
  /** Bytes of an XMP packet. */
  metadataBytesMax: 1_000_000,
  /** ISO 19005-3, 6.1.13. */
  stringBytesMax: 32_767,
  nameBytesMax: 127,
  integerMax: 2_147_483_647,
  savedStatesMax: 28,
  colorantsMax: 32,
  pageUnitsMin: 3,
  pageUnitsMax: 14_400,
} as const;
