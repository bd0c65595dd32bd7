import { describe, expect, test } from 'vitest';
import { appWith } from '../../test/app.ts';
import { instantOf } from '../instant.ts';
import type { Clock } from '../ports/clock.ts';
import { StoreUnavailable } from '../ports/store-unavailable.ts';
import type { StoredKey } from '../rights/api-key.ts';
import type { Route } from '../route/route.ts';
import { standardPorts } from '../start/standard-ports.ts';
import { admit } from './admission.ts';
import { memoryRateLimiter } from './rate-limit.ts';

const noon = Date.parse('2026-11-21T12:00:00Z');
const clockAt = (milliseconds: number): Clock => ({ today: () => '2026-11-21' as never, now: () => milliseconds });
const clock = clockAt(noon);
const open = '/v2/examples/qr-invoice/blank';

describe('a key', () => {
  test.each<[what: string, key: Partial<StoredKey>, status: number, code: string | undefined]>([
    ['is good', {}, 200, undefined],
    ['has many scopes', { scopes: ['connect:*', 'ebill', 'qr'] }, 200, undefined],
    ['ends in a millisecond', { expiresAt: instantOf(noon + 1) }, 200, undefined],
    ['ends now', { expiresAt: instantOf(noon) }, 401, 'API_KEY_EXPIRED'],
    ['ended', { expiresAt: instantOf(noon - 1) }, 401, 'API_KEY_EXPIRED'],
    ['was revoked', { revokedAt: instantOf(noon - 1) }, 401, 'API_KEY_REVOKED'],
    ['was revoked and has ended', { revokedAt: instantOf(noon), expiresAt: instantOf(noon) }, 401, 'API_KEY_REVOKED'],
    ['is for something else', { scopes: ['ebill', 'connect:*'] }, 403, 'SCOPE_MISSING'],
    ['is for nothing', { scopes: [] }, 403, 'SCOPE_MISSING'],
    ['is for trials', { demo: true }, 200, undefined],
  ])('that %s', async (_what, key, status, code) => {
    const { send } = await appWith({ 'the-key-of-a-test': key }, { clock });
    const answer = await send(open, 'the-key-of-a-test');
    expect(answer.status).toBe(status);
    expect(((await answer.json()) as { code?: string }).code).toBe(code);
  });

  test.each([
    [undefined, 'API_KEY_MISSING'],
    ['', 'API_KEY_MISSING'],
    ['another', 'API_KEY_INVALID'],
    ['the-key-of-a-tes', 'API_KEY_INVALID'],
    ['THE-KEY-OF-A-TEST', 'API_KEY_INVALID'],
    ['constructor', 'API_KEY_INVALID'],
    ['x'.repeat(10_000), 'API_KEY_INVALID'],
  ])('%j is refused', async (given, code) => {
    const { send } = await appWith({ 'the-key-of-a-test': {} });
    const answer = await send(open, given);
    expect([answer.status, ((await answer.json()) as { code?: string }).code]).toEqual([401, code]);
  });

  test('in the address counts for the QR service only', async () => {
    const { send } = await appWith({ 'the-key-of-a-test': { scopes: ['qr', 'ebill'] } });
    const asked = ['', '/api/v1/webhook', '/connect/Cases/list'].map(async (path) => {
      const init = path.startsWith('/connect') ? { method: 'POST' } : {};
      const answer = await send(`${path || open}?api_key=the-key-of-a-test`, undefined, init);
      return [answer.status, ((await answer.json()) as { message?: string }).message];
    });
    const needed = 'An API key is required: send it in the header X-API-Key';
    expect(await Promise.all(asked)).toEqual([
      [200, undefined],
      [401, needed],
      [401, needed],
    ]);
    const without = (await (await send(open)).json()) as { message?: string };
    expect(without.message).toBe(`${needed} or as the parameter api_key`);
  });

  test('is asked for alike by methods of the pages that exist and by others', async () => {
    const { send } = await appWith({});
    const asked = ['/connect/Cases/list', '/connect/Cases/nothing', '/connect/Nothing/list'].map(async (path) => {
      const answers = [
        await send(path, undefined, { method: 'POST' }),
        await send(path, 'another', { method: 'POST' }),
      ];
      return Promise.all(
        answers.map(async (answer) => [answer.status, ((await answer.json()) as { message?: string }).message]),
      );
    });
    const [known, ...unknown] = await Promise.all(asked);
    for (const answers of unknown) expect(answers).toEqual(known);
    expect(known?.map(([status]) => status)).toEqual([401, 401]);
    const withKey = await appWith({ 'the-key-of-a-test': { scopes: ['connect:*'] } });
    const nothing = await withKey.send('/connect/Nothing/list', 'the-key-of-a-test', { method: 'POST' });
    expect(nothing.status).not.toBe(401);
  });

  test('too long to be one is not even looked up', async () => {
    const keys = { find: () => Promise.reject(new Error('looked up')) };
    const { send } = await appWith({}, { keys });
    expect((await send(open, 'x'.repeat(257))).status).toBe(401);
    expect((await send(open, 'x'.repeat(256))).status).toBe(500);
  });

  test('never stands in the log, wherever it was sent', async () => {
    const { send, lines } = await appWith({ 'the-key-of-a-test': { id: 'of-a-test' } });
    await send(open, 'the-key-of-a-test');
    await send(`${open}?api_key=the-key-of-a-test`);
    await send(`${open}?api_key=some-wrong-secret`);
    await send('/v1/x?api_key=the-key-of-a-test', 'some-wrong-secret');
    expect(lines).toHaveLength(4);
    expect(lines.join()).not.toMatch(/the-key-of-a-test|some-wrong-secret/);
  });
});

test('an operation can be closed to keys for trials', async () => {
  const route = { needsKey: true, refusesDemo: true } as Route;
  const found: StoredKey = { id: 'a', owner: 'a', scopes: ['qr'], demo: true };
  const parts = { codes: {} as never, documentation: {} as never, writeLine: () => {} };
  const store = { keys: { find: async () => found }, check: async () => {} };
  const request = new Request('http://localhost/', { headers: { 'x-api-key': 'any' } });
  const ports = standardPorts({ ...parts, store });
  expect((await admit(route, request, ports)).problems).toMatchObject([{ code: 'DEMO_KEY_NOT_ALLOWED' }]);
  expect((await admit({ ...route, refusesDemo: false }, request, ports)).problems).toEqual([]);
});

describe('the rate', () => {
  const limits = { requestsPerMinute: 3, demoRequestsPerMinute: 1 };

  test('is counted for each key, said in headers, and refused with 429', async () => {
    const rates = memoryRateLimiter(clock, limits);
    const { send } = await appWith({ 'first-key': {}, 'second-key': {}, 'demo-key': { demo: true } }, { clock, rates });
    const seen = [];
    for (let count = 0; count < 4; count += 1) {
      const answer = await send(open, 'first-key');
      seen.push([answer.status, answer.headers.get('ratelimit'), answer.headers.get('retry-after')]);
      expect(answer.headers.get('ratelimit-policy')).toBe('"key";q=3;w=60');
    }
    expect(seen).toEqual([
      [200, '"key";r=2;t=20', null],
      [200, '"key";r=1;t=40', null],
      [200, '"key";r=0;t=60', null],
      [429, '"key";r=0;t=60', '20'],
    ]);
    const refused = await send(open, 'first-key');
    expect(await refused.json()).toMatchObject({
      code: 'RATE_LIMITED',
      message: 'This key is limited to 3 requests per minute: try again in 20 seconds',
    });
    expect((await send(open, 'second-key')).status).toBe(200);
    const demo = [await send(open, 'demo-key'), await send(open, 'demo-key')];
    expect(demo.map(({ status }) => status)).toEqual([200, 429]);
    expect(demo[0]?.headers.get('ratelimit-policy')).toBe('"demo";q=1;w=60');
  });

  test('counts refused requests of a known key, but no unknown key and nothing that needs none', async () => {
    const rates = memoryRateLimiter(clock, limits);
    const { send } = await appWith({ 'first-key': {} }, { clock, rates });
    for (let count = 0; count < 9; count += 1) {
      const unknown = await send(open, 'unknown-key');
      expect([unknown.status, unknown.headers.has('ratelimit')]).toEqual([401, false]);
      expect((await send('/livez', 'first-key')).headers.has('ratelimit')).toBe(false);
    }
    const refused = await send('/v2/swiss-payments-code?profile=9', 'first-key', { method: 'POST', body: 'x' });
    expect([refused.status, refused.headers.get('ratelimit')]).toEqual([400, '"key";r=2;t=20']);
  });

  test('is not limited where no limit is set', async () => {
    const { send } = await appWith({ 'first-key': {} });
    for (let count = 0; count < 20; count += 1) expect((await send(open, 'first-key')).status).toBe(200);
  });
});

describe('what is gone', () => {
  test.each([
    ['GET', '/v1/swiss-qr-code', '/v2/swiss-qr-code'],
    ['POST', '/v1/swiss-qr-code?a=1', '/v2/swiss-qr-code'],
    ['DELETE', '/v1/anything/at/all', '/v2/anything/at/all'],
    ['OPTIONS', '/v1/', '/v2/'],
    ['PUT', '/v1', '/v2'],
    ['GET', '/v1/%3E%3C"<>é', '/v2/%3E%3C%22%3C%3E%C3%A9'],
    ['POST', '/swiss-payments-code/parse', '/v2/swiss-payments-code/parse'],
    ['GET', '/country', '/v2/country'],
  ])('%s %s points to %s', async (method, path, successor) => {
    const { send } = await appWith({});
    const answer = await send(path, undefined, { method });
    expect([answer.status, answer.headers.get('link')]).toEqual([410, `<${successor}>; rel="successor-version"`]);
    expect(await answer.json()).toMatchObject({ code: 'ROUTE_GONE' });
  });

  test.each(['/v10/x', '/v3', '/v12', '/nothing'])('%s was never there', async (path) => {
    expect((await (await appWith({})).send(path)).status).toBe(404);
  });
});

describe('supervisors', () => {
  test('are told when the store does not answer, and the log says why', async () => {
    let isThere = true;
    const readiness = {
      check: async () => {
        if (!isThere) throw new Error('the disk is gone');
      },
    };
    const { send, lines } = await appWith({}, { readiness });
    expect((await send('/readyz')).status).toBe(200);
    isThere = false;
    const answer = await send('/readyz');
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([503, 'STORAGE_UNAVAILABLE']);
    expect((await send('/livez')).status).toBe(200);
    expect(lines.join('\n')).toContain('the disk is gone');
  });

  test.each([
    [open, '5'],
    ['/api/v1/webhook', '30'],
    ['/connect/Cases/list', '30'],
  ])('and so is who asks for %s, with the time to wait; the log has one line with the reason', async (path, wait) => {
    const keys = {
      find: async () => {
        throw new StoreUnavailable('disk full', 'database or disk is full');
      },
    };
    const { send, lines } = await appWith({}, { keys });
    const answer = await send(path, 'any-key-at-all', path.startsWith('/connect') ? { method: 'POST' } : {});
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, wait]);
    expect(await answer.json()).toMatchObject({ code: 'STORAGE_UNAVAILABLE', requestId: expect.any(String) });
    const faults = lines.filter((line) => line.includes('"level":"error"'));
    expect(faults.map((line) => JSON.parse(line).reason)).toEqual(['disk full']);
  });
});
