import { boundedBackup, isProven } from '../backup.ts';
import { stateTextOf } from '../bin.ts';
import {
  browserIn,
  type CopyState,
  copySettingsIn,
  copyStateIn,
  folderIn,
  type Opened,
  openKept,
} from '../database.ts';
import { everythingIn } from '../desk-store.ts';
import { isAllowed, namesIn, textIn, writeInto } from './folder.ts';
import { copyName, outlivedNames } from './generations.ts';

/** Backups that write themselves: after each change, once for all tabs, into the folder that somebody chose. */

/** Milliseconds after the last change until a backup is written, and after the first one at the latest. */
const pause = { afterLast: 4_000, atMost: 60_000 } as const;

/** Name of what one tab at a time holds. */
const turn = 'rappen-copies';

let isStarted = false;

/** Writes backups from now on, as long as the page is open, where somebody wants them. A second call does nothing. */
export function startCopies(): void {
  if (isStarted) return;
  isStarted = true;
  let opened: Opened | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let since = 0;
  const write = () => {
    clearTimeout(timer);
    timer = undefined;
    if (opened) void inTurn(opened);
  };
  const soon = () => {
    if (timer === undefined) since = Date.now();
    clearTimeout(timer);
    timer = setTimeout(write, Math.min(pause.afterLast, since + pause.atMost - Date.now()));
  };
  // What is left behind is written at once
  const leave = () => timer !== undefined && document.visibilityState === 'hidden' && write();
  addEventListener('visibilitychange', leave);
  openKept()
    .then((database) => {
      opened = database;
      opened.onChange((change) => {
        if (change.kind === 'copying') write();
        else if (change.kind !== 'copied') soon();
      });
      soon();
    })
    // A browser that keeps nothing has nothing to save
    .catch(() => undefined);
}

/** Tabs take turns: what one has written is no work for the next. */
async function inTurn(opened: Opened): Promise<void> {
  try {
    await navigator.locks.request(turn, () => writeCopy(opened));
  } catch (error) {
    // The page is left while it is written: the next one writes it
    if (!(error instanceof DOMException)) throw error;
  }
}

/** Writes what has changed since the last backup as the next one, reads it back from the disk, and deletes what is too old. */
async function writeCopy({ database, tell }: Opened): Promise<void> {
  const [folder, settings] = [await folderIn(database), await copySettingsIn(database)];
  if (settings === undefined || folder === undefined) return;
  const before = await copyStateIn(database);
  const everything = await everythingIn(database);
  // What is in a file never changes under its name
  const content = stateTextOf({ ...everything, attached: everything.attached.map(({ id }) => id) });
  if (before?.content === content && before.trouble === undefined) return;
  const keep = async (state: CopyState) => {
    await database.put('settings', state, 'copied');
    tell({ kind: 'copied' });
  };
  const failed = (trouble: CopyState['trouble']) => keep({ file: '', at: '', content: '', ...before, trouble });
  if (!(await isAllowed(folder))) return failed('refused');
  const { secret } = settings;
  const browser = await browserIn(database);
  const at = new Date().toISOString();
  const file = copyName(browser, at);
  const backup = await boundedBackup(everything, secret);
  const isWritten = backup !== undefined && (await writeInto(folder, file, backup));
  const text = isWritten ? await textIn(folder, file) : undefined;
  if (text === undefined || !(await isProven(text, everything, secret ?? ''))) return failed('failed');
  await keep({ file, at, content });
  for (const name of outlivedNames(await namesIn(folder), browser))
    await folder.removeEntry(name).catch(() => undefined);
}
