import type { Problem } from '../problem/problem.ts';
import type { Told } from './told.ts';
import type { StreamBooking } from './within-stream.ts';

/** Why nobody can say what a booking is: what would have to come to close it is in the sentence. */
type Doubt = 'notInStatement' | 'daysApart' | 'countsDiffer' | 'alike' | 'maybeCollected';

/** A booking: everything that any message tells of it. */
export interface Booking {
  /** The statement's first, where there is one. */
  readonly parts: StreamBooking[];
  /** Advices of single payments in it: each is one of its rows. */
  advices: readonly Booking[];
  /** Notifications that together have its payments. */
  collected: readonly Booking[];
  /** It is told only by what announces it singly; the money is in a collection whose payments are not known. */
  isInCollection: boolean;
  /** No statement has confirmed it yet. */
  isAdvised: boolean;
  doubt?: { readonly kind: Doubt; readonly other?: Booking | undefined } | undefined;
  notices: readonly Problem[];
}

const noBookings: readonly Booking[] = [];
const noNotices: readonly Problem[] = [];

export function newBooking(part: StreamBooking): Booking {
  return {
    parts: [part],
    advices: noBookings,
    collected: noBookings,
    isInCollection: false,
    isAdvised: false,
    doubt: undefined,
    notices: noNotices,
  };
}

/** What the booking is told by first: the statement, then the report, then the notification. */
export function baseOf({ parts }: Booking): Told {
  return (parts[0] as StreamBooking).told[0] as Told;
}

/** Everything that tells of it or of its payments, without the advices of single ones. */
export function allToldOf(booking: Booking): readonly Told[] {
  if (booking.collected.length === 0) return toldOfBooking(booking);
  return [...toldOfBooking(booking), ...booking.collected.flatMap(toldOfBooking)];
}

export function toldOfBooking({ parts }: Booking): readonly Told[] {
  return parts.length === 1 ? (parts[0] as StreamBooking).told : parts.flatMap(({ told }) => told);
}

/** References that the bank gave the entry, in any message. */
export function ownsOf({ parts }: Booking): Set<string> {
  return new Set(parts.flatMap(({ own }) => own ?? []));
}

export function isMute(booking: Booking): boolean {
  return booking.collected.length === 0 && toldOfBooking(booking).every((told) => told.isMute);
}

export function referenceOf({ parts }: Booking): string | undefined {
  return parts.find(({ reference }) => reference !== undefined)?.reference;
}

export function signatureOfBooking({ parts }: Booking): string | undefined {
  return parts.find(({ signature }) => signature !== undefined)?.signature;
}
