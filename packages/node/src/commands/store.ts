import type { StorageSettings } from '@rappen/http';
import { StoreTrouble } from '@rappen/store';
import { acceptStore, backUpStore, checkStore, type Folder, restoreStore } from '@rappen/store/operator';
import { type Command, misunderstood, type Options } from '../command.ts';
import { withConfig } from '../configured.ts';

type Action = (folder: Folder, file: string) => Promise<Outcome>;

interface Outcome {
  readonly ok: boolean;
  readonly message: string;
}

/** Actions on a folder, and whether they need a file. */
const actions: Readonly<Record<string, { readonly act: Action; readonly needsFile: boolean }>> = {
  check: { act: check, needsFile: false },
  backup: { act: backup, needsFile: true },
  restore: { act: restore, needsFile: true },
};

export const store: Command = {
  usage: 'store check | store backup FILE | store restore FILE | store accept',
  summary:
    'Checks every page of the database in RAPPEN_DATA, backs it up while the service runs, restores a backup, or accepts that something is lost.',
  async run(options, [name = '', file]) {
    return withConfig(async ({ storage }) => {
      if (storage === undefined) return misunderstood('RAPPEN_DATA or RAPPEN_DATABASE_URL must name the store');
      const outcome = name === 'accept' ? () => accept(storage) : ofFolder(storage, name, file);
      if (typeof outcome === 'string') return misunderstood(outcome);
      return report(await outcome().catch(troubleOf), options);
    });
  },
};

function ofFolder(storage: StorageSettings, name: string, file: string | undefined): string | (() => Promise<Outcome>) {
  const action = Object.hasOwn(actions, name) ? actions[name] : undefined;
  if (action === undefined) return `store needs one of ${[...Object.keys(actions), 'accept'].join(', ')}`;
  if (action.needsFile && file === undefined) return `store ${name} needs the name of a file`;
  if ('databaseUrl' in storage)
    return `store ${name} is for RAPPEN_DATA: use the programs of PostgreSQL, see docs/guide/storage.md`;
  return () => action.act(storage, file ?? '');
}

async function check(folder: Folder): Promise<Outcome> {
  const wrong = await checkStore(folder);
  return wrong === undefined
    ? { ok: true, message: `The store in ${folder.folder} is whole` }
    : { ok: false, message: `The store in ${folder.folder} is not whole: ${wrong}` };
}

async function backup(folder: Folder, file: string): Promise<Outcome> {
  const { hasSecret } = await backUpStore(folder, file);
  const secret = hasSecret
    ? 'It holds secret.key: keep it where only you can read it'
    : 'Keep RAPPEN_SECRET as well: without it, webhooks cannot be signed';
  return { ok: true, message: `${file} has been written. ${secret}` };
}

async function restore(folder: Folder, file: string): Promise<Outcome> {
  const { kept } = await restoreStore(folder, file);
  const aside = kept === undefined ? '' : `; what was there is now ${kept}`;
  return { ok: true, message: `${file} has been restored to ${folder.folder}${aside}` };
}

async function accept(storage: StorageSettings): Promise<Outcome> {
  await acceptStore(storage);
  return {
    ok: true,
    message: 'The store continues with what is there; new ids are above all that may have been given out',
  };
}

function troubleOf(error: unknown): Outcome {
  if (error instanceof StoreTrouble) return { ok: false, message: error.message };
  throw error;
}

function report({ ok, message }: Outcome, { json }: Options): number {
  if (json) process.stdout.write(`${JSON.stringify({ ok, message })}\n`);
  else (ok ? process.stdout : process.stderr).write(`${message}\n`);
  return ok ? 0 : 1;
}
