import type { Message } from './telling.ts';
import type { ToldWorld } from './told.ts';
import { type Booking, hasOwnD, isReal, type Row } from './world.ts';

/** Whether the law leaves open if the money is in, or how often. */
export function isMoneyOpen(told: ToldWorld, booking: Booking): boolean {
  const views = told.views(booking);
  const alike = told.alike(booking);
  if (alike.length > 0 && views.some(({ message }) => told.isTornApart(message))) return true;
  if (told.isCovered(booking)) return false;
  if (looksCollectedLater(told, booking) || told.isMissed(booking)) return true;
  const streams = told.streams(booking);
  if (told.hasOneC(booking)) {
    if (hasNamelessDouble(told, booking)) return true;
    const twins = alike.filter(({ c }) => c === booking.c);
    return twins.some((twin) => !told.areToldTogether(booking, twin));
  }
  if (views.some(({ message }) => message.stream === 'report' && !saysItsForm(message))) return true;
  if (streams.join() === 'report') return alike.some((other) => told.isToldElsewhere(other, 'report'));
  if (streams.includes('advice') && streams.includes('detail')) return true;
  const names = new Set(views.map(({ message }) => `${message.stream} ${message.id}`));
  return alike.length > 0 || names.size > streams.length;
}

/** Whether the law leaves open to which entry the rows belong. */
export function areRowsOpen(told: ToldWorld, booking: Booking): boolean {
  const views = told.views(booking);
  if (told.isRich(booking) && !told.isWhole(booking)) return true;
  const alike = told.alike(booking);
  if (alike.length > 0 && views.some(({ message }) => told.isTornApart(message))) return true;
  if (told.hasOneC(booking)) {
    const twins = alike.filter(({ c }) => c === booking.c);
    if (hasNamelessDouble(told, booking) || areTwinsDated(told, booking)) return true;
    return twins.some((twin) => !told.areToldTogether(booking, twin));
  }
  if (views.some(({ message, view }) => message.stream === 'statement' && view.fidelity >= 2)) return false;
  if (views.length === 1 && alike.length === 0) return false;
  const days = new Set(views.map(({ view }) => view.day));
  const cs = new Set(views.flatMap(({ view }) => (view.fidelity > 0 && isReal(view.c) ? [view.c] : [])));
  // The one entry of the day that fits is joined, whatever the bank calls it
  const isNamedTwice = cs.size > 1 && (!told.isCovered(booking) || told.isInPages(booking));
  return alike.length > 0 || days.size > 1 || isNamedTwice;
}

/** One payment whose reference comes again within days: what came at once and was collected later looks the same. */
function looksCollectedLater(told: ToldWorld, booking: Booking): boolean {
  const [row] = booking.rows;
  if (row === undefined || booking.rows.length !== 1 || !hasOwnD(booking, row)) return false;
  if (booking.isCredit && mayBeCollected(told, booking)) return true;
  return told.world.bookings.some(
    (other) =>
      other !== booking &&
      other.account === booking.account &&
      other.isCredit === booking.isCredit &&
      (other.day !== booking.day || other.rows.length > 1) &&
      Math.abs(other.day - booking.day) <= 5 &&
      other.rows.some(
        (one) =>
          (one.d === row.d && one.amount === row.amount && !contradicts(one, row)) ||
          (isSamePayment(one, row) &&
            (!hasOwnD(other, one) || told.views(other).some(({ view }) => view.fidelity < 3))),
      ),
  );
}

/** Something alike without a reference of the bank is told by another stream. */
function hasNamelessDouble(told: ToldWorld, booking: Booking): boolean {
  const nameless = told.alike(booking).filter((other) => !told.hasOneC(other));
  return nameless.some((other) => told.streams(booking).some((stream) => told.isToldElsewhere(other, stream)));
}

/** Another booking has the same reference of the bank, and streams differ in the days of both. */
export function areTwinsDated(told: ToldWorld, booking: Booking): boolean {
  const days = new Set(told.views(booking).map(({ view }) => view.day));
  return days.size > 1 && told.alike(booking).some(({ c }) => isReal(c) && c === booking.c);
}

/** Whether what came at once can be told from all else: its collection names it, or nothing could be its collection. */
export function isInstantPlain(told: ToldWorld, booking: Booking, row: Row): boolean {
  const views = told.views(booking);
  if (views.length === 0) {
    return !told.hasStatements(booking.account) && !mayBeCollected(told, booking) && !hasStranger(told, booking, row);
  }
  return views.some(({ view }) => view.fidelity === 3 && !view.rows) && !areRowsOpen(told, booking);
}

/** A booking of which not everything is told may be the one that came at once. */
export function hasStranger(told: ToldWorld, booking: Booking, row: Row): boolean {
  return told.world.bookings.some(
    (other) =>
      other !== booking &&
      other.account === booking.account &&
      other.isCredit &&
      Math.abs(other.day - (row.instant?.day ?? 0)) <= 8 &&
      told
        .views(other)
        .some(
          ({ view }) =>
            other.rows.some((one) => isSamePayment(one, row) && (view.fidelity < 3 || !hasOwnD(other, one))) ||
            (other.amount === row.amount && (view.fidelity < 2 || !isReal(view.c))),
        ),
  );
}

/** Some credit of which no payments are told may be the collection. */
function mayBeCollected(told: ToldWorld, booking: Booking): boolean {
  const { account, day } = booking;
  return told.world.bookings.some(
    (other) =>
      other !== booking &&
      other.account === account &&
      other.isCredit &&
      Math.abs(other.day - day) <= 8 &&
      told.views(other).length > 0 &&
      !told.isWhole(other),
  );
}

/** Whether what is told of a reversal leads to what it takes back. */
export function findsOriginal(told: ToldWorld, reversal: Booking, original: Booking): boolean {
  const days = (booking: Booking) => told.views(booking).map(({ view }) => view.day);
  // Where the days of views differ, it may look as if it came first
  if (Math.min(...days(reversal)) < Math.max(...days(original))) return false;
  if (reversal.rows.length > 0) {
    return told.isRich(reversal) && reversal.rows.every(({ reference }) => reference !== undefined);
  }
  const alike = told.world.bookings.filter(
    ({ isCredit, account, entryReference, amount }) =>
      isCredit &&
      account === original.account &&
      amount === original.amount &&
      [undefined, entryReference].includes(original.entryReference),
  );
  const named = (booking: Booking) => told.views(booking).some(({ view }) => view.fidelity > 0);
  return alike.length === 1 && named(original) && named(reversal);
}

/** The period or the balances tell whether a report goes on from the last one, or says all of the day again. */
function saysItsForm({ hasPeriod, opening }: Message): boolean {
  return hasPeriod || opening !== undefined;
}

/** Alike but for a reference of its own. */
function isSamePayment(one: Row, other: Row): boolean {
  return one.amount === other.amount && plain(one.reference) === plain(other.reference);
}

/** Banks leave out leading zeros. */
function plain(reference: Row['reference']): string | undefined {
  return reference?.text.replace(/^0+/, '');
}

/** Both name a bill, and not the same one. */
function contradicts({ reference: one }: Row, { reference: other }: Row): boolean {
  return one !== undefined && other !== undefined && plain(one) !== plain(other);
}
