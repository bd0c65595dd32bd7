import { useMemo, useRef, useState } from 'preact/hooks';
import { type BankStore, type InvoicePayment, messageIdOf, openBankStore } from '../../kept/bank-store.ts';
import type { Kept } from '../../kept/database.ts';
import { useStore } from '../../parts/use-store.ts';
import {
  type BankChange,
  type BankKind,
  type BankRecords,
  bankKinds,
  changed,
  emptyBank,
  fits,
} from '../../records/bank/records.ts';
import { newId } from '../../records/new-id.ts';

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
  const latest = useRef<BankRecords>(emptyBank);
  const [records, setRecords] = useState<BankRecords>();
  const [isVolatile, setVolatile] = useState(false);
  const show = (next: BankRecords) => {
    latest.current = { ...next, rows: [...next.rows].sort((one, other) => one.place - other.place) };
    setRecords(latest.current);
  };
  const begin = async (opened: BankStore) => {
    const readAll = async () => show(await opened.all());
    opened.onChange(() => void readAll());
    await readAll();
  };
  const store = useStore(openBankStore, begin, () => {
    setVolatile(true);
    show(emptyBank);
  });
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
