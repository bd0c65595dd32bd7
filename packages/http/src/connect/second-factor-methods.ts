import { anyText, boolean, list, nothing, object, openObject, required } from '@rappen/core/model';
import type { Turn } from '../accounts/password/turns.ts';
import { isPassword } from '../accounts/password.ts';
import { recoveryHashOf } from '../accounts/second-factor.ts';
import { newRecoveryCodes, newTotpSecret, totpAddress, totpStepOf } from '../accounts/totp.ts';
import { refused } from '../answer/answer.ts';
import { auditOf } from '../ebill/operation/audit.ts';
import { deny } from '../ebill/operation/body.ts';
import type { BillerCall } from '../ebill/operation/operation.ts';
import type { Attempt } from '../ports/accounts/guessing.ts';
import type { User } from '../ports/accounts/users.ts';
import type { AccountPorts } from '../ports/ports.ts';
import { problem } from '../problems/index.ts';
import { allAt } from '../rights/excess.ts';
import { type Method, method, type Outcome, valued } from './method.ts';
import { attempt, codeText, lackingFactor, passwordText, secondFactorMembers } from './session-methods.ts';
import { beyondRole, findUser, mayActFor, ownerMethod, userId } from './user-methods.ts';

export const newSecondFactorModel = openObject(
  {
    secret: required(anyText(), 'In base32'),
    address: required(anyText(), 'Content of the QR code for the authenticator app'),
  },
  { name: 'NewSecondFactor' },
);
export const recoveryCodesModel = openObject(
  { recoveryCodes: required(list(anyText()), 'Shown only once') },
  { name: 'RecoveryCodes' },
);

/** Works for the person of a session; wrong passwords and codes are counted. */
export async function own<A>(
  call: BillerCall,
  work: (accounts: AccountPorts, user: User, turn: Turn) => Promise<Outcome<A>>,
): Promise<Outcome<A>> {
  const { user } = call.session ?? {};
  if (user === undefined) return { refusal: deny(problem('SESSION_NEEDED', [])) };
  const countedBy = (): readonly Attempt[] => [{ kind: 'device', of: `user:${user.id}` }];
  return attempt(call, countedBy, (accounts, turn) => work(accounts, user, turn));
}

export async function isOwnPassword(
  { store }: AccountPorts,
  user: User,
  { password, turn }: { readonly password: string; readonly turn: Turn },
): Promise<boolean> {
  const found = await store.users.findByEmailAddress(user.emailAddress);
  return isPassword(password, found?.passwordHash, turn);
}

/** The second factor of whoever is signed in. */
export const ownSecondFactor: Readonly<Record<string, Method>> = {
  prepareSecondFactor: method(
    {
      summary: 'Start setting up an authenticator app',
      description: 'Codes are requested only after the first one has been confirmed.',
      leastRole: 'viewer',
      needsNoSecondFactor: true,
      parameters: object({ password: required(passwordText) }),
      answer: newSecondFactorModel,
      refusals: [409, 422],
    },
    (call, { password }) =>
      own(call, async (accounts, user, turn) => {
        if (!(await isOwnPassword(accounts, user, { password, turn })))
          return { refusal: deny(problem('PASSWORD_WRONG', ['password'])) };
        const secret = newTotpSecret();
        const sealed = await call.ebill.secrets.seal(secret);
        const isKept = await accounts.store.secondFactors.prepare(user.id, sealed);
        if (!isKept) return { refusal: deny(problem('SECOND_FACTOR_EXISTS', [])) };
        return valued({ secret, address: totpAddress(secret, user.emailAddress) });
      }),
  ),
  confirmSecondFactor: method(
    {
      summary: 'Confirm the authenticator app with its first code',
      description: 'From now on, signing in requires a code. The recovery codes are for a lost phone; each works once.',
      leastRole: 'viewer',
      needsNoSecondFactor: true,
      parameters: object({ code: required(codeText) }),
      answer: recoveryCodesModel,
    },
    (call, { code }) =>
      own(call, async ({ store }, user) => {
        const { ebill, ports, biller } = call;
        const factor = await store.secondFactors.find(user.id);
        if (factor === undefined || factor.isConfirmed)
          return { refusal: deny(problem('SECOND_FACTOR_NOT_FOUND', [])) };
        const { sealedSecret } = factor;
        const at = { now: ports.clock.now(), lastStep: 0 };
        const step = await totpStepOf(await ebill.secrets.open(sealedSecret), code.replaceAll(' ', ''), at);
        const wrong = { refusal: deny(problem('SECOND_FACTOR_WRONG', ['code'])) };
        if (step === undefined) return wrong;
        const recoveryCodes = [...newRecoveryCodes()];
        const recoverySha256s = await Promise.all(recoveryCodes.map((one) => recoveryHashOf(user.id, one)));
        const confirmed = { sealedSecret, step, recoverySha256s };
        const audit = auditOf(call, 'user.secondFactorSet', user.id);
        const isSet = await store.secondFactors.confirm(biller.id, user.id, confirmed, audit);
        return isSet ? valued({ recoveryCodes }) : wrong;
      }),
  ),
  removeSecondFactor: method(
    {
      summary: 'Remove the authenticator app',
      description: 'The recovery codes remain valid as long as there is a passkey.',
      leastRole: 'viewer',
      needsNoSecondFactor: true,
      parameters: object({ password: required(passwordText), ...secondFactorMembers }),
      answer: nothing,
      refusals: [422],
    },
    (call, { password, ...given }) =>
      own(call, async (accounts, user, turn) => {
        if (!(await isOwnPassword(accounts, user, { password, turn })))
          return { refusal: deny(problem('PASSWORD_WRONG', ['password'])) };
        const lacking = await lackingFactor(call, accounts, user.id, given);
        if (lacking !== undefined) return lacking;
        const audit = auditOf(call, 'user.secondFactorRemoved', user.id);
        const isGone = await accounts.store.secondFactors.remove(call.biller.id, user.id, audit);
        return isGone ? valued(null) : { refusal: deny(problem('SECOND_FACTOR_NOT_FOUND', [])) };
      }),
  ),
};

/** What owners do about the second factors of their users. */
export const usersSecondFactor: Readonly<Record<string, Method>> = {
  removeSecondFactor: ownerMethod(
    {
      summary: 'Remove the authenticator app, passkeys and recovery codes of a user who has lost them',
      description: 'For users of several billers, only an owner of all of them can do this: USER_OF_OTHERS.',
      parameters: object({ id: required(userId) }),
      answer: nothing,
      refusals: [409],
    },
    async (call, store, { id }) => {
      const user = await findUser(call, store, id);
      if (user === undefined) return { refusal: deny(problem('USER_NOT_FOUND', ['id'])) };
      const excess = beyondRole(call, user.role, 'id');
      if (excess.length > 0) return { refusal: refused(excess, { id }) };
      if (!(await mayActFor(call, store, id))) return { refusal: deny(problem('USER_OF_OTHERS', ['id'])) };
      const audit = auditOf(call, 'user.secondFactorRemoved', id);
      const isGone = await store.secondFactors.removeAll(call.biller.id, id, audit);
      return isGone ? valued(null) : { refusal: deny(problem('SECOND_FACTOR_NOT_FOUND', ['id'])) };
    },
  ),
  requireSecondFactor: ownerMethod(
    {
      summary: 'Require a second factor of all users of the biller, or stop requiring it',
      description: 'Users without one can only set it up: SECOND_FACTOR_REQUIRED. Keys are not affected.',
      parameters: object({ isRequired: required(boolean) }),
      example: { isRequired: false },
      answer: nothing,
    },
    async (call, _store, { isRequired }) => {
      const excess = allAt(['isRequired'], beyondRole(call, 'owner', 'id'));
      if (excess.length > 0) return { refusal: refused(excess, { isRequired }) };
      const { ebill, biller } = call;
      const audit = auditOf(call, 'biller.secondFactorRequired', String(isRequired));
      await ebill.store.billers.update(biller.id, { requiresSecondFactor: isRequired }, audit);
      return valued(null);
    },
  ),
};
