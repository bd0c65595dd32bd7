import { type DBSchema, openDB } from 'idb';
import { newId } from '../desk/records.ts';
import type { Kept } from '../desk/store.ts';
import { type BankChange, type BankRecords, bankKinds, fits } from './records.ts';

interface Schema extends DBSchema {
  rows: { key: string; value: BankRecords['rows'][number] };
  files: { key: string; value: BankRecords['files'][number] };
  accounts: { key: string; value: BankRecords['accounts'][number] };
  runs: { key: string; value: BankRecords['runs'][number] };
  bills: { key: string; value: BankRecords['bills'][number] };
  /** The counter of messages, and what tells this browser from others. */
  settings: { key: 'counter' | 'browser'; value: string };
}

/** What the pages of the bank keep in this browser, one for all tabs. */
export interface BankStore {
  all(): Promise<BankRecords>;
  change(change: BankChange): Promise<Kept>;
  /** The identification of the next message of a day, `yyyy-mm-dd`: no tab gets the same, and no other browser. */
  nextMessageId(day: string): Promise<string>;
  /** Is told that another tab has changed something, until it is called again without. */
  onChange(told: (() => void) | undefined): void;
  close(): void;
}

const version = 1;

/** Opens what this browser keeps. Rejects where it keeps nothing. */
export async function openBankStore(name = 'rappen-bank'): Promise<BankStore> {
  const database = await openDB<Schema>(name, version, {
    upgrade(opened, oldVersion) {
      if (oldVersion >= 1) return;
      for (const kind of bankKinds) opened.createObjectStore(kind, { keyPath: 'id' });
      opened.createObjectStore('settings');
    },
    // A newer version of the page in another tab is not kept waiting by this one
    blocking: () => database.close(),
  });
  const channel = new BroadcastChannel(name);
  return {
    async all() {
      const transaction = database.transaction(bankKinds);
      const lists = await Promise.all(bankKinds.map((kind) => transaction.objectStore(kind).getAll()));
      return Object.fromEntries(bankKinds.map((kind, index) => [kind, lists[index]])) as never;
    },
    async change(change) {
      try {
        const transaction = database.transaction(bankKinds, 'readwrite');
        for (const kind of bankKinds) {
          if (fits(change, kind, await transaction.objectStore(kind).getAllKeys())) continue;
          transaction.abort();
          await transaction.done.catch(() => undefined);
          return 'outdated';
        }
        for (const kind of bankKinds) {
          const store = transaction.objectStore(kind);
          for (const id of change.remove?.[kind] ?? []) await store.delete(id);
          for (const record of change.put?.[kind] ?? []) await store.put(record as never);
        }
        await transaction.done;
        channel.postMessage('changed');
        return 'kept';
      } catch (error) {
        // A transaction that finds no room is undone as a whole
        const isFull = error instanceof DOMException && ['QuotaExceededError', 'AbortError'].includes(error.name);
        if (isFull) return 'full';
        throw error;
      }
    },
    async nextMessageId(day) {
      const transaction = database.transaction('settings', 'readwrite');
      const browser = (await transaction.store.get('browser')) ?? newId().slice(0, 6).toUpperCase();
      const number = Number((await transaction.store.get('counter')) ?? '0') + 1;
      await transaction.store.put(browser, 'browser');
      await transaction.store.put(String(number), 'counter');
      await transaction.done;
      return messageIdOf(browser, day, number);
    },
    onChange(told) {
      channel.onmessage = told === undefined ? null : () => told();
    },
    close() {
      channel.close();
      database.close();
    },
  };
}

/** At most 29 characters, so that groups and payments have room for numbers of their own. */
export function messageIdOf(browser: string, day: string, number: number): string {
  return `RAP-${browser}-${day.replaceAll('-', '')}-${number}`;
}
