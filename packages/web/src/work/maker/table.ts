import {
  type BulkBill,
  bulkLimits,
  columns,
  documentName,
  openTable,
  readBulkTable,
  tableOf,
  writeCsv,
  writeXlsx,
  zipChunks,
} from '@rappen/core/bulk';
import type { Drawing } from '@rappen/core/drawing';
import { drawPaymentPart, type Language } from '@rappen/core/payment-part';
import { problem } from '@rappen/core/problem';
import { renderPdf, renderPdfChunks } from '@rappen/core/render/pdf';
import { failed, ok, type Result } from '@rappen/core/result';
import { draftOf, encodeSymbol, invoiceExamples, type RuleProfile } from '@rappen/core/swiss-qr';
import { dueDayOf } from '../../records/desk/numbers.ts';
import { coreCells } from '../../sheet/bill-rows.ts';
import { readDate } from '../../sheet/cells.ts';
import { type SheetRow, textOf } from '../../sheet/fields.ts';
import { findTable } from '../../sheet/find-table.ts';
import { guessColumns } from '../../sheet/guess-columns.ts';
import { coreTable } from '../../sheet/read-row.ts';
import { fileNamer } from './file-names.ts';
import { letterPages } from './letters.ts';
import type { MakerTasks, OpenedTable, Print, RowBill } from './protocol.ts';
import { rowInvoice } from './row-invoices.ts';

/** Sheets of a workbook that are looked at. */
const sheetsMax = 12;

/**
 * The table in a file, wherever it stands there: on the first sheet that names two columns of bills, else on the one that names most; or on
 * the sheet at `place`, counted from zero. Reports `workbook.*`, `TABLE_TOO_LONG`, `TABLE_EMPTY`.
 */
export function openSheet(bytes: Uint8Array, place?: number): Result<OpenedTable> {
  if (place !== undefined) return tableAt(bytes, place);
  let best = tableAt(bytes, 0);
  for (let sheet = 1; sheet < sheetsMax && knownColumns(best) < 2; sheet++) {
    const next = tableAt(bytes, sheet);
    if (!next.ok && next.problems[0].code === 'WORKBOOK_UNREADABLE') break;
    if (knownColumns(next) > knownColumns(best)) best = next;
  }
  return best;
}

function knownColumns(table: Result<OpenedTable>): number {
  return table.ok ? table.value.columns.filter((field) => field !== undefined).length : -1;
}

function tableAt(bytes: Uint8Array, sheet: number): Result<OpenedTable> {
  const table = openTable(bytes, { sheet });
  if (!table.ok) return table;
  const rows: SheetRow[] = [];
  const max = bulkLimits.rowsMax;
  for (const row of table.value.rows()) {
    const tooWide = row.problems.find(({ code }) => code === 'TABLE_ROW_TOO_WIDE');
    if (tooWide !== undefined) return failed(tooWide);
    if (row.cells.every((text) => text.trim() === '') && row.problems.length === 0) continue;
    if (rows.length > max) return failed(problem('TABLE_TOO_LONG', [], { max }));
    rows.push(row);
  }
  const found = findTable(rows);
  if (found.rows.length === 0) return failed(problem('TABLE_EMPTY', []));
  // Which sheet it is has to be said only where it is not the first one
  const { name, sheets = [], notices = [] } = table.value;
  const others = sheets.flatMap((other, place) => (place === sheet ? [] : [{ name: other, place }]));
  // Rows that are hidden are told one by one
  const told = notices.filter(({ code }) => code !== 'TABLE_ROWS_HIDDEN');
  return ok({ ...found, columns: guessColumns(found), sheet: sheet === 0 ? undefined : name, others, notices: told });
}

/** The pieces of one document of all bills, `onBill` called for each. Rows that are no bills are passed over. */
export function* archiveChunks(
  { rows, kind, print, language }: MakerTasks['archive']['request'],
  profile: RuleProfile,
  onBill: () => void,
): Generator<Uint8Array> {
  const reading = readBulkTable(coreTable(rows.map((row) => ({ ...row, cells: coreCells(row.cells) }))), {
    profile,
    openAmounts: true,
  });
  if (!reading.ok) return;
  const { bills } = reading.value;
  const byNumber = new Map(rows.map((row) => [row.number, row]));
  function* documents() {
    for (const bill of bills()) {
      const row = byNumber.get(bill.place) ?? { cells: [] };
      const own = bill.language ?? language;
      const pages = pagesOfBill(bill, row, print, own, profile);
      if (pages.length === 0) continue;
      yield { bill, cells: row.cells, pages };
      onBill();
    }
  }
  if (kind === 'pdf') {
    // Behind the text of a letter poppler 22 does not find the image of a symbol, which is stored and not compressed
    yield* renderPdfChunks(pagesOf(documents()), { symbols: print.kind === 'slip' ? 'mask' : 'path' });
    return;
  }
  const nameOf = fileNamer();
  yield* zipChunks(filesOf(documents()));
  function* filesOf(all: Iterable<{ bill: BulkBill; cells: readonly string[]; pages: readonly Drawing[] }>) {
    for (const { bill, cells, pages } of all) {
      const name = nameOf([textOf(cells, 'number'), textOf(cells, 'debtor.name')], documentName(bill));
      yield { name: `${name}.pdf`, bytes: renderPdf(pages) };
    }
  }
}

function pagesOfBill(
  bill: BulkBill,
  row: Pick<SheetRow, 'cells' | 'lines'>,
  print: Print,
  language: Language,
  profile: RuleProfile,
): readonly Drawing[] {
  switch (print.kind) {
    case 'slip':
      return slipPages(bill, print.format, language);
    case 'letter':
      return letterPages(bill.invoice, row.cells, print, language, profile);
    case 'invoice':
      return rowInvoice(bill.invoice, row, print, language, profile)?.pages ?? [];
  }
}

/** The whole invoice of a row as a file, with what it says; undefined for a row that is none. */
export function billOfRow(
  { row, print, language }: MakerTasks['bill']['request'],
  profile: RuleProfile,
): (Omit<RowBill, 'pdf'> & { readonly bytes: Uint8Array }) | undefined {
  const reading = readBulkTable(coreTable([{ ...row, cells: coreCells(row.cells) }]), { profile, openAmounts: true });
  const [bill] = reading.ok ? reading.value.bills() : [];
  const made = bill && rowInvoice(bill.invoice, row, print, bill.language ?? language, profile);
  if (made?.document.payment === undefined) return undefined;
  const { invoiceNr: number, invoiceDate: date, payment } = made.document;
  const due = readDate(textOf(row.cells, 'due')) ?? dueDayOf({ date, days: print.company.days });
  return { bytes: renderPdf(made.pages), draft: draftOf(payment), number, date, due };
}

function* pagesOf(all: Iterable<{ readonly pages: readonly Drawing[] }>): Generator<Drawing> {
  for (const { pages } of all) yield* pages;
}

function slipPages({ invoice }: BulkBill, pageSize: 'A4' | 'A5' | 'DIN_LANG', language: Language): readonly Drawing[] {
  const symbol = encodeSymbol(invoice);
  if (!symbol.ok) return [];
  const part = drawPaymentPart(invoice, symbol.value, { language, pageSize });
  return part.ok ? [part.value.drawing] : [];
}

/** A table with an example of each kind of reference. */
function sampleTable(language: Language): string[][] {
  const { withQrReference, withCreditorReference, withoutReference } = invoiceExamples;
  return tableOf([withQrReference, withCreditorReference, withoutReference].map((draft) => ({ draft, language })));
}

/** Complete rows as CSV under the canonical header. */
export function csvOf(rows: readonly SheetRow[]): string {
  return writeCsv([columns.map(({ name }) => name), ...rows.map(({ cells }) => coreCells(cells))]);
}

/** The sample as a file of either kind. */
export function sampleFile(kind: 'csv' | 'xlsx'): string | Uint8Array {
  const table = sampleTable('de');
  // Excel reads a CSV file as UTF-8 only when it begins with a byte order mark
  return kind === 'csv' ? `\ufeff${writeCsv(table)}` : writeXlsx(table);
}
