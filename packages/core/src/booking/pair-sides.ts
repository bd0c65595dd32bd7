import { groupsBy, listsBy } from '../lists.ts';
import { distance } from './near-days.ts';
import { Fitting, pairUp } from './pair-up.ts';
import { byDay, dayKey, type Side } from './side.ts';

/** Days by which two messages may differ on one booking that has the same reference of the bank. */
export const namedDaysMax = 5;

export type Pairs = readonly (readonly [Side, Side])[];

/** Those of one day first, unless more can be paired in the order of days. */
export function pairsByDay(bases: readonly Side[], others: readonly Side[]): Pairs {
  const sameDay = pairsOfOneDay(bases, others);
  const gone = new Set(sameDay.flat());
  const isLeft = (one: Side) => !gone.has(one);
  const first = [...sameDay, ...pairsInOrder(bases.filter(isLeft), others.filter(isLeft))];
  if (first.length === Math.min(bases.length, others.length)) return first;
  const second = pairsInOrder(bases, others);
  return second.length > first.length ? second : first;
}

export function pairsOfOneDay(bases: readonly Side[], others: readonly Side[]): Pairs {
  const basesByDay = listsBy(bases, dayKey);
  return [...listsBy(others, dayKey)].flatMap(([day, ofDay]) => pairUp(basesByDay.get(day) ?? [], ofDay).pairs);
}

/** Those with the same payments first. */
function pairsInOrder(bases: readonly Side[], others: readonly Side[]): Pairs {
  const ofSignature = listsBy(bases, ({ signature = '' }) => signature);
  const same = groupsBy(others, ({ signature = '' }) => signature).flatMap((group) => {
    const signature = group[0]?.signature;
    return signature === undefined ? [] : pairsOfAll(ofSignature.get(signature) ?? [], group);
  });
  const gone = new Set(same.flat());
  const isLeft = (one: Side) => !gone.has(one);
  return [...same, ...pairsOfAll(bases.filter(isLeft), others.filter(isLeft))];
}

function pairsOfAll(bases: readonly Side[], others: readonly Side[]): Pairs {
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

export function fittingByDay(sides: readonly Side[]): Map<string, Fitting<Side>> {
  return new Map([...listsBy(sides, dayKey)].map(([day, ofDay]) => [day, new Fitting(ofDay)]));
}

export function fittingOf(byDay: ReadonlyMap<string, Fitting<Side>>, days: readonly string[]): Fitting<Side>[] {
  return days.flatMap((day) => byDay.get(day) ?? []);
}

export function firstFitting(all: readonly Fitting<Side>[], side: Side): Side | undefined {
  return all.map((one) => one.of(side)).find((found) => found !== undefined);
}

export function countFitting(all: readonly Fitting<Side>[], side: Side): number {
  return all.reduce((sum, one) => sum + one.countOf(side), 0);
}
