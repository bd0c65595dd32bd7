import type { Instant } from '../../instant.ts';
import type { Audited } from '../ebill/audit.ts';
import type { BillerId } from '../ebill/biller-id.ts';

/** The app of a person that makes codes. */
export interface SecondFactor {
  /** Sealed by the service: the store cannot make codes. */
  readonly sealedSecret: string;
  /** Whether a first code has shown that the app has the secret; before, nobody is asked for codes. */
  readonly isConfirmed: boolean;
  /** The last step whose code was used: none is good twice. */
  readonly lastStep: number;
}

/** A passkey of a person: a public key, whose private key a phone, a computer or a security key has. */
export interface Passkey {
  /** The credential id in base64url; no two people have the same. */
  readonly id: string;
  readonly name: string;
  /** As SubjectPublicKeyInfo (RFC 5280, 4.1), in base64url. */
  readonly publicKey: string;
  /** As COSE numbers it: -7 for ES256, -257 for RS256. */
  readonly algorithm: number;
  /** How often it was used, as far as it counts. */
  readonly counter: number;
  readonly createdAt: Instant;
  readonly lastUsedAt?: Instant | undefined;
}

/** A challenge that was answered: it is kept until it ends by itself, so that it is good once. */
export interface UsedChallenge {
  readonly sha256: string;
  readonly expiresAt: Instant;
}

/** Second factors of people. Of recovery codes only the SHA-256 is kept; they are good for apps and passkeys. */
export interface SecondFactorStore {
  find(personId: string): Promise<SecondFactor | undefined>;
  /** Keeps a secret that is still to be confirmed, in the place of an earlier one. False: one is confirmed. */
  prepare(personId: string, sealedSecret: string): Promise<boolean>;
  /** Codes are asked for from now on. False: the secret is another one, or confirmed. */
  confirm(
    billerId: BillerId,
    personId: string,
    confirmed: { readonly sealedSecret: string; readonly step: number; readonly recoverySha256s: readonly string[] },
    audit: Audited,
  ): Promise<boolean>;
  /** Uses the code of a step up. False: it, or a later one, was used. */
  useStep(personId: string, step: number): Promise<boolean>;
  /** Uses a recovery code up. False: there is no such code. */
  useRecoveryCode(personId: string, sha256: string): Promise<boolean>;
  /** Removes the app, and the recovery codes where there is no passkey. False: there is none. */
  remove(billerId: BillerId, personId: string, audit: Audited): Promise<boolean>;
  /** The oldest first. */
  passkeys(personId: string): Promise<readonly Passkey[]>;
  /** `recoverySha256s`: of the first second factor. `exists`: somebody has this passkey. */
  addPasskey(
    billerId: BillerId,
    personId: string,
    added: {
      readonly passkey: Passkey;
      readonly challenge: UsedChallenge;
      readonly recoverySha256s: readonly string[];
      readonly passkeysMax: number;
    },
    audit: Audited,
  ): Promise<'done' | 'exists' | 'limit' | 'challengeUsed'>;
  /** Uses a challenge up, and moves the counter of the passkey on. `counterWrong`: it did not grow, though it counts. */
  usePasskey(
    personId: string,
    used: {
      readonly id: string;
      readonly counter: number;
      readonly challenge: UsedChallenge;
      readonly now: Instant;
    },
  ): Promise<'done' | 'challengeUsed' | 'counterWrong'>;
  /** With the recovery codes where it was the last second factor. False: the person has no such passkey. */
  removePasskey(billerId: BillerId, personId: string, id: string, audit: Audited): Promise<boolean>;
  /** Removes app, passkeys and recovery codes. False: there are none. */
  removeAll(billerId: BillerId, personId: string, audit: Audited): Promise<boolean>;
}
