import { anyText, boolean, choice, code, instant, object, openObject, optional, required } from '@rappen/core/model';
import { attemptsOf } from '../accounts/devices.ts';
import { mailLanguages, resetMail } from '../accounts/mails.ts';
import { hashPassword, isPassword, newPasswordProblems } from '../accounts/password.ts';
import { newToken, tokenHashOf } from '../accounts/token.ts';
import { refused } from '../answer/answer.ts';
import { emailAddressText } from '../body/shapes.ts';
import { auditOf } from '../ebill/operation/audit.ts';
import { deny } from '../ebill/operation/body.ts';
import type { EbillCall } from '../ebill/operation/operation.ts';
import { instantOf } from '../instant.ts';
import { limits } from '../limits.ts';
import type { Attempt } from '../ports/accounts/guessing.ts';
import type { Invitation } from '../ports/accounts/links.ts';
import type { AccountPorts } from '../ports/ports.ts';
import { problem } from '../problems/index.ts';
import { clientNameOf } from '../rights/ip-address.ts';
import { roles } from '../rights/roles.ts';
import { type Method, type Outcome, openMethod, valued } from './method.ts';
import {
  attempt,
  lackingFactor,
  meModel,
  notedFailure,
  passwordText,
  secondFactorMembers,
  signedIn,
  visitorOf,
} from './session-methods.ts';

const hourMilliseconds = 3_600_000;
const token = required(code(/^[A-Za-z0-9_-]{43}$/, '43 letters and digits'));

export const shownInvitationModel = openObject({
  legalName: required(anyText(), 'Of the biller'),
  emailAddress: required(anyText()),
  role: required(choice(roles)),
  expiresAt: required(instant),
});

export const shownResetModel = openObject({ emailAddress: required(anyText(), 'The user whose password it is') });
export const requestedResetModel = openObject({
  sendsMails: required(boolean, 'Whether this service sends e-mail at all; otherwise an owner provides a link'),
});

function invalid<A>(): Outcome<A> {
  return { refusal: deny(problem('LINK_INVALID', ['token'])) };
}

/** Tokens are too long to be guessed; what asks for a password, or for a mail, is counted by where it comes from. */
function byClient({ clientAddress }: EbillCall): readonly Attempt[] {
  return clientAddress === undefined ? [] : [{ kind: 'client', of: clientNameOf(clientAddress) }];
}

async function invitationOf(call: EbillCall, accounts: AccountPorts, text: string): Promise<Invitation | undefined> {
  return accounts.store.links.findInvitation(await tokenHashOf(text), instantOf(call.ports.clock.now()));
}

/** Who acts when somebody follows a link: the person. */
function asPerson(call: EbillCall, id: string) {
  return { ...call, key: { ...call.key, id: `user:${id}` } };
}

/** What somebody with a link can do who is not signed in. */
export const links: Readonly<Record<string, Method>> = {
  invitation: openMethod(
    { summary: 'Read the invitation of a link', parameters: object({ token }), answer: shownInvitationModel },
    (call, { token }) =>
      attempt(
        call,
        () => byClient(call),
        async (accounts) => {
          const found = await invitationOf(call, accounts, token);
          const biller = found && (await call.ebill.store.billers.get(found.billerId));
          if (found === undefined || biller === undefined) return invalid();
          const { emailAddress, role, expiresAt } = found;
          return valued({ legalName: biller.legalName, emailAddress, role, expiresAt });
        },
      ),
  ),
  accept: openMethod(
    {
      summary: 'Accept an invitation',
      description:
        'Also signs in. New users choose a password; existing users enter theirs, and a new one if somebody else chose it (PASSWORD_NOT_OWN).',
      parameters: object({
        token,
        password: required(passwordText),
        newPassword: optional(passwordText),
        ...secondFactorMembers,
      }),
      answer: meModel,
      refusals: [422],
    },
    async (call, { token, password, newPassword, ...given }) => {
      const { accounts } = call.ports;
      const invitation = accounts && (await invitationOf(call, accounts, token));
      if (invitation === undefined) return invalid();
      const { emailAddress, billerId, role } = invitation;
      const countedBy = ({ store }: AccountPorts) => attemptsOf(store.devices, visitorOf(call, emailAddress));
      return attempt(call, countedBy, async (accounts, turn) => {
        const { users, links } = accounts.store;
        const known = await users.findByEmailAddress(emailAddress);
        if (known !== undefined && !(await isPassword(password, known.passwordHash, turn))) {
          notedFailure(call, accounts, known.id, 'LOGIN_FAILED');
          return { refusal: deny(problem('PASSWORD_WRONG', ['password'])) };
        }
        if (known?.isPasswordOwn === false && newPassword === undefined)
          return { refusal: deny(problem('PASSWORD_NOT_OWN', ['newPassword'])) };
        const chosen = known === undefined ? password : newPassword;
        const field = known === undefined ? 'password' : 'newPassword';
        const problems = chosen === undefined ? [] : await newPasswordProblems(chosen, emailAddress, field);
        if (problems.length > 0) return { refusal: refused(problems) };
        const lacking = known && (await lackingFactor(call, accounts, known.id, given));
        if (lacking !== undefined) return lacking;
        const own = chosen === undefined ? undefined : { passwordHash: await hashPassword(chosen, turn) };
        const id = known?.id ?? crypto.randomUUID();
        const user = { id, billerId, emailAddress, role, createdAt: instantOf(call.ports.clock.now()) };
        const audit = auditOf(asPerson(call, id), 'user.joined', id);
        const outcome = await links.accept(await tokenHashOf(token), user, own, limits.usersMax, audit);
        if (outcome === 'limit') return { refusal: deny(problem('USER_LIMIT', [], { max: limits.usersMax })) };
        return outcome === 'gone' ? invalid() : signedIn(call, accounts, user);
      });
    },
  ),
  requestReset: openMethod(
    {
      summary: 'Request a link for a new password by e-mail',
      description:
        'The answer comes at once and is the same for every address. If the service sends no e-mail, nothing happens, and the answer says so.',
      parameters: object({ emailAddress: required(emailAddressText), language: optional(choice(mailLanguages)) }),
      example: { emailAddress: 'anna@example.ch', language: 'de' },
      answer: requestedResetModel,
    },
    async (call, { emailAddress, language = 'en' }) => {
      const account = emailAddress.toLowerCase();
      // Each request counts, so that nobody is flooded with mails: nothing is given back
      const countedBy = (): readonly Attempt[] => [
        { kind: 'mail', of: account },
        ...byClient(call).map(({ of }) => ({ kind: 'mails', of }) as const),
      ];
      const { accounts, clock } = call.ports;
      if (accounts === undefined) return { refusal: deny(problem('STORAGE_UNAVAILABLE', [])) };
      const { seconds } = await accounts.logins.take(countedBy(), clock.now());
      if (seconds > 0) {
        const headers = { 'retry-after': String(seconds) };
        return { refusal: deny(problem('LOGIN_THROTTLED', [], { seconds }), { headers }) };
      }
      const { mail, store } = accounts;
      if (mail === undefined) return valued({ sendsMails: false });
      const send = async () => {
        const person = await store.users.findByEmailAddress(account);
        if (person === undefined) return;
        const text = newToken();
        const expiresAt = instantOf(clock.now() + limits.resetHours * hourMilliseconds);
        await store.links.beginReset(await tokenHashOf(text), person.id, expiresAt);
        const link = `${mail.publicUrl}/#/reset/${text}`;
        await mail.mailer.send(resetMail(language, { to: account, link, hours: limits.resetHours }));
      };
      // Not waited for: the time must not tell who can sign in. What a mail server says may hold addresses
      void send().catch((error: { readonly code?: unknown }) =>
        call.ports.log.fault(call.requestId, new Error(`The mail was not sent: ${String(error.code)}`)),
      );
      return valued({ sendsMails: true });
    },
  ),
  passwordReset: openMethod(
    {
      summary: 'Show whose password a link is for',
      parameters: object({ token }),
      answer: shownResetModel,
    },
    (call, { token }) =>
      attempt(
        call,
        () => byClient(call),
        async ({ store }) => {
          const person = await store.links.findReset(await tokenHashOf(token), instantOf(call.ports.clock.now()));
          return person === undefined ? invalid() : valued({ emailAddress: person.emailAddress });
        },
      ),
  ),
  reset: openMethod(
    {
      summary: 'Choose a new password, with the token of a link',
      description: 'Ends all sessions of the user, and starts a new one.',
      parameters: object({ token, password: required(passwordText), ...secondFactorMembers }),
      answer: meModel,
      refusals: [422],
    },
    (call, { token, password, ...given }) =>
      attempt(
        call,
        () => byClient(call),
        async (accounts, turn) => {
          const { links, users } = accounts.store;
          const sha256 = await tokenHashOf(token);
          const person = await links.findReset(sha256, instantOf(call.ports.clock.now()));
          if (person === undefined) return invalid();
          const problems = await newPasswordProblems(password, person.emailAddress, 'password');
          if (problems.length > 0) return { refusal: refused(problems) };
          const lacking = await lackingFactor(call, accounts, person.id, given);
          if (lacking !== undefined) return lacking;
          const audit = auditOf(asPerson(call, person.id), 'user.passwordReset', person.id);
          const own = { passwordHash: await hashPassword(password, turn) };
          if (!(await links.reset(sha256, person.id, own, audit))) return invalid();
          const user = await users.ofLastBiller(person.id);
          return user === undefined ? invalid() : signedIn(call, accounts, user);
        },
      ),
  ),
};
