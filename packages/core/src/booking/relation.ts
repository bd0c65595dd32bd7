import type { Message } from './told.ts';

/**
 * How two messages of one stream stand to each other: `same` tells the same bookings again as far as they are about the same days,
 * `apart` tells others, `unknown` cannot be told. Source: SPS 2025, Business Rules, 2.4.3.
 */
export type Relation = 'same' | 'apart' | 'unknown';

export function relationOf(one: Message, other: Message): Relation {
  if (one.base === other.base) return one.page === other.page ? 'same' : 'apart';
  if (one.stream === '054') return 'unknown';
  return (
    relationByTime(one, other) ?? relationByBalance(one, other) ?? (one.isCopy || other.isCopy ? 'same' : 'unknown')
  );
}

function relationByTime(one: Message, other: Message): Relation | undefined {
  if (!one.from || !one.to || !other.from || !other.to) return undefined;
  const [first, last] = one.from <= other.from ? [one, other] : [other, one];
  return (first.to as string) <= (last.from as string) ? 'apart' : 'same';
}

/** What begins where the other ends goes on from it; what begins where the other begins tells it again. */
function relationByBalance(one: Message, other: Message): Relation | undefined {
  if (one.opening === undefined || other.opening === undefined) return undefined;
  const goesOn = [
    [one, other],
    [other, one],
  ].some(([before, after]) => before !== undefined && after !== undefined && isFollowedBy(before, after));
  if (one.opening === other.opening) return goesOn ? undefined : 'same';
  return goesOn ? 'apart' : undefined;
}

/** The balance fits, and no day comes before one that was told. What moves no balance fits by chance. */
function isFollowedBy(before: Message, after: Message): boolean {
  if (before.opening === before.closing || after.opening === after.closing) return false;
  const [last = '', first = last] = [before.days.at(-1), after.days[0]];
  return before.closing !== undefined && before.closing === after.opening && last <= first;
}

/** Whether a statement is about a day: then the money of that day is what it says. */
export function covers({ from, to, days }: Message, day: string): boolean {
  if (days.includes(day)) return true;
  if (from === undefined || to === undefined || day < dayOf(from)) return false;
  // A period that ends at midnight does not hold the day that begins then
  const endsBefore = /T00:00(?::00(?:\.0+)?)?(?:Z|[+-]\d\d:\d\d)?$/.test(to) && dayOf(from) !== dayOf(to);
  return endsBefore ? day < dayOf(to) : day <= dayOf(to);
}

/** Whether any of some statements is about a day: each day is looked at once. */
export function coverage(statements: readonly Message[]): (day: string) => boolean {
  const known = new Map<string, boolean>();
  return (day) => {
    const found = known.get(day) ?? statements.some((message) => covers(message, day));
    known.set(day, found);
    return found;
  };
}

function dayOf(moment: string): string {
  return moment.slice(0, 10);
}
