import { hasOwnNumber } from '../../records/desk/numbers.ts';
import type { Invoice } from '../../records/desk/records.ts';
import { goneIn, type Kept, type Opened } from '../database.ts';

/** Invoices that come from elsewhere, many at a time. */
export interface TakenStore {
  /**
   * Keeps invoices of one company that were issued elsewhere, all of them or none. `duplicate`: the company has one of their numbers;
   * `gone`: there is no such company any more.
   */
  take(invoices: readonly Invoice[]): Promise<Kept | 'gone' | 'duplicate'>;
  /** Takes that back, as far as nobody has changed them since; gives how many went. */
  untake(invoices: readonly Invoice[]): Promise<number | 'full'>;
}

export function takenStore({ database, during, tell }: Opened): TakenStore {
  return {
    async take(invoices) {
      const kept = await during(async () => {
        const transaction = database.transaction(['companies', 'invoices'], 'readwrite');
        const store = transaction.objectStore('invoices');
        const [companyId = ''] = invoices.map((one) => one.companyId);
        if ((await transaction.objectStore('companies').getKey(companyId)) === undefined) return 'gone';
        const there = (await store.getAll()).filter((one) => one.companyId === companyId && hasOwnNumber(one));
        const taken = new Set(there.map(({ number }) => number));
        if (invoices.some(({ number }) => taken.has(number))) return 'duplicate';
        for (const invoice of invoices) void store.put(asKept(invoice));
        await transaction.done;
        return 'kept';
      });
      if (kept === 'kept') tell({ kind: 'invoices' });
      return kept;
    },
    async untake(invoices) {
      const count = await during(async () => {
        const transaction = database.transaction(['invoices', 'settings'], 'readwrite');
        const store = transaction.objectStore('invoices');
        const gone = await goneIn(transaction.objectStore('settings'));
        let went = 0;
        for (const invoice of invoices) {
          const now = await store.get(invoice.id);
          if (now?.revision !== asKept(invoice).revision) continue;
          gone.went(now);
          await store.delete(now.id);
          went += 1;
        }
        await gone.keep();
        await transaction.done;
        return went;
      });
      tell({ kind: 'invoices' });
      return count;
    },
  };
}

const asKept = (invoice: Invoice): Invoice => ({ ...invoice, revision: invoice.revision + 1 });
