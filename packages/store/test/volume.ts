import type { BillerId } from '@rappen/http';
import type { Database } from '../src/database.ts';
import { fillSearch } from '../src/ebill/search.ts';
import { monthTotalSchema, totalSchema } from '../src/ebill/totals.ts';

/** Columns of a case that are its own; all others are those of the case that is repeated. */
const ownColumns: Readonly<Record<string, string>> = {
  id: 'c.id + n',
  token: "'token ' || n",
  reference_number: "'V-' || n",
  recipient_key: "'recipient ' || n",
  amount: "(n % 9000 + 100) || '.50'",
  due_date: "'2026-12-' || (n % 18 + 10)",
  structured_references: `'["reference ' || n || '"]'`,
  search_text: "'v-' || n || ' ' || c.search_text",
};

/**
 * Fills a store: so many cases like one of a biller, each with its reference, its event and its record, by a few statements.
 * Their ids follow the one of that case, which is the last of the store. `changes`: other columns, as SQL in which `n` counts from 1.
 */
export async function repeatCase(
  database: Database,
  billerId: BillerId,
  id: number,
  count: number,
  changes: Readonly<Record<string, string>> = {},
): Promise<void> {
  const [row = {}] = await database.query('SELECT * FROM ebill_case WHERE biller_id = ? AND id = ?', [billerId, id]);
  const own = { ...ownColumns, net_id: "'net ' || n", ...changes };
  const columns = Object.keys(row);
  const values = columns.map((name) => own[name as keyof typeof own] ?? `c.${name}`);
  const numbers = `WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${count})`;
  const ofCase = `FROM numbers JOIN ebill_case c ON c.biller_id = ${billerId} AND c.id = ${id}`;
  const last = id + count;
  await database.commit([
    { sql: `INSERT INTO ebill_case (${columns.join(', ')}) ${numbers} SELECT ${values.join(', ')} ${ofCase}` },
    {
      sql: `INSERT INTO ebill_case_reference (biller_id, reference, case_id) ${numbers}
        SELECT ${billerId}, 'reference ' || n, ${id} + n FROM numbers`,
    },
    {
      sql: `INSERT INTO ebill_case_event (biller_id, case_id, revision, place, at, event) ${numbers}
        SELECT e.biller_id, ${id} + n, e.revision, e.place, e.at, e.event
        FROM numbers JOIN ebill_case_event e ON e.biller_id = ${billerId} AND e.case_id = ${id}`,
    },
    {
      sql: `INSERT INTO ebill_record (biller_id, id, feed, case_id, at, record) ${numbers}
        SELECT ${billerId}, ${last} + n, 'processingStatus', ${id} + n, '2026-11-22T12:00:00.000Z', '{"id":' || n || '}' FROM numbers`,
    },
    {
      sql: `INSERT INTO ebill_audit (biller_id, id, at, actor, action, case_id) ${numbers}
        SELECT ${billerId}, ${last} + n, '2026-11-20T12:00:00.000Z', 'key', 'case.submitted', ${id} + n FROM numbers`,
    },
    { sql: `UPDATE ebill_id_block SET last_id = last_id + ${last} WHERE name = 'id'` },
    {
      sql: `UPDATE ebill_numbering SET last_id = ${last}, block_end = ${last}, last_record_id = ${2 * last}, last_audit_id = ${2 * last} WHERE biller_id = ${billerId}`,
    },
    // As after an update of an older store: sums are made anew, and texts come into the index behind
    { sql: 'DELETE FROM ebill_total' },
    { sql: totalSchema[1] ?? '' },
    { sql: monthTotalSchema[0] ?? '' },
    {
      sql: `INSERT INTO ebill_record_time (biller_id, minute, first_id) VALUES (${billerId}, '2026-11-22T12:00', ${last + 1})`,
    },
    {
      sql: `INSERT INTO ebill_search_rest (biller_id, through_id) VALUES (${billerId}, ${last})
        ON CONFLICT (biller_id) DO UPDATE SET through_id = ${last}`,
    },
  ]);
  if (database.dialect === 'sqlite')
    await database.commit([{ sql: "INSERT INTO ebill_search (ebill_search) VALUES ('delete-all')" }]);
  else await database.commit([{ sql: `DELETE FROM ebill_search WHERE biller_id = ${billerId}` }]);
  while ((await fillSearch(database)) > 0);
}
