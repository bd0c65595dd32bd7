/** Bounds that keep one document from using up memory or time. */
export const limits = {
  fileBytesMax: 33_554_432,
  /** Objects that a cross-reference may list. */
  objectsMax: 500_000,
  /** ISO 32000-1, annex C.2. */
  objectNumberMax: 8_388_607,
  /** The largest whole number (annex C.2): larger ones readers take for different numbers. */
  wholeNumberMax: 2_147_483_647,
  /** Sections of a cross-reference: one for each time the file was saved. */
  sectionsMax: 1_000,
  pagesMax: 10_000,
  /** Page tree nodes above a page. */
  ancestorsMax: 64,
  /** Numbers, names, strings, … of all objects that an operation looks at. */
  valuesMax: 1_000_000,
  /** What one compressed stream may grow to, in bytes. */
  streamBytesMax: 67_108_864,
  /** What one stream of objects may grow to, in bytes: writers put some hundred small objects into each. */
  objectStreamBytesMax: 16_777_216,
  /** What all compressed streams that are opened may grow to together, in bytes. */
  inflatedBytesMax: 134_217_728,
  /** Bytes that deflate makes of one, at most (RFC 1951: 258 for two codes of a bit each). */
  deflateRatioMax: 1_032,
  /** What is kept of opened streams for the next time that they are asked for, in bytes. */
  keptBytesMax: 16_777_216,
  /** How often each byte of a file may be read in search of objects. */
  readingsMax: 4,
} as const;
