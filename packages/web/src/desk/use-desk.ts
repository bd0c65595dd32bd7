import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { BinEntry } from '../kept/bin.ts';
import type { Kept } from '../kept/database.ts';
import { type DeskStore, type IssueFacts, openDeskStore } from '../kept/desk-store.ts';
import type { Everything, UnreadRecord } from '../kept/everything.ts';
import { swissDay } from '../make/validate.ts';
import { keepSetting, readSetting } from '../shell/settings.ts';
import { chosenAmong, companySetting } from './chosen-company.ts';
import { shareCreditor } from './creditor.ts';
import { writeInto } from './folder.ts';
import type { Company, DeskRecords, Invoice, RecordKind, RecordOf } from './records.ts';

/** What the page says for a moment, with a way back where there is one. */
export interface Notice {
  readonly text: NoticeText;
  /** How many records it is about. */
  readonly count?: number;
  /** Whether the bin has what it is about. */
  readonly isInBin?: boolean;
  readonly undo?: (() => void) | undefined;
}

export type NoticeText =
  | 'removed'
  | 'cancelled'
  | 'back'
  | 'partlyBack'
  | 'mustStay'
  | 'backupFailed'
  | 'backupUnproven'
  | 'outdated'
  | 'full'
  | 'imported'
  | 'duplicate'
  | 'logoBad'
  | 'fileBad'
  | 'fileNewer'
  | 'passphraseBad'
  | 'folderBad'
  | 'inFolder'
  | 'articleKept'
  | 'moved';

export interface Desk {
  /** Undefined while it is read. */
  readonly records: DeskRecords | undefined;
  /** Whether the browser keeps nothing, so that all of it is gone with the page. */
  readonly isVolatile: boolean;
  /** The company that is chosen; undefined before there is one. */
  readonly company: Company | undefined;
  readonly notice: Notice | undefined;
  chooseCompany(id: string): void;
  put<K extends RecordKind>(kind: K, record: RecordOf<K>): Promise<Kept>;
  /** Puts a record into the bin, a company with all that is its own, and offers to bring it back. */
  remove(kind: RecordKind, id: string): Promise<boolean>;
  /** What is in the bin, the latest first; undefined while it is read. */
  readonly bin: readonly BinEntry[] | undefined;
  /** Brings back what an entry of the bin took away, and says what it cannot. */
  takeBack(entry: string): Promise<void>;
  /** Deletes an entry of the bin for good. */
  dispose(entry: string): Promise<void>;
  issue(invoice: Invoice, facts: IssueFacts): Promise<Invoice | undefined>;
  /** All that is kept, of the bank too, for a backup. */
  everything(): Promise<Everything>;
  /** Puts a backup in the place of everything, and offers to bring that back. */
  replaceAll(everything: Everything, unread: readonly UnreadRecord[]): Promise<void>;
  say(notice: Notice | undefined): void;
  /** The folder that PDFs and backups go to, where one was chosen. */
  readonly folder: FileSystemDirectoryHandle | undefined;
  keepFolder(folder: FileSystemDirectoryHandle | undefined): Promise<void>;
  /** Writes into the folder; false: there is none, or it cannot be written. */
  toFolder(name: string, file: Blob): Promise<boolean>;
}

const emptyDesk: DeskRecords = { companies: [], customers: [], articles: [], invoices: [] };

/** What the desk keeps, as the page shows it: changes of other tabs appear by themselves. */
export function useDesk(): Desk {
  const store = useRef<DeskStore | undefined>(undefined);
  const latest = useRef<DeskRecords>(emptyDesk);
  const [records, setRecords] = useState<DeskRecords>();
  const [isVolatile, setVolatile] = useState(false);
  const [chosen, setChosen] = useState(() => readSetting(companySetting));
  const [notice, setNotice] = useState<Notice>();
  const [folder, setFolder] = useState<FileSystemDirectoryHandle>();
  const [bin, setBin] = useState<readonly BinEntry[]>();
  const readBin = async () => setBin((await store.current?.bin(swissDay(new Date()))) ?? []);
  const show = (next: DeskRecords) => {
    latest.current = next;
    setRecords(next);
  };
  useEffect(() => {
    let isOver = false;
    openDeskStore().then(
      async (opened) => {
        if (isOver) return void opened.close();
        store.current = opened;
        opened.onChange((change) => {
          if (change.kind === 'bin') return void readBin();
          const { kind, id } = change;
          if (id === undefined) void opened.all().then(show);
          else void opened.one(kind, id).then((record) => show(replaced(latest.current, kind, id, record)));
        });
        setFolder(await opened.folder());
        show(await opened.all());
        await readBin();
      },
      () => {
        setVolatile(true);
        setBin([]);
        show(emptyDesk);
      },
    );
    return () => {
      isOver = true;
      // What the page leaves behind is kept first: it is asked for with the end of its parts
      setTimeout(() => void store.current?.close());
    };
  }, []);
  const company = records && chosenAmong(records.companies, chosen);
  useEffect(() => {
    if (records !== undefined) shareCreditor(company);
  }, [company]);

  const desk = useMemo(() => {
    const put = async <K extends RecordKind>(kind: K, record: RecordOf<K>): Promise<Kept> => {
      const kept = (await store.current?.put(kind, record)) ?? 'kept';
      if (kept === 'kept')
        show(replaced(latest.current, kind, record.id, { ...record, revision: record.revision + 1 }));
      else {
        setNotice({ text: kept });
        const newer = await store.current?.one(kind, record.id);
        if (kept === 'outdated') show(replaced(latest.current, kind, record.id, newer));
      }
      return kept;
    };
    const readAgain = async () => {
      if (store.current === undefined) return;
      show(await store.current.all());
      await readBin();
    };
    const takeBack = async (entry: string) => {
      setNotice(undefined);
      const taken = await store.current?.takeBack(entry);
      if (taken === undefined) return;
      await readAgain();
      if (taken === 'full') setNotice({ text: 'full' });
      else setNotice(taken.left > 0 ? { text: 'partlyBack', count: taken.left, isInBin: true } : { text: 'back' });
    };
    return {
      put,
      chooseCompany: (id: string) => {
        keepSetting(companySetting, id);
        setChosen(id);
      },
      remove: async (kind: RecordKind, id: string) => {
        // Where nothing is kept there is no bin either
        const removed = (await store.current?.remove(kind, id, swissDay(new Date()))) ?? 'gone';
        if (typeof removed === 'string') {
          if (removed === 'gone') show(replaced(latest.current, kind, id, undefined));
          else setNotice({ text: removed === 'issued' ? 'mustStay' : removed });
          return removed === 'gone';
        }
        await readAgain();
        setNotice({ text: 'removed', isInBin: true, undo: () => void takeBack(removed.id) });
        return true;
      },
      takeBack,
      dispose: async (entry: string) => {
        await store.current?.dispose(entry);
        await readBin();
      },
      issue: async (invoice: Invoice, facts: IssueFacts) => {
        if (store.current === undefined) return undefined;
        const issued = await store.current.issue(invoice, facts);
        if (typeof issued === 'string') {
          setNotice({ text: issued });
          return undefined;
        }
        const after = await store.current.one('companies', issued.companyId);
        // The draft of a replacement is in the place of the invoice now
        const others =
          issued.id === invoice.id ? latest.current : replaced(latest.current, 'invoices', invoice.id, undefined);
        show(replaced(replaced(others, 'invoices', issued.id, issued), 'companies', issued.companyId, after));
        return issued;
      },
      everything: async () => (await store.current?.everything()) ?? { desk: latest.current, bank: undefined, bin: [] },
      replaceAll: async (next: Everything, unread: readonly UnreadRecord[]) => {
        if (store.current === undefined) return show(next.desk);
        const replacement = await store.current.replaceAll(next, unread, swissDay(new Date()));
        if (typeof replacement === 'string') return setNotice({ text: 'full' });
        await readAgain();
        setNotice({ text: 'imported', undo: () => void takeBack(replacement.id) });
      },
      say: setNotice,
    };
  }, []);
  const toFolder = async (name: string, file: Blob) => {
    if (folder === undefined) return false;
    const isWritten = await writeInto(folder, name, file);
    setNotice({ text: isWritten ? 'inFolder' : 'folderBad' });
    return isWritten;
  };
  const keepFolder = async (chosen: FileSystemDirectoryHandle | undefined) => {
    await store.current?.keepFolder(chosen);
    setFolder(chosen);
  };
  return { ...desk, records, bin, isVolatile, company, notice, folder, keepFolder, toFolder };
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
