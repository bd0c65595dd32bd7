import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Kept } from '../kept/database.ts';
import { type DeskStore, type Everything, type IssueFacts, openDeskStore } from '../kept/desk-store.ts';
import { keepSetting, readSetting } from '../shell/settings.ts';
import { chosenAmong, companySetting } from './chosen-company.ts';
import { shareCreditor } from './creditor.ts';
import { writeInto } from './folder.ts';
import type { Company, DeskRecords, Invoice, RecordKind, RecordOf } from './records.ts';

/** What the page says for a moment, with a way back where there is one. */
export interface Notice {
  readonly text: NoticeText;
  readonly undo?: (() => void) | undefined;
}

export type NoticeText =
  | 'removed'
  | 'paid'
  | 'open'
  | 'outdated'
  | 'full'
  | 'imported'
  | 'duplicate'
  | 'logoBad'
  | 'fileBad'
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
  /** Removes a record and offers to bring it back. */
  remove(kind: RecordKind, id: string): Promise<void>;
  issue(invoice: Invoice, facts: IssueFacts): Promise<Invoice | undefined>;
  /** All that is kept, of the bank too, for a backup. */
  everything(): Promise<Everything>;
  replaceAll(everything: Everything): Promise<boolean>;
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
        opened.onChange(({ kind, id }) => {
          if (id === undefined) void opened.all().then(show);
          else void opened.one(kind, id).then((record) => show(replaced(latest.current, kind, id, record)));
        });
        setFolder(await opened.folder());
        show(await opened.all());
      },
      () => {
        setVolatile(true);
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
    return {
      put,
      chooseCompany: (id: string) => {
        keepSetting(companySetting, id);
        setChosen(id);
      },
      remove: async (kind: RecordKind, id: string) => {
        const before = latest.current[kind].find((record) => record.id === id);
        await store.current?.remove(kind, id);
        show(replaced(latest.current, kind, id, undefined));
        if (before === undefined) return;
        const undo = () => {
          setNotice(undefined);
          void put(kind, before as RecordOf<typeof kind>);
        };
        setNotice({ text: 'removed', undo });
      },
      issue: async (invoice: Invoice, facts: IssueFacts) => {
        if (store.current === undefined) return undefined;
        const issued = await store.current.issue(invoice, facts);
        if (typeof issued === 'string') {
          setNotice({ text: issued });
          return undefined;
        }
        const after = await store.current.one('companies', issued.companyId);
        show(replaced(replaced(latest.current, 'invoices', issued.id, issued), 'companies', issued.companyId, after));
        return issued;
      },
      everything: async () => (await store.current?.everything()) ?? { desk: latest.current, bank: undefined },
      replaceAll: async (next: Everything) => {
        const kept = (await store.current?.replaceAll(next)) ?? 'kept';
        if (kept === 'kept') show(next.desk);
        else setNotice({ text: kept });
        return kept === 'kept';
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
  return { ...desk, records, isVolatile, company, notice, folder, keepFolder, toFolder };
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
