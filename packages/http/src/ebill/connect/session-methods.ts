import { limits as documentLimits } from '@rappen/core/ebill';
import {
  anyText,
  boolean,
  choice,
  code,
  type Infer,
  instant,
  nothing,
  object,
  openObject,
  optional,
  orNull,
  required,
} from '@rappen/core/model';
import { problem } from '@rappen/core/problem';
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
import { emailAddressText, sizedText } from '../parameters.ts';
import type { Biller } from '../ports.ts';
import { type Method, method, noParameters, type Outcome, openMethod, valued } from './method.ts';
import { shownUser, userModel } from './user-methods.ts';

/** A character outside the basic plane takes two places. */
const passwordText = sizedText(1, 2 * passwordLengthMax);
const anyAddressText = sizedText(1, documentLimits.emailAddressLengthMax);

export const meModel = openObject(
  {
    user: orNull(userModel, 'null for a key'),
    role: required(choice(roles)),
    biller: required(
      openObject({
        billerNetId: required(anyText()),
        legalName: required(anyText()),
        address: required(
          openObject({
            street: optional(anyText()),
            buildingNumber: optional(anyText()),
            postalCode: required(anyText()),
            city: required(anyText()),
            countryCode: required(anyText()),
          }),
        ),
        status: required(choice(['ACTIVE', 'SUSPENDED'])),
        isPrimaryNetworkPartner: required(boolean),
      }),
    ),
    csrfToken: orNull(anyText(), 'For the header X-CSRF-Token'),
    expiresAt: orNull(instant),
    isSimulator: required(boolean, 'Whether the network is simulated: nothing is really sent'),
  },
  { name: 'Me' },
);

function shownMe({ ebill }: EbillCall, biller: Biller, session: Session | undefined): Infer<typeof meModel> {
  const { billerNetId, legalName, address, status, isPrimaryNetworkPartner } = biller;
  return {
    user: session === undefined ? null : shownUser(session.user),
    role: session?.user.role ?? 'owner',
    biller: { billerNetId, legalName, address, status, isPrimaryNetworkPartner },
    csrfToken: session?.csrfToken ?? null,
    expiresAt: session?.expiresAt ?? null,
    isSimulator: ebill.simulator !== undefined,
  };
}

/** Carries out what only pages of this service ask for, and what must not be tried too often by `names`. */
async function attempt<A>(
  { ports, request, clientAddress }: EbillCall,
  address: string | undefined,
  work: (accounts: AccountPorts) => Promise<Outcome<A>>,
): Promise<Outcome<A>> {
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
async function signedIn(call: EbillCall, accounts: AccountPorts, user: User): Promise<Outcome<Infer<typeof meModel>>> {
  const before = sessionTokenOf(call.request);
  if (before !== undefined) await accounts.store.sessions.end(await tokenHashOf(before));
  const biller = await call.ebill.store.billers.get(user.billerId);
  const begun = await beginSession(accounts, user, call.ports.clock);
  if (begun === undefined || biller === undefined) return { refusal: deny(problem('LOGIN_FAILED', [])) };
  return { value: shownMe(call, biller, begun.session), headers: begun.headers };
}

/** Signing in and out. */
export const session: Readonly<Record<string, Method>> = {
  login: openMethod(
    {
      summary: 'Sign in',
      description:
        'Sets the cookie __Host-sid. Whether there is nobody of this address or the password is wrong looks the same.',
      parameters: object({ emailAddress: required(anyAddressText), password: required(passwordText) }),
      example: { emailAddress: 'anna@example.ch', password: 'a password of her own' },
      answer: meModel,
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
      parameters: object({
        token: required(code(/^[A-Za-z0-9_-]{43}$/, '43 letters and digits')),
        emailAddress: required(emailAddressText),
        password: required(passwordText),
      }),
      answer: meModel,
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
      parameters: noParameters,
      example: {},
      answer: meModel,
    },
    (call) => valued(shownMe(call, call.biller, call.session)),
  ),
  logout: method(
    { summary: 'Sign out', leastRole: 'viewer', parameters: noParameters, example: {}, answer: nothing },
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
      parameters: object({ password: required(passwordText), newPassword: required(passwordText) }),
      answer: meModel,
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
