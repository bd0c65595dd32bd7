import { applyNetworkEvents, deliverDue } from '@rappen/http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Answered, base64, keys, plainPdf, type Service, startService } from './service.ts';
import { caseOf, submitJson } from './submissions.ts';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

function post(body: unknown, idempotencyKey: string, more: { key?: string; query?: string; prefer?: string } = {}) {
  const { key = keys.alpha, query = 'processingMode=DELIVER', prefer } = more;
  const headers = { 'idempotency-key': idempotencyKey, ...(prefer && { prefer }) };
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

describe('where the first caller waited', () => {
  const patient = { prefer: 'wait=5' };
  const shown = ({ status, text, headers }: Answered) => [status, text, headers.get('preference-applied')];

  test('for the delivery, its end is told again, whatever has become of the case since', async () => {
    const sent = body();
    const first = await post(sent, 'patient', patient);
    expect(first.json).toMatchObject({ processingStatus: 'DELIVERED', status: 'OPEN' });
    expect(first.text).toContain('.05,"currencyCode"');
    const { businessCaseNetId } = first.json;
    await service.tell({ kind: 'act', businessCaseNetId, action: { kind: 'approve' } });
    await applyNetworkEvents(service.ports);
    expect((await service.send('GET', `/api/v1/business-cases/${first.json.id}`)).json.status).not.toBe('OPEN');
    for (const more of [patient, {}, patient]) {
      const again = await post(sent, 'patient', more);
      expect(shown(again)).toEqual(shown(first));
      expect(again.headers.get('idempotency-replayed')).toBe('true');
    }
  });

  test('in vain, the beginning is told again, also once the case is delivered', async () => {
    await service.tell({ kind: 'setAvailable', isAvailable: false });
    const sent = body();
    const first = await post(sent, 'in-vain', { prefer: 'wait=1' });
    expect([first.status, first.json.processingStatus]).toEqual([201, 'PROCESSING']);
    await service.tell({ kind: 'setAvailable', isAvailable: true });
    service.moveClock(3_600_000);
    await deliverDue(service.ports);
    expect((await service.send('GET', `/api/v1/business-cases/${first.json.id}`)).json.processingStatus).toBe(
      'DELIVERED',
    );
    for (const more of [patient, {}]) expect(shown(await post(sent, 'in-vain', more))).toEqual(shown(first));
  });

  test('and others came meanwhile, all are told the same', async () => {
    const sent = body();
    const answers = await Promise.all([patient, {}, patient, {}].map((more) => post(sent, 'together', more)));
    const created = answers.filter(({ status }) => status === 201);
    expect(new Set(created.map(({ text }) => text)).size).toBe(1);
  });
});

test('who waits for a repetition gets the first answer all the same', async () => {
  const sent = body();
  const first = await post(sent, 'impatient');
  const second = await post(sent, 'impatient', { prefer: 'wait=5' });
  expect([second.text, second.headers.get('preference-applied')]).toEqual([first.text, null]);
});

const webhook = { eventType: 'PROCESSING_STATUS_CHANGED_EVENTS', hookUrl: 'https://a.example.org/x' };
const invitation = { emailAddress: 'a+allowed@example.org' };

test.each([
  ['/api/v1/bill-recipients/search', { items: [{ billRecipientNetId: '1' }] }, 200],
  ['/api/v1/bill-recipient-subscriptions/initiations', { emailAddress: 'b+allowed@example.org' }, 201],
  ['/api/v1/webhook/events', { ...webhook, hookUrl: 'https://b.example.org' }, 201],
  ['/api/v1/pdf/pdfa3b/convert', { pdf: base64(plainPdf()) }, 200],
  ['/api/v1/pdf/pdfa3b/convert/file', { pdf: base64(plainPdf()) }, 200],
])('%s takes a key, and refuses what is none', async (path, json, status) => {
  for (const key of ['', 'a b', 'é', 'x'.repeat(256), `"${'x'.repeat(256)}"`]) {
    const answer = await service.send('POST', path, { json, headers: { 'idempotency-key': key } });
    expect([key, answer.status, answer.json.code]).toEqual([key, 400, 'INVALID_IDEMPOTENCY_KEY']);
  }
  const answer = await service.send('POST', path, { json, headers: { 'idempotency-key': '"a key"' } });
  expect(answer.status).toBe(status);
});

describe.each([
  ['/api/v1/webhook/events', webhook, { ...webhook, description: 'other' }],
  ['/api/v1/bill-recipient-subscriptions/initiations', invitation, { emailAddress: 'c+allowed@example.org' }],
])('%s', (path, json, other) => {
  const send = (body: unknown, key: string) =>
    service.send('POST', path, { json: body, headers: { 'idempotency-key': key } });

  test('answers a repetition as the first time, to the byte', async () => {
    const first = await send(json, 'same');
    expect([first.status, first.headers.get('idempotency-replayed')]).toEqual([201, null]);
    const second = await send(json, '"same"');
    expect([second.status, second.text]).toEqual([201, first.text]);
    expect(second.headers.get('idempotency-replayed')).toBe('true');
    expect(second.headers.get('content-type')).toBe(first.headers.get('content-type'));
    const reused = await send(other, 'same');
    expect([reused.status, reused.json.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
  });

  test('may use a key that stands for something at another address', async () => {
    await post(body(), `everywhere ${path}`.replaceAll(' ', '-'), { query: 'processingMode=STAGE' });
    const answer = await send(other, `everywhere ${path}`.replaceAll(' ', '-'));
    expect(answer.headers.get('idempotency-replayed')).toBeNull();
    expect(answer.json.code).not.toBe('IDEMPOTENCY_KEY_REUSED');
  });

  test('does nothing twice', async () => {
    const body = JSON.parse(JSON.stringify(json).replace('a.example.org', 'd.example.org').replace('a+', 'd+'));
    const answers = await Promise.all(Array.from({ length: 40 }, () => send(body, 'at-once')));
    const made = answers.filter(({ status }) => status === 201);
    expect(new Set(made.map(({ text }) => text)).size).toBe(1);
    for (const { status, json } of answers.filter((answer) => answer.status !== 201)) {
      expect([status, json.code]).toEqual([409, 'IDEMPOTENCY_IN_PROGRESS']);
    }
  });
});

test('the secret of a webhook and the token of a subscription are not legible in what is kept', async () => {
  const headers = { 'idempotency-key': 'sealed' };
  const hook = { json: { ...webhook, hookUrl: 'https://e.example.org' }, headers };
  const { secret } = (await service.send('POST', '/api/v1/webhook/events', hook)).json;
  const rows = await service.database.query('SELECT answer FROM ebill_idempotency WHERE answer IS NOT NULL', []);
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain(secret);
});

test('a webhook that was refused can be created under its key once it is in order', async () => {
  const send = (hookUrl: string) =>
    service.send('POST', '/api/v1/webhook/events', {
      json: { ...webhook, hookUrl },
      headers: { 'idempotency-key': 'mended' },
    });
  expect((await send('https://127.0.0.1/')).status).toBe(400);
  expect((await send('https://f.example.org/')).status).toBe(201);
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

test('of two hundred at once one is carried out', async () => {
  const sent = body();
  const answers = await Promise.all(Array.from({ length: 200 }, () => post(sent, 'key-5')));
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

test('without a key, of a hundred at once with one number one is accepted', async () => {
  const businessCase = caseOf('bill');
  const answers = await Promise.all(
    Array.from({ length: 100 }, () => submitJson(service, 'bill', businessCase, { mode: 'STAGE' })),
  );
  const created = answers.filter(({ status }) => status === 201);
  expect(created).toHaveLength(1);
  for (const { status, json } of answers.filter((answer) => answer.status !== 201)) {
    expect([status, json.code, json.businessCaseId]).toEqual([422, 'DUPLICATE_REFERENCE_NUMBER', created[0]?.json.id]);
  }
});
