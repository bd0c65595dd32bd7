import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { BinEntry } from '../../kept/bin.ts';
import type { Kept } from '../../kept/database.ts';
import { type DeskStore, type IssueFacts, openDeskStore } from '../../kept/desk-store.ts';
import type { Everything, UnreadRecord } from '../../kept/everything.ts';
import { keepSetting, readSetting } from '../../kept/settings.ts';
import { useStore } from '../../kept/use-store.ts';
import type { Company, DeskRecords, Invoice, RecordKind, RecordOf } from '../../records/desk/records.ts';
import { swissDay } from '../../records/swiss-day.ts';
import { chosenAmong, companySetting } from '../../work/desk/chosen-company.ts';
import { shareCreditor } from '../../work/desk/creditor.ts';
import { deskActions, type Notice, replaced } from './desk-actions.ts';
import { writeInto } from './folder.ts';

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
  const { records, bin, isVolatile, notice, folder, setFolder, store, actions } = useKeptRecords();
  const [chosen, setChosen] = useState(() => readSetting(companySetting));
  const company = records && chosenAmong(records.companies, chosen);
  useEffect(() => {
    if (records !== undefined) shareCreditor(company);
  }, [company]);
  const chooseCompany = useMemo(
    () => (id: string) => {
      keepSetting(companySetting, id);
      setChosen(id);
    },
    [],
  );
  const toFolder = async (name: string, file: Blob) => {
    if (folder === undefined) return false;
    const isWritten = await writeInto(folder, name, file);
    actions.say({ text: isWritten ? 'inFolder' : 'folderBad' });
    return isWritten;
  };
  const keepFolder = async (next: FileSystemDirectoryHandle | undefined) => {
    await store.current?.keepFolder(next);
    setFolder(next);
  };
  return { ...actions, records, bin, isVolatile, company, chooseCompany, notice, folder, keepFolder, toFolder };
}

/** Opens what the desk keeps as long as the page is shown, and follows what others change. */
function useKeptRecords() {
  const latest = useRef<DeskRecords>(emptyDesk);
  const [records, setRecords] = useState<DeskRecords>();
  const [isVolatile, setVolatile] = useState(false);
  const [notice, say] = useState<Notice>();
  const [folder, setFolder] = useState<FileSystemDirectoryHandle>();
  const [bin, setBin] = useState<readonly BinEntry[]>();
  const begin = async (opened: DeskStore) => {
    opened.onChange((change) => {
      if (change.kind === 'bin') return void readBin();
      const { kind, id } = change;
      if (id === undefined) void opened.all().then(show);
      else void opened.one(kind, id).then((record) => show(replaced(latest.current, kind, id, record)));
    });
    setFolder(await opened.folder());
    show(await opened.all());
    await readBin();
  };
  const store = useStore(openDeskStore, begin, () => {
    setVolatile(true);
    setBin([]);
    show(emptyDesk);
  });
  const readBin = async () => setBin((await store.current?.bin(swissDay(new Date()))) ?? []);
  const show = (next: DeskRecords) => {
    latest.current = next;
    setRecords(next);
  };
  const hold = { store: () => store.current, latest: () => latest.current, show, say, readBin };
  const actions = useMemo(() => deskActions(hold), []);
  return { records, bin, isVolatile, notice, folder, setFolder, store, actions };
}
