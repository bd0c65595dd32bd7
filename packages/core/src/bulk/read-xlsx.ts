import type { Problem } from '../problem/problem.ts';
import { failed, ok, type Result } from '../result.ts';
import { type CellFormat, cellFormats } from './cell-formats.ts';
import { limits } from './limits.ts';
import { problem } from './problems.ts';
import type { Table, TableRow } from './table.ts';
import { type NamedSheet, PackageParts, workbookParts } from './workbook-parts.ts';
import { attributeOf, PartReader, unescaped } from './workbook-xml.ts';
import { columnName } from './write-xlsx.ts';
import { zipEntries } from './zip.ts';

/**
 * Reads a sheet of a workbook as a table, the first one that is shown where none is named by its zero-based place among those with cells, hidden
 * ones behind the others: cell values, formulas by their last result. Numbers are as a
 * spreadsheet shows them, with at most 15 digits: a share as `20%`, an amount in the format of another currency than francs as `EUR 20`; days
 * counted from 1904 are those from 1900. Reports `WORKBOOK_UNREADABLE`, and while it is unpacked `WORKBOOK_TOO_LARGE`,
 * `TABLE_ROW_TOO_WIDE`; and in its rows
 * `TABLE_NUMBER_TOO_LONG`, where a number has more digits than a workbook keeps, `TABLE_CELL_ERROR`, `TABLE_FORMULA_WITHOUT_RESULT`, and
 * `TABLE_SHEET_DAMAGED` in a last one where the sheet cannot be read to its end, or a cell names a text that is not there; as notices `TABLE_ROWS_HIDDEN`, `TABLE_COLUMNS_HIDDEN`,
 * `TABLE_SHEETS_UNREAD`.
 * Source: ECMA-376 part 1, 18.3 and 18.4.
 */
export function xlsxTable(
  bytes: Uint8Array,
  unpackedBytesMax: number = limits.unpackedBytesMax,
  place = 0,
): Result<Table> {
  const entries = zipEntries(bytes, limits.packedFilesMax);
  if (entries === undefined) return failed(problem('WORKBOOK_UNREADABLE', []));
  const parts = new PackageParts(entries, unpackedBytesMax);
  const book = workbookParts(parts);
  const named = book?.sheets[place];
  const sheet = parts.xml(named?.part, limits.rowCellsMax);
  if (parts.isTooWide) return failed(problem('TABLE_ROW_TOO_WIDE', [], { max: limits.rowCellsMax }));
  const formats = cellFormats(book?.styles ?? '');
  const shared = sharedTexts(book?.sharedTexts ?? '');
  if (parts.isTooLarge) return failed(problem('WORKBOOK_TOO_LARGE', [], { max: unpackedBytesMax }));
  if (book === undefined || sheet === undefined || formats === undefined || shared === undefined) {
    return failed(problem('WORKBOOK_UNREADABLE', []));
  }
  const from1904 = book.properties.some((tag) => isTrue(attributeOf(tag, 'date1904')));
  const workings = { shared, formats, merged: mergedBelow(sheet), from1904 };
  return ok({
    rows: () => rowsOf(sheet, workings),
    // And the one that says where it is damaged
    rowsAtMost: timesIn(sheet, 'row') + 1,
    name: named?.name,
    sheets: book.sheets.map(nameOf),
    notices: [...hiddenRows(sheet), ...hiddenColumns(sheet), ...otherSheets(book.sheets, place)],
  });
}

/** What cells of a sheet refer to. */
interface Workings {
  readonly shared: readonly string[];
  readonly formats: ReadonlyMap<number, CellFormat>;
  readonly merged: ReadonlyMap<number, readonly number[]>;
  readonly from1904: boolean;
}

/** Rows and names that a notice lists; the others are counted. */
const listedMax = 10;

function hiddenRows(sheet: string): Problem[] {
  if (!sheet.includes('hidden=')) return [];
  const numbers: number[] = [];
  let number = 0;
  // What is hidden and empty is not read in any case
  let isHidden = false;
  const part = new PartReader(sheet);
  for (let token = part.next(); token !== undefined; token = part.next()) {
    if (token.kind !== 'open') continue;
    if (token.name === 'row') {
      number = Number(attributeOf(token, 'r')) || number + 1;
      isHidden = isTrue(attributeOf(token, 'hidden'));
    } else if (token.name === 'c' && isHidden) {
      numbers.push(number);
      isHidden = false;
    }
  }
  const rows = listed(numbers.map(String));
  return numbers.length === 0 ? [] : [problem('TABLE_ROWS_HIDDEN', [], { count: numbers.length, rows })];
}

function hiddenColumns(sheet: string): Problem[] {
  const end = sheet.indexOf('<sheetData');
  if (!sheet.slice(0, Math.max(0, end)).includes('hidden=')) return [];
  const names: string[] = [];
  const part = new PartReader(sheet);
  for (let token = part.next(); token !== undefined; token = part.next()) {
    if (token.kind !== 'open') continue;
    if (token.name === 'sheetData') break;
    if (token.name !== 'col' || !isTrue(attributeOf(token, 'hidden'))) continue;
    const [first, last] = [Number(attributeOf(token, 'min')), Number(attributeOf(token, 'max'))];
    // Behind the columns that are read everything may be hidden
    for (let column = first; column <= Math.min(last, limits.cellsPerRowMax); column++)
      names.push(columnName(column - 1));
  }
  return names.length === 0 ? [] : [problem('TABLE_COLUMNS_HIDDEN', [], { names: listed(names) })];
}

/** Cells that merged ones may cover: a sheet that has more is read as if none were. */
const mergedMax = 100_000;

/** By row: columns whose cell is covered by a merged one that begins in a row above, so that its content is that of the row as well. */
function mergedBelow(sheet: string): ReadonlyMap<number, readonly number[]> {
  const below = new Map<number, number[]>();
  let count = 0;
  const begin = sheet.lastIndexOf('</sheetData>');
  for (const [, text = ''] of sheet
    .slice(Math.max(0, begin))
    .matchAll(/<(?:\w+:)?mergeCell\b[^>]*?\bref="([A-Z\d:]+)"/g)) {
    const [from = '', to = from] = text.split(':');
    const column = columnIndex(from);
    const [first, last] = [from, to].map((place) => Number(place.replace(/\D/g, ''))) as [number, number];
    count += Math.max(0, last - first);
    if (count > mergedMax) return new Map();
    for (let row = first + 1; row <= last; row++) below.set(row, [...(below.get(row) ?? []), column]);
  }
  return below;
}

function nameOf({ name }: NamedSheet): string {
  return name.slice(0, sheetNameLengthMax);
}

function otherSheets(sheets: readonly NamedSheet[], place: number): Problem[] {
  const others = sheets.filter((_, index) => index !== place);
  const names = others.map(nameOf);
  return names.length === 0 ? [] : [problem('TABLE_SHEETS_UNREAD', [], { names: listed(names) })];
}

/** What spreadsheets allow a sheet to be called. */
const sheetNameLengthMax = 31;

function listed(texts: readonly string[]): string {
  return texts.length > listedMax ? `${texts.slice(0, listedMax).join(', ')} …` : texts.join(', ');
}

function isTrue(text: string | undefined): boolean {
  return text === '1' || text === 'true';
}

/** How often a word stands in a text, whatever it means there. */
function timesIn(text: string, word: string): number {
  let times = 0;
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + word.length)) times += 1;
  return times;
}

/**
 * Texts that cells name by number: the runs of each in one, without the readings of Japanese characters. Undefined where the part is
 * damaged: texts would be missing.
 */
function sharedTexts(xml: string): readonly string[] | undefined {
  const texts: string[] = [];
  const runs = new Runs();
  const part = new PartReader(xml);
  for (let token = part.next(); token !== undefined; token = part.next()) {
    if (token.kind === 'text') runs.add(token.text);
    else {
      runs.enter(token);
      if (token.kind === 'close' && token.name === 'si') texts.push(runs.taken());
    }
  }
  return part.fault === undefined ? texts : undefined;
}

/** Puts a text together from `t` and `v`, without what stands in readings of Japanese characters. */
class Runs {
  private text = '';
  private isOpen = false;
  private inReading = false;

  enter({ kind, name }: { readonly kind: 'open' | 'close'; readonly name: string }): void {
    if (name === 'rPh') this.inReading = kind === 'open';
    this.isOpen = kind === 'open' && (name === 'v' || (name === 't' && !this.inReading));
  }

  add(text: string): void {
    if (this.isOpen) this.text += unescaped(text);
  }

  /** What has come since it was asked last. */
  taken(): string {
    const { text } = this;
    this.text = '';
    return text;
  }
}

function* rowsOf(xml: string, { shared, formats, merged, from1904 }: Workings): Generator<TableRow> {
  const rowAt = (number: number, isHidden: boolean) => ({
    number,
    cells: [] as string[],
    problems: [] as Problem[],
    dates: [] as number[],
    ...(isHidden && { isHidden }),
    ...(merged.has(number) && { merged: merged.get(number) }),
  });
  let row = rowAt(0, false);
  let inRow = false;
  let column = -1;
  let type: string | undefined;
  let format: CellFormat | undefined;
  let isFormula = false;
  const runs = new Runs();
  const part = new PartReader(xml);
  for (let token = part.next(); token !== undefined; token = part.next()) {
    if (token.kind === 'text') {
      runs.add(token.text);
      continue;
    }
    runs.enter(token);
    const { name } = token;
    if (token.kind === 'open') {
      if (name === 'row') {
        const named = Number(attributeOf(token, 'r'));
        row = rowAt(named > 0 ? named : row.number + 1, isTrue(attributeOf(token, 'hidden')));
        inRow = true;
        column = -1;
      } else if (name === 'c') {
        const place = attributeOf(token, 'r');
        column = place === undefined ? column + 1 : columnIndex(place);
        type = attributeOf(token, 't');
        format = formats.get(Number(attributeOf(token, 's') ?? '0'));
        isFormula = false;
        runs.taken();
      } else if (name === 'f') isFormula = true;
    } else if (name === 'c') {
      const text = runs.taken();
      if (column < 0 || column >= limits.cellsPerRowMax) continue;
      // An empty text is a result
      const isOpen = isFormula && text === '' && type !== 'str';
      const isNumber = text !== '' && (type === undefined || type === 'n');
      const value = isOpen
        ? problem('TABLE_FORMULA_WITHOUT_RESULT', [])
        : isNumber && format !== undefined
          ? shownText(text, format, from1904)
          : cellText(type, text, shared);
      if (format === 'date' && text !== '' && (isNumber || type === 'd')) row.dates.push(column);
      if (typeof value !== 'string') row.problems.push({ ...value, path: [column] });
      while (row.cells.length < column) row.cells.push('');
      row.cells[column] = typeof value === 'string' ? value : '';
    } else if (name === 'row') {
      inRow = false;
      yield row;
      if (row.problems.some(({ code }) => code === 'TABLE_SHEET_DAMAGED')) return;
    }
  }
  if (part.fault !== undefined) {
    yield { number: inRow ? row.number : row.number + 1, cells: [], problems: [problem('TABLE_SHEET_DAMAGED', [])] };
  }
}

/** Days between the two beginnings from which workbooks count (ECMA-376 part 1, 18.17.4.1). */
const daysTo1904 = 1462;

/** A number as its format shows what it is. */
function shownText(text: string, format: CellFormat, from1904: boolean): string | Problem {
  if (format === 'date') return numberText(from1904 ? String(Number(text) + daysTo1904) : text);
  const number = numberText(format === 'percent' ? String(Number(text) * 100) : text);
  if (typeof number !== 'string') return number;
  return format === 'percent' ? `${number}%` : `${format.currency} ${number}`;
}

/** `AB12` → 27; -1 when it names no column. */
function columnIndex(place: string): number {
  let index = 0;
  for (let i = 0; i < place.length && i < 4; i++) {
    const letter = place.charCodeAt(i) - 64;
    if (letter < 1 || letter > 26) break;
    index = index * 26 + letter;
  }
  return index - 1;
}

function cellText(type: string | undefined, text: string, shared: readonly string[]): string | Problem {
  if (type === 's') return text === '' ? '' : (shared[Number(text)] ?? problem('TABLE_SHEET_DAMAGED', []));
  if (type === 'inlineStr' || type === 'str') return text;
  if (type === 'b') return text === '1' ? 'TRUE' : 'FALSE';
  if (type === 'e') return problem('TABLE_CELL_ERROR', [], { error: text.slice(0, 20) });
  return text === '' ? '' : numberText(text);
}

/** Digits that a workbook keeps of a number; the rest is noise of its binary form. */
const digitsMax = 15;

function numberText(text: string): string | Problem {
  const number = Number(text);
  if (!Number.isFinite(number)) return text;
  if (Math.abs(number) >= 1e15) return problem('TABLE_NUMBER_TOO_LONG', [], { max: digitsMax });
  const rounded = Number(number.toPrecision(digitsMax));
  const plain = String(rounded);
  return plain.includes('e') ? rounded.toFixed(20).replace(/0+$/, '') : plain;
}
