import { deliverDue, sendDue, type WebhookSender } from '@rappen/http';
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

const eventType = 'PROCESSING_STATUS_CHANGED_EVENTS';
let count = 0;
const newUrl = () => `https://hooks.example.org/${++count}`;

interface MadeKey {
  readonly id: string;
  readonly key: string;
}

async function keyFor(scopes: readonly string[], wish: object = {}, own = owner): Promise<MadeKey> {
  const made = await own.call('ApiKeys/create', { name: 'Hooks', scopes, ...wish });
  expect(made.status, made.text).toBe(200);
  return made.json;
}

async function hookOf({ key }: Pick<MadeKey, 'key'>, own = service): Promise<number> {
  const made = await own.send('POST', '/api/v1/webhook/events', { key, json: { eventType, hookUrl: newUrl() } });
  expect(made.status, made.text).toBe(201);
  return made.json.id;
}

async function idsFor({ key }: Pick<MadeKey, 'key'>, own = service): Promise<number[]> {
  const listed = await own.send('GET', '/api/v1/webhook', { key });
  return listed.json.map(({ id }: { id: number }) => id);
}

const hookRights = ['webhooks:read', 'webhooks:write', 'events:read'];

describe('a webhook', () => {
  test('brings only events that its maker may read', async () => {
    const blind = await keyFor(['webhooks:read', 'webhooks:write']);
    const json = { eventType, hookUrl: newUrl() };
    const refused = await service.send('POST', '/api/v1/webhook/events', { key: blind.key, json });
    expect([refused.status, refused.json.code]).toEqual([403, 'SCOPE_MISSING']);
    expect(refused.json.fieldErrors).toMatchObject([{ fieldName: 'eventType', rejectedValue: eventType }]);
    expect(refused.json.message).toBe('The API key does not have the scope events:read');
    const pages = await keyFor(['connect:*']);
    const made = await service.send('POST', '/connect/Webhooks/create', { key: pages.key, json });
    expect(made.status, made.text).toBe(200);
  });

  test('is seen and changed by who has all rights of its maker', async () => {
    const one = await keyFor(hookRights);
    const same = await keyFor(hookRights);
    const more = await keyFor(['ebill']);
    const reader = await keyFor(['webhooks:read', 'events:read']);
    const narrow = await keyFor(hookRights, { ipAllow: ['192.0.2.0/24'] });
    const narrowFrom = (path: string, method = 'GET') =>
      service.send(method, path, { key: narrow.key, clientAddress: '192.0.2.1' });
    const [ofOne, ofMore] = [await hookOf(one), await hookOf(more)];
    expect([await idsFor(one), await idsFor(same), await idsFor(reader)]).toEqual([
      expect.arrayContaining([ofOne]),
      expect.arrayContaining([ofOne]),
      expect.arrayContaining([ofOne]),
    ]);
    for (const key of [one, same, reader]) expect(await idsFor(key)).not.toContain(ofMore);
    expect(await idsFor(more)).toEqual(expect.arrayContaining([ofOne, ofMore]));
    expect((await narrowFrom('/api/v1/webhook')).json).toEqual([]);
    const remove = (id: number, key: string) => service.send('DELETE', `/api/v1/webhook?id=${id}`, { key });
    const denied = await remove(ofMore, one.key);
    expect([denied.status, denied.json.code]).toEqual([404, 'WEBHOOK_NOT_FOUND']);
    expect((await narrowFrom(`/api/v1/webhook?id=${ofOne}`, 'DELETE')).status).toBe(404);
    expect((await remove(ofOne, same.key)).status).toBe(204);
    expect((await remove(ofMore, more.key)).status).toBe(204);
  });

  test('of somebody above is not there for the methods of the pages either', async () => {
    const above = await keyFor(['ebill', 'connect:*']);
    const id = await hookOf(above);
    const pages = await keyFor(['connect:*']);
    const call = (name: string, json: object) =>
      service.send('POST', `/connect/Webhooks/${name}`, { key: pages.key, json });
    for (const [name, json] of [
      ['remove', { id }],
      ['rotateSecret', { id }],
      ['enable', { id }],
      ['sendTest', { id }],
      ['deliveries', { id }],
      ['replay', { id, recordId: 1 }],
    ] as const) {
      const answer = await call(name, json);
      expect([answer.status, answer.json.code], name).toEqual([404, 'WEBHOOK_NOT_FOUND']);
    }
    expect((await call('list', {})).text).not.toContain(`"id":${id},`);
    expect((await owner.call('Webhooks/list')).text).toContain(`"id":${id},`);
  });

  test('shows its secret again only to the key that asked first', async () => {
    const [one, other] = [await keyFor(hookRights), await keyFor(hookRights)];
    const sent = { json: { eventType, hookUrl: newUrl() }, headers: { 'idempotency-key': 'the-same-of-two-keys' } };
    const post = ({ key }: MadeKey) => service.send('POST', '/api/v1/webhook/events', { key, ...sent });
    const { secret } = (await post(one)).json;
    expect((await post(one)).json.secret).toBe(secret);
    expect((await post(other)).json.code).toBe('IDEMPOTENCY_KEY_REUSED');
  });
});

describe('when the maker of a webhook may no longer read events', () => {
  /** A service with a hook of a key or a person, and what has arrived at it. */
  async function withHook(make: (own: Service, owner: Browser) => Promise<{ id: number; end(): Promise<unknown> }>) {
    const own = await startService();
    const boss = await browserOf(own, await personOf(own, 'owner'));
    const { id, end } = await make(own, boss);
    let arrived = 0;
    const sender: WebhookSender = {
      send: async () => {
        arrived += 1;
        return { status: 204, bodyStart: '' };
      },
    };
    const happen = async () => {
      const before = arrived;
      await submitJson(own, 'bill', caseOf('bill'));
      await deliverDue(own.ports);
      await sendDue(own.ports, sender);
      return arrived - before;
    };
    const shown = async () => (await boss.call('Webhooks/list')).json.find((hook: { id: number }) => hook.id === id);
    return { own, boss, id, end, happen, shown };
  }

  test.each<[what: string, make: Parameters<typeof withHook>[0]]>([
    [
      'because its key was revoked',
      async (own, boss) => {
        const key = await keyFor(hookRights, {}, boss);
        return { id: await hookOf(key, own), end: () => boss.call('ApiKeys/revoke', { id: key.id }) };
      },
    ],
    [
      'because its key has expired',
      async (own, boss) => {
        const expiresAt = new Date(own.ports.clock.now() + 1000).toISOString();
        const key = await keyFor(hookRights, { expiresAt }, boss);
        return { id: await hookOf(key, own), end: async () => own.moveClock(1000) };
      },
    ],
    [
      'because its person was removed',
      async (own, boss) => {
        const operator = await browserOf(own, await personOf(own, 'operator'));
        const made = await operator.call('Webhooks/create', { eventType, hookUrl: newUrl() });
        return { id: made.json.id, end: () => boss.call('Users/remove', { id: operator.me.json.user.id }) };
      },
    ],
  ])('%s, it is disabled, and belongs to who enables it', async (_what, make) => {
    const { own, boss, id, end, happen, shown } = await withHook(make);
    expect(await happen()).toBeGreaterThan(0);
    await end();
    expect(await shown()).toMatchObject({ status: 'DISABLED', disabledReason: 'MAKER_ENDED' });
    expect(await happen()).toBe(0);
    expect(await shown()).toMatchObject({ status: 'DISABLED', disabledReason: 'MAKER_ENDED' });
    const [last] = (await boss.call('Webhooks/deliveries', { id, limit: 1 })).json;
    expect(last.status).toBe('DEAD');
    expect((await boss.call('Webhooks/enable', { id })).status).toBe(200);
    expect(await shown()).toMatchObject({ status: 'ACTIVE' });
    expect(await happen()).toBeGreaterThan(0);
    await own.close();
  });

  test('but not because its person has become a viewer, who reads them still', async () => {
    const { own, end, happen } = await withHook(async (own, boss) => {
      const operator = await browserOf(own, await personOf(own, 'operator'));
      const made = await operator.call('Webhooks/create', { eventType, hookUrl: newUrl() });
      return {
        id: made.json.id,
        end: () => boss.call('Users/setRole', { id: operator.me.json.user.id, role: 'viewer' }),
      };
    });
    await end();
    expect(await happen()).toBeGreaterThan(0);
    await own.close();
  });

  test('but not because its key was replaced: it goes on with the new one', async () => {
    let key: MadeKey | undefined;
    const { own, boss, id, end, happen } = await withHook(async (own, boss) => {
      const made = await keyFor(hookRights, {}, boss);
      return {
        id: await hookOf(made, own),
        end: async () => {
          key = (await boss.call('ApiKeys/rotate', { id: made.id, overlapDays: 0 })).json;
        },
      };
    });
    await end();
    expect(await happen()).toBeGreaterThan(0);
    expect(await idsFor(key as MadeKey, own)).toContain(id);
    expect((await boss.call('ApiKeys/revoke', { id: key?.id })).status).toBe(200);
    expect(await happen()).toBe(0);
    await own.close();
  });
});

test('webhooks of the operator, and those whose maker nobody knows, are for who may do everything', async () => {
  const webhook = {
    feed: 'processingStatus',
    hookUrl: newUrl(),
    sealedSecret: 's',
    createdAt: '2026-11-21T11:00:00.000Z',
  } as const;
  const made = await service.store.webhooks.create(service.alpha.id, webhook);
  if (made.kind !== 'created') throw new Error(made.kind);
  expect(made.webhook.maker).toEqual({ kind: 'operator' });
  expect(await idsFor({ key: keys.alpha })).not.toContain(made.webhook.id);
  expect((await owner.call('Webhooks/list')).text).toContain(`"id":${made.webhook.id},`);
});
