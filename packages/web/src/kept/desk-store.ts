import { bankKinds } from '../records/bank/records.ts';
import { completed } from '../records/desk/completed.ts';
import { hasOwnNumber, isCounted, nextNumber } from '../records/desk/numbers.ts';
import {
  type Company,
  type DeskRecords,
  type Invoice,
  type RecordKind,
  type RecordOf,
  recordKinds,
} from '../records/desk/records.ts';
import { type AttachedStore, attachedStore } from './attached/attached-store.ts';
import { type Beginning, beginningIn } from './beginning.ts';
import { type BinStore, binStore } from './bin-store.ts';
import {
  type CopySettings,
  type CopyState,
  copySettingsIn,
  copyStateIn,
  type Database,
  type DeskChange,
  databaseName,
  folderIn,
  goneIn,
  type Kept,
  type Opened,
  openKept,
} from './database.ts';
import type { Everything } from './everything.ts';
import { type TakenStore, takenStore } from './taken/taken-store.ts';

/** What the desk keeps in this browser, one for all tabs. */
export interface DeskStore extends BinStore, TakenStore, AttachedStore {
  all(): Promise<DeskRecords>;
  /** The first rows of a long list of the company that is chosen; undefined: the list is short, or cannot be begun. */
  beginning(choose: (companies: readonly Company[]) => Company | undefined): Promise<Beginning | undefined>;
  one<K extends RecordKind>(kind: K, id: string): Promise<RecordOf<K> | undefined>;
  /**
   * Keeps a record whose revision is the one that is kept, and gives it the next one. `gone`: it, or the company that it is of, was deleted
   * meanwhile.
   */
  put<K extends RecordKind>(kind: K, record: RecordOf<K>): Promise<Put>;
  /**
   * Gives an invoice its number and day of issue, in one transaction with the counter of its company: two tabs never issue the
   * same number. `duplicate`: another invoice of the company has the number that was typed. `gone`: as for `put`. A draft that replaces an issued invoice
   * becomes the content of that one, which keeps its name, its number and what it was before.
   */
  issue(invoice: Invoice, facts: IssueFacts): Promise<Invoice | 'duplicate' | Exclude<Put, 'kept'>>;
  /** All that this browser keeps and a backup holds. */
  everything(): Promise<Everything>;
  /** The folder that PDFs and backups go to; undefined: none was chosen. */
  folder(): Promise<FileSystemDirectoryHandle | undefined>;
  /** Remembers a folder, or forgets it. */
  keepFolder(folder: FileSystemDirectoryHandle | undefined): Promise<void>;
  /** How backups write themselves; undefined settings: they do not. */
  copies(): Promise<Copies>;
  /** Has backups written by themselves from now on, at once too, or no longer. */
  keepCopies(settings: CopySettings | undefined): Promise<void>;
  /** Is told what others change, in this tab or another, until it is called again without. */
  onChange(
    told: ((change: DeskChange | { readonly kind: 'bin' } | { readonly kind: 'copied' }) => void) | undefined,
  ): void;
  /** Closes the store once what is under way is kept; it is of no use afterwards. */
  close(): Promise<void>;
}

/** What became of a record: kept or not, or it, or the company that it is of, was deleted meanwhile. */
export type Put = Kept | 'gone';

export interface IssueFacts {
  readonly day: string;
  readonly due: string;
  readonly reference: string;
  readonly sender: string;
}

/** An issued invoice with the content of its replacement: what came in of it stays, and what it was is kept. */
function replacementFor(before: Invoice, issuing: Invoice): Invoice {
  const { versions, ...was } = before;
  return {
    ...issuing,
    id: before.id,
    revision: before.revision + 1,
    received: before.received,
    granted: before.granted,
    payments: before.payments,
    entered: before.entered,
    cancelledOn: before.cancelledOn,
    versions: [...versions, JSON.stringify(was)],
  };
}

/** How backups write themselves, and what became of the last one. */
export interface Copies {
  readonly settings: CopySettings | undefined;
  readonly state: CopyState | undefined;
}

/** Opens what the desk keeps. Rejects where this browser keeps nothing. */
export async function openDeskStore(name = databaseName): Promise<DeskStore> {
  const opened = await openKept(name);
  const { database, during, tell, onChange, close } = opened;
  return {
    all: () => allOf(database),
    beginning: (choose) => beginningIn(database, choose),
    one: async (kind, id) => {
      const record = await database.get(kind, id);
      return record && completed(kind, record as never);
    },
    async put(kind, record) {
      const kept = await during(async (): Promise<Put> => {
        const transaction = database.transaction([kind, 'companies'] as RecordKind[], 'readwrite');
        const store = transaction.objectStore(kind);
        const before = await store.get(record.id);
        if (before !== undefined && before.revision !== record.revision) return 'outdated';
        const companyId = 'companyId' in record ? record.companyId : record.id;
        const isOrphan =
          kind !== 'companies' && (await transaction.objectStore('companies').getKey(companyId)) === undefined;
        if (isOrphan || (before === undefined && record.revision > 0)) return 'gone';
        await store.put({ ...record, revision: record.revision + 1 } as never);
        await transaction.done;
        return 'kept';
      });
      if (kept === 'kept') tell({ kind, id: record.id });
      return kept;
    },
    ...binStore(opened),
    issue: (invoice, facts) => issue(opened, invoice, facts),
    ...takenStore(opened),
    ...attachedStore(opened),
    everything: () => everythingIn(database),
    async folder() {
      return folderIn(database);
    },
    async keepFolder(folder) {
      if (folder === undefined) await database.delete('settings', 'folder');
      else await database.put('settings', folder, 'folder');
    },
    copies: async () => ({ settings: await copySettingsIn(database), state: await copyStateIn(database) }),
    async keepCopies(settings) {
      if (settings === undefined) await database.delete('settings', 'copies');
      else await database.put('settings', settings, 'copies');
      tell({ kind: 'copying' });
    },
    onChange: (told) =>
      onChange(told && ((change) => change.kind !== 'bank' && change.kind !== 'copying' && told(change))),
    close,
  };
}

/** Asks what the desk keeps, and closes it again; undefined where this browser keeps nothing. */
export async function askDeskStore<T>(work: (store: DeskStore) => Promise<T>): Promise<T | undefined> {
  const store = await openDeskStore().catch(() => undefined);
  try {
    return store && (await work(store));
  } finally {
    void store?.close();
  }
}

/** A number is free where no other invoice of the company has it: its own draft, and the invoice that it replaces, are none. */
async function issue({ database, during, tell }: Opened, invoice: Invoice, facts: IssueFacts) {
  const issued = await during(async () => {
    const transaction = database.transaction(['companies', 'invoices', 'settings'], 'readwrite');
    const [companies, invoices] = [transaction.objectStore('companies'), transaction.objectStore('invoices')];
    const before = await invoices.get(invoice.id);
    const replaced = invoice.replaces === '' ? undefined : await invoices.get(invoice.replaces);
    const company = await companies.get(invoice.companyId);
    // It would come back at a revision that another tab may hold with other words
    if (company === undefined || (before === undefined && invoice.revision > 0)) return 'gone';
    if (before !== undefined && before.revision !== invoice.revision) return 'outdated';
    const own: readonly string[] = [invoice.id, invoice.replaces];
    const others = (await invoices.getAll()).filter(
      (one) => one.companyId === invoice.companyId && !own.includes(one.id) && hasOwnNumber(one),
    );
    const taken = new Set(others.map(({ number }) => number));
    const typed = replaced?.number ?? invoice.number.trim();
    if (invoice.kind !== 'reminder' && taken.has(typed)) return 'duplicate';
    const next = nextNumber(company, invoice.kind, invoice.date, taken);
    const number = typed === '' ? next.number : typed;
    const { day, ...kept } = facts;
    const given = { number, issuedOn: day, replaces: '', revision: invoice.revision + 1 };
    const issuing: Invoice = { ...invoice, ...kept, ...given };
    const after = replaced ? replacementFor(completed('invoices', replaced), issuing) : issuing;
    await invoices.put(after);
    if (replaced && before) {
      const gone = await goneIn(transaction.objectStore('settings'));
      gone.went(before);
      await gone.keep();
      await invoices.delete(invoice.id);
    }
    // A number that was typed as the counter would have given it counts as well
    if (number === next.number && !replaced && isCounted(invoice))
      await companies.put({ ...company, nextNumber: next.running + 1, revision: company.revision + 1 });
    await transaction.done;
    return after;
  });
  if (typeof issued === 'object') {
    for (const id of new Set([invoice.id, issued.id])) tell({ kind: 'invoices', id });
    tell({ kind: 'companies', id: invoice.companyId });
  }
  return issued;
}

/** Records that are read in one go: the page answers in between. */
const readAtOnce = 2000;

async function allOf(database: Database): Promise<DeskRecords> {
  const transaction = database.transaction(recordKinds);
  return deskIn(async <K extends RecordKind>(kind: K) => {
    const store = transaction.objectStore(kind);
    const all: RecordOf<K>[] = [];
    for (let last: string | undefined; ; last = all.at(-1)?.id) {
      const range = last === undefined ? undefined : IDBKeyRange.lowerBound(last, true);
      const more = (await store.getAll(range, readAtOnce)) as RecordOf<K>[];
      all.push(...more);
      if (more.length < readAtOnce) return all;
    }
  });
}

/** All that a backup holds, as it is at one moment: what moves meanwhile is in one place of it, and in no other. */
export async function everythingIn(database: Database): Promise<Everything> {
  const transaction = database.transaction([...recordKinds, ...bankKinds, 'bin', 'attached'] as const);
  const [desk, bank, bin, attached] = await Promise.all([
    deskIn((kind) => transaction.objectStore(kind).getAll()),
    Promise.all(bankKinds.map(async (kind) => [kind, await transaction.objectStore(kind).getAll()] as const)),
    transaction.objectStore('bin').getAll(),
    transaction.objectStore('attached').getAll(),
  ]);
  return { desk, bank: Object.fromEntries(bank) as never, bin, attached };
}

async function deskIn(listOf: <K extends RecordKind>(kind: K) => Promise<RecordOf<K>[]>): Promise<DeskRecords> {
  const [companies, customers, articles, invoices, efforts] = await Promise.all([
    listOf('companies'),
    listOf('customers'),
    listOf('articles'),
    listOf('invoices'),
    listOf('efforts'),
  ]);
  return {
    companies: companies.map((record) => completed('companies', record)),
    customers: customers.map((record) => completed('customers', record)),
    articles,
    invoices: invoices.map((record) => completed('invoices', record)),
    efforts,
  };
}
