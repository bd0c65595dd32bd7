import { currencyIn, readAmount, readDate } from './cells.ts';
import type { SheetRow } from './fields.ts';
import { fieldsNamed, isTotalWord } from './names.ts';

/** A row that is no bill, and why. */
interface LeftOutRow {
  readonly number: number;
  readonly text: string;
  readonly kind: 'above' | 'total' | 'note' | 'header';
  /** Of a total, which the bills are held against. */
  readonly cells?: readonly string[];
}

/** The table that stands somewhere in a sheet. */
export interface FoundTable {
  /** The names of the columns; empty texts where the sheet has no header. */
  readonly header: readonly string[];
  /** The row of the header, as a spreadsheet numbers it; undefined: there is none. */
  readonly headerNumber: number | undefined;
  readonly rows: readonly SheetRow[];
  readonly leftOut: readonly LeftOutRow[];
  /** The currency that the rows above or the header name. */
  readonly currency: 'CHF' | 'EUR' | undefined;
}

/** Rows with a text among which the header is looked for. */
const headerRowsMax = 40;
/** Characters shown of a row that is left out. */
const shownLengthMax = 80;

/** Finds the header and the bills below it: titles, notes, repeated headers, sums and blank rows are left out, and said so. */
export function findTable(sheet: readonly SheetRow[]): FoundTable {
  const filled = sheet.filter((row) => filledCount(row) > 0);
  const head = headerIndex(filled);
  const header = head === undefined ? [] : (filled[head]?.cells ?? []);
  const leftOut: LeftOutRow[] = [];
  const leave = (row: SheetRow, kind: LeftOutRow['kind']) =>
    leftOut.push({ number: row.number, text: shownText(row), kind, ...(kind === 'total' && { cells: row.cells }) });
  for (const row of filled.slice(0, head ?? 0)) leave(row, 'above');
  const below = filled.slice(head === undefined ? 0 : head + 1);
  const usual = usualCount(below);
  const headerText = header.join('\n');
  const rows: SheetRow[] = [];
  below.forEach((row, index) => {
    const kind = kindOf(row, usual, index === below.length - 1 ? rows : []);
    if (headerText !== '' && row.cells.join('\n') === headerText) leave(row, 'header');
    else if (kind !== undefined) leave(row, kind);
    else rows.push(row);
  });
  const named = [...header, ...filled.slice(0, head ?? 0).flatMap(({ cells }) => cells)];
  const width = Math.max(header.length, ...rows.slice(0, headerRowsMax).map(({ cells }) => cells.length));
  return {
    header: Array.from({ length: width }, (_, index) => header[index] ?? ''),
    headerNumber: head === undefined ? undefined : filled[head]?.number,
    rows,
    leftOut,
    currency: named.map(currencyIn).find((found) => found !== undefined),
  };
}

/** Cells with a text, and those that have one which could not be read. */
function filledCount({ cells, problems }: SheetRow): number {
  const unread = problems.filter(({ path: [column] }) => typeof column === 'number' && (cells[column] ?? '') === '');
  return cells.reduce((count, text) => (text.trim() === '' ? count : count + 1), unread.length);
}

/** The row that names the most columns; where none names two, the first one of texts alone with as many cells as those below. */
function headerIndex(rows: readonly SheetRow[]): number | undefined {
  let best: { readonly index: number; readonly known: number } | undefined;
  rows.slice(0, headerRowsMax).forEach(({ cells }, index) => {
    // A row with amounts or dates is a bill, whatever its texts mean
    if (cells.some(isFigure)) return;
    const known = new Set(cells.flatMap((text) => fieldsNamed(text).map(({ field }) => field))).size;
    if (known > (best?.known ?? 0)) best = { index, known };
  });
  if (best !== undefined && (best.known > 1 || filledCount(rows[best.index] as SheetRow) === 1)) return best.index;
  const usual = usualCount(rows);
  const plain = rows
    .slice(0, headerRowsMax)
    .findIndex((row) => filledCount(row) >= usual && !row.cells.some(isFigure) && filledCount(row) > 1);
  return plain === 0 || rows.slice(0, Math.max(0, plain)).every((row) => filledCount(row) < usual)
    ? plain === -1
      ? best?.index
      : plain
    : best?.index;
}

/** Also with a sign or a dash: a credit among bills is one of them, and refused in its place. */
const figure = /^[-+(\u2010-\u2015\u2212]?\s?\d[\d'’.,\s]*[-)\u2010-\u2015\u2212]{0,2}\s?(?:CR\.?)?$/i;

function isFigure(text: string): boolean {
  return /\d/.test(text) && (figure.test(text.trim()) || readDate(text) !== undefined);
}

/** How many cells most rows have filled. */
function usualCount(rows: readonly SheetRow[]): number {
  const counts = rows.map(filledCount).sort((a, b) => a - b);
  return counts[Math.floor(counts.length / 2)] ?? 0;
}

function kindOf(row: SheetRow, usual: number, before: readonly SheetRow[]): 'total' | 'note' | undefined {
  const count = filledCount(row) + (row.merged ?? []).length;
  if (count * 2 <= usual + 1 && row.cells.some(isTotalWord)) return 'total';
  if (usual < 3 || count > 1) return undefined;
  const column = row.cells.findIndex((text) => text.trim() !== '');
  const text = row.cells[column] ?? '';
  if (!isFigure(text)) return 'note';
  // A figure alone below the last bill is their sum, when it is
  const sum = before.reduce((all, { cells }) => all + Number(readAmount((cells[column] ?? '').trim())), 0);
  return before.length > 1 && Math.abs(sum - Number(readAmount(text.trim()))) < 0.01 ? 'total' : undefined;
}

function shownText({ cells }: SheetRow): string {
  const text = cells.filter((each) => each.trim() !== '').join(' · ');
  return text.length > shownLengthMax ? `${text.slice(0, shownLengthMax)}…` : text;
}
