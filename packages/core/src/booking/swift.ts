import { joinStreams } from './between-streams.ts';
import { type Booking, baseOf, ownsOf, toldOfBooking } from './booking.ts';
import { daysAround } from './near-days.ts';
import { noDay } from './told.ts';

/** Days by which two formats of one statement may differ on a booking. */
const nearDaysMax = 5;

/** Whether a statement of each format is about a day. */
interface CoveredDays {
  readonly '053': (day: string) => boolean;
  readonly '940': (day: string) => boolean;
}

/**
 * What an MT940 tells beside the account statements of ISO 20022, all alike in account, amount, currency, direction and reversal. The two
 * are one statement in two formats: what both tell of a day is joined, by the bank's reference or by count, as the references may differ.
 * Where a camt.053 is about a day, the MT940 adds no money: what it has more is open. So is what may stand there on another day.
 */
export function joinSwift(
  statements: readonly Booking[],
  swift: readonly Booking[],
  covered: CoveredDays,
): { readonly money: Booking[]; readonly open: Booking[] } {
  if (swift.length === 0) return { money: [], open: [] };
  const sorted = (bookings: readonly Booking[]) => (statements.length === 0 ? bookings : inOrderOfPayers(bookings));
  const left = joinStreams(sorted(statements), sorted(swift), false);
  const alone = statements.filter((one) => toldOfBooking(one).every(({ message }) => message.stream !== '940'));
  const byDay = new Map(alone.map((one) => [baseOf(one).day, one]));
  const byOwn = new Map(alone.flatMap((one) => [...ownsOf(one)].map((own) => [`${baseOf(one).day} ${own}`, one])));
  const money: Booking[] = [];
  const open: Booking[] = [];
  for (const one of left) {
    const { day } = baseOf(one);
    const other = covered['053'](day) ? undefined : toldOnOtherDay(one, byDay, byOwn, covered);
    if (other !== undefined) one.doubt ??= { kind: 'countsDiffer', other };
    if (covered['053'](day) || other !== undefined) open.push(one);
    else money.push(one);
  }
  return { money, open };
}

/** The payer's name for a payment tells apart what is alike: in its order both formats tell the same. */
function inOrderOfPayers(bookings: readonly Booking[]): Booking[] {
  const keys = new Map(bookings.map((one) => [one, toldOfBooking(one)[0]?.rows[0]?.endToEnd ?? '']));
  return [...bookings].sort((one, other) => {
    const [key, next] = [keys.get(one) ?? '', keys.get(other) ?? ''];
    return key < next ? -1 : key > next ? 1 : 0;
  });
}

/** A booking near by that the MT940 has not, although it is about that day too, or that has its reference of the bank. */
function toldOnOtherDay(
  one: Booking,
  byDay: ReadonlyMap<string, Booking>,
  byOwn: ReadonlyMap<string, Booking>,
  covered: CoveredDays,
): Booking | undefined {
  const { day } = baseOf(one);
  const owns = [...ownsOf(one)];
  if (day === noDay || byDay.size === 0) return undefined;
  for (const near of daysAround(day, nearDaysMax)) {
    const named = owns.flatMap((own) => byOwn.get(`${near} ${own}`) ?? [])[0];
    const found = named ?? (covered['940'](near) ? byDay.get(near) : undefined);
    if (found !== undefined) return found;
  }
  return undefined;
}
