/** Every bound of a table of bills. */
export const limits = {
  /** Bills of one table or list. */
  rowsMax: 50_000,
  /** Cells of one row. */
  cellsPerRowMax: 256,
  /** Characters of one cell: far more than any element of a bill. */
  cellLengthMax: 2_000,
  /** Rows that the problems of one table are collected from; the rest is counted. */
  problemsMax: 1_000,
  /** A workbook, unpacked. */
  unpackedBytesMax: 134_217_728,
  /** Files in a workbook. */
  packedFilesMax: 1_000,
} as const;
