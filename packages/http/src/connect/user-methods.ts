import {
  anyText,
  choice,
  type Infer,
  instant,
  type Leaf,
  list,
  nothing,
  object,
  openObject,
  required,
} from '@rappen/core/model';
import type { Turn } from '../accounts/password/turns.ts';
import { hashPassword, newPasswordProblems, passwordLengthMax } from '../accounts/password.ts';
import { refused } from '../answer/answer.ts';
import { emailAddressText, sizedText } from '../body/shapes.ts';
import { auditOf } from '../ebill/operation/audit.ts';
import { deny } from '../ebill/operation/body.ts';
import type { BillerCall } from '../ebill/operation/operation.ts';
import { instantOf } from '../instant.ts';
import { limits } from '../limits.ts';
import type { AccountStore, UserChange } from '../ports/accounts/accounts.ts';
import type { User } from '../ports/accounts/users.ts';
import { type Problem, problem } from '../problems/index.ts';
import { operatorId } from '../rights/api-key.ts';
import { allAt, excessOf, excessOver } from '../rights/excess.ts';
import { rightsOfRole, roles } from '../rights/roles.ts';
import { type BillerMethod, type Method, method, noParameters, type Outcome, valued } from './method.ts';

/** A person as answers show them. */
export const userModel = openObject(
  {
    id: required(anyText()),
    emailAddress: required(anyText()),
    role: required(choice(roles)),
    createdAt: required(instant),
  },
  { name: 'User' },
);

/** A person as answers show them: without what a password is checked against. */
export function shownUser({ id, emailAddress, role, createdAt }: User): Infer<typeof userModel> {
  return { id, emailAddress, role, createdAt };
}

export const userId: Leaf<string> = sizedText(1, 36);
/** A character outside the basic plane takes two places. */
const passwordText = sizedText(1, 2 * passwordLengthMax);
const role = choice(roles);

/** A method of owners on the people of their biller. */
export function ownerMethod<T, A>(
  described: Omit<BillerMethod<T, A>, 'leastRole'>,
  work: (call: BillerCall, store: AccountStore, parameters: T) => Promise<Outcome<NoInfer<A>>>,
): Method {
  return method({ ...described, leastRole: 'owner' }, (call, parameters) => {
    const { accounts } = call.ports;
    if (accounts === undefined) return { refusal: deny(problem('STORAGE_UNAVAILABLE', [])) };
    return work(call, accounts.store, parameters);
  });
}

function changed<A>(
  change: UserChange,
  value: () => Promise<Outcome<A>> | Outcome<A>,
): Promise<Outcome<A>> | Outcome<A> {
  if (change === 'unknown') return { refusal: deny(problem('USER_NOT_FOUND', ['id'])) };
  return change === 'lastOwner' ? { refusal: deny(problem('LAST_OWNER', ['id'])) } : value();
}

/** Why a maker may not give somebody a role: a person has no addresses and no end, so that a key that has some makes nobody. */
export function beyondRole({ key }: BillerCall, role: User['role'], field: 'role' | 'id'): readonly Problem[] {
  return allAt([field], excessOf(key, rightsOfRole(role)));
}

/** Why somebody may not be changed: a person with more rights than one's own. */
function above({ key }: BillerCall, { role }: User): readonly Problem[] {
  return allAt(['id'], excessOver(key, rightsOfRole(role)));
}

/**
 * Whether somebody may act for a person as a whole, and not only for one biller: as the operator, or as an owner of all billers of
 * the person. Else an owner of one biller could sign in to the others with a password of their choice.
 */
export async function mayActFor(
  { key, session, biller }: BillerCall,
  store: AccountStore,
  id: string,
): Promise<boolean> {
  if (key.id === operatorId) return true;
  const own = session === undefined ? [] : await store.users.memberships(session.user.id);
  const owned = new Set(own.filter(({ role }) => role === 'owner').map(({ billerId }) => billerId));
  const theirs = await store.users.memberships(id);
  return theirs.every(({ billerId }) => billerId === biller.id || owned.has(billerId));
}

/**
 * Whether all billers of the service are those of whoever calls: then there is nobody elsewhere, whose address could be found out
 * by making users.
 */
async function hasEveryBiller({ key, session, biller, ebill }: BillerCall, store: AccountStore): Promise<boolean> {
  if (key.id === operatorId) return true;
  const own = session === undefined ? [] : await store.users.memberships(session.user.id);
  const owned = new Set([biller.id, ...own.filter(({ role }) => role === 'owner').map(({ billerId }) => billerId)]);
  return (await ebill.store.billers.list()).every(({ id }) => owned.has(id));
}

export async function findUser({ biller }: BillerCall, store: AccountStore, id: string): Promise<User | undefined> {
  return (await store.users.list(biller.id)).find((user) => user.id === id);
}

/** Whose turn it is where a password is chosen for somebody: that of the biller. */
function turnOf({ key, request }: BillerCall): Turn {
  return { of: key.owner, isKnown: true, signal: request.signal };
}

/** Users who may sign in for the biller. */
export const users: Readonly<Record<string, Method>> = {
  list: ownerMethod(
    { summary: 'Users who may sign in', parameters: noParameters, example: {}, answer: list(userModel) },
    async ({ biller }, store) => valued((await store.users.list(biller.id)).map(shownUser)),
  ),
  create: ownerMethod(
    {
      summary: 'Add a user',
      description:
        'Users cannot assign a role with more rights than their own: RIGHTS_EXCEEDED. If you own all billers of an existing user, they are added to this biller and keep their password. Anybody else is invited where the service has billers of others (USER_NEEDS_INVITATION): the answer does not reveal whether another biller has a user with this address.',
      parameters: object({
        emailAddress: required(emailAddressText),
        password: required(passwordText),
        role: required(role),
      }),
      example: { emailAddress: 'bert@example.ch', password: 'a password to be changed', role: 'viewer' },
      answer: userModel,
      refusals: [409, 422],
    },
    async (call, store, { password, ...wanted }) => {
      const excess = beyondRole(call, wanted.role, 'role');
      if (excess.length > 0) return { refusal: refused(excess, wanted) };
      const emailAddress = wanted.emailAddress.toLowerCase();
      const problems = await newPasswordProblems(password, emailAddress, 'password');
      if (problems.length > 0) return { refusal: refused(problems) };
      const createdAt = instantOf(call.ports.clock.now());
      const known = await store.users.findByEmailAddress(emailAddress);
      // Asked for whoever it is: the time must not tell who has an account
      const mayJoin = await mayActFor(call, store, known?.id ?? '');
      const joins = known !== undefined && mayJoin;
      const isHere = (await store.users.list(call.biller.id)).some((one) => one.emailAddress === emailAddress);
      if (isHere) return { refusal: deny(problem('USER_EXISTS', ['emailAddress'])) };
      if (!joins && !(await hasEveryBiller(call, store)))
        return { refusal: deny(problem('USER_NEEDS_INVITATION', ['emailAddress'])) };
      const id = joins ? known.id : crypto.randomUUID();
      const user = { id, billerId: call.biller.id, emailAddress, role: wanted.role, createdAt };
      const audit = auditOf(call, 'user.created', user.id);
      const outcome = joins
        ? await store.users.join(user, limits.usersMax, audit)
        : await store.users.create(
            { ...user, passwordHash: await hashPassword(password, turnOf(call)), isPasswordOwn: false },
            limits.usersMax,
            audit,
          );
      if (outcome === 'exists') return { refusal: deny(problem('USER_EXISTS', ['emailAddress'])) };
      if (outcome === 'limit') return { refusal: deny(problem('USER_LIMIT', [], { max: limits.usersMax })) };
      return valued(shownUser(user));
    },
  ),
  setRole: ownerMethod(
    {
      summary: 'Change the role of a user',
      description: 'Ends the sessions of the user.',
      parameters: object({ id: required(userId), role: required(role) }),
      answer: userModel,
      refusals: [409],
    },
    async (call, store, { id, role: wanted }) => {
      const before = await findUser(call, store, id);
      if (before === undefined) return { refusal: deny(problem('USER_NOT_FOUND', ['id'])) };
      const excess = [...above(call, before), ...beyondRole(call, wanted, 'role')];
      if (excess.length > 0) return { refusal: refused(excess, { id, role: wanted }) };
      const audit = auditOf(call, 'user.roleChanged', `${id} ${wanted}`);
      return changed(await store.users.setRole(call.biller.id, id, wanted, audit), async () => {
        const user = await findUser(call, store, id);
        return user === undefined ? { refusal: deny(problem('USER_NOT_FOUND', ['id'])) } : valued(shownUser(user));
      });
    },
  ),
  setPassword: ownerMethod(
    {
      summary: 'Set a new password for a user',
      description:
        'Ends all sessions of the user. For users of several billers, only an owner of all of them can do this: USER_OF_OTHERS.',
      parameters: object({ id: required(userId), password: required(passwordText) }),
      answer: nothing,
      refusals: [409, 422],
    },
    async (call, store, { id, password }) => {
      const unknown = { refusal: deny(problem('USER_NOT_FOUND', ['id'])) };
      const user = await findUser(call, store, id);
      if (user === undefined) return unknown;
      const excess = beyondRole(call, user.role, 'id');
      if (excess.length > 0) return { refusal: refused(excess, { id }) };
      if (!(await mayActFor(call, store, id))) return { refusal: deny(problem('USER_OF_OTHERS', ['id'])) };
      const problems = await newPasswordProblems(password, user.emailAddress, 'password');
      if (problems.length > 0) return { refusal: refused(problems) };
      const audit = auditOf(call, 'user.passwordSet', id);
      const isSet = await store.users.setPassword(
        call.biller.id,
        id,
        { passwordHash: await hashPassword(password, turnOf(call)), isPasswordOwn: false },
        audit,
      );
      return isSet ? valued(null) : unknown;
    },
  ),
  remove: ownerMethod(
    {
      summary: 'Remove a user',
      description: 'The person remains a user of other billers.',
      parameters: object({ id: required(userId) }),
      answer: nothing,
      refusals: [409],
    },
    async (call, store, { id }) => {
      const user = await findUser(call, store, id);
      const excess = user === undefined ? [] : above(call, user);
      if (excess.length > 0) return { refusal: refused(excess, { id }) };
      return changed(await store.users.remove(call.biller.id, id, auditOf(call, 'user.removed', id)), () =>
        valued(null),
      );
    },
  ),
};
