import {
  type Booking,
  type BookingRow,
  type BookingRows,
  baseOf,
  chargesWithout,
  includedCharges,
  mergedCharges,
  signedCharge,
  sumOfRows,
  type Told,
  toldOfBooking,
} from '../booking/index.ts';
import { compareDecimals, exactSumOf, negated } from '../money/decimal-text.ts';
import type { Problem } from '../problem/problem.ts';
import type { Charge } from '../statement/index.ts';
import { problem } from './problems.ts';

/** A charge as the bank tells it. */
export interface ReceiptCharge {
  /** Exact; below zero where the bank gave it back. */
  readonly amount: string;
  readonly currency: string;
  /** Whether it was taken off the money of this booking; if not it is only told here, and booked by itself. */
  readonly isIncluded: boolean;
}

/** The charges of a payment. */
export interface ReceiptCharges {
  readonly charges: readonly ReceiptCharge[];
  /** What was credited for it, where that is less than its amount by charges that were taken off. */
  readonly booked?: string | undefined;
  readonly reasons: readonly Problem[];
}

/**
 * The charges of the payments of a booking: of each its own, those of its entry where it is the only one, and of a collection with its
 * first payment, so that each is told once and the payments with their charges make what was credited. A charge that entry and payment
 * both tell is one.
 */
export function chargesOfRows(booking: Booking, { rows }: BookingRows): ReadonlyMap<BookingRow, ReceiptCharges> {
  if (hasNone(booking, rows)) return none;
  const found = new Map<BookingRow, ReceiptCharges>();
  const all = rows.flatMap(({ row }) => row.detail?.charges ?? []);
  const ofEntry = chargesWithout(chargesOfEntry(booking), all).filter(isAny);
  if (all.length === 0 && ofEntry.length === 0) return found;
  const isGross = areGross(booking, rows, [...all, ...ofEntry]);
  for (const [index, one] of rows.entries()) {
    const own = (one.row.detail?.charges ?? []).filter(isAny);
    const more = index === 0 ? ofEntry : [];
    if (own.length + more.length === 0) continue;
    const [single, ofCollection] = rows.length === 1 ? [[...own, ...more], []] : [own, more];
    found.set(one, chargesOfRow(booking, one, { own: single, ofCollection, isGross }));
  }
  return found;
}

const none: ReadonlyMap<BookingRow, ReceiptCharges> = new Map();

/** Whether no message tells any charge: so it is of most bookings. */
function hasNone(booking: Booking, rows: readonly BookingRow[]): boolean {
  const isPlain = booking.collected.length === 0 && toldOfBooking(booking).every(tellsNone);
  return isPlain && rows.every(({ row }) => row.detail === undefined || row.detail.charges.length === 0);
}

function tellsNone({ source, charges }: Told): boolean {
  return source === undefined ? compareDecimals(charges, '0') === 0 : source.entry.charges.length === 0;
}

interface SortedCharges {
  readonly own: readonly Charge[];
  readonly ofCollection: readonly Charge[];
  readonly isGross: boolean;
}

function chargesOfRow(
  booking: Booking,
  { row: { amount } }: BookingRow,
  { own, ofCollection, isGross }: SortedCharges,
): ReceiptCharges {
  const said = [...own, ...ofCollection];
  const taken = includedCharges(said, baseOf(booking).currency);
  const isLess = isGross && amount !== undefined && compareDecimals(taken, '0') !== 0;
  return {
    charges: said.map(receiptCharge),
    booked: isLess ? exactSumOf([amount, negated(taken)]) : undefined,
    reasons: [
      ...reasonOf('RECONCILIATION_CHARGES_DEDUCTED', own),
      ...reasonOf('RECONCILIATION_CHARGES_OF_COLLECTION', ofCollection),
    ],
  };
}

/** The charges of an entry of which no payment is told. */
export function chargesOfWhole(booking: Booking): ReceiptCharges | undefined {
  const said = chargesOfEntry(booking).filter(isAny);
  if (said.length === 0) return undefined;
  return { charges: said.map(receiptCharge), reasons: reasonOf('RECONCILIATION_CHARGES_DEDUCTED', said) };
}

/** Whether the payments make more than was credited by just the charges. */
function areGross(booking: Booking, rows: readonly BookingRow[], charges: readonly Charge[]): boolean {
  const { amount, direction, currency } = baseOf(booking);
  const all = rows.map(({ row }) => row);
  const credited = exactSumOf([sumOfRows(all, direction), negated(includedCharges(charges, currency))]);
  return all.every((row) => row.amount !== undefined) && compareDecimals(credited, amount) === 0;
}

/** By any message that tells it; of what only an earlier run was told, as one sum. */
function chargesOfEntry(booking: Booking): readonly Charge[] {
  const told = [...toldOfBooking(booking), ...booking.collected.flatMap(toldOfBooking)];
  const read = told.flatMap(({ source }) => (source === undefined ? [] : [source.entry.charges]));
  return read.length > 0 ? mergedCharges(read) : (told.map(remembered).find((all) => all.length > 0) ?? []);
}

function remembered({ charges, currency }: Told): readonly Charge[] {
  return compareDecimals(charges, '0') === 0 ? [] : [{ amount: charges, currency, isIncluded: true }];
}

function isAny({ amount }: Charge): boolean {
  return compareDecimals(amount, '0') !== 0;
}

function receiptCharge(charge: Charge): ReceiptCharge {
  return { amount: signedCharge(charge), currency: charge.currency, isIncluded: charge.isIncluded };
}

/** Sums of what was taken off, by currency. */
function reasonOf(
  code: 'RECONCILIATION_CHARGES_DEDUCTED' | 'RECONCILIATION_CHARGES_OF_COLLECTION',
  all: readonly Charge[],
): Problem[] {
  const taken = all.filter(({ isIncluded, direction }) => isIncluded && direction !== 'credit');
  const currencies = [...new Set(taken.map(({ currency }) => currency))].sort();
  if (currencies.length === 0) return [];
  const charges = currencies.map((one) => `${one} ${includedCharges(taken, one)}`).join(', ');
  return [problem(code, [], { charges })];
}
