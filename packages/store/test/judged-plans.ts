import type { Database, Value } from '../src/database.ts';
import { migrations } from '../src/migrations.ts';
import { readAtLength } from '../src/read-at-length.ts';
import { looseReads } from './loose-reads.ts';

/** Tables that stay small whatever is submitted: one row, one for each process, or one for each biller. */
const small =
  /^(?:migration|ebill_id_block|ebill_cursor|ebill_duty|ebill_simulator_snapshot|store_\w+|ebill_search_rest|ebill_biller|ebill_numbering)$/;

/** Columns that very many rows have in common: alone they lead to more with every case. */
const common = new Set(
  'biller_id webhook_id feed status processing_status type currency kind account owner demo instance'.split(' '),
);

const ofSchema = new Set(
  migrations.flat().flatMap((one) => (typeof one === 'string' ? [one] : Object.values(one).flat())),
);

/** A statement without its numbers of places, by which it is listed. */
function shapeOf(sql: string): string {
  return sql
    .replace(/\s+/g, ' ')
    .replace(/\( /g, '(')
    .replace(/ \)/g, ')')
    .replace(/\(\?(?:, \?)+\)/g, '(?…)')
    .replace(/\(\?…\)(?:, \(\?…\))+/g, '(?…)…')
    .trim();
}

/** The tables that a statement gives other names. */
function namesIn(sql: string): ReadonlyMap<string, string> {
  const found = sql.matchAll(/\b(?:FROM|JOIN|INTO|UPDATE)\s+([a-z_]+)\s+(?:AS\s+)?([a-z]+)\b/g);
  return new Map([...found].map(([, table = '', name = '']) => [name, table]));
}

/**
 * What of a statement is not led straight to rows by something of their own: what is gone through, entered by columns that many
 * rows have in common or by a range, or sorted. Each is bounded by something that no plan shows, or grows.
 */
function looseStepsOf(sql: string, details: readonly string[]): readonly string[] {
  const names = namesIn(sql);
  return details.filter((detail) => {
    if (/^USE TEMP B-TREE FOR (?:ORDER|LAST|RIGHT)/.test(detail)) return true;
    const [, how, name = '', rest = ''] = /^(SCAN|SEARCH) (\w+)(.*)$/.exec(detail) ?? [];
    const table = names.get(name) ?? name;
    if (how === undefined || small.test(table) || !/^(?:ebill|app|api|blob|resource)/.test(table)) return false;
    if (how === 'SCAN') return true;
    const led = [...rest.matchAll(/\b(\w+)=\?/g)].map(([, column = '']) => column);
    return led.every((column) => common.has(column));
  });
}

/** Steps of a plan that are loose where no bound is known, or where the thread that serves would wait for many rows. */
export function unlistedOf(sql: string, details: readonly string[], isAtLength: boolean): readonly string[] {
  const loose = looseStepsOf(sql, details);
  const shape = shapeOf(sql);
  const { bound, by } = looseReads.find(({ statement }) => statement.test(shape)) ?? {};
  if (bound === undefined || (bound === 'at length' && !isAtLength)) return loose;
  return by === undefined ? [] : loose.filter((step) => !by.test(step));
}

/** What a test asks by itself may read whatever it likes. */
function isOfTest({ stack = '' }: Error): boolean {
  const caller = stack.split('\n').find((line, index) => index > 0 && !line.includes('judged-plans.ts')) ?? '';
  return /\.test\.ts|packages\/store\/test\//.test(caller);
}

/** Looks at the plan of each statement before it is made for the first time, on SQLite, and throws where it reads what nobody has listed. */
export function judged(database: Database): Database {
  const seen = new Set<string>();
  async function judge(
    asked: Error,
    sql: string,
    parameters: readonly Value[] = [],
    isAtLength = false,
  ): Promise<void> {
    if (seen.has(sql) || ofSchema.has(sql) || !/^\s*(?:SELECT|INSERT|UPDATE|DELETE|WITH)\b/.test(sql)) return;
    seen.add(sql);
    let details: string[];
    try {
      details = (await database.query(`EXPLAIN QUERY PLAN ${sql}`, parameters)).map(({ detail }) => String(detail));
    } catch {
      return; // It is wrong, and says so itself
    }
    const unlisted = unlistedOf(sql, details, isAtLength);
    if (unlisted.length > 0 && !isOfTest(asked))
      throw new Error(
        `May read more with every case, and is not listed in loose-reads.ts: ${shapeOf(sql)}\n${unlisted.join('\n')}`,
      );
  }
  return {
    ...database,
    async query(sql, parameters) {
      await judge(new Error(), sql, parameters);
      return database.query(sql, parameters);
    },
    async queryAtLength(sql, parameters, signal) {
      await judge(new Error(), sql, parameters, true);
      return readAtLength(database, sql, parameters, signal);
    },
    async commit(statements) {
      for (const { sql, parameters } of statements) await judge(new Error(), sql, parameters);
      return database.commit(statements);
    },
  };
}
