import { prepareFirstUser } from '@rappen/http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserOf, browserWith, cookieOf, logIn, password, personOf } from './people.ts';
import { keys, type Service, startService } from './service.ts';
import { caseOf, submitJson } from './submissions.ts';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

const hour = 3_600_000;
const newPassword = 'another password of hers';

describe('whoever signs in', () => {
  test('gets a cookie for this host alone, and is told who it is', async () => {
    const emailAddress = await personOf(service, 'operator');
    const answer = await logIn(service, emailAddress.toUpperCase());
    expect(answer.headers.get('set-cookie')).toMatch(
      /^__Host-sid=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax; Max-Age=43200, __Host-device=[\w-]{43}; /,
    );
    expect(answer.json).toEqual({
      user: { id: expect.any(String), emailAddress, role: 'operator', createdAt: expect.any(String) },
      role: 'operator',
      biller: expect.objectContaining({ billerNetId: service.alpha.billerNetId, status: 'ACTIVE' }),
      billers: [{ billerNetId: service.alpha.billerNetId, legalName: service.alpha.legalName, role: 'operator' }],
      hasSecondFactor: false,
      hasCodeApp: false,
      needsSecondFactor: false,
      csrfToken: expect.stringMatching(/^[0-9a-f]{64}$/),
      expiresAt: '2026-11-21T23:00:00.000Z',
      isSimulator: true,
    });
    const { call } = browserWith(service, answer);
    expect((await call('Session/me', {}, { 'x-csrf-token': '' })).json).toEqual(answer.json);
  });

  test('is not told what was wrong', async () => {
    const emailAddress = await personOf(service, 'viewer');
    const answers = [
      await logIn(service, emailAddress, {}, 'wrong password'),
      await logIn(service, 'nobody@example.ch'),
      await logIn(service, 'nobody', {}, 'x'),
    ];
    for (const { status, headers, json } of answers) {
      expect([status, headers.get('set-cookie')]).toEqual([401, null]);
      const { requestId, ...body } = json;
      expect(body).toMatchObject({ code: 'LOGIN_FAILED', type: 'LOGIN_FAILED', fieldErrors: [] });
      expect(JSON.stringify(body)).toBe(JSON.stringify({ ...answers[0]?.json, requestId: undefined }));
    }
  });

  test.each<[string, object]>([
    ['without a password', { emailAddress: 'a@example.ch' }],
    ['with a list', { emailAddress: ['a@example.ch'], password }],
    ['with too long a password', { emailAddress: 'a@example.ch', password: 'x'.repeat(401) }],
    ['with more', { emailAddress: 'a@example.ch', password, role: 'owner' }],
  ])('%s is refused', async (_what, json) => {
    const answer = await service.send('POST', '/connect/Session/login', { key: '', json });
    expect([answer.status, answer.json.code]).toEqual([400, 'VALIDATION_FAILED']);
    expect(answer.text).not.toContain(password);
  });

  test('gets another session each time, whatever cookie came along', async () => {
    const emailAddress = await personOf(service, 'viewer');
    const fixed = `__Host-sid=${'A'.repeat(43)}`;
    const first = await logIn(service, emailAddress, { headers: { cookie: fixed } });
    expect(cookieOf(first)).not.toBe(fixed);
    expect(
      (await browserWith(service, first).send('POST', '/connect/Session/me', { json: {}, headers: { cookie: fixed } }))
        .json.code,
    ).toBe('SESSION_ENDED');
    const second = await logIn(service, emailAddress, { headers: { cookie: cookieOf(first) } });
    expect(cookieOf(second)).not.toBe(cookieOf(first));
    expect((await browserWith(service, first).call('Session/me')).json.code).toBe('SESSION_ENDED');
    expect((await browserWith(service, second).call('Session/me')).status).toBe(200);
  });
});

describe('a session', () => {
  test('ends when somebody signs out', async () => {
    const browser = await browserOf(service, await personOf(service, 'viewer'));
    const answer = await browser.call('Session/logout');
    expect([answer.status, answer.text, answer.headers.get('set-cookie')]).toEqual([
      200,
      'null',
      '__Host-sid=; Path=/; HttpOnly; Secure; SameSite=Lax; Max-Age=0',
    ]);
    const after = await browser.call('Cases/list');
    expect([after.status, after.json.code]).toEqual([401, 'SESSION_ENDED']);
  });

  test('ends after twelve hours', async () => {
    const own = await startService();
    const browser = await browserOf(own, await personOf(own, 'viewer'));
    own.moveClock(12 * hour - 1);
    expect((await browser.call('Cases/list')).status).toBe(200);
    own.moveClock(1);
    expect((await browser.call('Cases/list')).json.code).toBe('SESSION_ENDED');
    await own.close();
  });

  test.each<[string, Record<string, string>, string]>([
    ['without its token', { 'x-csrf-token': '' }, 'CSRF_TOKEN_WRONG'],
    ['with a wrong token', { 'x-csrf-token': '0'.repeat(64) }, 'CSRF_TOKEN_WRONG'],
    ['from another page', { origin: 'https://evil.example' }, 'ORIGIN_NOT_ALLOWED'],
    ['from nowhere', { origin: 'null' }, 'ORIGIN_NOT_ALLOWED'],
    ['from the same name with another port', { origin: 'http://localhost:8081' }, 'ORIGIN_NOT_ALLOWED'],
    ['across sites', { 'sec-fetch-site': 'cross-site' }, 'ORIGIN_NOT_ALLOWED'],
    ['from a sister', { 'sec-fetch-site': 'same-site' }, 'ORIGIN_NOT_ALLOWED'],
  ])('is no good %s', async (_what, headers, code) => {
    const browser = await browserOf(service, await personOf(service, 'owner'));
    const answer = await browser.call('Cases/list', {}, headers);
    expect([answer.status, answer.json.code]).toEqual([403, code]);
    const kept = await browser.call('Cases/list', {}, { origin: 'http://localhost', 'sec-fetch-site': 'same-origin' });
    expect(kept.status).toBe(200);
  });

  test('is no good with the token of another', async () => {
    const emailAddress = await personOf(service, 'owner');
    const [one, other] = [await browserOf(service, emailAddress), await browserOf(service, emailAddress)];
    const answer = await one.call('Cases/list', {}, { 'x-csrf-token': other.csrfToken });
    expect(answer.json.code).toBe('CSRF_TOKEN_WRONG');
  });

  test('is signed in to from pages of this service only', async () => {
    const emailAddress = await personOf(service, 'owner');
    const headers = { origin: 'https://evil.example' };
    expect((await logIn(service, emailAddress, { headers })).json.code).toBe('ORIGIN_NOT_ALLOWED');
  });

  test('opens what the role allows under /api/v1', async () => {
    const created = await submitJson(service, 'bill', caseOf('bill'), { mode: 'STAGE' });
    const path = `/api/v1/business-cases/${created.json.id}`;
    const viewer = await browserOf(service, await personOf(service, 'viewer'));
    const headers = { accept: 'application/pdf', 'x-csrf-token': '', 'sec-fetch-site': 'same-origin' };
    const pdf = await viewer.send('GET', path, { headers });
    expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect((await viewer.send('GET', path, { headers: { ...headers, 'sec-fetch-site': 'none' } })).status).toBe(200);
    const foreign = await viewer.send('GET', path, { headers: { ...headers, 'sec-fetch-site': 'cross-site' } });
    expect(foreign.json.code).toBe('ORIGIN_NOT_ALLOWED');
    const stranger = await browserOf(service, await personOf(service, 'owner', service.beta.id));
    expect((await stranger.send('GET', path, { headers })).status).toBe(404);

    const example = await viewer.send('GET', '/api/v1/examples/bill');
    const submission = { headers: { 'content-type': 'application/json' }, body: example.text };
    const target = '/api/v1/business-cases/bill?processingMode=STAGE';
    expect((await viewer.send('POST', target, submission)).json.code).toBe('ROLE_MISSING');
    const operator = await browserOf(service, await personOf(service, 'operator'));
    const unsafe = { ...submission, headers: { ...submission.headers, 'x-csrf-token': '' } };
    expect((await operator.send('POST', target, unsafe)).json.code).toBe('CSRF_TOKEN_WRONG');
    expect((await operator.send('POST', target, submission)).status).toBe(201);
    expect((await operator.send('HEAD', '/api/v1/apikey')).status).toBe(401);
    expect((await operator.send('GET', '/v2/examples/qr-invoice/blank')).status).toBe(401);
  });
});

describe('a password', () => {
  test('is changed by who knows it, and all other sessions end', async () => {
    const emailAddress = await personOf(service, 'viewer');
    const [one, other] = [await browserOf(service, emailAddress), await browserOf(service, emailAddress)];
    const change = (words: object, browser = one) => browser.call('Session/changePassword', words);
    expect((await change({ password: 'wrong', newPassword })).json.code).toBe('PASSWORD_WRONG');
    expect((await change({ password, newPassword: 'short' })).json).toMatchObject({
      code: 'PASSWORD_LENGTH',
      fieldErrors: [{ fieldName: 'newPassword' }],
    });
    expect((await change({ password, newPassword: emailAddress })).json.code).toBe('PASSWORD_IS_ADDRESS');
    const changed = await change({ password, newPassword });
    expect([changed.status, changed.json.user.emailAddress]).toEqual([200, emailAddress]);
    for (const { call } of [one, other]) expect((await call('Session/me')).json.code).toBe('SESSION_ENDED');
    expect((await browserWith(service, changed).call('Session/me')).status).toBe(200);
    expect((await logIn(service, emailAddress)).status).toBe(401);
    expect((await logIn(service, emailAddress, {}, newPassword)).status).toBe(200);
  });

  test('is nothing that a key has', async () => {
    for (const [name, json] of [
      ['logout', {}],
      ['changePassword', { password, newPassword }],
    ] as const) {
      const answer = await service.send('POST', `/connect/Session/${name}`, { key: keys.admin, json });
      expect([answer.status, answer.json.code]).toEqual([403, 'SESSION_NEEDED']);
    }
    const me = await service.send('POST', '/connect/Session/me', { key: keys.admin, json: {} });
    expect(me.json).toMatchObject({ user: null, role: 'owner', csrfToken: null, expiresAt: null });
  });
});

describe('the first person', () => {
  const claim = (own: Service, json: object) => own.send('POST', '/connect/Session/claim', { key: '', json });
  const person = { emailAddress: 'Anna@Example.ch', password };

  test('becomes the owner by the token of the start, once and within a day', async () => {
    const own = await startService();
    const { store } = own.ports.accounts ?? {};
    if (store === undefined) throw new Error('no accounts');
    const start = () => prepareFirstUser(store, own.alpha, undefined, own.ports.clock.now());
    const old = await start();
    const token = await start();
    expect(token).toMatch(/^[\w-]{43}$/);
    for (const wrong of [old, 'A'.repeat(43)]) {
      expect((await claim(own, { ...person, token: wrong })).json.code).toBe('WELCOME_TOKEN_INVALID');
    }
    expect((await claim(own, { ...person, token: 'x' })).status).toBe(400);
    expect((await claim(own, { ...person, token, emailAddress: 'anna' })).status).toBe(400);
    expect((await claim(own, { ...person, token, password: 'anna@example.ch' })).json.code).toBe('PASSWORD_IS_ADDRESS');
    const claimed = await claim(own, { ...person, token });
    expect(claimed.json).toMatchObject({ user: { emailAddress: 'anna@example.ch', role: 'owner' } });
    const browser = browserWith(own, claimed);
    expect((await browser.call('Users/list')).json).toHaveLength(1);
    expect((await claim(own, { ...person, emailAddress: 'b@example.ch', token })).json.code).toBe(
      'WELCOME_TOKEN_INVALID',
    );
    expect(await start()).toBeUndefined();
    expect((await browser.call('Audit/list')).json).toContainEqual(
      expect.objectContaining({ action: 'user.claimed', actorName: 'anna@example.ch' }),
    );
    expect(JSON.stringify([own.lines, (await browser.call('Audit/list')).json])).not.toContain(token);
    await own.close();
  });

  test('comes too late after a day', async () => {
    const own = await startService();
    const { store } = own.ports.accounts ?? {};
    const token = store && (await prepareFirstUser(store, own.alpha, undefined, own.ports.clock.now()));
    own.moveClock(24 * hour);
    expect((await claim(own, { ...person, token })).json.code).toBe('WELCOME_TOKEN_INVALID');
    await own.close();
  });

  test('is made by the configuration, once', async () => {
    const own = await startService();
    const { store } = own.ports.accounts ?? {};
    if (store === undefined) throw new Error('no accounts');
    const named = { emailAddress: 'Owner@Example.ch', password };
    for (const user of [named, { ...named, password: 'something else' }, undefined]) {
      expect(await prepareFirstUser(store, own.alpha, user, own.ports.clock.now())).toBeUndefined();
    }
    expect((await logIn(own, 'owner@example.ch')).json).toMatchObject({ role: 'owner' });
    await own.close();
  });
});

test('no password and no token stands in the log or in an answer', async () => {
  const own = await startService();
  const emailAddress = await personOf(own, 'owner');
  const browser = await browserOf(own, emailAddress);
  await browser.call('Session/changePassword', { password: newPassword, newPassword: ['x'] });
  await browser.call('Users/create', { emailAddress: 'b@example.ch', password, role: 'king' });
  await browser.send('POST', '/connect/Session/login', { body: `{"password":"${password}"` });
  const health = await browser.send('GET', '/api/v1/healthcheck/ebill');
  const said = own.lines.join() + health.text + (await browser.call('Audit/list')).text;
  const refused = await browser.call('Users/create', {
    emailAddress: 'b@example.ch',
    password: ['x', password],
    role: 'viewer',
  });
  const token = browser.cookie.split('=')[1] ?? '';
  for (const secret of [password, newPassword, token]) expect(said + refused.text).not.toContain(secret);
  expect(own.faults).toEqual([]);
  await own.close();
});
