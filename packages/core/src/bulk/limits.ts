/** Every bound of a table of bills. */
export const limits = {
  /** Bills of one table or list. */
  rowsMax: 50_000,
  /** Cells of one row. */
  cellsPerRowMax: 256,
  /** Cells that a row may have at all, empty ones included: as many as a spreadsheet has columns (ECMA-376). */
  rowCellsMax: 16_384,
  /** Characters of one cell: far more than any element of a bill. */
  cellLengthMax: 2_000,
  /** Characters within which a quotation mark must be closed. */
  quotedLengthMax: 65_536,
  /** Rows that the problems of one table are collected from; the rest is counted. */
  problemsMax: 1_000,
  /** A workbook, unpacked. */
  unpackedBytesMax: 134_217_728,
  /** What a workbook for few bills may have unpacked: so much for all, and for each bill. */
  unpackedBytesOfAny: 4_194_304,
  unpackedBytesOfBill: 32_768,
  /** Elements of a workbook inside each other. */
  levelsMax: 64,
  /** Attributes of an element in a workbook: its root declares some twenty vocabularies. */
  attributesMax: 256,
  /** Files in a workbook. */
  packedFilesMax: 1_000,
} as const;
