import { deleteExpired, runScheduledTasks, sendDue } from '@rappen/http';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { plainPdf, type Service, startService, today } from '../../../../../test/http/ebill/service.ts';
import { caseOf, fieldErrorsOf, submitJson } from '../../../../../test/http/ebill/submissions.ts';

const dayMilliseconds = 86_400_000;
let service: Service;
beforeEach(async () => {
  service = await startService();
});
afterEach(() => service.close());

const feed = '/api/v1/events/processing-status-changed';

test('two years after the due date a case is a tombstone: its number stays used', async () => {
  const options = { headers: { prefer: 'wait=5' } };
  const { id, referenceNumber } = (await submitJson(service, 'bill', caseOf('bill'), options)).json;
  const path = `/api/v1/business-cases/${id}`;
  expect(await service.store.pdfs.get(service.alpha.id, id, 'submitted')).toEqual(plainPdf());
  service.moveClock(730 * dayMilliseconds);
  await deleteExpired(service.ports);
  expect((await service.send('GET', path)).status).toBe(200);
  service.moveClock(60 * dayMilliseconds);
  await deleteExpired(service.ports);
  expect((await service.send('GET', path)).status).toBe(404);
  expect((await service.send('GET', path, { headers: { accept: 'application/pdf' } })).status).toBe(404);
  expect(await service.store.pdfs.get(service.alpha.id, id, 'submitted')).toBeUndefined();
  const today = service.ports.clock.today();
  const dates = { businessCaseDate: today, 'singlePayment.paymentInformation.dueDate': today };
  const again = await submitJson(service, 'bill', caseOf('bill', { referenceNumber, ...dates }));
  expect(fieldErrorsOf(again)).toEqual(['referenceNumber DUPLICATE_REFERENCE_NUMBER']);
});

test('a cursor older than what is kept has expired, one that is not goes on', async () => {
  await submitJson(service, 'bill', caseOf('bill'), { headers: { prefer: 'wait=5' } });
  service.moveClock(89 * dayMilliseconds);
  await deleteExpired(service.ports);
  expect((await service.send('GET', feed)).json).toHaveLength(2);
  service.moveClock(2 * dayMilliseconds);
  await deleteExpired(service.ports);
  expect((await service.send('GET', feed)).json).toEqual([]);
  expect((await service.send('GET', `${feed}?lastEventId=1`)).status).toBe(410);
  expect((await service.send('GET', `${feed}?lastEventId=2`)).status).toBe(200);
});

describe('an operator who keeps things for a shorter time', () => {
  const shortly = () => ({ ...service.ports, retention: { caseDays: 5, auditDays: 3, addressDays: 1 } });
  const daysLater = (days: number) => service.moveClock(days * dayMilliseconds);

  test('has cases forgotten with all that was sent about them, while feeds go on as they were', async () => {
    const hook = { eventType: 'PROCESSING_STATUS_CHANGED_EVENTS', hookUrl: 'https://hooks.example.org/' };
    const { id: hookId } = (await service.send('POST', '/api/v1/webhook/events', { json: hook })).json;
    const businessCase = caseOf('bill', { 'singlePayment.paymentInformation.dueDate': today });
    const { id } = (await submitJson(service, 'bill', businessCase, { headers: { prefer: 'wait=5' } })).json;
    const open = (await submitJson(service, 'bill', caseOf('bill'), { mode: 'STAGE' })).json;
    await sendDue(service.ports, { send: async () => ({ status: 204, bodyStart: 'an answer' }) });
    const before = (await service.send('GET', feed)).json;
    const deliveries = () => service.store.deliveries.list(service.alpha.id, hookId, { limit: 10 });
    expect((await deliveries()).length).toBe(3);
    daysLater(6);
    await deleteExpired(shortly());
    expect((await service.send('GET', `/api/v1/business-cases/${id}`)).status).toBe(404);
    expect((await service.send('GET', `/api/v1/business-cases/${open.id}`)).status).toBe(200);
    expect((await deliveries()).length).toBe(1);
    // Whoever has read the feed half-way misses nothing, and sees no number twice
    expect((await service.send('GET', feed)).json).toEqual(before);
    expect((await service.send('GET', `${feed}?lastEventId=1`)).json).toEqual(before.slice(1));
    const next = (await submitJson(service, 'bill', caseOf('bill'), { mode: 'STAGE' })).json;
    expect(next.id).toBeGreaterThan(open.id);
    const { referenceNumber } = businessCase;
    const again = await submitJson(
      service,
      'bill',
      caseOf('bill', { referenceNumber, businessCaseDate: '2026-11-26' }),
    );
    expect(fieldErrorsOf(again)).toContain('referenceNumber DUPLICATE_REFERENCE_NUMBER');
  });

  test('has the oldest entries of the audit log forgotten; their numbers do not come again', async () => {
    const { audit } = service.store;
    const entry = async () => {
      const at = new Date(service.ports.clock.now()).toISOString();
      await audit.append(service.alpha.id, { at, actor: 'test', action: 'test' });
    };
    const ids = async () => (await audit.list(service.alpha.id, { limit: 10 })).map((each) => each.id);
    await entry();
    await entry();
    daysLater(4);
    await entry();
    await deleteExpired(service.ports);
    expect(await ids()).toEqual([3, 2, 1]);
    await deleteExpired(shortly());
    expect(await ids()).toEqual([3]);
    daysLater(4);
    await deleteExpired(shortly());
    await entry();
    expect(await ids()).toEqual([4]);
  });

  test('has addresses that somebody signed in from forgotten', async () => {
    const devices = service.ports.accounts?.store.devices;
    if (devices === undefined) throw new Error('no accounts');
    await devices.remember('anna', ['of her address'], new Date(service.ports.clock.now()).toISOString(), 10);
    daysLater(2);
    await deleteExpired(service.ports);
    expect([...(await devices.known(['of her address']))]).toEqual(['of her address']);
    await deleteExpired(shortly());
    expect([...(await devices.known(['of her address']))]).toEqual([]);
  });

  test('has the addresses in the audit log forgotten, and nothing else of it', async () => {
    const { audit } = service.store;
    const entry = async (address?: string) => {
      const at = new Date(service.ports.clock.now()).toISOString();
      await audit.append(service.alpha.id, { at, actor: 'test', action: 'test', address });
    };
    const addresses = async () => (await audit.list(service.alpha.id, { limit: 10 })).map((each) => each.address);
    await entry('192.0.2.1');
    await entry();
    daysLater(2);
    await entry('192.0.2.2');
    await deleteExpired(service.ports);
    expect(await addresses()).toEqual(['192.0.2.2', undefined, '192.0.2.1']);
    await deleteExpired(shortly());
    expect(await addresses()).toEqual(['192.0.2.2', undefined, undefined]);
  });
});

test('the duties of an hour and of a day are done once', async () => {
  const { store } = service;
  const done: string[] = [];
  const { purge } = store.idempotency;
  const { list } = store.cases;
  const noted =
    <A extends readonly unknown[], R>(what: string, work: (...args: A) => R) =>
    (...args: A): R => {
      done.push(what);
      return work(...args);
    };
  Object.assign(store.idempotency, { purge: noted('house', purge) });
  Object.assign(store.cases, { list: noted('staged', list) });
  const look = async () => {
    done.length = 0;
    await Promise.all([runScheduledTasks(service.ports), runScheduledTasks(service.ports)]);
    await runScheduledTasks(service.ports);
    return done.sort();
  };
  // One list for each of two billers
  expect(await look()).toEqual(['house', 'staged', 'staged']);
  expect(await look()).toEqual([]);
  service.moveClock(3_600_000);
  expect(await look()).toEqual(['house']);
  service.moveClock(dayMilliseconds);
  expect(await look()).toEqual(['house', 'staged', 'staged']);
});

test('what an older version kept comes into the index of texts by and by', async () => {
  let left = 3;
  const asked: number[] = [];
  Object.assign(service.store.cases, { fillSearch: async () => asked.push(left) && Math.max(0, left--) });
  await runScheduledTasks(service.ports);
  expect(asked).toEqual([3, 2, 1, 0]);
});

test('one run does no more than so much', async () => {
  let times = 0;
  Object.assign(service.store.pdfs, { sweep: async () => (times += 1) });
  await deleteExpired(service.ports);
  expect(times).toBe(25);
});
