import type { DeskStore, IssueFacts, Put } from '../../kept/desk-store.ts';
import type { Everything, UnreadRecord } from '../../kept/everything.ts';
import { numbersUsedTwice } from '../../kept/merge.ts';
import type { AttachedFile } from '../../records/desk/attached-files.ts';
import type { DeskRecords, Invoice, RecordKind, RecordOf } from '../../records/desk/records.ts';
import { swissDay } from '../../records/swiss-day.ts';

/** What the page says for a moment, with a way back where there is one. */
export interface Notice {
  readonly text: NoticeText;
  /** How many records it is about. */
  readonly count?: number;
  /** Numbers of invoices that it is about. */
  readonly numbers?: string;
  /** Whether the bin has what it is about. */
  readonly isInBin?: boolean;
  readonly undo?: (() => void) | undefined;
}

type NoticeText =
  | 'removed'
  | 'cancelled'
  | 'back'
  | 'partlyBack'
  | 'mustStay'
  | 'backupFailed'
  | 'backupUnproven'
  | 'outdated'
  | 'gone'
  | 'full'
  | 'imported'
  | 'merged'
  | 'mergedNumbers'
  | 'duplicate'
  | 'logoBad'
  | 'fileBad'
  | 'fileNewer'
  | 'passphraseBad'
  | 'folderBad'
  | 'inFolder'
  | 'repeated'
  | 'articleKept'
  | 'moved'
  | 'filesGone';

/** What a desk holds while its page is shown. */
export interface DeskHold {
  /** Undefined until it is open, and where the browser keeps nothing. */
  store(): DeskStore | undefined;
  /** The records as they are shown at this moment. */
  latest(): DeskRecords;
  show(records: DeskRecords): void;
  say(notice: Notice | undefined): void;
  readBin(): Promise<void>;
}

/** What is done with the records of a desk: each is kept, shown, and said where somebody should know of it. */
export function deskActions(hold: DeskHold) {
  // What is in attached files where the browser keeps nothing
  const held = new Map<string, string>();
  const attach = async (files: readonly AttachedFile[]) => {
    const store = hold.store();
    if (store === undefined) for (const { id, content } of files) held.set(id, content);
    const kept = (await store?.attach(files, swissDay(new Date()))) ?? 'kept';
    if (kept === 'full') hold.say({ text: kept });
    return kept === 'kept';
  };
  return {
    attach,
    attached: async (ids: readonly string[]) =>
      (await hold.store()?.attached(ids)) ??
      new Map(ids.flatMap((id) => (held.has(id) ? [[id, held.get(id) as string]] : []))),
    put: <K extends RecordKind>(kind: K, record: RecordOf<K>) => put(hold, kind, record),
    putQuietly: <K extends RecordKind>(kind: K, record: RecordOf<K>) => put(hold, kind, record, true),
    remove: (kind: RecordKind, id: string) => remove(hold, kind, id),
    takeBack: (entry: string) => takeBack(hold, entry),
    dispose: async (entry: string) => {
      await hold.store()?.dispose(entry);
      await hold.readBin();
    },
    issue: (invoice: Invoice, facts: IssueFacts) => issue(hold, invoice, facts),
    everything: async () => (await hold.store()?.everything()) ?? volatileOf(hold.latest(), held),
    replaceAll: async (next: Everything, unread: readonly UnreadRecord[]) => {
      if (hold.store() === undefined) await attach(next.attached);
      await replaceAll(hold, next, unread);
    },
    merge: async (next: Everything, unread: readonly UnreadRecord[]) => {
      if (hold.store() === undefined) await attach(next.attached);
      await merge(hold, next, unread);
    },
    say: hold.say,
  };
}

/** All that there is where the browser keeps nothing. */
function volatileOf(desk: DeskRecords, held: ReadonlyMap<string, string>): Everything {
  return { desk, bank: undefined, bin: [], attached: [...held].map(([id, content]) => ({ id, content })) };
}

async function put<K extends RecordKind>(hold: DeskHold, kind: K, record: RecordOf<K>, isQuiet = false): Promise<Put> {
  const { show, latest } = hold;
  const kept = (await hold.store()?.put(kind, record)) ?? 'kept';
  if (kept === 'kept') show(replaced(latest(), kind, record.id, { ...record, revision: record.revision + 1 }));
  else {
    if (!isQuiet) hold.say({ text: kept, isInBin: kept === 'gone' });
    const newer = await hold.store()?.one(kind, record.id);
    if (kept !== 'full') show(replaced(latest(), kind, record.id, newer));
  }
  return kept;
}

async function remove(hold: DeskHold, kind: RecordKind, id: string): Promise<boolean> {
  // Where nothing is kept there is no bin either
  const removed = (await hold.store()?.remove(kind, id, swissDay(new Date()))) ?? 'gone';
  if (typeof removed === 'string') {
    if (removed === 'gone') hold.show(replaced(hold.latest(), kind, id, undefined));
    else hold.say({ text: removed === 'issued' ? 'mustStay' : removed });
    return removed === 'gone';
  }
  await readAgain(hold);
  hold.say({ text: 'removed', isInBin: true, undo: () => void takeBack(hold, removed.id) });
  return true;
}

async function takeBack(hold: DeskHold, entry: string): Promise<void> {
  hold.say(undefined);
  const taken = await hold.store()?.takeBack(entry, swissDay(new Date()));
  if (taken === undefined) return;
  await readAgain(hold);
  if (taken === 'full') hold.say({ text: 'full' });
  else hold.say(taken.left > 0 ? { text: 'partlyBack', count: taken.left, isInBin: true } : { text: 'back' });
}

async function issue(hold: DeskHold, invoice: Invoice, facts: IssueFacts): Promise<Invoice | undefined> {
  const store = hold.store();
  if (store === undefined) return undefined;
  const issued = await store.issue(invoice, facts);
  if (typeof issued === 'string') {
    hold.say({ text: issued, isInBin: issued === 'gone' });
    return undefined;
  }
  const after = await store.one('companies', issued.companyId);
  // The draft of a replacement is in the place of the invoice now
  const others = issued.id === invoice.id ? hold.latest() : replaced(hold.latest(), 'invoices', invoice.id, undefined);
  hold.show(replaced(replaced(others, 'invoices', issued.id, issued), 'companies', issued.companyId, after));
  return issued;
}

async function replaceAll(hold: DeskHold, next: Everything, unread: readonly UnreadRecord[]): Promise<void> {
  const store = hold.store();
  if (store === undefined) return hold.show(next.desk);
  const replacement = await store.replaceAll(next, unread, swissDay(new Date()));
  if (typeof replacement === 'string') return hold.say({ text: 'full' });
  await readAgain(hold);
  hold.say({ text: 'imported', undo: () => void takeBack(hold, replacement.id) });
}

async function merge(hold: DeskHold, next: Everything, unread: readonly UnreadRecord[]): Promise<void> {
  const store = hold.store();
  if (store === undefined) return hold.show(next.desk);
  const merged = await store.merge(next, unread, swissDay(new Date()));
  if (merged === 'full') return hold.say({ text: 'full' });
  await readAgain(hold);
  const { entry, count } = merged;
  const numbers = numbersUsedTwice(hold.latest());
  const undo = count === 0 ? undefined : () => void takeBack(hold, entry.id);
  hold.say({ text: numbers.length > 0 ? 'mergedNumbers' : 'merged', count, numbers: numbers.join(', '), undo });
}

async function readAgain(hold: DeskHold): Promise<void> {
  const store = hold.store();
  if (store === undefined) return;
  hold.show(await store.all());
  await hold.readBin();
}

/** The records with one changed, added, or taken out. */
export function replaced<K extends RecordKind>(
  records: DeskRecords,
  kind: K,
  id: string,
  record: RecordOf<K> | undefined,
): DeskRecords {
  const list: readonly RecordOf<RecordKind>[] = records[kind];
  const at = list.findIndex((each) => each.id === id);
  const before = at < 0 ? list : list.slice(0, at);
  const after = at < 0 ? [] : list.slice(at + 1);
  return { ...records, [kind]: [...before, ...(record === undefined ? [] : [record]), ...after] };
}
