import type { Expected, Margin } from './expected.ts';
import type { Chance } from './random.ts';
import type { Scenario } from './scenario.ts';
import { ToldWorld } from './told.ts';
import type { Bill, Booking, Discount, Row } from './world.ts';

/*
 * The rule of a cash discount, in hundredths and whole days, written from the rule: whoever pays what is open less the percentage, of the
 * bill or of what is open, by the last day of it, has paid all. Half a hundredth may go either way; francs of a bill in five rappen may be
 * rounded to five rappen. Once less was received than makes the whole with what was granted, nothing is granted any more.
 */

/** The discounts of a bill, by chance: none, one, or a larger one that ends before a smaller one. */
export function discountsOf(chance: Chance): readonly Discount[] {
  const until = chance.between(0, 6);
  const how = chance.weighted({ none: 4, one: 4, two: 2 });
  if (how === 'none') return [];
  const first = { percent: chance.oneOf([2, 3, 10]), until };
  return how === 'one' ? [first] : [first, { percent: 1, until: until + chance.between(1, 4) }];
}

/** What a payer makes of an amount who takes a discount: right, or wrong by some. */
export function discounted({ discounts }: Pick<Bill, 'discounts'>, amount: number, chance: Chance): number {
  const taken = chance.oneOf(discounts);
  const how = chance.weighted({ none: 4, right: 6, wrong: 1 });
  if (taken === undefined || how === 'none') return amount;
  const payable = amount - Math.round((amount * taken.percent) / 100);
  return how === 'right' ? payable : payable - chance.oneOf([7, -3]);
}

interface Account {
  paid: number;
  granted: number;
  last: number | undefined;
}

type Terms = Pick<Bill, 'amount' | 'discounts'> & { readonly isFrancs: boolean };

/** Money for a bill: it came on a day, or was taken back. */
interface Event {
  readonly run: number;
  readonly day: number;
  readonly paidOn: number;
  readonly amount: number;
}

function after(account: Account, { amount, paidOn }: Event, terms: Terms): Account {
  const { paid, granted, last } = account;
  const open = terms.amount - paid - granted;
  if (amount < 0) {
    if (paid + amount < 0) return account;
    const left = paid + amount;
    const isWhole = left + granted >= terms.amount;
    return { paid: left, granted: isWhole ? granted : 0, last: left === 0 ? undefined : last };
  }
  const day = Math.max(paidOn, (paid > 0 ? last : undefined) ?? paidOn);
  const isTaken = amount < open && terms.discounts.some((one) => day <= one.until && fits(open, amount, one, terms));
  return { paid: paid + amount, granted: granted + (isTaken ? open - amount : 0), last: day };
}

/** In hundredths of a hundredth, so that nothing is lost. */
function fits(open: number, amount: number, { percent }: Discount, { amount: whole, isFrancs }: Terms): boolean {
  const isFive = isFrancs && whole % 5 === 0 && amount % 5 === 0;
  return [whole, open].some((base) => {
    const off = Math.abs((open - amount) * 100 - base * percent);
    return off <= 50 || (isFive && off <= 250);
  });
}

/** Every discount that a bill may have been granted by the end of the runs: one, but where the order of what came is not known. Bills of which too much is not known are left out. */
export function possibleDiscounts(scenario: Scenario, expected: readonly Expected[]): ReadonlyMap<string, Set<number>> {
  const prefixes = scenario.runs.map((_, at) => new ToldWorld({ ...scenario, runs: scenario.runs.slice(0, at + 1) }));
  const { bills, accounts } = scenario.world;
  const sure = bills.filter(({ id }) => expected.every(({ paid }) => isSure(paid.get(id))));
  const found = new Map<string, Set<number>>();
  for (const bill of sure) {
    const terms = { ...bill, isFrancs: accounts[bill.account]?.currency === 'CHF' };
    const groups = eventsOf(bill, prefixes);
    if (groups.some(({ length }) => length > groupMax)) continue;
    const ends = groups.reduce<readonly Account[]>(
      (before, group) => before.flatMap((account) => endsOf(group, account, terms)),
      [nothing],
    );
    found.set(bill.id, new Set(ends.map(({ granted }) => granted)));
  }
  return found;
}

const nothing: Account = { paid: 0, granted: 0, last: undefined };

/** Events whose orders are all gone through. */
const groupMax = 5;

function endsOf(group: readonly Event[], account: Account, terms: Terms): Account[] {
  return ordersOf(group).map((order) => order.reduce((now, one) => after(now, one, terms), account));
}

function isSure(margin: Margin | undefined): boolean {
  return (
    margin !== undefined && [margin.short, margin.over, margin.freeShort, margin.freeOver].every((one) => one === 0)
  );
}

/** In the order in which they are read; those that are read together and are booked on days side by side in one group. */
function eventsOf(bill: Bill, prefixes: readonly ToldWorld[]): Event[][] {
  const [first] = prefixes;
  const events = (first?.world.bookings ?? [])
    .flatMap((booking) => eventsOfBooking(booking, bill, prefixes))
    .sort((one, other) => one.run - other.run || one.day - other.day);
  const groups: Event[][] = [];
  for (const event of events) {
    const last = groups.at(-1)?.at(-1);
    if (last !== undefined && last.run === event.run && event.day - last.day <= sideBySide) groups.at(-1)?.push(event);
    else groups.push([event]);
  }
  return groups;
}

/** Messages may tell a booking a day off. */
const sideBySide = 2;

function eventsOfBooking(booking: Booking, bill: Bill, prefixes: readonly ToldWorld[]): Event[] {
  if (booking.kind === 'receipt' || booking.kind === 'collection') {
    return booking.rows.filter((row) => row.bill === bill.id).flatMap((row) => receiptOf(booking, row, prefixes));
  }
  const original = prefixes[0]?.world.bookings.find(({ id }) => id === booking.reverses?.booking);
  if (booking.kind !== 'reversal' || original === undefined) return [];
  const rows = original.rows.filter(({ id }) => [undefined, id].includes(booking.reverses?.row));
  const run = prefixes.findIndex((told) => told.views(booking).length > 0);
  return rows
    .filter((row) => row.bill === bill.id)
    .flatMap((row) => receiptOf(original, row, prefixes))
    .map((event) => ({ ...event, run: Math.max(run, event.run), day: booking.day, amount: -event.amount }))
    .filter(() => run >= 0);
}

/** A payment from the run on that is the first to tell it. What came at once was paid then, where that is told. */
function receiptOf(booking: Booking, row: Row, prefixes: readonly ToldWorld[]): Event[] {
  const run = prefixes.findIndex((told) => told.toldRowIds(booking).has(row.id) || told.isInstant(row.id));
  const told = prefixes[run];
  if (told === undefined) return [];
  const isAtOnce = row.instant !== undefined && told.isInstant(row.id);
  const day = isAtOnce && told.views(booking).length === 0 ? (row.instant?.day ?? booking.day) : booking.day;
  return [{ run, day, paidOn: isAtOnce ? (row.instant?.day ?? day) : valueDayOf(booking), amount: row.amount }];
}

/** The day that a statement gives as value date. */
export function valueDayOf({ day, valuedLater = 0 }: Booking): number {
  return day + valuedLater;
}

function ordersOf<T>(items: readonly T[]): T[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((item, at) => ordersOf(items.filter((_, other) => other !== at)).map((rest) => [item, ...rest]));
}
