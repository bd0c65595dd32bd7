import type { modelProblems } from '../model/problems.ts';
import { makeProblem, type ProblemMaker, type Rows } from '../problem/problem.ts';

/** What can be wrong with a table of bills. */
export const bulkProblems = {
  TABLE_EMPTY: { source: 'API', sentence: 'No bills were found' },
  TABLE_TOO_LONG: {
    source: 'API',
    sentence: 'There are more than {max} bills: send them in several parts',
  },
  TABLE_COLUMN_UNKNOWN: {
    source: 'API',
    sentence: 'No column has this name: use {known}',
  },
  TABLE_COLUMN_TWICE: { source: 'API', sentence: 'This column appears more than once' },
  TABLE_COLUMN_MISSING: { source: 'API', sentence: 'This column is missing from the header' },
  TABLE_CELL_WITHOUT_COLUMN: { source: 'API', sentence: 'The text is in a column without a header' },
  TABLE_ROW_TOO_WIDE: { status: 413, source: 'API', sentence: 'A row has more than {max} cells' },
  TABLE_QUOTE_OPEN: { source: 'RFC 4180', sentence: 'A quotation mark is opened but not closed' },
  TABLE_NUMBER_TOO_LONG: {
    source: 'API',
    sentence: 'The cell contains a number, and a workbook keeps only {max} digits of it: format the column as text',
  },
  TABLE_CELL_ERROR: { source: 'API', sentence: 'The cell contains the error {error}' },
  TABLE_FORMULA_WITHOUT_RESULT: {
    source: 'ECMA-376, 18.3.1.40',
    sentence: 'The cell contains a formula without a result: open the workbook in a spreadsheet and save it',
  },
  TABLE_CELL_DATE: { source: 'API', sentence: 'The cell contains a date, not an amount' },
  TABLE_AMOUNT_EMPTY: {
    source: 'API',
    sentence: 'There is a column of amounts, but this row has none: enter it, or write open',
  },
  TABLE_ROWS_HIDDEN: {
    source: 'API',
    sentence: 'The sheet hides {count} rows, and they are read like all others: {rows}',
  },
  TABLE_COLUMNS_HIDDEN: {
    source: 'API',
    sentence: 'The sheet hides columns, and they are read like all others: {names}',
  },
  TABLE_SHEETS_UNREAD: { source: 'API', sentence: 'The workbook has other sheets, which are not read: {names}' },
  TABLE_SHEET_DAMAGED: {
    source: 'XML 1.0',
    sentence: 'The sheet is damaged here, and what follows could not be read: save the workbook again',
  },
  ARCHIVE_DAMAGED: { source: 'API', sentence: 'The ZIP archive is damaged or encrypted' },
  ARCHIVE_EMPTY: { source: 'API', sentence: 'There is no file in the ZIP archive' },
  ARCHIVE_TOO_LARGE: {
    status: 413,
    source: 'API',
    sentence: 'The ZIP archive holds too much: at most {files} files and {megabytes} MB when unpacked',
  },
  WORKBOOK_UNREADABLE: { source: 'API', sentence: 'The workbook is damaged or not an XLSX file' },
  WORKBOOK_TOO_LARGE: { status: 413, source: 'API', sentence: 'The workbook is larger than {max} bytes when unpacked' },
} as const satisfies Rows;

/** What is reported here: these rows, and those of the folders it builds on. */
export type Reported = typeof bulkProblems & typeof modelProblems;

/** Makes a problem; the parameters are those of its sentence. */
export const problem: ProblemMaker<Reported> = makeProblem;
