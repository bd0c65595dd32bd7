import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { type BankRecords, bankKinds } from '../records/bank/records.ts';
import { type DeskRecords, type RecordKind, recordKinds } from '../records/desk/records.ts';
import type { BinEntry } from './bin.ts';
import { whileKeeping } from './unsaved.ts';

/** Everything that the pages keep in this browser, in one database: a payment and the invoice that it pays change together. */
interface Schema extends DBSchema {
  companies: Stored<DeskRecords['companies']>;
  customers: Stored<DeskRecords['customers']>;
  articles: Stored<DeskRecords['articles']>;
  invoices: Stored<DeskRecords['invoices']>;
  rows: Stored<BankRecords['rows']>;
  files: Stored<BankRecords['files']>;
  accounts: Stored<BankRecords['accounts']>;
  runs: Stored<BankRecords['runs']>;
  bills: Stored<BankRecords['bills']>;
  /** What was removed or replaced, and can be brought back. */
  bin: Stored<readonly BinEntry[]>;
  /**
   * What belongs to this browser and to no backup: the folder that PDFs go to; the counter of messages to the bank, and what tells
   * this browser from others.
   */
  settings: { key: 'folder' | 'counter' | 'browser'; value: FileSystemDirectoryHandle | string };
}

interface Stored<Records extends readonly unknown[]> {
  key: string;
  value: Records[number];
}

export type Database = IDBPDatabase<Schema>;

/** What became of a change: kept, refused because another tab was faster, or refused by a browser that has no room. */
export type Kept = 'kept' | 'outdated' | 'full';

/** What of the desk has changed: a record, or without an id all of its kind. */
export interface DeskChange {
  readonly kind: RecordKind;
  readonly id?: string | undefined;
}

/** What everybody is told: what of the desk has changed, or that something of the bank or the bin has. */
type Change = DeskChange | { readonly kind: 'bank' } | { readonly kind: 'bin' };

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
const version = 3;

/** Opens what this browser keeps. Rejects where it keeps nothing. */
export async function openKept(name: string): Promise<Opened> {
  const database: Database = await openDB<Schema>(name, version, {
    upgrade(opened, oldVersion) {
      if (oldVersion < 1) {
        for (const kind of recordKinds) opened.createObjectStore(kind, { keyPath: 'id' });
        opened.createObjectStore('settings');
      }
      if (oldVersion < 2) for (const kind of bankKinds) opened.createObjectStore(kind, { keyPath: 'id' });
      if (oldVersion < 3) opened.createObjectStore('bin', { keyPath: 'id' });
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

async function orFull<T>(work: () => Promise<T>): Promise<T | 'full'> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof DOMException && ['QuotaExceededError', 'AbortError', 'UnknownError'].includes(error.name))
      return 'full';
    throw error;
  }
}
