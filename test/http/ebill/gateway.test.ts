import { applyNetworkEvents, deliverDue, newWebhookSecret, simulatorNetwork } from '@rappen/http';
import { createStore } from '@rappen/store';
import { sqliteDatabase } from '@rappen/store/sqlite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { eventually } from '../../eventually.ts';
import { type Gateway, startGateway } from '../../gateway/server.ts';
import { keys, noon, type Service, startService } from './service.ts';
import { caseOf, submitJson } from './submissions.ts';

const secret = newWebhookSecret(new Uint8Array(32).fill(3));
const minute = 60_000;
let now: number;
let gateway: Gateway;
let service: Service;
let faults: string[];
/** The network behind the gateway, with a store of its own: no other process would share one with us. */
let behind: Awaited<ReturnType<typeof createStore>>;

beforeEach(async () => {
  now = noon;
  faults = [];
  behind = await createStore(sqliteDatabase(':memory:'));
  gateway = await startGateway(
    simulatorNetwork(behind.ebill.simulator, () => now),
    secret,
    () => now,
  );
  service = await startService(undefined, undefined, {
    gateway: { address: gateway.address, secret },
    onNetworkFault: (network, _biller, reason) => faults.push(`${network} ${reason}`),
  });
});
afterEach(async () => {
  await service.close();
  await gateway.close();
  await behind.close();
});

const choose = () => service.send('POST', '/connect/Network/choose', { json: { kind: 'http' }, key: keys.admin });

async function later(milliseconds = 6 * minute): Promise<void> {
  service.moveClock(milliseconds);
  now += milliseconds;
  await deliverDue(service.ports);
  await applyNetworkEvents(service.ports);
}

async function statusOf(id: number): Promise<unknown[]> {
  const { json } = await service.send('GET', `/api/v1/business-cases/${id}`);
  return [json.processingStatus, json.status];
}

const tagged = (tag: string) => caseOf('bill', { referenceNumber: `G-${Math.floor(now)}#${tag}` });

test('a network behind a gateway does what it does without: delivery, approval, subscriptions, recipients', async () => {
  expect((await choose()).json).toMatchObject({ kind: 'http', offered: ['simulator', 'postfinance', 'http'] });
  const { id } = (await submitJson(service, 'bill', tagged('approve'))).json;
  await later();
  await later();
  expect(await statusOf(id)).toEqual(['DELIVERED', 'APPROVED']);
  expect(await service.tell({ kind: 'count' })).toMatchObject({ accepted: 0 });
  const hits = await service.send('POST', '/api/v1/bill-recipients/search', {
    json: { items: [{ emailAddress: 'petra.muster+allowed@example.org' }, { emailAddress: 'nobody@example.org' }] },
  });
  expect(hits.json.items.map((hit: { submissionStatus: string }) => hit.submissionStatus)).toEqual([
    'ALLOWED',
    'NOT_ALLOWED',
  ]);
  const known = hits.json.items[0].billRecipientNetId;
  expect((await service.send('GET', `/api/v1/bill-recipients/${known}`)).status).toBe(200);
  expect((await service.send('GET', '/api/v1/healthcheck/ebill')).status).toBe(200);
  gateway.failNext('status');
  const { status, json } = await service.send('GET', '/api/v1/healthcheck/ebill');
  expect([status, json.environmentStage]).toEqual([503, 'HTTP']);
  expect(new Set(gateway.calls)).toEqual(new Set(['health', 'recipients', 'recipient', 'submit', 'events']));
  expect(faults).toEqual(['http health: status 500']);
});

test.each(['unsigned', 'status', 'noJson', 'otherShape', 'lostAnswer'] as const)(
  'after a submission that ends in %s the bill arrives once',
  async (how) => {
    await choose();
    const { id } = (await submitJson(service, 'bill', tagged('approve'))).json;
    gateway.failNext(how);
    await deliverDue(service.ports);
    expect(faults).toHaveLength(1);
    for (let rounds = 0; rounds < 3; rounds += 1) await later();
    expect(await statusOf(id)).toEqual(['DELIVERED', 'APPROVED']);
    const counted = await simulatorNetwork(behind.ebill.simulator, () => now).tell({ kind: 'count' });
    expect(counted).toMatchObject({ accepted: 1, referenceNumbers: 1 });
  },
);

test('a gateway that fails when it is asked for events is left alone for a while', async () => {
  await choose();
  gateway.failNext('noJson');
  await applyNetworkEvents(service.ports);
  const asked = gateway.calls.length;
  for (let rounds = 0; rounds < 20; rounds += 1) await applyNetworkEvents(service.ports);
  expect(gateway.calls.length).toBeLessThanOrEqual(asked + 3);
  expect(faults).toEqual(['http events: no JSON']);
});

test('a gateway that never answers keeps nobody else from what the network tells', async () => {
  const { id } = (await submitJson(service, 'bill', tagged('approve'))).json;
  await deliverDue(service.ports);
  service.moveClock(6 * minute);
  gateway.failNext('hang');
  const asked = applyNetworkEvents(service.ports);
  await eventually(async () => expect(await statusOf(id)).toEqual(['DELIVERED', 'APPROVED']));
  await gateway.close();
  await asked;
});

describe('choosing it', () => {
  test('where it does not answer, nothing is kept', async () => {
    gateway.failNext('status');
    const refused = await choose();
    expect([refused.status, refused.json.code]).toEqual([422, 'NETWORK_ACCESS_REFUSED']);
    expect(refused.text).not.toContain(secret);
  });

  test('where there is none, it is not offered', async () => {
    const own = await startService();
    const shown = await own.send('POST', '/connect/Network/get', { json: {}, key: keys.admin });
    expect(shown.json.offered).toEqual(['simulator', 'postfinance']);
    const refused = await own.send('POST', '/connect/Network/choose', { json: { kind: 'http' }, key: keys.admin });
    expect(refused.status).toBe(422);
    await own.close();
  });
});
