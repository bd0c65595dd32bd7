import type { PaymentTerm } from './e-invoice.ts';

/**
 * The day by which the whole amount is to be paid without any discount: the latest of the days that the invoice and its terms name. The
 * day of a term with a discount or a penalty counts only where no other term is there, and its discount has a period of its own.
 */
export function netDayOf(terms: readonly PaymentTerm[], dueDate: string | undefined): string | undefined {
  const net = terms.filter(({ discounts, penalties }) => discounts.length === 0 && penalties.length === 0);
  const named = latest([dueDate, ...net.map((term) => term.dueDate)]);
  if (named !== undefined || net.length > 0) return named;
  return latest(terms.filter((term) => terms.length === 1 || hasOwnPeriod(term)).map((term) => term.dueDate));
}

function hasOwnPeriod({ discounts }: PaymentTerm): boolean {
  return discounts.every(({ period, until }) => period !== undefined || until !== undefined);
}

function latest(days: readonly (string | undefined)[]): string | undefined {
  return days.filter((day) => day !== undefined).reduce<string | undefined>(later, undefined);
}

function later(one: string | undefined, other: string): string {
  return one === undefined || other > one ? other : one;
}
