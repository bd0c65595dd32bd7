import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { hasOwnNumber, nextNumber } from './numbers.ts';
import {
  type Company,
  completed,
  type DeskRecords,
  type Invoice,
  type RecordKind,
  type RecordOf,
  recordKinds,
} from './records.ts';

interface Schema extends DBSchema {
  companies: { key: string; value: Company };
  customers: { key: string; value: RecordOf<'customers'> };
  articles: { key: string; value: RecordOf<'articles'> };
  invoices: { key: string; value: Invoice };
  /** What belongs to this browser and to no backup. */
  settings: { key: 'folder'; value: FileSystemDirectoryHandle };
}

/** What became of a change: kept, refused because another tab was faster, or refused by a browser that has no room. */
export type Kept = 'kept' | 'outdated' | 'full';

/** What every tab is told: which record another one has changed; without an id, all of them. */
export interface Change {
  readonly kind: RecordKind;
  readonly id: string | undefined;
}

/** What the desk keeps in this browser, one for all tabs. */
export interface Store {
  all(): Promise<DeskRecords>;
  one<K extends RecordKind>(kind: K, id: string): Promise<RecordOf<K> | undefined>;
  /** Keeps a record whose revision is the one that is kept, and gives it the next one. */
  put<K extends RecordKind>(kind: K, record: RecordOf<K>): Promise<Kept>;
  remove(kind: RecordKind, id: string): Promise<void>;
  /**
   * Gives an invoice its number and day of issue, in one transaction with the counter of its company: two tabs never issue the
   * same number. `duplicate`: another invoice of the company has the number that was typed.
   */
  issue(invoice: Invoice, facts: IssueFacts): Promise<Invoice | 'duplicate' | Exclude<Kept, 'kept'>>;
  /** Puts a whole desk in the place of the present one. */
  replaceAll(records: DeskRecords): Promise<Kept>;
  /** The folder that PDFs and backups go to; undefined: none was chosen. */
  folder(): Promise<FileSystemDirectoryHandle | undefined>;
  /** Remembers a folder, or forgets it. */
  keepFolder(folder: FileSystemDirectoryHandle | undefined): Promise<void>;
  /** Is told what other tabs change, until it is called again without. */
  onChange(told: ((change: Change) => void) | undefined): void;
  /** Closes the store once what is under way is kept; it is of no use afterwards. */
  close(): Promise<void>;
}

export interface IssueFacts {
  readonly day: string;
  readonly due: string;
  readonly reference: string;
  readonly sender: string;
}

const version = 1;

/** Opens what this browser keeps. Rejects where it keeps nothing. */
export async function openStore(name = 'rappen-desk'): Promise<Store> {
  const database = await openDB<Schema>(name, version, {
    upgrade(opened, oldVersion) {
      if (oldVersion >= 1) return;
      for (const kind of recordKinds) opened.createObjectStore(kind, { keyPath: 'id' });
      opened.createObjectStore('settings');
    },
    // A newer version of the page in another tab is not kept waiting by this one
    blocking: () => database.close(),
  });
  const channel = new BroadcastChannel(name);
  const tell = (change: Change) => channel.postMessage(change);
  const underWay = new Set<Promise<unknown>>();
  const during = async <T>(work: () => Promise<T>): Promise<T | 'full'> => {
    const doing = orFull(work);
    underWay.add(doing);
    try {
      return await doing;
    } finally {
      underWay.delete(doing);
    }
  };
  return {
    all: () => allOf(database),
    one: async (kind, id) => {
      const record = await database.get(kind, id);
      return record && completed(kind, record as never);
    },
    async put(kind, record) {
      const kept = await during(async () => {
        const transaction = database.transaction(kind, 'readwrite');
        const before = await transaction.store.get(record.id);
        if (before !== undefined && before.revision !== record.revision) return 'outdated';
        await transaction.store.put({ ...record, revision: record.revision + 1 } as never);
        await transaction.done;
        return 'kept';
      });
      if (kept === 'kept') tell({ kind, id: record.id });
      return kept;
    },
    async remove(kind, id) {
      await during(() => database.delete(kind, id));
      tell({ kind, id });
    },
    async issue(invoice, facts) {
      const issued = await during(async () => {
        const transaction = database.transaction(['companies', 'invoices'], 'readwrite');
        const [companies, invoices] = [transaction.objectStore('companies'), transaction.objectStore('invoices')];
        const before = await invoices.get(invoice.id);
        const company = await companies.get(invoice.companyId);
        if (company === undefined || (before && before.revision !== invoice.revision)) return 'outdated';
        const others = (await invoices.getAll()).filter(
          (one) => one.companyId === invoice.companyId && one.id !== invoice.id && hasOwnNumber(one),
        );
        const taken = new Set(others.map(({ number }) => number));
        const typed = invoice.number.trim();
        if (invoice.kind !== 'reminder' && taken.has(typed)) return 'duplicate';
        const next = nextNumber(company, invoice.date, taken);
        const number = typed === '' ? next.number : typed;
        const { day, ...kept } = facts;
        const after: Invoice = { ...invoice, ...kept, number, issuedOn: day, revision: invoice.revision + 1 };
        await invoices.put(after);
        // A number that was typed as the counter would have given it counts as well
        if (number === next.number)
          await companies.put({ ...company, nextNumber: next.running + 1, revision: company.revision + 1 });
        await transaction.done;
        return after;
      });
      if (typeof issued === 'object') {
        tell({ kind: 'invoices', id: invoice.id });
        tell({ kind: 'companies', id: invoice.companyId });
      }
      return issued;
    },
    async replaceAll(records) {
      const kept = await during(async () => {
        const transaction = database.transaction(recordKinds, 'readwrite');
        for (const kind of recordKinds) {
          const store = transaction.objectStore(kind);
          await store.clear();
          for (const record of records[kind]) await store.put(record as never);
        }
        await transaction.done;
        return 'kept' as const;
      });
      if (kept === 'kept') for (const kind of recordKinds) tell({ kind, id: undefined });
      return kept;
    },
    folder: () => database.get('settings', 'folder'),
    async keepFolder(folder) {
      if (folder === undefined) await database.delete('settings', 'folder');
      else await database.put('settings', folder, 'folder');
    },
    onChange(told) {
      channel.onmessage = told === undefined ? null : ({ data }: MessageEvent<Change>) => told(data);
    },
    async close() {
      await Promise.allSettled(underWay);
      // Behind what is still told to other tabs
      await new Promise((resolve) => setTimeout(resolve));
      channel.close();
      database.close();
    },
  };
}

async function allOf(database: IDBPDatabase<Schema>): Promise<DeskRecords> {
  const transaction = database.transaction(recordKinds);
  const [companies, customers, articles, invoices] = await Promise.all([
    transaction.objectStore('companies').getAll(),
    transaction.objectStore('customers').getAll(),
    transaction.objectStore('articles').getAll(),
    transaction.objectStore('invoices').getAll(),
  ]);
  return {
    companies: companies.map((record) => completed('companies', record)),
    customers: customers.map((record) => completed('customers', record)),
    articles,
    invoices: invoices.map((record) => completed('invoices', record)),
  };
}

/** What work makes of it, or that there is no room: a transaction that finds none is undone as a whole. */
async function orFull<T>(work: () => Promise<T>): Promise<T | 'full'> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof DOMException && ['QuotaExceededError', 'AbortError', 'UnknownError'].includes(error.name))
      return 'full';
    throw error;
  }
}
