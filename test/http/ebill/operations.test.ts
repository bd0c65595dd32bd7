import { deliverDue, memoryInvitationThrottle, sendDue } from '@rappen/http';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pagePdf } from '../../oracles/page-pdfs.ts';
import { base64, keys, plainPdf, type Service, startService } from './service.ts';
import { caseOf, fieldErrorsOf, submitJson } from './submissions.ts';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

const address = 'petra+allowed@example.org';

describe('recipients', () => {
  const search = (items: unknown, headers = {}) =>
    service.send('POST', '/api/v1/bill-recipients/search', { json: { items }, headers });

  test('are told one by one, in the order asked for', async () => {
    const items = [
      { emailAddress: address },
      { enterpriseIdentificationNumber: 'CHE123456788' },
      { emailAddress: 'x+denied@example.org' },
      { billRecipientNetId: '41010560425610173' },
    ];
    const answer = await search(items);
    expect(answer.status).toBe(200);
    expect(answer.json.items).toEqual([
      {
        emailAddress: address,
        billRecipientNetId: expect.any(String),
        activeSubscription: false,
        submissionStatus: 'ALLOWED',
      },
      { ...items[1], submissionStatus: 'NOT_ALLOWED' },
      { ...items[2], submissionStatus: 'NOT_ALLOWED' },
      { ...items[3], submissionStatus: 'NOT_ALLOWED' },
    ]);
    expect(answer.text).toContain('"41010560425610173"');
    const id = answer.json.items[0].billRecipientNetId;
    const got = await service.send('GET', `/api/v1/bill-recipients/${id}`);
    expect([got.status, got.json]).toEqual([200, { billRecipientNetId: id }]);
  });

  test.each<[string, unknown, string[]]>([
    ['none', [], ['items SIZE']],
    ['too many', Array.from({ length: 101 }, () => ({ emailAddress: address })), ['items SIZE']],
    ['nothing', undefined, ['items REQUIRED']],
    ['a text', 'all', ['items TYPE']],
    ['without identifier', [{}], ['items[0] ONE_IDENTIFIER']],
    [
      'with two',
      [{ emailAddress: address }, { emailAddress: address, billRecipientNetId: '1' }],
      ['items[1] ONE_IDENTIFIER'],
    ],
    ['no address', [{ emailAddress: 'x' }], ['items[0].emailAddress EMAIL_FORMAT']],
    [
      'half addresses',
      [{ emailAddress: 'x@y' }, { emailAddress: address }, { emailAddress: 'a b@c.ch' }],
      ['items[0].emailAddress EMAIL_FORMAT', 'items[2].emailAddress EMAIL_FORMAT'],
    ],
    ['a number', [{ billRecipientNetId: 41010560425610173n }], ['items[0].billRecipientNetId TYPE']],
    ['other members', [{ emailAddress: address, name: 'x' }], ['items[0].name UNKNOWN_FIELD']],
    [
      'other forms',
      [{ enterpriseIdentificationNumber: 'CHE-123' }],
      ['items[0].enterpriseIdentificationNumber PATTERN'],
    ],
  ])('%s are refused', async (_what, items, found) => {
    const text = JSON.stringify({ items }, (_, value) => (typeof value === 'bigint' ? Number(value) : value));
    const answer = await service.send('POST', '/api/v1/bill-recipients/search', { json: text });
    expect([answer.status, fieldErrorsOf(answer)]).toEqual([400, found]);
  });

  test('are not told while the network is away', async () => {
    const own = await startService();
    await own.tell({ kind: 'setAvailable', isAvailable: false });
    const calls: [string, string, unknown][] = [
      ['POST', '/api/v1/bill-recipients/search', { items: [{ emailAddress: address }] }],
      ['GET', '/api/v1/bill-recipients/1', undefined],
      ['POST', '/api/v1/bill-recipient-subscriptions/initiations', { emailAddress: address }],
    ];
    for (const [method, path, json] of calls) {
      const answer = await own.send(method, path, { json });
      expect([answer.status, answer.json.code]).toEqual([503, 'NETWORK_UNAVAILABLE']);
    }
    await own.close();
  });

  test.each([
    ['1', 404, 'BILL_RECIPIENT_NOT_FOUND'],
    ['x', 400, 'VALIDATION_FAILED'],
    ['123456789012345678', 400, 'VALIDATION_FAILED'],
  ])('%s is refused', async (id, status, code) => {
    const answer = await service.send('GET', `/api/v1/bill-recipients/${id}`);
    expect([answer.status, answer.json.code]).toEqual([status, code]);
  });
});

describe('subscriptions', () => {
  const path = '/api/v1/bill-recipient-subscriptions/initiations';
  const begin = (emailAddress: unknown, key?: string) =>
    service.send('POST', path, { json: { emailAddress }, ...(key && { key }) });
  const confirm = (token: string, activationCode: unknown) =>
    service.send('PUT', `${path}/${token}`, { json: { activationCode } });
  const codes = async () => (await service.network.tell({ kind: 'listMails' })).map((mail) => mail.activationCode);

  test('are begun and confirmed, the same again', async () => {
    const begun = await begin(address);
    expect([begun.status, begun.json]).toEqual([
      201,
      { subscriptionInitiationToken: expect.stringMatching(/^[0-9a-f-]{36}$/), expiresAt: '2026-11-21T12:00:00.000Z' },
    ]);
    const token = begun.json.subscriptionInitiationToken;
    const code = (await codes()).at(-1) ?? '';
    const wrong = await confirm(token, code === '000000' ? '000001' : '000000');
    expect([wrong.status, wrong.json.code, wrong.json.remainingAttempts]).toEqual([422, 'ACTIVATION_CODE_INVALID', 4]);
    expect(wrong.text).not.toContain('"rejectedValue"');
    const right = await confirm(token, code);
    expect([right.status, right.json]).toMatchObject([200, { emailAddress: address, type: 'PRIVATE' }]);
    expect((await confirm(token, code)).text).toBe(right.text);
    if (!code.startsWith('0')) expect((await confirm(token, Number(code))).text).toBe(right.text);
  });

  test('tell nobody who is a recipient', async () => {
    const before = (await codes()).length;
    const answer = await begin('nobody@example.org');
    expect([answer.status, Object.keys(answer.json)]).toEqual([201, ['subscriptionInitiationToken', 'expiresAt']]);
    expect(await codes()).toHaveLength(before);
  });

  test('end after five wrong codes, and after an hour', async () => {
    const { json } = await begin('five+allowed@example.org');
    const code = (await codes()).at(-1) ?? '';
    const wrong = code === '000000' ? '000001' : '000000';
    for (let at = 0; at < 5; at++) await confirm(json.subscriptionInitiationToken, wrong);
    const dead = await confirm(json.subscriptionInitiationToken, code);
    expect([dead.status, dead.json.code]).toEqual([422, 'SUBSCRIPTION_ATTEMPTS_EXCEEDED']);
    const own = await startService();
    const begun = await own.send('POST', path, { json: { emailAddress: address } });
    own.moveClock(3_600_000);
    const late = await own.send('PUT', `${path}/${begun.json.subscriptionInitiationToken}`, {
      json: { activationCode: '123456' },
    });
    expect([late.status, late.json.code]).toEqual([422, 'SUBSCRIPTION_TOKEN_EXPIRED']);
    await own.close();
  });

  test('are not begun without end', async () => {
    const own = await startService();
    const { ebill } = own.ports;
    if (ebill !== undefined) (ebill as { invitations?: unknown }).invitations = memoryInvitationThrottle();
    const answers = [];
    for (let at = 0; at < 4; at++) answers.push(await own.send('POST', path, { json: { emailAddress: address } }));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 429]);
    expect([answers[3]?.json.code, answers[3]?.headers.get('retry-after')]).toEqual(['SUBSCRIPTION_THROTTLED', '3600']);
    await own.close();
  });

  test('are for the primary network partner', async () => {
    const answer = await begin(address, keys.beta);
    expect([answer.status, answer.json.code]).toEqual([403, 'NOT_PRIMARY_NETWORK_PARTNER']);
  });

  test.each([undefined, '', 'x', 'a@b', 7, null])('the address %j is refused', async (emailAddress) => {
    expect((await begin(emailAddress)).status).toBe(400);
  });

  test.each([undefined, '12345', '1234567', 'abcdef', 12345, null])('the code %j is refused', async (code) => {
    const answer = await confirm('0dc2ff79-7d07-4b0c-9a53-1f3f7d9f4a11', code);
    expect(answer.status).toBe(400);
  });

  test('an unknown token is refused', async () => {
    const answer = await confirm('0dc2ff79-7d07-4b0c-9a53-1f3f7d9f4a11', '123456');
    expect([answer.status, answer.json.code]).toEqual([404, 'SUBSCRIPTION_TOKEN_NOT_FOUND']);
  });
});

describe('webhooks', () => {
  const eventType = 'PROCESSING_STATUS_CHANGED_EVENTS';
  const create = (json: unknown, own = service) => own.send('POST', '/api/v1/webhook/events', { json });

  test('are created, listed without their secrets, and deleted', async () => {
    const hookUrl = 'https://hooks.example.org/ebill';
    const made = await create({ id: 7, eventType, hookUrl, description: 'ours' });
    expect([made.status, made.json]).toMatchObject([
      201,
      { eventType, hookUrl, status: 'ACTIVE', description: 'ours' },
    ]);
    expect(made.json.secret).toMatch(/^whsec_/);
    const { id } = made.json;
    expect((await create({ eventType, hookUrl })).json.code).toBe('WEBHOOK_EXISTS');
    const listed = await service.send('GET', '/api/v1/webhook');
    expect(listed.json).toEqual([expect.objectContaining({ id, hookUrl })]);
    expect(listed.text).not.toContain('whsec_');
    expect((await service.send('GET', '/api/v1/webhook', { key: keys.beta })).json).toEqual([]);
    expect((await service.send('DELETE', `/api/v1/webhook?id=${id}`, { key: keys.beta })).status).toBe(404);
    const deleted = await service.send('DELETE', `/api/v1/webhook?id=${id}`);
    expect([deleted.status, deleted.text]).toEqual([204, '']);
    expect((await service.send('DELETE', '/api/v1/webhook', { json: { id } })).json.code).toBe('WEBHOOK_NOT_FOUND');
    expect((await service.send('GET', '/api/v1/webhook')).json).toEqual([]);
  });

  test.each<[unknown, number, string[]]>([
    [{}, 400, ['eventType REQUIRED', 'hookUrl REQUIRED']],
    [{ eventType: 'ALL', hookUrl: 'https://a.example.org' }, 400, ['eventType INVALID_ENUM']],
    [{ eventType, hookUrl: 'http://127.0.0.1' }, 400, ['hookUrl HOOK_URL_SCHEME', 'hookUrl HOOK_URL_IP_ADDRESS']],
    [{ eventType, hookUrl: 'https://a.example.org', secret: 'x' }, 400, ['secret UNKNOWN_FIELD']],
    [{ eventType, hookUrl: 'https://a.example.org', description: '' }, 400, ['description SIZE']],
  ])('%j is refused', async (json, status, found) => {
    const answer = await create(json);
    expect([answer.status, fieldErrorsOf(answer)]).toEqual([status, found]);
  });

  test.each([
    ['without id', '', undefined, 400],
    ['by a word', '?id=all', undefined, 400],
    ['by a body of something else', '', '{"name":1}', 400],
    ['by a parameter beside such a body', '?id=1', '{"name":1}', 400],
    ['by two ids', '?id=1', '{"id":2}', 400],
    ['by two ids that are one', '?id=2147483647', '{"id":2147483647.0}', 404],
    ['by a fraction', '', '{"id":1.5}', 400],
    ['by a body that is too large', '?id=1', ' '.repeat(1_100_000), 413],
    ['beyond all ids', '?id=9999999999', undefined, 400],
  ])('are not deleted %s', async (_what, query, json, status) => {
    expect((await service.send('DELETE', `/api/v1/webhook${query}`, { json })).status).toBe(status);
  });

  test('are twenty at most', async () => {
    const own = await startService();
    for (let at = 0; at < 20; at++)
      expect((await create({ eventType, hookUrl: `https://h${at}.example.org` }, own)).status).toBe(201);
    const answer = await create({ eventType, hookUrl: 'https://h.example.org' }, own);
    expect([answer.status, answer.json.code]).toEqual([422, 'WEBHOOK_LIMIT']);
    await own.close();
  });

  test('bring the events of the feed, signed, until they arrive', async () => {
    const own = await startService();
    const made = await create({ eventType, hookUrl: 'https://hooks.example.org/a' }, own);
    await submitJson(own, 'bill', caseOf('bill'));
    await deliverDue(own.ports);
    const arrived: unknown[] = [];
    let failures = 1;
    const sender = {
      async send({ headers, body, url }: { headers: Readonly<Record<string, string>>; body: string; url: string }) {
        expect(url).toBe('https://hooks.example.org/a');
        if (failures-- > 0) return { status: 503, bodyStart: 'later' };
        expect(headers['webhook-id']).toMatch(/^evt_\d+_\d+$/);
        const age = Math.floor(own.ports.clock.now() / 1000) - Number(headers['webhook-timestamp']);
        expect(age).toBe(0);
        // The oracle only takes messages of these minutes: the signature is checked by its own signing
        const at = new Date(Number(headers['webhook-timestamp']) * 1000);
        const expected = new Webhook(made.json.secret).sign(headers['webhook-id'] ?? '', at, body);
        expect(headers['webhook-signature']).toBe(expected);
        arrived.push(JSON.parse(body));
        return { status: 204, bodyStart: '' };
      },
    };
    expect(await sendDue(own.ports, sender)).toBe(2);
    expect(arrived).toHaveLength(1);
    own.moveClock(60_000);
    expect(await sendDue(own.ports, sender)).toBe(1);
    expect(await sendDue(own.ports, sender)).toBe(0);
    const feed = (await own.send('GET', '/api/v1/events/processing-status-changed')).json;
    const byId = (one: { id: number }, other: { id: number }) => one.id - other.id;
    const events = (arrived as { id: number }[]).sort(byId);
    expect(events).toEqual(feed.map((record: object) => ({ ...record, eventName: 'processing_status.changed' })));
    const [webhook] = (await own.send('GET', '/api/v1/webhook')).json;
    expect(webhook).toMatchObject({ lastStatus: 204, status: 'ACTIVE' });
    await own.close();
  });
});

describe.each(['/api/v1/pdf/pdfa3b/convert', '/api/v1/pdf/pdfa3b/convert/file'])('%s', (path) => {
  const unfit = () => pagePdf('') as Uint8Array<ArrayBuffer>;
  const form = (pdf: Uint8Array<ArrayBuffer>, name = 'file') => {
    const made = new FormData();
    made.append(name, new Blob([pdf]), 'a.pdf');
    return made;
  };

  test('converts what is sent in any way', async () => {
    const pdf = unfit();
    const asPdf = await service.send('POST', path, { headers: { 'content-type': 'application/pdf' }, body: pdf });
    expect([asPdf.status, asPdf.headers.get('content-type'), asPdf.headers.get('x-pdfa-converted')]).toEqual([
      200,
      'application/pdf',
      'true',
    ]);
    const asForm = await service.send('POST', path, { body: form(pdf) });
    expect(Buffer.from(asForm.bytes).equals(asPdf.bytes)).toBe(true);
    const asJson = await service.send('POST', path, { json: { pdf: base64(pdf) } });
    expect(asJson.json).toEqual({ pdf: base64(asPdf.bytes), converted: true, conformance: 'PDF/A-3b', warnings: [] });
    const wanted = await service.send('POST', path, {
      json: { pdf: base64(pdf) },
      headers: { accept: 'application/pdf' },
    });
    expect(Buffer.from(wanted.bytes).equals(asPdf.bytes)).toBe(true);
  });

  test('leaves what conforms as it is', async () => {
    const pdf = plainPdf();
    const answer = await service.send('POST', path, { body: form(pdf) });
    expect([Buffer.from(answer.bytes).equals(pdf), answer.headers.get('x-pdfa-converted')]).toEqual([true, 'false']);
  });

  test.each<[string, () => Parameters<Service['send']>[2], number, string]>([
    ['nothing', () => ({ headers: { 'content-type': 'application/pdf' }, body: '' }), 400, 'BODY_REQUIRED'],
    ['no PDF', () => ({ headers: { 'content-type': 'application/pdf' }, body: 'hello' }), 422, 'PDF_INVALID'],
    ['a picture', () => ({ json: { pdf: base64(new Uint8Array([137, 80, 78, 71])) } }), 422, 'PDF_INVALID'],
    ['a text as a file', () => ({ body: form(new TextEncoder().encode('hello')) }), 422, 'PDF_INVALID'],
    ['no base64', () => ({ json: { pdf: '%%%' } }), 400, 'INVALID_BASE64'],
    ['no member', () => ({ json: {} }), 400, 'VALIDATION_FAILED'],
    ['no file', () => ({ body: form(plainPdf(), 'other') }), 400, 'VALIDATION_FAILED'],
    ['too much', () => ({ body: form(new Uint8Array(10_000_001)) }), 413, 'PDF_TOO_LARGE'],
    ['text', () => ({ headers: { 'content-type': 'text/plain' }, body: 'x' }), 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['what nobody takes', () => ({ body: form(plainPdf()), headers: { accept: 'image/png' } }), 406, 'NOT_ACCEPTABLE'],
  ])('refuses %s', async (_what, sent, status, code) => {
    const answer = await service.send('POST', path, sent());
    expect([answer.status, answer.json.code]).toEqual([status, code]);
  });
});

describe('health and key', () => {
  test('the network is shown, and the request without its secrets', async () => {
    const answer = await service.send('GET', '/api/v1/healthcheck/ebill', {
      headers: { 'x-own': 'seen', authorization: 'Bearer unseen', cookie: 'unseen' },
    });
    expect(answer.json).toMatchObject({
      message: expect.any(String),
      requestDateTime: '2026-11-21T11:00:00.000Z',
      environmentStage: 'SIMULATOR',
      apiVersion: '1.1',
      maintenanceWindows: [],
    });
    expect(answer.json.receivedHeaders).toContainEqual({ headerName: 'x-own', headerValue: 'seen' });
    expect(answer.text).not.toContain('unseen');
    expect(answer.text).not.toContain(keys.alpha);
  });

  test('a key is valid or not', async () => {
    const good = await service.send('HEAD', '/api/v1/apikey', { key: keys.reader });
    expect([good.status, good.text, good.headers.get('api-key-scopes')]).toEqual([200, '', 'cases:read events:read']);
    expect(good.headers.get('api-key-expires')).toBe('2030-01-01T00:00:00.000Z');
    expect((await service.send('HEAD', '/api/v1/apikey', { key: 'nobody-has-this-key' })).status).toBe(401);
    const got = await service.send('GET', '/api/v1/apikey');
    expect([got.status, got.headers.get('allow'), got.json.code]).toEqual([405, 'HEAD', 'METHOD_NOT_ALLOWED']);
  });
});

describe('addresses', () => {
  test.each([
    ['GET', '/api/v1/nothing', 404, 'NOT_FOUND', null],
    ['GET', '/api', 404, 'NOT_FOUND', null],
    ['GET', '/api/', 404, 'NOT_FOUND', null],
    ['POST', '/api/v2/business-cases', 404, 'NOT_FOUND', null],
    ['GET', '/api/nothing', 404, 'NOT_FOUND', null],
    ['POST', '/api/v1/webhook', 405, 'METHOD_NOT_ALLOWED', 'GET, HEAD, DELETE'],
    ['GET', '/api/v1/business-cases/', 404, 'NOT_FOUND', null],
    ['PATCH', '/api/v1/business-cases', 405, 'METHOD_NOT_ALLOWED', 'POST'],
  ])('%s %s', async (method, path, status, code, allow) => {
    const answer = await service.send(method, path);
    expect([answer.status, answer.json.code, answer.headers.get('allow')]).toEqual([status, code, allow]);
  });

  test.each<[headers: Record<string, string>, id: unknown]>([
    [{ 'x-request-id': 'mine' }, 'mine'],
    [{ 'x-correlation-id': 'chain:7' }, 'chain:7'],
    [{ 'x-request-id': 'mine', 'x-correlation-id': 'chain:7' }, 'mine'],
    [{ 'x-correlation-id': 'not a word' }, expect.stringMatching(/^[0-9a-f-]{36}$/)],
  ])('a request is known by %o', async (headers, id) => {
    const answer = await service.send('GET', '/api/v1/webhook/none', { headers });
    expect([answer.headers.get('x-request-id'), answer.json.requestId]).toEqual([id, id]);
  });

  test('what fails on our side is told by its id only', async () => {
    const own = await startService();
    const { ebill } = own.ports;
    if (ebill !== undefined) {
      (ebill.store.webhooks as { list: unknown }).list = () => Promise.reject(new Error('secret detail'));
    }
    const answer = await own.send('GET', '/api/v1/webhook', { headers: { 'x-request-id': 'my:id' } });
    expect([answer.status, answer.json.code, answer.json.requestId]).toEqual([500, 'INTERNAL_ERROR', 'my:id']);
    expect(answer.text).not.toContain('secret');
    await own.close();
  });
});
