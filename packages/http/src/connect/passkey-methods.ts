import {
  anyText,
  instant,
  list,
  nothing,
  object,
  openObject,
  optional,
  required,
  wholeNumber,
} from '@rappen/core/model';
import { base64urlOf } from '@rappen/pdf/internal/base';
import { newChallenge, rpIdOf, validateCreated } from '../accounts/passkey.ts';
import { recoveryHashOf } from '../accounts/second-factor.ts';
import { newRecoveryCodes } from '../accounts/totp.ts';
import { refused } from '../answer/answer.ts';
import { sizedText } from '../body/shapes.ts';
import { auditOf } from '../ebill/operation/audit.ts';
import { deny } from '../ebill/operation/body.ts';
import { instantOf } from '../instant.ts';
import { limits } from '../limits.ts';
import type { Passkey } from '../ports/accounts/second-factor.ts';
import { problem } from '../problems/index.ts';
import { type Method, method, noParameters, valued } from './method.ts';
import { isOwnPassword, own } from './second-factor-methods.ts';
import {
  base64urlText,
  lackingFactor,
  passkeyAnswerMembers,
  passwordText,
  secondFactorMembers,
  siteOf,
} from './session-methods.ts';

const nameLengthMax = 70;

const passkeyMembers = {
  id: required(anyText(), 'The credential id in base64url'),
  name: required(anyText()),
  createdAt: required(instant),
  lastUsedAt: optional(instant),
};
export const passkeyModel = openObject(passkeyMembers, { name: 'Passkey' });
export const addedPasskeyModel = openObject(
  {
    ...passkeyMembers,
    recoveryCodes: required(list(anyText()), 'Shown only once; empty if the user already has a second factor'),
  },
  { name: 'AddedPasskey' },
);
export const newPasskeyRequestModel = openObject(
  {
    challenge: required(anyText(), 'In base64url; works once, within five minutes'),
    rpId: required(anyText()),
    userId: required(anyText(), 'In base64url'),
    userName: required(anyText()),
    excludedIds: required(list(anyText()), 'Ids of the existing passkeys, in base64url'),
  },
  { name: 'NewPasskeyRequest' },
);

function shown({ id, name, createdAt, lastUsedAt }: Passkey) {
  return { id, name, createdAt, lastUsedAt };
}

const passkeyId = base64urlText(1400);

/** The passkeys of whoever is signed in. */
export const passkeys: Readonly<Record<string, Method>> = {
  passkeys: method(
    {
      summary: 'Your passkeys',
      leastRole: 'viewer',
      needsNoSecondFactor: true,
      parameters: noParameters,
      example: {},
      answer: list(passkeyModel),
    },
    async ({ session, ports }) => {
      const found = session && (await ports.accounts?.store.secondFactors.passkeys(session.user.id));
      return found === undefined ? { refusal: deny(problem('SESSION_NEEDED', [])) } : valued(found.map(shown));
    },
  ),
  preparePasskey: method(
    {
      summary: 'Start setting up a passkey',
      description: 'The answer is for navigator.credentials.create of the browser.',
      leastRole: 'viewer',
      needsNoSecondFactor: true,
      parameters: object({ password: required(passwordText) }),
      answer: newPasskeyRequestModel,
      refusals: [422],
    },
    (call, { password }) =>
      own(call, async (accounts, user, turn) => {
        if (!(await isOwnPassword(accounts, user, { password, turn })))
          return { refusal: deny(problem('PASSWORD_WRONG', ['password'])) };
        const there = await accounts.store.secondFactors.passkeys(user.id);
        if (there.length >= limits.passkeysMax)
          return { refusal: deny(problem('PASSKEY_LIMIT', [], { max: limits.passkeysMax })) };
        const { secrets, now } = siteOf(call, accounts);
        return valued({
          challenge: await newChallenge(secrets, { personId: user.id, action: 'create' }, now),
          rpId: rpIdOf(call.request, accounts.ownHosts),
          userId: base64urlOf(new TextEncoder().encode(user.id)),
          userName: user.emailAddress,
          excludedIds: there.map(({ id }) => id),
        });
      }),
  ),
  addPasskey: method(
    {
      summary: 'Save a passkey that the browser has created',
      description: 'From now on, signing in requires this passkey or another second factor of the user.',
      leastRole: 'viewer',
      needsNoSecondFactor: true,
      parameters: object({
        name: required(sizedText(1, nameLengthMax)),
        passkey: required(
          object({
            ...passkeyAnswerMembers,
            publicKey: required(base64urlText(1400), 'SubjectPublicKeyInfo'),
            algorithm: required(wholeNumber(), 'COSE algorithm number: -7 (ES256) or -257 (RS256)'),
          }),
        ),
      }),
      answer: addedPasskeyModel,
      refusals: [409, 422],
    },
    (call, { name, passkey }) =>
      own(call, async (accounts, user) => {
        const { secondFactors } = accounts.store;
        const site = siteOf(call, accounts);
        const read = await validateCreated(passkey, user.id, site);
        if (!read.ok) return { refusal: refused(read.problems) };
        const { counter, challenge } = read.value;
        const { id, publicKey, algorithm } = passkey;
        const createdAt = instantOf(site.now);
        const hasOne =
          (await secondFactors.find(user.id))?.isConfirmed === true ||
          (await secondFactors.passkeys(user.id)).length > 0;
        const recoveryCodes = hasOne ? [] : [...newRecoveryCodes()];
        const recoverySha256s = await Promise.all(recoveryCodes.map((one) => recoveryHashOf(user.id, one)));
        const kept = { id, name, publicKey, algorithm, counter, createdAt };
        const { passkeysMax } = limits;
        const audit = auditOf(call, 'user.passkeyAdded', user.id);
        const added = { passkey: kept, challenge, recoverySha256s, passkeysMax };
        const outcome = await secondFactors.addPasskey(call.biller.id, user.id, added, audit);
        if (outcome === 'done') return valued({ ...shown(kept), recoveryCodes });
        if (outcome === 'limit') return { refusal: deny(problem('PASSKEY_LIMIT', [], { max: passkeysMax })) };
        const isThere = outcome === 'exists';
        return { refusal: deny(problem(isThere ? 'PASSKEY_EXISTS' : 'PASSKEY_CHALLENGE_INVALID', ['passkey'])) };
      }),
  ),
  removePasskey: method(
    {
      summary: 'Remove a passkey',
      description: 'Removing the last second factor also removes the recovery codes.',
      leastRole: 'viewer',
      needsNoSecondFactor: true,
      parameters: object({ id: required(passkeyId), password: required(passwordText), ...secondFactorMembers }),
      answer: nothing,
      refusals: [422],
    },
    (call, { id, password, ...given }) =>
      own(call, async (accounts, user, turn) => {
        if (!(await isOwnPassword(accounts, user, { password, turn })))
          return { refusal: deny(problem('PASSWORD_WRONG', ['password'])) };
        const { secondFactors } = accounts.store;
        const unknown = { refusal: deny(problem('PASSKEY_NOT_FOUND', ['id'])) };
        if (!(await secondFactors.passkeys(user.id)).some((one) => one.id === id)) return unknown;
        const lacking = await lackingFactor(call, accounts, user.id, given);
        if (lacking !== undefined) return lacking;
        const audit = auditOf(call, 'user.passkeyRemoved', user.id);
        const isGone = await secondFactors.removePasskey(call.biller.id, user.id, id, audit);
        return isGone ? valued(null) : unknown;
      }),
  ),
};
