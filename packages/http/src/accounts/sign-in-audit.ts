import type { Audited, AuditLog } from '../ports/ebill/audit.ts';
import type { AccountPorts } from '../ports/ports.ts';

/** What the audit logs say of people at the door. */
export type SignInAction = 'user.signedIn' | 'user.signInFailed' | 'user.signedOut';

/** An entry about a person, for all of whose billers it counts. */
export interface SignInEntry extends Omit<Audited, 'actor' | 'action'> {
  readonly personId: string;
  readonly action: SignInAction;
}

/**
 * Writes what a person did at the door into the audit log of each of their billers. What is written of one person has a bound, so
 * that nobody fills the disk: of each action and detail 60 entries, then one after a second, two, four, up to 15 minutes, as
 * `guessing` counts. Wrong passwords are apart from right ones: many of the one do not hide the other.
 */
export async function auditSignIn(
  { store, logins }: AccountPorts,
  log: AuditLog,
  { personId, ...entry }: SignInEntry,
): Promise<void> {
  const counted = { kind: 'entry', of: `${entry.action} ${entry.detail ?? ''} ${personId}` } as const;
  const { seconds } = await logins.take([counted], Date.parse(entry.at));
  if (seconds > 0) return;
  for (const { billerId } of await store.users.memberships(personId))
    await log.append(billerId, { ...entry, actor: `user:${personId}` });
}
