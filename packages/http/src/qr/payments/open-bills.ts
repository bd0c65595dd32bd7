import { openTable, type TableRow } from '@rappen/core/bulk';
import { ExactNumber, parseJson } from '@rappen/core/json';
import { isRecord } from '@rappen/core/model';
import { parseTypedAmount } from '@rappen/core/money';
import { openBillModel } from '@rappen/core/reconciliation';
import { failed, ok, type Result, resultOf } from '@rappen/core/result';
import { decodedText } from '../../body/read.ts';
import { type Path, type Problem, problem } from '../../problems/index.ts';
import { discountsForm, discountsOfText } from './discounts.ts';

/** Open bills of a file, and where each of them stands in it. */
export interface OpenBillsFile {
  /** What `reconcile` takes: bills, and in JSON perhaps accounts, seen and tolerance. */
  readonly input: Readonly<Record<string, unknown>>;
  /** Puts a path into the bills where it leads in the file. */
  readonly placeOf: (path: Path) => Path;
}

const columns = openBillModel.members.map(([name]) => name);
const amounts = ['amount', 'paid', 'discount'];

/**
 * The open bills of a file: JSON, a list of them or the whole input of a reconciliation, or else a table, CSV or XLSX, with the
 * same names in its header, in any order. Without a column `referenceType` the reference says its type; discounts are written as
 * `discountsForm` says.
 * Reports what `parseJson` and `openTable` do, `TABLE_EMPTY`, `TABLE_COLUMN_UNKNOWN`, `TABLE_COLUMN_TWICE`, `PATTERN`, and what
 * `parseTypedAmount` does.
 */
export function readOpenBillsFile(bytes: Uint8Array): Result<OpenBillsFile> {
  const first = bytes.find((byte) => byte > 32 && byte < 128);
  const isJson = first === '['.charCodeAt(0) || first === '{'.charCodeAt(0);
  return isJson ? billsOfJson(bytes) : billsOfTable(bytes);
}

function billsOfJson(bytes: Uint8Array): Result<OpenBillsFile> {
  const text = decodedText(bytes);
  if (!text.ok) return text;
  const json = parseJson(text.value);
  if (!json.ok) return json;
  const input = isRecord(json.value) ? json.value : { bills: json.value };
  return ok({ input, placeOf: (path) => (isRecord(json.value) || path[0] !== 'bills' ? path : path.slice(1)) });
}

function billsOfTable(bytes: Uint8Array): Result<OpenBillsFile> {
  const table = openTable(bytes);
  if (!table.ok) return table;
  const rows = [...table.value.rows()].filter(
    ({ cells, problems }) => problems.length > 0 || cells.some((cell) => cell.trim() !== ''),
  );
  const [header, ...body] = rows;
  if (header === undefined || body.length === 0) return failed(problem('TABLE_EMPTY', []));
  const names = header.cells.map((cell) => columns.find((one) => sameName(one, cell)));
  const problems: Problem[] = header.cells.flatMap((cell, index) => {
    const name = names[index];
    const path = [rowName(header), cell.trim() || `column ${index + 1}`];
    if (name === undefined && cell.trim() !== '') {
      return [problem('TABLE_COLUMN_UNKNOWN', path, { known: columns.join(', ') })];
    }
    return name !== undefined && names.indexOf(name) !== index ? [problem('TABLE_COLUMN_TWICE', path)] : [];
  });
  const bills = body.map((row) => billOf(row, names, problems));
  if (problems.length > 0) return resultOf(undefined as never, problems);
  const placeOf = (path: Path): Path => {
    const [, index, ...rest] = path;
    const row = typeof index === 'number' ? body[index] : undefined;
    return row === undefined ? path : [rowName(row), ...rest];
  };
  return ok({ input: { bills }, placeOf });
}

function billOf(row: TableRow, names: readonly (string | undefined)[], problems: Problem[]) {
  const bill: Record<string, unknown> = {};
  for (const found of row.problems) problems.push({ ...found, path: [rowName(row), ...found.path] });
  for (const [index, name] of names.entries()) {
    const text = (row.cells[index] ?? '').trim();
    if (name === undefined || text === '') continue;
    if (name === 'discounts') {
      const discounts = discountsOfText(text);
      if (discounts === undefined) problems.push(problem('PATTERN', [rowName(row), name], { form: discountsForm }));
      else bill[name] = discounts;
    } else if (amounts.includes(name)) {
      const amount = parseTypedAmount(text);
      if (amount.ok) bill[name] = new ExactNumber(amount.value);
      else problems.push(...amount.problems.map((found) => ({ ...found, path: [rowName(row), name] })));
    } else bill[name] = name === 'closed' ? /^(?:true|1|x|yes)$/i.test(text) : text;
  }
  const reference = String(bill['reference'] ?? '');
  bill['referenceType'] ??= reference === '' ? 'NON' : /^rf/i.test(reference) ? 'SCOR' : 'QRR';
  return bill;
}

function rowName({ number }: TableRow): string {
  return `row ${number}`;
}

function sameName(one: string, other: string): boolean {
  return one.toLowerCase() === other.replace(/[\s_-]/g, '').toLowerCase();
}
