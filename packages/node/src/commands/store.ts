import type { StorageSettings } from '@rappen/http';
import { StoreTrouble } from '@rappen/store';
import { acceptStore, backUpStore, checkStore, type Folder, restoreStore } from '@rappen/store/operator';
import { type SettingsOption, withConfig } from '../configured.ts';
import { misunderstood, print, printError } from '../output.ts';

interface Outcome {
  readonly ok: boolean;
  readonly message: string;
}

interface StoreOptions extends SettingsOption {
  readonly json: boolean;
}

/** Checks every page. Answers the exit status. */
export function storeCheck(options: StoreOptions): Promise<number> {
  return onFolder('check', options, check);
}

/** Writes a backup to a file. Answers the exit status. */
export function storeBackup(options: StoreOptions, [file = '']: readonly string[]): Promise<number> {
  return onFolder('backup', options, (folder) => backup(folder, file));
}

/** Puts a backup in the place of the store. Answers the exit status. */
export function storeRestore(options: StoreOptions, [file = '']: readonly string[]): Promise<number> {
  return onFolder('restore', options, (folder) => restore(folder, file));
}

/** Goes on with what is there. Answers the exit status. */
export function storeAccept(options: StoreOptions): Promise<number> {
  return onStore(options, accept);
}

function onStore(options: StoreOptions, act: (storage: StorageSettings) => Promise<Outcome>): Promise<number> {
  return withConfig(options, async ({ storage }) => {
    if (storage === undefined) return misunderstood('RAPPEN_DATA or RAPPEN_DATABASE_URL must name the store');
    return report(await act(storage).catch(troubleOf), options);
  });
}

function onFolder(name: string, options: StoreOptions, act: (folder: Folder) => Promise<Outcome>): Promise<number> {
  return withConfig(options, async ({ storage }) => {
    if (storage === undefined) return misunderstood('RAPPEN_DATA must name the store');
    if ('databaseUrl' in storage)
      return misunderstood(
        `store ${name} works with RAPPEN_DATA only: for PostgreSQL use its own tools, see docs/guide/storage.md`,
      );
    return report(await act(storage).catch(troubleOf), options);
  });
}

async function check(folder: Folder): Promise<Outcome> {
  const wrong = await checkStore(folder);
  return wrong === undefined
    ? { ok: true, message: `The store in ${folder.folder} is intact` }
    : { ok: false, message: `The store in ${folder.folder} is not intact: ${wrong}` };
}

async function backup(folder: Folder, file: string): Promise<Outcome> {
  const { hasSecret } = await backUpStore(folder, file);
  const secret = hasSecret
    ? 'It contains secret.key: keep it where only you can read it'
    : 'Keep RAPPEN_SECRET as well: without it, webhooks cannot be signed';
  return { ok: true, message: `${file} has been written. ${secret}` };
}

async function restore(folder: Folder, file: string): Promise<Outcome> {
  const { kept } = await restoreStore(folder, file);
  const aside = kept === undefined ? '' : `; the old store is now ${kept}`;
  return { ok: true, message: `${file} has been restored to ${folder.folder}${aside}` };
}

async function accept(storage: StorageSettings): Promise<Outcome> {
  await acceptStore(storage);
  return {
    ok: true,
    message: 'The store continues with the data that is left; new ids start above all that may have been issued',
  };
}

function troubleOf(error: unknown): Outcome {
  if (error instanceof StoreTrouble) return { ok: false, message: error.message };
  throw error;
}

function report({ ok, message }: Outcome, { json }: StoreOptions): number {
  if (json) print(`${JSON.stringify({ ok, message })}\n`);
  else (ok ? print : printError)(`${message}\n`);
  return ok ? 0 : 1;
}
