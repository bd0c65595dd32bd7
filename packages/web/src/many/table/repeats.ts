import { parseAmount, sumOf } from '@rappen/core/money';
import { type BillLine, billFields, placeOf, type SheetRow, textOf } from '../../sheet/fields.ts';
import type { ReadRow, RowDoubt } from '../../sheet/read-row.ts';
import type { BillTable } from './bill-table.ts';
import { onceEach } from './once-each.ts';
import type { RowChange } from './row-changes.ts';

/** Rows that have one number, or one reference to one account, by their indices. */
export interface Repeat {
  readonly reference: string;
  readonly indices: readonly number[];
}

/** What no other row should have: its number and its reference, with the account that is paid to. */
const identities = onceEach(({ cells }: ReadRow): readonly string[] => {
  const [account, number, reference] = (['iban', 'number', 'reference'] as const).map((field) =>
    textOf(cells, field),
  ) as [string, string, string];
  return [
    ...(number === '' ? [] : [`number ${account} ${number.replace(/[\s'’]/g, '').toUpperCase()}`]),
    ...(reference === '' ? [] : [`reference ${account} ${reference}`]),
  ];
});

/** The rows whose payments could not be told apart, and that nobody has said are meant so. */
export function repeatsOf({ rows, read }: BillTable): readonly Repeat[] {
  const found = new Map<string, number[]>();
  const add = (key: string, index: number) => {
    const group = found.get(key);
    if (group === undefined) found.set(key, [index]);
    else group.push(index);
  };
  read.forEach((row, index) => {
    if (row !== undefined) for (const identity of identities(row)) add(identity, index);
  });
  const repeats = new Map<string, Repeat>();
  for (const indices of found.values()) {
    const isOpen = indices.some((index) => !(rows[index]?.accepted ?? []).includes('repeated'));
    if (indices.length < 2 || !isOpen) continue;
    const cells = read[indices[0] as number]?.cells ?? [];
    repeats.set(indices.join(), { reference: textOf(cells, 'reference') || textOf(cells, 'number'), indices });
  }
  return [...repeats.values()];
}

const known = new WeakMap<ReadRow, ReadRow>();

/** The table with a doubt at each row whose number or reference another has too. Rows without stay the same objects. */
export function withRepeats(table: BillTable): BillTable {
  const { rows, read } = table;
  const others = new Map<number, Set<number>>();
  for (const { indices } of repeatsOf(table))
    for (const index of indices) {
      const own = others.get(index) ?? new Set();
      for (const other of indices) if (other !== index && own.size < toldMax) own.add(rows[other]?.number ?? 0);
      others.set(index, own);
    }
  if (others.size === 0) return table;
  return { rows, read: read.map((row, index) => row && doubted(row, rows[index] as SheetRow, others.get(index))) };
}

/** Other rows that are named. */
const toldMax = 10;

function doubted(row: ReadRow, own: SheetRow, others: ReadonlySet<number> | undefined): ReadRow {
  if (others === undefined || (own.accepted ?? []).includes('repeated')) return row;
  const doubt: RowDoubt = { kind: 'repeated', field: 'number', options: [], rows: [...others] };
  const before = known.get(row);
  if (before?.doubts.at(-1)?.rows?.join() === doubt.rows?.join()) return before as ReadRow;
  const next = { ...row, doubts: [...row.doubts, doubt] };
  known.set(row, next);
  return next;
}

const ofLines = ['amount', 'unstructuredMessage'];

/**
 * One row of several that are lines of one invoice: they say the same but for amounts and texts, which become its positions, and the sum is
 * asked for. `read`: without the doubt of being repeated. Undefined where they say different things, or one of them is no bill.
 */
function joinedRow(indices: readonly number[], { rows, read }: BillTable): SheetRow | undefined {
  const lines: BillLine[] = [];
  for (const index of indices) {
    const row = read[index];
    const amount = parseAmount(textOf(row?.cells ?? [], 'amount'));
    const isBill = row?.problems.length === 0 && row.doubts.every(({ kind }) => kind === 'repeated');
    if (!isBill || !amount.ok) return undefined;
    const { number = 0, cells: own = [] } = rows[index] ?? {};
    lines.push({ row: number, text: textOf(own, 'unstructuredMessage').trim(), amount: amount.value });
  }
  const currencies = new Set(indices.map((index) => textOf(read[index]?.cells ?? [], 'currency')));
  if (currencies.size !== 1) return undefined;
  const cells: string[] = [];
  for (const field of billFields) {
    const texts = new Set(indices.map((index) => textOf(rows[index]?.cells ?? [], field).trim()));
    texts.delete('');
    if (texts.size > 1 && !ofLines.includes(field)) return undefined;
    cells.push([...texts].join(', '));
  }
  cells[placeOf('amount')] = sumOf(lines.map(({ amount }) => amount));
  cells[placeOf('currency')] = [...currencies][0] as string;
  const first = rows[indices[0] as number] as SheetRow;
  return { number: first.number, cells, problems: [], accepted: first.accepted, lines };
}

/** What makes one row of each of these: all of its rows go, and it comes where the first of them stood. */
export function joins(repeats: readonly Repeat[], table: BillTable): readonly RowChange[] {
  const gone = new Map<number, SheetRow | undefined>();
  for (const { indices } of repeats) {
    const row = indices.some((index) => gone.has(index)) ? undefined : joinedRow(indices, table);
    if (row !== undefined) for (const index of indices) gone.set(index, index === indices[0] ? row : undefined);
  }
  const changes: RowChange[] = [];
  let place = 0;
  table.rows.forEach((before, index) => {
    if (!gone.has(index)) place += 1;
    else {
      changes.push({ index, before, after: undefined });
      const after = gone.get(index);
      if (after !== undefined) changes.push({ index: place++, before: undefined, after });
    }
  });
  return changes;
}

/** What says of rows that they are meant as they are. */
export function acceptances(
  indices: readonly number[],
  doubt: NonNullable<SheetRow['accepted']>[number],
  rows: readonly SheetRow[],
): readonly RowChange[] {
  return [...new Set(indices)]
    .sort((a, b) => a - b)
    .flatMap((index) => {
      const before = rows[index];
      return before === undefined
        ? []
        : [{ index, before, after: { ...before, accepted: [...(before.accepted ?? []), doubt] } }];
    });
}
