import type { BillerId, CaseErasure } from '@rappen/http';
import type { BlobStore } from '../blobs.ts';
import type { Database, Statement } from '../database.ts';
import { writeAudit } from './audit.ts';
import { purgedColumns } from './case-rows.ts';
import { idOf } from './case-steps.ts';
import { jsonOf, optionalTextOf, textOf } from './columns.ts';
import { allot } from './numbering.ts';
import { forgetting } from './purge.ts';
import { searchIndex } from './search.ts';
import { update } from './sql.ts';
import { commitSteps } from './steps.ts';
import { counted } from './totals.ts';

/** Beyond what a purge leaves: what was asked for, where that came from, and in which words the state was. */
const erasedColumns = { ...purgedColumns, amount: null, state: '{}' };

/**
 * Makes a tombstone of one case at once, and deletes its files where nothing else names them. False: it is another revision by
 * now. Files that a process leaves behind when it ends in between go with the sweep.
 */
export async function eraseCase(
  database: Database,
  blobs: BlobStore,
  billerId: BillerId,
  { id, revision, at, audit }: CaseErasure,
): Promise<boolean> {
  const where = `biller_id = ? AND id = ? AND revision = ? AND document <> ''`;
  const [row] = await database.query(
    `SELECT pdf_submitted, pdf_archival, search_text, structured_references FROM ebill_case WHERE ${where}`,
    [billerId, id, revision],
  );
  if (row === undefined) return false;
  const columns = { ...erasedColumns, revision: revision + 1, changed_at: at };
  const tombstone = update('ebill_case', columns, where, [billerId, id, revision]);
  const trails = update('ebill_record', { trail: null }, 'biller_id = ? AND case_id = ?', [billerId, id]);
  // Those about account statements name several cases
  const answers = {
    sql: 'DELETE FROM ebill_idempotency WHERE biller_id = ? AND made_id IS NULL AND answer IS NOT NULL AND idempotency_key LIKE ?',
    parameters: [billerId, '/api/v1/statements %'],
  };
  const { kind } = await commitSteps(database, [
    allot(billerId, { audit: 1 }),
    counted(billerId, idOf(id), -1),
    { ...tombstone, rows: 1, otherwise: 'conflict' },
    ...searchIndex(database).replace(billerId, id, textOf(row, 'search_text'), ''),
    ...(await forgetting(database, billerId, id)),
    trails,
    answers,
    ...withoutReferences(billerId, id, jsonOf(row, 'structured_references')),
    ...writeAudit(billerId, [{ ...audit, at, caseId: id }]),
  ]);
  if (kind !== 'done') return false;
  const files = new Set(['pdf_submitted', 'pdf_archival'].map((name) => optionalTextOf(row, name)));
  for (const sha256 of files) if (sha256 !== undefined) await blobs.delete(sha256);
  return true;
}

/** What is kept of bookings no longer names the case or its references; that they were counted stays, or they would be again. */
function withoutReferences(billerId: BillerId, id: CaseErasure['id'], references: readonly string[]): Statement[] {
  // Banks leave out leading zeros
  const written = new Set(references.flatMap((reference) => [reference, reference.replace(/^0+/, '')]));
  return [...[...written].map((text) => `"${text}"`), `"case ${id}"`].map((text) => ({
    sql: `UPDATE ebill_booking SET line = REPLACE(line, ?, '"erased"') WHERE biller_id = ? AND line LIKE ?`,
    parameters: [text, billerId, `%${text}%`],
  }));
}
