import { bankModels } from '../records/bank/model.ts';
import { bankKinds } from '../records/bank/records.ts';
import { deskModels, type RecordKind, recordKinds } from '../records/desk/records.ts';
import { newId } from '../records/new-id.ts';
import {
  type BinChange,
  type BinEntry,
  isDisposable,
  isOver,
  type KeptKind,
  keptKinds,
  keptUntil,
  ownKinds,
  stateTextOf,
} from './bin.ts';
import type { Database, Opened } from './database.ts';
import type { Everything, UnreadRecord } from './everything.ts';
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
  /** Brings back what an entry of the bin took away; what was changed since stays as it is, and so does its part of the entry. */
  takeBack(entry: string): Promise<TakenBack>;
  /** Deletes an entry of the bin for good; one with invoices that must be kept stays. */
  dispose(entry: string): Promise<void>;
  /**
   * Puts a backup in the place of what is kept, and that into the bin, as an entry to take back. A backup of days before there was a
   * bank leaves that as it is.
   */
  replaceAll(everything: Everything, unread: readonly UnreadRecord[], day: string): Promise<Removed>;
}

/** A record of any kind, as a change has it: what it is, only its model says. */
type KeptRecord = { readonly id: string; readonly revision?: number };

const models = { ...deskModels, ...bankModels };
const stores = [...keptKinds, 'bin'] as const;

/** All that is in the bin. */
export function binIn(database: Database): Promise<BinEntry[]> {
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
    takeBack: (id) => takeBack(opened, id),
    async dispose(id) {
      const entry = await database.get('bin', id);
      if (entry === undefined || !isDisposable(entry)) return;
      await database.delete('bin', id);
      tell({ kind: 'bin' });
    },
    replaceAll: (everything, unread, day) => replaceAll(opened, everything, unread, day),
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
    for (const change of changes) await transaction.objectStore(change.kind).delete(change.id);
    const entry = entryOf(day, 'removed', changes);
    await transaction.objectStore('bin').put(entry);
    await transaction.done;
    return entry;
  });
  if (typeof removed === 'object') tellAll(opened, removed.changes);
  return removed;
}

async function takeBack(opened: Opened, id: string): Promise<TakenBack> {
  let changes: readonly BinChange[] = [];
  const taken = await opened.during(async (): Promise<TakenBack> => {
    const transaction = opened.database.transaction(stores, 'readwrite');
    const entry = await transaction.objectStore('bin').get(id);
    if (entry === undefined) return { back: 0, left: 0 };
    changes = entry.changes;
    const left: BinChange[] = [];
    const companies = new Set((await transaction.objectStore('companies').getAllKeys()).map(String));
    for (const change of entry.changes) if (change.kind === 'companies') companies.add(change.id);
    for (const change of entry.changes) {
      const store = transaction.objectStore(change.kind);
      const now = await store.get(change.id);
      const record = recordOf(change, now);
      const isSame = stateTextOf(now) === change.after;
      if (!isSame || record === 'unread' || isOrphan(record, companies)) left.push(change);
      else if (record === undefined) await store.delete(change.id);
      else await store.put(record as never);
    }
    if (left.length === 0) await transaction.objectStore('bin').delete(id);
    else await transaction.objectStore('bin').put({ ...entry, changes: left });
    await transaction.done;
    return { back: entry.changes.length - left.length, left: left.length };
  });
  tellAll(opened, changes);
  return taken;
}

async function replaceAll(
  opened: Opened,
  { desk, bank, bin }: Everything,
  unread: readonly UnreadRecord[],
  day: string,
): Promise<Removed> {
  const replaced = await opened.during(async (): Promise<Removed> => {
    const transaction = opened.database.transaction(stores, 'readwrite');
    const changes: BinChange[] = [];
    const given: Readonly<Record<KeptKind, readonly KeptRecord[] | undefined>> = { ...desk, ...noBank, ...bank };
    for (const kind of keptKinds) {
      const next = given[kind];
      if (next === undefined) continue;
      const store = transaction.objectStore(kind);
      const before = new Map((await store.getAll()).map((record) => [record.id, record as KeptRecord]));
      const after = new Map(next.map((record) => [record.id, laterThan(record, before.get(record.id))]));
      for (const recordId of before.keys()) if (!after.has(recordId)) await store.delete(recordId);
      for (const record of after.values()) await store.put(record as never);
      for (const recordId of new Set([...before.keys(), ...after.keys()])) {
        const state = stateTextOf(after.get(recordId));
        if (state === stateTextOf(before.get(recordId))) continue;
        changes.push({ kind, id: recordId, before: before.get(recordId), after: state });
      }
    }
    const store = transaction.objectStore('bin');
    for (const entry of [...bin, ...unread.map((one) => unreadEntry(one, day))]) await store.put(entry);
    const entry = entryOf(day, 'replaced', changes);
    if (changes.length > 0) await store.put(entry);
    await transaction.done;
    return entry;
  });
  if (typeof replaced === 'object') tellAll(opened, replaced.changes);
  return replaced;
}

/** Tells everybody which kinds have changed, and that the bin has. */
function tellAll({ tell }: Opened, changes: readonly BinChange[]): void {
  for (const kind of recordKinds) if (changes.some((change) => change.kind === kind)) tell({ kind, id: undefined });
  if (changes.some(({ kind }) => bankKinds.some((one) => one === kind))) tell({ kind: 'bank' });
  tell({ kind: 'bin' });
}

const noBank = { rows: undefined, files: undefined, accounts: undefined, runs: undefined, bills: undefined };

function entryOf(day: string, reason: BinEntry['reason'], changes: readonly BinChange[]): BinEntry {
  return { id: newId(), day, until: keptUntil(day, changes), reason, changes };
}

/** What nobody understands stays until somebody deletes it: it is not known how much it is worth. */
function unreadEntry({ kind, record }: UnreadRecord, day: string): BinEntry {
  const known = keptKinds.find((one) => one === kind) ?? 'invoices';
  const { id } = (record ?? {}) as { readonly id?: unknown };
  const change = { kind: known, id: typeof id === 'string' ? id : newId(), before: record, after: '' };
  return { id: newId(), day, until: '', reason: 'unread', changes: [change] };
}

/** The record that a change took away, newer than what is there: who holds that must not overwrite it. `unread`: it is none. */
function recordOf({ kind, before }: BinChange, now: KeptRecord | undefined): KeptRecord | 'unread' | undefined {
  if (before === undefined) return undefined;
  const read = readTolerantly<unknown>(models[kind], before);
  return read === undefined ? 'unread' : laterThan(read.value as KeptRecord, now);
}

function laterThan(record: KeptRecord, other: KeptRecord | undefined): KeptRecord {
  if (record.revision === undefined) return record;
  const isSame =
    other !== undefined && stateTextOf({ ...record, revision: 0 }) === stateTextOf({ ...other, revision: 0 });
  if (isSame) return other;
  return { ...record, revision: Math.max(record.revision, other?.revision ?? 0) + 1 };
}

function isOrphan(record: KeptRecord | undefined, companies: ReadonlySet<string>): boolean {
  return record !== undefined && 'companyId' in record && !companies.has(String(record.companyId));
}
