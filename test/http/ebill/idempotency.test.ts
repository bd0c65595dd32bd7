import { deliverDue } from '@rappen/http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { base64, keys, plainPdf, type Service, startService } from './service.ts';
import { caseOf, submitJson } from './submissions.ts';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

function post(body: unknown, idempotencyKey: string, more: { key?: string; query?: string } = {}) {
  const { key = keys.alpha, query = 'processingMode=DELIVER' } = more;
  const headers = { 'idempotency-key': idempotencyKey };
  return service.send('POST', `/api/v1/business-cases/bill?${query}`, { json: body, headers, key });
}

const body = (changes = {}) => ({ pdf: base64(plainPdf()), businessCase: caseOf('bill', changes) });

test('a repetition gets the same answer to the byte, whatever has become of the case', async () => {
  const sent = body();
  const first = await post(sent, 'key-1');
  expect([first.status, first.headers.get('idempotency-replayed')]).toEqual([201, null]);
  await deliverDue(service.ports);
  const second = await post(sent, '"key-1"');
  expect([second.status, second.text, second.headers.get('idempotency-replayed')]).toEqual([201, first.text, 'true']);
  for (const header of ['location', 'x-pdfa-converted', 'content-type']) {
    expect(second.headers.get(header)).toBe(first.headers.get(header));
  }
});

test('the order of parameters makes no difference, the body does', async () => {
  const sent = body();
  await post(sent, 'key-2', { query: 'processingMode=STAGE&a=1' });
  expect((await post(sent, 'key-2', { query: 'a=1&processingMode=STAGE' })).status).toBe(201);
  const other = await post(body(), 'key-2', { query: 'processingMode=STAGE&a=1' });
  expect([other.status, other.json.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
});

test('a key belongs to one biller', async () => {
  const sent = body();
  const first = await post(sent, 'key-3');
  const other = await post(sent, 'key-3', { key: keys.beta });
  expect([other.status, other.headers.get('idempotency-replayed')]).toEqual([201, null]);
  expect(other.json.billerNetId).not.toBe(first.json.billerNetId);
});

test('what was refused can be sent again under its key, mended', async () => {
  const wrong = body({ 'billRecipient.emailAddress': 'nobody@example.org' });
  expect((await post(wrong, 'key-4')).status).toBe(422);
  expect((await post(body(), 'key-4')).status).toBe(201);
});

test('of thirty at once one is carried out', async () => {
  const sent = body();
  const answers = await Promise.all(Array.from({ length: 30 }, () => post(sent, 'key-5')));
  const created = answers.filter(({ status }) => status === 201);
  const others = answers.filter(({ status }) => status !== 201);
  expect(created.length).toBeGreaterThan(0);
  expect(new Set(created.map(({ text }) => text)).size).toBe(1);
  for (const { status, json, headers } of others) {
    expect([status, json.code, headers.get('retry-after')]).toEqual([409, 'IDEMPOTENCY_IN_PROGRESS', '1']);
  }
  const number = sent.businessCase['referenceNumber'] as string;
  expect(await service.store.cases.findByReferenceNumber(service.alpha.id, number)).toHaveLength(1);
});

test('without a key, of thirty at once with one number one is accepted', async () => {
  const businessCase = caseOf('bill');
  const answers = await Promise.all(
    Array.from({ length: 30 }, () => submitJson(service, 'bill', businessCase, { mode: 'STAGE' })),
  );
  const created = answers.filter(({ status }) => status === 201);
  expect(created).toHaveLength(1);
  for (const { status, json } of answers.filter((answer) => answer.status !== 201)) {
    expect([status, json.code, json.businessCaseId]).toEqual([422, 'DUPLICATE_REFERENCE_NUMBER', created[0]?.json.id]);
  }
});
