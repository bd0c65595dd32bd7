import { useEffect, useRef, useState } from 'preact/hooks';
import type { Everything } from '../kept/desk-store.ts';
import { fill } from '../language/catalogue.ts';
import { dayIn } from '../language/day.ts';
import { limits } from '../limits.ts';
import { swissDay } from '../make/validate.ts';
import { download } from '../parts/download.ts';
import { TextField } from '../parts/field.tsx';
import { keepSetting, readSetting } from '../shell/settings.ts';
import { useWords } from '../shell/words.ts';
import { readBackup, writeBackup } from './backup.ts';
import { folderPicker } from './folder.ts';
import type { DeskRecords } from './records.ts';
import type { Desk } from './use-desk.ts';

/** Backup and restore, and whether the browser may throw the data away. */
export function DataPage({ desk }: { readonly desk: Desk }) {
  const { texts, language } = useWords();
  const words = texts.desk.data;
  const [passphrase, setPassphrase] = useState('');
  const [opened, setOpened] = useState<Everything>();
  const [savedOn, setSavedOn] = useState(() => readSetting('backup'));
  const input = useRef<HTMLInputElement>(null);
  const { records } = desk;
  if (records === undefined) return null;
  const count = (of: DeskRecords) => ({
    companies: of.companies.length,
    customers: of.customers.length,
    invoices: of.invoices.length,
  });
  const save = async () => {
    const day = swissDay(new Date());
    const [file, name] = [await writeBackup(await desk.everything(), passphrase), `rappen-${day}.json`];
    if (!(await desk.toFolder(name, file))) download(file, name);
    keepSetting('backup', day);
    setSavedOn(day);
  };
  const open = async (file: File | undefined) => {
    if (file === undefined) return;
    const found = file.size > limits.backupBytesMax ? 'bad' : await readBackup(await file.text(), passphrase);
    if (typeof found === 'string') desk.say({ text: found === 'bad' ? 'fileBad' : 'passphraseBad' });
    else setOpened(found);
  };
  const replace = async (next: Everything) => {
    const before = await desk.everything();
    setOpened(undefined);
    if (!(await desk.replaceAll(next))) return;
    const undo = () => {
      desk.say(undefined);
      void desk.replaceAll(before);
    };
    desk.say({ text: 'imported', undo });
  };
  return (
    <form class="desk-form narrow" onSubmit={(event) => event.preventDefault()}>
      <p class="lead">{words.lead}</p>
      <p>{fill(words.counts, count(records))}</p>
      <TextField
        id="desk-passphrase"
        label={words.passphrase}
        type="password"
        autoComplete="new-password"
        value={passphrase}
        onValue={setPassphrase}
        hint={words.passphraseHint}
      />
      <div class="buttons">
        <button type="button" class="primary" onClick={() => void save()}>
          {words.save}
        </button>
        <span class="hint" role="status">
          {savedOn ? fill(words.savedOn, { date: dayIn(language, savedOn) }) : words.unsaved}
        </span>
      </div>
      <div class="buttons">
        <input
          ref={input}
          type="file"
          hidden
          accept=".json,application/json"
          onChange={({ currentTarget }) => {
            void open(currentTarget.files?.[0]);
            currentTarget.value = '';
          }}
        />
        <button type="button" onClick={() => input.current?.click()}>
          {words.restore}
        </button>
        <span class="hint">{words.restoreHint}</span>
      </div>
      {opened && (
        <div class="notice" role="alert">
          <p>{fill(words.restoreAsk, { now: records.invoices.length, kept: opened.desk.invoices.length })}</p>
          <p>{fill(words.counts, count(opened.desk))}</p>
          <button type="button" class="primary" onClick={() => void replace(opened)}>
            {words.confirm}
          </button>
          <button type="button" onClick={() => setOpened(undefined)}>
            {words.cancel}
          </button>
        </div>
      )}
      <FolderChoice desk={desk} />
      <Persistence />
    </form>
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
