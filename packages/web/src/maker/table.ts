import {
  bulkLimits,
  columns,
  openTable,
  readBulkTable,
  type Slip,
  slipFiles,
  slipsPdf,
  type Table,
  tableOf,
  writeCsv,
  writeXlsx,
  zipChunks,
} from '@rappen/core/bulk';
import { drawPaymentPart, type Language } from '@rappen/core/payment-part';
import { type Problem, problem } from '@rappen/core/problem';
import { failed, ok, type Result } from '@rappen/core/result';
import { encodeSymbol, invoiceExamples, type RuleProfile } from '@rappen/core/swiss-qr';
import type { MakerTasks, SheetRow } from './protocol.ts';

const header: SheetRow = { number: 1, cells: columns.map(({ name }) => name), problems: [] };

/** All rows with a text in them, the header first. Reports `workbook.*`, `TABLE_TOO_LONG`, `TABLE_EMPTY`. */
export function openSheet(bytes: Uint8Array): Result<readonly SheetRow[]> {
  const table = openTable(bytes);
  if (!table.ok) return table;
  const rows: SheetRow[] = [];
  const max = bulkLimits.rowsMax;
  for (const row of table.value.rows()) {
    if (row.cells.every((text) => text.trim() === '')) continue;
    if (rows.length > max) return failed(problem('TABLE_TOO_LONG', [], { max }));
    rows.push(row);
  }
  return rows.length < 2 ? failed(problem('TABLE_EMPTY', [])) : ok(rows);
}

/** What is wrong with a row by itself; paths are the row and the name of the column. */
export function validateRow(row: SheetRow, profile: RuleProfile): readonly Problem[] {
  const reading = readBulkTable(tableOfRows([row]), { profile });
  return reading.ok ? reading.value.problems : reading.problems;
}

/** The pieces of one document of all bills, `onSlip` called for each. Rows that are no bills are passed over. */
export function* archiveChunks(
  { rows, kind, format, language }: MakerTasks['archive']['request'],
  profile: RuleProfile,
  onSlip: () => void,
): Generator<Uint8Array> {
  const reading = readBulkTable(tableOfRows(rows), { profile });
  if (!reading.ok) return;
  const { bills } = reading.value;
  function* slips(): Generator<Slip> {
    for (const bill of bills()) {
      const symbol = encodeSymbol(bill.invoice);
      if (!symbol.ok) continue;
      const part = drawPaymentPart(bill.invoice, symbol.value, {
        language: bill.language ?? language,
        pageSize: format,
      });
      if (!part.ok) continue;
      yield { bill, drawing: part.value.drawing };
      onSlip();
    }
  }
  yield* kind === 'pdf' ? slipsPdf(slips()) : zipChunks(slipFiles(slips()));
}

function tableOfRows(rows: readonly SheetRow[]): Table {
  return {
    *rows() {
      yield header;
      yield* rows;
    },
  };
}

/** A table with an example of each kind of reference. */
function sampleTable(language: Language): string[][] {
  const { withQrReference, withCreditorReference, withoutReference } = invoiceExamples;
  return tableOf([withQrReference, withCreditorReference, withoutReference].map((draft) => ({ draft, language })));
}

/** Rows as CSV under the canonical header. */
export function csvOf(rows: readonly SheetRow[]): string {
  return writeCsv([header.cells, ...rows.map(({ cells }) => cells)]);
}

/** The sample as a file of either kind. */
export function sampleFile(kind: 'csv' | 'xlsx'): string | Uint8Array {
  const table = sampleTable('de');
  // Excel reads a CSV file as UTF-8 only when it begins with a byte order mark
  return kind === 'csv' ? `\ufeff${writeCsv(table)}` : writeXlsx(table);
}
