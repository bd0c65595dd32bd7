import { instantOf } from '../instant.ts';
import type { Passkey, SecondFactorStore } from '../ports/accounts/second-factor.ts';
import { type Problem, problem } from '../problems/index.ts';
import { type SignedAnswer, type Site, validateSigned } from './passkey.ts';
import { tokenHashOf } from './token.ts';
import { totpStepOf } from './totp.ts';

/** What somebody gives beside the password. */
export interface SecondFactorGiven {
  readonly code?: string | undefined;
  readonly passkey?: SignedAnswer | undefined;
}

/** Why somebody is not let in yet, with the passkeys that could do it. */
export interface Lacking {
  readonly problem: Problem;
  readonly passkeys: readonly Passkey[];
}

/** What a recovery code is kept by: letters as people type them. */
export function recoveryHashOf(personId: string, code: string): Promise<string> {
  return tokenHashOf(`recovery ${personId} ${code.toUpperCase().replaceAll(/[^A-Z2-7]/g, '')}`);
}

/**
 * Uses up what somebody gives who has a second factor: a code of the app, what a passkey has signed, or a recovery code. Reports
 * `SECOND_FACTOR_NEEDED`, `SECOND_FACTOR_WRONG`, and for passkeys `PASSKEY_NOT_FOUND`, `PASSKEY_COUNTER_WRONG` and what
 * `validateSigned` does; undefined: it is right, or none is needed.
 */
export async function secondFactorProblem(
  store: SecondFactorStore,
  personId: string,
  { code, passkey }: SecondFactorGiven,
  site: Site,
): Promise<Lacking | undefined> {
  const factor = await store.find(personId);
  const passkeys = await store.passkeys(personId);
  const hasApp = factor?.isConfirmed === true;
  if (!hasApp && passkeys.length === 0) return undefined;
  const found =
    passkey !== undefined
      ? await passkeyProblem(store, personId, passkey, passkeys, site)
      : await codeProblem(store, personId, code, hasApp ? factor : undefined, site);
  return found && { problem: found, passkeys };
}

async function codeProblem(
  store: SecondFactorStore,
  personId: string,
  code: string | undefined,
  app: { readonly sealedSecret: string; readonly lastStep: number } | undefined,
  { secrets, now }: Site,
): Promise<Problem | undefined> {
  if (code === undefined) return problem('SECOND_FACTOR_NEEDED', ['code']);
  const wrong = problem('SECOND_FACTOR_WRONG', ['code']);
  const digits = code.replaceAll(' ', '');
  if (!/^\d{6}$/.test(digits))
    return (await store.useRecoveryCode(personId, await recoveryHashOf(personId, code))) ? undefined : wrong;
  if (app === undefined) return wrong;
  const step = await totpStepOf(await secrets.open(app.sealedSecret), digits, { now, lastStep: app.lastStep });
  return step !== undefined && (await store.useStep(personId, step)) ? undefined : wrong;
}

async function passkeyProblem(
  store: SecondFactorStore,
  personId: string,
  answer: SignedAnswer,
  passkeys: readonly Passkey[],
  site: Site,
): Promise<Problem | undefined> {
  const passkey = passkeys.find(({ id }) => id === answer.id);
  if (passkey === undefined) return problem('PASSKEY_NOT_FOUND', ['passkey']);
  const read = await validateSigned(answer, passkey, personId, site);
  if (!read.ok) return read.problems[0];
  const used = await store.usePasskey(personId, { id: passkey.id, ...read.value, now: instantOf(site.now) });
  if (used === 'challengeUsed') return problem('PASSKEY_CHALLENGE_INVALID', ['passkey']);
  return used === 'done' ? undefined : problem('PASSKEY_COUNTER_WRONG', ['passkey']);
}
