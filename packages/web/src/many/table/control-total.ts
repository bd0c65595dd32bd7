import { compareDecimals, differenceOf, negated, parseAmount, sumOf } from '@rappen/core/money';
import { readAmount } from '../../sheet/cells.ts';
import { type FileField, type SheetRow, textOf } from '../../sheet/fields.ts';
import type { FoundTable } from '../../sheet/find-table.ts';
import { isReady, type ReadRow } from '../../sheet/read-row.ts';
import type { BillTable } from './bill-table.ts';
import { onceEach } from './once-each.ts';

/** What is asked for in one currency. */
interface CurrencySum {
  readonly currency: string;
  readonly amount: string;
}

/** Why bills and a total of the file differ, as far as that can be told. */
type Difference =
  /** The rows of the file add up to its total; these of them are not among the bills, or with other amounts. */
  | { readonly kind: 'rows'; readonly rows: readonly number[] }
  /** The file does not count the rows that it hides. */
  | { readonly kind: 'hidden' }
  /** One row makes the difference: the file leaves it out, or counts it twice. */
  | { readonly kind: 'row'; readonly row: number }
  /** The rows of the file add up to something else themselves. */
  | { readonly kind: 'file'; readonly sum: string };

/** A total that the file has, and the bills of the rows that it is of. */
export interface FileTotal {
  readonly row: number;
  readonly stated: string;
  readonly billed: string;
  /** Undefined where both are the same. */
  readonly difference: { readonly amount: string; readonly why: Difference } | undefined;
}

/** What the bills that are ready add up to, beside what the file says that it should be. Amounts have two decimals. */
export interface ControlTotal {
  readonly count: number;
  /** Bills among them whose amount is open. */
  readonly openCount: number;
  readonly sums: readonly CurrencySum[];
  readonly totals: readonly FileTotal[];
}

/** What a row asks for; undefined where that is open. */
const askedFor = onceEach(({ cells }: ReadRow): string | undefined => {
  const amount = parseAmount(textOf(cells, 'amount'));
  return amount.ok ? amount.value : undefined;
});

/** A figure of a file, also below zero; undefined for what is none. */
function signedAmount(text: string): string | undefined {
  const trimmed = text.trim();
  const unsigned = /^[-\u2212\u2013]\s*(.+)$|^(.+?)\s*[-\u2212\u2013]$|^\((.+)\)$/.exec(trimmed);
  const bare = unsigned?.[1] ?? unsigned?.[2] ?? unsigned?.[3];
  const amount = parseAmount(readAmount(trimmed));
  if (amount.ok) return amount.value;
  const opposite = bare === undefined ? undefined : parseAmount(readAmount(bare));
  return opposite?.ok ? negated(opposite.value) : undefined;
}

/**
 * Holds the bills that are ready against the totals of their file. A total is of all rows above it, or of those since the total before:
 * whichever it is, the last one of all. Where it differs, the first reason that explains the whole difference is told.
 */
export function controlTotal(
  sheet: Pick<FoundTable, 'rows' | 'leftOut'>,
  columns: readonly (FileField | undefined)[],
  table: BillTable,
): ControlTotal {
  const ready = table.read.filter((row): row is ReadRow => isReady(row));
  const byCurrency = new Map<string, string[]>();
  let openCount = 0;
  for (const row of ready) {
    const amount = askedFor(row);
    if (amount === undefined) openCount += 1;
    else {
      const currency = textOf(row.cells, 'currency');
      const amounts = byCurrency.get(currency) ?? [];
      amounts.push(amount);
      byCurrency.set(currency, amounts);
    }
  }
  const sums = [...byCurrency].map(([currency, amounts]) => ({ currency, amount: sumOf(amounts) }));
  return { count: ready.length, openCount, sums, totals: totalsOf(sheet, columns.indexOf('amount'), table) };
}

function totalsOf(sheet: Pick<FoundTable, 'rows' | 'leftOut'>, column: number, table: BillTable): FileTotal[] {
  if (column < 0) return [];
  const billed = billedByRow(table);
  const own = figuresOf(sheet.rows, column);
  const totals = sheet.leftOut.flatMap(({ number, cells = [] }) => {
    const stated = signedAmount(cells[column] ?? '') ?? onlyAmount(cells);
    return stated === undefined ? [] : [{ number, stated }];
  });
  let before = 0;
  return totals.map(({ number, stated }, at) => {
    const above = own.filter(({ row }) => row.number < number);
    const section = above.filter(({ row }) => row.number > before);
    before = number;
    const isOf = (rows: readonly Figure[]) => compareDecimals(sumOf(rows.map(({ amount }) => amount)), stated) === 0;
    const rows = at < totals.length - 1 && !isOf(above) ? section : isOf(section) && !isOf(above) ? section : above;
    return totalOf(number, stated, rows, billed);
  });
}

/** A row of a file and its figure in the column of amounts. */
interface Figure {
  readonly row: SheetRow;
  readonly amount: string;
}

const figuresByColumn = onceEach((_rows: readonly SheetRow[]) => new Map<number, readonly Figure[]>());

function figuresOf(rows: readonly SheetRow[], column: number): readonly Figure[] {
  const known = figuresByColumn(rows);
  const before = known.get(column);
  if (before !== undefined) return before;
  const figures = rows.map((row) => ({ row, amount: signedAmount(row.cells[column] ?? '') ?? '0.00' }));
  known.set(column, figures);
  return figures;
}

/** By number of a row of the file: what is asked for because of it. */
function billedByRow({ rows, read }: BillTable): ReadonlyMap<number, string> {
  return new Map(
    rows.flatMap(({ number, lines }, index): [number, string][] => {
      const row = read[index];
      if (row === undefined || !isReady(row)) return [];
      const amount = askedFor(row);
      if (amount === undefined) return [];
      return lines === undefined ? [[number, amount]] : lineShares(lines, number, amount);
    }),
  );
}

/** A bill of several rows asks for what each of them says, unless its sum was changed: then the first row has it. */
function lineShares(lines: NonNullable<SheetRow['lines']>, number: number, amount: string): [number, string][] {
  const isWhole = compareDecimals(sumOf(lines.map((line) => line.amount)), amount) === 0;
  return isWhole ? lines.map((line) => [line.row, line.amount]) : [[number, amount]];
}

function totalOf(
  number: number,
  stated: string,
  own: readonly Figure[],
  billed: ReadonlyMap<number, string>,
): FileTotal {
  const sum = sumOf(own.map(({ row }) => billed.get(row.number) ?? '0.00'));
  if (compareDecimals(sum, stated) === 0) return { row: number, stated, billed: sum, difference: undefined };
  return { row: number, stated, billed: sum, difference: { amount: differenceOf(sum, stated), why: why() } };

  function why(): Difference {
    const fileSum = sumOf(own.map(({ amount }) => amount));
    const gap = differenceOf(fileSum, stated);
    if (compareDecimals(gap, '0.00') === 0) {
      const others = own.filter(({ row, amount }) => compareDecimals(billed.get(row.number) ?? '0.00', amount) !== 0);
      return { kind: 'rows', rows: others.map(({ row }) => row.number) };
    }
    const hidden = sumOf(own.filter(({ row }) => row.isHidden).map(({ amount }) => amount));
    if (compareDecimals(gap, hidden) === 0) return { kind: 'hidden' };
    const alone = own.filter(({ amount }) => compareDecimals(amount, gap) === 0 || amount === negated(gap));
    return alone.length === 1 && alone[0] !== undefined
      ? { kind: 'row', row: alone[0].row.number }
      : { kind: 'file', sum: fileSum };
  }
}

/** A total may stand under another column: where the row has one figure, it is that. */
function onlyAmount(cells: readonly string[]): string | undefined {
  const figures = cells.flatMap((text) => (/\d/.test(text) ? (signedAmount(text) ?? []) : []));
  return figures.length === 1 ? figures[0] : undefined;
}
