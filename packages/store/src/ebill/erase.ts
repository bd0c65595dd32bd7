import type { BillerId, CaseErasure } from '@rappen/http';
import type { BlobStore } from '../blobs.ts';
import type { Database, Statement } from '../database.ts';
import { writeAudit } from './audit.ts';
import { purgedColumns } from './case-rows.ts';
import { optionalTextOf, textOf } from './columns.ts';
import { allot } from './numbering.ts';
import { forgetting } from './purge.ts';
import { update } from './sql.ts';
import { commitSteps } from './steps.ts';

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
  const [row] = await database.query(`SELECT pdf_submitted, pdf_archival FROM ebill_case WHERE ${where}`, [
    billerId,
    id,
    revision,
  ]);
  if (row === undefined) return false;
  const columns = { ...erasedColumns, revision: revision + 1, changed_at: at };
  const tombstone = update('ebill_case', columns, where, [billerId, id, revision]);
  const trails = update('ebill_record', { trail: null }, 'biller_id = ? AND case_id = ?', [billerId, id]);
  // Those about account statements name several cases
  const answers = {
    sql: 'DELETE FROM ebill_idempotency WHERE biller_id = ? AND idempotency_key LIKE ? AND answer IS NOT NULL',
    parameters: [billerId, '/api/v1/statements %'],
  };
  const { kind } = await commitSteps(database, [
    allot(billerId, { audit: 1 }),
    { ...tombstone, rows: 1, otherwise: 'conflict' },
    ...(await forgetting(database, billerId, id)),
    trails,
    answers,
    ...(await withoutReferences(database, billerId, id)),
    ...writeAudit(billerId, [{ ...audit, at, caseId: id }]),
  ]);
  if (kind !== 'done') return false;
  const files = new Set(['pdf_submitted', 'pdf_archival'].map((name) => optionalTextOf(row, name)));
  for (const sha256 of files) if (sha256 !== undefined) await blobs.delete(sha256);
  return true;
}

/** What is kept of bookings no longer names the case or its references; that they were counted stays, or they would be again. */
async function withoutReferences(database: Database, billerId: BillerId, id: CaseErasure['id']): Promise<Statement[]> {
  const rows = await database.query(
    'SELECT DISTINCT reference FROM ebill_case_reference WHERE biller_id = ? AND case_id = ?',
    [billerId, id],
  );
  const references = rows.map((row) => textOf(row, 'reference'));
  // Banks leave out leading zeros
  const written = new Set(references.flatMap((reference) => [reference, reference.replace(/^0+/, '')]));
  return [...[...written].map((text) => `"${text}"`), `"case ${id}"`].map((text) => ({
    sql: `UPDATE ebill_booking SET line = REPLACE(line, ?, '"erased"') WHERE biller_id = ? AND line LIKE ?`,
    parameters: [text, billerId, `%${text}%`],
  }));
}
