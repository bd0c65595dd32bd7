import { daysBetween } from '../date/index.ts';
import { compareDecimals, exactSumOf } from '../money/index.ts';
import { compareTexts, currenciesOf, type Debtor } from './debtor.ts';

/** How long something is overdue, in days; `credit` is what customers have in credit. */
export const ages = ['notDue', 'to30', 'to60', 'to90', 'over90', 'credit'] as const;
export type Age = (typeof ages)[number];

/** What is open of an invoice on a day. */
export interface OpenItem {
  readonly debtor: Debtor;
  /** Negative: what the customer has in credit. */
  readonly rest: string;
  /** Days after the last day to pay; zero or less: not overdue. Absent where the invoice says none. */
  readonly daysOverdue: number | undefined;
  readonly age: Age;
}

/** What is open on a day in one currency. */
export interface OpenItems {
  readonly currency: string;
  /** What is due first stands first. */
  readonly items: readonly OpenItem[];
  readonly byAge: Readonly<Record<Age, string>>;
  /** What all of it comes to: the closing balance of the debtor journal of that day. */
  readonly total: string;
}

/**
 * What is open of each invoice at the end of a day, by currency, with how long it is overdue: up to 30, 60 and 90 days, and longer.
 * What has no last day to pay is not due. Reports no problems.
 */
export function openItems(debtors: readonly Debtor[], day: Debtor['date']): readonly OpenItems[] {
  return currenciesOf(debtors).map((currency) => {
    const items = debtors
      .filter((debtor) => debtor.currency === currency)
      .map((debtor) => itemOf(debtor, day))
      .filter(({ rest }) => compareDecimals(rest, '0') !== 0)
      .sort(byDueDay);
    const sum = (of: readonly OpenItem[]) => exactSumOf(['0.00', ...of.map(({ rest }) => rest)]);
    const byAge = Object.fromEntries(ages.map((age) => [age, sum(items.filter((item) => item.age === age))]));
    return { currency, items, byAge: byAge as Record<Age, string>, total: sum(items) };
  });
}

function itemOf(debtor: Debtor, day: Debtor['date']): OpenItem {
  const rest = exactSumOf(['0.00', ...debtor.events.filter((event) => event.day <= day).map(({ amount }) => amount)]);
  const daysOverdue = debtor.dueDay && daysBetween(debtor.dueDay, day);
  return { debtor, rest, daysOverdue, age: compareDecimals(rest, '0') < 0 ? 'credit' : ageOf(daysOverdue ?? 0) };
}

function ageOf(days: number): Age {
  if (days <= 0) return 'notDue';
  if (days <= 30) return 'to30';
  if (days <= 60) return 'to60';
  return days <= 90 ? 'to90' : 'over90';
}

function byDueDay({ debtor: one }: OpenItem, { debtor: other }: OpenItem): number {
  return (
    compareTexts(one.dueDay ?? '9999', other.dueDay ?? '9999') ||
    compareTexts(one.number, other.number) ||
    compareTexts(one.id, other.id)
  );
}
