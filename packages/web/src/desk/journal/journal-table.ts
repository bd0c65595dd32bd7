import type { WorkbookCell } from '@rappen/core/bulk';
import type { ReportTable } from '@rappen/core/debtors';
import { groupedAmount } from '../../language/written/amount.ts';
import { dayCell } from '../../sheet/workbook-cells.ts';

/** What a cell says: a text, an amount, or a day. */
export type Cell =
  | string
  | { readonly amount: string }
  | { readonly day: string }
  | { readonly text: string; readonly href: string };

/** A column; the name is that of its place in a row on a phone. */
export interface JournalColumn {
  readonly name: string;
  readonly label: string;
  readonly isAmount?: boolean;
  /** On paper, in parts of the width. */
  readonly width: number;
}

/** A table of the journal: one for the page, for spreadsheets and for paper. */
export interface JournalTable {
  readonly title: string;
  readonly currency: string;
  readonly columns: readonly JournalColumn[];
  readonly rows: readonly (readonly Cell[])[];
  readonly sums: readonly (readonly Cell[])[];
  readonly notes: readonly string[];
}

/** A day as Swiss papers have it: `31.12.2026`. */
export const paperDay = (day: string): string => day.split('-').reverse().join('.');

function printed(cell: Cell): string {
  if (typeof cell === 'string') return cell;
  if ('amount' in cell) return groupedAmount(cell.amount);
  return 'day' in cell ? paperDay(cell.day) : cell.text;
}

/** The table as it is printed. */
export function reportTableOf({ title, columns, rows, sums, notes }: JournalTable): ReportTable {
  const print = (row: readonly Cell[]) => row.map(printed);
  return { title, columns, rows: rows.map(print), sums: sums.map(print), notes };
}

function workbookCell(cell: Cell): WorkbookCell {
  if (typeof cell === 'string') return cell;
  if ('amount' in cell) return { number: cell.amount };
  return 'day' in cell ? dayCell(cell.day) : cell.text;
}

/** Tables below each other as one sheet, each row with its currency, so that a spreadsheet can filter and add them. */
export function sheetOf(tables: readonly JournalTable[], currencyLabel: string): readonly (readonly WorkbookCell[])[] {
  return tables.flatMap(({ title, currency, columns, rows, sums, notes }, index) => [
    ...(index === 0 ? [] : [[]]),
    [title],
    [...columns.map(({ label }) => label), currencyLabel],
    ...[...rows, ...sums].map((row) => [...row.map(workbookCell), currency]),
    ...notes.map((note) => [note]),
  ]);
}
