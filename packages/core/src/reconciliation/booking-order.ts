import { payerOf } from '../booking/index.ts';
import type { Item } from './item.ts';

/**
 * What is taken off again first; then by day, what came in before what was taken back; of one day the larger amounts first, then by
 * what they say: neither the order of files and entries nor how much a message says of a payment changes what becomes of a bill.
 */
export function inBookingOrder(items: readonly Item[]): Item[] {
  // Made where all else is the same
  const said = new Map<Item, string>();
  const saidOf = (item: Item) => {
    const text = said.get(item) ?? saidBy(item);
    said.set(item, text);
    return text;
  };
  return [...items].sort((one, other) => compared(one, other) ?? byText(saidOf(one), saidOf(other)));
}

function saidBy({ account, detail, entry, key }: Item): string {
  const references = detail?.references.map(({ text }) => text).sort() ?? [];
  const said = [account, ...references, detail?.endToEndId, detail && payerOf(detail), entry.servicerReference];
  return [...said, detail?.servicerReference, key].join('|');
}

/** Undefined where only all that they say can tell. */
function compared(one: Item, other: Item): number | undefined {
  const [mine, theirs] = [one.counted === undefined, other.counted === undefined];
  if (mine !== theirs) return mine ? 1 : -1;
  if (one.date !== other.date) return (one.date ?? lastDay) < (other.date ?? lastDay) ? -1 : 1;
  if (one.direction !== other.direction) return one.direction === 'credit' ? -1 : 1;
  return bySize(one.amount ?? '', other.amount ?? '') ?? byReference(one, other);
}

/** The larger first; undefined where none is. */
function bySize(one: string, other: string): number | undefined {
  const isShort = one.length !== other.length;
  const [mine, theirs] = isShort ? [one.padStart(amountLength, '0'), other.padStart(amountLength, '0')] : [one, other];
  return mine === theirs ? undefined : -byText(mine, theirs);
}

/** What they say begins with the account and the references: where each has one, as long as the other, no more is needed. */
function byReference(one: Item, other: Item): number | undefined {
  const [mine, theirs] = [onlyReferenceOf(one), onlyReferenceOf(other)];
  const isTold = mine !== undefined && mine !== theirs && mine.length === theirs?.length;
  return isTold && one.account === other.account ? byText(mine, theirs) : undefined;
}

function onlyReferenceOf({ detail }: Item): string | undefined {
  return detail?.references.length === 1 ? detail.references[0]?.text : undefined;
}

function byText(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

/** Longer than any amount. */
const amountLength = 24;

/** What has no day comes last. */
const lastDay = '9999-12-31';
