import { completeQrReference } from '@rappen/core/reference';
import { type BillMailer, deliverDue, routes } from '@rappen/http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { receiptsOfDay, writeStatement } from '../../arbitraries/statement.ts';
import { expectValue } from '../../results.ts';
import { mailForm } from './mail-form.ts';
import { type Browser, browserOf, password, personOf } from './people.ts';
import { keys, plainPdf, qrIban, type Service, startService } from './service.ts';
import { caseOf, submitJson } from './submissions.ts';

const eventType = 'PROCESSING_STATUS_CHANGED_EVENTS';
const hookUrl = 'https://hooks.example.org/of-alpha';
const recipient = 'Petra Alphasrecipient';
const recipientAddress = 'petra@alphasrecipient.ch';
const idempotencyKey = 'idempotency-key-of-alpha';
const evid = `EVID${'A'.repeat(32)}`;

let service: Service;
let owner: Browser;
let stranger: Browser;
/** Ids of what biller alpha has. */
let its: Readonly<Record<'caseId' | 'hookId' | 'recordId', number>> &
  Readonly<Record<'netId' | 'userId' | 'keyId' | 'key' | 'referenceNumber' | 'token' | 'mailId', string>>;
beforeAll(async () => {
  const billMailer: BillMailer = {
    from: 'bills@example.ch',
    domain: 'example.ch',
    send: async () => ({ kind: 'taken' }),
    check: async () => ({ outcome: 'available', message: '' }),
  };
  service = await startService(undefined, undefined, { billMailer, allowsDeskMail: true });
  owner = await browserOf(service, await personOf(service, 'owner'));
  stranger = await browserOf(service, await personOf(service, 'owner', service.beta.id));
  await service.store.billers.update(service.beta.id, { isPrimaryNetworkPartner: true });
  const viewer = await browserOf(service, await personOf(service, 'viewer'));
  const hook = await owner.call('Webhooks/create', { eventType, hookUrl });
  await owner.call('Users/invite', { emailAddress: 'invited-to-alpha@example.ch', role: 'viewer' });
  const key = await owner.call('ApiKeys/create', { name: 'Key of alpha' });
  const staged = await submitJson(service, 'bill', caseOf('bill', { 'billRecipient.name': recipient }), {
    mode: 'STAGE',
  });
  await submitJson(service, 'bill', caseOf('bill'), { headers: { 'idempotency-key': idempotencyKey } });
  const sent = await submitJson(service, 'bill', caseOf('bill', { 'billRecipient.name': recipient }));
  await deliverDue(service.ports);
  const [{ recordId }] = (await owner.call('Webhooks/deliveries', { id: hook.json.id })).json;
  const { businessCaseNetId, referenceNumber } = (await owner.call('Cases/get', { id: sent.json.id })).json;
  const begun = await service.send('POST', '/api/v1/bill-recipient-subscriptions/initiations', {
    json: { emailAddress: 'petra@example.ch' },
  });
  const mail = await owner.send('POST', '/api/v1/mails', mailForm({ to: recipientAddress, subject: 's', text: 't' }));
  its = {
    mailId: mail.json.id,
    caseId: staged.json.id,
    hookId: hook.json.id,
    recordId,
    netId: businessCaseNetId,
    userId: viewer.me.json.user.id,
    keyId: key.json.id,
    key: key.json.key,
    referenceNumber,
    token: begun.json.subscriptionInitiationToken ?? 'none',
  };
});
afterAll(() => service.close());

/** All rows that are alpha's, table by table. */
async function rowsOfAlpha(): Promise<string> {
  const { database, alpha } = service;
  // The index of texts cannot be read as a whole; what it is made of stands in the cases
  const sql = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'ebill_search%' ORDER BY name";
  const tables = await database.query(sql);
  const users = await database.query('SELECT person_id AS id FROM app_membership WHERE biller_id = ?', [alpha.id]);
  const ids = users.map(({ id }) => id);
  const isAlphas = (name: unknown, row: Readonly<Record<string, unknown>>) =>
    row['biller_id'] === alpha.id ||
    row['owner'] === alpha.owner ||
    ids.includes((row['person_id'] ?? (name === 'app_person' && row['id'])) as string);
  const kept = await Promise.all(
    tables.map(async ({ name }) => [
      name,
      (await database.query(`SELECT * FROM ${name}`)).filter((row) => isAlphas(name, row)),
    ]),
  );
  return JSON.stringify(kept);
}

/** What nobody but alpha may ever read. */
const marks = () => [
  recipient,
  its.netId,
  its.userId,
  its.keyId,
  its.key,
  its.referenceNumber,
  hookUrl,
  service.alpha.billerNetId,
  'Key of alpha',
  'viewer-',
  'invited-to-alpha',
  recipientAddress,
];

type Asked = readonly [status: number, body?: object | string, headers?: Readonly<Record<string, string>>];

/** What beta asks of each operation with the ids of alpha, and how it must be answered: as if they were nowhere. */
function foreign(): Readonly<Record<string, Asked>> {
  const aboutCase = { id: its.caseId };
  const aboutHook = { id: its.hookId };
  const businessCaseNetId = its.netId;
  const instalment = { businessCaseNetId, externalInstalmentId: 'G1-1' };
  return {
    'Session/me': [200],
    'Session/chooseBiller': [404, { billerNetId: service.alpha.billerNetId }],
    'Users/list': [200],
    'Users/setRole': [404, { id: its.userId, role: 'owner' }],
    'Users/setPassword': [404, { id: its.userId, password }],
    'Users/remove': [404, { id: its.userId }],
    'Users/invitations': [200],
    'Users/withdraw': [404, { emailAddress: 'invited-to-alpha@example.ch' }],
    'Users/resetLink': [404, { id: its.userId }],
    'Users/removeSecondFactor': [404, { id: its.userId }],
    'ApiKeys/list': [200],
    'ApiKeys/rotate': [404, { id: its.keyId }],
    'ApiKeys/revoke': [404, { id: its.keyId }],
    'CreditAccounts/list': [200],
    'CreditAccounts/remove': [404, { iban: 'CH9300762011623852957' }],
    'StagedCases/list': [200],
    'StagedCases/get': [404, aboutCase],
    'StagedCases/update': [404, { ...aboutCase, businessCase: caseOf('bill') }],
    'StagedCases/release': [404, aboutCase],
    'StagedCases/resend': [404, aboutCase],
    'StagedCases/discard': [404, aboutCase],
    ...Object.fromEntries(
      ['release', 'resend', 'discard'].flatMap((verb) => [
        [`StagedCases/${verb}Many`, [200, { ids: [its.caseId] }] as const],
        [`POST /api/v1/business-cases/${verb}`, [200, { ids: [its.caseId] }] as const],
      ]),
    ),
    'Cases/erase': [200, { ids: [its.caseId] }],
    'POST /api/v1/business-cases/erase': [200, { billRecipientNetId: '41010560425610173' }],
    'Cases/list': [200],
    'Cases/search': [200, { text: its.referenceNumber }],
    'Cases/totals': [200, { text: its.referenceNumber }],
    'Cases/get': [404, aboutCase],
    'Webhooks/list': [200],
    'Webhooks/remove': [404, aboutHook],
    'Webhooks/rotateSecret': [404, aboutHook],
    'Webhooks/enable': [404, aboutHook],
    'Webhooks/sendTest': [404, aboutHook],
    'Webhooks/deliveries': [404, aboutHook],
    'Webhooks/replay': [404, { ...aboutHook, recordId: its.recordId }],
    'Subscriptions/list': [200],
    'Events/list': [200],
    'Audit/list': [200, { caseId: its.caseId }],
    'Simulator/mails': [200],
    'Simulator/submissions': [200],
    ...Object.fromEntries(
      ['approve', 'reject', 'complete'].map((name) => [`Simulator/${name}`, [404, { businessCaseNetId }] as const]),
    ),
    ...Object.fromEntries(
      ['approve', 'reject', 'complete'].map((name) => [`Simulator/${name}Instalment`, [404, instalment] as const]),
    ),
    [`GET /api/v1/business-cases/${its.caseId}`]: [404],
    [`GET /api/v1/business-cases/${its.netId}`]: [404],
    'GET /api/v1/events/processing-status-changed': [200],
    [`GET /api/v1/events/processing-status-changed?lastEventId=${its.recordId}`]: [400],
    'GET /api/v1/events/six/business-case-status-changed': [200],
    [`GET /api/v1/events/six/business-case-status-changed?lastEventNetId=${evid}`]: [400],
    'GET /api/v1/events/six/instalment-status-changed': [200],
    'GET /api/v1/events/six/bill-recipient-subscription-status-changed': [200],
    'GET /api/v1/events/six/bill-recipient-email-address-changed': [200],
    'GET /api/v1/webhook': [200],
    [`GET /api/v1/mails/${its.mailId}`]: [404],
    [`DELETE /api/v1/webhook?id=${its.hookId}`]: [404],
    [`PUT /api/v1/bill-recipient-subscriptions/initiations/${its.token}`]: [404, { activationCode: '000000' }],
    'GET /v2/invoice-document/resources': [200],
  };
}

/** Operations in which nothing of a biller can be named: about the caller itself, about recipients of all, or only computed. */
const aboutNobody = [
  'Session/login',
  'Session/claim',
  'Session/invitation',
  'Session/accept',
  'Session/requestReset',
  'Session/passwordReset',
  'Session/reset',
  'Session/prepareSecondFactor',
  'Session/confirmSecondFactor',
  'Session/removeSecondFactor',
  'Session/passkeys',
  'Session/preparePasskey',
  'Session/addPasskey',
  'Session/removePasskey',
  'Users/requireSecondFactor',
  'Session/logout',
  'Session/changePassword',
  'Users/create',
  'Users/invite',
  'ApiKeys/create',
  'CreditAccounts/add',
  'Network/get',
  'Network/check',
  'Network/choose',
  'Webhooks/create',
  'Simulator/advance',
  'Simulator/subscribe',
  'Simulator/unsubscribe',
  'Simulator/changeEmail',
].map((name) => `POST /connect/${name}`);

test('every operation is asked for what is another biller’s, or names nothing of a biller', () => {
  const isComputed = (name: string) =>
    (/ \/v2\//.test(name) && !name.includes('/resources')) ||
    /\/examples\/|\/pdfa3b\/|\/bill-recipients\/|healthcheck|apikey/.test(name);
  // Asked below, each in its own test, and in that of the mails
  const apart =
    / \/api\/v1\/(?:business-cases(?:\/.*)?|statements|mails|webhook\/events|bill-recipient-subscriptions\/initiations)$|resources\/:/;
  const asked = Object.keys(foreign()).map((name) => (name.includes(' ') ? name : `POST /connect/${name}`));
  const left = routes
    .map(({ method, path }) => `${method} ${path}`)
    .filter((name) => !isComputed(name) && !apart.test(name.replace(/ \/api\/v1\/business-cases\/:.*/, '')))
    .filter((name) => !aboutNobody.includes(name))
    .filter((name) => !asked.some((one) => new RegExp(`^${name.replaceAll(/:\w+/g, '[^/?]+')}(?:[?].*)?$`).test(one)));
  expect(left).toEqual([]);
});

test('an account statement settles nothing of another biller, though it has its references', async () => {
  const reference = expectValue(completeQrReference('815'));
  const generic = { referenceType: 'QRR', referenceStructured: reference, iban: qrIban };
  const { json } = await submitJson(
    service,
    'bill',
    caseOf('bill', { 'singlePayment.paymentInformation.accountAndReference.generic': generic }),
  );
  await deliverDue(service.ports);
  const amount = (json.totalAmount.value as number).toFixed(2);
  const entries = [receiptsOfDay('2026-11-20', [{ name: 'one', amount, reference }])];
  const body = writeStatement({ id: 'S', qrIban, entries });
  const before = await rowsOfAlpha();
  for (const idempotency of [{}, { 'idempotency-key': idempotencyKey }]) {
    const headers = { 'content-type': 'application/xml', ...idempotency };
    const theirs = await service.send('POST', '/api/v1/statements', { body, headers, key: keys.beta });
    expect([theirs.status, theirs.json.completed]).toEqual([200, []]);
    expect(theirs.json.receipts).toMatchObject([{ outcome: 'other', verdict: 'unknownReference' }]);
    expect(theirs.json.receipts[0].businessCaseId).toBeUndefined();
  }
  expect(await rowsOfAlpha()).toBe(before);
});

test('no answer tells of another biller, and nothing of it changes, whatever its key or its owner asks', async () => {
  const before = await rowsOfAlpha();
  const asKey = (method: string, path: string, sent: object) =>
    service.send(method, path, {
      key: path.startsWith('/api') && !/\/erase$|\/mails\//.test(path) ? keys.beta : betaAdmin,
      ...sent,
    });
  const betaAdmin = (
    await stranger.call('ApiKeys/create', {
      name: 'All',
      scopes: ['qr', 'ebill', 'connect:*'],
      maySkipAnomaly: true,
      expiresAt: null,
    })
  ).json.key;
  for (const [name, [status, json]] of Object.entries(foreign())) {
    const [method = '', path = ''] = (name.includes(' ') ? name : `POST /connect/${name}`).split(' ');
    const isRead = method === 'GET';
    const sent = isRead || (method === 'DELETE' && json === undefined) ? {} : { json: json ?? {} };
    for (const send of [asKey, stranger.send]) {
      // Nobody is let in to /v2 by signing in, and a key has one biller only
      if (path.startsWith('/v2') && send === stranger.send) continue;
      if (name === 'Session/chooseBiller' && send === asKey) continue;
      const answer = await send(method, path, sent);
      expect.soft(answer.status, `${name}: ${answer.text}`).toBe(status);
      const { billerNetId } = service.alpha;
      const inHeader = await send(method, path, { ...sent, headers: { 'x-biller': billerNetId } });
      if (path.startsWith('/v2') || path.includes('healthcheck')) continue;
      expect.soft([inHeader.status, inHeader.json.code], name).toEqual([404, 'BILLER_NOT_FOUND']);
      for (const mark of marks().filter((one) => !path.includes(one)))
        expect.soft(answer.text, name).not.toContain(mark);
    }
  }
  expect(await rowsOfAlpha()).toBe(before);
});

test('a submission that names what is another’s is refused as one that names what is nowhere', async () => {
  const before = await rowsOfAlpha();
  const referencing = (id: number) =>
    submitJson(service, 'reminder', caseOf('reminder'), { key: keys.beta, query: `&refByPlatformID=${id}` });
  const [foreignId, noId] = [await referencing(its.caseId), await referencing(2_000_000_000)];
  const told = ({ status, text }: typeof noId) => [
    status,
    text.replaceAll(/"(?:requestId|rejectedValue)":"[^"]*"/g, '').replaceAll(/-\d+|[A-Z]?\d{4,}/g, ''),
  ];
  expect(foreignId.status).toBe(422);
  expect(told(foreignId)).toEqual(told(noId));
  // The same reference number and the same idempotency key are nobody's in particular
  const again = await submitJson(service, 'bill', caseOf('bill', { referenceNumber: its.referenceNumber }), {
    key: keys.beta,
    mode: 'STAGE',
    headers: { 'idempotency-key': idempotencyKey },
  });
  expect([again.status, again.headers.get('idempotency-replayed')]).toEqual([201, null]);
  const hook = await service.send('POST', '/api/v1/webhook/events', { key: keys.beta, json: { eventType, hookUrl } });
  expect(hook.status).toBe(201);
  const converted = await service.send('POST', '/api/v1/pdf/pdfa3b/convert/file', {
    key: keys.beta,
    headers: { 'content-type': 'application/pdf', accept: 'application/pdf' },
    body: plainPdf(),
  });
  expect(converted.status).toBe(200);
  expect(await rowsOfAlpha()).toBe(before);
});

test('files of an owner are there for its own keys only', async () => {
  const printer = (await stranger.call('ApiKeys/create', { name: 'Print', scopes: ['qr'] })).json.key;
  const { resources } = service.ports;
  await resources?.put('alpha', 'logo-of-alpha.png', { mediaType: 'image/png', bytes: new Uint8Array([1, 2, 3]) });
  const before = await rowsOfAlpha();
  const listed = await service.send('GET', '/v2/invoice-document/resources', { key: printer });
  expect([listed.status, listed.text]).toEqual([200, '[]']);
  expect((await service.send('GET', '/v2/invoice-document/resources', { key: keys.printer })).text).toContain(
    'logo-of-alpha',
  );
  const put = await service.send('POST', '/v2/invoice-document/resources/logo-of-alpha.png', {
    key: printer,
    headers: { 'content-type': 'image/png' },
    body: new Uint8Array([4]),
  });
  expect(put.status).toBeLessThan(500);
  expect(await rowsOfAlpha()).toBe(before);
});
