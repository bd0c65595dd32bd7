import type { CaseFilter, CaseSorting } from '@rappen/http';
import type { Database, Row, Value } from '../src/database.ts';

/** What a list or a sum is of, without any index: all cases of a biller, as the database has them. */
export async function allCases({ query }: Database, billerId: number): Promise<readonly Row[]> {
  const columns = `id, processing_status, status, type, amount, currency, due_date, submitted_on, paid_on, search_text,
    reference_number, recipient_key, is_listed`;
  return query(`SELECT ${columns} FROM ebill_case WHERE biller_id = ?`, [billerId]);
}

function isWithin(day: Value | undefined, from: string | undefined, to: string | undefined): boolean {
  if (from === undefined && to === undefined) return true;
  return typeof day === 'string' && (from === undefined || day >= from) && (to === undefined || day <= to);
}

/** The cases that a filter means, found by looking at each. */
export function meant(cases: readonly Row[], filter: CaseFilter): readonly Row[] {
  const isOneOf = (value: Value | undefined, values: readonly string[] | undefined) =>
    values === undefined || values.includes(String(value));
  return cases.filter(
    (row) =>
      row['is_listed'] === 1 &&
      isOneOf(row['processing_status'], filter.processingStatuses) &&
      isOneOf(row['status'], filter.statuses) &&
      isOneOf(row['type'], filter.types) &&
      String(row['search_text']).includes((filter.text ?? '').toLowerCase()) &&
      isWithin(row['due_date'], filter.dueFrom, filter.dueTo) &&
      isWithin(row['submitted_on'], filter.submittedFrom, filter.submittedTo) &&
      isWithin(row['paid_on'], filter.paidFrom, filter.paidTo),
  );
}

const keys: Readonly<Record<CaseSorting, (row: Row) => string | number>> = {
  submitted: () => 0,
  referenceNumber: (row) => String(row['reference_number']),
  recipient: (row) => String(row['recipient_key']),
  amount: (row) => (row['amount'] === null ? -1 : Number(String(row['amount']).replace('.', ''))),
  dueDate: (row) => String(row['due_date'] ?? '9999-99-99'),
};

/** Ids in the order of a list. */
export function inOrder(cases: readonly Row[], sortBy: CaseSorting, sortOrder: 'ascending' | 'descending'): number[] {
  const keyOf = keys[sortBy];
  const sign = sortOrder === 'ascending' ? 1 : -1;
  const isBefore = (one: Row, other: Row) =>
    keyOf(one) < keyOf(other) ? -1 : keyOf(one) > keyOf(other) ? 1 : Number(one['id']) - Number(other['id']);
  return [...cases].sort((one, other) => sign * isBefore(one, other)).map((row) => Number(row['id']));
}

/** Sums by currency, as `CaseStore.totals` tells them. */
export function summed(cases: readonly Row[]) {
  const currencies = [...new Set(cases.map((row) => String(row['currency'])))].sort();
  return currencies.map((currencyCode) => {
    const own = cases.filter((row) => row['currency'] === currencyCode);
    const amounts = own.flatMap(({ amount }) => (typeof amount === 'string' ? [BigInt(amount.replace('.', ''))] : []));
    const text = String(amounts.reduce((sum, one) => sum + one, 0n)).padStart(3, '0');
    const value = `${text.slice(0, -2)}.${text.slice(-2)}`;
    return { currencyCode, count: own.length, withoutAmount: own.length - amounts.length, value };
  });
}
