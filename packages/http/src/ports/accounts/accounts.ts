import type { Instant } from '../../instant.ts';
import type { ApiKey, Scope, StoredKey } from '../../rights/api-key.ts';
import type { Role } from '../../rights/roles.ts';
import type { Audited } from '../ebill/audit.ts';
import type { BillerId } from '../ebill/biller-id.ts';
import type { DeviceStore, FailureStore } from './failures.ts';
import type { LinkStore } from './links.ts';
import type { SecondFactorStore } from './second-factor.ts';
import type { Membership, Person, User, UserWithPassword } from './users.ts';

/** `lastOwner`: no owner would be left. */
export type UserChange = 'done' | 'unknown' | 'lastOwner';

export interface UserStore {
  /** Whether there is no user yet, for any biller. */
  isEmpty(): Promise<boolean>;
  findByEmailAddress(emailAddress: string): Promise<Person | undefined>;
  /** In the order of addresses; at most `usersMax`. */
  list(billerId: BillerId): Promise<readonly User[]>;
  /** The billers of a person, by their names. */
  memberships(id: string): Promise<readonly Membership[]>;
  /** A person as a user of the biller that they were signed in to last; undefined: of none any more. */
  ofLastBiller(id: string): Promise<User | undefined>;
  /** Makes a person who is a user. `exists`: the address is taken; `limit`: the biller has as many people as it may have. */
  create(user: UserWithPassword, usersMax: number, audit: Audited): Promise<'done' | 'exists' | 'limit'>;
  /** Makes somebody a user of one more biller. `exists`: they are already. */
  join(user: User, usersMax: number, audit: Audited): Promise<'done' | 'exists' | 'limit'>;
  /** Ends the sessions of the person that are about the biller. */
  setRole(billerId: BillerId, id: string, role: Role, audit: Audited): Promise<UserChange>;
  /** Ends all sessions of the person. False: the biller has no such user. */
  setPassword(
    billerId: BillerId,
    id: string,
    password: Pick<Person, 'passwordHash' | 'isPasswordOwn'>,
    audit: Audited,
  ): Promise<boolean>;
  /** Of other billers the person stays a user; who is a user of none is forgotten. */
  remove(billerId: BillerId, id: string, audit: Audited): Promise<UserChange>;
}

/** A session as it is kept: by the SHA-256 of its token. */
export interface NewSession {
  readonly sha256: string;
  readonly userId: string;
  /** What the session is about, until another biller is chosen. */
  readonly billerId: BillerId;
  readonly createdAt: Instant;
  readonly expiresAt: Instant;
}

/** Somebody who is signed in, as a user of one biller. */
export interface SignedInUser {
  readonly user: User;
  /** The owner of API keys that the biller is. */
  readonly owner: string;
  /** Whether the biller asks for a second factor and the person has none. */
  readonly lacksSecondFactor: boolean;
}

export interface FoundSession extends SignedInUser {
  readonly billerNetId: string;
  readonly expiresAt: Instant;
}

export interface SessionStore {
  /**
   * Keeps a session, and forgets those that have ended and those of the same person beyond the newest `sessionsMax`. False: the
   * person is no user of the biller.
   */
  begin(session: NewSession, sessionsMax: number): Promise<boolean>;
  /** Undefined: there is none, or it has ended. */
  find(sha256: string, now: Instant): Promise<FoundSession | undefined>;
  /** Who is signed in as a user of another biller; undefined: they are no user of it, or there is no such biller. */
  elsewhere(userId: string, billerNetId: string): Promise<SignedInUser | undefined>;
  /** Makes a session be about another biller of the person. False: it has ended, or the person is no user of the biller. */
  choose(sha256: string, userId: string, billerId: BillerId): Promise<boolean>;
  end(sha256: string): Promise<void>;
}

/** The one token with which the first person becomes the owner. */
export interface WelcomeStore {
  /** Replaces the token. False: there is a user already, so there is no token. */
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
  readonly failures: FailureStore;
  readonly devices: DeviceStore;
  readonly links: LinkStore;
  readonly secondFactors: SecondFactorStore;
}
