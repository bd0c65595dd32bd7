export type { BulkRow, Column } from './columns.ts';
export { columns, tableOf } from './columns.ts';
export { writeCsv } from './csv.ts';
export { limits as bulkLimits } from './limits.ts';
export {
  type BulkBill,
  type BulkOptions,
  type BulkReading,
  documentName,
  openTable,
  readBulkFile,
  readBulkList,
  readBulkTable,
} from './reading.ts';
export { type Slip, slipFiles, slipsPdf } from './slips.ts';
export type { Table, TableRow } from './table.ts';
export { writeXlsx } from './write-xlsx.ts';
export { type ArchivedFile, zipChunks } from './write-zip.ts';
