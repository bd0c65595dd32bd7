import { type Language, languages } from '../payment-part/labels.ts';
import { formatPath, type Path, type Problem } from '../problem/problem.ts';
import { failed, ok, type Result } from '../result.ts';
import { completeReference } from '../swiss-qr/complete-reference.ts';
import type { QrInvoice } from '../swiss-qr/invoice.ts';
import { type InvoiceJsonOptions, parseQrInvoice } from '../swiss-qr/json.ts';
import { normalizeDraft } from '../swiss-qr/normalize.ts';
import { parseDraft } from '../swiss-qr/parse.ts';
import { readTypedAmount } from '../swiss-qr/typed-amount.ts';
import { amountName, type Column, columns, columnsOf, isOpenAmount, rowOf } from './columns.ts';
import { csvTable } from './csv.ts';
import { limits } from './limits.ts';
import { problem } from './problems.ts';
import { xlsxTable } from './read-xlsx.ts';
import type { Table, TableRow } from './table.ts';

/** A bill of a table or list. */
export interface BulkBill {
  /** Row of the table, as a spreadsheet numbers it, or zero-based index in the list. */
  readonly place: number;
  readonly invoice: QrInvoice;
  /** From its row. */
  readonly language: Language | undefined;
}

/**
 * A name for the document of a bill, in the order of the rows and with what the bank statement will show:
 * `00017-210000000003139471430009017`, with the account for bills without reference. ASCII; differs between places.
 */
export function documentName({ place, invoice: { account } }: BulkBill): string {
  const reference = account.referenceType === 'NON' ? account.iban : account.reference;
  return `${String(place).padStart(5, '0')}-${reference}`;
}

/** What is found while bills are read. */
export interface BulkFindings {
  /** Bills that keep every rule. */
  readonly billCount: number;
  /** Entries that break one. */
  readonly refusedCount: number;
  /** All problems by entry, up to the first 1,000. */
  readonly problems: readonly Problem[];
  readonly problemCount: number;
  /** What somebody should know of the file as a whole, such as sheets that are not read. */
  readonly notices: readonly Problem[];
  /** What the paths of `problems` lead into. */
  readonly refusedValues: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** The bills of a table or list, all validated. */
export interface BulkReading extends BulkFindings {
  /** The bills, each parsed again when read, so that none is kept. */
  bills(): Generator<BulkBill>;
}

/** Bills that are parsed once, while they are taken; what is found is complete behind the last of them. */
export interface BulkPassage {
  readonly found: BulkFindings;
  /** To be called once. */
  bills(): Generator<BulkBill>;
}

/** The options of a list (`InvoiceJsonOptions`), and how many entries it may have (default and most: 50,000). */
export interface BulkOptions extends InvoiceJsonOptions {
  readonly entriesMax?: number;
  /** Empty cells in a column of amounts are meant to be open: who pays fills them in. Such rows are refused unless this is said. */
  readonly openAmounts?: boolean | undefined;
}

interface Entry {
  readonly place: number;
  readonly parse: () => Result<{ readonly invoice: QrInvoice; readonly language: Language | undefined }>;
  /** The texts of a table row, for the answer. */
  readonly values?: () => Readonly<Record<string, string>>;
}

/**
 * Reads bills from a CSV file or a workbook (XLSX), distinguished by its first bytes: a header with the names of `columns` in any
 * order, then one bill per row; empty rows are skipped. An amount that is to be open says so (`open`). Header names are case-insensitive.
 * Fails with `TABLE_EMPTY`, `TABLE_COLUMN_UNKNOWN`, `TABLE_COLUMN_TWICE`, `TABLE_COLUMN_MISSING`, `TABLE_TOO_LONG`, `TABLE_ROW_TOO_WIDE`,
 * `WORKBOOK_UNREADABLE`, `WORKBOOK_TOO_LARGE`; problems of rows are part of the result, with paths `row 17.CdtrInf/IBAN`.
 */
export function readBulkFile(bytes: Uint8Array, options: BulkOptions): Result<BulkReading> {
  const opened = openTable(bytes, options);
  return opened.ok ? readBulkTable(opened.value, options) : opened;
}

/**
 * The texts of a CSV file or a workbook (XLSX), distinguished by its first bytes; nothing is validated. `sheet`: its zero-based place in
 * the workbook, default the first. Reports `WORKBOOK_UNREADABLE` (also where there is no such sheet), `WORKBOOK_TOO_LARGE`,
 * `TABLE_ROW_TOO_WIDE`.
 */
export function openTable(
  bytes: Uint8Array,
  { entriesMax = limits.rowsMax, sheet = 0 }: Pick<BulkOptions, 'entriesMax'> & { readonly sheet?: number } = {},
): Result<Table> {
  const forThem = limits.unpackedBytesOfAny + entriesMax * limits.unpackedBytesOfBill;
  return isZip(bytes)
    ? xlsxTable(bytes, Math.min(limits.unpackedBytesMax, forThem), sheet)
    : sheet === 0
      ? ok(csvTable(bytes, isColumnName))
      : failed(problem('WORKBOOK_UNREADABLE', []));
}

/** As `readBulkFile`, for a table that is already open, or was corrected. */
export function readBulkTable(table: Table, options: BulkOptions): Result<BulkReading> {
  const header = headerOf(table);
  if (!header.ok) return header;
  const { number, under } = header.value;
  const max = options.entriesMax ?? limits.rowsMax;
  // Rows are counted faster than bills are validated
  if ((table.rowsAtMost ?? 0) > max && hasMoreThan(max, tableEntries(table, number, under, options)))
    return failed(problem('TABLE_TOO_LONG', [], { max }));
  return reading(() => tableEntries(table, number, under, options), options, table.notices);
}

/** As `readBulkFile`, for a list in the JSON model (already read by `parseJson`); paths are `[3].creditorInformation.iban`. */
export function readBulkList(json: readonly unknown[], options: BulkOptions): Result<BulkReading> {
  if (json.length === 0) return failed(problem('TABLE_EMPTY', []));
  function* entries(): Generator<Entry> {
    for (const [place, item] of json.entries()) {
      const parse: Entry['parse'] = () => {
        const parsed = parseQrInvoice(item, options);
        if (parsed.ok) return ok({ invoice: parsed.value.invoice, language: undefined });
        const [first, ...rest] = parsed.problems;
        const placed = (found: Problem): Problem => ({ ...found, path: [place, ...found.path] });
        return failed(placed(first), ...rest.map(placed));
      };
      yield { place, parse };
    }
  }
  return reading(entries, options);
}

function hasMoreThan(max: number, entries: Iterable<unknown>): boolean {
  let count = 0;
  for (const _ of entries) if (++count > max) return true;
  return false;
}

function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] as number) < 8;
}

function reading(
  entries: () => Iterable<Entry>,
  options: BulkOptions,
  notices: readonly Problem[] = [],
): Result<BulkReading> {
  const max = options.entriesMax ?? limits.rowsMax;
  const { found, bills } = passage(entries, max, notices);
  for (const _ of bills()) {
    // Every bill is parsed when it is taken
  }
  const count = found.billCount + found.refusedCount;
  if (count > max) return failed(problem('TABLE_TOO_LONG', [], { max }));
  if (count === 0) return failed(problem('TABLE_EMPTY', []));
  return ok({ ...found, bills: () => passage(entries, max).bills() });
}

/** The bills of the first entries, up to one more than `max`. */
function passage(entries: () => Iterable<Entry>, max: number, notices: readonly Problem[] = []): BulkPassage {
  const problems: Problem[] = [];
  const refusedValues: Record<string, Readonly<Record<string, string>>> = {};
  const found = { billCount: 0, refusedCount: 0, problems, problemCount: 0, notices, refusedValues };
  function* bills(): Generator<BulkBill> {
    for (const { place, parse, values } of entries()) {
      if (found.billCount + found.refusedCount > max) return;
      const parsed = parse();
      if (parsed.ok) {
        found.billCount += 1;
        yield { place, ...parsed.value };
        continue;
      }
      found.refusedCount += 1;
      found.problemCount += parsed.problems.length;
      const room = limits.problemsMax - problems.length;
      if (room > 0 && values) refusedValues[rowName(place)] = values();
      problems.push(...parsed.problems.slice(0, Math.max(0, room)));
    }
  }
  return { found, bills };
}

interface Header {
  readonly number: number;
  /** The column above each cell. */
  readonly under: readonly Column[];
}

/** Columns that every bill needs. */
const needed = ['CdtrInf/IBAN', 'CdtrInf/Cdtr/Name', 'CdtrInf/Cdtr/Ctry', 'CcyAmt/Ccy', 'RmtInf/Tp'];

const canonicalNames: ReadonlyMap<string, string> = new Map(columns.map(({ name }) => [name.toLowerCase(), name]));

function canonicalName(text: string): string {
  return canonicalNames.get(text.trim().toLowerCase()) ?? text.trim();
}

/** Whether a text names a column. */
export function isColumnName(text: string): boolean {
  return columnsOf(canonicalName(text)).length > 0;
}

/** The row with the names of the columns. Reports what `readBulkFile` does of headers. */
export function headerRowOf(table: Table): Result<Pick<TableRow, 'number' | 'cells'>> {
  const header = headerOf(table);
  if (!header.ok) return header;
  const { number, under } = header.value;
  return ok({ number, cells: under.map(({ name }) => name) });
}

/** As `readBulkTable`, for rows behind a header that is not among them: read once. There may be none. */
export function readRowsUnder(header: TableRow, table: Table, options: BulkOptions): Result<BulkPassage> {
  const known = headerOf({ rows: () => [header] });
  if (!known.ok) return known;
  const { under } = known.value;
  return ok(passage(() => entriesOf(table.rows(), under, options), options.entriesMax ?? limits.rowsMax));
}

function headerOf(table: Table): Result<Header> {
  for (const { number, cells, problems: ofRow } of table.rows()) {
    const tooWide = ofRow.find(({ code }) => code === 'TABLE_ROW_TOO_WIDE');
    if (tooWide !== undefined) return failed(tooWide);
    if (isBlank(cells)) continue;
    const names = cells.map(canonicalName);
    while (names.at(-1) === '') names.pop();
    const problems: Problem[] = [];
    const under: Column[] = [];
    const known = [...new Set(canonicalNames.values())].join(', ');
    names.forEach((name, index) => {
      const nth = names.slice(0, index).filter((before) => before === name).length;
      const found = columnsOf(name)[nth];
      if (found !== undefined) under.push(found);
      else if (columnsOf(name).length > 0) problems.push(problem('TABLE_COLUMN_TWICE', [rowName(number), name]));
      else problems.push(problem('TABLE_COLUMN_UNKNOWN', [rowName(number), name || `column ${index + 1}`], { known }));
    });
    for (const name of needed) {
      if (!names.includes(name)) problems.push(problem('TABLE_COLUMN_MISSING', [rowName(number), name]));
    }
    const [first, ...rest] = problems;
    return first === undefined ? ok({ number, under }) : failed(first, ...rest);
  }
  return failed(problem('TABLE_EMPTY', []));
}

function* tableEntries(table: Table, header: number, under: readonly Column[], options: BulkOptions): Generator<Entry> {
  function* behind() {
    let isBehindHeader = false;
    for (const row of table.rows()) {
      if (isBehindHeader) yield row;
      isBehindHeader ||= row.number === header;
    }
  }
  yield* entriesOf(behind(), under, options);
}

function* entriesOf(rows: Iterable<TableRow>, under: readonly Column[], options: BulkOptions): Generator<Entry> {
  for (const row of rows) {
    if (isBlank(row.cells) && row.problems.length === 0) continue;
    yield { place: row.number, parse: () => parseRow(row, under, options), values: () => valuesOf(row, under) };
  }
}

function parseRow(
  { number, cells, problems, dates = [] }: TableRow,
  under: readonly Column[],
  options: BulkOptions,
): Result<{ readonly invoice: QrInvoice; readonly language: Language | undefined }> {
  const at = (name: string): Path => [rowName(number), name];
  const found: Problem[] = problems.map((each) => {
    const [index] = each.path;
    return {
      ...each,
      path: typeof index === 'number' ? at(under[index]?.name ?? `column ${index + 1}`) : [rowName(number)],
    };
  });
  cells.slice(under.length).forEach((text, index) => {
    if (text !== '') found.push(problem('TABLE_CELL_WITHOUT_COLUMN', at(`column ${under.length + index + 1}`)));
  });
  const amountPlace = under.findIndex(({ name }) => name === amountName);
  if (dates.includes(amountPlace)) found.push(problem('TABLE_CELL_DATE', at(amountName)));
  const isSaid = found.some(({ path }) => path[1] === amountName);
  if (amountPlace >= 0 && !isSaid && !options.openAmounts && (cells[amountPlace] ?? '').trim() === '')
    found.push(problem('TABLE_AMOUNT_EMPTY', at(amountName)));
  const row = rowOf(under, cells);
  const language = row.language?.trim().toLowerCase();
  if (language !== undefined && !languages.includes(language as Language))
    found.push(problem('INVALID_ENUM', at('Language'), { allowed: languages.join(', ') }));
  const { amount } = row.draft;
  const hasNone = amount !== undefined && (amount.trim() === '' || isOpenAmount(amount));
  const draft = hasNone ? { ...row.draft, amount: undefined } : row.draft;
  const read = options.normalize ? normalizeDraft(draft, options.profile.characterSet).draft : draft;
  const typed = readTypedAmount(read);
  if (!typed.ok) found.push(...typed.problems.map((each) => ({ ...each, path: at(amountName) })));
  const readable = typed.ok ? typed.value : { ...read, amount: undefined };
  const completed = completeReference(readable);
  if (!completed.ok) found.push(...completed.problems.map((each) => ({ ...each, path: at('RmtInf/Ref') })));
  const parsed = parseDraft(completed.ok ? completed.value : { ...readable, reference: undefined }, options.profile);
  if (!parsed.ok) {
    const said = new Set(found.map(({ path }) => path[1]));
    for (const each of parsed.problems) {
      const name = columnNameOf(each.path);
      if (!said.has(name)) found.push({ ...each, path: at(name) });
    }
  }
  const [first, ...rest] = found;
  if (first !== undefined) return failed(first, ...rest);
  return parsed.ok ? ok({ invoice: parsed.value, language: language as Language | undefined }) : parsed;
}

/** The column that a field of a draft was read from. */
function columnNameOf(path: Path): string {
  const held = columns.find(({ fields }) => fields.some((field) => formatPath(field) === formatPath(path)));
  const inside = columns.find(({ fields }) => fields.some(([field]) => field === path[0]));
  return (held ?? inside)?.name ?? formatPath(path);
}

function valuesOf({ cells }: TableRow, under: readonly Column[]): Readonly<Record<string, string>> {
  return Object.fromEntries(under.map(({ name }, index) => [name, cells[index] ?? '']));
}

function isBlank(cells: readonly string[]): boolean {
  return cells.every((text) => text.trim() === '');
}

function rowName(number: number): string {
  return `row ${number}`;
}
