import { deny } from '../ebill/operation/body.ts';
import { billerOperation } from '../ebill/operation/operation.ts';
import { problem } from '../problems/index.ts';
import type { Route } from '../route/route.ts';
import { audit, creditAccounts, subscriptions } from './account-methods.ts';
import { cases, stagedCases } from './case-methods.ts';
import { events } from './event-methods.ts';
import { invitations } from './invitation-methods.ts';
import { apiKeys } from './key-methods.ts';
import { links } from './link-methods.ts';
import type { Method } from './method.ts';
import { network } from './network/network-methods.ts';
import { simulator } from './network/simulator-methods.ts';
import { passkeys } from './passkey-methods.ts';
import { ownSecondFactor, usersSecondFactor } from './second-factor-methods.ts';
import { session } from './session-methods.ts';
import { users } from './user-methods.ts';
import { webhooks } from './webhook-methods.ts';

/** What the pages can ask for: endpoint, method, and what it does. */
const endpoints: Readonly<Record<string, Readonly<Record<string, Method>>>> = {
  Session: { ...session, ...links, ...ownSecondFactor, ...passkeys },
  Users: { ...users, ...invitations, ...usersSecondFactor },
  ApiKeys: apiKeys,
  CreditAccounts: creditAccounts,
  StagedCases: stagedCases,
  Cases: cases,
  Webhooks: webhooks,
  Subscriptions: subscriptions,
  Events: events,
  Network: network,
  Simulator: simulator,
  Audit: audit,
};

/** What the pages of a biller call: one route for each method, so that each is described with its own parameters. */
export const connectRoutes: readonly Route[] = Object.entries(endpoints).flatMap(([endpoint, table]) =>
  Object.entries(table).map(([name, method]) => method(endpoint, name)),
);

/**
 * What answers for every other method. Whoever may not call the methods that exist learns nothing of which these are: the key is asked for
 * first. It is no operation of the API document.
 */
export const unknownConnectRoute: Route = billerOperation({
  id: 'callUnknownMethod',
  method: 'POST',
  path: '/connect/:endpoint/:method',
  group: 'Pages',
  summary: 'No method has this name',
  scope: 'connect:*',
  whileSuspended: true,
  isHarmless: true,
  needsNoSecondFactor: true,
  validatesParameters: true,
  answers: {},
  refusals: [404],
  handle: () => deny(problem('NOT_FOUND', [])),
});
