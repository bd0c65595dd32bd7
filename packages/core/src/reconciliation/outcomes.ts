import { lineOfEvent, type RowEvent } from '../booking/index.ts';
import type { Item } from './item.ts';
import type { Sums } from './sums.ts';

/** What became of an item. */
export interface ItemOutcome {
  readonly item: Item;
  readonly receipt: { readonly bill?: string | undefined; readonly counted?: string | undefined };
}

/** What the next run has to know of what became of items: `seen` of the next run is that of this one, `lines`, and these. */
export function eventLines(outcomes: readonly ItemOutcome[], sums: Sums): string[] {
  const chains = new Chains(outcomes.length, sums.changes.keys());
  outcomes.forEach((one, at) => {
    if (isRemembered(one) && one.item.memory !== undefined) chains.add(one.item.memory.key, at);
  });
  return Array.from(chains.keys(), (key) => {
    const rows = chains.of(key).map((at) => rowEventOf(outcomes[at] as ItemOutcome));
    return lineOfEvent({ key, money: sums.changes.get(key), rows });
  });
}

function isRemembered(one: ItemOutcome): boolean {
  return one.item.counted === undefined || countedOf(one) !== undefined;
}

function rowEventOf(one: ItemOutcome): RowEvent {
  const { item, receipt } = one;
  const { key = '', row = 0 } = item.memory ?? {};
  const fate = item.doubt === undefined ? 'counted' : 'open';
  return { key, row, fate, bill: receipt.bill, counted: countedOf(one) };
}

/** A reversal of what was for no bill is done with; what could not be taken back waits for it. */
function countedOf({ item, receipt: { bill, counted } }: ItemOutcome): string | undefined {
  const isDone = counted === undefined && item.original !== undefined && bill === undefined;
  return isDone ? '0.00' : counted;
}

/** Places of a list by key, in the order of the first of each, as numbers alone: there is one for each of a million. */
class Chains {
  private readonly slots = new Map<string, number>();
  private readonly heads: Int32Array;
  private readonly tails: Int32Array;
  private readonly nexts: Int32Array;

  /** `first` are keys that come before all others, whether anything has them or not. */
  constructor(count: number, first: Iterable<string>) {
    for (const key of first) this.slots.set(key, this.slots.size);
    this.heads = new Int32Array(this.slots.size + count).fill(none);
    this.tails = new Int32Array(this.slots.size + count).fill(none);
    this.nexts = new Int32Array(count).fill(none);
  }

  add(key: string, at: number): void {
    const slot = this.slots.get(key) ?? this.slots.size;
    if (slot === this.slots.size) this.slots.set(key, slot);
    const tail = this.tails[slot] ?? none;
    if (tail === none) this.heads[slot] = at;
    else this.nexts[tail] = at;
    this.tails[slot] = at;
  }

  keys(): Iterable<string> {
    return this.slots.keys();
  }

  of(key: string): number[] {
    const found: number[] = [];
    for (let at = this.heads[this.slots.get(key) ?? 0] ?? none; at !== none; at = this.nexts[at] ?? none)
      found.push(at);
    return found;
  }
}

const none = -1;
