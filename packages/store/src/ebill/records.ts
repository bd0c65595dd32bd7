import { type FeedName, type FeedRecord, recordContent, recordJson } from '@rappen/core/ebill/events';
import type { Trail } from '@rappen/core/ebill/network';
import { writeJson } from '@rappen/core/json';
import type { BillerId, Instant, NewRecord, RecordedRecord } from '@rappen/http';
import type { Row } from '../database.ts';
import { numberOf, optionalNumberOf, optionalTextOf, textOf } from './columns.ts';
import { markTime } from './feed-times.ts';
import { newNumber } from './numbering.ts';
import { type Expression, insertion } from './sql.ts';
import type { Step } from './steps.ts';

/** A record and the case it is about, where it is about one. */
export interface PlacedRecord {
  readonly record: NewRecord;
  readonly caseId: Expression | null;
}

/** Writes the records with the numbers that the commit was allotted for them, and what is to be sent to webhooks of each. */
export function writeRecords(billerId: BillerId, records: readonly PlacedRecord[], at: Instant, trail?: Trail): Step[] {
  if (records.length === 0) return [];
  const rows = records.map(({ record: { record, eventNetId }, caseId }, index) =>
    insertion('ebill_record', {
      biller_id: billerId,
      id: newNumber(billerId, 'last_record_id', records.length - 1 - index),
      feed: record.feed,
      case_id: caseId,
      event_net_id: eventNetId ?? null,
      at,
      record: shown(record as FeedRecord, { billerId, before: records.length - 1 - index, eventNetId, caseId, at }),
      trail: trailColumn(trail),
    }),
  );
  const fanOut = {
    sql: `INSERT INTO ebill_delivery (biller_id, webhook_id, record_id, status, attempts, next_at)
      SELECT r.biller_id, w.id, r.id, 'PENDING', 0, r.at
      FROM ebill_record r JOIN ebill_webhook w ON w.biller_id = r.biller_id AND w.feed = r.feed
      WHERE w.status = 'ACTIVE' AND r.biller_id = ?
      AND r.id > (SELECT last_record_id FROM ebill_numbering WHERE biller_id = ?) - ?`,
    parameters: [billerId, billerId, records.length],
  };
  return [...rows, markTime(billerId, records.length, at), fanOut];
}

interface Stamp {
  readonly billerId: BillerId;
  /** How many numbers are allotted behind that of this record. */
  readonly before: number;
  readonly eventNetId: string | undefined;
  readonly caseId: Expression | null;
  readonly at: Instant;
}

/** A record as its feed shows it, with the numbers that the commit allots: a page of a feed is read without another look at it. */
function shown(record: FeedRecord, { billerId, before, eventNetId, caseId, at }: Stamp): Expression {
  const number = newNumber(billerId, 'last_record_id', before);
  const netId = record.feed === 'processingStatus' ? undefined : eventNetId;
  const stamp = writeJson({ eventNetId: netId, timestamp: at }).slice(1, -1);
  const content = writeJson({ ...recordContent(record), businessCaseId: undefined }).slice(1);
  const parts = [`'{"id":'`, whole(number), 'CAST(? AS TEXT)'];
  if (caseId !== null) parts.push(whole(caseId), 'CAST(? AS TEXT)');
  const parameters =
    caseId === null ? [`,${stamp},${content}`] : [`,${stamp},"businessCaseId":`, ...caseId.parameters, `,${content}`];
  return { sql: parts.join(' || '), parameters: [...number.parameters, ...parameters] };
}

/** A number in text: without the cast SQLite would write 2.0. */
function whole({ sql }: Expression): string {
  return `CAST(${sql} AS BIGINT)`;
}

/** What led to a row, as it is kept beside it. */
export function trailColumn(trail: Trail | undefined): string | null {
  return trail === undefined ? null : JSON.stringify(trail);
}

export function trailOf(row: Row): Trail | undefined {
  const text = optionalTextOf(row, 'trail');
  return text === undefined ? undefined : (JSON.parse(text) as Trail);
}

/** What is kept of a record whose contents were erased: that its number was used. */
export const erasedRecord = '';

/** A record, of a table that is called `r`, that has contents. */
export const isRecorded = `r.record <> '${erasedRecord}'`;

/** The columns that `recordedOf` reads, of a table that is called `r`. */
export const recordColumns = 'r.id, r.feed, r.case_id, r.event_net_id, r.at, r.record';

/** How a record begins that is kept as its feed shows it. Version 0.1 kept records in a form of its own, without their numbers. */
export const shownForm = '{"id":';

export function recordedOf(row: Row): RecordedRecord {
  const id = numberOf(row, 'id');
  const feed = textOf(row, 'feed') as FeedName;
  const kept = textOf(row, 'record');
  if (kept.startsWith(shownForm)) return { id, feed, text: kept };
  const eventNetId = optionalTextOf(row, 'event_net_id');
  const businessCaseId = optionalNumberOf(row, 'case_id');
  const record = { ...(JSON.parse(kept) as FeedRecord), businessCaseId } as FeedRecord;
  return { id, feed, text: writeJson(recordJson(record, { id, eventNetId, timestamp: textOf(row, 'at') })) };
}
