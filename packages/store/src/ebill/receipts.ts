import type { CalendarDate } from '@rappen/core/date';
import type { MemoryRecord } from '@rappen/core/reconciliation';
import type { BillerId, Instant, KeptReceipt, NewReceipt, ReceiptStore, StoredCase } from '@rappen/http';
import type { Database, Row, Value } from '../database.ts';
import { ebillLimits } from '../limits.ts';
import { storedCaseOf } from './case-rows.ts';
import { numberOf, optionalTextOf, textOf } from './columns.ts';
import { insertions, placeholders } from './sql.ts';
import type { Step } from './steps.ts';

export function receiptStore(database: Database): ReceiptStore {
  /** The rows of a query for each of many values, so many at a time as every database takes. */
  async function rowsOf(sql: (list: string) => string, billerId: BillerId, values: readonly Value[]): Promise<Row[]> {
    const rows: Row[] = [];
    for (const part of partsOf([...new Set(values)], ebillLimits.referencesPerQueryMax)) {
      for (const row of await database.query(sql(placeholders(part)), [billerId, ...part])) rows.push(row);
    }
    return rows;
  }

  return {
    async remembered(billerId, windows) {
      const lines: string[] = [];
      for (const { account, from, to } of windows) {
        const rows = await database.query(
          `SELECT line FROM ebill_booking WHERE biller_id = ? AND account = ? AND last_day >= ? AND first_day <= ?
            ORDER BY booking_key`,
          [billerId, account, from, to],
        );
        for (const row of rows) lines.push(textOf(row, 'line'));
      }
      return lines;
    },
    async known(billerId, keys) {
      const sql = (list: string) =>
        `SELECT receipt_key FROM ebill_receipt WHERE biller_id = ? AND receipt_key IN (${list})`;
      return new Set((await rowsOf(sql, billerId, keys)).map((row) => textOf(row, 'receipt_key')));
    },
    async ofCases(billerId, caseIds) {
      const sql = (list: string) => `SELECT * FROM ebill_receipt WHERE biller_id = ? AND case_id IN (${list})
        ORDER BY COALESCE(booked_on, '9999-12-31'), received_at, receipt_key`;
      return (await rowsOf(sql, billerId, caseIds)).map(receiptOf);
    },
    async casesOf(billerId, references) {
      const sql = (list: string) =>
        `SELECT case_id FROM ebill_case_reference WHERE biller_id = ? AND reference IN (${list})`;
      const ids = (await rowsOf(sql, billerId, references)).map((row) => numberOf(row, 'case_id'));
      const ofIds = (list: string) =>
        `SELECT * FROM ebill_case WHERE biller_id = ? AND id IN (${list}) AND is_listed = 1`;
      const found = (await rowsOf(ofIds, billerId, ids)).map(storedCaseOf);
      return found.sort((one: StoredCase, other: StoredCase) => one.id - other.id);
    },
  };
}

/** Writes what is to be kept of bookings. A booking that is kept already breaks the commit. */
export function writeReceipts(billerId: BillerId, receipts: readonly NewReceipt[], at: Instant): Step[] {
  return partsOf(receipts, ebillLimits.receiptsPerInsertMax).map((part) =>
    insertions(
      'ebill_receipt',
      part.map(({ key, entry }) => ({
        biller_id: billerId,
        receipt_key: key,
        case_id: entry.caseId,
        external_instalment_id: entry.externalInstalmentId ?? null,
        amount: entry.amount,
        currency: entry.currency,
        booked_on: entry.bookedOn ?? null,
        verdict: entry.verdict,
        received_at: at,
      })),
    ),
  );
}

/** Writes what later files are understood by. A line that is kept already breaks the commit. */
export function writeBookings(billerId: BillerId, bookings: readonly MemoryRecord[], at: Instant): Step[] {
  return partsOf(bookings, ebillLimits.receiptsPerInsertMax).map((part) =>
    insertions(
      'ebill_booking',
      part.map(({ key, account, from, to, line }) => ({
        biller_id: billerId,
        booking_key: key,
        account,
        first_day: from,
        last_day: to,
        line,
        received_at: at,
      })),
    ),
  );
}

function partsOf<T>(values: readonly T[], size: number): T[][] {
  const parts = Math.ceil(values.length / size);
  return Array.from({ length: parts }, (_, part) => values.slice(part * size, (part + 1) * size));
}

function receiptOf(row: Row): KeptReceipt {
  return {
    caseId: numberOf(row, 'case_id'),
    externalInstalmentId: optionalTextOf(row, 'external_instalment_id'),
    amount: textOf(row, 'amount'),
    currency: textOf(row, 'currency'),
    bookedOn: optionalTextOf(row, 'booked_on') as CalendarDate | undefined,
    verdict: textOf(row, 'verdict'),
    receivedAt: textOf(row, 'received_at'),
  };
}
