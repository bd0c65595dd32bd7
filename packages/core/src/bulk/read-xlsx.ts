import { decodeUtf8 } from '@rappen/pdf/base';
import type { Problem } from '../problem/problem.ts';
import { failed, ok, type Result } from '../result.ts';
import { dateStyles } from './date-styles.ts';
import { limits } from './limits.ts';
import { problem } from './problems.ts';
import { rowWatcher } from './row-width.ts';
import type { Table, TableRow } from './table.ts';
import { attributeOf, type XmlToken, xmlText, xmlTokens } from './xml-tokens.ts';
import { unpack, type ZipEntry, zipEntries } from './zip.ts';

/**
 * Reads a sheet of a workbook as a table, the first one where none is named by its zero-based place: cell values, formulas by their last result. Numbers are as a
 * spreadsheet shows them, with at most 15 digits. Reports `WORKBOOK_UNREADABLE`, and while it is unpacked `WORKBOOK_TOO_LARGE`,
 * `TABLE_ROW_TOO_WIDE`; and in its rows
 * `TABLE_NUMBER_TOO_LONG`, where a number has more digits than a workbook keeps, `TABLE_CELL_ERROR`, `TABLE_FORMULA_WITHOUT_RESULT`; as
 * notices `TABLE_ROWS_HIDDEN`, `TABLE_SHEETS_UNREAD`.
 * Source: ECMA-376 part 1, 18.3 and 18.4.
 */
export function xlsxTable(
  bytes: Uint8Array,
  unpackedBytesMax: number = limits.unpackedBytesMax,
  place = 0,
): Result<Table> {
  const entries = zipEntries(bytes, limits.packedFilesMax);
  if (entries === undefined) return failed(problem('WORKBOOK_UNREADABLE', []));
  let unpackedLeft: number = unpackedBytesMax;
  let tooLarge = false;
  let tooWide = false;
  const xmlOf = (name: string | undefined, goesOn?: (piece: Uint8Array) => boolean): string | undefined => {
    const entry = entries.find((each: ZipEntry) => each.name === name);
    const unpacked = entry && unpack(entry, unpackedLeft, goesOn);
    if (unpacked === 'too-long') tooLarge = true;
    if (unpacked === 'refused') tooWide = true;
    if (unpacked === undefined || typeof unpacked === 'string') return undefined;
    unpackedLeft -= unpacked.length;
    const xml = decodeUtf8(unpacked);
    return xml?.includes('<!DOCTYPE') ? undefined : xml;
  };
  const workbook = xmlOf('xl/workbook.xml');
  const relations = xmlOf('xl/_rels/workbook.xml.rels');
  const named = workbook && relations ? sheetOf(workbook, relations, place) : undefined;
  const sheet = named && xmlOf(named.file, rowWatcher(limits.rowCellsMax));
  if (tooWide) return failed(problem('TABLE_ROW_TOO_WIDE', [], { max: limits.rowCellsMax }));
  const styles = xmlOf('xl/styles.xml') ?? '';
  const strings = entries.some(({ name }) => name === sharedStringsName) ? xmlOf(sharedStringsName) : '';
  if (tooLarge) return failed(problem('WORKBOOK_TOO_LARGE', [], { max: unpackedBytesMax }));
  if (sheet === undefined || strings === undefined) return failed(problem('WORKBOOK_UNREADABLE', []));
  const workings = { shared: sharedTexts(strings), dates: dateStyles(styles) };
  return ok({
    rows: () => rowsOf(sheet, workings),
    rowsAtMost: timesIn(sheet, 'row'),
    name: named?.name,
    notices: [...hiddenRows(sheet), ...otherSheets(workbook ?? '', place)],
  });
}

/** What cells of a sheet refer to. */
interface Workings {
  readonly shared: readonly string[];
  readonly dates: ReadonlySet<number>;
}

/** Rows and names that a notice lists; the others are counted. */
const listedMax = 10;

function hiddenRows(sheet: string): Problem[] {
  if (!sheet.includes('hidden=')) return [];
  const numbers: number[] = [];
  let number = 0;
  for (const { kind, name, tag } of xmlTokens(sheet)) {
    if (name !== 'row' || kind === 'close') continue;
    number = Number(attributeOf(tag, 'r')) || number + 1;
    // What is hidden and empty is not read in any case
    if (kind === 'open' && isTrue(attributeOf(tag, 'hidden'))) numbers.push(number);
  }
  const rows = listed(numbers.map(String));
  return numbers.length === 0 ? [] : [problem('TABLE_ROWS_HIDDEN', [], { count: numbers.length, rows })];
}

function otherSheets(workbook: string, place: number): Problem[] {
  const names: string[] = [];
  for (const { kind, name, tag } of xmlTokens(workbook)) {
    if (name === 'sheet' && kind !== 'close') names.push(attributeOf(tag, 'name') ?? '');
  }
  const others = names.filter((_, index) => index !== place).map((name) => name.slice(0, sheetNameLengthMax));
  return others.length === 0 ? [] : [problem('TABLE_SHEETS_UNREAD', [], { names: listed(others) })];
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

const sharedStringsName = 'xl/sharedStrings.xml';

interface NamedSheet {
  readonly name: string | undefined;
  readonly file: string;
}

/** The sheet that a workbook names at a place, and its file. */
function sheetOf(workbook: string, relations: string, place: number): NamedSheet | undefined {
  let index = 0;
  const sheet = firstToken(workbook, ({ name }) => name === 'sheet' && index++ === place);
  const id = sheet && attributeOf(sheet.tag, 'id');
  const relation = firstToken(relations, ({ name, tag }) => name === 'Relationship' && attributeOf(tag, 'Id') === id);
  const target = relation && attributeOf(relation.tag, 'Target');
  if (sheet === undefined || target === undefined) return undefined;
  return {
    name: attributeOf(sheet.tag, 'name'),
    file: target.startsWith('/') ? target.slice(1) : `xl/${target}`,
  };
}

function firstToken(xml: string, isWanted: (token: XmlToken) => boolean): XmlToken | undefined {
  for (const token of xmlTokens(xml)) if (token.kind !== 'close' && isWanted(token)) return token;
  return undefined;
}

/** Texts that cells name by number: the runs of each in one, without the readings of Japanese characters. */
function sharedTexts(xml: string): readonly string[] {
  const texts: string[] = [];
  let text = '';
  let inReading = false;
  for (const { kind, name, end, next } of xmlTokens(xml)) {
    if (name === 'rPh') inReading = kind === 'open';
    else if (name === 't' && kind === 'open' && !inReading) text += xmlText(xml, end, next);
    else if (name === 'si' && kind !== 'open') {
      texts.push(text);
      text = '';
    }
  }
  return texts;
}

function* rowsOf(xml: string, { shared, dates: dateStyles }: Workings): Generator<TableRow> {
  let number = 0;
  let cells: string[] = [];
  let problems: Problem[] = [];
  let dates: number[] = [];
  let column = -1;
  let type: string | undefined;
  let isDate = false;
  let isFormula = false;
  let text = '';
  let inReading = false;
  for (const { kind, name, tag, end, next } of xmlTokens(xml)) {
    if (name === 'row' && kind !== 'close') {
      const named = Number(attributeOf(tag, 'r'));
      number = named > 0 ? named : number + 1;
      cells = [];
      problems = [];
      dates = [];
      column = -1;
    } else if (name === 'c' && kind !== 'close') {
      const place = attributeOf(tag, 'r');
      column = place === undefined ? column + 1 : columnIndex(place);
      type = attributeOf(tag, 't');
      isDate = dateStyles.has(Number(attributeOf(tag, 's') ?? '0'));
      isFormula = false;
      text = '';
    } else if (name === 'f') isFormula = true;
    else if (name === 'rPh') inReading = kind === 'open';
    else if ((name === 'v' || (name === 't' && !inReading)) && kind === 'open') text += xmlText(xml, end, next);
    if (name === 'c' && kind === 'close' && column >= 0 && column < limits.cellsPerRowMax) {
      // An empty text is a result
      const isOpen = isFormula && text === '' && type !== 'str';
      const value = isOpen ? problem('TABLE_FORMULA_WITHOUT_RESULT', []) : cellText(type, text, shared);
      if (isDate && text !== '' && (type === undefined || type === 'n' || type === 'd')) dates.push(column);
      if (typeof value !== 'string') problems.push({ ...value, path: [column] });
      while (cells.length < column) cells.push('');
      cells[column] = typeof value === 'string' ? value : '';
    } else if (name === 'row' && kind === 'close') yield { number, cells, problems, dates };
  }
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
  if (type === 's') return shared[Number(text)] ?? '';
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
