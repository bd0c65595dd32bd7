import { applyNetworkEvents, deliverDue } from '@rappen/http';
import { expect, test } from 'vitest';
import { eventually } from '../../../../../test/eventually.ts';
import { keys, type Service, startService } from '../../../../../test/http/ebill/service.ts';
import { caseOf, submitJson } from '../../../../../test/http/ebill/submissions.ts';
import { outboxPump } from './deliver-due.ts';

const minute = 60_000;
const health = '/api/v1/healthcheck/ebill';

/** Reference numbers of the cases that were delivered, in the order in which they were. */
async function deliveredOf(service: Service, key: string): Promise<string[]> {
  const feed = (await service.send('GET', '/api/v1/events/processing-status-changed?limit=1000', { key })).json;
  type Told = { newStatus: string; referenceNumber: string };
  return feed.filter(({ newStatus }: Told) => newStatus === 'DELIVERED').map((told: Told) => told.referenceNumber);
}

test('while the network is down for an hour all is taken, and afterwards delivered in its order', async () => {
  const service = await startService();
  await service.tell({ kind: 'setAvailable', isAvailable: false });
  const submitted: Record<string, string[]> = { [keys.alpha]: [], [keys.beta]: [] };
  for (let minutes = 0; minutes < 60; minutes += 3) {
    for (const key of [keys.alpha, keys.beta]) {
      const created = await submitJson(service, 'bill', caseOf('bill'), { key });
      expect([created.status, created.json.processingStatus]).toEqual([201, 'PROCESSING']);
      submitted[key]?.push(created.json.referenceNumber);
    }
    await deliverDue(service.ports);
    const answer = await service.send('GET', health);
    expect([answer.status, answer.json.code]).toEqual([503, 'NETWORK_UNAVAILABLE']);
    service.moveClock(3 * minute);
  }
  for (const { id } of [service.alpha, service.beta])
    expect(await service.store.outbox.backlog(id)).toMatchObject({ count: 20 });

  await service.tell({ kind: 'setAvailable', isAvailable: true });
  expect((await service.send('GET', health)).status).toBe(200);
  // What comes now does not pass what has waited
  for (const key of [keys.alpha, keys.beta])
    submitted[key]?.push((await submitJson(service, 'bill', caseOf('bill'), { key })).json.referenceNumber);
  await deliverDue(service.ports);
  service.moveClock(5 * minute);
  await deliverDue(service.ports);
  for (const key of [keys.alpha, keys.beta]) expect(await deliveredOf(service, key)).toEqual(submitted[key]);
  expect(await service.tell({ kind: 'count' })).toEqual({ accepted: 42, referenceNumbers: 42, repeated: 0 });
  await service.close();
});

test('a network that is down for days costs no case its attempts', async () => {
  const service = await startService();
  const created = await submitJson(service, 'bill', caseOf('bill'));
  await service.tell({ kind: 'setAvailable', isAvailable: false });
  for (let hours = 0; hours < 72; hours += 1) {
    await deliverDue(service.ports);
    service.moveClock(60 * minute);
  }
  const path = `/api/v1/business-cases/${created.json.id}`;
  expect((await service.send('GET', path)).json.processingStatus).toBe('PROCESSING');
  await service.tell({ kind: 'setAvailable', isAvailable: true });
  await deliverDue(service.ports);
  expect((await service.send('GET', path)).json.processingStatus).toBe('DELIVERED');
  await service.close();
});

test('a case that the network is not ready for waits alone', async () => {
  const service = await startService();
  const waiting = await submitJson(service, 'bill', caseOf('bill', { referenceNumber: 'late #retry-2' }));
  const other = await submitJson(service, 'bill', caseOf('bill'));
  expect(await deliverDue(service.ports)).toBe(2);
  expect(await deliveredOf(service, keys.alpha)).toEqual([other.json.referenceNumber]);
  for (let rounds = 0; rounds < 2; rounds++) {
    service.moveClock(minute);
    await deliverDue(service.ports);
  }
  expect(await deliveredOf(service, keys.alpha)).toEqual([other.json.referenceNumber, waiting.json.referenceNumber]);
  await service.close();
});

test('a biller whose delivery takes long holds up no other', async () => {
  const service = await startService();
  const { ebill } = service.ports;
  if (ebill === undefined) throw new Error('no ports');
  let answer: () => void = () => {};
  const slow = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const { submit } = ebill.network;
  const network: typeof ebill.network = {
    ...ebill.network,
    async submit(submission, options) {
      if (submission.billerNetId === service.alpha.billerNetId) await slow;
      return submit(submission, options);
    },
  };
  const pump = outboxPump(service.ports, { ...ebill, network });
  const [alpha, beta] = [keys.alpha, keys.beta];
  for (let at = 0; at < 3; at++)
    for (const key of [alpha, beta]) await submitJson(service, 'bill', caseOf('bill'), { key });
  expect(await pump.begin()).toBe(2);
  await eventually(async () => expect(await deliveredOf(service, beta)).toHaveLength(3));
  await eventually(async () => {
    await submitJson(service, 'bill', caseOf('bill'), { key: beta });
    expect(await pump.begin()).toBe(1);
  });
  await eventually(async () => expect((await deliveredOf(service, beta)).length).toBeGreaterThan(3));
  expect(await deliveredOf(service, alpha)).toEqual([]);
  answer();
  await pump.settled();
  expect(await deliveredOf(service, alpha)).toHaveLength(3);
  await service.close();
});

test('news that a bill is closed may come before the case that has closed it is recorded', async () => {
  const service = await startService();
  const bill = await submitJson(service, 'bill', caseOf('bill'), { headers: { prefer: 'wait=5' } });
  const { ebill } = service.ports;
  if (ebill === undefined) throw new Error('no ports');
  const { submit } = ebill.network;
  Object.assign(ebill.network, {
    async submit(...submission: Parameters<typeof submit>) {
      const outcome = await submit(...submission);
      await applyNetworkEvents(service.ports);
      return outcome;
    },
  });
  const changes = { referencedBill: { referenceNumber: bill.json.referenceNumber } };
  const headers = { 'x-anomaly-detection': 'SKIP' };
  const note = await submitJson(service, 'credit-note', caseOf('credit-note', changes), { headers });
  // The bill is settled by news while the note is under way
  service.moveClock(minute);
  await deliverDue(service.ports);
  service.moveClock(2 * minute);
  await deliverDue(service.ports);
  const found = async (id: number) => (await service.send('GET', `/api/v1/business-cases/${id}`)).json;
  expect(await found(note.json.id)).toMatchObject({ processingStatus: 'DELIVERED' });
  expect(await found(bill.json.id)).toMatchObject({ status: 'COMPLETED' });
  expect(await service.tell({ kind: 'count' })).toEqual({ accepted: 2, referenceNumbers: 2, repeated: 0 });
  await service.close();
});

test.each(['advice', 'bill', 'reminder'] as const)(
  'a case that references one which the network is not ready for waits for it: %s',
  async (kind) => {
    const service = await startService();
    const bill = await submitJson(service, 'bill', caseOf('bill', { referenceNumber: 'late #retry-2' }));
    const referencedBill = { referenceNumber: 'late #retry-2' };
    const headers = { 'X-Anomaly-Detection': 'SKIP' };
    const later = await submitJson(service, kind, caseOf(kind, { referencedBill }), { headers });
    const other = await submitJson(service, 'bill', caseOf('bill'));
    await deliverDue(service.ports);
    expect(await deliveredOf(service, keys.alpha)).toEqual([other.json.referenceNumber]);
    for (let rounds = 0; rounds < 4; rounds++) {
      service.moveClock(minute);
      await deliverDue(service.ports);
    }
    const numbers = [other, bill, later].map(({ json }) => json.referenceNumber);
    expect(await deliveredOf(service, keys.alpha)).toEqual(numbers);
    const seen = (await service.send('GET', `/api/v1/business-cases/${bill.json.id}`)).json;
    if (kind === 'reminder') expect([seen.status, seen.remindedBy]).toEqual(['OPEN', [later.json.id]]);
    else expect([seen.status, seen.replacedBy]).toEqual(['COMPLETED', later.json.id]);
    expect(service.faults).toEqual([]);
    await service.close();
  },
);

test('a case goes its own way once what it has waited for has failed', async () => {
  const service = await startService();
  await submitJson(service, 'bill', caseOf('bill', { referenceNumber: 'never #retry-99' }));
  const referencedBill = { referenceNumber: 'never #retry-99' };
  const advice = await submitJson(service, 'advice', caseOf('advice', { referencedBill }), {
    headers: { 'X-Anomaly-Detection': 'SKIP' },
  });
  for (let hours = 0; hours < 26; hours++) {
    await deliverDue(service.ports);
    service.moveClock(60 * minute);
  }
  await deliverDue(service.ports);
  expect(await deliveredOf(service, keys.alpha)).toEqual([advice.json.referenceNumber]);
  await service.close();
});
