import { instantOf } from '../instant.ts';
import type { AccountStore } from '../ports/accounts/accounts.ts';
import type { Biller } from '../ports/ebill/billers.ts';
import { sentenceOf } from '../problems/index.ts';
import { hashPassword, newPasswordProblems } from './password.ts';
import { newToken, tokenHashOf } from './token.ts';

/** The owner that the configuration names. */
export interface FirstUser {
  readonly emailAddress: string;
  readonly password: string;
}

/** The configuration names a first owner whose password is no good. Its message is for the operator. */
export class FirstUserRefused extends Error {
  override readonly name = 'FirstUserRefused';
}

const welcomeMilliseconds = 86_400_000;

/**
 * Prepares the first sign-in where there is no user yet: creates the owner named by the configuration, or returns a token that,
 * within 24 hours and once, makes its holder the owner of the biller. Undefined: there is a user already. `now` in
 * milliseconds since the beginning of 1970. Throws `FirstUserRefused`.
 */
export async function prepareFirstUser(
  accounts: AccountStore,
  { id: billerId }: Biller,
  named: FirstUser | undefined,
  now: number,
): Promise<string | undefined> {
  if (!(await accounts.users.isEmpty())) return undefined;
  const [wrong] = named === undefined ? [] : await newPasswordProblems(named.password, named.emailAddress, 'password');
  if (wrong !== undefined) throw new FirstUserRefused(`RAPPEN_ADMIN_PASSWORD: ${sentenceOf(wrong)}`);
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
  await accounts.welcome.claim(
    sha256,
    { ...user, passwordHash: await hashPassword(named.password), isPasswordOwn: true },
    audit,
  );
  return undefined;
}
