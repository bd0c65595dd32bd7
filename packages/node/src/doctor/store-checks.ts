import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { type Config, namesOfKeys } from '@rappen/http';
import { StoreTrouble } from '@rappen/store';
import { loadKeys, usesFiles } from '@rappen/store/open';
import { inspectStore, type StoreInspection } from '@rappen/store/operator';
import type { Finding, Machine } from './finding.ts';

const freeBytes = { wrong: 100 * 2 ** 20, warning: 2 ** 30 };
/** How far the clock of the database may be from that of this machine, and things in the store before it. */
const clockMilliseconds = 60_000;
/** The clock of a machine cannot be before this version was written. */
const writtenAt = '2026-01-01T00:00:00Z';

/** The store, its disk, its secrets and the clock. Nothing is changed. */
export async function storeChecks(config: Config, machine: Machine): Promise<readonly Finding[]> {
  const storage = config.storage ?? { folder: 'data' };
  const found = await inspectStore(storage);
  const seen = found === undefined || 'wrong' in found ? undefined : found;
  const disk = 'folder' in storage ? await folderFindings(storage.folder, machine) : [];
  return [
    storeFinding(config, found),
    ...disk,
    ...(await secretFindings(config, seen, machine)),
    clockFinding(machine, seen),
  ];
}

function storeFinding({ storage }: Config, found: StoreInspection | { readonly wrong: string } | undefined): Finding {
  const isFolder = storage === undefined || 'folder' in storage;
  const check = isFolder ? 'store' : 'database';
  const name = isFolder ? `the store in ${storage?.folder}` : 'the database at RAPPEN_DATABASE_URL';
  if (found === undefined) return { check, state: 'ok', message: `${name} is empty: the first start creates it` };
  if ('wrong' in found) {
    const remedy = isFolder
      ? 'Put the right files back, or restore a backup with rappen store restore FILE'
      : 'Start the database, or correct the address; its log has details';
    return { check, state: 'wrong', message: `${name} cannot be used: ${found.wrong}`, remedy };
  }
  const { schema, knownSchema } = found;
  const message = `${name} has schema ${schema} of ${knownSchema}`;
  if (schema > knownSchema)
    return { check, state: 'wrong', message, remedy: 'Install the newer version of Rappen that wrote it' };
  if (schema < knownSchema)
    return { check, state: 'warning', message, remedy: 'The next start brings it up to date: make a backup first' };
  return { check, state: 'ok', message: `${name} can be opened (schema ${schema})` };
}

async function folderFindings(folder: string, machine: Machine): Promise<readonly Finding[]> {
  const there = await existing(resolve(folder));
  const writable = await access(there, constants.W_OK | constants.X_OK).then(
    () => true,
    () => false,
  );
  const found: Finding[] = [];
  if (!writable)
    found.push({
      check: 'folder',
      state: 'wrong',
      message: `${there} cannot be written by this user`,
      remedy: 'Give the folder to the user that runs the service, or set RAPPEN_DATA to another one',
    });
  const free = await machine.freeBytes(there);
  const message = `${Math.floor(free / 2 ** 20)} MB are free on the disk of ${there}`;
  const state = free < freeBytes.wrong ? 'wrong' : free < freeBytes.warning ? 'warning' : 'ok';
  const remedy = state === 'ok' ? undefined : 'Make room: a full disk stops submissions';
  return [...found, { check: 'disk', state, message, remedy }];
}

/** The folder, or the nearest one above it that is there. */
async function existing(folder: string): Promise<string> {
  const isThere = await access(folder).then(
    () => true,
    () => false,
  );
  return isThere || dirname(folder) === folder ? folder : existing(dirname(folder));
}

async function secretFindings(
  config: Config,
  seen: StoreInspection | undefined,
  machine: Machine,
): Promise<readonly Finding[]> {
  const check = 'secrets';
  const inFile = usesFiles(config);
  const file = inFile ? join(config.storage.folder, 'secret.key') : undefined;
  if (inFile && seen?.keyName === undefined && (await machine.modeOf(file ?? '')) === undefined)
    return [{ check, state: 'ok', message: `${file} is created by the first start` }];
  try {
    const names = await namesOfKeys(() => loadKeys(config));
    if (seen?.keyName !== undefined && !names.includes(seen.keyName))
      return [
        {
          check,
          state: 'wrong',
          message: `the secrets in the store are sealed with key ${seen.keyName}, which ${inFile ? `${file} is not` : 'RAPPEN_SECRET does not produce'}`,
          remedy: 'Restore the previous key, or see rappen secrets --help',
        },
      ];
  } catch (error) {
    if (!(error instanceof StoreTrouble)) throw error;
    return [{ check, state: 'wrong', message: error.message }];
  }
  const open = file === undefined ? undefined : await openFinding(file, machine);
  return [open ?? { check, state: 'ok', message: 'the sealing key is present' }];
}

/** A file of secrets that others may read; undefined: nobody else may, or there is none. */
export async function openFinding(
  file: string,
  { modeOf }: Machine,
  state: Finding['state'] = 'wrong',
): Promise<Finding | undefined> {
  const mode = await modeOf(file);
  if (mode === undefined || (mode & 0o007) === 0) return undefined;
  return {
    check: 'secrets',
    state,
    message: `${file} can be read by every user of this machine`,
    remedy: `chmod 600 ${file}`,
  };
}

function clockFinding({ now }: Machine, seen: StoreInspection | undefined): Finding {
  const time = new Date(now()).toISOString();
  const { lastCreatedAt = '', databaseTime } = seen ?? {};
  const remedy = 'Set the clock, and let the system synchronise it (NTP)';
  const wrong = (message: string): Finding => ({ check: 'clock', state: 'wrong', message, remedy });
  if (now() < Date.parse(writtenAt)) return wrong(`the clock says ${time}, which is before this version was written`);
  if (Date.parse(lastCreatedAt) > now() + clockMilliseconds)
    return wrong(`the clock says ${time}, but the store has an entry of ${lastCreatedAt}`);
  if (databaseTime !== undefined && Math.abs(Date.parse(databaseTime) - now()) > clockMilliseconds)
    return wrong(`the clock says ${time}, but that of the database ${databaseTime}`);
  return { check: 'clock', state: 'ok', message: `the clock says ${time}` };
}
