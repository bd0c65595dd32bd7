import { advicesOf, type Booking, type BookingRow, streams, type Told, toldOfBooking } from '../booking/index.ts';

/** A payment of an entry, or the entry without any. */
export interface RowPlace {
  readonly told: Told;
  readonly index: number;
}

/** Everywhere a payment is told: in the messages of its booking, and by an advice of it alone. */
export function placesOf(booking: Booking, one: BookingRow): RowPlace[] {
  return [one, ...one.also, ...advicesOf(booking, one).map((told) => ({ told, index: 0 }))];
}

/** A message is told at most five days from its booking; of bookings further away the memory of a service may not have all messages. */
export const nearDays = 7;

/** Where a payment stays whatever else is told of it: in the statement, else in the report, else where the bank has a name for it. */
export function steadiest(places: readonly RowPlace[]): RowPlace {
  const rank = ({ told: { message, own, key } }: RowPlace) =>
    `${streams.indexOf(message.stream)}${own === undefined ? 1 : 0}${key}`;
  return places.reduce((best, one) => (rank(one) < rank(best) ? one : best));
}

/** Something of this run that tells of a booking. */
export function placedOf(booking: Booking): Told['source'] {
  const told = [booking, ...booking.collected, ...booking.advices].flatMap(toldOfBooking);
  return told.find(({ source }) => source !== undefined)?.source;
}
