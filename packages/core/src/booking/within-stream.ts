import { groupsBy, listsBy } from '../lists.ts';
import { mayBeOne, saysOther } from './likeness.ts';
import { pairUp } from './pair-up.ts';
import { type Relation, relationOf } from './relation.ts';
import type { Message, Row, Stream, Told } from './told.ts';

/** A booking as one stream tells it, in one message or in several. */
export interface StreamBooking {
  readonly stream: Stream;
  readonly told: Told[];
  readonly day: string;
  own: string | undefined;
  reference: string | undefined;
  signature: string | undefined;
  /** The bank's references of all payments; undefined unless each has its own. */
  rowNames: string | undefined;
  /** Another that this one may tell again: nobody can say. */
  maybe?: StreamBooking | undefined;
}

/**
 * The bookings that a stream tells of what is alike in account, amount, currency, direction and reversal. Entries of one message are
 * bookings of their own; what another message tells of the same day under the same reference of the bank is told again, and on another
 * day it is another. Without such a reference, statements that are about the same time tell again, and those that go on from each other
 * do not; where that cannot be seen it stays open. Source: SPS 2025, Business Rules, 2.4.3 and 2.4.4.
 */
export function bookingsOfStream(told: readonly Told[]): StreamBooking[] {
  if (told.length < 2) return told.map(bookingOf);
  if (isOfOneMessage(told)) return inOrder(told).map(bookingOf);
  const relations = new Relations();
  const all: StreamBooking[] = [];
  for (const ofDay of groupsBy(told, ({ day, own }) => `${day} ${own ?? ''}`)) {
    const bookings: StreamBooking[] = [];
    for (const ofMessage of groupsBy(ofDay, ({ message }) => message.key)) addMessage(bookings, ofMessage, relations);
    for (const booking of bookings) all.push(booking);
  }
  return joinWithout(all, relations);
}

/** Whether one message tells all, and all with a reference of the bank or none: then no two are one. */
function isOfOneMessage(told: readonly Told[]): boolean {
  const [first] = told;
  return told.every(
    ({ message, own }) => message.key === first?.message.key && (own === undefined) === (first?.own === undefined),
  );
}

/** By day and reference of the bank, in the order of the first of each. */
function inOrder(told: readonly Told[]): readonly Told[] {
  return groupsBy(told, ({ day, own }) => `${day} ${own ?? ''}`).flat();
}

function addMessage(bookings: StreamBooking[], told: readonly Told[], relations: Relations): void {
  const [first] = told;
  if (first === undefined) return;
  if (bookings.length === 0) {
    for (const one of told) bookings.push(bookingOf(one));
    return;
  }
  const { message, own } = first;
  const groups = { same: [] as StreamBooking[], unknown: [] as StreamBooking[], apart: [] as StreamBooking[] };
  for (const one of bookings) groups[relations.of(one, message, own !== undefined)].push(one);
  let left: readonly Told[] = told;
  const again = pairUp<StreamBooking | Told>(groups.same, left);
  for (const [booking, one] of again.pairs) add(booking as StreamBooking, one as Told);
  left = again.rights as readonly Told[];
  const [known, open, unknown] = pairedByRows(groups.unknown, left);
  for (const [booking, one] of known) add(booking, one);
  const [alike, rest, others] = pairedAlike(unknown, open);
  for (const [booking, one] of alike) bookings.push({ ...bookingOf(one), maybe: booking });
  const maybe = pairUp<StreamBooking | Told>(others, rest);
  for (const [booking, one] of maybe.pairs) addUnknown(bookings, booking as StreamBooking, one as Told);
  for (const one of maybe.rights) bookings.push(bookingOf(one as Told));
}

type PairedOff = readonly [(readonly [StreamBooking, Told])[], readonly Told[], readonly StreamBooking[]];

/** What does not differ in anything that both say, and what is left on both sides; each is compared with some of those that have its payments. */
function pairedAlike(bookings: readonly StreamBooking[], told: readonly Told[]): PairedOff {
  const bySignature = listsBy(bookings, ({ signature = '' }) => signature);
  /** How many at the beginning of a list are taken. */
  const starts = new Map<StreamBooking[], number>();
  const pairs: (readonly [StreamBooking, Told])[] = [];
  const open = told.filter((one) => {
    const list = bySignature.get(one.signature ?? '') ?? [];
    const start = starts.get(list) ?? 0;
    const fits = (booking: StreamBooking) => isAlike(booking.told[0] as Told, one);
    const some = list.slice(start, start + comparedMax);
    const booking = some.find((each) => each.maybe === undefined && fits(each)) ?? some.find(fits);
    if (booking === undefined) return true;
    list[start + some.indexOf(booking)] = list[start] as StreamBooking;
    list[start] = booking;
    starts.set(list, start + 1);
    pairs.push([booking, one]);
    return false;
  });
  const taken = new Set(pairs.map(([booking]) => booking));
  return [pairs, open, bookings.filter((one) => !taken.has(one))];
}

/** Many that have the same payments, and differ in something else, are not told apart. */
const comparedMax = 100;

/** What has the same payments by the bank's references of them, and what is left on both sides. */
function pairedByRows(bookings: readonly StreamBooking[], told: readonly Told[]): PairedOff {
  const named = new Map(
    bookings.flatMap((booking) => (booking.rowNames === undefined ? [] : [[booking.rowNames, booking] as const])),
  );
  const pairs: (readonly [StreamBooking, Told])[] = [];
  const open = told.filter((one) => {
    const name = nameOfRows(one);
    const booking = name === undefined ? undefined : named.get(name);
    if (booking === undefined) return true;
    named.delete(name as string);
    pairs.push([booking, one]);
    return false;
  });
  const gone = new Set(pairs.map(([booking]) => booking));
  return [pairs, open, bookings.filter((one) => !gone.has(one))];
}

function nameOfRows({ rows }: Told): string | undefined {
  if (rows.length === 1) return rows[0]?.own;
  const names = rows.map(({ own }) => own ?? '').sort();
  return names.length === 0 || names.includes('') ? undefined : names.join();
}

/**
 * Notifications are deliveries of their own unless nothing tells them apart; what has the bank's own references, or tells another part of
 * the payments, is told again.
 */
function addUnknown(bookings: StreamBooking[], booking: StreamBooking, one: Told): void {
  const [before] = booking.told;
  if (before === undefined) return;
  if (isOtherPart(booking, one)) add(booking, one);
  else if (one.message.stream === '054') bookings.push(bookingOf(one));
  else bookings.push({ ...bookingOf(one), maybe: booking });
}

/** A follow-up: both say that there are more payments than they have, and none is in both. */
function isOtherPart({ told }: StreamBooking, one: Told): boolean {
  const all = [...told, one];
  const names = all.flatMap(({ rows }) => rows.map(({ own }) => own));
  const isPart = all.every(({ rows, declared = 0 }) => rows.length > 0 && declared > rows.length);
  return isPart && !names.includes(undefined) && new Set(names).size === names.length;
}

/** Nothing that both say differs. */
function isAlike(one: Told, other: Told): boolean {
  const hasOther = one.reference !== undefined && other.reference !== undefined && one.reference !== other.reference;
  if (hasOther) return false;
  if (one.isMute && other.isMute) return true;
  if (one.rows.length !== other.rows.length) return false;
  return one.rows.every((row, at) => !saysOther(row, other.rows[at] as Row));
}

/**
 * What one message tells with the bank's reference and another without it: of the same time, or where both notifications tell as many, as
 * an advice and its details do.
 */
function joinWithout(all: readonly StreamBooking[], relations: Relations): StreamBooking[] {
  const gone = new Set<StreamBooking>();
  for (const ofDay of groupsBy(all, ({ day }) => day)) {
    const named = ofDay.filter(({ own }) => own !== undefined);
    const nameless = ofDay.filter(({ own, maybe }) => own === undefined && maybe === undefined);
    if (named.length === 0 || nameless.length === 0) continue;
    for (const group of groupsBy(nameless, ({ told }) => told.map(({ message }) => message.key).join())) {
      const [first] = group[0]?.told ?? [];
      if (first === undefined) continue;
      const messages = group[0]?.told.map(({ message }) => message) ?? [];
      const relation = (one: StreamBooking) => {
        const all = messages.map((message) => relations.of(one, message, false));
        return (['apart', 'unknown', 'same'] as const).find((kind) => all.includes(kind));
      };
      const isNotified = first.message.stream === '054';
      const same = named.filter((one) => relation(one) === 'same' || (isNotified && relation(one) === 'unknown'));
      const pairs = pairUp(same, group).pairs.filter(([one, other]) =>
        mayBeOne(one.told[0] as Told, other.told[0] as Told),
      );
      const isSure = !isNotified || (pairs.length === group.length && pairs.length === same.length);
      for (const [booking, other] of pairs) {
        if (!isSure) other.maybe = booking;
        else {
          for (const one of other.told) add(booking, one);
          gone.add(other);
        }
      }
    }
  }
  return all.filter((one) => !gone.has(one));
}

function bookingOf(one: Told): StreamBooking {
  const { day, own, reference, signature, message } = one;
  const rowNames = nameOfRows(one);
  return { stream: message.stream, told: [one], day, own, reference, signature, rowNames, maybe: undefined };
}

function add(booking: StreamBooking, one: Told): void {
  booking.told.push(one);
  booking.own ??= one.own;
  booking.reference ??= one.reference;
  booking.signature ??= one.signature;
  booking.rowNames ??= nameOfRows(one);
}

class Relations {
  private readonly known = new Map<string, Relation>();

  /** How a message stands to those that have told a booking. With a reference of the bank the same day is enough. */
  of({ told }: StreamBooking, message: Message, isNamed: boolean): Relation {
    let found: Relation = 'same';
    for (const { message: before } of told) {
      const relation = this.between(before, message);
      if (before.key === message.key || relation === 'apart') {
        if (!isNamed || before.base === message.base) return 'apart';
        continue;
      }
      if (relation === 'unknown' && !isNamed) found = 'unknown';
    }
    return found;
  }

  private between(one: Message, other: Message): Relation {
    const key = one.key < other.key ? `${one.key} ${other.key}` : `${other.key} ${one.key}`;
    const known = this.known.get(key) ?? relationOf(one, other);
    this.known.set(key, known);
    return known;
  }
}
