import { DatabaseSync } from 'node:sqlite';
import type { BillerId } from '@rappen/http';
import type { Database } from '../../packages/store/src/database.ts';
import { fillSearch } from '../../packages/store/src/ebill/search.ts';
import { piecesOf } from '../../packages/store/src/ebill/search-pieces.ts';
import { monthTotalSchema, totalSchema } from '../../packages/store/src/ebill/totals.ts';

/** A number that looks like chance, the same each time: of `n`, below a bound, another one for each salt. */
function chance(bound: number, salt: number): string {
  return `((n * ${7919 + 2 * salt} + (n / 97) * ${104_729 + salt} + ${salt}) % ${bound})`;
}

const families = ['Müller', 'Meier', 'Schmid', 'Keller', 'Weber', 'Huber', 'Brunner', 'Baumann', 'Frei', 'Moser'];
const given = ['Anna', 'Peter', 'Urs', 'Vreni', 'Marco', 'Lucia', 'Jean', 'Claire', 'Thomas', 'Sandra'];

function oneOf(names: readonly string[], salt: number): string {
  const choices = names.map((name, index) => `WHEN ${index} THEN '${name}'`).join(' ');
  return `(CASE ${chance(names.length, salt)} ${choices} END)`;
}

const recipient = chance(20_011, 1);
const name = `${oneOf(given, 2)} || ' ' || ${oneOf(families, 3)} || ' ' || ${recipient}`;
const reference = `'21000000000' || (1000000000000000 + ${chance(99_999_989, 4)} * 10000000 + n)`;
const isWaiting = 'n % 500 = 7';
const kind = `n % 100`;
const paid = `${kind} < 60`;
const day = (start: string, days: string, dialect: Database['dialect']) =>
  dialect === 'sqlite'
    ? `date('${start}', '+' || (${days}) || ' days')`
    : `to_char(DATE '${start}' + CAST(${days} AS INTEGER), 'YYYY-MM-DD')`;

/** The columns of a case that are its own, as SQL of its number `n`, of `count`. */
function ownColumns(count: number, dialect: Database['dialect']): Readonly<Record<string, string>> {
  const submitted = `n * 1800 / ${count}`;
  return {
    token: "'token ' || n",
    reference_number: "'RE-' || (2026000000 + n)",
    recipient_name: name,
    recipient_key: `LOWER(${name})`,
    recipient_net_id: `'4101056' || (10000000000 + ${recipient})`,
    amount: `(${chance(90_000, 5)} + 10) || '.' || (${chance(90, 6)} + 10)`,
    submitted_on: day('2022-01-01', submitted, dialect),
    business_case_date: day('2022-01-01', submitted, dialect),
    due_date: day('2022-01-31', `${submitted} + ${chance(30, 7)}`, dialect),
    paid_on: `CASE WHEN ${paid} THEN ${day('2022-01-31', `${submitted} + ${chance(40, 8)}`, dialect)} END`,
    structured_references: `'["' || ${reference} || '"]'`,
    processing_status: `CASE WHEN ${isWaiting} THEN 'STAGED' ELSE 'DELIVERED' END`,
    status: `CASE WHEN ${paid} THEN 'COMPLETED' WHEN ${kind} < 62 THEN 'REJECTED' ELSE 'OPEN' END`,
    net_id: "'BCID' || (10000000000000000000 + n)".replace('10000000000000000000 + n', '100000000000 + n'),
    search_text: `LOWER('RE-' || (2026000000 + n) || '\n' || ${name} || '\n4101056' || (10000000000 + ${recipient}) || '\n' || ${reference} || '\nch4431999123000889012')`,
  };
}

/**
 * Fills a store with cases like one of a biller, the last that there is: each with its reference, event, record and entry of the
 * log. A tenth of them waits in the outbox, and for a webhook.
 */
export async function fill(
  database: Database,
  billerId: BillerId,
  id: number,
  webhookId: number,
  count: number,
): Promise<void> {
  const [row = {}] = await database.query('SELECT * FROM ebill_case WHERE biller_id = ? AND id = ?', [billerId, id]);
  const own = { id: `${id} + n`, ...ownColumns(count, database.dialect) } as Readonly<Record<string, string>>;
  const columns = Object.keys(row);
  const last = id + count;
  const part = 20_000;
  for (let first = 1; first <= count; first += part) {
    const to = Math.min(count, first + part - 1);
    const numbers = `WITH RECURSIVE numbers(n) AS (SELECT CAST(${first} AS BIGINT) UNION ALL SELECT n + 1 FROM numbers WHERE n < ${to})`;
    const cases = `FROM numbers JOIN ebill_case c ON c.biller_id = ${billerId} AND c.id = ${id}`;
    const at = `${day('2026-08-01', `n * 100 / ${count}`, database.dialect)} || 'T12:' || (10 + n % 50) || ':00.000Z'`;
    const inserted = (table: string, names: string, values: string, from = 'FROM numbers') => ({
      sql: `INSERT INTO ${table} (${names}) ${numbers} SELECT ${values} ${from}`,
    });
    const outcome = await database.commit([
      inserted('ebill_case', columns.join(', '), columns.map((one) => own[one] ?? `c.${one}`).join(', '), cases),
      inserted('ebill_case_reference', 'biller_id, reference, case_id', `${billerId}, ${reference}, ${id} + n`),
      inserted(
        'ebill_case_event',
        'biller_id, case_id, revision, place, at, event',
        'e.biller_id, c.id + n, e.revision, e.place, e.at, e.event',
        `${cases} JOIN ebill_case_event e ON e.biller_id = c.biller_id AND e.case_id = c.id`,
      ),
      inserted(
        'ebill_record',
        'biller_id, id, feed, case_id, at, record',
        `${billerId}, ${last} + n, 'processingStatus', ${id} + n, ${at}, '{"id":' || (${last} + n) || ',"timestamp":"' || ${at} || '","businessCaseId":' || (${id} + n) || ',"referenceNumber":"RE-' || (2026000000 + n) || '","newStatus":"DELIVERED"}'`,
      ),
      inserted(
        'ebill_audit',
        'biller_id, id, at, actor, action, case_id',
        `${billerId}, ${last} + n, ${at}, 'key', 'case.submitted', ${id} + n`,
      ),
      inserted(
        'ebill_outbox',
        'biller_id, case_id, position, enqueued_at, next_at, claims',
        `${billerId}, ${id} + n, n, ${at}, ${at}, 0`,
        'FROM numbers WHERE n % 10 = 0',
      ),
      inserted(
        'ebill_delivery',
        'biller_id, webhook_id, record_id, status, attempts, next_at',
        `${billerId}, ${webhookId}, ${last} + n, 'PENDING', 0, ${at}`,
        'FROM numbers WHERE n % 10 = 0',
      ),
    ]);
    if (!outcome.ok) throw new Error(JSON.stringify(outcome));
  }
  await database.commit([
    { sql: `UPDATE ebill_id_block SET last_id = last_id + ${last} WHERE name = 'id'` },
    {
      sql: `UPDATE ebill_numbering SET last_id = ${last}, block_end = ${last}, last_record_id = ${2 * last}, last_audit_id = ${2 * last}
        WHERE biller_id = ${billerId}`,
    },
    { sql: 'DELETE FROM ebill_total' },
    { sql: totalSchema[1] ?? '' },
    { sql: monthTotalSchema[0] ?? '' },
    { sql: 'DELETE FROM ebill_record_time' },
    {
      sql: `INSERT INTO ebill_record_time (biller_id, minute, first_id)
        SELECT biller_id, SUBSTR(MIN(at), 1, 10) || 'T00:00', MIN(id) FROM ebill_record GROUP BY biller_id, SUBSTR(at, 1, 10)`,
    },
  ]);
}

/** Puts all texts of a biller into the index: of a file straight, past the queue of commits. */
export async function fillTexts(database: Database, billerId: BillerId, path: string | undefined): Promise<void> {
  if (path === undefined) {
    await database.commit([
      { sql: 'DELETE FROM ebill_search' },
      {
        sql: `INSERT INTO ebill_search_rest (biller_id, through_id) SELECT biller_id, last_id FROM ebill_numbering WHERE biller_id = ${billerId}`,
      },
    ]);
    while ((await fillSearch(database)) > 0);
    await database.query('ANALYZE');
    return;
  }
  const file = new DatabaseSync(path);
  file.exec('PRAGMA synchronous = OFF; PRAGMA busy_timeout = 10000; BEGIN');
  file.exec("INSERT INTO ebill_search (ebill_search) VALUES ('delete-all')");
  const insert = file.prepare('INSERT INTO ebill_search (rowid, pieces) VALUES (?, ?)');
  const rows = file.prepare('SELECT id, search_text FROM ebill_case WHERE biller_id = ? ORDER BY id').iterate(billerId);
  for (const { id, search_text } of rows) insert.run(id as number, piecesOf(billerId, String(search_text)));
  file.exec('COMMIT; PRAGMA wal_checkpoint(TRUNCATE)');
  file.close();
}
