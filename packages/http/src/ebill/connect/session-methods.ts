import { limits as documentLimits } from '@rappen/core/ebill';
import type { JsonValue } from '@rappen/core/json';
import { problem } from '@rappen/core/problem';
import { z } from 'zod';
import { hashPassword, isPassword, passwordLengthMax, passwordProblems } from '../../accounts/password.ts';
import type { User } from '../../accounts/ports.ts';
import { roles } from '../../accounts/roles.ts';
import { beginSession, endedCookie, isFromOwnPage, type Session, sessionTokenOf } from '../../accounts/session.ts';
import { tokenHashOf } from '../../accounts/token.ts';
import { refused } from '../../answer.ts';
import { instantOf } from '../../keys.ts';
import type { AccountPorts } from '../../ports.ts';
import { auditOf } from '../audit.ts';
import { deny } from '../body.ts';
import type { EbillCall } from '../operation.ts';
import { emailAddressText, formedText, sizedText } from '../parameters.ts';
import type { Biller } from '../ports.ts';
import { type Method, method, nothing, type Outcome, openMethod, valued } from './method.ts';
import { userJson, userSchema } from './user-methods.ts';

/** A character outside the basic plane takes two places. */
const passwordText = sizedText(1, 2 * passwordLengthMax);
const anyAddressText = sizedText(1, documentLimits.emailAddressLengthMax);

const meSchema = z
  .object({
    user: userSchema.nullable().meta({ description: 'null for a key' }),
    role: z.enum(roles),
    biller: z.object({
      billerNetId: z.string(),
      legalName: z.string(),
      address: z.looseObject({ postalCode: z.string(), city: z.string(), countryCode: z.string() }),
      status: z.enum(['ACTIVE', 'SUSPENDED']),
      isPrimaryNetworkPartner: z.boolean(),
    }),
    csrfToken: z.string().nullable().meta({ description: 'For the header X-CSRF-Token' }),
    expiresAt: z.iso.datetime().nullable(),
    isSimulator: z.boolean().meta({ description: 'Whether the network is simulated: nothing is really sent' }),
  })
  .meta({ id: 'Me' });

function meJson({ ebill }: EbillCall, biller: Biller, session: Session | undefined): JsonValue {
  const { billerNetId, legalName, address, status, isPrimaryNetworkPartner } = biller;
  return {
    user: session === undefined ? null : userJson(session.user),
    role: session?.user.role ?? 'owner',
    biller: { billerNetId, legalName, address: { ...address }, status, isPrimaryNetworkPartner },
    csrfToken: session?.csrfToken ?? null,
    expiresAt: session?.expiresAt ?? null,
    isSimulator: ebill.simulator !== undefined,
  };
}

/** Carries out what only pages of this service ask for, and what must not be tried too often by `names`. */
async function attempt(
  { ports, request, clientAddress }: EbillCall,
  address: string | undefined,
  work: (accounts: AccountPorts) => Promise<Outcome>,
): Promise<Outcome> {
  const { accounts, clock } = ports;
  if (accounts === undefined) return { refusal: deny(problem('STORAGE_UNAVAILABLE', [])) };
  if (!isFromOwnPage(request, accounts.ownHosts)) return { refusal: deny(problem('ORIGIN_NOT_ALLOWED', [])) };
  const names = {
    ...(address !== undefined && { address }),
    ...(clientAddress !== undefined && { client: clientAddress }),
  };
  const seconds = accounts.logins.take(names, clock.now());
  if (seconds > 0) {
    const headers = { 'retry-after': String(seconds) };
    return { refusal: deny(problem('LOGIN_THROTTLED', [], { seconds }), { headers }) };
  }
  const outcome = await work(accounts);
  if ('value' in outcome) accounts.logins.giveBack(names);
  return outcome;
}

/** Signs somebody in under a new token; a session that the browser had before ends. */
async function signedIn(call: EbillCall, accounts: AccountPorts, user: User): Promise<Outcome> {
  const before = sessionTokenOf(call.request);
  if (before !== undefined) await accounts.store.sessions.end(await tokenHashOf(before));
  const biller = await call.ebill.store.billers.get(user.billerId);
  const begun = await beginSession(accounts, user, call.ports.clock);
  if (begun === undefined || biller === undefined) return { refusal: deny(problem('LOGIN_FAILED', [])) };
  return { value: meJson(call, biller, begun.session), headers: begun.headers };
}

/** Signing in and out. */
export const session: Readonly<Record<string, Method>> = {
  login: openMethod(
    {
      summary: 'Sign in',
      description:
        'Sets the cookie __Host-sid. Whether there is nobody of this address or the password is wrong looks the same.',
      parameters: z.strictObject({ emailAddress: anyAddressText, password: passwordText }),
      example: { emailAddress: 'anna@example.ch', password: 'a password of her own' },
      answer: meSchema,
    },
    (call, { emailAddress, password }) => {
      const address = emailAddress.toLowerCase();
      return attempt(call, address, async (accounts) => {
        const found = await accounts.store.users.findByEmailAddress(address);
        const isRight = await isPassword(password, found?.passwordHash);
        if (found === undefined || !isRight) return { refusal: deny(problem('LOGIN_FAILED', [])) };
        return signedIn(call, accounts, found);
      });
    },
  ),
  claim: openMethod(
    {
      summary: 'Become the first owner, with the token that the start of the service has printed',
      description: 'Signs in at the same time.',
      parameters: z.strictObject({
        token: formedText(/^[A-Za-z0-9_-]{43}$/, '43 letters and digits'),
        emailAddress: emailAddressText,
        password: passwordText,
      }),
      answer: meSchema,
      refusals: [422],
    },
    (call, { token, emailAddress: given, password }) =>
      attempt(call, undefined, async (accounts) => {
        const { clock } = call.ports;
        const sha256 = await tokenHashOf(token);
        const invalid = { refusal: deny(problem('WELCOME_TOKEN_INVALID', ['token'])) };
        const billerId = await accounts.store.welcome.find(sha256, instantOf(clock.now()));
        if (billerId === undefined) return invalid;
        const emailAddress = given.toLowerCase();
        const problems = passwordProblems(password, emailAddress, 'password');
        if (problems.length > 0) return { refusal: refused(problems) };
        const id = crypto.randomUUID();
        const createdAt = instantOf(clock.now());
        const user = { id, billerId, emailAddress, role: 'owner', createdAt } as const;
        const audit = auditOf({ ...call, key: { ...call.key, id: `user:${id}` } }, 'user.claimed', id);
        const passwordHash = await hashPassword(password);
        const isMade = await accounts.store.welcome.claim(sha256, { ...user, passwordHash }, audit);
        return isMade ? signedIn(call, accounts, user) : invalid;
      }),
  ),
  me: method(
    {
      summary: 'Who is signed in',
      description: 'Needs no X-CSRF-Token: it tells a page which one to send.',
      leastRole: 'viewer',
      isHarmless: true,
      parameters: nothing,
      example: {},
      answer: meSchema,
    },
    (call) => valued(meJson(call, call.biller, call.session)),
  ),
  logout: method(
    { summary: 'Sign out', leastRole: 'viewer', parameters: nothing, example: {}, answer: z.null() },
    async ({ session: own, ports }) => {
      if (own === undefined || ports.accounts === undefined) return { refusal: deny(problem('SESSION_NEEDED', [])) };
      await ports.accounts.store.sessions.end(own.sha256);
      return { value: null, headers: endedCookie };
    },
  ),
  changePassword: method(
    {
      summary: 'Change the own password',
      description: 'All sessions of the person end, and another one begins.',
      leastRole: 'viewer',
      parameters: z.strictObject({ password: passwordText, newPassword: passwordText }),
      answer: meSchema,
      refusals: [422],
    },
    async (call, { password, newPassword }) => {
      const { user } = call.session ?? {};
      if (user === undefined) return { refusal: deny(problem('SESSION_NEEDED', [])) };
      return attempt(call, user.emailAddress, async (accounts) => {
        const { users } = accounts.store;
        const found = await users.findByEmailAddress(user.emailAddress);
        if (!(await isPassword(password, found?.passwordHash)))
          return { refusal: deny(problem('PASSWORD_WRONG', ['password'])) };
        const problems = passwordProblems(newPassword, user.emailAddress, 'newPassword');
        if (problems.length > 0) return { refusal: refused(problems) };
        const audit = auditOf(call, 'user.passwordChanged', user.id);
        await users.setPassword(user.billerId, user.id, await hashPassword(newPassword), audit);
        return signedIn(call, accounts, user);
      });
    },
  ),
};
