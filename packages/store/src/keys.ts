import {
  type ApiKey,
  type Instant,
  type KeyEntry,
  keyHashOf,
  keyPrefixOf,
  newApiKey,
  type ProcessingMode,
  processingModes,
  type RefusedKey,
  type Scope,
  type StoredKey,
} from '@rappen/http';
import type { Database, Row, Statement } from './database.ts';
import { auditLog } from './ebill/audit.ts';
import { numberOf, optionalTextOf, textOf } from './ebill/columns.ts';
import { insertion } from './ebill/sql.ts';

/** What a new key is to be. */
export type KeyWish = Omit<ApiKey, 'id'> & Pick<KeyEntry, 'name' | 'createdBy'>;

export type Revocation =
  | { readonly ok: true; readonly entry: KeyEntry }
  /** `configured`: the key is set by a variable, and comes back with it. */
  | { readonly ok: false; readonly reason: 'unknown' | 'revoked' | 'configured' };

/** The columns that `entryOf` reads. */
export const keyColumns = `id, prefix, owner, name, scopes, demo, processing_modes, may_skip_anomaly, ip_allow, created_by,
  created_at, expires_at, revoked_at, last_used_at`;
const configuredIds = ['RAPPEN_API_KEY', 'RAPPEN_DEMO_KEY'];
const firstId = 'first';
const everything: KeyWish = { owner: 'first', scopes: ['qr', 'ebill', 'connect:*'], demo: false };

/** The key of this text, whether or not it may still be used. */
export async function findKey(database: Database, key: string): Promise<KeyEntry | undefined> {
  const [row] = await database.query(`SELECT ${keyColumns} FROM api_key WHERE sha256 = ?`, [await keyHashOf(key)]);
  return row && entryOf(row);
}

/** Makes a key. Its text is returned and kept nowhere: only its SHA-256 is. */
export async function createKey(
  database: Database,
  wish: KeyWish,
  now: Instant,
): Promise<{ readonly key: string; readonly entry: KeyEntry }> {
  const key = newApiKey();
  const entry = newEntry(key, wish, now);
  const { ok } = await database.commit([keyInsertion(entry, await keyHashOf(key))]);
  if (!ok) throw new Error('256 random bits came twice');
  return { key, entry };
}

/** Makes the key of a store that has none for more than trials; undefined: it has one. */
export async function createFirstKey(database: Database, now: Instant): Promise<string | undefined> {
  const [row] = await database.query('SELECT COUNT(*) AS keys FROM api_key WHERE demo = 0');
  if (Number(row?.['keys']) > 0) return undefined;
  const key = newApiKey();
  const entry = { ...newEntry(key, everything, now), id: firstId };
  // Of several processes that start at once, the one whose row comes first has made the key
  return (await database.commit([keyInsertion(entry, await keyHashOf(key))])).ok ? key : undefined;
}

/** All keys, the oldest first. */
export async function listKeys(database: Database): Promise<readonly KeyEntry[]> {
  return (await database.query(`SELECT ${keyColumns} FROM api_key ORDER BY created_at, id`)).map(entryOf);
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
    const { sql, parameters } = keyInsertion({ ...stored, prefix: stored.id, createdAt: now }, sha256);
    const revival = `ON CONFLICT (sha256) DO UPDATE SET expires_at = NULL, revoked_at = NULL
      WHERE api_key.expires_at IS NOT NULL OR api_key.revoked_at IS NOT NULL`;
    return { sql: `${sql} ${revival}`, parameters };
  });
  const statements = [...outdated, ...valid];
  // Another process may configure the same keys at the same time: then they are there the second time
  if (!(await database.commit(statements)).ok && !(await database.commit(statements)).ok)
    throw new Error('The keys of the configuration could not be stored');
}

/** What is kept of a new key. */
export function newEntry(key: string, wish: KeyWish & { readonly id?: string }, now: Instant): KeyEntry {
  return {
    ...wish,
    processingModes: wish.processingModes ?? processingModes,
    maySkipAnomaly: wish.maySkipAnomaly ?? true,
    ipAllow: wish.ipAllow ?? [],
    id: wish.id ?? crypto.randomUUID(),
    prefix: keyPrefixOf(key),
    createdAt: now,
  };
}

export function keyInsertion(entry: KeyEntry, sha256: string): Required<Omit<Statement, 'rows'>> {
  return insertion('api_key', {
    id: entry.id,
    prefix: entry.prefix,
    sha256,
    owner: entry.owner,
    name: entry.name ?? null,
    scopes: entry.scopes.join(' '),
    demo: entry.demo ? 1 : 0,
    processing_modes: (entry.processingModes ?? processingModes).join(' '),
    may_skip_anomaly: entry.maySkipAnomaly === false ? 0 : 1,
    ip_allow: entry.ipAllow?.join(' ') ?? '',
    created_by: entry.createdBy ?? null,
    created_at: entry.createdAt,
    expires_at: entry.expiresAt ?? null,
  });
}

/** Says when keys were last used, by their ids. */
export async function touchKeys(database: Database, used: ReadonlyMap<string, Instant>): Promise<void> {
  const sql = 'UPDATE api_key SET last_used_at = ? WHERE id = ?';
  if (used.size > 0) await database.commit([...used].map(([id, at]) => ({ sql, parameters: [at, id] })));
}

/** Writes a row for each key that was refused, and why, into the log of its biller; of other keys nothing. */
export async function auditRefusedKeys(database: Database, refused: readonly RefusedKey[]): Promise<void> {
  const log = auditLog(database);
  for (const { id, owner, code, count, at, address } of refused) {
    const [biller] = await database.query('SELECT id FROM ebill_biller WHERE owner = ?', [owner]);
    const entry = { at, actor: id, action: 'key.refused', detail: `${code} ${count}`, address };
    if (biller !== undefined) await log.append(numberOf(biller, 'id'), entry);
  }
}

export function entryOf(row: Row): KeyEntry {
  return {
    id: textOf(row, 'id'),
    prefix: textOf(row, 'prefix'),
    owner: textOf(row, 'owner'),
    name: optionalTextOf(row, 'name'),
    scopes: wordsOf(row, 'scopes') as Scope[],
    demo: numberOf(row, 'demo') === 1,
    processingModes: wordsOf(row, 'processing_modes') as ProcessingMode[],
    maySkipAnomaly: numberOf(row, 'may_skip_anomaly') === 1,
    ipAllow: wordsOf(row, 'ip_allow'),
    createdBy: optionalTextOf(row, 'created_by'),
    createdAt: textOf(row, 'created_at'),
    expiresAt: optionalTextOf(row, 'expires_at'),
    revokedAt: optionalTextOf(row, 'revoked_at'),
    lastUsedAt: optionalTextOf(row, 'last_used_at'),
  };
}

function wordsOf(row: Row, name: string): string[] {
  return textOf(row, name).split(' ').filter(Boolean);
}
