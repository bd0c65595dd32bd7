import { type DBSchema, type IDBPDatabase, type IDBPIndex, openDB } from 'idb';
import { type BankRecords, bankKinds } from '../records/bank/records.ts';
import type { AttachedFile } from '../records/desk/attached-files.ts';
import { type DeskRecords, type RecordKind, recordKinds } from '../records/desk/records.ts';
import { newId } from '../records/new-id.ts';
import type { Secret } from './backup.ts';
import type { BinEntry } from './bin.ts';
import { whileKeeping } from './unsaved.ts';

/** Everything that the pages keep in this browser, in one database: a payment and the invoice that it pays change together. */
interface Schema extends DBSchema {
  companies: Stored<DeskRecords['companies']>;
  customers: Stored<DeskRecords['customers']>;
  articles: Stored<DeskRecords['articles']>;
  invoices: Stored<DeskRecords['invoices']> & {
    /** By what the first rows of a long list are found: their order, drafts, and what says how others stand. */
    indexes: { listed: [string, string]; issuedOn: string; of: string; kind: string };
  };
  efforts: Stored<DeskRecords['efforts']>;
  rows: Stored<BankRecords['rows']>;
  files: Stored<BankRecords['files']>;
  accounts: Stored<BankRecords['accounts']>;
  runs: Stored<BankRecords['runs']>;
  bills: Stored<BankRecords['bills']>;
  /** What is in the files that go with invoices. */
  attached: Stored<readonly AttachedFile[]>;
  /** What was removed or replaced, and can be brought back. */
  bin: Stored<readonly BinEntry[]>;
  /**
   * What belongs to this browser and to no backup: the folder that PDFs go to, and how backups are written into it; the counter of
   * messages to the bank, and what tells this browser from others; the revisions of what was deleted; since when nothing names a file.
   */
  settings: {
    key: SettingName;
    value: FileSystemDirectoryHandle | string | CopySettings | CopyState | Revisions | DaysById;
  };
}

type SettingName = 'folder' | 'counter' | 'browser' | 'copies' | 'copied' | 'gone' | 'unnamed';

/** How often records were changed, by id. */
type Revisions = Readonly<Record<string, number>>;
/** Days, by id. */
export type DaysById = Readonly<Record<string, string>>;

/** That backups are written into the folder by themselves, and what they are encrypted with. */
export interface CopySettings {
  readonly secret?: Secret | undefined;
}

/** What became of the last backup that was to be written by itself. */
export interface CopyState {
  /** The last one that was written and read back: its name, its moment in ISO 8601, and what tells its content. */
  readonly file: string;
  readonly at: string;
  readonly content: string;
  /** Why the one after it was not: the browser wants to be asked, or it failed. */
  readonly trouble?: 'refused' | 'failed' | undefined;
}

interface Stored<Records extends readonly unknown[]> {
  key: string;
  value: Records[number];
}

export type Database = IDBPDatabase<Schema>;
/** The documents of each company by their day. */
export type Listed = IDBPIndex<Schema, ('companies' | 'invoices')[], 'invoices', 'listed'>;

/** What became of a change: kept, refused because another tab was faster, or refused by a browser that has no room. */
export type Kept = 'kept' | 'outdated' | 'full';

/** What of the desk has changed: a record, or without an id all of its kind. */
export interface DeskChange {
  readonly kind: RecordKind;
  readonly id?: string | undefined;
}

/**
 * What everybody is told: what of the desk has changed, or that something of the bank or the bin has; that backups are to be written by
 * themselves (`copying`), and what became of one (`copied`).
 */
type Change =
  | DeskChange
  | { readonly kind: 'bank' }
  | { readonly kind: 'bin' }
  | { readonly kind: 'copied' }
  | { readonly kind: 'copying' };

/** The database as a page has opened it. */
export interface Opened {
  readonly database: Database;
  /** What work makes of it, or that there is no room: a transaction that finds none is undone as a whole. */
  during<T>(work: () => Promise<T>): Promise<T | 'full'>;
  /** Tells all others, in this tab and in other ones. */
  tell(change: Change): void;
  /** Is told what others change, until it is called again without. */
  onChange(told: ((change: Change) => void) | undefined): void;
  /** Closes it once what is under way is kept; it is of no use afterwards. */
  close(): Promise<void>;
}

export const databaseName = 'rappen-desk';
const version = 6;

/** Opens what this browser keeps. Rejects where it keeps nothing. */
export async function openKept(name: string = databaseName): Promise<Opened> {
  const database: Database = await openDB<Schema>(name, version, {
    upgrade(opened, oldVersion, _, transaction) {
      if (oldVersion < 1) {
        for (const kind of recordKinds) opened.createObjectStore(kind, { keyPath: 'id' });
        opened.createObjectStore('settings');
      }
      if (oldVersion < 2) for (const kind of bankKinds) opened.createObjectStore(kind, { keyPath: 'id' });
      if (oldVersion < 3) opened.createObjectStore('bin', { keyPath: 'id' });
      if (oldVersion >= 1 && oldVersion < 4) opened.createObjectStore('efforts', { keyPath: 'id' });
      if (oldVersion < 5) opened.createObjectStore('attached', { keyPath: 'id' });
      if (oldVersion < 6) {
        const invoices = transaction.objectStore('invoices');
        invoices.createIndex('listed', ['companyId', 'date']);
        for (const name of ['issuedOn', 'of', 'kind'] as const) invoices.createIndex(name, name);
      }
    },
    // A newer version of the page in another tab is not kept waiting by this one
    blocking: () => database.close(),
  });
  const channel = new BroadcastChannel(name);
  const underWay = new Set<Promise<unknown>>();
  return {
    database,
    async during(work) {
      const doing = whileKeeping(orFull(work));
      underWay.add(doing);
      try {
        return await doing;
      } finally {
        underWay.delete(doing);
      }
    },
    tell: (change) => channel.postMessage(change),
    onChange(told) {
      channel.onmessage = told === undefined ? null : ({ data }: MessageEvent<Change>) => told(data);
    },
    async close() {
      await Promise.allSettled(underWay);
      // Behind what is still told to others
      await new Promise((resolve) => setTimeout(resolve));
      channel.close();
      database.close();
    },
  };
}

/** A record of any kind, as it is kept: what it is, only its model says. */
export interface KeptRecord {
  readonly id: string;
  /** How often it was changed; absent where nobody counts that. */
  readonly revision?: number;
}

/** The records that went, in a transaction. */
export interface Gone {
  /** Remembers at which revision a record went. */
  went(record: KeptRecord): void;
  /**
   * A record that comes back, newer than it ever was: a tab may still hold one of the same revision that says something else, and must
   * not overwrite it.
   */
  back<R extends KeptRecord>(record: R): R;
  keep(): Promise<void>;
}

/** What is known of the records that went; `keep` writes what was added. */
export async function goneIn(settings: {
  get(name: 'gone'): Promise<unknown>;
  put(value: Revisions, name: 'gone'): Promise<unknown>;
}): Promise<Gone> {
  const revisions = new Map(Object.entries(((await settings.get('gone')) ?? {}) as Revisions));
  let isChanged = false;
  return {
    went({ id, revision }) {
      if (revision === undefined || revision <= (revisions.get(id) ?? -1)) return;
      revisions.set(id, revision);
      isChanged = true;
    },
    back(record) {
      const last = revisions.get(record.id);
      if (record.revision === undefined || last === undefined || record.revision > last) return record;
      return { ...record, revision: last + 1 };
    },
    async keep() {
      if (isChanged) await settings.put(Object.fromEntries(revisions), 'gone');
    },
  };
}

/** The folder that PDFs and backups go to; undefined: none was chosen. */
export async function folderIn(database: Database): Promise<FileSystemDirectoryHandle | undefined> {
  return (await database.get('settings', 'folder')) as FileSystemDirectoryHandle | undefined;
}

/** How backups write themselves into that folder; undefined: they do not. */
export async function copySettingsIn(database: Database): Promise<CopySettings | undefined> {
  return (await database.get('settings', 'copies')) as CopySettings | undefined;
}

/** What became of the last one; undefined: there was none. */
export async function copyStateIn(database: Database): Promise<CopyState | undefined> {
  return (await database.get('settings', 'copied')) as CopyState | undefined;
}

/** What tells this browser from others, six signs; made where it has none yet. */
export async function browserIn(database: Database): Promise<string> {
  const transaction = database.transaction('settings', 'readwrite');
  const browser = String((await transaction.store.get('browser')) ?? newId().slice(0, 6).toUpperCase());
  await transaction.store.put(browser, 'browser');
  await transaction.done;
  return browser;
}

async function orFull<T>(work: () => Promise<T>): Promise<T | 'full'> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof DOMException && ['QuotaExceededError', 'AbortError', 'UnknownError'].includes(error.name))
      return 'full';
    throw error;
  }
}
