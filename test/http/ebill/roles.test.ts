import { routes, userRoles } from '@rappen/http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Browser, browserOf, joinBeta, logIn, password, personOf } from './people.ts';
import { keys, type Service, startService } from './service.ts';
import { caseOf, submitJson } from './submissions.ts';

let service: Service;
const browsers: Record<string, Browser> = {};
beforeAll(async () => {
  service = await startService();
  for (const role of userRoles) browsers[role] = await browserOf(service, await personOf(service, role));
  await joinBeta(service, browsers['owner']?.me.json.user.emailAddress);
});
afterAll(() => service.close());

const methods = routes
  .filter(({ path }) => path.startsWith('/connect/'))
  .map(({ path, leastRole, needsKey }) => ({ name: path.slice('/connect/'.length), leastRole, needsKey }));
const closed = methods.filter(({ needsKey }) => needsKey);

test('every method is for somebody, and only signing in is for anybody', () => {
  expect(methods.length).toBeGreaterThan(45);
  expect(methods.filter(({ needsKey }) => !needsKey).map(({ name }) => name)).toEqual([
    'Session/login',
    'Session/claim',
    'Session/invitation',
    'Session/accept',
    'Session/requestReset',
    'Session/passwordReset',
    'Session/reset',
  ]);
  expect(closed.filter(({ leastRole }) => leastRole === undefined)).toEqual([]);
});

describe.each(userRoles.map((role, rank) => ({ role, rank })))('a $role', ({ role, rank }) => {
  test.each(closed.filter(({ name }) => name !== 'Session/logout'))(
    'and $name',
    async ({ name, leastRole = 'owner' }) => {
      // What is no parameter of any method: whoever is let in is refused for it
      const { status, json } = (await browsers[role]?.call(name, { '<script>': 1 })) ?? {};
      const isAllowed = rank >= userRoles.indexOf(leastRole);
      expect([status, json.code]).toEqual(isAllowed ? [400, 'VALIDATION_FAILED'] : [403, 'ROLE_MISSING']);
    },
  );
});

test.each(closed)('$name is for nobody without key and session, and for no other key', async ({ name }) => {
  const nobody = await service.send('POST', `/connect/${name}`, { key: '', json: {} });
  expect([nobody.status, nobody.json.code, nobody.json.type]).toEqual([401, 'API_KEY_MISSING', 'API_KEY_MISSING']);
  const program = await service.send('POST', `/connect/${name}`, { key: keys.alpha, json: {} });
  expect([program.status, program.json.code]).toEqual([403, 'SCOPE_MISSING']);
});

describe('people', () => {
  const owner = () => browsers['owner'] as Browser;

  test('are let in, get another role and another password, and go', async () => {
    const { call } = owner();
    const made = await call('Users/create', { emailAddress: 'Bert@Example.ch', password, role: 'viewer' });
    expect(made.json).toEqual({
      id: expect.any(String),
      emailAddress: 'bert@example.ch',
      role: 'viewer',
      createdAt: '2026-11-21T11:00:00.000Z',
    });
    const { id } = made.json;
    const again = await call('Users/create', { emailAddress: 'bert@example.ch', password, role: 'owner' });
    expect([again.status, again.json.code]).toEqual([409, 'USER_EXISTS']);
    const bert = await browserOf(service, 'bert@example.ch');
    expect((await call('Users/setRole', { id, role: 'operator' })).json).toMatchObject({ id, role: 'operator' });
    expect((await bert.call('Session/me')).json.code).toBe('SESSION_ENDED');
    expect([(await call('Users/setPassword', { id, password: 'forgotten, and new' })).json]).toEqual([null]);
    expect((await logIn(service, 'bert@example.ch')).status).toBe(401);
    const back = await logIn(service, 'bert@example.ch', {}, 'forgotten, and new');
    expect(back.json.role).toBe('operator');
    expect([(await call('Users/remove', { id })).json]).toEqual([null]);
    expect((await logIn(service, 'bert@example.ch', {}, 'forgotten, and new')).status).toBe(401);
    const all: { action: string; actorName: string }[] = (await call('Audit/list')).json;
    const log = all.filter(({ action }) => !action.startsWith('user.sign')).slice(0, 4);
    expect(log.map(({ action }) => action)).toEqual([
      'user.removed',
      'user.passwordSet',
      'user.roleChanged',
      'user.created',
    ]);
    expect(log[0]?.actorName).toBe(owner().me.json.user.emailAddress);
  });

  test.each<[string, string, object, number, string]>([
    ['no address', 'create', { emailAddress: 'bert', password, role: 'viewer' }, 400, 'VALIDATION_FAILED'],
    [
      'a short password',
      'create',
      { emailAddress: 'b@example.ch', password: 'x', role: 'viewer' },
      422,
      'PASSWORD_LENGTH',
    ],
    ['no role there is', 'create', { emailAddress: 'b@example.ch', password, role: 'root' }, 400, 'VALIDATION_FAILED'],
    ['nobody', 'setRole', { id: 'nobody', role: 'viewer' }, 404, 'USER_NOT_FOUND'],
    ['nobody', 'setPassword', { id: 'nobody', password }, 404, 'USER_NOT_FOUND'],
    ['nobody', 'remove', { id: 'nobody' }, 404, 'USER_NOT_FOUND'],
    ['nobody', 'remove', {}, 400, 'VALIDATION_FAILED'],
  ])('%s: %s is refused', async (_what, name, json, status, code) => {
    const answer = await owner().call(`Users/${name}`, json);
    expect([answer.status, answer.json.code]).toEqual([status, code]);
  });

  test('somebody stays owner', async () => {
    const { id } = owner().me.json.user;
    for (const [name, json] of [
      ['setRole', { id, role: 'viewer' }],
      ['remove', { id }],
    ] as const) {
      const answer = await owner().call(`Users/${name}`, json);
      expect([answer.status, answer.json.code]).toEqual([409, 'LAST_OWNER']);
    }
    expect((await owner().call('Session/me')).status).toBe(200);
  });

  test('are a hundred at most', async () => {
    const own = await startService();
    const emailAddress = await personOf(own, 'owner');
    await joinBeta(own, emailAddress);
    const { call } = await browserOf(own, emailAddress);
    for (let count = 1; count < 100; count++) await personOf(own, 'viewer');
    const answer = await call('Users/create', { emailAddress: 'one-more@example.ch', password, role: 'viewer' });
    expect([answer.status, answer.json.code]).toEqual([422, 'USER_LIMIT']);
    await own.close();
  });
});

test('of a biller that is suspended everything is read and nothing changed', async () => {
  const own = await startService();
  const { call } = await browserOf(own, await personOf(own, 'owner'));
  await own.store.billers.update(own.alpha.id, { status: 'SUSPENDED' });
  for (const { name, leastRole } of closed.filter(({ name }) => name !== 'Session/logout')) {
    const { status, json } = await call(name, { other: 1 });
    const expected = leastRole === 'viewer' ? [400, 'VALIDATION_FAILED'] : [403, 'BILLER_SUSPENDED'];
    expect.soft([status, json.code], name).toEqual(expected);
  }
  expect((await call('Session/me')).json.biller.status).toBe('SUSPENDED');
  await own.close();
});

test('a script in a text is a text', async () => {
  const script = '<script>alert("x")</script>';
  const { call } = browsers['owner'] as Browser;
  const key = await call('ApiKeys/create', { name: script });
  expect(key.headers.get('content-type')).toBe('application/json');
  expect(key.headers.get('x-content-type-options')).toBe('nosniff');
  expect((await call('ApiKeys/list')).json).toContainEqual(expect.objectContaining({ name: script }));
  const hookUrl = 'https://hooks.example.org/script';
  const eventType = 'PROCESSING_STATUS_CHANGED_EVENTS';
  await call('Webhooks/create', { eventType, hookUrl: `${hookUrl}-2`, description: script });
  expect((await call('Webhooks/list')).json).toContainEqual(expect.objectContaining({ description: script }));
  const { json } = await submitJson(service, 'bill', caseOf('bill', { 'billRecipient.name': script }), {
    mode: 'STAGE',
  });
  expect((await call('Cases/get', { id: json.id })).json.billRecipient.name).toBe(script);
});

test('where nobody can sign in, nobody is let in', async () => {
  const own = await startService();
  (own.ports as { accounts: unknown }).accounts = undefined;
  for (const name of ['Session/login', 'Users/list', 'ApiKeys/list']) {
    const json = name === 'Session/login' ? { emailAddress: 'a@example.ch', password } : {};
    const answer = await own.send('POST', `/connect/${name}`, { key: keys.admin, json });
    expect([answer.status, answer.json.code]).toEqual([503, 'STORAGE_UNAVAILABLE']);
  }
  await own.close();
});
