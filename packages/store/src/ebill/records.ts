import type { FeedRecord } from '@rappen/core/ebill/events';
import type { BillerId, Instant, NewRecord, RecordedRecord } from '@rappen/http';
import type { Row } from '../database.ts';
import { jsonOf, numberOf, optionalNumberOf, optionalTextOf, textOf } from './columns.ts';
import { newNumber } from './numbering.ts';
import { type Expression, insertion } from './sql.ts';
import type { Step } from './steps.ts';

/** A record and the case it is about, where it is about one. */
export interface PlacedRecord {
  readonly record: NewRecord;
  readonly caseId: Expression | null;
}

/** Writes the records with the numbers that the commit was allotted for them, and what is to be sent to webhooks of each. */
export function writeRecords(billerId: BillerId, records: readonly PlacedRecord[], at: Instant): Step[] {
  if (records.length === 0) return [];
  const rows = records.map(({ record: { record, eventNetId }, caseId }, index) =>
    insertion('ebill_record', {
      biller_id: billerId,
      id: newNumber(billerId, 'last_record_id', records.length - 1 - index),
      feed: record.feed,
      case_id: caseId,
      event_net_id: eventNetId ?? null,
      at,
      record: JSON.stringify({ ...record, businessCaseId: undefined }),
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
  return [...rows, fanOut];
}

/** The columns that `recordedOf` reads, of a table that is called `r`. */
export const recordColumns = 'r.id, r.case_id, r.event_net_id, r.at, r.record';

export function recordedOf(row: Row): RecordedRecord {
  const caseId = optionalNumberOf(row, 'case_id');
  const kept = jsonOf<FeedRecord>(row, 'record');
  return {
    record: caseId === undefined ? kept : ({ ...kept, businessCaseId: caseId } as FeedRecord),
    stamp: { id: numberOf(row, 'id'), eventNetId: optionalTextOf(row, 'event_net_id'), timestamp: textOf(row, 'at') },
  };
}
