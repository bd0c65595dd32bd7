export { type ArchiveBounds, ArchiveReader, type NamedFile } from './archive.ts';
export type { BulkRow, Column } from './columns.ts';
export { columns, isOpenAmount, openAmount, tableOf } from './columns.ts';
export { withoutFormula, writeCsv } from './csv.ts';
export { limits as bulkLimits } from './limits.ts';
export { type BulkHeader, CsvCutter, type CsvPart, readBulkHeader, readBulkPart } from './parts.ts';
export {
  type BulkBill,
  type BulkFindings,
  type BulkOptions,
  type BulkPassage,
  type BulkReading,
  documentName,
  openTable,
  readBulkFile,
  readBulkList,
  readBulkTable,
} from './reading.ts';
export { type Slip, slipFiles, slipsPdf } from './slips.ts';
export type { Table, TableRow } from './table.ts';
export { type WorkbookCell, writeXlsx } from './write-xlsx.ts';
export { type ArchivedFile, type ZipWriter, zipChunks, zipFilesMax, zipWriter } from './write-zip.ts';
export { unpack, type ZipEntry, zipEntries } from './zip.ts';
