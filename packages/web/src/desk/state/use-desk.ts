import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { secretOf } from '../../kept/backup.ts';
import type { Beginning } from '../../kept/beginning.ts';
import type { BinEntry } from '../../kept/bin.ts';
import { startCopies } from '../../kept/copies/copy.ts';
import { allow, writeInto } from '../../kept/copies/folder.ts';
import type { DeskChange } from '../../kept/database.ts';
import { type Copies, type DeskStore, type IssueFacts, openDeskStore, type Put } from '../../kept/desk-store.ts';
import type { Everything, UnreadRecord } from '../../kept/everything.ts';
import { copiesSetting, keepSetting, readSetting } from '../../kept/settings.ts';
import { useStore } from '../../parts/use-store.ts';
import type { AttachedFile } from '../../records/desk/attached-files.ts';
import type { Company, DeskRecords, Invoice, RecordKind, RecordOf } from '../../records/desk/records.ts';
import { swissDay } from '../../records/swiss-day.ts';
import { chosenAmong, companySetting } from '../../work/desk/chosen-company.ts';
import { shareCreditor } from '../../work/desk/creditor.ts';
import { deskActions, type Notice, replaced } from './desk-actions.ts';

export interface Desk {
  /** Undefined while it is read. */
  readonly records: DeskRecords | undefined;
  /** The companies, and the first rows of a long list, while the rest is read. */
  readonly beginning: Beginning | undefined;
  /** Whether the browser keeps nothing, so that all of it is gone with the page. */
  readonly isVolatile: boolean;
  /** The company that is chosen; undefined before there is one. */
  readonly company: Company | undefined;
  readonly notice: Notice | undefined;
  chooseCompany(id: string): void;
  put<K extends RecordKind>(kind: K, record: RecordOf<K>): Promise<Put>;
  /** The same, and says nothing where another tab was faster: for what is done without being asked. */
  putQuietly<K extends RecordKind>(kind: K, record: RecordOf<K>): Promise<Put>;
  /** Puts a record into the bin, a company with all that is its own, and offers to bring it back. */
  remove(kind: RecordKind, id: string): Promise<boolean>;
  /** What is in the bin, the latest first; undefined while it is read. */
  readonly bin: readonly BinEntry[] | undefined;
  /** Brings back what an entry of the bin took away, and says what it cannot. */
  takeBack(entry: string): Promise<void>;
  /** Deletes an entry of the bin for good. */
  dispose(entry: string): Promise<void>;
  issue(invoice: Invoice, facts: IssueFacts): Promise<Invoice | undefined>;
  /** Keeps what is in files before an invoice names them; false: there is no room, which is said. */
  attach(files: readonly AttachedFile[]): Promise<boolean>;
  /** What is in files, by their names; one that is not kept here is missing. */
  attached(ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** All that is kept, of the bank too, for a backup. */
  everything(): Promise<Everything>;
  /** Puts a backup in the place of everything, and offers to bring that back. */
  replaceAll(everything: Everything, unread: readonly UnreadRecord[]): Promise<void>;
  /** Brings a backup together with what is kept, and offers to take that back. */
  merge(everything: Everything, unread: readonly UnreadRecord[]): Promise<void>;
  say(notice: Notice | undefined): void;
  /** The folder that PDFs and backups go to, where one was chosen. */
  readonly folder: FileSystemDirectoryHandle | undefined;
  keepFolder(folder: FileSystemDirectoryHandle | undefined): Promise<void>;
  /** How backups write themselves into the folder. */
  readonly copies: Copies;
  /** Has them written from now on, encrypted with a passphrase where there is one. The person is asked for the folder where need be. */
  startCopies(passphrase: string): Promise<void>;
  stopCopies(): Promise<void>;
  /** Asks the person for the folder again, and has the next one written. */
  allowCopies(): Promise<void>;
  /** Writes into the folder; false: there is none, or it cannot be written. */
  toFolder(name: string, file: Blob): Promise<boolean>;
}

const noCopies: Copies = { settings: undefined, state: undefined };
const emptyDesk: DeskRecords = { companies: [], customers: [], articles: [], invoices: [], efforts: [] };

/** What the desk keeps, as the page shows it: changes of other tabs appear by themselves. `isListFirst`: the page that is opened is the list. */
export function useDesk(isListFirst: boolean): Desk {
  const { records, beginning, bin, isVolatile, notice, folder, setFolder, copies, store, actions } =
    useKeptRecords(isListFirst);
  const [chosen, setChosen] = useState(() => readSetting(companySetting));
  const companies = records?.companies ?? beginning?.companies;
  const company = companies && chosenAmong(companies, chosen);
  useEffect(() => {
    if (companies !== undefined) shareCreditor(company);
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
  const kept = { records, beginning, bin, isVolatile, company, notice, folder, copies: copies.shown };
  return { ...actions, ...kept, chooseCompany, keepFolder, toFolder, ...copyActions(store, folder, copies.read) };
}

/** What is done with backups that write themselves. */
function copyActions(
  store: { readonly current: DeskStore | undefined },
  folder: FileSystemDirectoryHandle | undefined,
  read: () => Promise<void>,
) {
  const set = async (settings: Copies['settings']) => {
    await store.current?.keepCopies(settings);
    keepSetting(copiesSetting, settings && 'on');
    await read();
  };
  return {
    startCopies: async (passphrase: string) => {
      if (folder && (await allow(folder))) await set({ secret: await secretOf(passphrase) });
    },
    stopCopies: () => set(undefined),
    allowCopies: async () => {
      const { settings } = (await store.current?.copies()) ?? {};
      if (settings && folder && (await allow(folder))) await set(settings);
    },
  };
}

/** Once a day is enough, and it looks through everything. */
async function sweepDaily(store: DeskStore): Promise<void> {
  const day = swissDay(new Date());
  if (readSetting('swept') === day) return;
  await store.sweep(day);
  keepSetting('swept', day);
}

/** Pages that nobody sees are not painted: they do not wait longer than this, in ms. */
const paintMax = 100;

/** Once what was set stands on the screen. */
async function painted(): Promise<void> {
  await new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, paintMax);
  });
}

/** Opens what the desk keeps as long as the page is shown, and follows what others change. */
function useKeptRecords(isListFirst: boolean) {
  const latest = useRef<DeskRecords>(emptyDesk);
  const [records, setRecords] = useState<DeskRecords>();
  const [beginning, setBeginning] = useState<Beginning>();
  const [isVolatile, setVolatile] = useState(false);
  const [notice, say] = useState<Notice>();
  const [folder, setFolder] = useState<FileSystemDirectoryHandle>();
  const [bin, setBin] = useState<readonly BinEntry[]>();
  const [copies, setCopies] = useState<Copies>(noCopies);
  const begin = async (opened: DeskStore) => {
    const follow = ({ kind, id }: DeskChange) => {
      if (id === undefined) void opened.all().then(show);
      else void opened.one(kind, id).then((record) => show(replaced(latest.current, kind, id, record)));
    };
    // What others change while all is read is looked at behind it
    let early: DeskChange[] | undefined = [];
    opened.onChange((change) => {
      if (change.kind === 'bin') return void readBin();
      if (change.kind === 'copied') return void readCopies();
      if (early === undefined) follow(change);
      else early.push(change);
    });
    setFolder(await opened.folder());
    await readCopies();
    const first = isListFirst ? await opened.beginning(chosenAmong) : undefined;
    if (first) {
      setBeginning(first);
      await painted();
    }
    show(await opened.all());
    setBeginning(undefined);
    const missed = early;
    early = undefined;
    missed.forEach(follow);
    await readBin();
    await sweepDaily(opened);
  };
  const store = useStore(openDeskStore, begin, () => {
    setVolatile(true);
    setBin([]);
    show(emptyDesk);
  });
  const readCopies = async () => {
    const next = (await store.current?.copies()) ?? noCopies;
    setCopies(next);
    if (next.settings) startCopies();
  };
  const readBin = async () => setBin((await store.current?.bin(swissDay(new Date()))) ?? []);
  const show = (next: DeskRecords) => {
    latest.current = next;
    setRecords(next);
  };
  const hold = { store: () => store.current, latest: () => latest.current, show, say, readBin };
  const actions = useMemo(() => deskActions(hold), []);
  const shownCopies = { shown: copies, read: readCopies };
  return { records, beginning, bin, isVolatile, notice, folder, setFolder, copies: shownCopies, store, actions };
}
