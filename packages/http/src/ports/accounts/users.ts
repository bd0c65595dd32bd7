import type { Instant } from '../../instant.ts';
import type { Role } from '../../rights/roles.ts';
import type { BillerId } from '../ebill/biller-id.ts';

/** Somebody who may sign in, whatever the billers. */
export interface Person {
  readonly id: string;
  /** In small letters; no two people have the same. */
  readonly emailAddress: string;
  /** As `hashPassword` made it; never leaves the service. */
  readonly passwordHash: string;
  /** Whether the person has chosen the password, and nobody for them. */
  readonly isPasswordOwn: boolean;
  readonly createdAt: Instant;
}

/** A biller that a person is a user of. */
export interface Membership {
  readonly billerId: BillerId;
  readonly billerNetId: string;
  readonly legalName: string;
  readonly role: Role;
}

/** A person as a user of one biller; there since then. */
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
  readonly isPasswordOwn: boolean;
}
