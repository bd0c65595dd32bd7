import { withOne } from '../lists.ts';
import { type Booking, baseOf, ownsOf, signatureOfBooking, toldOfBooking } from './booking.ts';
import { mayBeOne } from './likeness.ts';
import { problem } from './problems.ts';
import type { Told } from './told.ts';

/** The one entry that nothing explains, and the one notification that explains none: the same where the balance adds up with it alone. */
export function joinByBalance(statements: readonly Booking[], open: readonly Booking[], one: Booking): void {
  if (ownsOf(one).size === 0) return;
  const told = baseOf(one);
  const fits = (booking: Booking) => booking.parts.length === 1 && fitsAlone(baseOf(booking), told);
  const [base, ...more] = statements.filter(fits);
  if (base === undefined || more.length > 0 || baseOf(base).message.addsUp !== true) return;
  if (open.filter((other) => fitsAlone(baseOf(base), baseOf(other))).length > 1) return;
  const [mine, theirs] = [signatureOfBooking(base), signatureOfBooking(one)];
  if (mine !== undefined && theirs !== undefined && mine !== theirs) return;
  if (toldOfBooking(base).some((here) => toldOfBooking(one).some((there) => !mayBeOne(here, there)))) return;
  base.parts.push(...one.parts);
  base.notices = withOne(base.notices, problem('BOOKING_OTHER_REFERENCE', []));
}

/** Whether two entries may be one although each has a reference of the bank of its own: the statement must add up with it alone. */
function fitsAlone(base: Told, other: Told): boolean {
  return base.day === other.day && (base.reference === other.reference || !base.reference || !other.reference);
}

/**
 * Two notifications that may be one: a statement of their day that has one such entry says that they are. Source: SPS 2025, Business
 * Rules, 2.4.1: the statement is the money.
 */
export function joinAlike(statements: readonly Booking[], open: readonly Booking[]): void {
  const holders = new Map(statements.flatMap((booking) => booking.parts.map((part) => [part, booking] as const)));
  for (const { parts } of open) {
    const [part] = parts;
    if (part === undefined || parts.length > 1) continue;
    const partner = part.maybe;
    const booking = partner === undefined ? undefined : holders.get(partner);
    if (booking === undefined || baseOf(booking).day !== part.day || holders.has(part)) continue;
    booking.parts.push(part);
    holders.set(part, booking);
  }
}
