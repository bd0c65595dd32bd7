import type { Statement, Value } from '../database.ts';
import { ebillLimits } from '../limits.ts';

/** A piece of SQL in the place of a value. */
export interface Expression {
  readonly sql: string;
  readonly parameters: readonly Value[];
}

type Columns = Readonly<Record<string, Value | Expression>>;

/** One row of a table. */
export function insertion(table: string, columns: Columns): Required<Omit<Statement, 'rows'>> {
  return insertions(table, [columns]);
}

/** Rows of a table, at least one, all with the same columns. */
export function insertions(table: string, rows: readonly Columns[]): Required<Omit<Statement, 'rows'>> {
  const values = rows.map((columns) => Object.values(columns).map(expressionOf));
  const tuples = values.map((row) => `(${row.map(({ sql }) => sql).join(', ')})`);
  return {
    sql: `INSERT INTO ${table} (${Object.keys(rows[0] ?? {}).join(', ')}) VALUES ${tuples.join(', ')}`,
    parameters: values.flat().flatMap(({ parameters }) => parameters),
  };
}

/** The rows of a table that a condition finds, with other values in some columns. */
export function update(
  table: string,
  columns: Columns,
  where: string,
  parameters: readonly Value[],
): Required<Omit<Statement, 'rows'>> {
  const values = Object.entries(columns).map(([name, value]) => ({ name, ...expressionOf(value) }));
  return {
    sql: `UPDATE ${table} SET ${values.map(({ name, sql }) => `${name} = ${sql}`).join(', ')} WHERE ${where}`,
    parameters: [...values.flatMap((value) => value.parameters), ...parameters],
  };
}

function expressionOf(value: Value | Expression): Expression {
  const isValue = value === null || typeof value !== 'object' || value instanceof Uint8Array;
  return isValue ? { sql: '?', parameters: [value] } : value;
}

/** `?, ?, ?`: one for each value of a list in parentheses. */
export function placeholders(values: readonly Value[]): string {
  return values.map(() => '?').join(', ');
}

/** Part of a text as the pattern of `LIKE ? ESCAPE '!'`. */
export function containing(text: string): string {
  return `%${text.replace(/[!%_]/g, '!$&')}%`;
}

/** Rows of one page: at least one, and never without end, as SQLite takes a limit below zero. */
export function pageLength(wanted: number, most: number = ebillLimits.pageLengthMax): number {
  return Math.max(1, Math.min(wanted, most));
}
