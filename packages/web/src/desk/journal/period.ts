import type { Period } from '@rappen/core/debtors';
import { dayAfter, monthAfter } from '../../records/days.ts';

/** Periods that are offered. */
export const periodNames = [
  'month',
  'lastMonth',
  'quarter',
  'lastQuarter',
  'half',
  'lastHalf',
  'year',
  'lastYear',
  'own',
] as const;
export type PeriodName = (typeof periodNames)[number];

const lengths: Readonly<Record<Exclude<PeriodName, 'own'>, { readonly months: number; readonly isLast: boolean }>> = {
  month: { months: 1, isLast: false },
  lastMonth: { months: 1, isLast: true },
  quarter: { months: 3, isLast: false },
  lastQuarter: { months: 3, isLast: true },
  half: { months: 6, isLast: false },
  lastHalf: { months: 6, isLast: true },
  year: { months: 12, isLast: false },
  lastYear: { months: 12, isLast: true },
};

/** The days of a period of the calendar that a day is in, or of the one before. */
export function periodOf(name: Exclude<PeriodName, 'own'>, day: string): Period {
  const { months, isLast } = lengths[name];
  const [year = '', month = '1'] = day.split('-');
  const first = Math.trunc((Number(month) - 1) / months) * months + 1;
  const start = `${year}-${String(first).padStart(2, '0')}-01`;
  const from = isLast ? monthAfter(start, -months) : start;
  return { from, to: dayAfter(monthAfter(from, months), -1) };
}
