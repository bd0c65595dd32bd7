import { doDuties, keepHouse } from '@rappen/http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { plainPdf, type Service, startService } from '../../../../../test/http/ebill/service.ts';
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
  await keepHouse(service.ports);
  expect((await service.send('GET', path)).status).toBe(200);
  service.moveClock(60 * dayMilliseconds);
  await keepHouse(service.ports);
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
  await keepHouse(service.ports);
  expect((await service.send('GET', feed)).json).toHaveLength(2);
  service.moveClock(2 * dayMilliseconds);
  await keepHouse(service.ports);
  expect((await service.send('GET', feed)).json).toEqual([]);
  expect((await service.send('GET', `${feed}?lastEventId=1`)).status).toBe(410);
  expect((await service.send('GET', `${feed}?lastEventId=2`)).status).toBe(200);
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
    await Promise.all([doDuties(service.ports), doDuties(service.ports)]);
    await doDuties(service.ports);
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

test('one run does no more than so much', async () => {
  let times = 0;
  Object.assign(service.store.pdfs, { sweep: async () => (times += 1) });
  await keepHouse(service.ports);
  expect(times).toBe(25);
});
