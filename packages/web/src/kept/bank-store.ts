import { type BankChange, type BankRecords, bankKinds, fits } from '../records/bank/records.ts';
import { completed } from '../records/desk/completed.ts';
import type { Invoice } from '../records/desk/records.ts';
import { browserIn, type Database, databaseName, type Kept, openKept } from './database.ts';

/** What a payment makes of an invoice of the desk, as that stands at the moment of the change. */
export interface InvoicePayment {
  readonly invoice: string;
  readonly change: (invoice: Invoice) => Invoice;
  /** What is taken back of an invoice that is gone needs no invoice; what is paid does. */
  readonly isTakenBack: boolean;
}

/** What the pages of the bank keep in this browser, one for all tabs. */
export interface BankStore {
  all(): Promise<BankRecords>;
  /** Makes a change and what it means for invoices of the desk, as a whole or not at all. */
  change(change: BankChange, payments?: readonly InvoicePayment[]): Promise<Kept>;
  /** The identification of the next message of a day, `yyyy-mm-dd`: no tab gets the same, and no other browser. */
  nextMessageId(day: string): Promise<string>;
  /** Is told that somebody else has changed something, until it is called again without. */
  onChange(told: (() => void) | undefined): void;
  /** Closes it once what is under way is kept. */
  close(): Promise<void>;
}

/** Opens what the pages of the bank keep. Rejects where this browser keeps nothing. */
export async function openBankStore(name = databaseName): Promise<BankStore> {
  const { database, during, tell, onChange, close } = await openKept(name);
  return {
    all: () => bankIn(database),
    async change(change, payments = []) {
      const kept = await during(async () => {
        const transaction = database.transaction([...bankKinds, 'invoices'] as const, 'readwrite');
        const outdated = async () => {
          transaction.abort();
          await transaction.done.catch(() => undefined);
          return 'outdated' as const;
        };
        for (const kind of bankKinds)
          if (!fits(change, kind, await transaction.objectStore(kind).getAllKeys())) return outdated();
        const invoices = transaction.objectStore('invoices');
        for (const { invoice, change: changed, isTakenBack } of payments) {
          const before = await invoices.get(invoice);
          if (before === undefined && !isTakenBack) return outdated();
          if (before === undefined) continue;
          await invoices.put({ ...changed(completed('invoices', before)), revision: before.revision + 1 });
        }
        for (const kind of bankKinds) {
          const store = transaction.objectStore(kind);
          for (const id of change.remove?.[kind] ?? []) await store.delete(id);
          for (const record of change.put?.[kind] ?? []) await store.put(record as never);
        }
        await transaction.done;
        return 'kept' as const;
      });
      if (kept !== 'kept') return kept;
      tell({ kind: 'bank' });
      for (const { invoice } of payments) tell({ kind: 'invoices', id: invoice });
      return kept;
    },
    async nextMessageId(day) {
      const browser = await browserIn(database);
      const transaction = database.transaction('settings', 'readwrite');
      const number = Number((await transaction.store.get('counter')) ?? '0') + 1;
      await transaction.store.put(String(number), 'counter');
      await transaction.done;
      return messageIdOf(browser, day, number);
    },
    onChange: (told) => onChange(told && (({ kind }) => kind === 'bank' && told())),
    close,
  };
}

/** All that the pages of the bank keep. */
export async function bankIn(database: Database): Promise<BankRecords> {
  const transaction = database.transaction(bankKinds);
  const lists = await Promise.all(bankKinds.map((kind) => transaction.objectStore(kind).getAll()));
  return Object.fromEntries(bankKinds.map((kind, index) => [kind, lists[index]])) as never;
}

/** At most 29 characters, so that groups and payments have room for numbers of their own. */
export function messageIdOf(browser: string, day: string, number: number): string {
  return `RAP-${browser}-${day.replaceAll('-', '')}-${number}`;
}
