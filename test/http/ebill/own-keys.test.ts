import { memoryRateLimiter } from '@rappen/http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Browser, browserOf, personOf } from './people.ts';
import { keys, type Service, startService } from './service.ts';
import { caseOf, submitJson } from './submissions.ts';

let service: Service;
let owner: Browser;
beforeAll(async () => {
  service = await startService();
  owner = await browserOf(service, await personOf(service, 'owner'));
});
afterAll(() => service.close());

const day = 86_400_000;
const inDays = (days: number, from = service) => new Date(from.ports.clock.now() + days * day).toISOString();

async function newKey(wish: object = {}, call = owner.call) {
  const made = await call('ApiKeys/create', { name: 'Bookkeeping', ...wish });
  expect(made.status, made.text).toBe(200);
  return made.json;
}

const head = (key: string, own = service, clientAddress?: string) =>
  own.send('HEAD', '/api/v1/apikey', { key, clientAddress });

describe('a key of a biller', () => {
  test('is for everything but pages unless said, and is shown once', async () => {
    const made = await newKey();
    expect(made).toEqual({
      id: expect.any(String),
      name: 'Bookkeeping',
      prefix: made.key.slice(0, 15),
      scopes: ['qr', 'ebill'],
      processingModes: ['STAGE', 'DELIVER'],
      maySkipAnomaly: false,
      ipAllow: [],
      demo: false,
      createdAt: '2026-11-21T11:00:00.000Z',
      createdBy: `user:${owner.me.json.user.id}`,
      expiresAt: inDays(365),
      key: expect.stringMatching(/^rappen_[0-9a-f]{8}_[0-9a-f]{72}$/),
    });
    const { key, ...shown } = made;
    const list = await owner.call('ApiKeys/list');
    expect(list.json).toContainEqual(shown);
    expect(list.text).not.toContain(key.slice(16));
    expect((await head(key)).status).toBe(200);
    expect((await service.send('POST', '/connect/ApiKeys/list', { key, json: {} })).json.code).toBe('SCOPE_MISSING');
    expect((await service.send('GET', '/v2/examples/qr-invoice/blank', { key })).status).toBe(200);
  });

  test.each<[string, object, number, string]>([
    ['no name', { name: '' }, 400, 'VALIDATION_FAILED'],
    ['too long a name', { name: 'x'.repeat(61) }, 400, 'VALIDATION_FAILED'],
    ['a control character', { name: 'a\u0007b' }, 400, 'VALIDATION_FAILED'],
    ['no scopes', { scopes: [] }, 400, 'VALIDATION_FAILED'],
    ['an unknown scope', { scopes: ['admin'] }, 400, 'VALIDATION_FAILED'],
    ['an unknown mode', { processingModes: ['LATER'] }, 400, 'VALIDATION_FAILED'],
    ['no address', { ipAllow: ['everywhere'] }, 400, 'VALIDATION_FAILED'],
    ['too many addresses', { ipAllow: Array(51).fill('10.0.0.0/8') }, 400, 'VALIDATION_FAILED'],
    ['a day as its end', { expiresAt: '2027-01-01' }, 400, 'VALIDATION_FAILED'],
    ['an end that is no day', { expiresAt: '2027-13-01T00:00:00Z' }, 422, 'API_KEY_END'],
    ['an end that has come', { expiresAt: '2026-11-21T11:00:00Z' }, 422, 'API_KEY_END'],
    ['an end too far away', { expiresAt: '2027-11-21T11:00:00.001Z' }, 422, 'API_KEY_END'],
  ])('with %s is refused', async (_what, wish, status, code) => {
    const answer = await owner.call('ApiKeys/create', { name: 'Key', ...wish });
    expect([answer.status, answer.json.code]).toEqual([status, code]);
  });

  test('without an end is for a simulated network only', async () => {
    expect((await newKey({ expiresAt: null })).expiresAt).toBeUndefined();
    const own = await startService();
    const { call } = await browserOf(own, await personOf(own, 'owner'));
    (own.ports.ebill as { simulator: unknown }).simulator = undefined;
    expect((await call('Session/me')).json.isSimulator).toBe(false);
    expect((await call('ApiKeys/create', { name: 'Key', expiresAt: null })).json.code).toBe('API_KEY_END');
    expect((await call('ApiKeys/create', { name: 'Key', expiresAt: inDays(1, own) })).status).toBe(200);
    for (const name of ['mails', 'submissions']) expect((await call(`Simulator/${name}`)).status).toBe(404);
    await own.close();
  });

  test('ends, is revoked within a second, and is replaced while the old one goes on', async () => {
    const own = await startService();
    const { call } = await browserOf(own, await personOf(own, 'owner'));
    const wish = { processingModes: ['STAGE'], ipAllow: ['192.0.2.0/24'], scopes: ['events:read', 'events:read'] };
    const made = await newKey({ ...wish, expiresAt: inDays(30, own) }, call);
    const status = async (key: string) => (await head(key, own, '192.0.2.1')).status;
    expect(await status(made.key)).toBe(200);
    const next = (await call('ApiKeys/rotate', { id: made.id, overlapDays: 1 })).json;
    expect(next).toMatchObject({
      name: 'Bookkeeping',
      processingModes: ['STAGE'],
      ipAllow: ['192.0.2.0/24'],
      scopes: ['events:read'],
    });
    expect([next.previousExpiresAt, next.expiresAt]).toEqual([inDays(1, own), inDays(30, own)]);
    expect([await status(made.key), await status(next.key)]).toEqual([200, 200]);
    own.moveClock(day);
    const ended = await own.send('GET', '/api/v1/events/processing-status-changed', { key: made.key });
    expect([ended.status, ended.json.code]).toEqual([401, 'API_KEY_EXPIRED']);
    expect(await status(next.key)).toBe(200);
    await own.close();
    const again = await newKey();
    expect((await owner.call('ApiKeys/rotate', { id: again.id, overlapDays: 8 })).status).toBe(400);
    expect([(await owner.call('ApiKeys/revoke', { id: again.id })).json]).toEqual([null]);
    expect((await owner.call('ApiKeys/revoke', { id: again.id })).json.code).toBe('API_KEY_NOT_FOUND');
    expect((await owner.call('ApiKeys/rotate', { id: again.id })).json.code).toBe('API_KEY_NOT_FOUND');
    service.moveClock(1000);
    const revoked = await service.send('GET', '/api/v1/events/processing-status-changed', { key: again.key });
    expect([revoked.status, revoked.json.code]).toEqual([401, 'API_KEY_REVOKED']);
  });

  test('is one of twenty', async () => {
    const own = await startService();
    const { call } = await browserOf(own, await personOf(own, 'owner'));
    const made = [];
    // Four are there from the beginning
    for (let count = 0; count < 16; count++) made.push(await newKey({}, call));
    const more = await call('ApiKeys/create', { name: 'One more' });
    expect([more.status, more.json.code]).toEqual([422, 'API_KEY_LIMIT']);
    await call('ApiKeys/revoke', { id: made[0].id });
    expect((await call('ApiKeys/create', { name: 'One more' })).status).toBe(200);
    await own.close();
  });

  test('that a variable sets is not touched here', async () => {
    for (const name of ['rotate', 'revoke']) {
      expect((await owner.call(`ApiKeys/${name}`, { id: 'RAPPEN_API_KEY' })).json.code).toBe('API_KEY_NOT_FOUND');
    }
  });

  test('says when it was used, to the minute', async () => {
    const made = await newKey();
    const lastUsed = async () =>
      (await owner.call('ApiKeys/list')).json.find(({ id }: { id: string }) => id === made.id).lastUsedAt;
    await head(made.key);
    expect(await lastUsed()).toBeUndefined();
    await service.ports.keyUse?.write();
    const first = new Date(service.ports.clock.now()).toISOString();
    expect(await lastUsed()).toBe(first);
    service.moveClock(59_000);
    await head(made.key);
    await service.ports.keyUse?.write();
    expect(await lastUsed()).toBe(first);
    service.moveClock(1000);
    await head(made.key);
    await service.ports.keyUse?.write();
    expect(await lastUsed()).not.toBe(first);
  });
});

describe('a key that is held', () => {
  const submit = (key: string, mode: 'STAGE' | 'DELIVER', headers = {}) =>
    submitJson(service, 'bill', caseOf('bill'), { mode, key, headers });

  test('to staging delivers nothing', async () => {
    const { key } = await newKey({ processingModes: ['STAGE'], scopes: ['ebill', 'connect:*'] });
    const staged = await submit(key, 'STAGE');
    expect(staged.status).toBe(201);
    const denied = await submit(key, 'DELIVER');
    expect([denied.status, denied.json.code]).toEqual([403, 'PROCESSING_MODE_NOT_ALLOWED']);
    const { id } = staged.json;
    const released = await service.send('POST', '/connect/StagedCases/release', { key, json: { id } });
    expect([released.status, released.json.code]).toEqual([403, 'PROCESSING_MODE_NOT_ALLOWED']);
    expect((await owner.call('StagedCases/release', { id })).status).toBe(200);
  });

  test('to the anomaly detection skips nothing', async () => {
    const skip = { 'x-anomaly-detection': 'SKIP' };
    const { key } = await newKey({ scopes: ['ebill', 'connect:*'] });
    const denied = await submit(key, 'STAGE', skip);
    expect([denied.status, denied.json.code]).toEqual([403, 'SCOPE_MISSING']);
    const { id } = (await submit(key, 'STAGE')).json;
    const json = { id, skipAnomalies: true };
    expect((await service.send('POST', '/connect/StagedCases/release', { key, json })).json.code).toBe('SCOPE_MISSING');
    const { key: free } = await newKey({ maySkipAnomaly: true });
    expect((await submit(free, 'STAGE', skip)).status).toBe(201);
    expect((await submit(keys.alpha, 'STAGE', skip)).status).toBe(201);
  });

  test('to addresses works from there', async () => {
    const { key } = await newKey({ ipAllow: ['192.0.2.0/24', '2001:db8::1'] });
    const from = async (clientAddress?: string) =>
      (await service.send('GET', '/api/v1/webhook', { key, clientAddress })).json?.code;
    expect([await from('192.0.2.7'), await from('2001:db8:0:0:0:0:0:1')]).toEqual([undefined, undefined]);
    const elsewhere = { key, clientAddress: '192.0.3.7' };
    expect((await service.send('GET', '/v2/examples/qr-invoice/blank', elsewhere)).json.code).toBe('IP_NOT_ALLOWED');
    expect([await from('192.0.3.7'), await from('2001:db8::2'), await from()]).toEqual(Array(3).fill('IP_NOT_ALLOWED'));
  });
});

describe('the rate', () => {
  const limits = { requestsPerMinute: 600, demoRequestsPerMinute: 60 };

  async function limited(): Promise<Service> {
    const own = await startService();
    const ports = own.ports as { rates: unknown };
    ports.rates = memoryRateLimiter(own.ports.clock, limits);
    return own;
  }

  test.each<[policy: string, most: number, method: string, path: string, key: string]>([
    ['search', 60, 'POST', '/api/v1/bill-recipients/search', keys.alpha],
    ['convert', 30, 'POST', '/api/v1/pdf/pdfa3b/convert', keys.alpha],
    ['feed', 120, 'GET', '/api/v1/events/processing-status-changed', keys.alpha],
    ['key', 600, 'POST', '/connect/Nothing/list', keys.admin],
  ])('of %s is %d a minute', async (policy, most, method, path, key) => {
    const own = await limited();
    const target = policy === 'key' ? '/connect/Cases/list' : path;
    let remaining = most;
    for (let count = 0; count < most; count++) {
      const { status, headers } = await own.send(method, target, { key });
      expect(status).not.toBe(429);
      const left = Number(/r=(\d+)/.exec(headers.get('ratelimit') ?? '')?.[1]);
      expect(left).toBeLessThan(remaining);
      remaining = left;
      expect(headers.get('ratelimit-policy')).toBe(`"${policy}";q=${most};w=60`);
    }
    const refused = await own.send(method, target, { key });
    expect([refused.status, refused.json.code, Number(refused.headers.get('retry-after')) > 0]).toEqual([
      429,
      'RATE_LIMITED',
      true,
    ]);
    if (policy !== 'key') expect((await own.send('GET', '/api/v1/webhook', { key })).status).toBe(200);
    expect((await own.send('GET', '/api/v1/webhook', { key: keys.beta })).status).toBe(200);
    own.moveClock(60_000);
    expect((await own.send(method, target, { key })).status).not.toBe(429);
    await own.close();
  });

  test('of submissions lets a month-end of 500 through at once, and then 120 a minute', async () => {
    const own = await limited();
    const submit = () => submitJson(own, 'bill', caseOf('bill'), { mode: 'STAGE' });
    const statuses = new Map<number, number>();
    for (let number = 1; number <= 600; number += 1) {
      const { status } = await submit();
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    expect(Object.fromEntries(statuses)).toEqual({ 201: 600 });
    own.moveClock(30_000);
    const next = await submit();
    expect([next.status, next.headers.get('ratelimit')]).toEqual([201, '"submission";r=59;t=271']);
    await own.close();
  });
});

test('no key stands in the log, in what failed or in the log of changes', async () => {
  const made = await newKey();
  await service.send('GET', `/api/v1/webhook?api_key=${made.key}`, { key: '' });
  await service.send('GET', '/api/v1/healthcheck/ebill', { key: made.key });
  await service.send('GET', '/api/v1/webhook', { key: `${made.key}x` });
  const said = service.lines.join() + (await owner.call('Audit/list')).text + String(service.faults);
  expect(said).toContain(made.id);
  expect(said).not.toContain(made.key.slice(16, 60));
});
