import { anyText, choice, type Infer, instant, list, nothing, object, openObject, required } from '@rappen/core/model';
import { problem } from '@rappen/core/problem';
import { hashPassword, passwordLengthMax, passwordProblems } from '../../accounts/password.ts';
import type { AccountStore, User, UserChange } from '../../accounts/ports.ts';
import { roles } from '../../accounts/roles.ts';
import { refused } from '../../answer.ts';
import { instantOf } from '../../keys.ts';
import { limits } from '../../limits.ts';
import { auditOf } from '../audit.ts';
import { deny } from '../body.ts';
import type { BillerCall } from '../operation.ts';
import { emailAddressText, sizedText } from '../parameters.ts';
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

const userId = sizedText(1, 36);
/** A character outside the basic plane takes two places. */
const passwordText = sizedText(1, 2 * passwordLengthMax);
const role = choice(roles);

/** A method of owners on the people of their biller. */
function ownerMethod<T, A>(
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

async function find({ biller }: BillerCall, store: AccountStore, id: string): Promise<User | undefined> {
  return (await store.users.list(biller.id)).find((user) => user.id === id);
}

/** Who may sign in for the biller. */
export const users: Readonly<Record<string, Method>> = {
  list: ownerMethod(
    { summary: 'Who may sign in', parameters: noParameters, example: {}, answer: list(userModel) },
    async ({ biller }, store) => valued((await store.users.list(biller.id)).map(shownUser)),
  ),
  create: ownerMethod(
    {
      summary: 'Let somebody sign in',
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
      const emailAddress = wanted.emailAddress.toLowerCase();
      const problems = passwordProblems(password, emailAddress, 'password');
      if (problems.length > 0) return { refusal: refused(problems) };
      const createdAt = instantOf(call.ports.clock.now());
      const user = { id: crypto.randomUUID(), billerId: call.biller.id, emailAddress, role: wanted.role, createdAt };
      const audit = auditOf(call, 'user.created', user.id);
      const passwordHash = await hashPassword(password);
      const outcome = await store.users.create({ ...user, passwordHash }, limits.usersMax, audit);
      if (outcome === 'exists') return { refusal: deny(problem('USER_EXISTS', ['emailAddress'])) };
      if (outcome === 'limit') return { refusal: deny(problem('USER_LIMIT', [], { max: limits.usersMax })) };
      return valued(shownUser(user));
    },
  ),
  setRole: ownerMethod(
    {
      summary: 'Change what somebody may do',
      description: 'The sessions of the person end.',
      parameters: object({ id: required(userId), role: required(role) }),
      answer: userModel,
      refusals: [409],
    },
    async (call, store, { id, role: wanted }) => {
      const audit = auditOf(call, 'user.roleChanged', `${id} ${wanted}`);
      return changed(await store.users.setRole(call.biller.id, id, wanted, audit), async () => {
        const user = await find(call, store, id);
        return user === undefined ? { refusal: deny(problem('USER_NOT_FOUND', ['id'])) } : valued(shownUser(user));
      });
    },
  ),
  setPassword: ownerMethod(
    {
      summary: 'Give somebody who has forgotten the password another one',
      description: 'The sessions of the person end.',
      parameters: object({ id: required(userId), password: required(passwordText) }),
      answer: nothing,
      refusals: [422],
    },
    async (call, store, { id, password }) => {
      const unknown = { refusal: deny(problem('USER_NOT_FOUND', ['id'])) };
      const user = await find(call, store, id);
      if (user === undefined) return unknown;
      const problems = passwordProblems(password, user.emailAddress, 'password');
      if (problems.length > 0) return { refusal: refused(problems) };
      const audit = auditOf(call, 'user.passwordSet', id);
      const isSet = await store.users.setPassword(call.biller.id, id, await hashPassword(password), audit);
      return isSet ? valued(null) : unknown;
    },
  ),
  remove: ownerMethod(
    {
      summary: 'Let somebody no longer sign in',
      parameters: object({ id: required(userId) }),
      answer: nothing,
      refusals: [409],
    },
    async (call, store, { id }) =>
      changed(await store.users.remove(call.biller.id, id, auditOf(call, 'user.removed', id)), () => valued(null)),
  ),
};
