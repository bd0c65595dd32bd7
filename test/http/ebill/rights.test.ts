import { routes, scopes, userRoles } from '@rappen/http';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { declaredRights } from './declared-rights.ts';
import { type Browser, browserOf, personOf } from './people.ts';
import { type Answered, type Service, startService } from './service.ts';

let service: Service;
let owner: Browser;
beforeAll(async () => {
  service = await startService();
  owner = await browserOf(service, await personOf(service, 'owner'));
});
afterAll(() => service.close());

const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;
const addressOf = (path: string) => path.replaceAll(/:\w+/g, 'x');
const hour = 3_600_000;
const at = (milliseconds: number) => new Date(service.ports.clock.now() + milliseconds).toISOString();

/** Makes a key by hand; throws what the service refuses. */
async function keyWith(wish: object, own = owner): Promise<{ readonly id: string; readonly key: string }> {
  const made = await own.call('ApiKeys/create', { name: 'Of a test', ...wish });
  if (made.status !== 200) throw new Error(made.text);
  return made.json;
}

const connectWith = (key: string, clientAddress?: string) => (name: string, json: object) =>
  service.send('POST', `/connect/${name}`, { key, json, clientAddress });

const rightsNamed = ({ json }: Answered) =>
  json.fieldErrors.map(({ fieldName, code }: { fieldName: string; code: string }) => `${fieldName} ${code}`);

test('every operation has a row that says who may use it, and every row an operation', () => {
  expect(Object.keys(declaredRights).sort()).toEqual(routes.map(nameOf).sort());
});

test.each(scopes)('a key for %s alone is let in to the operations of its scope, and to no other', async (scope) => {
  const own = await startService();
  const { key } = await keyWith({ scopes: [scope] }, await browserOf(own, await personOf(own, 'owner')));
  for (const route of routes) {
    const { scope: needed } = declaredRights[nameOf(route)] ?? {};
    const isPart =
      scope === 'ebill'
        ? !['qr', 'connect:*', 'mails:send'].includes(needed ?? '')
        : `${scope} ${needed}` === 'connect:* mails:send';
    const isAllowed = needed === 'any' || needed === 'open' || needed === scope || isPart;
    const answer = await own.send(route.method, addressOf(route.path), { key });
    if (isAllowed) expect.soft([401, 403], nameOf(route)).not.toContain(answer.status);
    else expect.soft([answer.status, answer.json?.code], nameOf(route)).toEqual([403, 'SCOPE_MISSING']);
  }
  await own.close();
});

test.each(userRoles)('a %s is let in to what the role may do, and to nothing else', async (role) => {
  const own = await startService();
  const { send } = await browserOf(own, await personOf(own, role));
  for (const route of routes.filter(({ path }) => path !== '/connect/Session/logout')) {
    const { role: needed = 'none', scope } = declaredRights[nameOf(route)] ?? {};
    if (scope === 'open') continue;
    const answer = await send(route.method, addressOf(route.path));
    const isAllowed = needed !== 'none' && userRoles.indexOf(role) >= userRoles.indexOf(needed);
    if (isAllowed) expect.soft([401, 403], nameOf(route)).not.toContain(answer.status);
    else if (needed === 'none') expect.soft(answer.status, nameOf(route)).toBe(401);
    else expect.soft([answer.status, answer.json.code], nameOf(route)).toEqual([403, 'ROLE_MISSING']);
  }
  await own.close();
});

describe('a key for staging, from one address and for a minute, with all pages', () => {
  const address = '192.0.2.7';
  let narrow: Awaited<ReturnType<typeof keyWith>>;
  let call: ReturnType<typeof connectWith>;
  beforeAll(async () => {
    narrow = await keyWith({
      scopes: ['connect:*', 'cases:submit', 'webhooks:write', 'events:read'],
      processingModes: ['STAGE'],
      ipAllow: [address],
      expiresAt: at(60_000),
    });
    call = connectWith(narrow.key, address);
  });

  test('makes a key like itself, and no other', async () => {
    const made = await call('ApiKeys/create', { name: 'Like itself' });
    expect(made.json).toMatchObject({
      scopes: ['cases:submit', 'events:read', 'webhooks:write'],
      processingModes: ['STAGE'],
      maySkipAnomaly: false,
      ipAllow: [address],
      expiresAt: at(60_000),
    });
    const wish = {
      name: 'Unlimited',
      scopes: ['qr', 'ebill', 'connect:*'],
      processingModes: ['STAGE', 'DELIVER'],
      maySkipAnomaly: true,
      ipAllow: ['192.0.2.0/24'],
      expiresAt: null,
    };
    const refused = await call('ApiKeys/create', wish);
    expect([refused.status, refused.json.code]).toEqual([403, 'RIGHTS_EXCEEDED']);
    expect(rightsNamed(refused)).toEqual(
      ['scopes[0]', 'scopes[1]', 'processingModes[1]', 'maySkipAnomaly', 'ipAllow[0]', 'expiresAt'].map(
        (field) => `${field} RIGHTS_EXCEEDED`,
      ),
    );
    for (const more of [{ expiresAt: at(60_001) }, { ipAllow: [] }, { scopes: ['cases:read'] }])
      expect((await call('ApiKeys/create', { name: 'More', ...more })).json.code).toBe('RIGHTS_EXCEEDED');
  });

  test('replaces itself for the rest of its minute, and no key above itself', async () => {
    const like = await keyWith({ scopes: ['cases:submit'], processingModes: ['STAGE'], ipAllow: [address] });
    const above = await keyWith({ scopes: ['cases:read'] });
    expect((await call('ApiKeys/rotate', { id: narrow.id })).json).toMatchObject({
      processingModes: ['STAGE'],
      ipAllow: [address],
      expiresAt: at(60_000),
    });
    expect((await call('ApiKeys/rotate', { id: like.id })).json.expiresAt).toBe(at(60_000));
    for (const name of ['rotate', 'revoke']) {
      const refused = await call(`ApiKeys/${name}`, { id: above.id });
      expect([refused.status, refused.json.code]).toEqual([403, 'RIGHTS_EXCEEDED']);
      expect(new Set(rightsNamed(refused))).toEqual(new Set(['id RIGHTS_EXCEEDED']));
    }
  });

  test('makes nobody, promotes nobody, and gives nobody another password', async () => {
    const emailAddress = await personOf(service, 'viewer');
    const list = (await owner.call('Users/list')).json;
    const { id } = list.find((user: { emailAddress: string }) => user.emailAddress === emailAddress);
    const password = 'a password of somebody';
    for (const role of userRoles) {
      const made = await call('Users/create', { emailAddress: `${role}@example.org`, password, role });
      expect([made.status, made.json.code], role).toEqual([403, 'RIGHTS_EXCEEDED']);
      expect(new Set(rightsNamed(made))).toEqual(new Set(['role RIGHTS_EXCEEDED']));
      const changed = await call('Users/setRole', { id, role });
      expect([changed.status, changed.json.code], role).toEqual([403, 'RIGHTS_EXCEEDED']);
    }
    for (const [name, json] of [
      ['setPassword', { id, password }],
      ['remove', { id }],
      ['remove', { id: owner.me.json.user.id }],
    ] as const)
      expect((await call(`Users/${name}`, json)).json.code, name).toBe('RIGHTS_EXCEEDED');
    expect((await owner.call('Users/list')).json).toEqual(list);
  });
});

test('a key without limits does for people what an owner does', async () => {
  const { key } = await keyWith({ scopes: ['qr', 'ebill', 'connect:*'], maySkipAnomaly: true, expiresAt: null });
  const call = connectWith(key);
  const emailAddress = await personOf(service, 'owner');
  const id = (await service.ports.accounts?.store.users.findByEmailAddress(emailAddress))?.id;
  expect((await call('Users/setPassword', { id, password: 'another password' })).status).toBe(200);
  expect((await call('Users/setRole', { id, role: 'viewer' })).json.role).toBe('viewer');
  expect((await call('Users/remove', { id })).status).toBe(200);
});

test('a key that expires makes nobody, who would stay', async () => {
  const { key } = await keyWith({ scopes: ['qr', 'ebill', 'connect:*'], maySkipAnomaly: true, expiresAt: at(hour) });
  const person = { emailAddress: 'stays@example.org', password: 'a password of somebody', role: 'viewer' };
  const refused = await connectWith(key)('Users/create', person);
  expect(rightsNamed(refused)).toEqual(['role RIGHTS_EXCEEDED']);
  expect(refused.json.message).toBe('This needs a right that you do not have yourself: no expiry date');
});

test('no key made by any key has more than its maker, whatever it asks for', async () => {
  const parts = ['cases:submit', 'cases:read', 'events:read', 'webhooks:write'] as const;
  const wishes = fc.record(
    {
      scopes: fc.subarray<string>(['qr', 'ebill', ...parts], { minLength: 1 }),
      processingModes: fc.subarray(['STAGE', 'DELIVER'], { minLength: 1 }),
      maySkipAnomaly: fc.boolean(),
      ipAllow: fc.constantFrom(
        ...[[], ['192.0.2.7'], ['192.0.2.0/24'], ['0.0.0.0/0'], ['192.0.2.0/25', '2001:db8::/32']],
      ),
      expiresAt: fc.constantFrom(at(hour), at(2 * hour), null),
    },
    { requiredKeys: [] },
  );
  const isAmong = (wanted: string, scopesOf: string[]) =>
    scopesOf.includes(wanted) || (scopesOf.includes('ebill') && (parts as readonly string[]).includes(wanted));
  const within: Readonly<Record<string, readonly string[]>> = {
    '192.0.2.7': ['192.0.2.7', '192.0.2.0/24', '192.0.2.0/25', '0.0.0.0/0'],
    '192.0.2.0/25': ['192.0.2.0/25', '192.0.2.0/24', '0.0.0.0/0'],
    '192.0.2.0/24': ['192.0.2.0/24', '0.0.0.0/0'],
    '0.0.0.0/0': ['0.0.0.0/0'],
    '2001:db8::/32': ['2001:db8::/32'],
  };
  const outcomes = { made: 0, refused: 0 };
  await fc.assert(
    fc.asyncProperty(wishes, wishes, async (ofMaker, wish) => {
      const maker = await owner.call('ApiKeys/create', {
        name: 'Maker',
        ...ofMaker,
        scopes: ['connect:*', ...(ofMaker.scopes ?? ['ebill'])],
      });
      const made = await connectWith(maker.json.key, '192.0.2.7')('ApiKeys/create', { name: 'Made', ...wish });
      await owner.call('ApiKeys/revoke', { id: maker.json.id });
      if (made.status !== 200) {
        expect(made.json.code).toBe('RIGHTS_EXCEEDED');
        outcomes.refused += 1;
        return;
      }
      outcomes.made += 1;
      await owner.call('ApiKeys/revoke', { id: made.json.id });
      const [one, other] = [made.json, maker.json];
      for (const scope of one.scopes) expect(isAmong(scope, other.scopes), scope).toBe(true);
      expect(other.processingModes).toEqual(expect.arrayContaining(one.processingModes));
      expect(other.maySkipAnomaly || !one.maySkipAnomaly).toBe(true);
      expect(other.expiresAt === undefined || one.expiresAt <= other.expiresAt).toBe(true);
      if (other.ipAllow.length > 0) expect(one.ipAllow).not.toEqual([]);
      for (const block of other.ipAllow.length > 0 ? one.ipAllow : [])
        expect(
          within[block]?.some((outer) => other.ipAllow.includes(outer)),
          block,
        ).toBe(true);
    }),
    { numRuns: 150 },
  );
  expect(Math.min(outcomes.made, outcomes.refused)).toBeGreaterThan(10);
});
