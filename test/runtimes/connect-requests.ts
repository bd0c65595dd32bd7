import { routes } from '@rappen/http';
import { type Case, exchange, postJson } from './case.ts';

/** Who is made by the configuration of every server of the tests. */
export const firstOwner = { emailAddress: 'owner@example.ch', password: 'a password of the tests' };

/** What a method is asked with that needs no earlier answer, and how it answers; of the others the stories tell. */
const good: Readonly<Record<string, object>> = {
  'StagedCases/releaseMany': { ids: [999_999] },
  'StagedCases/resendMany': { ids: [999_999, 999_998] },
  'StagedCases/discardMany': { ids: [999_999] },
  'Cases/erase': { ids: [999_999] },
  'Session/login': firstOwner,
  'Session/me': {},
  'Users/list': {},
  'Users/create': { emailAddress: 'viewer@example.ch', password: 'a password of a viewer', role: 'viewer' },
  'Session/requestReset': { emailAddress: 'nobody@example.ch' },
  'Users/invite': { emailAddress: 'invited@example.ch', role: 'viewer' },
  'Users/invitations': {},
  'Users/requireSecondFactor': { isRequired: false },
  'ApiKeys/list': {},
  'ApiKeys/create': { name: 'Of the tests', ipAllow: ['192.0.2.0/24'], expiresAt: null },
  'CreditAccounts/list': {},
  'CreditAccounts/add': { iban: 'CH9300762011623852957' },
  'CreditAccounts/remove': { iban: 'CH9300762011623852957' },
  'StagedCases/list': { limit: 3 },
  'StagedCases/get': { id: 2 },
  'Cases/list': { processingStatuses: ['STAGED'], limit: 3 },
  'Cases/search': { text: 'c-bill', sortBy: 'dueDate', sortOrder: 'ascending', dueFrom: '2026-01-01', limit: 2 },
  'Cases/totals': { submittedTo: '2099-12-31', types: ['Bill'] },
  'Cases/get': { id: 1 },
  'Webhooks/list': {},
  'Webhooks/create': { eventType: 'INSTALMENT_STATUS_CHANGED_EVENTS', hookUrl: 'https://hooks.example.ch/b' },
  'Subscriptions/list': {},
  'Network/get': {},
  'Events/list': {},
  'Audit/list': { caseId: 1 },
  'Simulator/advance': {},
  'Simulator/mails': {},
  'Simulator/submissions': {},
};

/** What is about something that is not there. */
const absent: Readonly<Record<string, object>> = {
  'Users/setRole': { id: 'nobody', role: 'viewer' },
  'Users/setPassword': { id: 'nobody', password: 'a password of nobody' },
  'Users/remove': { id: 'nobody' },
  'Session/invitation': { token: 'A'.repeat(43) },
  'Session/accept': { token: 'A'.repeat(43), password: 'a password of nobody' },
  'Session/passwordReset': { token: 'A'.repeat(43) },
  'Session/reset': { token: 'A'.repeat(43), password: 'a password of nobody' },
  'Users/withdraw': { emailAddress: 'nobody@example.ch' },
  'Users/resetLink': { id: 'nobody' },
  'Users/removeSecondFactor': { id: 'nobody' },
  'ApiKeys/rotate': { id: 'none', overlapDays: 0 },
  'ApiKeys/revoke': { id: 'none' },
  'StagedCases/release': { id: 999_999 },
  'StagedCases/discard': { id: 999_999 },
  'Webhooks/rotateSecret': { id: 999_999 },
  'Webhooks/sendTest': { id: 999_999 },
  'Webhooks/deliveries': { id: 999_999 },
};

const paths = routes.map(({ path }) => path).filter((path) => path.startsWith('/connect/'));

/** What the pages call. Answers hold times and ids: they are compared by their status, refusals to the byte. */
export const connectCases: readonly Case[] = [
  ...paths.flatMap((path) => [
    postJson(400, path, { '<script>': 1 }),
    postJson(400, path, '{"id":'),
    exchange(415, 'POST', path, { headers: { 'content-type': 'text/plain' }, body: '{}' }),
  ]),
  ...Object.entries(good).map(([name, json]) => ({ ...postJson(200, `/connect/${name}`, json), hasTime: true })),
  ...Object.entries(absent).map(([name, json]) => postJson(404, `/connect/${name}`, json)),
  postJson(401, '/connect/Session/login', { ...firstOwner, password: 'wrong' }),
  postJson(404, '/connect/Session/claim', { ...firstOwner, token: 'A'.repeat(43) }),
  postJson(403, '/connect/Session/logout', {}),
  postJson(403, '/connect/Session/chooseBiller', { billerNetId: 'BIID9999999999' }),
  postJson(409, '/connect/Users/create', { ...firstOwner, role: 'viewer' }),
  postJson(422, '/connect/Users/create', { emailAddress: 'a@example.ch', password: 'short', role: 'viewer' }),
  postJson(422, '/connect/ApiKeys/create', { name: 'Too late', expiresAt: '2020-01-01T00:00:00Z' }),
  postJson(400, '/connect/Cases/list', { sortBy: 'id' }),
  postJson(422, '/connect/Cases/totals', { dueFrom: '2026-02-30' }),
  postJson(401, '/connect/Cases/list', {}, { 'x-api-key': '' }),
  postJson(401, '/connect/Cases/list', {}, { 'x-api-key': '', cookie: `__Host-sid=${'A'.repeat(43)}` }),
  postJson(404, '/connect/Nothing/list', {}),
];
