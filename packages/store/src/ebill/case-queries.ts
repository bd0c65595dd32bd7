import type { CaseEvent } from '@rappen/core/ebill/lifecycle';
import type { BillerId, CaseQuery, CaseStore, StoredCase } from '@rappen/http';
import type { Database, Value } from '../database.ts';
import { ebillLimits } from '../limits.ts';
import { storedCaseOf, summaryColumns, summaryOf } from './case-rows.ts';
import { jsonOf, textOf } from './columns.ts';
import { containing, pageLength, placeholders } from './sql.ts';

type CaseQueries = Pick<
  CaseStore,
  'get' | 'getByNetId' | 'findByReferenceNumber' | 'findByStructuredReference' | 'list' | 'history'
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
        `SELECT c.* FROM ebill_case_reference r JOIN ebill_case c ON c.biller_id = r.biller_id AND c.id = r.case_id
          WHERE r.biller_id = ? AND r.reference = ? AND c.is_listed = 1 ORDER BY c.id DESC LIMIT ?`,
        [billerId, reference, ebillLimits.candidatesMax],
      );
      return rows.map(storedCaseOf);
    },
    async list(billerId, query) {
      const { conditions, parameters } = conditionsOf(query);
      const rows = await database.query(
        `SELECT ${summaryColumns} FROM ebill_case WHERE ${['biller_id = ?', 'is_listed = 1', ...conditions].join(' AND ')}
          ORDER BY id DESC LIMIT ?`,
        [billerId, ...parameters, pageLength(query.limit)],
      );
      return rows.map(summaryOf);
    },
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

function conditionsOf({ processingStatuses, statuses, types, text, before }: CaseQuery): {
  readonly conditions: readonly string[];
  readonly parameters: readonly Value[];
} {
  const lists = [
    ['processing_status', processingStatuses],
    ['status', statuses],
    ['type', types],
  ] as const;
  const chosen = lists.flatMap(([column, values]) => (values === undefined ? [] : [{ column, values }]));
  return {
    conditions: [
      ...chosen.map(({ column, values }) => (values.length === 0 ? '1 = 0' : `${column} IN (${placeholders(values)})`)),
      ...(text === undefined ? [] : ["search_text LIKE ? ESCAPE '!'"]),
      ...(before === undefined ? [] : ['id < ?']),
    ],
    parameters: [
      ...chosen.flatMap(({ values }) => [...values]),
      ...(text === undefined ? [] : [containing(text.toLowerCase())]),
      ...(before === undefined ? [] : [before]),
    ],
  };
}
