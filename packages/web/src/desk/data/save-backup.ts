import { provenBackup } from '../../kept/backup.ts';
import { keepSetting } from '../../kept/settings.ts';
import { download } from '../../parts/download.ts';
import type { Desk } from '../state/use-desk.ts';

/** Saves everything as the backup of a day. Whether it is one: read again, it gave back all that went into it. */
export async function saveBackup(desk: Desk, passphrase: string, day: string): Promise<boolean> {
  const backup = await provenBackup(await desk.everything(), passphrase);
  const name = `rappen-${day}.json`;
  if (backup && !(await desk.toFolder(name, backup.file))) download(backup.file, name);
  if (backup?.isProven !== true) {
    desk.say({ text: backup ? 'backupUnproven' : 'backupFailed' });
    return false;
  }
  keepSetting('backup', day);
  return true;
}
