import { addDays, type CalendarDate, calendarDateOf } from '../../date/index.ts';
import { shortDecimal } from '../../money/index.ts';
import type { TermAdjustment } from '../semantic/index.ts';

/** Days, weeks, months and years of UN/ECE Recommendation 20; a period is at most ten years. */
const days: Readonly<Record<string, number>> = { __proto__: null as never, DAY: 1, D: 1, WEE: 7 };
const months: Readonly<Record<string, number>> = { __proto__: null as never, MON: 1, QAN: 3, ANN: 12 };
const countMax = 3_660;

/**
 * The last day of the period of a discount or penalty: the one that is named, or the period counted from its first day, which is that of
 * the invoice unless another one is named. Undefined where neither is there, or the period is not understood.
 */
export function lastDayOf(
  { until, from, period }: TermAdjustment,
  issued: CalendarDate | undefined,
): CalendarDate | undefined {
  const named = calendarDateOf(until);
  if (named !== undefined) return named;
  const first = calendarDateOf(from) ?? issued;
  const { value, unit = '' } = period ?? {};
  const count = value === undefined ? '' : shortDecimal(value);
  if (first === undefined || !/^\d{1,4}$/.test(count) || Number(count) > countMax) return undefined;
  const ofDays = days[unit];
  if (ofDays !== undefined) return addDays(first, Number(count) * ofDays);
  const ofMonths = months[unit];
  return ofMonths === undefined ? undefined : monthsLater(first, Number(count) * ofMonths);
}

/** The same day of a later month, or the last one that it has. */
function monthsLater(first: CalendarDate, count: number): CalendarDate | undefined {
  const [year = 0, month = 0, day = 0] = first.split('-').map(Number);
  const total = year * 12 + month - 1 + count;
  const [y, m] = [Math.floor(total / 12), (total % 12) + 1];
  for (let last = day; last >= day - 3; last--) {
    const found = calendarDateOf(
      `${String(y).padStart(4, '0')}-${String(m).padStart(2, '0')}-${String(last).padStart(2, '0')}`,
    );
    if (found !== undefined) return found;
  }
  return undefined;
}
