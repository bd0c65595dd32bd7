import { applyNetworkEvents, deleteExpired, deliverDue, recheckStaged, routes, simulatorNetwork } from '@rappen/http';
import { describe, expect, test } from 'vitest';
import { keys, type Service, startService } from './service.ts';
import { caseOf, submitJson } from './submissions.ts';

/** The cases that the network has of a biller's number: one at most, whatever happened. */
async function netIdOf(service: Service, referenceNumber: string): Promise<string | undefined> {
  return (await service.network.findByReference(service.alpha.billerNetId, referenceNumber))?.businessCaseNetId;
}

describe('a process that dies', () => {
  test('after the network has taken a case leaves no second one behind', async () => {
    const service = await startService();
    const created = await submitJson(service, 'bill', caseOf('bill'));
    const { id, referenceNumber } = created.json;
    const { ebill } = service.ports;
    if (ebill === undefined) throw new Error('no ports');
    const { change } = ebill.store.cases;
    (ebill.store.cases as { change: unknown }).change = () => Promise.reject(new Error('killed'));
    await deliverDue(service.ports);
    const netId = await netIdOf(service, referenceNumber);
    expect(netId).toBeDefined();
    (ebill.store.cases as { change: unknown }).change = change;
    service.moveClock(120_000);
    await deliverDue(service.ports);
    const found = await service.send('GET', `/api/v1/business-cases/${id}`);
    expect(found.json).toMatchObject({ processingStatus: 'DELIVERED', businessCaseNetId: netId });
    expect(await service.store.outbox.backlog(service.alpha.id)).toMatchObject({ count: 0 });
    await service.close();
  });

  test('with the job in its hands lets somebody else take it when its time is up', async () => {
    const service = await startService();
    const created = await submitJson(service, 'bill', caseOf('bill'));
    const now = service.ports.clock.now();
    const lease = { now: new Date(now).toISOString(), until: new Date(now + 90_000).toISOString() };
    expect(await service.store.outbox.claim(service.alpha.id, lease, 1)).toHaveLength(1);
    expect(await deliverDue(service.ports)).toBe(0);
    service.moveClock(90_001);
    expect(await deliverDue(service.ports)).toBe(1);
    const found = await service.send('GET', `/api/v1/business-cases/${created.json.id}`);
    expect(found.json.processingStatus).toBe('DELIVERED');
    await service.close();
  });

  test('leaves a network whose books are read again', async () => {
    const service = await startService();
    const created = await submitJson(service, 'bill', caseOf('bill'), { headers: { prefer: 'wait=5' } });
    const again = simulatorNetwork(service.store.simulator, service.ports.clock.now);
    const found = await again.findByReference(service.alpha.billerNetId, created.json.referenceNumber);
    expect(found?.businessCaseNetId).toBe(created.json.businessCaseNetId);
    const [one, other] = await Promise.all([
      again.initiateSubscription(service.alpha.billerNetId, 'a+allowed@example.org'),
      service.network.initiateSubscription(service.alpha.billerNetId, 'b+allowed@example.org'),
    ]);
    expect([one.ok, other.ok]).toEqual([true, true]);
    expect(await again.tell({ kind: 'listMails' })).toHaveLength(2);
    expect(await service.network.tell({ kind: 'listMails' })).toHaveLength(2);
    await service.close();
  });
});

test('two workers deliver each case once', async () => {
  const service = await startService();
  for (let at = 0; at < 20; at++) await submitJson(service, 'bill', caseOf('bill'));
  await Promise.all([deliverDue(service.ports), deliverDue(service.ports), deliverDue(service.ports)]);
  await deliverDue(service.ports);
  const feed = (await service.send('GET', '/api/v1/events/processing-status-changed?limit=1000')).json;
  const delivered = feed.filter(({ newStatus }: { newStatus: string }) => newStatus === 'DELIVERED');
  expect(delivered).toHaveLength(20);
  expect(new Set(delivered.map(({ businessCaseNetId }: { businessCaseNetId: string }) => businessCaseNetId)).size).toBe(
    20,
  );
  expect(feed.map(({ id }: { id: number }) => id)).toEqual(feed.map((_: unknown, index: number) => index + 1));
  expect(service.faults).toEqual([]);
  await service.close();
});

test('of two that replace one bill the first to be delivered wins', async () => {
  const service = await startService();
  const bill = await submitJson(service, 'bill', caseOf('bill'), { headers: { prefer: 'wait=5' } });
  const changes = { referencedBill: { referenceNumber: bill.json.referenceNumber } };
  const headers = { 'x-anomaly-detection': 'SKIP' };
  const advices = await Promise.all(
    [1, 2].map(() => submitJson(service, 'advice', caseOf('advice', changes), { headers })),
  );
  expect(advices.map(({ status }) => status)).toEqual([201, 201]);
  await deliverDue(service.ports);
  const states = await Promise.all(
    advices.map(async ({ json }) => (await service.send('GET', `/api/v1/business-cases/${json.id}`)).json),
  );
  expect(states.map(({ processingStatus }) => processingStatus).sort()).toEqual(['DELIVERED', 'FAILED']);
  expect(states.find(({ processingStatus }) => processingStatus === 'FAILED').failure.code).toBe(
    'REFERENCED_CASE_CLOSED',
  );
  const winner = states.find(({ processingStatus }) => processingStatus === 'DELIVERED').id;
  const replaced = (await service.send('GET', `/api/v1/business-cases/${bill.json.id}`)).json;
  expect(replaced).toMatchObject({ status: 'COMPLETED', replacedBy: winner });
  await service.close();
});

test('settling a reminder settles its bill', async () => {
  const service = await startService();
  const options = { headers: { prefer: 'wait=5' } };
  const bill = await submitJson(service, 'bill', caseOf('bill'), options);
  const changes = { referencedBill: { referenceNumber: bill.json.referenceNumber } };
  const reminder = await submitJson(service, 'reminder', caseOf('reminder', changes), options);
  const { businessCaseNetId } = reminder.json;
  await service.tell({ kind: 'act', businessCaseNetId, action: { kind: 'approve' } });
  service.moveClock(100 * 86_400_000);
  await applyNetworkEvents(service.ports);
  for (const { json } of [bill, reminder]) {
    expect((await service.send('GET', `/api/v1/business-cases/${json.id}`)).json.status).toBe('COMPLETED');
  }
  const feed = (await service.send('GET', '/api/v1/events/six/business-case-status-changed')).json;
  const ids = feed.map(({ eventNetId }: { eventNetId: string }) => eventNetId);
  expect(new Set(ids).size).toBe(ids.length);
  expect(service.faults).toEqual([]);
  await service.close();
});

test('what is old is forgotten', async () => {
  const service = await startService();
  await submitJson(service, 'bill', caseOf('bill'), { headers: { 'idempotency-key': 'old' } });
  service.moveClock(100 * 86_400_000);
  await deleteExpired(service.ports);
  expect((await service.send('GET', '/api/v1/events/processing-status-changed')).json).toEqual([]);
  await service.close();
});

test('what is staged is looked at again each day', async () => {
  const service = await startService();
  const created = await submitJson(service, 'bill', caseOf('bill'), { mode: 'STAGE' });
  expect(await recheckStaged(service.ports)).toBe(1);
  const path = `/api/v1/business-cases/${created.json.id}`;
  expect((await service.send('GET', path)).json).toMatchObject({ processingStatus: 'STAGED', statusHistory: [{}] });
  service.moveClock(200 * 86_400_000);
  expect(await recheckStaged(service.ports)).toBe(1);
  expect((await service.send('GET', path)).json.processingStatus).toBe('INVALID');
  const feed = (await service.send('GET', '/api/v1/events/processing-status-changed')).json;
  expect(feed.at(-1)).toMatchObject({ oldStatus: 'STAGED', newStatus: 'INVALID', reason: { code: 'DATE_TOO_OLD' } });
  expect(await recheckStaged(service.ports)).toBe(0);
  await service.close();
});

test('a deployment without eBills says so, and needs a key all the same', async () => {
  const service = await startService();
  (service.ports as { ebill?: unknown }).ebill = undefined;
  for (const { method, path, needsKey } of routes.filter((route) => /^\/(?:api\/v1|connect)\//.test(route.path))) {
    const target = path.replace(/:\w+/g, '1');
    const answer = await service.send(method, target, { key: keys.admin });
    expect([method, path, answer.status]).toEqual([method, path, 503]);
    expect((await service.send(method, target, { key: '' })).status).toBe(needsKey ? 401 : 503);
  }
  await service.close();
});
