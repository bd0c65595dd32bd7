import type { AuditEntry, Audited, AuditLog, BillerId, NewAuditEntry } from '@rappen/http';
import type { Database, Row } from '../database.ts';
import { ebillLimits } from '../limits.ts';
import { readAtLength } from '../read-at-length.ts';
import { numberOf, optionalNumberOf, optionalTextOf, textOf } from './columns.ts';
import { allot, newNumber } from './numbering.ts';
import { type Expression, insertion, pageLength } from './sql.ts';
import { commitSteps, type Step } from './steps.ts';

/** An entry whose case may only get its id by the commit. */
export type PlacedAuditEntry = Omit<NewAuditEntry, 'caseId'> & { readonly caseId: Expression | number | null };

/** Writes the entries with the numbers that the commit was allotted for them. */
export function writeAudit(billerId: BillerId, entries: readonly PlacedAuditEntry[]): Step[] {
  return entries.map(({ at, actor, requestId, action, caseId, detail, address }, index) =>
    insertion('ebill_audit', {
      biller_id: billerId,
      id: newNumber(billerId, 'last_audit_id', entries.length - 1 - index),
      at,
      actor,
      request_id: requestId ?? null,
      action,
      case_id: caseId,
      detail: detail ?? null,
      address: address ?? null,
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
    async list(billerId, { before = Number.MAX_SAFE_INTEGER, caseId, limit }) {
      const isAbout = caseId === undefined ? '' : 'AND case_id = ?';
      const rows = await database.query(
        `SELECT * FROM ebill_audit WHERE biller_id = ? ${isAbout} AND id < ? ORDER BY id DESC LIMIT ?`,
        [billerId, ...(caseId === undefined ? [] : [caseId]), before, pageLength(limit)],
      );
      return rows.map(entryOf);
    },
    async purge(billerId, before) {
      const [part] = await readAtLength(
        database,
        `SELECT MAX(id) AS through, COUNT(*) AS count FROM (
          SELECT id, at FROM ebill_audit WHERE biller_id = ? ORDER BY id LIMIT ?
        ) AS oldest WHERE at < ?`,
        [billerId, ebillLimits.purgedRecordsMax, before],
      );
      if (part === undefined || part['through'] === null) return 0;
      // Clocks may have gone back: what is younger stays, wherever it stands
      const sql = 'DELETE FROM ebill_audit WHERE biller_id = ? AND id <= ? AND at < ?';
      await database.commit([{ sql, parameters: [billerId, numberOf(part, 'through'), before] }]);
      return numberOf(part, 'count');
    },
    async forgetAddresses(billerId, before) {
      const old = 'biller_id = ? AND address IS NOT NULL AND at < ?';
      const [part] = await readAtLength(
        database,
        `SELECT MAX(at) AS through, COUNT(*) AS count FROM (
          SELECT at FROM ebill_audit WHERE ${old} ORDER BY at LIMIT ?
        ) AS oldest`,
        [billerId, before, ebillLimits.purgedRecordsMax],
      );
      if (part === undefined || part['through'] === null) return 0;
      const sql = `UPDATE ebill_audit SET address = NULL WHERE ${old} AND at <= ?`;
      await database.commit([{ sql, parameters: [billerId, before, textOf(part, 'through')] }]);
      return numberOf(part, 'count');
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
    address: optionalTextOf(row, 'address'),
  };
}
