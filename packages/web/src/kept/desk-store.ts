import { type BankRecords, bankKinds } from '../bank/records.ts';
import { hasOwnNumber, nextNumber } from '../desk/numbers.ts';
import {
  completed,
  type DeskRecords,
  type Invoice,
  type RecordKind,
  type RecordOf,
  recordKinds,
} from '../desk/records.ts';
import { bankIn } from './bank-store.ts';
import { type Database, type DeskChange, databaseName, type Kept, openKept } from './database.ts';

/** What the desk keeps in this browser, one for all tabs. */
export interface DeskStore {
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
  /** All that this browser keeps and a backup holds. */
  everything(): Promise<Everything>;
  /** Puts a backup in the place of what is kept. One of days before there was a bank leaves that as it is. */
  replaceAll(everything: Everything): Promise<Kept>;
  /** The folder that PDFs and backups go to; undefined: none was chosen. */
  folder(): Promise<FileSystemDirectoryHandle | undefined>;
  /** Remembers a folder, or forgets it. */
  keepFolder(folder: FileSystemDirectoryHandle | undefined): Promise<void>;
  /** Is told what others change, in this tab or another, until it is called again without. */
  onChange(told: ((change: DeskChange) => void) | undefined): void;
  /** Closes the store once what is under way is kept; it is of no use afterwards. */
  close(): Promise<void>;
}

/** What the desk and the pages of the bank keep. */
export interface Everything {
  readonly desk: DeskRecords;
  readonly bank: BankRecords | undefined;
}

export interface IssueFacts {
  readonly day: string;
  readonly due: string;
  readonly reference: string;
  readonly sender: string;
}

/** Opens what the desk keeps. Rejects where this browser keeps nothing. */
export async function openDeskStore(name = databaseName): Promise<DeskStore> {
  const { database, during, tell, onChange, close } = await openKept(name);
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
    everything: async () => ({ desk: await allOf(database), bank: await bankIn(database) }),
    async replaceAll({ desk, bank }) {
      const kept = await during(async () => {
        const transaction = database.transaction([...recordKinds, ...bankKinds] as const, 'readwrite');
        for (const kind of recordKinds) {
          const store = transaction.objectStore(kind);
          await store.clear();
          for (const record of desk[kind]) await store.put(record as never);
        }
        for (const kind of bank === undefined ? [] : bankKinds) {
          const store = transaction.objectStore(kind);
          await store.clear();
          for (const record of bank?.[kind] ?? []) await store.put(record as never);
        }
        await transaction.done;
        return 'kept' as const;
      });
      if (kept !== 'kept') return kept;
      for (const kind of recordKinds) tell({ kind, id: undefined });
      tell({ kind: 'bank' });
      return kept;
    },
    async folder() {
      const folder = await database.get('settings', 'folder');
      return typeof folder === 'string' ? undefined : folder;
    },
    async keepFolder(folder) {
      if (folder === undefined) await database.delete('settings', 'folder');
      else await database.put('settings', folder, 'folder');
    },
    onChange: (told) => onChange(told && ((change) => change.kind !== 'bank' && told(change))),
    close,
  };
}

async function allOf(database: Database): Promise<DeskRecords> {
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
