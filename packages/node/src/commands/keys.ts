import { parseCalendarDate } from '@rappen/core/date';
import { instantOf, type KeyEntry, type Scope, scopes } from '@rappen/http';
import { createKey, listKeys, type Revocation, revokeKey, type Store } from '@rappen/store';
import { type Command, misunderstood, type Options } from '../command.ts';
import { withStore } from '../configured.ts';
import { tableLines } from '../report.ts';

type Action = (store: Store, options: Options, name: string | undefined) => Promise<number>;

const actions: Readonly<Record<string, Action>> = { create, list, revoke };
const ownerLengthMax = 70;

export const keys: Command = {
  usage: `keys create --owner NAME [--scopes ${scopes.join(',')}] [--demo] [--expires 2027-12-31] | keys list | keys revoke ID`,
  summary: 'Creates, lists and revokes API keys in the database of RAPPEN_DATA or RAPPEN_DATABASE_URL.',
  async run(options, [name, ...rest]) {
    const action = name !== undefined && Object.hasOwn(actions, name) ? actions[name] : undefined;
    if (action === undefined) return misunderstood(`keys needs one of ${Object.keys(actions).join(', ')}`);
    return withStore((store) => action(store, options, rest[0]));
  },
};

async function create(store: Store, { owner, demo = false, expires, json, ...options }: Options): Promise<number> {
  if (owner === undefined || !/^[^\p{Cc}]+$/u.test(owner) || owner.length > ownerLengthMax)
    return misunderstood(`keys create needs --owner with a name of at most ${ownerLengthMax} characters`);
  const wanted = (options.scopes ?? 'qr').split(',');
  const unknown = wanted.find((scope) => !(scopes as readonly string[]).includes(scope));
  if (unknown !== undefined) return misunderstood(`--scopes must be among ${scopes.join(', ')}: "${unknown}" is not`);
  if (expires !== undefined && !parseCalendarDate(expires).ok)
    return misunderstood(`--expires must be a date, yyyy-mm-dd: it is "${expires}"`);
  // The start of the day in UTC, the same everywhere
  const expiresAt = expires && instantOf(Date.parse(expires));
  const made = await createKey(store.database, { owner, scopes: wanted as Scope[], demo, expiresAt }, now());
  if (json) process.stdout.write(`${JSON.stringify({ key: made.key, ...made.entry })}\n`);
  else {
    process.stdout.write(`${made.key}\n`);
    process.stderr.write('Save the key now: only its SHA-256 is stored, and it cannot be shown again.\n');
  }
  return 0;
}

async function list(store: Store, { json }: Options): Promise<number> {
  const entries = await listKeys(store.database);
  const lines = json ? entries.map((entry) => JSON.stringify(entry)) : tableOf(entries);
  process.stdout.write(lines.map((line) => `${line}\n`).join(''));
  return 0;
}

async function revoke(store: Store, { json }: Options, name: string | undefined): Promise<number> {
  if (name === undefined) return misunderstood('keys revoke needs a key id, or its beginning, as shown by keys list');
  const revoked = await revokeKey(store.database, name, now());
  if (!revoked.ok) {
    const message = sentenceOf(revoked.reason, name);
    if (json) process.stdout.write(`${JSON.stringify({ ok: false, reason: revoked.reason, message })}\n`);
    else process.stderr.write(`${message}\n`);
    return 1;
  }
  process.stdout.write(
    json ? `${JSON.stringify({ ok: true, ...revoked.entry })}\n` : `${revoked.entry.prefix} has been revoked\n`,
  );
  return 0;
}

function sentenceOf(reason: Extract<Revocation, { ok: false }>['reason'], name: string): string {
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
