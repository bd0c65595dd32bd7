import type { CaseEvent } from '@rappen/core/ebill/lifecycle';
import type { BillerId, CaseFilter, CaseQuery, CaseSorting, CaseStore, CaseTotal, StoredCase } from '@rappen/http';
import { type Database, type Row, readAtLength, type Value } from '../database.ts';
import { ebillLimits } from '../limits.ts';
import { storedCaseOf, summaryColumns, summaryOf } from './case-rows.ts';
import { jsonOf, numberOf, textOf } from './columns.ts';
import { amountKey, dueKey, isWaiting, waitingStatuses } from './schema.ts';
import { containing, pageLength, placeholders } from './sql.ts';

type CaseQueries = Pick<
  CaseStore,
  'get' | 'getByNetId' | 'findByReferenceNumber' | 'findByStructuredReference' | 'list' | 'totals' | 'history'
>;

export function caseQueries(database: Database): CaseQueries {
  async function found(billerId: BillerId, condition: string, value: Value): Promise<StoredCase[]> {
    const rows = await database.query(
      `SELECT * FROM ebill_case WHERE biller_id = ? AND is_listed = 1 AND ${condition} ORDER BY id DESC LIMIT ?`,
      [billerId, value, ebillLimits.candidatesMax],
    );
    return rows.map(storedCaseOf);
  }

  return {
    get: async (billerId, id) => (await found(billerId, 'id = ?', id))[0],
    getByNetId: async (billerId, businessCaseNetId) => (await found(billerId, 'net_id = ?', businessCaseNetId))[0],
    findByReferenceNumber: (billerId, referenceNumber) => found(billerId, 'reference_number = ?', referenceNumber),
    async findByStructuredReference(billerId, reference) {
      const rows = await database.query(
        `SELECT c.* FROM ebill_case_reference r CROSS JOIN ebill_case c
          WHERE r.biller_id = ? AND r.reference = ? AND c.biller_id = r.biller_id AND c.id = r.case_id AND c.is_listed = 1
          ORDER BY r.case_id DESC LIMIT ?`,
        [billerId, reference, ebillLimits.candidatesMax],
      );
      return rows.map(storedCaseOf);
    },
    async list(billerId, query) {
      return (await pageOf(database, billerId, query)).map(summaryOf);
    },
    totals: (billerId, filter) => totalsOf(database, billerId, filter),
    async history(billerId, id) {
      const rows = await database.query(
        `SELECT e.at, e.event FROM ebill_case_event e JOIN ebill_case c ON c.biller_id = e.biller_id AND c.id = e.case_id
          WHERE e.biller_id = ? AND e.case_id = ? AND c.is_listed = 1 ORDER BY e.revision, e.place`,
        [billerId, id],
      );
      return rows.map((row) => ({ at: textOf(row, 'at'), event: jsonOf<CaseEvent>(row, 'event') }));
    },
  };
}

interface Conditions {
  readonly sql: string;
  readonly parameters: readonly Value[];
}

/** The cases of a biller that a filter finds. */
function conditionsOf(billerId: BillerId, filter: CaseFilter): Conditions {
  const { processingStatuses, statuses, types, text } = filter;
  const lists = [
    ['processing_status', processingStatuses],
    ['status', statuses],
    ['type', types],
  ] as const;
  const chosen = lists.flatMap(([column, values]) => (values === undefined ? [] : [{ column, values }]));
  const bounds = [
    ['due_date >= ?', filter.dueFrom],
    ['due_date <= ?', filter.dueTo],
    ['submitted_on >= ?', filter.submittedFrom],
    ['submitted_on <= ?', filter.submittedTo],
    ['paid_on >= ?', filter.paidFrom],
    ['paid_on <= ?', filter.paidTo],
  ] as const;
  const given = bounds.flatMap(([sql, day]) => (day === undefined ? [] : [{ sql, day }]));
  const conditions = [
    'biller_id = ?',
    'is_listed = 1',
    ...(processingStatuses?.every((status) => waitingStatuses.includes(status)) ? [isWaiting] : []),
    ...chosen.map(({ column, values }) => (values.length === 0 ? '1 = 0' : `${column} IN (${placeholders(values)})`)),
    ...given.map(({ sql }) => sql),
    ...(text === undefined ? [] : ["search_text LIKE ? ESCAPE '!'"]),
  ];
  const parameters = [
    billerId,
    ...chosen.flatMap(({ values }) => [...values]),
    ...given.map(({ day }) => day),
    ...(text === undefined ? [] : [containing(text.toLowerCase())]),
  ];
  return { sql: conditions.join(' AND '), parameters };
}

/** What cases are sorted by, each the beginning of an index that ends with the id. */
const sortKeys: Readonly<Record<CaseSorting, string>> = {
  submitted: 'id',
  referenceNumber: 'reference_number',
  recipient: 'recipient_key',
  amount: amountKey,
  dueDate: dueKey,
};

/**
 * One page of a list. Where it begins is looked up, and not counted: the index leads there however far it is. What has been
 * deleted for good since is a page's end.
 */
async function pageOf(database: Database, billerId: BillerId, query: CaseQuery): Promise<readonly Row[]> {
  const { sortBy = 'submitted', sortOrder = 'descending', before } = query;
  const key = sortKeys[sortBy];
  const isById = key === 'id';
  const [sign, direction] = sortOrder === 'ascending' ? ['>', 'ASC'] : ['<', 'DESC'];
  const { sql, parameters } = conditionsOf(billerId, query);
  const start: Conditions[] = [];
  if (before !== undefined && isById) start.push({ sql: `id ${sign} ?`, parameters: [before] });
  if (before !== undefined && !isById) {
    const [last] = await database.query(`SELECT ${key} AS sort_key FROM ebill_case WHERE biller_id = ? AND id = ?`, [
      billerId,
      before,
    ]);
    const value = last?.['sort_key'];
    if (value === undefined) return [];
    // The first condition alone is what the index is entered with
    start.push({ sql: `${key} ${sign}= ? AND (${key} ${sign} ? OR id ${sign} ?)`, parameters: [value, value, before] });
  }
  const order = isById ? `id ${direction}` : `${key} ${direction}, id ${direction}`;
  const page = `SELECT ${summaryColumns} FROM ebill_case WHERE ${[sql, ...start.map((each) => each.sql)].join(' AND ')}
    ORDER BY ${order} LIMIT ?`;
  const values = [...parameters, ...start.flatMap((each) => each.parameters), pageLength(query.limit)];
  return leavesOut(query) ? readAtLength(database, page, values) : database.query(page, values);
}

/** Whether an index goes past cases that are not wanted: there may be any number of them before a page is full. */
function leavesOut({ processingStatuses, ...others }: CaseFilter): boolean {
  const { statuses, types, text, dueFrom, dueTo, submittedFrom, submittedTo, paidFrom, paidTo } = others;
  const rest = [statuses, types, text, dueFrom, dueTo, submittedFrom, submittedTo, paidFrom, paidTo];
  const isAll =
    processingStatuses === undefined || waitingStatuses.every((one) => processingStatuses.some((each) => each === one));
  return !isAll || rest.some((one) => one !== undefined);
}

/** Added up as hundredths, and told as text: a sum may be longer than a number is exact. */
async function totalsOf(database: Database, billerId: BillerId, filter: CaseFilter): Promise<readonly CaseTotal[]> {
  const { sql, parameters } = conditionsOf(billerId, filter);
  const rows = await readAtLength(
    database,
    `SELECT currency, COUNT(*) AS cases, COUNT(amount) AS amounts,
      CAST(COALESCE(SUM(CAST(REPLACE(amount, '.', '') AS BIGINT)), 0) AS TEXT) AS hundredths
      FROM ebill_case WHERE ${sql} GROUP BY currency ORDER BY currency`,
    parameters,
  );
  return rows.map((row) => ({
    currencyCode: textOf(row, 'currency'),
    count: numberOf(row, 'cases'),
    withoutAmount: numberOf(row, 'cases') - numberOf(row, 'amounts'),
    value: textOf(row, 'hundredths')
      .padStart(3, '0')
      .replace(/(\d\d)$/, '.$1'),
  }));
}
