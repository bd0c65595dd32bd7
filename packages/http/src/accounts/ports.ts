import type { Audited } from '../ebill/ports/audit.ts';
import type { BillerId } from '../ebill/ports/billers.ts';
import type { ApiKey, Instant, Scope, StoredKey } from '../keys.ts';
import type { Role } from './roles.ts';

/** A person who may sign in, for one biller. */
export interface User {
  readonly id: string;
  readonly billerId: BillerId;
  /** In small letters; no two people have the same. */
  readonly emailAddress: string;
  readonly role: Role;
  readonly createdAt: Instant;
}

/** A person with what a password is checked against; never leaves the service. */
export interface UserWithPassword extends User {
  /** As `hashPassword` made it. */
  readonly passwordHash: string;
}

/** `lastOwner`: nobody would be left who may do everything. */
export type UserChange = 'done' | 'unknown' | 'lastOwner';

export interface UserStore {
  /** Whether nobody can sign in yet, for any biller. */
  isEmpty(): Promise<boolean>;
  findByEmailAddress(emailAddress: string): Promise<UserWithPassword | undefined>;
  /** In the order of addresses; at most `usersMax`. */
  list(billerId: BillerId): Promise<readonly User[]>;
  /** `exists`: the address is taken; `limit`: the biller has as many people as it may have. */
  create(user: UserWithPassword, usersMax: number, audit: Audited): Promise<'done' | 'exists' | 'limit'>;
  /** Ends the sessions of the person. */
  setRole(billerId: BillerId, id: string, role: Role, audit: Audited): Promise<UserChange>;
  /** Ends the sessions of the person. False: there is no such person. */
  setPassword(billerId: BillerId, id: string, passwordHash: string, audit: Audited): Promise<boolean>;
  remove(billerId: BillerId, id: string, audit: Audited): Promise<UserChange>;
}

/** A session as it is kept: by the SHA-256 of its token. */
export interface NewSession {
  readonly sha256: string;
  readonly userId: string;
  readonly createdAt: Instant;
  readonly expiresAt: Instant;
}

export interface FoundSession {
  readonly user: User;
  /** The owner of API keys that the biller of the person is. */
  readonly owner: string;
  readonly expiresAt: Instant;
}

export interface SessionStore {
  /**
   * Keeps a session, and forgets those that have ended and those of the same person beyond the newest `sessionsMax`. False: the
   * person is gone.
   */
  begin(session: NewSession, sessionsMax: number): Promise<boolean>;
  /** Undefined: there is none, or it has ended. */
  find(sha256: string, now: Instant): Promise<FoundSession | undefined>;
  end(sha256: string): Promise<void>;
}

/** The one token with which the first person becomes the owner. */
export interface WelcomeStore {
  /** Replaces the token. False: somebody can sign in already, and there is none. */
  renew(billerId: BillerId, sha256: string, expiresAt: Instant): Promise<boolean>;
  /** The biller that a token in force is for. */
  find(sha256: string, now: Instant): Promise<BillerId | undefined>;
  /** Makes the first person, and uses the token up. False: it is not in force any more. Of several at once one is made. */
  claim(sha256: string, user: UserWithPassword, audit: Audited): Promise<boolean>;
}

/** A key as people may see it: everything but the key. */
export interface KeyEntry extends StoredKey {
  /** What people call it. */
  readonly name?: string | undefined;
  /** The beginning of the key, or the variable that sets it. */
  readonly prefix: string;
  readonly createdAt: Instant;
  /** Who made it: the id of a key or of a person. */
  readonly createdBy?: string | undefined;
}

/** What a new key of a biller is to be. */
export interface NewKey extends Omit<ApiKey, 'scopes'> {
  readonly scopes: readonly Scope[];
  readonly name: string;
  readonly createdBy: string;
  readonly createdAt: Instant;
}

/** The keys of one owner. The text of a key is answered once and kept nowhere. */
export interface OwnKeyStore {
  /** The newest first; at most 1000. */
  list(owner: string): Promise<readonly KeyEntry[]>;
  /** Undefined: there are `keysMax` keys that are valid. */
  create(
    billerId: BillerId,
    key: NewKey,
    keysMax: number,
    audit: Audited,
  ): Promise<{ readonly key: string; readonly entry: KeyEntry } | undefined>;
  /** Makes a key that may do the same as a valid one, which ends at `previousUntil` at the latest. Undefined: there is none. */
  rotate(
    billerId: BillerId,
    replaced: Pick<KeyEntry, 'id' | 'owner'>,
    key: NewKey,
    previousUntil: Instant,
    audit: Audited,
  ): Promise<{ readonly key: string; readonly entry: KeyEntry } | undefined>;
  /** False: the owner has no such key, or it is revoked. */
  revoke(billerId: BillerId, owner: string, id: string, now: Instant, audit: Audited): Promise<boolean>;
}

/** People, their sessions, and the keys of billers. */
export interface AccountStore {
  readonly users: UserStore;
  readonly sessions: SessionStore;
  readonly welcome: WelcomeStore;
  readonly keys: OwnKeyStore;
}
