import { groupsBy, listsBy, withOne } from '../lists.ts';
import { type Booking, baseOf } from './booking.ts';
import { daysAround, distance } from './near-days.ts';
import {
  countFitting,
  firstFitting,
  fittingByDay,
  fittingOf,
  namedDaysMax,
  type Pairs,
  pairsByDay,
  pairsOfOneDay,
} from './pair-sides.ts';
import { Fitting, pairUp } from './pair-up.ts';
import { problem } from './problems.ts';
import {
  byOwn,
  dayKey,
  hasNameless,
  isNameless,
  isNotified,
  isSure,
  isUnnamed,
  mayBeSame,
  notToldWith,
  type Side,
  sideOf,
  sureFirst,
} from './side.ts';
import { noDay } from './told.ts';
import type { StreamBooking } from './within-stream.ts';

/** Days by which two messages may differ on one booking that has no reference of the bank. */
const namelessDaysMax = 3;

/**
 * Lets what one stream tells be the bookings of another, all alike in account, amount, currency, direction and reversal: by the bank's
 * reference within five days; without it on one side by day where both tell as many, or where exactly one of each is left within three
 * days, unless that comes later. Answers what is left, with its doubt where there is one. Source: SPS 2025, Business Rules, 2.4.
 */
export function joinStreams(bases: readonly Booking[], others: readonly Booking[], isNearEnough = true): Booking[] {
  if (bases.length === 0 || others.length === 0) return [...others];
  const before = new Map(others.map((other) => [other, other.doubt]));
  for (const other of others) other.doubt = undefined;
  const round = new Round(bases.map(sideOf), others.map(sideOf), isNearEnough);
  round.byName();
  round.byRows();
  round.byDay();
  if (isNearEnough) round.byNearDay();
  for (const [other, doubt] of before) other.doubt ??= doubt;
  // A statement or a report decides what a notification leaves open; another notification does not
  for (const { base, other } of round.pairs) {
    if (baseOf(base).message.stream === '054') base.doubt ??= before.get(other);
  }
  return round.left();
}

class Round {
  private readonly taken = new Set<Side>();
  private readonly joined = new Set<Side>();
  readonly pairs: { readonly base: Booking; readonly other: Booking }[] = [];
  private readonly pairsByDay: (bases: readonly Side[], others: readonly Side[]) => Pairs;
  private readonly bases: readonly Side[];
  private readonly others: readonly Side[];
  private readonly partners: ReadonlyMap<StreamBooking, Side>;

  constructor(bases: readonly Side[], others: readonly Side[], isNearEnough: boolean) {
    this.pairsByDay = isNearEnough ? pairsByDay : pairsOfOneDay;
    this.bases = sureFirst(bases);
    this.others = sureFirst(others);
    this.partners = new Map(
      others.flatMap((one) => (one.booking.parts.length === 1 ? one.booking.parts.map((part) => [part, one]) : [])),
    );
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
    this.pairs.push({ base: base.booking, other: other.booking });
    this.changePlaces(other);
    base.booking.parts.push(...other.booking.parts);
  }

  /** Of two that may tell the same, the one that was found elsewhere is sure, and the other may tell it again. */
  private changePlaces({ booking: { parts } }: Side): void {
    for (const part of parts) {
      const partner = part.maybe === undefined ? undefined : this.partners.get(part.maybe);
      if (partner === undefined || partner.isMaybe || this.joined.has(partner) || part.maybe === undefined) continue;
      partner.isMaybe = true;
      part.maybe.maybe = part;
      part.maybe = undefined;
    }
  }

  private joinIfOne(base: Side, other: Side): void {
    if (mayBeSame(base, other)) this.join(base, other);
  }

  private joinAll(bases: readonly Side[], others: readonly Side[]): void {
    for (const [base, other] of pairUp(bases, others).pairs) this.joinIfOne(base, other);
  }

  byName(): void {
    const bases = byOwn(this.bases);
    for (const [own, others] of byOwn(this.others)) {
      const all = bases.get(own) ?? [];
      if (all.length === 0) continue;
      for (const [base, other] of this.pairsByDay(this.still(all, this.taken), this.still(others, this.joined))) {
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

  /** By the bank's references of the payments, where it names not both entries, or both alike. */
  byRows(): void {
    const bases = listsBy(this.openBases(), ({ rowNames = '' }) => rowNames);
    for (const [names, others] of listsBy(this.openOthers(), ({ rowNames = '' }) => rowNames)) {
      const all = names === '' ? [] : (bases.get(names) ?? []);
      if (all.length === 0) continue;
      this.surelyFirst(all.filter(isNameless), others, this.pairsByDay);
      this.surelyFirst(all, others.filter(isNameless), this.pairsByDay);
    }
  }

  byDay(): void {
    const bases = listsBy(this.bases, dayKey);
    for (const [day, others] of listsBy(this.openOthers(), dayKey)) {
      if (day === noDay) continue;
      this.bySignature(bases.get(day) ?? [], others);
      this.doubtAlike(
        bases.get(day) ?? [],
        others.filter(({ signature }) => signature !== undefined),
      );
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
      this.doubtAlike(bases.get(day) ?? [], others.filter(isSure));
    }
  }

  private still(list: readonly Side[], gone: ReadonlySet<Side>): Side[] {
    return list.filter((one) => !gone.has(one));
  }

  /** What has the same payments is the same, if the bank does not say otherwise. */
  private bySignature(bases: readonly Side[], others: readonly Side[]): void {
    const signed = ({ signature }: Side) => signature !== undefined;
    const [mine, theirs] = [this.still(bases, this.taken).filter(signed), others.filter(signed)];
    const pairs = (lefts: readonly Side[], rights: readonly Side[]) => pairUp(lefts, rights).pairs;
    this.surelyFirst(mine.filter(isNameless), theirs, pairs);
    this.surelyFirst(mine, theirs.filter(isNameless), pairs);
  }

  /** Joins what is sure before what may only be told again, and never two of these: they may be one and the same repetition. */
  private surelyFirst(
    bases: readonly Side[],
    others: readonly Side[],
    pairsOf: (bases: readonly Side[], others: readonly Side[]) => Pairs,
  ): void {
    const [mine, theirs] = [bases.filter(isSure), others.filter(isSure)];
    for (const [lefts, rights] of [
      [mine, theirs],
      [mine, others],
      [bases, theirs],
    ] as const) {
      const found = pairsOf(this.still(lefts, this.taken), this.still(rights, this.joined));
      for (const [base, other] of found) this.joinIfOne(base, other);
    }
  }

  /** More of what is alike here than there, and no reference of the bank to tell them apart. */
  private doubtAlike(bases: readonly Side[], others: readonly Side[]): void {
    const taken = bases.filter((one) => this.taken.has(one));
    const [any, nameless] = [new Fitting(taken), new Fitting(taken.filter(isNameless))];
    for (const one of this.still(others, this.joined)) {
      const alike = (isNameless(one) ? any : nameless).of(one);
      if (alike !== undefined) one.booking.doubt ??= { kind: 'countsDiffer', other: alike.booking };
    }
  }

  private byCount(bases: readonly Side[], others: readonly Side[]): void {
    const [someMine, someTheirs] = [bases.some(isNameless), others.some(isNameless)];
    const allMine = bases.filter((one) => isNameless(one) || someTheirs);
    const allTheirs = others.filter((one) => isNameless(one) || someMine);
    // Entries of one message are bookings of their own
    const mine = notToldWith(allTheirs, allMine);
    const theirs = notToldWith(allMine, allTheirs);
    if (mine.length === 0 || theirs.length === 0) return;
    const [mineSure, theirsSure] = [mine.filter(isSure), theirs.filter(isSure)];
    // What may only be told again is a booking of its own where the other side is sure of as many
    const sure = [mineSure, theirsSure] as const;
    const choices = isNotified(mine[0]) ? [sure] : ([[mine, theirsSure], [mineSure, theirs], sure] as const);
    const chosen = choices.find(([one, other]) => one.length > 0 && one.length === other.length);
    if (chosen !== undefined) {
      const [ours, others] = chosen;
      this.joinAll(
        ours.filter(isNameless),
        others.filter((one) => !isNameless(one)),
      );
      this.joinAll(this.still(ours, this.taken), this.still(others.filter(isNameless), this.joined));
    }
    const fitting = new Fitting(mine);
    const chosenOthers = new Set(chosen?.[1]);
    for (const one of theirs) {
      if (this.joined.has(one) || (chosen !== undefined && !chosenOthers.has(one))) continue;
      const base = fitting.of(one);
      if (base !== undefined) one.booking.doubt ??= { kind: 'countsDiffer', other: base.booking };
    }
  }

  /**
   * Exactly one here and one there, some days apart, and nothing else that is alike. A report stands in for a statement of its day; a
   * notification stands for nothing by itself, so that one that may be told in a statement is in doubt.
   */
  byNearDay(): void {
    const others = this.openOthers().filter(({ booking, isMaybe }) => booking.doubt === undefined && !isMaybe);
    const sure = this.bases.filter(isSure);
    const [any, nameless] = [fittingByDay(sure), fittingByDay(sure.filter(isUnnamed))];
    const alike = fittingByDay(others);
    for (const other of others) {
      if (other.day === noDay || this.joined.has(other)) continue;
      const possible = isUnnamed(other) ? any : nameless;
      const days = daysAround(other.day, namelessDaysMax);
      const near = fittingOf(possible, days);
      const base = firstFitting(near, other);
      if (base === undefined) {
        this.doubtFar(other, possible);
        if (hasNameless(other)) this.doubtJoined(other, any);
        continue;
      }
      const isOne = countFitting(near, other) === 1;
      const isOnly = countFitting(fittingOf(alike, [other.day, ...days]), base) === 1;
      if (isOne && !mayBeSame(base, other, 1)) continue;
      if (isOne && isOnly && !this.taken.has(base) && mayBeSame(base, other)) {
        this.join(base, other);
        const found = problem('BOOKING_DAYS_DIFFER', [], { one: base.day, other: other.day });
        base.booking.notices = withOne(base.booking.notices, found);
      } else this.doubtNear(base, other);
    }
  }

  /** A statement has one that nothing else tells, more days apart than the bank may differ by. */
  private doubtFar(other: Side, bases: ReadonlyMap<string, Fitting<Side>>): void {
    const base = firstFitting(fittingOf(bases, daysAround(other.day, namedDaysMax)), other);
    if (base === undefined || this.taken.has(base) || baseOf(other.booking).message.stream !== '054') return;
    other.booking.doubt = { kind: 'daysApart', other: base.booking };
  }

  /** What was joined to something that the bank names, and is told without a name as well, may be another that nothing tells. */
  private doubtJoined(other: Side, bases: ReadonlyMap<string, Fitting<Side>>): void {
    const base = firstFitting(fittingOf(bases, daysAround(other.day, namelessDaysMax)), other);
    if (base !== undefined && !this.taken.has(base)) this.doubtNear(base, other);
  }

  /** What the bank does not name is in doubt before what it names; a statement and a report never are. */
  private doubtNear(base: Side, other: Side): void {
    if (isNotified(base) && isUnnamed(base) && !isUnnamed(other)) {
      base.booking.doubt ??= { kind: 'countsDiffer', other: other.booking };
    } else if (isNotified(other)) other.booking.doubt = { kind: 'countsDiffer', other: base.booking };
  }
}
