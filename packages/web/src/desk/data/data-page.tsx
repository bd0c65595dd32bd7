import { useEffect, useState } from 'preact/hooks';
import { type OpenedBackup, readBackup } from '../../kept/backup.ts';
import { folderPicker } from '../../kept/copies/folder.ts';
import { readSetting } from '../../kept/settings.ts';
import { fill } from '../../language/catalogue.ts';
import { useWords } from '../../language/words.ts';
import { dayIn } from '../../language/written/day.ts';
import { limits } from '../../limits.ts';
import { TextField } from '../../parts/fields/field.tsx';
import { FileButton } from '../../parts/fields/file-button.tsx';
import type { DeskRecords } from '../../records/desk/records.ts';
import { swissDay } from '../../records/swiss-day.ts';
import type { Desk } from '../state/use-desk.ts';
import { AutomaticBackups } from './automatic-backups.tsx';
import { saveBackup } from './save-backup.ts';

/** What is said of a file that is no backup for this page. */
const faults = { bad: 'fileBad', newer: 'fileNewer', passphrase: 'passphraseBad' } as const;

/** Backup and restore, and whether the browser may throw the data away. */
export function DataPage({ desk }: { readonly desk: Desk }) {
  const { texts } = useWords();
  const words = texts.desk.data;
  const [passphrase, setPassphrase] = useState('');
  const [opened, setOpened] = useState<OpenedBackup>();
  const { records } = desk;
  if (records === undefined) return null;
  const open = async ([file]: readonly File[]) => {
    if (file === undefined) return;
    const text = file.size > limits.backupBytesMax ? '' : await file.text().catch(() => '');
    const found = await readBackup(text, passphrase);
    if (typeof found === 'string') return desk.say({ text: faults[found] });
    const here = await desk.attached(found.lacking.map(({ id }) => id));
    setOpened({ ...found, lacking: found.lacking.filter(({ id }) => !here.has(id)) });
  };
  return (
    <form class="desk-form narrow" onSubmit={(event) => event.preventDefault()}>
      <p class="lead">{words.lead}</p>
      <p>{fill(words.counts, countsOf(records))}</p>
      <TextField
        id="desk-passphrase"
        label={words.passphrase}
        type="password"
        autoComplete="new-password"
        value={passphrase}
        onValue={setPassphrase}
        hint={words.passphraseHint}
      />
      <SaveBackup desk={desk} passphrase={passphrase} />
      <div class="buttons">
        <FileButton label={words.restore} accept=".json,application/json" onFiles={(files) => void open(files)} />
        <span class="hint">{words.restoreHint}</span>
      </div>
      {opened && <Restore desk={desk} records={records} opened={opened} onClose={() => setOpened(undefined)} />}
      <p>
        <a class="button" href="#/desk/bin">
          {fill(words.bin, { count: desk.bin?.length ?? 0 })}
        </a>
      </p>
      <FolderChoice desk={desk} />
      <AutomaticBackups desk={desk} passphrase={passphrase} />
      <Persistence />
    </form>
  );
}

function countsOf({ companies, customers, invoices }: DeskRecords) {
  return { companies: companies.length, customers: customers.length, invoices: invoices.length };
}

/** The button that saves everything, and when that was done last. */
function SaveBackup({ desk, passphrase }: { readonly desk: Desk; readonly passphrase: string }) {
  const { texts, language } = useWords();
  const words = texts.desk.data;
  const [savedOn, setSavedOn] = useState(() => readSetting('backup'));
  const save = async () => {
    const day = swissDay(new Date());
    if (await saveBackup(desk, passphrase, day)) setSavedOn(day);
  };
  return (
    <div class="buttons">
      <button type="button" class="primary" onClick={() => void save()}>
        {words.save}
      </button>
      <span class="hint" role="status">
        {savedOn ? fill(words.savedOn, { date: dayIn(language, savedOn) }) : words.unsaved}
      </span>
    </div>
  );
}

/** The question before a backup takes the place of what is kept: what is there, and what comes. */
function Restore(properties: {
  readonly desk: Desk;
  readonly records: DeskRecords;
  readonly opened: OpenedBackup;
  readonly onClose: () => void;
}) {
  const { desk, records, opened, onClose } = properties;
  const words = useWords().texts.desk.data;
  const { everything, unread, withUnknown, lacking } = opened;
  const replace = async () => {
    onClose();
    await desk.replaceAll(everything, unread);
  };
  const merge = async () => {
    onClose();
    await desk.merge(everything, unread);
  };
  const { length: now } = records.invoices;
  return (
    <div class="notice" role="alert">
      <p>{fill(now === 1 ? words.restoreAskOne : words.restoreAsk, { now, kept: everything.desk.invoices.length })}</p>
      <p>{fill(words.counts, countsOf(everything.desk))}</p>
      {unread.length > 0 && <p>{fill(words.unread, { count: unread.length })}</p>}
      {lacking.length > 0 && (
        <p>{fill(words.lacking, { count: lacking.length, names: lacking.map(({ name }) => name).join(', ') })}</p>
      )}
      {now > 0 && <p class="hint">{words.mergeHint}</p>}
      {withUnknown > 0 && <p>{fill(words.unknown, { count: withUnknown })}</p>}
      <button type="button" class="primary" onClick={() => void replace()}>
        {words.confirm}
      </button>
      {now > 0 && (
        <button type="button" onClick={() => void merge()}>
          {words.merge}
        </button>
      )}
      <button type="button" onClick={onClose}>
        {words.cancel}
      </button>
    </div>
  );
}

/** Where the browser can write into a folder: the one that PDFs and backups go to. */
function FolderChoice({ desk }: { readonly desk: Desk }) {
  const words = useWords().texts.desk.data;
  if (folderPicker === undefined) return null;
  const choose = async () => {
    const chosen = await folderPicker?.();
    if (chosen) await desk.keepFolder(chosen);
  };
  return (
    <div class="buttons">
      <button type="button" onClick={() => void choose()}>
        {words.folder}
      </button>
      <span class="hint">{desk.folder ? fill(words.folderIs, { name: desk.folder.name }) : words.folderHint}</span>
      {desk.folder && (
        <button type="button" class="quiet" onClick={() => void desk.keepFolder(undefined)}>
          {words.folderForget}
        </button>
      )}
    </div>
  );
}

/** Whether the browser keeps the data also when it runs short of room; most ask nobody. */
function Persistence() {
  const words = useWords().texts.desk.data;
  const [isPersistent, setPersistent] = useState<boolean>();
  useEffect(() => void navigator.storage?.persisted?.().then(setPersistent), []);
  if (isPersistent === undefined) return null;
  return (
    <p class="hint">
      {isPersistent ? words.persistent : words.notPersistent}{' '}
      {!isPersistent && (
        <button type="button" class="quiet" onClick={() => void navigator.storage.persist().then(setPersistent)}>
          {words.persist}
        </button>
      )}
    </p>
  );
}
