import type { CaseId } from '@rappen/core/ebill/lifecycle';
import type { BillerId, CaseStore, CaseUpdate, ChangeOutcome, CreateOutcome, NewCase } from '@rappen/http';
import type { BlobStore } from '../blobs.ts';
import type { Database } from '../database.ts';
import { ebillLimits } from '../limits.ts';
import { caseQueries } from './case-queries.ts';
import { changeSteps, creationSteps } from './case-steps.ts';
import { textOf } from './columns.ts';
import { digestOf } from './digest.ts';
import { eraseCase } from './erase.ts';
import { keyTaken } from './idempotency.ts';
import { keptCases } from './kept-cases.ts';
import { takeBlock } from './numbering.ts';
import { purgeCases } from './purge.ts';
import { fillSearch, searchIndex } from './search.ts';
import { commitSteps } from './steps.ts';

export function caseStore(database: Database, blobs: BlobStore): CaseStore {
  const index = searchIndex(database);

  async function create(billerId: BillerId, newCase: NewCase): Promise<CreateOutcome> {
    const token = crypto.randomUUID();
    const steps = creationSteps(index, billerId, newCase, token);
    for (let attempt = 1; attempt <= ebillLimits.attemptsMax; attempt += 1) {
      const outcome = await commitSteps(database, steps);
      if (outcome.kind === 'done')
        return { kind: 'created', id: await idOfToken(database, billerId, newCase.content.referenceNumber, token) };
      if (outcome.kind === 'blobSwept') throw new Error('The PDF has been swept before it could be named');
      if (outcome.kind === 'idsUsedUp') await takeBlock(database, billerId);
      // What stood in the way may be gone by now: then it is worth another attempt
      const obstacle =
        outcome.kind === 'keyTaken' && newCase.idempotency !== undefined
          ? await keyTaken(database, billerId, newCase.idempotency)
          : outcome.kind === 'duplicate'
            ? await duplicateOf(database, billerId, [newCase.content.referenceNumber])
            : undefined;
      if (obstacle !== undefined) return obstacle;
    }
    throw new Error('The case could not be written: something came first each time');
  }

  return {
    create,
    async change(billerId, change): Promise<ChangeOutcome> {
      const texts = await textsOf(database, billerId, change.cases);
      const outcome = await commitSteps(database, changeSteps(billerId, change, { index, texts }));
      if (outcome.kind === 'done') return { kind: 'changed' };
      if (outcome.kind === 'blobSwept') throw new Error('The PDF has been swept before it could be named');
      if (outcome.kind === 'idsUsedUp') throw new Error(`There is no biller ${billerId}`);
      if (outcome.kind === 'keyTaken' && change.idempotency !== undefined) {
        return keyTaken(database, billerId, change.idempotency);
      }
      if (outcome.kind !== 'duplicate' || outcome.table !== 'ebill_case') return { kind: 'conflict' };
      const ids = change.cases.map(({ id }) => id);
      const numbers = await numbersOf(database, billerId, change.cases);
      return (await duplicateOf(database, billerId, numbers, ids)) ?? { kind: 'conflict' };
    },
    ...caseQueries(database),
    digest: (billerId, query) => digestOf(database, billerId, query),
    purge: (billerId, before, at) => purgeCases(database, billerId, before, at),
    erase: (billerId, erasure) => eraseCase(database, blobs, billerId, erasure),
    fillSearch: () => fillSearch(database),
    kept: (billerId, query) => keptCases(database, billerId, query),
    scrub: async () => database.emptyLog?.(),
  };
}

/** By which texts cases are found whose documents change, at the revisions that the changes were decided on. */
async function textsOf(
  database: Database,
  billerId: BillerId,
  cases: readonly CaseUpdate[],
): Promise<ReadonlyMap<CaseId, string>> {
  const texts = new Map<CaseId, string>();
  for (const { id, revision, content } of cases) {
    if (content === undefined) continue;
    const sql = 'SELECT search_text FROM ebill_case WHERE biller_id = ? AND id = ? AND revision = ?';
    const [row] = await database.query(sql, [billerId, id, revision]);
    if (row !== undefined) texts.set(id, textOf(row, 'search_text'));
  }
  return texts;
}

/** Who holds one of the reference numbers, but for the given cases. */
async function duplicateOf(
  database: Database,
  billerId: BillerId,
  referenceNumbers: readonly string[],
  except: readonly CaseId[] = [],
): Promise<{ readonly kind: 'duplicateReference'; readonly holderId: CaseId } | undefined> {
  for (const referenceNumber of referenceNumbers) {
    const sql = 'SELECT id FROM ebill_case WHERE biller_id = ? AND reference_number = ? AND holds_number = 1';
    const [row] = await database.query(sql, [billerId, referenceNumber]);
    const holderId = Number(row?.['id']);
    if (row !== undefined && !except.includes(holderId)) return { kind: 'duplicateReference', holderId };
  }
  return undefined;
}

/** The reference numbers that cases would have after a change: those of a new document, or those that they have. */
async function numbersOf(
  database: Database,
  billerId: BillerId,
  cases: readonly { readonly id: CaseId; readonly content?: { readonly referenceNumber: string } | undefined }[],
): Promise<string[]> {
  const numbers: string[] = [];
  for (const { id, content } of cases) {
    const sql = 'SELECT reference_number FROM ebill_case WHERE biller_id = ? AND id = ?';
    const [row] = content === undefined ? await database.query(sql, [billerId, id]) : [];
    const number = content?.referenceNumber ?? row?.['reference_number'];
    if (typeof number === 'string') numbers.push(number);
  }
  return numbers;
}

/** By the reference number, which has an index; without it only where that was changed within the moment. */
async function idOfToken(
  database: Database,
  billerId: BillerId,
  referenceNumber: string,
  token: string,
): Promise<CaseId> {
  const sql = 'SELECT id FROM ebill_case WHERE biller_id = ? AND token = ?';
  const [row] = await database.query(`${sql} AND reference_number = ?`, [billerId, token, referenceNumber]);
  const [found] = row === undefined ? await database.query(sql, [billerId, token]) : [row];
  return Number(found?.['id']);
}
