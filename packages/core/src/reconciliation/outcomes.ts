import { type EntryEvent, lineOfEvent, type RowEvent } from '../booking/index.ts';
import type { Item } from './item.ts';
import type { Sums } from './sums.ts';

/** What became of an item. */
export interface ItemOutcome {
  readonly item: Item;
  readonly bill?: string | undefined;
  readonly counted?: string | undefined;
}

/** What the next run has to know of what became of items: `seen` of the next run is that of this one, `lines`, and these. */
export function eventLines(outcomes: readonly ItemOutcome[], sums: Sums): string[] {
  const events = new Map<string, { money?: boolean | undefined; rows: RowEvent[] }>();
  const of = (key: string) => {
    const found = events.get(key) ?? { rows: [] };
    events.set(key, found);
    return found;
  };
  for (const [key, isIn] of sums.changes) of(key).money = isIn;
  for (const { item, bill, counted } of outcomes) {
    const isLeft = item.counted !== undefined && counted === undefined;
    if (item.memory === undefined || isLeft) continue;
    const fate = item.doubt === undefined ? 'counted' : 'open';
    of(item.memory.key).rows.push({ ...item.memory, fate, bill, counted });
  }
  return [...events].map(([key, event]): string => lineOfEvent({ key, ...event } as EntryEvent));
}
