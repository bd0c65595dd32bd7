import {
  advicesOf,
  type Booking,
  type BookingRow,
  baseOf,
  dayOfTold,
  noDay,
  streams,
  type Told,
  toldOfBooking,
} from '../booking/index.ts';
import type { CalendarDate } from '../date/calendar-date.ts';

/** A payment of an entry, or the entry without any. */
export interface RowPlace {
  readonly told: Told;
  readonly index: number;
}

/** Everywhere a payment is told: in the messages of its booking, and by an advice of it alone. */
export function placesOf(booking: Booking, one: BookingRow): RowPlace[] {
  if (one.also.length + booking.advices.length === 0) return [one];
  return [one, ...one.also, ...advicesOf(booking, one).map((told) => ({ told, index: 0 }))];
}

/**
 * The day on which a payer has paid: the value date, else the day of booking; of several messages the first, as what came at once was paid
 * before it was collected. Undefined where no message tells a day.
 */
export function payerDayOf(booking: Booking, places: readonly RowPlace[]): CalendarDate | undefined {
  let valued = noDay;
  let booked = noDay;
  const take = (told: Told) => {
    if (told.valueDay !== undefined && told.valueDay < valued) valued = told.valueDay;
    const day = bookingDayOf(told);
    if (day < booked) booked = day;
  };
  for (const place of places) take(place.told);
  for (const told of toldOfBooking(booking)) take(told);
  return dayOfTold({ day: valued === noDay ? booked : valued });
}

/** What a statement says of itself is no day of a payment. */
function bookingDayOf({ source, day }: Told): string {
  return source === undefined ? day : (source.entry.bookingDate ?? noDay);
}

/** A message is told at most five days from its booking; of bookings further away the memory of a service may not have all messages. */
export const nearDays = 7;

/**
 * Where a payment stays whatever else is told of it: in the statement, else in the report, else where the bank has a name for it; of those
 * alike where it is told for the day of the booking: what is told for another day may turn out to be another booking.
 */
export function steadiest(booking: Booking, places: readonly RowPlace[]): RowPlace {
  const { day } = baseOf(booking);
  const rank = ({ told }: RowPlace) =>
    `${streams.indexOf(told.message.stream)}${told.own === undefined ? 1 : 0}${told.day === day ? 0 : 1}${told.key}`;
  return places.reduce((best, one) => (rank(one) < rank(best) ? one : best));
}

/** Something of this run that tells of a booking. */
export function placedOf(booking: Booking): Told['source'] {
  const isPlaced = ({ source }: Told) => source !== undefined;
  const [first] = toldOfBooking(booking);
  if (first?.source !== undefined) return first.source;
  const own = toldOfBooking(booking).find(isPlaced) ?? booking.collected.flatMap(toldOfBooking).find(isPlaced);
  return (own ?? booking.advices.flatMap(toldOfBooking).find(isPlaced))?.source;
}

/** Where a booking that is no matter of bills is told without its payments: as such it was shown before they were known. */
export function wholesOf(booking: Booking): RowPlace[] {
  const whole = toldOfBooking(booking).filter(({ isMute, kind, direction, isReversal }) => {
    const isTakenBack = direction === 'debit' && (isReversal || kind === 'returned' || kind === 'reversal');
    return isMute && kind !== 'envelope' && !isTakenBack;
  });
  return whole.map((told) => ({ told, index: 0 }));
}
