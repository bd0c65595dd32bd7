import { boundedBackup, isProven, secretOf } from '../../kept/backup.ts';
import { textIn } from '../../kept/copies/folder.ts';
import { keepSetting } from '../../kept/settings.ts';
import { download } from '../../parts/download.ts';
import type { Desk } from '../state/use-desk.ts';

/** Saves everything as the backup of a day. Whether it is one: read again, it gave back all that went into it. */
export async function saveBackup(desk: Desk, passphrase: string, day: string): Promise<boolean> {
  const everything = await desk.everything();
  const file = await boundedBackup(everything, await secretOf(passphrase));
  const name = `rappen-${day}.json`;
  if (file === undefined) {
    desk.say({ text: 'backupFailed' });
    return false;
  }
  const isInFolder = await desk.toFolder(name, file);
  if (!isInFolder) download(file, name);
  // Of a folder what is on the disk counts; what the browser does with a download nobody can read
  const text = isInFolder && desk.folder ? await textIn(desk.folder, name) : await file.text();
  if (text === undefined || !(await isProven(text, everything, passphrase))) {
    desk.say({ text: 'backupUnproven' });
    return false;
  }
  keepSetting('backup', day);
  return true;
}
