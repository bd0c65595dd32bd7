import { problem } from '@rappen/core/problem';
import { failed, ok, type Result } from '@rappen/core/result';
import type { KeyStore } from './ports.ts';
import { hexOf, sha256Of } from './sha256.ts';

/** Parts of eBill submission that a key may be for; the scope `ebill` is all of them. */
export const ebillScopes = [
  'cases:submit',
  'cases:read',
  'recipients:read',
  'subscriptions:write',
  'events:read',
  'webhooks:read',
  'webhooks:write',
  'pdf:convert',
] as const;

/** What a key may be used for: QR-bills, eBill submission as a whole or in parts, everything that pages do. */
export const scopes = ['qr', 'ebill', 'connect:*', ...ebillScopes] as const;
export type Scope = (typeof scopes)[number];

/** What an operation asks of a key: a scope, or only that it is valid. */
export type NeededScope = Scope | 'any';

/** Whether scopes include another one, by name or as part of a whole. */
export function includesScope(granted: readonly Scope[], needed: NeededScope): boolean {
  if (needed === 'any' || granted.includes(needed)) return true;
  return granted.includes('ebill') && (ebillScopes as readonly Scope[]).includes(needed);
}

/** A key that may be used now, as handlers see it. */
export interface ApiKey {
  readonly id: string;
  /** Whom the key belongs to: what is kept is kept for an owner, whichever of its keys is used. */
  readonly owner: string;
  readonly scopes: readonly Scope[];
  /** For trials: everything printed with it is a notification that nobody can pay. */
  readonly demo: boolean;
  /** From this instant on the key is refused. */
  readonly expiresAt?: Instant | undefined;
  /** What business cases may be submitted for; both unless said. */
  readonly processingModes?: readonly ProcessingMode[] | undefined;
  /** Whether unusual cases may be submitted all the same; yes unless said. */
  readonly maySkipAnomaly?: boolean | undefined;
  /** Addresses and blocks (CIDR) that the key may be used from; from everywhere where there are none. */
  readonly ipAllow?: readonly string[] | undefined;
}

/** Whether a submission is kept, to be released by hand, or delivered. */
export const processingModes = ['STAGE', 'DELIVER'] as const;
export type ProcessingMode = (typeof processingModes)[number];

/** A key as it is kept. */
export interface StoredKey extends ApiKey {
  readonly revokedAt?: Instant | undefined;
  /** To the minute. */
  readonly lastUsedAt?: Instant | undefined;
}

/** UTC to the millisecond, `2026-11-21T09:53:31.814Z`: of two, the later is the greater text. */
export type Instant = string;

/** The instant so many milliseconds after the beginning of 1970. */
export function instantOf(milliseconds: number): Instant {
  return new Date(milliseconds).toISOString();
}

/** The key of calls that need none. */
export const anonymous: ApiKey = { id: '', owner: '', scopes: [], demo: false };

/** Says whether a key may be used. Reports `API_KEY_INVALID`, `API_KEY_REVOKED`, `API_KEY_EXPIRED`, `SCOPE_MISSING`. */
export function judgeKey(found: StoredKey | undefined, scope: NeededScope, now: Instant): Result<StoredKey> {
  if (found === undefined) return failed(problem('API_KEY_INVALID', []));
  if (found.revokedAt !== undefined) return failed(problem('API_KEY_REVOKED', []));
  if (found.expiresAt !== undefined && found.expiresAt <= now)
    return failed(problem('API_KEY_EXPIRED', [], { expiresAt: found.expiresAt }));
  if (!includesScope(found.scopes, scope)) return failed(problem('SCOPE_MISSING', [], { scope }));
  return ok(found);
}

/** A new API key: `rappen_`, eight characters that name it, 256 random bits, and the CRC-32 of all that. */
export function newApiKey(): string {
  const key = `rappen_${randomHex(4)}_${randomHex(32)}`;
  return key + checksumOf(key);
}

/** Whether a text was meant to be a key of `newApiKey` and cannot be one: nobody needs to look it up. Older ones have no checksum. */
export function isMistypedKey(text: string): boolean {
  if (!/^rappen_[0-9a-f]{8}_/.test(text)) return false;
  const [, key = '', checksum] = /^(rappen_[0-9a-f]{8}_[0-9a-f]{64})([0-9a-f]{8})?$/.exec(text) ?? [];
  return key === '' || (checksum !== undefined && checksum !== checksumOf(key));
}

/** CRC-32 (ISO 3309) in hexadecimal. */
function checksumOf(ascii: string): string {
  let rest = 0xffffffff;
  for (let at = 0; at < ascii.length; at++) {
    rest ^= ascii.charCodeAt(at);
    for (let bit = 0; bit < 8; bit++) rest = (rest >>> 1) ^ (rest & 1 ? 0xedb88320 : 0);
  }
  return (~rest >>> 0).toString(16).padStart(8, '0');
}

/** What people may see of a key that `newApiKey` made: all but the random bits. */
export function keyPrefixOf(key: string): string {
  return key.slice(0, key.lastIndexOf('_'));
}

/** What a key is looked up by: its SHA-256, so that no comparison leaks how much of a guess was right. */
export function keyHashOf(key: string): Promise<string> {
  return sha256Of(new TextEncoder().encode(key));
}

function randomHex(bytes: number): string {
  return hexOf(crypto.getRandomValues(new Uint8Array(bytes)));
}

/** For how long a key that was found is not looked up again: a revoked one ends within this time. */
const rememberMilliseconds = 1000;
const rememberedKeysMax = 1000;

/** A store that asks another one at most once a second for each key it knows, and never for one that is mistyped. */
export function rememberedKeys(store: KeyStore, now: () => number): KeyStore {
  const remembered = new Map<string, { readonly found: StoredKey; readonly until: number }>();
  return {
    async find(key) {
      if (isMistypedKey(key)) return undefined;
      const known = remembered.get(key);
      const instant = now();
      if (known !== undefined && instant < known.until) return known.found;
      const found = await store.find(key);
      if (remembered.size >= rememberedKeysMax) remembered.clear();
      remembered.delete(key);
      if (found !== undefined) remembered.set(key, { found, until: instant + rememberMilliseconds });
      return found;
    },
  };
}
