import { payerOf } from '../booking/index.ts';
import type { Item } from './item.ts';

interface Ordered {
  readonly item: Item;
  readonly size: string;
  /** Made where all else is the same. */
  said?: string;
}

/**
 * What is taken off again first; then by day, what came in before what was taken back; of one day the larger amounts first, then by
 * what they say: neither the order of files and entries nor how much a message says of a payment changes what becomes of a bill.
 */
export function inBookingOrder(items: readonly Item[]): Item[] {
  const all = items.map((item): Ordered => ({ item, size: (item.amount ?? '').padStart(amountLength, '0') }));
  return all.sort(compared).map(({ item }) => item);
}

function saidBy({ account, detail, entry, key }: Item): string {
  const references = detail?.references.map(({ text }) => text).sort() ?? [];
  const said = [account, ...references, detail?.endToEndId, detail && payerOf(detail), entry.servicerReference];
  return [...said, detail?.servicerReference, key].join('|');
}

function compared(one: Ordered, other: Ordered): number {
  const [mine, theirs] = [one.item.counted === undefined, other.item.counted === undefined];
  if (mine !== theirs) return mine ? 1 : -1;
  if (one.item.date !== other.item.date) return (one.item.date ?? lastDay) < (other.item.date ?? lastDay) ? -1 : 1;
  if (one.item.direction !== other.item.direction) return one.item.direction === 'credit' ? -1 : 1;
  if (one.size !== other.size) return one.size > other.size ? -1 : 1;
  one.said ??= saidBy(one.item);
  other.said ??= saidBy(other.item);
  return one.said < other.said ? -1 : one.said > other.said ? 1 : 0;
}

/** Longer than any amount. */
const amountLength = 24;

/** What has no day comes last. */
const lastDay = '9999-12-31';
