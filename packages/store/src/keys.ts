import { type Instant, keyHashOf, keyPrefixOf, newApiKey, type Scope, type StoredKey } from '@rappen/http';
import type { Database, Row, Statement } from './database.ts';

/** What a new key is to be. */
export interface KeyWish {
  readonly owner: string;
  readonly scopes: readonly Scope[];
  readonly demo: boolean;
  readonly expiresAt?: Instant | undefined;
}

/** A key as people may see it: everything but the key. */
export interface KeyEntry extends StoredKey {
  /** The beginning of the key, or the variable that sets it. */
  readonly prefix: string;
  readonly createdAt: Instant;
}

export type Revocation =
  | { readonly ok: true; readonly entry: KeyEntry }
  /** `configured`: the key is set by a variable, and comes back with it. */
  | { readonly ok: false; readonly reason: 'unknown' | 'revoked' | 'configured' };

const columns = 'id, prefix, owner, scopes, demo, created_at, expires_at, revoked_at';
const configuredIds = ['RAPPEN_API_KEY', 'RAPPEN_DEMO_KEY'];
const firstId = 'first';
const everything: KeyWish = { owner: 'first', scopes: ['qr', 'ebill', 'admin'], demo: false };

/** The key of this text, whether or not it may still be used. */
export async function findKey(database: Database, key: string): Promise<KeyEntry | undefined> {
  const [row] = await database.query(`SELECT ${columns} FROM api_key WHERE sha256 = ?`, [await keyHashOf(key)]);
  return row && entryOf(row);
}

/** Makes a key. Its text is returned and kept nowhere: only its SHA-256 is. */
export async function createKey(
  database: Database,
  wish: KeyWish,
  now: Instant,
): Promise<{ readonly key: string; readonly entry: KeyEntry }> {
  const key = newApiKey();
  const entry = { ...wish, id: crypto.randomUUID(), prefix: keyPrefixOf(key), createdAt: now };
  const { ok } = await database.commit([insertion(entry, await keyHashOf(key))]);
  if (!ok) throw new Error('256 random bits came twice');
  return { key, entry };
}

/** Makes the key of a store that has none for more than trials; undefined: it has one. */
export async function createFirstKey(database: Database, now: Instant): Promise<string | undefined> {
  const [row] = await database.query('SELECT COUNT(*) AS keys FROM api_key WHERE demo = 0');
  if (Number(row?.['keys']) > 0) return undefined;
  const key = newApiKey();
  const entry = { ...everything, id: firstId, prefix: keyPrefixOf(key), createdAt: now };
  // Of several processes that start at once, the one whose row comes first has made the key
  return (await database.commit([insertion(entry, await keyHashOf(key))])).ok ? key : undefined;
}

/** All keys, the oldest first. */
export async function listKeys(database: Database): Promise<readonly KeyEntry[]> {
  return (await database.query(`SELECT ${columns} FROM api_key ORDER BY created_at, id`)).map(entryOf);
}

/** Revokes a key by its id or its prefix, from now on and for good. */
export async function revokeKey(database: Database, name: string, now: Instant): Promise<Revocation> {
  const found = (await listKeys(database)).find(({ id, prefix }) => id === name || prefix === name);
  if (found === undefined) return { ok: false, reason: 'unknown' };
  if (configuredIds.includes(found.id)) return { ok: false, reason: 'configured' };
  const { ok } = await database.commit([
    {
      sql: 'UPDATE api_key SET revoked_at = ? WHERE id = ? AND revoked_at IS NULL',
      parameters: [now, found.id],
      rows: 1,
    },
  ]);
  return ok ? { ok, entry: { ...found, revokedAt: now } } : { ok, reason: 'revoked' };
}

/**
 * Makes the keys that the configuration sets, by their text, valid, and those that it no longer sets invalid. A key that is
 * also in the store by another way stays what it is there, but is valid.
 */
export async function configureKeys(
  database: Database,
  keys: Readonly<Record<string, StoredKey>>,
  now: Instant,
): Promise<void> {
  const wanted = new Map<string, StoredKey>();
  for (const [key, stored] of Object.entries(keys)) wanted.set(await keyHashOf(key), stored);
  const hashOf = (id: string) => [...wanted].find(([, stored]) => stored.id === id)?.[0] ?? '';
  const outdated = configuredIds.map(
    (id): Statement => ({
      sql: 'DELETE FROM api_key WHERE id = ? AND sha256 <> ?',
      parameters: [id, hashOf(id)],
    }),
  );
  const valid = [...wanted].map(([sha256, stored]): Statement => {
    const { sql, parameters } = insertion({ ...stored, prefix: stored.id, createdAt: now }, sha256);
    const revival = `ON CONFLICT (sha256) DO UPDATE SET expires_at = NULL, revoked_at = NULL
      WHERE api_key.expires_at IS NOT NULL OR api_key.revoked_at IS NOT NULL`;
    return { sql: `${sql} ${revival}`, parameters };
  });
  const statements = [...outdated, ...valid];
  // Another process may configure the same keys at the same time: then they are there the second time
  if (!(await database.commit(statements)).ok && !(await database.commit(statements)).ok)
    throw new Error('The keys of the configuration could not be stored');
}

function insertion(entry: KeyEntry, sha256: string): Required<Omit<Statement, 'rows'>> {
  const { id, prefix, owner, scopes, demo, createdAt, expiresAt = null } = entry;
  return {
    sql: `INSERT INTO api_key (id, prefix, sha256, owner, scopes, demo, created_at, expires_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    parameters: [id, prefix, sha256, owner, scopes.join(' '), demo ? 1 : 0, createdAt, expiresAt],
  };
}

function entryOf(row: Row): KeyEntry {
  const optional = (name: string) => (row[name] === null ? undefined : String(row[name]));
  return {
    id: String(row['id']),
    prefix: String(row['prefix']),
    owner: String(row['owner']),
    scopes: String(row['scopes']).split(' ') as Scope[],
    demo: Number(row['demo']) === 1,
    createdAt: String(row['created_at']),
    expiresAt: optional('expires_at'),
    revokedAt: optional('revoked_at'),
  };
}
