import { useEffect, useRef, useState } from 'preact/hooks';
import type { Company, Invoice } from '../desk/records.ts';
import { type DeskStore, openDeskStore } from '../kept/desk-store.ts';

export interface DeskInvoices {
  readonly invoices: readonly Invoice[];
  readonly companies: readonly Company[];
  readonly isRead: boolean;
}

/** The invoices of the desk, as others may change them meanwhile. */
export function useDeskInvoices(): DeskInvoices {
  const store = useRef<DeskStore | undefined>(undefined);
  const [records, setRecords] = useState<DeskInvoices>({ invoices: [], companies: [], isRead: false });
  const readAll = async () => {
    const all = await store.current?.all();
    setRecords({ invoices: all?.invoices ?? [], companies: all?.companies ?? [], isRead: true });
  };
  useEffect(() => {
    let isOver = false;
    openDeskStore().then(
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
  return records;
}
