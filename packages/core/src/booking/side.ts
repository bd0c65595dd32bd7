import { append } from '../lists.ts';
import { type Booking, baseOf, ownsOf, referenceOf, signatureOfBooking, toldOfBooking } from './booking.ts';
import { mayBeOne } from './likeness.ts';
import type { Told } from './told.ts';

/** A booking with what pairs are made by. */
export interface Side {
  readonly booking: Booking;
  readonly day: string;
  readonly owns: ReadonlySet<string>;
  readonly reference: string | undefined;
  readonly signature: string | undefined;
  readonly rowNames: string | undefined;
  isMaybe: boolean;
}

export function sideOf(booking: Booking): Side {
  const day = baseOf(booking).day;
  const isMaybe = booking.parts.length === 1 && booking.parts[0]?.maybe !== undefined;
  const [reference, signature] = [referenceOf(booking), signatureOfBooking(booking)];
  const rowNames = booking.parts.find((part) => part.rowNames !== undefined)?.rowNames;
  return { booking, day, owns: ownsOf(booking), reference, signature, rowNames, isMaybe };
}

/** Those that no message tells together with all of the others. */
export function notToldWith(others: readonly Side[], sides: readonly Side[]): Side[] {
  const counts = new Map<string, number>();
  for (const one of others) for (const key of messagesOf(one)) counts.set(key, (counts.get(key) ?? 0) + 1);
  return sides.filter((one) => ![...messagesOf(one)].some((key) => counts.get(key) === others.length));
}

function messagesOf({ booking }: Side): Set<string> {
  return new Set(toldOfBooking(booking).map(({ message }) => message.key));
}

export function sureFirst(sides: readonly Side[]): Side[] {
  return [...sides].sort((one, other) => Number(one.isMaybe) - Number(other.isMaybe));
}

/** Whether their payments may be the same; those of the base by its first stream alone, or by all. */
export function mayBeSame(base: Side, other: Side, streams = Number.POSITIVE_INFINITY): boolean {
  const hasRows = ({ rows }: Told) => rows.length > 0;
  const here = base.booking.parts
    .slice(0, streams)
    .flatMap(({ told }) => told)
    .find(hasRows);
  const there = toldOfBooking(other.booking).find(hasRows);
  return here === undefined || there === undefined || mayBeOne(here, there);
}

export function isNotified(side: Side | undefined): boolean {
  return side !== undefined && baseOf(side.booking).message.stream === '054';
}

export function hasNameless({ booking }: Side): boolean {
  return toldOfBooking(booking).some(({ own }) => own === undefined);
}

export function isSure({ isMaybe }: Side): boolean {
  return !isMaybe;
}

/** Whether nothing is said by other references of the bank: MT940 has some that the messages of ISO 20022 have not. */
export function isNameless(side: Side): boolean {
  return isUnnamed(side) || side.booking.parts.every(({ stream }) => stream === '940');
}

export function isUnnamed({ owns }: Side): boolean {
  return owns.size === 0;
}

export function byDay(one: Side, other: Side): number {
  return one.day < other.day ? -1 : one.day > other.day ? 1 : 0;
}

export function dayKey({ day }: Side): string {
  return day;
}

/** Those of each reference of the bank: a side may have several. */
export function byOwn(sides: readonly Side[]): Map<string, Side[]> {
  const lists = new Map<string, Side[]>();
  for (const one of sides) for (const own of one.owns) append(lists, own, one);
  return lists;
}
