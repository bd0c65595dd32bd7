import { bankKinds } from '../records/bank/records.ts';
import { recordKinds } from '../records/desk/records.ts';
import { newId } from '../records/new-id.ts';
import { putAttached } from './attached/attached-store.ts';
import { type BinChange, type BinEntry, type KeptKind, keptKinds, keptUntil, stateTextOf } from './bin.ts';
import { goneIn, type KeptRecord, type Opened } from './database.ts';
import type { Everything, UnreadRecord } from './everything.ts';
import { isSame, type KeptMaps, type MergedKind, type MergedKinds, mergedKind, withCompanies } from './merge.ts';

/** What a backup does to what is kept: it takes its place, or comes to it. */

/** What came of a backup beside what is kept: the entry of the bin that takes it back, and how many records are new or changed. */
export interface Merged {
  readonly entry: BinEntry;
  readonly count: number;
}

/** What one transaction with the bin can touch. */
export const stores = [...keptKinds, 'bin', 'settings', 'attached'] as const;

/** Puts a backup in the place of what is kept. */
export async function replaceBy(
  opened: Opened,
  everything: Everything,
  unread: readonly UnreadRecord[],
  day: string,
): Promise<BinEntry | 'full'> {
  const given = givenOf(everything);
  const exchanged = await exchange(opened, { ...everything, unread, day }, (before) =>
    mapKinds(given, (kind, next) => ({
      after: new Map(next.map((record) => [record.id, laterThan(record, before[kind].get(record.id))])),
      left: [],
    })),
  );
  return exchanged === 'full' ? exchanged : exchanged.entry;
}

/** Brings a backup together with what is kept. */
export async function mergeWith(
  opened: Opened,
  everything: Everything,
  unread: readonly UnreadRecord[],
  day: string,
): Promise<Merged | 'full'> {
  const given = givenOf(everything);
  return exchange(opened, { ...everything, unread, day }, (before, here) => {
    const bins = { here, there: everything.bin };
    const merged = mapKinds(given, (kind, there) => mergedKind(kind, before[kind], there, bins));
    return withCompanies(merged, [...(given.companies ?? []), ...before.companies.values()]);
  });
}

type Given = Readonly<Record<KeptKind, readonly KeptRecord[] | undefined>>;

const noBank = { rows: undefined, files: undefined, accounts: undefined, runs: undefined, bills: undefined };

const givenOf = ({ desk, bank }: Everything): Given => ({ ...desk, ...noBank, ...bank });

/** What a file gives of each kind, made into something else; a kind that it has nothing of stays out. */
function mapKinds(given: Given, made: (kind: KeptKind, records: readonly KeptRecord[]) => MergedKind): MergedKinds {
  const entries = keptKinds.flatMap((kind) => {
    const records = given[kind];
    return records === undefined ? [] : [[kind, made(kind, records)] as const];
  });
  return Object.fromEntries(entries);
}

/** What comes with a file besides its records. */
interface Beside extends Pick<Everything, 'bin' | 'attached'> {
  readonly unread: readonly UnreadRecord[];
  readonly day: string;
}

/** Puts other records in the place of those of each kind, in one transaction, with an entry in the bin that takes it back. */
async function exchange(
  opened: Opened,
  { bin, attached, unread, day }: Beside,
  nextOf: (before: KeptMaps, bin: readonly BinEntry[]) => MergedKinds,
): Promise<Merged | 'full'> {
  const exchanged = await opened.during(async (): Promise<Merged> => {
    const transaction = opened.database.transaction(stores, 'readwrite');
    const entries = transaction.objectStore('bin');
    const binBefore = await entries.getAll();
    await putAttached(transaction.objectStore('attached'), attached);
    const gone = await goneIn(transaction.objectStore('settings'));
    const [changes, left]: [BinChange[], BinChange[]] = [[], []];
    const maps: Partial<Record<KeptKind, ReadonlyMap<string, KeptRecord>>> = {};
    for (const kind of keptKinds) {
      const all: readonly KeptRecord[] = await transaction.objectStore(kind).getAll();
      maps[kind] = new Map(all.map((record) => [record.id, record]));
    }
    const nextKinds = nextOf(maps as KeptMaps, binBefore);
    for (const kind of keptKinds) {
      const [store, before, next] = [transaction.objectStore(kind), (maps as KeptMaps)[kind], nextKinds[kind]];
      if (next === undefined) continue;
      for (const id of new Set([...before.keys(), ...next.after.keys()])) {
        const known = next.after.get(id);
        const record = known && !before.has(id) ? gone.back(known) : known;
        const state = stateTextOf(record);
        if (state === stateTextOf(before.get(id))) continue;
        const was = before.get(id);
        if (record === undefined) {
          if (was) gone.went(was);
          await store.delete(id);
        } else await store.put(record as never);
        changes.push({ kind, id, before: was, after: state });
      }
      for (const one of next.left)
        left.push({ kind, id: one.id, before: one, after: stateTextOf(next.after.get(one.id)) });
    }
    await gone.keep();
    // One that is here already may have less in it, because something of it is back
    const known = new Set(binBefore.map(({ id }) => id));
    const others = bin.filter(({ id }) => !known.has(id));
    for (const one of [...others, ...unread.map((each) => unreadEntry(each, day))]) await entries.put(one);
    for (const change of left) await entries.put(entryOf(day, 'replaced', [change]));
    const entry = entryOf(day, 'replaced', changes);
    if (changes.length > 0) await entries.put(entry);
    await transaction.done;
    return { entry, count: changes.length };
  });
  if (exchanged !== 'full') tellAll(opened, exchanged.entry.changes);
  return exchanged;
}

/** Tells everybody which kinds have changed, and that the bin has. */
export function tellAll({ tell }: Opened, changes: readonly BinChange[]): void {
  for (const kind of recordKinds) if (changes.some((change) => change.kind === kind)) tell({ kind, id: undefined });
  if (changes.some(({ kind }) => bankKinds.some((one) => one === kind))) tell({ kind: 'bank' });
  tell({ kind: 'bin' });
}

/** What goes into the bin on a day. */
export function entryOf(day: string, reason: BinEntry['reason'], changes: readonly BinChange[]): BinEntry {
  return { id: newId(), day, until: keptUntil(day, changes), reason, changes };
}

/** What nobody understands stays until somebody deletes it: it is not known how much it is worth. */
function unreadEntry({ kind, record }: UnreadRecord, day: string): BinEntry {
  const known = keptKinds.find((one) => one === kind) ?? 'invoices';
  const { id } = (record ?? {}) as { readonly id?: unknown };
  const change = { kind: known, id: typeof id === 'string' ? id : newId(), before: record, after: '' };
  return { id: newId(), day, until: '', reason: 'unread', changes: [change] };
}

/** A record in the place of another one, newer than that: who holds it must not overwrite this. */
export function laterThan(record: KeptRecord, other: KeptRecord | undefined): KeptRecord {
  if (record.revision === undefined) return record;
  if (other !== undefined && isSame(record, other)) return other;
  return { ...record, revision: Math.max(record.revision, other?.revision ?? 0) + 1 };
}
