import { limits as documentLimits } from '@rappen/core/ebill';
import {
  anyText,
  boolean,
  choice,
  code,
  type Infer,
  instant,
  type Leaf,
  list,
  nothing,
  object,
  openObject,
  optional,
  orNull,
  required,
} from '@rappen/core/model';
import { attemptsOf, rememberDevice, type Visitor } from '../accounts/devices.ts';
import { newChallenge, rpIdOf, type Site } from '../accounts/passkey.ts';
import { type Turn, takeAttempt, takeKnownAttempt } from '../accounts/password/turns.ts';
import { hashPassword, isPassword, newPasswordProblems, passwordLengthMax } from '../accounts/password.ts';
import { type SecondFactorGiven, secondFactorProblem } from '../accounts/second-factor.ts';
import { beginSession, endedCookie, isFromOwnPage, type Session, sessionTokenOf } from '../accounts/session.ts';
import { auditSignIn, type SignInAction } from '../accounts/sign-in-audit.ts';
import { tokenHashOf } from '../accounts/token.ts';
import { type Answer, refused } from '../answer/answer.ts';
import { emailAddressText, sizedText } from '../body/shapes.ts';
import { mailOfferModel, mailOfferOf } from '../ebill/mails/offer.ts';
import { auditOf } from '../ebill/operation/audit.ts';
import { deny } from '../ebill/operation/body.ts';
import type { EbillCall } from '../ebill/operation/operation.ts';
import { instantOf } from '../instant.ts';
import type { Attempt } from '../ports/accounts/guessing.ts';
import type { User } from '../ports/accounts/users.ts';
import type { Biller } from '../ports/ebill/index.ts';
import type { AccountPorts } from '../ports/ports.ts';
import { problem } from '../problems/index.ts';
import { clientNameOf } from '../rights/ip-address.ts';
import { rightsOfRole, roles } from '../rights/roles.ts';
import { type Method, method, noParameters, type Outcome, openMethod, valued } from './method.ts';
import { shownUser, userModel } from './user-methods.ts';

/** A character outside the basic plane takes two places. */
export const passwordText: Leaf<string> = sizedText(1, 2 * passwordLengthMax);
/** Six digits, or a recovery code with its strokes. */
export const codeText: Leaf<string> = sizedText(1, 30);
/** A text in base64url of at most so many characters. */
export function base64urlText(lengthMax: number): Leaf<string> {
  return code(new RegExp(`^[A-Za-z0-9_-]{1,${lengthMax}}$`), 'base64url');
}

/** What browsers give of a passkey when one is made, and when it signs (WebAuthn, 5.2). */
export const passkeyAnswerMembers = {
  id: required(base64urlText(1400)),
  clientDataJSON: required(base64urlText(4000)),
  authenticatorData: required(base64urlText(4000)),
};

/** The second factor, where the password alone is not enough. */
export const secondFactorMembers = {
  code: optional(codeText, 'Code of the authenticator app, or a recovery code'),
  passkey: optional(
    object({ ...passkeyAnswerMembers, signature: required(base64urlText(1400)) }),
    'Answer of a passkey to the passkeyRequest of the previous refusal; all in base64url',
  ),
};
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
        requiresSecondFactor: required(boolean),
      }),
    ),
    billers: required(
      list(
        openObject({ billerNetId: required(anyText()), legalName: required(anyText()), role: required(choice(roles)) }),
      ),
      'All billers of the user, for Session.chooseBiller and the header X-Biller; for a key, its own biller',
    ),
    hasSecondFactor: required(boolean, 'Whether the user has an authenticator app or a passkey; false for a key'),
    hasCodeApp: required(boolean, 'false for a key'),
    needsSecondFactor: required(boolean, 'Whether the biller requires a second factor that the user does not have'),
    csrfToken: orNull(anyText(), 'For the header X-CSRF-Token'),
    expiresAt: orNull(instant),
    isSimulator: required(boolean, 'Whether the network is simulated, so that nothing is really sent'),
    deskMail: optional(mailOfferModel, 'Present if the user or key may send documents of the desk by e-mail'),
  },
  { name: 'Me' },
);

async function shownMe(
  { ebill, ports, key }: EbillCall,
  biller: Biller,
  session: Session | undefined,
): Promise<Infer<typeof meModel>> {
  const role = session?.user.role ?? 'owner';
  const memberships = session && (await ports.accounts?.store.users.memberships(session.user.id));
  const factors = session && ports.accounts?.store.secondFactors;
  const hasCodeApp = (await factors?.find(session?.user.id ?? ''))?.isConfirmed ?? false;
  const passkeys = (await factors?.passkeys(session?.user.id ?? '')) ?? [];
  const hasSecondFactor = hasCodeApp || passkeys.length > 0;
  const { billerNetId, legalName, address, status, isPrimaryNetworkPartner, requiresSecondFactor } = biller;
  return {
    user: session === undefined ? null : shownUser(session.user),
    role,
    biller: { billerNetId, legalName, address, status, isPrimaryNetworkPartner, requiresSecondFactor },
    billers: (memberships ?? [{ billerNetId, legalName, role }]).map((one) => ({
      billerNetId: one.billerNetId,
      legalName: one.legalName,
      role: one.role,
    })),
    hasSecondFactor,
    hasCodeApp,
    needsSecondFactor: session !== undefined && requiresSecondFactor && !hasSecondFactor,
    csrfToken: session?.csrfToken ?? null,
    expiresAt: session?.expiresAt ?? null,
    isSimulator: ebill.simulator !== undefined,
    deskMail: mailOfferOf(ebill, session === undefined ? key.scopes : rightsOfRole(role).scopes),
  };
}

/** Where a request of an account comes from. */
export function visitorOf({ request, clientAddress }: EbillCall, account: string): Visitor {
  return { account, client: clientAddress && clientNameOf(clientAddress), request };
}

/**
 * Carries out what only pages of this service ask for, and what must not be tried too often. Reports `ORIGIN_NOT_ALLOWED`,
 * `LOGIN_THROTTLED`, and `SERVICE_BUSY`, which does not count as an attempt.
 */
export async function attempt<A>(
  { ports, request, clientAddress }: EbillCall,
  countedBy: (accounts: AccountPorts) => Promise<readonly Attempt[]> | readonly Attempt[],
  work: (accounts: AccountPorts, turn: Turn) => Promise<Outcome<A>>,
): Promise<Outcome<A>> {
  const { accounts, clock } = ports;
  if (accounts === undefined) return { refusal: deny(problem('STORAGE_UNAVAILABLE', [])) };
  if (!isFromOwnPage(request, accounts.ownHosts)) return { refusal: deny(problem('ORIGIN_NOT_ALLOWED', [])) };
  const client = clientAddress && clientNameOf(clientAddress);
  const place = takeAttempt(client);
  // Who has signed in here before shows it by a cookie: only then it is worth a look
  const isAsked = place !== undefined || request.headers.has('cookie');
  const counted = isAsked ? await countedBy(accounts) : [];
  const isKnown = counted.some(({ kind }) => kind === 'device');
  const leave = place ?? (isKnown ? takeKnownAttempt() : undefined);
  if (leave === undefined) return { refusal: deny(problem('SERVICE_BUSY', [])) };
  try {
    const { seconds, giveBack } = await accounts.logins.take(counted, clock.now());
    if (seconds > 0) {
      const headers = { 'retry-after': String(seconds) };
      return { refusal: deny(problem('LOGIN_THROTTLED', [], { seconds }), { headers }) };
    }
    const outcome = await work(accounts, { of: client ?? '', isKnown, signal: request.signal });
    if ('value' in outcome) await giveBack();
    return outcome;
  } finally {
    leave();
  }
}

/** What the answer of a passkey is compared with. */
export function siteOf({ ebill, ports, request }: EbillCall, { ownHosts }: AccountPorts): Site {
  return { secrets: ebill.secrets, url: request.url, ownHosts, now: ports.clock.now() };
}

/** Why somebody may not sign in with a right password or link alone: the second factor is missing or wrong. */
export async function lackingFactor(
  call: EbillCall,
  accounts: AccountPorts,
  personId: string,
  given: SecondFactorGiven,
): Promise<{ readonly refusal: Answer } | undefined> {
  const { request } = call;
  const site = siteOf(call, accounts);
  const lacking = await secondFactorProblem(accounts.store.secondFactors, personId, given, site);
  if (lacking === undefined) return undefined;
  notedFailure(call, accounts, personId, lacking.problem.code);
  if (lacking.passkeys.length === 0) return { refusal: deny(lacking.problem) };
  const challenge = await newChallenge(site.secrets, { personId, action: 'get' }, site.now);
  const ids = lacking.passkeys.map(({ id }) => id);
  const passkeyRequest = { challenge, rpId: rpIdOf(request, accounts.ownHosts), ids };
  return { refusal: deny(lacking.problem, { more: { passkeyRequest } }) };
}

/** Writes into the audit logs of all billers of a person what they, or whoever has their address, did at the door. */
function noted(
  { ebill, ports, requestId, clientAddress: address }: EbillCall,
  accounts: AccountPorts,
  { personId, action, detail }: { readonly personId: string; readonly action: SignInAction; readonly detail?: string },
): Promise<void> {
  const at = instantOf(ports.clock.now());
  return auditSignIn(accounts, ebill.store.audit, { personId, action, detail, at, requestId, address });
}

/** Not waited for: the time must not tell whether there is such an account. */
export function notedFailure(call: EbillCall, accounts: AccountPorts, personId: string, detail: string): void {
  const { log, unfinished } = call.ports;
  const work = noted(call, accounts, { personId, action: 'user.signInFailed', detail })
    .catch((error: unknown) => log.fault(call.requestId, error))
    .finally(() => unfinished?.delete(work));
  unfinished?.add(work);
}

/** Signs a user in under a new token; an earlier session of the browser ends. */
export async function signedIn(
  call: EbillCall,
  accounts: AccountPorts,
  user: User,
): Promise<Outcome<Infer<typeof meModel>>> {
  const before = sessionTokenOf(call.request);
  if (before !== undefined) await accounts.store.sessions.end(await tokenHashOf(before));
  const biller = await call.ebill.store.billers.get(user.billerId);
  const begun = await beginSession(accounts, user, call.ports.clock);
  if (begun === undefined || biller === undefined) return { refusal: deny(problem('LOGIN_FAILED', [])) };
  const device = await rememberDevice(
    accounts.store.devices,
    visitorOf(call, user.emailAddress),
    call.ports.clock.now(),
  );
  return { value: await shownMe(call, biller, begun.session), cookies: [begun.cookie, device] };
}

/** Signing in and out. */
export const session: Readonly<Record<string, Method>> = {
  login: openMethod(
    {
      summary: 'Sign in',
      description:
        'Sets the cookie __Host-sid. An unknown address and a wrong password get the same answer. If the user has a second factor, it is requested once the password is right: SECOND_FACTOR_NEEDED.',
      parameters: object({
        emailAddress: required(anyAddressText),
        password: required(passwordText),
        ...secondFactorMembers,
      }),
      example: { emailAddress: 'anna@example.ch', password: 'a password of her own' },
      answer: meModel,
    },
    (call, { emailAddress, password, ...given }) => {
      const account = emailAddress.toLowerCase();
      const countedBy = ({ store }: AccountPorts) => attemptsOf(store.devices, visitorOf(call, account));
      return attempt(call, countedBy, async (accounts, turn) => {
        const found = await accounts.store.users.findByEmailAddress(account);
        const isRight = await isPassword(password, found?.passwordHash, turn);
        if (found !== undefined && !isRight) notedFailure(call, accounts, found.id, 'LOGIN_FAILED');
        if (found === undefined || !isRight) return { refusal: deny(problem('LOGIN_FAILED', [])) };
        const lacking = await lackingFactor(call, accounts, found.id, given);
        if (lacking !== undefined) return lacking;
        const user = await accounts.store.users.ofLastBiller(found.id);
        if (user === undefined) return { refusal: deny(problem('LOGIN_FAILED', [])) };
        await noted(call, accounts, { personId: user.id, action: 'user.signedIn' });
        return signedIn(call, accounts, user);
      });
    },
  ),
  claim: openMethod(
    {
      summary: 'Become the first owner, with the token printed when the service started',
      description: 'Also signs in.',
      parameters: object({
        token: required(code(/^[A-Za-z0-9_-]{43}$/, '43 letters and digits')),
        emailAddress: required(emailAddressText),
        password: required(passwordText),
      }),
      answer: meModel,
      refusals: [422],
    },
    (call, { token, emailAddress: given, password }) => {
      const { clientAddress } = call;
      const countedBy = (): readonly Attempt[] =>
        clientAddress === undefined ? [] : [{ kind: 'client', of: clientNameOf(clientAddress) }];
      return attempt(call, countedBy, async (accounts, turn) => {
        const { clock } = call.ports;
        const sha256 = await tokenHashOf(token);
        const invalid = { refusal: deny(problem('WELCOME_TOKEN_INVALID', ['token'])) };
        const billerId = await accounts.store.welcome.find(sha256, instantOf(clock.now()));
        if (billerId === undefined) return invalid;
        const emailAddress = given.toLowerCase();
        const problems = await newPasswordProblems(password, emailAddress, 'password');
        if (problems.length > 0) return { refusal: refused(problems) };
        const id = crypto.randomUUID();
        const createdAt = instantOf(clock.now());
        const user = { id, billerId, emailAddress, role: 'owner', createdAt } as const;
        const audit = auditOf({ ...call, key: { ...call.key, id: `user:${id}` } }, 'user.claimed', id);
        const passwordHash = await hashPassword(password, turn);
        const isMade = await accounts.store.welcome.claim(
          sha256,
          { ...user, passwordHash, isPasswordOwn: true },
          audit,
        );
        return isMade ? signedIn(call, accounts, user) : invalid;
      });
    },
  ),
  me: method(
    {
      summary: 'The signed-in user',
      description: 'Needs no X-CSRF-Token: the answer contains the one to send.',
      leastRole: 'viewer',
      isHarmless: true,
      needsNoSecondFactor: true,
      parameters: noParameters,
      example: {},
      answer: meModel,
    },
    async (call) => valued(await shownMe(call, call.biller, call.session)),
  ),
  chooseBiller: method(
    {
      summary: 'Switch to another biller of the user',
      description:
        'The session, and later ones, use this biller from now on. For a single request, name another biller in the header X-Biller.',
      leastRole: 'viewer',
      needsNoSecondFactor: true,
      parameters: object({ billerNetId: required(code(/^BIID\d{10}$/, 'BIID and ten digits')) }),
      answer: meModel,
    },
    async (call, { billerNetId }) => {
      const { session: own, ports, ebill } = call;
      if (own === undefined || ports.accounts === undefined) return { refusal: deny(problem('SESSION_NEEDED', [])) };
      const { sessions } = ports.accounts.store;
      const unknown = { refusal: deny(problem('BILLER_NOT_FOUND', ['billerNetId'])) };
      const chosen = await sessions.elsewhere(own.user.id, billerNetId);
      const biller = chosen && (await ebill.store.billers.get(chosen.user.billerId));
      if (chosen === undefined || biller === undefined) return unknown;
      const { user } = chosen;
      const isChosen = await sessions.choose(own.sha256, user.id, user.billerId);
      return isChosen ? valued(await shownMe(call, biller, { ...own, user })) : unknown;
    },
  ),
  logout: method(
    {
      summary: 'Sign out',
      leastRole: 'viewer',
      needsNoSecondFactor: true,
      parameters: noParameters,
      example: {},
      answer: nothing,
    },
    async (call) => {
      const { session: own, ports } = call;
      if (own === undefined || ports.accounts === undefined) return { refusal: deny(problem('SESSION_NEEDED', [])) };
      await noted(call, ports.accounts, { personId: own.user.id, action: 'user.signedOut' });
      await ports.accounts.store.sessions.end(own.sha256);
      return { value: null, cookies: [endedCookie] };
    },
  ),
  changePassword: method(
    {
      summary: 'Change your password',
      description: 'Ends all sessions of the user, and starts a new one.',
      leastRole: 'viewer',
      parameters: object({ password: required(passwordText), newPassword: required(passwordText) }),
      answer: meModel,
      refusals: [422],
    },
    async (call, { password, newPassword }) => {
      const { user } = call.session ?? {};
      if (user === undefined) return { refusal: deny(problem('SESSION_NEEDED', [])) };
      // Counted apart: who guesses from outside must not keep anybody from a new password
      const countedBy = (): readonly Attempt[] => [{ kind: 'device', of: `user:${user.id}` }];
      return attempt(call, countedBy, async (accounts, turn) => {
        const { users } = accounts.store;
        const found = await users.findByEmailAddress(user.emailAddress);
        if (!(await isPassword(password, found?.passwordHash, turn)))
          return { refusal: deny(problem('PASSWORD_WRONG', ['password'])) };
        const problems = await newPasswordProblems(newPassword, user.emailAddress, 'newPassword');
        if (problems.length > 0) return { refusal: refused(problems) };
        const audit = auditOf(call, 'user.passwordChanged', user.id);
        const own = { passwordHash: await hashPassword(newPassword, turn), isPasswordOwn: true };
        await users.setPassword(user.billerId, user.id, own, audit);
        return signedIn(call, accounts, user);
      });
    },
  ),
};
