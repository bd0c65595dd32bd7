import { useEffect, useRef, useState } from 'preact/hooks';
import { fill } from '../language/catalogue.ts';
import { dayIn } from '../language/day.ts';
import { limits } from '../limits.ts';
import { swissDay } from '../make/validate.ts';
import { TextField } from '../parts/field.tsx';
import { readSetting } from '../shell/settings.ts';
import { useWords } from '../shell/words.ts';
import { type OpenedBackup, readBackup } from './backup.ts';
import { folderPicker } from './folder.ts';
import type { DeskRecords } from './records.ts';
import { saveBackup } from './save-backup.ts';
import type { Desk } from './use-desk.ts';

/** What is said of a file that is no backup for this page. */
const faults = { bad: 'fileBad', newer: 'fileNewer', passphrase: 'passphraseBad' } as const;

/** Backup and restore, and whether the browser may throw the data away. */
export function DataPage({ desk }: { readonly desk: Desk }) {
  const { texts, language } = useWords();
  const words = texts.desk.data;
  const [passphrase, setPassphrase] = useState('');
  const [opened, setOpened] = useState<OpenedBackup>();
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
    if (await saveBackup(desk, passphrase, day)) setSavedOn(day);
  };
  const open = async (file: File | undefined) => {
    if (file === undefined) return;
    const text = file.size > limits.backupBytesMax ? '' : await file.text().catch(() => '');
    const found = await readBackup(text, passphrase);
    if (typeof found === 'string') desk.say({ text: faults[found] });
    else setOpened(found);
  };
  const replace = async ({ everything, unread }: OpenedBackup) => {
    setOpened(undefined);
    await desk.replaceAll(everything, unread);
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
          <p>
            {fill(records.invoices.length === 1 ? words.restoreAskOne : words.restoreAsk, {
              now: records.invoices.length,
              kept: opened.everything.desk.invoices.length,
            })}
          </p>
          <p>{fill(words.counts, count(opened.everything.desk))}</p>
          {opened.unread.length > 0 && <p>{fill(words.unread, { count: opened.unread.length })}</p>}
          {opened.withUnknown > 0 && <p>{fill(words.unknown, { count: opened.withUnknown })}</p>}
          <button type="button" class="primary" onClick={() => void replace(opened)}>
            {words.confirm}
          </button>
          <button type="button" onClick={() => setOpened(undefined)}>
            {words.cancel}
          </button>
        </div>
      )}
      <p>
        <a class="button" href="#/desk/bin">
          {fill(words.bin, { count: desk.bin?.length ?? 0 })}
        </a>
      </p>
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
