import type { SealedValue, SealingStore } from '@rappen/http';
import type { Database } from './database.ts';
import { limits } from './limits.ts';

/** What the store knows of itself, by name. */
export const factSchema: readonly string[] = ['CREATE TABLE store_fact (name TEXT PRIMARY KEY, value TEXT NOT NULL)'];

const keyFact = 'sealing key';

/** A column in which sealed texts lie: every one stands here, or they would be lost with the key that sealed them. */
export interface SealedColumn {
  readonly table: string;
  readonly column: string;
  /** A condition on rows whose text is sealed; without: all that are not null. */
  readonly isSealed?: string;
  /** What becomes of a row whose text nobody can open any more; `?`: a new text, and the old one. */
  readonly givingUp: string;
  readonly parameters: (sealed: string, old: string) => readonly string[];
}

/** Where sealed texts lie. */
export const sealedColumns: readonly SealedColumn[] = [
  {
    table: 'ebill_webhook',
    column: 'secret',
    givingUp: `UPDATE ebill_webhook SET secret = ?, previous_secret = NULL, previous_until = NULL,
      status = 'DISABLED', disabled_reason = 'SECRET_LOST' WHERE secret = ?`,
    parameters: (sealed, old) => [sealed, old],
  },
  {
    table: 'ebill_webhook',
    column: 'previous_secret',
    givingUp: 'UPDATE ebill_webhook SET previous_secret = NULL, previous_until = NULL WHERE previous_secret = ?',
    parameters: (_sealed, old) => [old],
  },
  {
    // No app knows the new one: recovery codes go on, and nobody gets in with a password alone
    table: 'app_second_factor',
    column: 'secret',
    givingUp: 'UPDATE app_second_factor SET secret = ? WHERE secret = ?',
    parameters: (sealed, old) => [sealed, old],
  },
  {
    // Nobody can sign in there any more, and the biller is told so when it is tried
    table: 'ebill_biller_network',
    column: 'secret',
    givingUp: 'UPDATE ebill_biller_network SET secret = NULL WHERE secret = ?',
    parameters: (_sealed, old) => [old],
  },
  {
    table: 'ebill_idempotency',
    column: 'answer',
    isSealed: "answer LIKE 'sealed.%'",
    givingUp: 'DELETE FROM ebill_idempotency WHERE answer = ?',
    parameters: (_sealed, old) => [old],
  },
];

/** The sealed texts of a store, and the name of the key that seals. */
export function sealingStore(database: Database): SealingStore {
  async function keyName(): Promise<string | undefined> {
    const [row] = await database.query('SELECT value FROM store_fact WHERE name = ?', [keyFact]);
    return row && String(row['value']);
  }

  return {
    keyName,
    async settleKey(from, to) {
      const statement =
        from === undefined
          ? { sql: 'INSERT INTO store_fact (name, value) VALUES (?, ?)', parameters: [keyFact, to] }
          : { sql: 'UPDATE store_fact SET value = ? WHERE name = ? AND value = ?', parameters: [to, keyFact, from] };
      return (await database.commit([{ ...statement, rows: 1 }])).ok;
    },
    async sealedByOthers(name) {
      const own = `sealed.${name}.%`;
      const found = await Promise.all(
        sealedColumns.map(async ({ table, column, isSealed = `${column} IS NOT NULL` }) => {
          const sql = `SELECT ${column} AS sealed FROM ${table} WHERE ${isSealed} AND ${column} NOT LIKE ? LIMIT ?`;
          const rows = await database.query(sql, [own, limits.sealedValuesMax]);
          return rows.map((row): SealedValue => ({ place: `${table}.${column}`, sealed: String(row['sealed']) }));
        }),
      );
      return found.flat();
    },
    async replace({ place, sealed: old }, sealed) {
      const { table, column } = columnAt(place);
      const sql = `UPDATE ${table} SET ${column} = ? WHERE ${column} = ?`;
      await database.commit([{ sql, parameters: [sealed, old] }]);
    },
    async giveUp({ place, sealed: old }, sealed) {
      const { givingUp, parameters } = columnAt(place);
      await database.commit([{ sql: givingUp, parameters: parameters(sealed, old) }]);
    },
  };
}

function columnAt(place: string): SealedColumn {
  const found = sealedColumns.find(({ table, column }) => `${table}.${column}` === place);
  if (found === undefined) throw new Error(`Nothing is sealed in ${place}`);
  return found;
}
