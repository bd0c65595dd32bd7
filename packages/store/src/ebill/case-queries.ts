import type { CaseEvent } from '@rappen/core/ebill/lifecycle';
import type { BillerId, CaseStore, StoredCase } from '@rappen/http';
import type { Database, Value } from '../database.ts';
import { ebillLimits } from '../limits.ts';
import { pageOf } from './case-lists.ts';
import { storedCaseOf, summaryOf } from './case-rows.ts';
import { totalsOf } from './case-totals.ts';
import { jsonOf, textOf } from './columns.ts';

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
    async list(billerId, query, signal) {
      return (await pageOf(database, billerId, query, signal)).map(summaryOf);
    },
    totals: (billerId, filter, signal) => totalsOf(database, billerId, filter, signal),
    async history(billerId, id, revision = Number.MAX_SAFE_INTEGER) {
      const rows = await database.query(
        `SELECT e.at, e.event FROM ebill_case_event e JOIN ebill_case c ON c.biller_id = e.biller_id AND c.id = e.case_id
          WHERE e.biller_id = ? AND e.case_id = ? AND e.revision <= ? AND c.is_listed = 1 ORDER BY e.revision, e.place`,
        [billerId, id, revision],
      );
      return rows.map((row) => ({ at: textOf(row, 'at'), event: jsonOf<CaseEvent>(row, 'event') }));
    },
  };
}
