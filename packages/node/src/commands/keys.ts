import { parseCalendarDate } from '@rappen/core/date';
import { instantOf, type KeyEntry, type Scope, scopes } from '@rappen/http';
import * as keys from '@rappen/store';
import { type SettingsOption, withStore } from '../configured.ts';
import { misunderstood, print, printError } from '../output.ts';
import { tableLines } from '../report.ts';

interface KeyOptions extends SettingsOption {
  readonly json: boolean;
}

interface CreateOptions extends KeyOptions {
  readonly owner: string;
  readonly scopes: string;
  readonly demo: boolean;
  readonly expires: string | undefined;
}

const ownerLengthMax = 70;

/** Makes a key and shows it once. Answers the exit status. */
export async function createKey(options: CreateOptions): Promise<number> {
  const { owner, demo, expires, json } = options;
  if (!/^[^\p{Cc}]+$/u.test(owner) || owner.length > ownerLengthMax)
    return misunderstood(`keys create needs --owner with a name of at most ${ownerLengthMax} characters`);
  const wanted = options.scopes.split(',');
  const unknown = wanted.find((scope) => !(scopes as readonly string[]).includes(scope));
  if (unknown !== undefined) return misunderstood(`Unknown scope "${unknown}" in --scopes: use ${scopes.join(', ')}`);
  if (expires !== undefined && !parseCalendarDate(expires).ok)
    return misunderstood(`--expires must be a date, yyyy-mm-dd: it is "${expires}"`);
  // The start of the day in UTC, the same everywhere
  const expiresAt = expires && instantOf(Date.parse(expires));
  return withStore(options, async ({ database }) => {
    const made = await keys.createKey(database, { owner, scopes: wanted as Scope[], demo, expiresAt }, now());
    if (json) print(`${JSON.stringify({ key: made.key, ...made.entry })}\n`);
    else {
      print(`${made.key}\n`);
      printError('Save the key now: only its SHA-256 is stored, and it cannot be shown again.\n');
    }
    return 0;
  });
}

/** Lists all keys. Answers the exit status. */
export function listKeys(options: KeyOptions): Promise<number> {
  return withStore(options, async ({ database }) => {
    const entries = await keys.listKeys(database);
    const lines = options.json ? entries.map((entry) => JSON.stringify(entry)) : tableOf(entries);
    print(lines.map((line) => `${line}\n`).join(''));
    return 0;
  });
}

/** Revokes a key by its id, or the beginning of it. Answers the exit status. */
export function revokeKey(options: KeyOptions, [name = '']: readonly string[]): Promise<number> {
  return withStore(options, async ({ database }) => {
    const revoked = await keys.revokeKey(database, name, now());
    if (!revoked.ok) {
      const message = sentenceOf(revoked.reason, name);
      if (options.json) print(`${JSON.stringify({ ok: false, reason: revoked.reason, message })}\n`);
      else printError(`${message}\n`);
      return 1;
    }
    const { entry } = revoked;
    print(options.json ? `${JSON.stringify({ ok: true, ...entry })}\n` : `${entry.prefix} has been revoked\n`);
    return 0;
  });
}

function sentenceOf(reason: Extract<keys.Revocation, { ok: false }>['reason'], name: string): string {
  if (reason === 'unknown') return `Unknown key ${name}`;
  if (reason === 'revoked') return `The key ${name} has already been revoked`;
  return `The key is set by the variable ${name}: unset it and restart the service`;
}

function tableOf(entries: readonly KeyEntry[]): readonly string[] {
  return tableLines([
    ['KEY', 'OWNER', 'SCOPES', 'CREATED', 'STATE'],
    ...entries.map((entry) => [
      entry.prefix,
      entry.owner,
      entry.scopes.join(',') + (entry.demo ? ' demo' : ''),
      entry.createdAt.slice(0, 10),
      stateOf(entry),
    ]),
  ]);
}

function stateOf({ revokedAt, expiresAt }: KeyEntry): string {
  if (revokedAt !== undefined) return `revoked ${revokedAt.slice(0, 10)}`;
  if (expiresAt === undefined) return 'valid';
  return `${expiresAt <= now() ? 'expired' : 'valid until'} ${expiresAt.slice(0, 10)}`;
}

function now(): string {
  return instantOf(Date.now());
}
