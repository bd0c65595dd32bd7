import { bankModels } from '../records/bank/model.ts';
import { deskModels, type RecordKind } from '../records/desk/records.ts';
import { type BinChange, type BinEntry, isDisposable, isOver, ownKinds, stateTextOf } from './bin.ts';
import { type Database, goneIn, type KeptRecord, type Opened } from './database.ts';
import type { Everything, UnreadRecord } from './everything.ts';
import { entryOf, laterThan, type Merged, mergeWith, replaceBy, stores, tellAll } from './exchange.ts';
import { readTolerantly } from './tolerant.ts';

/** What became of a removal: where it is now; `issued`: it must be kept; `gone`: there was nothing. */
type Removed = BinEntry | 'issued' | 'gone' | 'full';

/** How many records are back, and how many are as others have changed them since, or have no company any more. */
type TakenBack = { readonly back: number; readonly left: number } | 'full';

/** What the desk does with its bin. */
export interface BinStore {
  /** Puts a record into the bin, a company with all that is its own; not an issued invoice by itself: that is cancelled. */
  remove(kind: RecordKind, id: string, day: string): Promise<Removed>;
  /** What is in the bin, the latest first. What has had its time on a day is deleted before. */
  bin(day: string): Promise<readonly BinEntry[]>;
  /**
   * Brings back what an entry of the bin took away; what was changed since stays as it is, and so does its part of the entry. What has to
   * make room for it comes into the bin.
   */
  takeBack(entry: string, day: string): Promise<TakenBack>;
  /** Deletes an entry of the bin for good; one with invoices that must be kept stays. */
  dispose(entry: string): Promise<void>;
  /**
   * Puts a backup in the place of what is kept, and that into the bin, as an entry to take back. A backup of days before there was a
   * bank leaves that as it is.
   */
  replaceAll(everything: Everything, unread: readonly UnreadRecord[], day: string): Promise<Removed>;
  /**
   * Brings a backup of another computer together with what is kept. What it changes here, and what of it is not taken because something
   * else is kept, is in the bin.
   */
  merge(everything: Everything, unread: readonly UnreadRecord[], day: string): Promise<Merged | 'full'>;
}

const models = { ...deskModels, ...bankModels };
/** All that is in the bin. */
function binIn(database: Database): Promise<BinEntry[]> {
  return database.getAll('bin');
}

/** What the desk does with its bin: each in one transaction, so that nothing is in two places or in none. */
export function binStore(opened: Opened): BinStore {
  const { database, tell } = opened;
  return {
    remove: (kind, id, day) => remove(opened, kind, id, day),
    async bin(day) {
      const all = await binIn(database);
      const over = all.filter((entry) => isOver(entry, day));
      for (const { id } of over) await database.delete('bin', id);
      return all.filter((entry) => !over.includes(entry)).sort((one, other) => (one.day < other.day ? 1 : -1));
    },
    takeBack: (id, day) => takeBack(opened, id, day),
    async dispose(id) {
      const entry = await database.get('bin', id);
      if (entry === undefined || !isDisposable(entry)) return;
      await database.delete('bin', id);
      tell({ kind: 'bin' });
    },
    replaceAll: (everything, unread, day) => replaceBy(opened, everything, unread, day),
    merge: (everything, unread, day) => mergeWith(opened, everything, unread, day),
  };
}

async function remove(opened: Opened, kind: RecordKind, id: string, day: string): Promise<Removed> {
  const removed = await opened.during(async (): Promise<Removed> => {
    const transaction = opened.database.transaction(stores, 'readwrite');
    const record = await transaction.objectStore(kind).get(id);
    if (record === undefined) return 'gone';
    if ('issuedOn' in record && record.issuedOn !== '') return 'issued';
    const changes: BinChange[] = [{ kind, id, before: record, after: '' }];
    for (const own of kind === 'companies' ? ownKinds : [])
      for (const one of await transaction.objectStore(own).getAll())
        if (one.companyId === id) changes.push({ kind: own, id: one.id, before: one, after: '' });
    const gone = await goneIn(transaction.objectStore('settings'));
    for (const { kind: of, id: own, before } of changes) {
      gone.went(before as KeptRecord);
      await transaction.objectStore(of).delete(own);
    }
    await gone.keep();
    const entry = entryOf(day, 'removed', changes);
    await transaction.objectStore('bin').put(entry);
    await transaction.done;
    return entry;
  });
  if (typeof removed === 'object') tellAll(opened, removed.changes);
  return removed;
}

async function takeBack(opened: Opened, id: string, day: string): Promise<TakenBack> {
  let changes: readonly BinChange[] = [];
  const taken = await opened.during(async (): Promise<TakenBack> => {
    const transaction = opened.database.transaction(stores, 'readwrite');
    const entry = await transaction.objectStore('bin').get(id);
    if (entry === undefined) return { back: 0, left: 0 };
    changes = entry.changes;
    const [left, replaced]: [BinChange[], BinChange[]] = [[], []];
    const gone = await goneIn(transaction.objectStore('settings'));
    const companies = new Set((await transaction.objectStore('companies').getAllKeys()).map(String));
    for (const change of inOrder(entry.changes)) {
      const store = transaction.objectStore(change.kind);
      const now = await store.get(change.id);
      const record = recordOf(change, now);
      const isSame = stateTextOf(now) === change.after;
      const isInUse = async () =>
        change.kind === 'companies' && (await hasRecords(change.id, (kind) => transaction.objectStore(kind).getAll()));
      if (!isSame || record === 'unread' || isOrphan(record, companies)) left.push(change);
      else if (record === undefined && (await isInUse())) left.push(change);
      else {
        const next = record && gone.back(record);
        if (next !== undefined) {
          await store.put(next as never);
          if (change.kind === 'companies') companies.add(change.id);
        } else if (now !== undefined) {
          gone.went(now);
          await store.delete(change.id);
        }
        if (now !== undefined) replaced.push({ ...change, before: now, after: stateTextOf(next) });
      }
    }
    await gone.keep();
    if (left.length === 0) await transaction.objectStore('bin').delete(id);
    else await transaction.objectStore('bin').put({ ...entry, changes: left });
    if (replaced.length > 0) await transaction.objectStore('bin').put(entryOf(day, 'replaced', replaced));
    await transaction.done;
    return { back: entry.changes.length - left.length, left: left.length };
  });
  tellAll(opened, changes);
  return taken;
}

/** The record that a change took away, newer than what is there: who holds that must not overwrite it. `unread`: it is none. */
function recordOf({ kind, before }: BinChange, now: KeptRecord | undefined): KeptRecord | 'unread' | undefined {
  if (before === undefined) return undefined;
  const read = readTolerantly<unknown>(models[kind], before);
  return read === undefined ? 'unread' : laterThan(read.value as KeptRecord, now);
}

function isOrphan(record: KeptRecord | undefined, companies: ReadonlySet<string>): boolean {
  return record !== undefined && 'companyId' in record && !companies.has(String(record.companyId));
}

/** A company comes before what is its own, and goes once that has gone. */
function inOrder(changes: readonly BinChange[]): readonly BinChange[] {
  const placeOf = ({ kind, before }: BinChange) => (kind !== 'companies' ? 1 : before === undefined ? 2 : 0);
  return [...changes].sort((one, other) => placeOf(one) - placeOf(other));
}

/** Whether a company has records, as when something was written for it since. */
async function hasRecords(
  companyId: string,
  allOf: (kind: (typeof ownKinds)[number]) => Promise<readonly { readonly companyId: string }[]>,
): Promise<boolean> {
  for (const kind of ownKinds) if ((await allOf(kind)).some((one) => one.companyId === companyId)) return true;
  return false;
}
