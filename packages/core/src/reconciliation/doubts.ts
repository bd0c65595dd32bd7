import {
  type Booking,
  type BookingRows,
  baseOf,
  bookingProblem,
  dayOfTold,
  isMute,
  toldOfBooking,
} from '../booking/index.ts';
import type { Problem } from '../problem/problem.ts';
import type { OpenMatter } from './item.ts';
import { problem } from './problems.ts';

/** Why it cannot be said what a booking is, or what its payments are. */
export function doubtOf(booking: Booking, rows?: BookingRows): Problem | undefined {
  const { day, amount } = baseOf(booking);
  const { doubt } = booking;
  if (doubt === undefined) {
    const sum = rows?.wrongSum;
    return sum === undefined ? undefined : bookingProblem('BOOKING_ROWS_SUM', [], { sum, amount });
  }
  const other = doubt.other === undefined ? day : baseOf(doubt.other).day;
  switch (doubt.kind) {
    case 'notInStatement':
      return bookingProblem('BOOKING_NOT_IN_STATEMENT', [], { day });
    case 'daysApart':
      return bookingProblem('BOOKING_DAYS_APART', [], { one: other, other: day });
    case 'countsDiffer':
      return bookingProblem('BOOKING_COUNTS_DIFFER', [], { day });
    case 'maybeCollected':
      return bookingProblem('BOOKING_MAYBE_COLLECTED', [], { day: other });
    case 'alike':
      return bookingProblem('BOOKING_ALIKE', [], { day });
  }
}

/** What is open of a booking, of these files or of those of earlier runs. */
export function openMatterOf(booking: Booking, rows: BookingRows): OpenMatter | undefined {
  const reason = reasonOf(booking, rows);
  if (reason === undefined) return undefined;
  const told = toldOfBooking(booking);
  const others = booking.doubt?.other === undefined ? [] : toldOfBooking(booking.doubt.other);
  const { account, amount, currency, direction } = baseOf(booking);
  const places = [...told, ...others].flatMap(({ source }) => source?.place ?? []);
  return { places, account, date: dayOfTold(baseOf(booking)), amount, currency, direction, reason };
}

/** Sorts matters by day. */
export function byDay(one: OpenMatter, other: OpenMatter): number {
  return (one.date ?? '') < (other.date ?? '') ? -1 : 1;
}

function reasonOf(booking: Booking, rows: BookingRows): Problem | undefined {
  const doubt = doubtOf(booking, rows);
  if (doubt !== undefined) return doubt;
  if (booking.isInCollection) return bookingProblem('BOOKING_IN_COLLECTION', []);
  if (rows.isPart) return bookingProblem('BOOKING_ROWS_MISSING', []);
  const isClosed = rows.rows.length > 0 || !isMute(booking) || baseOf(booking).kind !== 'envelope';
  return isClosed ? undefined : problem('RECONCILIATION_DETAILS_MISSING', []);
}
