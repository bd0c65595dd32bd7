import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { newId } from '../desk/records.ts';
import { type BankStore, type InvoicePayment, messageIdOf, openBankStore } from '../kept/bank-store.ts';
import type { Kept } from '../kept/database.ts';
import { type BankChange, type BankKind, type BankRecords, bankKinds, changed, emptyBank, fits } from './records.ts';

export interface Bank {
  /** Undefined while they are read. */
  readonly records: BankRecords | undefined;
  /** Whether the browser keeps nothing, so that all of it is gone with the page. */
  readonly isVolatile: boolean;
  /** The records at this moment, also within something that began earlier. */
  current(): BankRecords;
  /** Changes records, and what the same means for invoices of the desk: as a whole or not at all. */
  change(change: BankChange, payments?: readonly InvoicePayment[]): Promise<Kept>;
  nextMessageId(day: string): Promise<string>;
}

/** What the pages of the bank keep, as they show it: changes of other tabs appear by themselves. */
export function useBank(): Bank {
  const store = useRef<BankStore | undefined>(undefined);
  const latest = useRef<BankRecords>(emptyBank);
  const [records, setRecords] = useState<BankRecords>();
  const [isVolatile, setVolatile] = useState(false);
  const show = (next: BankRecords) => {
    latest.current = { ...next, rows: [...next.rows].sort((one, other) => one.place - other.place) };
    setRecords(latest.current);
  };
  useEffect(() => {
    let isOver = false;
    const openingStore = openBankStore();
    openingStore.then(
      async (opened) => {
        if (isOver) return;
        store.current = opened;
        const readAll = async () => {
          const all = await opened.all();
          if (!isOver) show(all);
        };
        opened.onChange(() => void readAll());
        await readAll();
      },
      () => {
        setVolatile(true);
        show(emptyBank);
      },
    );
    return () => {
      isOver = true;
      // What the page leaves behind is kept first
      void openingStore.then(
        (opened) => setTimeout(() => opened.close()),
        () => undefined,
      );
    };
  }, []);
  const actions = useMemo(() => {
    let count = 0;
    return {
      current: () => latest.current,
      async change(change: BankChange, payments?: readonly InvoicePayment[]) {
        // Shown at once: who types is faster than the browser keeps it
        const before = latest.current;
        if (bankKinds.every((kind) => fits(change, kind, keysOf(before, kind)))) show(changed(before, change));
        const kept = (await store.current?.change(change, payments)) ?? 'kept';
        if (kept !== 'kept' && store.current) show(await store.current.all());
        return kept;
      },
      async nextMessageId(day: string) {
        count += 1;
        return store.current?.nextMessageId(day) ?? messageIdOf(newId().slice(0, 6).toUpperCase(), day, count);
      },
    };
  }, []);
  return { ...actions, records, isVolatile };
}

function keysOf(records: BankRecords, kind: BankKind): readonly string[] {
  return records[kind].map(({ id }) => id);
}
