import { useState } from 'preact/hooks';
import { type DeskStore, openDeskStore } from '../kept/desk-store.ts';
import { useStore } from '../parts/use-store.ts';
import type { Company, Invoice } from '../records/desk/records.ts';

export interface DeskInvoices {
  readonly invoices: readonly Invoice[];
  readonly companies: readonly Company[];
  readonly isRead: boolean;
}

/** The invoices of the desk, as others may change them meanwhile. */
export function useDeskInvoices(): DeskInvoices {
  const [records, setRecords] = useState<DeskInvoices>({ invoices: [], companies: [], isRead: false });
  const begin = async (store: DeskStore) => {
    const readAll = async () => {
      const { invoices, companies } = await store.all();
      setRecords({ invoices, companies, isRead: true });
    };
    store.onChange(() => void readAll());
    await readAll();
  };
  useStore(openDeskStore, begin, () => setRecords({ invoices: [], companies: [], isRead: true }));
  return records;
}
