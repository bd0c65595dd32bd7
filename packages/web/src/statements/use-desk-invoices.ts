import { useEffect, useRef, useState } from 'preact/hooks';
import type { Company, Invoice } from '../desk/records.ts';
import { openStore, type Store } from '../desk/store.ts';

export interface DeskInvoices {
  readonly invoices: readonly Invoice[];
  readonly companies: readonly Company[];
  readonly isRead: boolean;
  /** Changes an invoice as it stands at that moment; false: it could not be kept, or is gone. */
  update(id: string, change: (invoice: Invoice) => Invoice): Promise<boolean>;
}

/** The invoices of the desk, as another tab may change them meanwhile. */
export function useDeskInvoices(): DeskInvoices {
  const store = useRef<Store | undefined>(undefined);
  const [records, setRecords] = useState<Omit<DeskInvoices, 'update'>>({ invoices: [], companies: [], isRead: false });
  const readAll = async () => {
    const all = await store.current?.all();
    setRecords({ invoices: all?.invoices ?? [], companies: all?.companies ?? [], isRead: true });
  };
  useEffect(() => {
    let isOver = false;
    openStore().then(
      async (opened) => {
        if (isOver) return void opened.close();
        store.current = opened;
        opened.onChange(() => void readAll());
        await readAll();
      },
      () => setRecords({ invoices: [], companies: [], isRead: true }),
    );
    return () => {
      isOver = true;
      setTimeout(() => void store.current?.close());
    };
  }, []);
  const update = async (id: string, change: (invoice: Invoice) => Invoice) => {
    for (let tries = 0; tries < triesMax; tries++) {
      const invoice = await store.current?.one('invoices', id);
      if (store.current === undefined || invoice === undefined) return false;
      const kept = await store.current.put('invoices', change(invoice));
      if (kept === 'outdated') continue;
      await readAll();
      return kept === 'kept';
    }
    return false;
  };
  return { ...records, update };
}

/** How often another tab may be faster. */
const triesMax = 5;
