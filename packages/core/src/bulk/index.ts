export type { BulkRow, Column } from './columns.ts';
export { columns, tableOf } from './columns.ts';
export { writeCsv } from './csv.ts';
export { writeXlsx } from './xlsx.ts';
