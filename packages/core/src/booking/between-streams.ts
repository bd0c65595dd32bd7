import { addDays, daysBetween } from '../date/calendar-date.ts';
import { append, groupsBy, listsBy } from '../lists.ts';
import { type Booking, baseOf, ownsOf, referenceOf, signatureOfBooking } from './booking.ts';
import { pairUp } from './pair-up.ts';
import { problem } from './problems.ts';
import { dayOfTold, noDay, type Told } from './told.ts';

/** Days by which two messages may differ on one booking that has the same reference of the bank, and without one. */
const namedDaysMax = 5;
const namelessDaysMax = 3;

/** A booking with what pairs are made by. */
interface Side {
  readonly booking: Booking;
  readonly day: string;
  readonly owns: ReadonlySet<string>;
  readonly reference: string | undefined;
  readonly signature: string | undefined;
  readonly isMaybe: boolean;
}

function sideOf(booking: Booking): Side {
  const day = baseOf(booking).day;
  const isMaybe = booking.parts.length === 1 && booking.parts[0]?.maybe !== undefined;
  const [reference, signature] = [referenceOf(booking), signatureOfBooking(booking)];
  return { booking, day, owns: ownsOf(booking), reference, signature, isMaybe };
}

/**
 * Lets what one stream tells be the bookings of another, all alike in account, amount, currency, direction and reversal: by the bank's
 * reference within five days; without it on one side by day where both tell as many, or where exactly one of each is left within three
 * days, unless that comes later. Answers what is left, with its doubt where there is one. Source: SPS 2025, Business Rules, 2.4.
 */
export function joinStreams(bases: readonly Booking[], others: readonly Booking[], isNearEnough = true): Booking[] {
  if (bases.length === 0 || others.length === 0) return [...others];
  const before = others.map(({ doubt }) => doubt);
  for (const other of others) other.doubt = undefined;
  const round = new Round(bases.map(sideOf), others.map(sideOf));
  round.byName();
  round.byDay();
  if (isNearEnough) round.byNearDay();
  for (const [at, other] of others.entries()) other.doubt ??= before[at];
  return round.left();
}

class Round {
  private readonly taken = new Set<Side>();
  private readonly joined = new Set<Side>();
  private readonly bases: readonly Side[];
  private readonly others: readonly Side[];

  constructor(bases: readonly Side[], others: readonly Side[]) {
    this.bases = bases;
    this.others = others;
  }

  left(): Booking[] {
    return this.openOthers().map(({ booking }) => booking);
  }

  private openBases(): Side[] {
    return this.bases.filter((one) => !this.taken.has(one));
  }

  private openOthers(): Side[] {
    return this.others.filter((one) => !this.joined.has(one));
  }

  private join(base: Side, other: Side): void {
    this.taken.add(base);
    this.joined.add(other);
    base.booking.parts.push(...other.booking.parts);
  }

  private joinAll(bases: readonly Side[], others: readonly Side[]): void {
    for (const [base, other] of pairUp(bases, others).pairs) this.join(base, other);
  }

  byName(): void {
    const bases = byOwn(this.bases);
    for (const [own, others] of byOwn(this.others)) {
      const all = bases.get(own) ?? [];
      if (all.length === 0) continue;
      for (const [base, other] of pairsByDay(this.still(all, this.taken), this.still(others, this.joined))) {
        this.join(base, other);
      }
      this.doubtApart(all, others);
    }
  }

  /** One reference of the bank, many days apart: it may be the same, or the bank counts anew. */
  private doubtApart(bases: readonly Side[], others: readonly Side[]): void {
    const base = bases.find((one) => !this.taken.has(one));
    if (base === undefined) return;
    for (const other of others) {
      if (this.joined.has(other)) continue;
      const isFar = bases.every(({ day }) => distance(day, other.day) > namedDaysMax);
      if (isFar) other.booking.doubt = { kind: 'daysApart', other: base.booking };
    }
  }

  byDay(): void {
    const bases = listsBy(this.openBases(), dayKey);
    for (const [day, others] of listsBy(this.openOthers(), dayKey)) {
      if (day === noDay) continue;
      this.bySignature(bases.get(day) ?? [], others);
      this.doubtAlike(bases.get(day) ?? [], others);
      const [openBases, openOthers] = [this.still(bases.get(day) ?? [], this.taken), this.still(others, this.joined)];
      const doubtless = openOthers.filter(({ booking }) => booking.doubt === undefined);
      const isByReference = [...openBases, ...doubtless].every(({ reference }) => reference !== undefined);
      if (!isByReference) this.byCount(openBases, doubtless);
      else {
        const byReference = listsBy(openBases, ({ reference }) => reference as string);
        for (const group of groupsBy(doubtless, ({ reference }) => reference as string)) {
          this.byCount(byReference.get(group[0]?.reference as string) ?? [], group);
        }
      }
    }
  }

  private still(list: readonly Side[], gone: ReadonlySet<Side>): Side[] {
    return list.filter((one) => !gone.has(one));
  }

  /** What has the same payments is the same, if the bank does not say otherwise. */
  private bySignature(bases: readonly Side[], others: readonly Side[]): void {
    const signed = ({ signature }: Side) => signature !== undefined;
    const pairs = (lefts: readonly Side[], rights: readonly Side[]) =>
      this.joinAll(this.still(lefts.filter(signed), this.taken), this.still(rights.filter(signed), this.joined));
    pairs(bases.filter(isNameless), others);
    pairs(bases, others.filter(isNameless));
  }

  /** More of the same payments here than there, and no reference of the bank to tell them apart. */
  private doubtAlike(bases: readonly Side[], others: readonly Side[]): void {
    const taken = new Map(bases.filter((one) => this.taken.has(one)).map((one) => [one.signature, one]));
    for (const one of others) {
      const alike = one.signature === undefined || this.joined.has(one) ? undefined : taken.get(one.signature);
      if (alike === undefined || !(isNameless(alike) || isNameless(one))) continue;
      one.booking.doubt = { kind: 'countsDiffer', other: alike.booking };
    }
  }

  private byCount(bases: readonly Side[], others: readonly Side[]): void {
    const hasNameless = [bases.some(isNameless), others.some(isNameless)];
    const mine = bases.filter((one) => isNameless(one) || hasNameless[1]);
    const theirs = others.filter((one) => isNameless(one) || hasNameless[0]);
    if (mine.length === 0 || theirs.length === 0) return;
    const isSure = ({ isMaybe }: Side) => !isMaybe;
    const [mineSure, theirsSure] = [mine.filter(isSure), theirs.filter(isSure)];
    // What may only be told again is a booking of its own where the other side has as many
    const choices = [
      [mine, theirs],
      [mine, theirsSure],
      [mineSure, theirs],
      [mineSure, theirsSure],
    ] as const;
    const chosen = choices.find(([one, other]) => one.length > 0 && one.length === other.length);
    if (chosen !== undefined) {
      const [ours, others] = chosen;
      this.joinAll(
        ours.filter(isNameless),
        others.filter((one) => !isNameless(one)),
      );
      this.joinAll(this.still(ours, this.taken), this.still(others.filter(isNameless), this.joined));
    }
    for (const one of theirs) {
      if (this.joined.has(one) || (chosen !== undefined && !chosen[1].includes(one))) continue;
      one.booking.doubt ??= { kind: 'countsDiffer', other: mine[0]?.booking };
    }
  }

  /**
   * Exactly one here and one there, some days apart, and nothing else that is alike. A report stands in for a statement of its day; a
   * notification stands for nothing by itself, so that one that may be told in a statement is in doubt.
   */
  byNearDay(): void {
    const bases = listsBy(this.bases, dayKey);
    const others = this.openOthers().filter(({ booking, isMaybe }) => booking.doubt === undefined && !isMaybe);
    const ofOthers = listsBy(others, dayKey);
    for (const other of others) {
      if (other.day === noDay || this.joined.has(other)) continue;
      const near = aroundOf(other.day)
        .flatMap((day) => bases.get(day) ?? [])
        .filter((one) => (isNameless(one) || isNameless(other)) && pairUp([one], [other]).pairs.length > 0);
      const [base] = near;
      if (base === undefined) continue;
      const alike = [other.day, ...aroundOf(other.day)].flatMap((day) => ofOthers.get(day) ?? []);
      if (near.length === 1 && alike.length === 1 && !this.taken.has(base)) {
        this.join(base, other);
        base.booking.notices.push(problem('BOOKING_DAYS_DIFFER', [], { one: base.day, other: other.day }));
      } else if (baseOf(other.booking).message.stream === '054') {
        other.booking.doubt = { kind: 'countsDiffer', other: base.booking };
      }
    }
  }
}

type Pairs = readonly (readonly [Side, Side])[];

/** Those of one day first, unless more can be paired in the order of days. */
function pairsByDay(bases: readonly Side[], others: readonly Side[]): Pairs {
  const basesByDay = listsBy(bases, dayKey);
  const sameDay = [...listsBy(others, dayKey)].flatMap(
    ([day, ofDay]) => pairUp(basesByDay.get(day) ?? [], ofDay).pairs,
  );
  const gone = new Set(sameDay.flat());
  const isLeft = (one: Side) => !gone.has(one);
  const first = [...sameDay, ...pairsInOrder(bases.filter(isLeft), others.filter(isLeft))];
  if (first.length === Math.min(bases.length, others.length)) return first;
  const second = pairsInOrder(bases, others);
  return second.length > first.length ? second : first;
}

function pairsInOrder(bases: readonly Side[], others: readonly Side[]): Pairs {
  const left = [...bases].sort(byDay);
  const right = [...others].sort(byDay);
  const pairs: [Side, Side][] = [];
  let [at, next] = [0, 0];
  while (at < left.length && next < right.length) {
    const [base, other] = [left[at] as Side, right[next] as Side];
    if (distance(base.day, other.day) <= namedDaysMax && pairUp([base], [other]).pairs.length > 0) {
      pairs.push([base, other]);
      at += 1;
      next += 1;
    } else if (base.day <= other.day) at += 1;
    else next += 1;
  }
  return pairs;
}

/** Days around a day, within which a booking without reference of the bank may be told elsewhere. */
function aroundOf(day: string): string[] {
  const days = Array.from({ length: namelessDaysMax }, (_, index) => index + 1);
  return days.flatMap((apart) => [shifted(day, -apart), shifted(day, apart)]);
}

function isNameless({ owns }: Side): boolean {
  return owns.size === 0;
}

function byDay(one: Side, other: Side): number {
  return one.day < other.day ? -1 : one.day > other.day ? 1 : 0;
}

function dayKey({ day }: Side): string {
  return day;
}

/** Those of each reference of the bank: a side may have several. */
function byOwn(sides: readonly Side[]): Map<string, Side[]> {
  const lists = new Map<string, Side[]>();
  for (const one of sides) for (const own of one.owns) append(lists, own, one);
  return lists;
}

/** Days between two days; many where one of them is not known. */
export function distance(one: string, other: string): number {
  const [from, to] = [dayOfTold({ day: one }), dayOfTold({ day: other })];
  return from === undefined || to === undefined ? Number.POSITIVE_INFINITY : Math.abs(daysBetween(from, to));
}

function shifted(day: string, days: number): string {
  const from = dayOfTold({ day });
  return from === undefined ? noDay : (addDays(from, days) ?? noDay);
}

/** A day and as many after it. */
export function daysFrom(day: string, count: number): string[] {
  return Array.from({ length: count + 1 }, (_, days) => shifted(day, days));
}

/** Whether two entries may be one although each has a reference of the bank of its own: the statement must add up with it alone. */
export function fitsAlone(base: Told, other: Told): boolean {
  return base.day === other.day && (base.reference === other.reference || !base.reference || !other.reference);
}
