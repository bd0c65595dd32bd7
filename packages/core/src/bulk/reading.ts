import { type Language, languages } from '../payment-part/labels.ts';
import { formatPath, type Path, type Problem, problem } from '../problem/problem.ts';
import { failed, ok, type Result } from '../result.ts';
import { completeReference } from '../swiss-qr/complete-reference.ts';
import type { QrInvoice } from '../swiss-qr/invoice.ts';
import { type InvoiceJsonOptions, parseQrInvoice } from '../swiss-qr/json.ts';
import { normalizeDraft } from '../swiss-qr/normalize.ts';
import { parseDraft } from '../swiss-qr/parse.ts';
import { readTypedAmount } from '../swiss-qr/typed-amount.ts';
import { type Column, columns, columnsOf, rowOf } from './columns.ts';
import { csvTable } from './csv.ts';
import { limits } from './limits.ts';
import { xlsxTable } from './read-xlsx.ts';
import type { Table, TableRow } from './table.ts';

/** A bill of a table or list. */
export interface BulkBill {
  /** Row of the table, as a spreadsheet numbers it, or zero-based index in the list. */
  readonly place: number;
  readonly invoice: QrInvoice;
  /** As its row asks for. */
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

/** What was found in a table or list of bills, all of it judged. */
export interface BulkReading {
  /** Bills that keep every rule. */
  readonly billCount: number;
  /** Entries that break one. */
  readonly refusedCount: number;
  /** All that is wrong, by entry, up to the first 1,000 problems. */
  readonly problems: readonly Problem[];
  readonly problemCount: number;
  /** What the paths of `problems` lead into. */
  readonly refusedValues: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The bills, each parsed again as it is taken, so that none is kept. */
  bills(): Generator<BulkBill>;
}

/** The options of a list (`InvoiceJsonOptions`), and how many entries it may have (default and most: 50,000). */
export interface BulkOptions extends InvoiceJsonOptions {
  readonly entriesMax?: number;
}

interface Entry {
  readonly place: number;
  readonly parse: () => Result<{ readonly invoice: QrInvoice; readonly language: Language | undefined }>;
  /** The texts of a table row, for the answer. */
  readonly values?: () => Readonly<Record<string, string>>;
}

/**
 * Reads a CSV file or a workbook (XLSX), told apart by its first bytes, as bills: a header of the names of `columns` in any
 * order, then one bill a row; rows without any text are passed over. The header is matched without regard to case.
 * Fails with `TABLE_EMPTY`, `TABLE_COLUMN_UNKNOWN`, `TABLE_COLUMN_TWICE`, `TABLE_COLUMN_MISSING`, `LIST_TOO_LONG`,
 * `workbook.*`; what is wrong with rows is part of the reading, with paths `row 17.CdtrInf/IBAN`.
 */
export function readBulkFile(bytes: Uint8Array, options: BulkOptions): Result<BulkReading> {
  const opened = openTable(bytes);
  return opened.ok ? readBulkTable(opened.value, options) : opened;
}

/** The texts of a CSV file or a workbook (XLSX), told apart by its first bytes; nothing is judged. Reports `workbook.*`. */
export function openTable(bytes: Uint8Array): Result<Table> {
  return isZip(bytes) ? xlsxTable(bytes) : ok(csvTable(bytes, (text) => columnsOf(canonicalName(text)).length > 0));
}

/** As `readBulkFile`, for a table that is open already, or was mended. */
export function readBulkTable(table: Table, options: BulkOptions): Result<BulkReading> {
  const header = headerOf(table);
  if (!header.ok) return header;
  const { number, under } = header.value;
  return reading(() => tableEntries(table, number, under, options), options);
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

function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] as number) < 8;
}

function reading(entries: () => Iterable<Entry>, options: BulkOptions): Result<BulkReading> {
  const max = options.entriesMax ?? limits.rowsMax;
  const problems: Problem[] = [];
  const refusedValues: Record<string, Readonly<Record<string, string>>> = {};
  let problemCount = 0;
  let billCount = 0;
  let refusedCount = 0;
  for (const { place, parse, values } of entries()) {
    const parsed = parse();
    if (parsed.ok) billCount += 1;
    else {
      refusedCount += 1;
      problemCount += parsed.problems.length;
      const room = limits.problemsMax - problems.length;
      if (room > 0 && values) refusedValues[rowName(place)] = values();
      problems.push(...parsed.problems.slice(0, Math.max(0, room)));
    }
    if (billCount + refusedCount > max) return failed(problem('TABLE_TOO_LONG', [], { max }));
  }
  if (billCount + refusedCount === 0) return failed(problem('TABLE_EMPTY', []));
  function* bills(): Generator<BulkBill> {
    for (const { place, parse } of entries()) {
      const parsed = parse();
      if (parsed.ok) yield { place, ...parsed.value };
    }
  }
  return ok({ billCount, refusedCount, problems, problemCount, refusedValues, bills });
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

function headerOf(table: Table): Result<Header> {
  for (const { number, cells } of table.rows()) {
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
  let isBehindHeader = false;
  for (const row of table.rows()) {
    if (isBehindHeader && !(isBlank(row.cells) && row.problems.length === 0)) {
      yield { place: row.number, parse: () => parseRow(row, under, options), values: () => valuesOf(row, under) };
    }
    isBehindHeader ||= row.number === header;
  }
}

function parseRow({ number, cells, problems }: TableRow, under: readonly Column[], options: BulkOptions) {
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
  const row = rowOf(under, cells);
  const language = row.language?.trim().toLowerCase();
  if (language !== undefined && !languages.includes(language as Language))
    found.push(problem('INVALID_ENUM', at('Language'), { allowed: languages.join(', ') }));
  const read = options.normalize ? normalizeDraft(row.draft, options.profile.characterSet).draft : row.draft;
  const typed = readTypedAmount(read);
  if (!typed.ok) found.push(...typed.problems.map((each) => ({ ...each, path: at('CcyAmt/Amt') })));
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
