import type { Form } from '../../records/bill/form.ts';
import { withContent } from './e-invoice.ts';
import type { FoundBill } from './reading.ts';

/** A bill of the list. */
export interface ListedBill {
  readonly id: number;
  /** From 1, within its file. */
  readonly number: number;
  readonly bill: FoundBill;
  /** The bill as it was corrected here. */
  readonly form?: Form;
}

/**
 * Puts bills that were found later in the same file behind those that are listed, numbered on. Data that stood alone go beside
 * their code once that is found: the two stay one bill, in its place.
 */
export function withMore(
  listed: readonly ListedBill[],
  found: readonly FoundBill[],
  newId: () => number,
): readonly ListedBill[] {
  const alone = listed.find(({ bill }) => bill.standard === 'E_INVOICE');
  const content = alone?.bill.eInvoice?.content;
  const codes = listed.filter((each) => each !== alone).map(({ bill }) => bill);
  const joined = content && withContent([...codes, ...found], content).slice(codes.length);
  // As many as before: none of them is the data alone
  const partner = joined?.length === found.length ? joined.findIndex((bill, at) => bill !== found[at]) : -1;
  const whole = joined?.[partner];
  const last = Math.max(0, ...listed.map(({ number }) => number));
  return [
    ...listed.map((each) => (each === alone && whole ? { ...each, bill: whole } : each)),
    ...found.filter((_, at) => at !== partner).map((bill, index) => ({ id: newId(), number: last + 1 + index, bill })),
  ];
}
