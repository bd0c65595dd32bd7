import type { CaseEvent, CaseId } from '@rappen/core/ebill/lifecycle';
import { replay } from '@rappen/core/ebill/lifecycle';
import type { Trail } from '@rappen/core/ebill/network';
import type { BillerId, CaseContent, CaseUpdate, Change, Instant, NewCase, OutboxMove } from '@rappen/http';
import { keepBlob } from '../blobs.ts';
import { ebillLimits } from '../limits.ts';
import { writeAudit } from './audit.ts';
import { contentColumns, paymentColumns, searchTextOf, stateColumns } from './case-rows.ts';
import { writeSubscription } from './feeds.ts';
import { finish } from './idempotency.ts';
import { moveCursor } from './network.ts';
import { allot, newId, newNumber } from './numbering.ts';
import { writeBookings, writeReceipts } from './receipts.ts';
import { type PlacedRecord, trailColumn, writeRecords } from './records.ts';
import type { SearchIndex } from './search.ts';
import { type Expression, insertion, insertions, update } from './sql.ts';
import type { Step } from './steps.ts';
import { counted } from './totals.ts';

/** The first revision of a case. */
const firstRevision = 1;

/** Everything that a submission writes. `token` is how the case is found whose id only the commit knows. */
export function creationSteps(index: SearchIndex, billerId: BillerId, newCase: NewCase, token: string): Step[] {
  const { at, content, events, records, audit = [], idempotency } = newCase;
  const state = replay(events);
  if (state === undefined) throw new Error('A case begins with its submission');
  const id = newId(billerId);
  const row = insertion('ebill_case', {
    biller_id: billerId,
    id,
    token,
    revision: firstRevision,
    ...contentColumns(content),
    ...stateColumns(state),
    file_name: newCase.fileName ?? null,
    submitted_on: newCase.submittedOn,
    created_at: at,
    changed_at: at,
  });
  return [
    ...keepPdf(content, at),
    allot(billerId, { ids: 1, records: records.length, audit: audit.length }),
    // Before the case: whoever has lost the key is told so, and not that the reference number is taken
    ...(idempotency === undefined ? [] : [finish(billerId, idempotency, id)]),
    row,
    counted(billerId, id, 1),
    ...index.enter(billerId, id, searchTextOf(content)),
    ...writeReferences(billerId, id, content),
    ...writeEvents(billerId, id, firstRevision, events, at),
    ...writeRecords(
      billerId,
      records.map((record) => ({ record, caseId: id })),
      at,
      newCase.trail,
    ),
    ...(newCase.enqueue ? [enqueue(billerId, id, at, newCase.trail)] : []),
    countSubmission(billerId, at),
    ...writeAudit(
      billerId,
      audit.map((entry) => ({ ...entry, at, caseId: id })),
    ),
  ];
}

/** What a change of cases depends on beside the change. */
export interface ChangeContext {
  readonly index: SearchIndex;
  /** By which texts cases are found until now, of those whose documents change. */
  readonly texts: ReadonlyMap<CaseId, string>;
}

/** Everything that a change writes, after what it depends on. */
export function changeSteps(billerId: BillerId, change: Change, context: ChangeContext): Step[] {
  const {
    at,
    cases,
    records = [],
    subscriptions = [],
    cursor,
    receipts = [],
    bookings = [],
    idempotency,
    audit = [],
    trail,
  } = change;
  const placed: PlacedRecord[] = [
    ...cases.flatMap(({ id, records: own }) => own.map((record) => ({ record, caseId: idOf(id) }))),
    ...records.map((record) => ({ record, caseId: record.caseId === undefined ? null : idOf(record.caseId) })),
  ];
  return [
    ...(cursor === undefined ? [] : moveCursor(cursor)),
    ...cases.flatMap(({ content }) => (content === undefined ? [] : keepPdf(content, at))),
    allot(billerId, { records: placed.length, audit: audit.length }),
    ...(idempotency === undefined ? [] : [finish(billerId, idempotency, null)]),
    ...writeReceipts(billerId, receipts, at),
    ...writeBookings(billerId, bookings, at),
    ...cases.flatMap((changed) => updateSteps(billerId, changed, at, context)),
    ...subscriptions.map((news) => writeSubscription(billerId, news, at)),
    ...writeRecords(billerId, placed, at, trail),
    ...cases.flatMap(({ id, outbox }) => (outbox === undefined ? [] : [moveOutbox(billerId, id, outbox, at, trail)])),
    ...writeAudit(
      billerId,
      audit.map((entry) => ({ ...entry, at, caseId: entry.caseId ?? null })),
    ),
  ];
}

function updateSteps(billerId: BillerId, changed: CaseUpdate, at: Instant, { index, texts }: ChangeContext): Step[] {
  const { id, revision, state, events, content, paidOn } = changed;
  const columns = {
    revision: revision + 1,
    ...(content && contentColumns(content)),
    ...stateColumns(state),
    ...paymentColumns(state, at, paidOn),
    changed_at: at,
  };
  const where = 'biller_id = ? AND id = ? AND revision = ? AND is_listed = 1';
  const row = update('ebill_case', columns, where, [billerId, id, revision]);
  const outdated = {
    sql: 'DELETE FROM ebill_case_reference WHERE biller_id = ? AND case_id = ?',
    parameters: [billerId, id],
  };
  return [
    counted(billerId, idOf(id), -1),
    { ...row, rows: 1, otherwise: 'conflict' },
    counted(billerId, idOf(id), 1),
    ...(content === undefined ? [] : index.replace(billerId, id, texts.get(id) ?? '', searchTextOf(content))),
    ...(content === undefined ? [] : [outdated, ...writeReferences(billerId, idOf(id), content)]),
    ...writeEvents(billerId, idOf(id), revision + 1, events, at),
  ];
}

export function idOf(id: CaseId): Expression {
  return { sql: '?', parameters: [id] };
}

/** Each file once: the commit is refused when a sweep has come first. */
function keepPdf({ pdf }: CaseContent, at: Instant): Step[] {
  return [...new Set([pdf.submitted, pdf.archival])]
    .sort()
    .map((sha256): Step => ({ ...keepBlob(sha256, at), otherwise: 'blobSwept' }));
}

function writeReferences(billerId: BillerId, caseId: Expression, { structuredReferences }: CaseContent): Step[] {
  const references = [...new Set(structuredReferences)];
  const rows = references.map((reference) => ({ biller_id: billerId, reference, case_id: caseId }));
  const { referencesPerInsertMax } = ebillLimits;
  return Array.from({ length: Math.ceil(rows.length / referencesPerInsertMax) }, (_, part) =>
    insertions('ebill_case_reference', rows.slice(part * referencesPerInsertMax, (part + 1) * referencesPerInsertMax)),
  );
}

function writeEvents(
  billerId: BillerId,
  caseId: Expression,
  revision: number,
  events: readonly CaseEvent[],
  at: Instant,
): Step[] {
  return events.map((event, place) =>
    insertion('ebill_case_event', {
      biller_id: billerId,
      case_id: caseId,
      revision,
      place,
      at,
      event: JSON.stringify(event),
    }),
  );
}

/** In the order of the records: each step into the outbox comes with one. */
function enqueue(billerId: BillerId, caseId: Expression, at: Instant, trail: Trail | undefined): Step {
  return insertion('ebill_outbox', {
    biller_id: billerId,
    case_id: caseId,
    position: newNumber(billerId, 'last_record_id', 0),
    enqueued_at: at,
    next_at: at,
    claims: 0,
    trail: trailColumn(trail),
  });
}

function moveOutbox(billerId: BillerId, id: CaseId, move: OutboxMove, at: Instant, trail: Trail | undefined): Step {
  if (move.kind === 'enqueue') return enqueue(billerId, idOf(id), at, trail);
  const leased = 'biller_id = ? AND case_id = ? AND lease = ?';
  const parameters = [billerId, id, move.lease];
  const statement =
    move.kind === 'done'
      ? { sql: `DELETE FROM ebill_outbox WHERE ${leased}`, parameters }
      : update('ebill_outbox', { lease: null, next_at: move.nextAt }, leased, parameters);
  return { ...statement, rows: 1, otherwise: 'conflict' };
}

function countSubmission(billerId: BillerId, at: Instant): Step {
  const { sql, parameters } = insertion('ebill_submission_hour', {
    biller_id: billerId,
    hour: hourOf(at),
    submissions: 1,
  });
  const counting = 'ON CONFLICT (biller_id, hour) DO UPDATE SET submissions = ebill_submission_hour.submissions + 1';
  return { sql: `${sql} ${counting}`, parameters };
}

/** `2026-11-21T09` of an instant. */
export function hourOf(at: Instant): string {
  return at.slice(0, 13);
}
