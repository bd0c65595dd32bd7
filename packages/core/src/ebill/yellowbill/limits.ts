/** Bounds of yellowbill Invoice 2.0.4 that its schema has, or that practice keeps to; lengths in characters. */
export const limits = {
  documentIdLengthMax: 70,
  accountIdDigits: 17,
  creditorNameLengthMax: 50,
  addressLineLengthMax: 50,
  /** Groups, and instalments of one. */
  instalmentsMax: 99,
  /** A file: a PDF of 20 MB in base64, and its invoice. */
  charactersMax: 32_000_000,
  entriesMax: 20_000,
} as const;
