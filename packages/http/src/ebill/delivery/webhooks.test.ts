import {
  applyNetworkEvents,
  deliverDue,
  type SendOutcome,
  sendDue,
  type WebhookRequest,
  type WebhookSender,
} from '@rappen/http';
import { Webhook } from 'standardwebhooks';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { eventually } from '../../../../../test/eventually.ts';
import { keys, type Service, startService } from '../../../../../test/http/ebill/service.ts';
import { caseOf, submitJson } from '../../../../../test/http/ebill/submissions.ts';
import { webhookPump } from './send-due.ts';

const minute = 60_000;
const day = 86_400_000;
const processing = 'PROCESSING_STATUS_CHANGED_EVENTS';
const statuses = 'BUSINESS_CASE_STATUS_CHANGED_EVENTS';
const ok: SendOutcome = { status: 204, bodyStart: '' };
const broken: SendOutcome = { status: 500, bodyStart: 'broken' };

let service: Service;
beforeEach(async () => {
  service = await startService();
});
afterEach(async () => {
  vi.useRealTimers();
  expect(service.faults).toEqual([]);
  await service.close();
});

interface Hook {
  readonly id: number;
  readonly secret: string;
}

const create = async (name: string, eventType = processing): Promise<Hook> =>
  (await service.send('POST', '/api/v1/webhook/events', { json: { eventType, hookUrl: hookUrl(name) } })).json;
const hookUrl = (name: string) => `https://${name}.example.com/hook`;
const stateOf = async ({ id }: Hook) =>
  (await service.send('GET', '/api/v1/webhook')).json.find((hook: { id: number }) => hook.id === id);
const submit = () => submitJson(service, 'bill', caseOf('bill'));

/** A sender that answers as it is told, and what it was given. */
function receiver(answer: (request: WebhookRequest) => SendOutcome | Promise<SendOutcome>) {
  const seen: WebhookRequest[] = [];
  const sender: WebhookSender = {
    async send(request) {
      seen.push(request);
      return answer(request);
    },
  };
  return { sender, seen };
}

/** Moves the clock to the next attempt of any delivery, and makes it; until there is none. Answers how many there were. */
async function work(sender: WebhookSender, hook: Hook, timesMax = 100): Promise<number> {
  for (let times = 0; times < timesMax; times++) {
    const attempts = await sendDue(service.ports, sender);
    const pending = await service.store.deliveries.list(service.alpha.id, hook.id, { limit: 1000 });
    const next = pending.map(({ nextAt }) => nextAt).filter((at) => at !== undefined);
    if (attempts === 0 && next.length === 0) return times;
    const first = next.sort()[0];
    if (first !== undefined) service.moveClock(Math.max(0, Date.parse(first) - service.ports.clock.now()));
  }
  return timesMax;
}

describe('a receiver', () => {
  test.each(Array.from({ length: 11 }, (_, failures) => failures))('that fails %d times', async (failures) => {
    const hook = await create('fails');
    await submit();
    vi.useFakeTimers({ toFake: ['Date'] });
    const { sender, seen } = receiver(({ headers, body }) => {
      vi.setSystemTime(service.ports.clock.now());
      new Webhook(hook.secret).verify(body, { ...headers });
      return seen.length > failures ? ok : broken;
    });
    await work(sender, hook);
    const [delivery] = await service.store.deliveries.list(service.alpha.id, hook.id, { limit: 10 });
    expect(delivery).toMatchObject({
      status: failures < 10 ? 'DELIVERED' : 'DEAD',
      attempts: Math.min(failures + 1, 10),
    });
    expect(new Set(seen.map(({ headers, body }) => `${headers['webhook-id']} ${body}`)).size).toBe(1);
    expect((await stateOf(hook)).status).toBe('ACTIVE');
  });

  test('that is gone is called no more, and misses nothing in the feed', async () => {
    const hook = await create('gone');
    for (let at = 0; at < 3; at++) await submit();
    const { sender, seen } = receiver(() => ({ status: 410, bodyStart: '' }));
    await work(sender, hook);
    expect(seen.length).toBeLessThanOrEqual(4);
    expect(await stateOf(hook)).toMatchObject({ status: 'DISABLED', disabledReason: 'GONE' });
    await submit();
    const before = seen.length;
    expect(await sendDue(service.ports, sender)).toBe(0);
    expect(seen).toHaveLength(before);
    expect((await service.send('GET', '/api/v1/events/processing-status-changed')).json).toHaveLength(4);
  });

  test('that has failed for five days is disabled, and one that failed in between is not', async () => {
    const [dead, shaky] = [await create('dead'), await create('shaky')];
    let count = 0;
    const { sender } = receiver(({ url }) => (url === hookUrl('shaky') && ++count % 5 === 0 ? ok : broken));
    for (let hours = 0; hours < 6 * 24; hours += 6) {
      await submit();
      await sendDue(service.ports, sender);
      service.moveClock(6 * 60 * minute);
      if (hours === 4 * 24) expect((await stateOf(dead)).status).toBe('ACTIVE');
    }
    expect(await stateOf(dead)).toMatchObject({ status: 'DISABLED', disabledReason: 'FAILING' });
    expect(await stateOf(shaky)).toMatchObject({ status: 'ACTIVE' });
    const list = await service.store.deliveries.list(service.alpha.id, dead.id, { limit: 100 });
    expect(new Set(list.map(({ status }) => status))).toEqual(new Set(['DEAD']));
  });

  test('that asks for time gets it, up to a day', async () => {
    const hook = await create('busy');
    await submit();
    const answers: SendOutcome[] = [
      { status: 429, bodyStart: '', retryAfterSeconds: 120 },
      { status: 503, bodyStart: '', retryAfterSeconds: 10_000_000 },
      ok,
    ];
    const times: number[] = [];
    const { sender } = receiver(() => {
      times.push(service.ports.clock.now());
      return answers[times.length - 1] ?? ok;
    });
    await work(sender, hook);
    const [first = 0, second = 0, third = 0] = times;
    expect([second - first, third - second]).toEqual([2 * minute, day]);
  });

  test.each<[string, SendOutcome]>([
    ['redirects', { status: 302, bodyStart: '' }],
    ['is slow', { failure: 'TIMED_OUT' }],
    ['has moved to a private address', { failure: 'ADDRESS_NOT_ALLOWED' }],
  ])('that %s has not taken the message', async (_what, outcome) => {
    const hook = await create('other');
    await submit();
    const { sender } = receiver(() => outcome);
    await sendDue(service.ports, sender);
    const [delivery] = await service.store.deliveries.list(service.alpha.id, hook.id, { limit: 1 });
    expect(delivery).toMatchObject({ status: 'PENDING', attempts: 1 });
  });
});

test('four messages are under way to one receiver, and a slow one holds up no other', async () => {
  await create('slow');
  const quick = await create('quick');
  for (let at = 0; at < 12; at++) await submit();
  let underWay = 0;
  let underWayMax = 0;
  const answers: (() => void)[] = [];
  const { sender, seen } = receiver(async ({ url }) => {
    if (url === hookUrl('quick')) return ok;
    underWay += 1;
    underWayMax = Math.max(underWayMax, underWay);
    await new Promise<void>((answer) => answers.push(answer));
    underWay -= 1;
    return ok;
  });
  const { ebill } = service.ports;
  if (ebill === undefined) throw new Error('no ports');
  const pump = webhookPump(service.ports, ebill, sender);
  expect(await pump.begin()).toBe(2);
  const sentTo = (name: string) => seen.filter(({ url }) => url === hookUrl(name)).length;
  await eventually(() => expect(sentTo('quick')).toBe(12));
  expect(sentTo('slow')).toBe(4);
  // What comes later finds the slow one busy, and the other at hand
  await submit();
  expect(await pump.begin()).toBe(1);
  await eventually(() => expect(sentTo('quick')).toBe(13));
  expect(sentTo('slow')).toBe(4);
  const answering = setInterval(() => answers.splice(0).map((answer) => answer()), 1);
  await pump.settled();
  clearInterval(answering);
  expect([sentTo('slow'), underWayMax]).toEqual([13, 4]);
  const done = await service.store.deliveries.list(service.alpha.id, quick.id, { limit: 100 });
  expect(done.every(({ status }) => status === 'DELIVERED')).toBe(true);
});

test('for a day after a change of the secret a message is signed by both', async () => {
  const hook = await create('rotated');
  const rotated = await service.send('POST', '/connect/Webhooks/rotateSecret', {
    key: keys.admin,
    json: { id: hook.id },
  });
  const { secret } = rotated.json;
  vi.useFakeTimers({ toFake: ['Date'] });
  const goodWith: string[][] = [];
  const { sender } = receiver(({ headers, body }) => {
    vi.setSystemTime(service.ports.clock.now());
    const good = { old: hook.secret, new: secret };
    const verified = Object.entries(good).filter(([, one]) => {
      try {
        new Webhook(one).verify(body, { ...headers });
        return true;
      } catch {
        return false;
      }
    });
    goodWith.push(verified.map(([name]) => name));
    expect(() => new Webhook(secret).verify(`${body} `, { ...headers })).toThrow();
    return ok;
  });
  await submit();
  await sendDue(service.ports, sender);
  service.moveClock(day - minute);
  await submit();
  await sendDue(service.ports, sender);
  service.moveClock(2 * minute);
  await submit();
  await sendDue(service.ports, sender);
  expect(goodWith).toEqual([['old', 'new'], ['old', 'new'], ['new']]);
});

test('what a receiver has seen in the end is what the feeds have', async () => {
  const hooks = [await create('one'), await create('one', statuses), await create('other', statuses)];
  const subscriptions = await create('one', 'SUBSCRIPTION_STATUS_CHANGED_EVENTS');
  const tries = new Map<string, number>();
  const taken = new Map<string, Set<string>>();
  // Fails up to twice for each message; and takes some that it says it has not
  const { sender } = receiver(({ url, headers, body }) => {
    const { eventName, ...record } = JSON.parse(body);
    const key = `${url} ${eventName}`;
    const turn = (tries.get(`${key} ${record.id}`) ?? record.id) + 1;
    tries.set(`${key} ${record.id}`, turn);
    const isHeard = turn % 3 === 0 || turn % 2 === 0;
    if (isHeard) taken.set(key, (taken.get(key) ?? new Set()).add(JSON.stringify(record)));
    expect(headers['webhook-id']).toBe(`evt_${service.alpha.id}_${record.id}`);
    return turn % 3 === 0 ? ok : broken;
  });
  for (let number = 0; number < 10; number++) {
    const tag = ['#approve', '#reject', ''][number % 3];
    await submitJson(service, 'bill', caseOf('bill', { referenceNumber: `W-${number}${tag}` }));
    await deliverDue(service.ports);
    await applyNetworkEvents(service.ports);
    await sendDue(service.ports, sender);
  }
  for (const hook of [...hooks, subscriptions]) await work(sender, hook);
  const feedOf = async (feed: string) =>
    new Set((await service.send('GET', `/api/v1/events/${feed}`)).json.map((record: object) => JSON.stringify(record)));
  const [ofProcessing, ofStatuses] = await Promise.all(
    ['processing-status-changed', 'six/business-case-status-changed'].map(feedOf),
  );
  expect(ofProcessing?.size).toBe(20);
  expect(taken.get(`${hookUrl('one')} processing_status.changed`)).toEqual(ofProcessing);
  for (const name of ['one', 'other'])
    expect(taken.get(`${hookUrl(name)} business_case.status_changed`)).toEqual(ofStatuses);
});

/** However an address of this machine, or of its neighbours, is spelled. */
test.each([
  'https://127.0.0.1/',
  'https://127.1/',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://017700000001/',
  'https://①②⑦.0.0.1/',
  'https://0.0.0.0/',
  'https://[::1]/',
  'https://[::ffff:127.0.0.1]/',
  'https://[64:ff9b::7f00:1]/',
  'https://169.254.169.254/latest/meta-data',
  'https://localhost/',
  'https://localhost./',
  'https://a.internal/',
  'https://printer.local/',
  'https://user:password@hooks.example.com/',
  'https://hooks.example.com:22/',
  'https://hooks.example.com/#x',
  'http://hooks.example.com/',
  'https://own.example.ch/',
  'https://OWN.example.ch./api',
])('no webhook is made to %s', async (url) => {
  const { ebill } = service.ports;
  Object.assign(ebill ?? {}, { hookUrls: { ownHosts: ['own.example.ch'] } });
  const refused = await service.send('POST', '/api/v1/webhook/events', {
    json: { eventType: processing, hookUrl: url },
  });
  expect(refused.status).toBe(400);
  expect(refused.json.fieldErrors[0]).toMatchObject({
    fieldName: 'hookUrl',
    code: expect.stringMatching(/^HOOK_URL_/),
  });
});
