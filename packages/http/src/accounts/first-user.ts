import type { Biller } from '../ebill/ports/billers.ts';
import { instantOf } from '../keys.ts';
import { hashPassword } from './password.ts';
import type { AccountStore } from './ports.ts';
import { newToken, tokenHashOf } from './token.ts';

/** The owner that the configuration names. */
export interface FirstUser {
  readonly emailAddress: string;
  readonly password: string;
}

const welcomeMilliseconds = 86_400_000;

/**
 * Prepares that somebody can sign in where nobody can yet: makes the owner that the configuration names, or answers a token with
 * which, within 24 hours and once, somebody becomes the owner of the biller. Undefined: somebody can sign in. `now` in
 * milliseconds since the beginning of 1970.
 */
export async function prepareFirstUser(
  accounts: AccountStore,
  { id: billerId }: Biller,
  named: FirstUser | undefined,
  now: number,
): Promise<string | undefined> {
  if (!(await accounts.users.isEmpty())) return undefined;
  const token = newToken();
  const sha256 = await tokenHashOf(token);
  const isRenewed = await accounts.welcome.renew(billerId, sha256, instantOf(now + welcomeMilliseconds));
  if (!isRenewed || named === undefined) return isRenewed ? token : undefined;
  const id = crypto.randomUUID();
  const createdAt = instantOf(now);
  const emailAddress = named.emailAddress.toLowerCase();
  const user = { id, billerId, emailAddress, role: 'owner', createdAt } as const;
  // Of several processes that start at once one makes the owner, with the token that came last
  const audit = { at: createdAt, actor: 'configuration', action: 'user.created', detail: id };
  await accounts.welcome.claim(sha256, { ...user, passwordHash: await hashPassword(named.password) }, audit);
  return undefined;
}
