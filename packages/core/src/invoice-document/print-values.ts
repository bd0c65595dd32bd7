import type { CalendarDate } from '../date/index.ts';
import { shortDecimal, sumOf } from '../money/index.ts';

/** `1'949.75`: two decimals, an apostrophe between thousands, as Swiss invoices have it. */
export function printAmount(amount: string): string {
  return grouped(sumOf([amount]));
}

/** A unit price: two decimals, or as many as it has. */
export function printPrice(price: string): string {
  const short = shortDecimal(price);
  return (short.split('.')[1]?.length ?? 0) > 2 ? grouped(short) : printAmount(short);
}

/** A quantity without trailing zeros. */
export function printQuantity(quantity: string): string {
  return grouped(shortDecimal(quantity));
}

/** `8.1%`. */
export function printPercent(percent: string): string {
  return `${shortDecimal(percent)}%`;
}

/** `21.11.2026`. */
export function printDate(date: CalendarDate): string {
  return `${date.slice(8)}.${date.slice(5, 7)}.${date.slice(0, 4)}`;
}

function grouped(decimal: string): string {
  const [whole = '', decimals] = decimal.split('.');
  const groups = whole.replace(/\B(?=(?:\d{3})+$)/g, "'");
  return decimals === undefined ? groups : `${groups}.${decimals}`;
}
