import type { AuditEntry, Audited, AuditLog, BillerId, NewAuditEntry } from '@rappen/http';
import type { Database, Row } from '../database.ts';
import { numberOf, optionalNumberOf, optionalTextOf, textOf } from './columns.ts';
import { allot, newNumber } from './numbering.ts';
import { type Expression, insertion, pageLength } from './sql.ts';
import { commitSteps, type Step } from './steps.ts';

/** An entry whose case may only get its id by the commit. */
export type PlacedAuditEntry = Omit<NewAuditEntry, 'caseId'> & { readonly caseId: Expression | number | null };

/** Writes the entries with the numbers that the commit was allotted for them. */
export function writeAudit(billerId: BillerId, entries: readonly PlacedAuditEntry[]): Step[] {
  return entries.map(({ at, actor, requestId, action, caseId, detail }, index) =>
    insertion('ebill_audit', {
      biller_id: billerId,
      id: newNumber(billerId, 'last_audit_id', entries.length - 1 - index),
      at,
      actor,
      request_id: requestId ?? null,
      action,
      case_id: caseId,
      detail: detail ?? null,
    }),
  );
}

/**
 * The lock that makes changes of one biller wait for each other, and behind it the entry of the log, where somebody did
 * something. `ids`: how many ids the change takes.
 */
export function audited(billerId: BillerId, audit: Audited | undefined, ids: 0 | 1 = 0): Step[] {
  const entries = audit === undefined ? [] : [{ ...audit, caseId: null }];
  return [allot(billerId, { ids, audit: entries.length }), ...writeAudit(billerId, entries)];
}

export function auditLog(database: Database): AuditLog {
  return {
    async append(billerId, entry) {
      const steps = [
        allot(billerId, { audit: 1 }),
        ...writeAudit(billerId, [{ ...entry, caseId: entry.caseId ?? null }]),
      ];
      return (await commitSteps(database, steps)).kind === 'done';
    },
    async list(billerId, { before = Number.MAX_SAFE_INTEGER, limit }) {
      const rows = await database.query(
        'SELECT * FROM ebill_audit WHERE biller_id = ? AND id < ? ORDER BY id DESC LIMIT ?',
        [billerId, before, pageLength(limit)],
      );
      return rows.map(entryOf);
    },
  };
}

function entryOf(row: Row): AuditEntry {
  return {
    id: numberOf(row, 'id'),
    at: textOf(row, 'at'),
    actor: textOf(row, 'actor'),
    requestId: optionalTextOf(row, 'request_id'),
    action: textOf(row, 'action'),
    caseId: optionalNumberOf(row, 'case_id'),
    detail: optionalTextOf(row, 'detail'),
  };
}
