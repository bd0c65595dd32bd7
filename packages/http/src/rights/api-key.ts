import { failed, ok, type Result } from '@rappen/core/result';
import type { Instant } from '../instant.ts';
import { problem } from '../problems/index.ts';

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

/** What a key may be used for: QR-bills, eBill submission as a whole or in parts, everything that pages do, mails of the desk, which are a part of that. */
export const scopes = ['qr', 'ebill', 'connect:*', 'mails:send', ...ebillScopes] as const;
export type Scope = (typeof scopes)[number];

/** What an operation asks of a key: a scope, or only that it is valid. */
export type NeededScope = Scope | 'any';

/** Whether scopes include another one, by name or as part of a whole. */
export function includesScope(granted: readonly Scope[], needed: NeededScope): boolean {
  if (needed === 'any' || granted.includes(needed)) return true;
  if (needed === 'mails:send') return granted.includes('connect:*');
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

/** What bounds whoever acts: all of a key but its name. A person has the rights of a role. */
export type Rights = Omit<ApiKey, 'id' | 'owner'>;

/** Everything there is to do, from everywhere and for ever. */
export const everyRight: Rights = { scopes: ['qr', 'ebill', 'connect:*'], demo: false };

/** The id of the operator of a service, who calls from the machine with the store and may do everything. */
export const operatorId = 'rappen admin';

/** A key as it is kept. */
export interface StoredKey extends ApiKey {
  readonly revokedAt?: Instant | undefined;
  /** To the minute. */
  readonly lastUsedAt?: Instant | undefined;
}

/** The key of calls that need none. */
export const anonymous: ApiKey = { id: '', owner: '', scopes: [], demo: false };

/** Says whether a key may be used. Reports `API_KEY_INVALID`, `API_KEY_REVOKED`, `API_KEY_EXPIRED`, `SCOPE_MISSING`. */
export function validateKey(found: StoredKey | undefined, scope: NeededScope, now: Instant): Result<StoredKey> {
  if (found === undefined) return failed(problem('API_KEY_INVALID', []));
  if (found.revokedAt !== undefined) return failed(problem('API_KEY_REVOKED', []));
  if (found.expiresAt !== undefined && found.expiresAt <= now)
    return failed(problem('API_KEY_EXPIRED', [], { expiresAt: found.expiresAt }));
  if (!includesScope(found.scopes, scope)) return failed(problem('SCOPE_MISSING', [], { scope }));
  return ok(found);
}
