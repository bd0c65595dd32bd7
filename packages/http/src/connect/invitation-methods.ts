import {
  anyText,
  choice,
  type Infer,
  instant,
  list,
  nothing,
  object,
  openObject,
  optional,
  orNull,
  required,
} from '@rappen/core/model';
import { invitationMail, mailLanguages, resetMail } from '../accounts/mails.ts';
import { newToken, tokenHashOf } from '../accounts/token.ts';
import { refused } from '../answer/answer.ts';
import { emailAddressText } from '../body/shapes.ts';
import { auditOf } from '../ebill/operation/audit.ts';
import { deny } from '../ebill/operation/body.ts';
import type { BillerCall } from '../ebill/operation/operation.ts';
import { instantOf } from '../instant.ts';
import { limits } from '../limits.ts';
import type { Invitation } from '../ports/accounts/links.ts';
import type { Mail } from '../ports/mailer.ts';
import { problem } from '../problems/index.ts';
import { roles } from '../rights/roles.ts';
import { type Method, noParameters, valued } from './method.ts';
import { beyondRole, findUser, mayActFor, ownerMethod, userId } from './user-methods.ts';

const hourMilliseconds = 3_600_000;
const language = optional(choice(mailLanguages), 'Language of the e-mail. Default: English');

const invitationMembers = {
  emailAddress: required(anyText()),
  role: required(choice(roles)),
  createdAt: required(instant),
  expiresAt: required(instant),
};
export const invitationModel = openObject(invitationMembers, { name: 'Invitation' });
/** A link that was mailed is told to nobody else. */
const linkMember = { link: orNull(anyText(), 'To pass on, shown once; null if it was sent by e-mail') };
export const newInvitationModel = openObject({ ...invitationMembers, ...linkMember }, { name: 'NewInvitation' });
export const newLinkModel = openObject({ expiresAt: required(instant), ...linkMember }, { name: 'NewLink' });

function shown({ emailAddress, role, createdAt, expiresAt }: Invitation): Infer<typeof invitationModel> {
  return { emailAddress, role, createdAt, expiresAt };
}

/**
 * Sends a link by mail where the service can, or else answers it to whoever asked. Links lead to the public
 * address of the service; only where none is set, a link that is answered leads where the request came to. Throws when the mail could
 * not be handed over.
 */
async function passedOn(
  { ports, request }: BillerCall,
  hash: string,
  mailOf: (link: string) => Mail,
): Promise<string | null> {
  const { mail, publicUrl = mail?.publicUrl ?? new URL(request.url).origin } = ports.accounts ?? {};
  const link = `${publicUrl}/#/${hash}`;
  if (mail === undefined) return link;
  await mail.mailer.send(mailOf(link));
  return null;
}

/** Invitations to a biller, and links to a new password. */
export const invitations: Readonly<Record<string, Method>> = {
  invite: ownerMethod(
    {
      summary: 'Invite a person to become a user',
      description:
        'Sends an e-mail, or returns a link to pass on if the service sends no e-mail. The answer does not reveal whether another biller has a user with this address. The link is valid for 72 hours and works once; a new invitation replaces an earlier one.',
      parameters: object({ emailAddress: required(emailAddressText), role: required(choice(roles)), language }),
      example: { emailAddress: 'carla@example.ch', role: 'viewer', language: 'it' },
      answer: newInvitationModel,
      refusals: [409, 422],
    },
    async (call, store, { language = 'en', ...wanted }) => {
      const excess = beyondRole(call, wanted.role, 'role');
      if (excess.length > 0) return { refusal: refused(excess, wanted) };
      const { biller, ports, key } = call;
      const now = ports.clock.now();
      const token = newToken();
      const invitation: Invitation = {
        billerId: biller.id,
        emailAddress: wanted.emailAddress.toLowerCase(),
        role: wanted.role,
        createdAt: instantOf(now),
        expiresAt: instantOf(now + limits.invitationHours * hourMilliseconds),
        createdBy: key.id,
      };
      const audit = auditOf(call, 'user.invited', wanted.role);
      const outcome = await store.links.invite(await tokenHashOf(token), invitation, limits.invitationsMax, audit);
      if (outcome === 'exists') return { refusal: deny(problem('USER_EXISTS', ['emailAddress'])) };
      if (outcome === 'limit')
        return { refusal: deny(problem('INVITATION_LIMIT', [], { max: limits.invitationsMax })) };
      const told = { to: invitation.emailAddress, biller: biller.legalName, hours: limits.invitationHours };
      const link = await passedOn(call, `invitation/${token}`, (link) => invitationMail(language, { ...told, link }));
      return valued({ ...shown(invitation), link });
    },
  ),
  invitations: ownerMethod(
    { summary: 'Open invitations', parameters: noParameters, example: {}, answer: list(invitationModel) },
    async ({ biller, ports }, store) => {
      const open = await store.links.invitations(biller.id, instantOf(ports.clock.now()));
      return valued(open.map(shown));
    },
  ),
  withdraw: ownerMethod(
    {
      summary: 'Withdraw an invitation',
      parameters: object({ emailAddress: required(emailAddressText) }),
      answer: nothing,
    },
    async (call, store, { emailAddress }) => {
      const audit = auditOf(call, 'user.invitationWithdrawn');
      const isGone = await store.links.withdraw(call.biller.id, emailAddress.toLowerCase(), audit);
      return isGone ? valued(null) : { refusal: deny(problem('INVITATION_NOT_FOUND', ['emailAddress'])) };
    },
  ),
  resetLink: ownerMethod(
    {
      summary: 'Send a user a link for a new password',
      description:
        'Sends an e-mail, or returns the link to pass on if the service sends no e-mail. It is valid for an hour and works once. For users of several billers, only an owner of all of them can do this: USER_OF_OTHERS.',
      parameters: object({ id: required(userId), language }),
      answer: newLinkModel,
      refusals: [409, 422],
    },
    async (call, store, { id, language = 'en' }) => {
      const user = await findUser(call, store, id);
      if (user === undefined) return { refusal: deny(problem('USER_NOT_FOUND', ['id'])) };
      const excess = beyondRole(call, user.role, 'id');
      if (excess.length > 0) return { refusal: refused(excess, { id }) };
      if (!(await mayActFor(call, store, id))) return { refusal: deny(problem('USER_OF_OTHERS', ['id'])) };
      const token = newToken();
      const expiresAt = instantOf(call.ports.clock.now() + limits.resetHours * hourMilliseconds);
      await store.links.beginReset(await tokenHashOf(token), id, expiresAt);
      await call.ebill.store.audit.append(call.biller.id, auditOf(call, 'user.resetLink', id));
      const told = { to: user.emailAddress, hours: limits.resetHours };
      const link = await passedOn(call, `reset/${token}`, (link) => resetMail(language, { ...told, link }));
      return valued({ expiresAt, link });
    },
  ),
};
