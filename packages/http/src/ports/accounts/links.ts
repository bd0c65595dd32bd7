import type { Instant } from '../../instant.ts';
import type { Role } from '../../rights/roles.ts';
import type { Audited } from '../ebill/audit.ts';
import type { BillerId } from '../ebill/biller-id.ts';
import type { Person, User } from './users.ts';

/** What becomes of a person who follows a link: a user of a biller. */
export interface Invitation {
  readonly billerId: BillerId;
  /** In small letters. */
  readonly emailAddress: string;
  readonly role: Role;
  readonly createdAt: Instant;
  readonly expiresAt: Instant;
  /** The id of the key, or `user:` and that of the person: when their rights end, so do their invitations. */
  readonly createdBy: string;
}

/** A password that somebody has chosen for themselves. */
export interface ChosenPassword {
  readonly passwordHash: string;
}

/** Tokens that are good once, kept by their SHA-256. */
export interface LinkStore {
  /** Replaces an earlier invitation of the address to the biller. `exists`: they are a user; `limit`: there are as many invited as may be. */
  invite(
    sha256: string,
    invitation: Invitation,
    invitationsMax: number,
    audit: Audited,
  ): Promise<'done' | 'exists' | 'limit'>;
  /** Those in force, in the order of addresses. */
  invitations(billerId: BillerId, now: Instant): Promise<readonly Invitation[]>;
  findInvitation(sha256: string, now: Instant): Promise<Invitation | undefined>;
  /** False: there is none. */
  withdraw(billerId: BillerId, emailAddress: string, audit: Audited): Promise<boolean>;
  /**
   * Uses an invitation up: makes the person a user of the biller. `password`: of somebody new, or a new one of somebody known,
   * whose sessions end. `gone`: the invitation is not in force any more; `limit`: the biller has as many users as it may have.
   */
  accept(
    sha256: string,
    user: User,
    password: ChosenPassword | undefined,
    usersMax: number,
    audit: Audited,
  ): Promise<'done' | 'gone' | 'limit'>;
  /** A link to a new password, in the place of an earlier one. */
  beginReset(sha256: string, personId: string, expiresAt: Instant): Promise<void>;
  findReset(sha256: string, now: Instant): Promise<Person | undefined>;
  /** Sets a password and ends all sessions; every biller of the person has it in its log. False: the link is used up. */
  reset(sha256: string, personId: string, password: ChosenPassword, audit: Audited): Promise<boolean>;
  /** Forgets what expired before an instant; answers how many. */
  purge(before: Instant): Promise<number>;
}
