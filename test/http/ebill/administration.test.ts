import { changeBiller, createBiller, readMaintenanceWindows, type WebhookRequest } from '@rappen/http';
import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';
import { browserOf, personOf } from './people.ts';
import { noon, type Service, startService } from './service.ts';
import { caseOf, submitJson } from './submissions.ts';

async function withService(use: (service: Service) => Promise<void>): Promise<void> {
  const service = await startService();
  await use(service);
  expect(service.faults).toEqual([]);
  await service.close();
}

const eventType = 'PROCESSING_STATUS_CHANGED_EVENTS';
const hookUrl = 'https://hooks.example.org/test';

test('a webhook is created, tried out with a signed message, and removed', () =>
  withService(async (service) => {
    const { call } = await browserOf(service, await personOf(service, 'operator'));
    const made = await call('Webhooks/create', { eventType, hookUrl, description: 'Ours' });
    expect(made.json).toMatchObject({ eventType, hookUrl, description: 'Ours', status: 'ACTIVE' });
    const { id, secret } = made.json;
    expect((await call('Webhooks/create', { eventType, hookUrl })).json.code).toBe('WEBHOOK_EXISTS');
    const wrong = await call('Webhooks/create', { eventType, hookUrl: 'https://10.0.0.1/' });
    expect(wrong.json.fieldErrors).toMatchObject([
      { fieldName: 'hookUrl', rejectedValue: 'https://10.0.0.1/', code: 'HOOK_URL_IP_ADDRESS' },
    ]);
    expect((await call('Webhooks/sendTest', { id })).status).toBe(404);

    const sent: WebhookRequest[] = [];
    let outcome: object = { status: 204, bodyStart: '' };
    const send = async (request: WebhookRequest) => {
      sent.push(request);
      service.moveClock(42);
      return outcome;
    };
    (service.ports.ebill as { sender: unknown }).sender = { send };
    const tested = await call('Webhooks/sendTest', { id });
    expect(tested.json).toEqual({ delivered: true, milliseconds: 42, status: 204 });
    outcome = { status: 302, bodyStart: '' };
    expect((await call('Webhooks/sendTest', { id })).json).toMatchObject({ delivered: false, status: 302 });
    outcome = { failure: 'ADDRESS_NOT_ALLOWED' };
    const refused = { delivered: false, milliseconds: 42, failure: 'ADDRESS_NOT_ALLOWED' };
    expect((await call('Webhooks/sendTest', { id })).json).toEqual(refused);
    expect((await call('Webhooks/sendTest', { id: 999 })).json.code).toBe('WEBHOOK_NOT_FOUND');

    const [first] = sent;
    if (first === undefined) throw new Error('nothing was sent');
    const { url, body, headers } = first;
    expect(url).toBe(hookUrl);
    expect(JSON.parse(body)).toEqual({ eventName: 'test', webhookId: id, timestamp: new Date(noon).toISOString() });
    const timestamp = Math.floor(noon / 1000);
    expect(new Webhook(secret).sign(headers['webhook-id'] ?? '', new Date(timestamp * 1000), body)).toBe(
      headers['webhook-signature'],
    );
    expect((await call('Webhooks/list')).json).toMatchObject([{ id, status: 'ACTIVE' }]);
    expect([(await call('Webhooks/remove', { id })).json]).toEqual([null]);
    expect((await call('Webhooks/remove', { id })).json.code).toBe('WEBHOOK_NOT_FOUND');
    const actions = (await call('Audit/list')).json.map((entry: { action: string }) => entry.action);
    expect(actions.filter((action: string) => action.startsWith('webhook'))).toEqual([
      'webhook.removed',
      ...Array(3).fill('webhook.tested'),
      'webhook.created',
    ]);
  }));

test('the log has what keys have done to webhooks, and nothing that was refused', () =>
  withService(async (service) => {
    const json = { eventType: 'PROCESSING_STATUS_CHANGED_EVENTS', hookUrl: 'https://a.example.org' };
    const { id } = (await service.send('POST', '/api/v1/webhook/events', { json })).json;
    expect((await service.send('POST', '/api/v1/webhook/events', { json })).status).toBe(409);
    expect((await service.send('DELETE', `/api/v1/webhook?id=${id}`)).status).toBe(204);
    expect((await service.send('DELETE', `/api/v1/webhook?id=${id}`)).status).toBe(404);
    const log = await service.store.audit.list(service.alpha.id, { limit: 10 });
    expect(log.map(({ actor, action, detail }) => [actor, action, detail])).toEqual([
      ['alpha', 'webhook.removed', `${id}`],
      ['alpha', 'webhook.created', json.eventType],
    ]);
  }));

test('the simulator shows what it has taken', () =>
  withService(async (service) => {
    const { call } = await browserOf(service, await personOf(service, 'viewer'));
    const headers = { prefer: 'wait=5' };
    const first = (await submitJson(service, 'bill', caseOf('bill'), { headers })).json;
    const second = (await submitJson(service, 'credit-note', caseOf('credit-note'), { headers })).json;
    await submitJson(service, 'bill', caseOf('bill'), { mode: 'STAGE' });
    const taken = (await call('Simulator/submissions')).json;
    expect(taken).toEqual(
      [second, first].map(({ businessCaseNetId, referenceNumber }) => ({
        businessCaseNetId,
        referenceNumber,
        billRecipientNetId: expect.stringMatching(/^\d{17}$/),
        status: expect.any(String),
      })),
    );
  }));

test('the last events of all feeds are shown, and the ones before them', () =>
  withService(async (service) => {
    const { call } = await browserOf(service, await personOf(service, 'operator'));
    expect((await call('Events/list')).json).toEqual([]);
    const headers = { prefer: 'wait=5' };
    const { id, businessCaseNetId, referenceNumber } = (await submitJson(service, 'bill', caseOf('bill'), { headers }))
      .json;
    await call('Simulator/approve', { businessCaseNetId });
    const all = (await call('Events/list')).json;
    expect(all).toMatchObject([
      { id: 3, eventType: 'BUSINESS_CASE_STATUS_CHANGED_EVENTS', newStatus: 'APPROVED' },
      { id: 2, eventType, newStatus: 'DELIVERED' },
      { id: 1, eventType, newStatus: 'PROCESSING', businessCaseId: id, referenceNumber },
    ]);
    expect((await call('Events/list', { limit: 2 })).json).toEqual(all.slice(0, 2));
    expect((await call('Events/list', { before: 3, limit: 1 })).json).toEqual(all.slice(1, 2));
    expect((await call('Events/list', { before: 1 })).json).toEqual([]);
    expect((await call('Events/list', { before: 99 })).json).toEqual(all);
    expect((await call('Events/list', { before: 0 })).status).toBe(400);
  }));

test('while the network is maintained, submissions are taken and what needs it has to wait', () =>
  withService(async (service) => {
    const window = { from: '2026-11-21T12:00:00.000Z', to: '2026-11-21T13:00:00.000Z' };
    const past = { from: '2026-11-20T12:00:00.000Z', to: '2026-11-20T13:00:00.000Z' };
    const next = { from: '2026-11-22T12:00:00.000Z', to: '2026-11-22T13:00:00.000Z' };
    (service.ports.ebill as { maintenance: unknown }).maintenance = [next, past, window];
    const health = () => service.send('GET', '/api/v1/healthcheck/ebill');
    const search = () =>
      service.send('POST', '/api/v1/bill-recipients/search', { json: { items: [{ emailAddress: 'a@example.org' }] } });
    const before = await health();
    expect([before.status, before.json.maintenanceWindows]).toEqual([200, [window, next]]);
    expect((await search()).status).toBe(200);
    service.moveClock(3_600_000);
    const path = '/api/v1/bill-recipient-subscriptions/initiations';
    for (const answer of [
      await health(),
      await search(),
      await service.send('GET', '/api/v1/bill-recipients/1'),
      await service.send('POST', path, { json: { emailAddress: 'a+allowed@example.org' } }),
    ]) {
      expect([answer.status, answer.json.code, answer.headers.get('retry-after')]).toEqual([
        503,
        'MAINTENANCE',
        '3600',
      ]);
    }
    expect((await health()).json).toMatchObject({ maintenanceWindows: [window, next], environmentStage: 'SIMULATOR' });
    expect((await submitJson(service, 'bill', caseOf('bill'))).status).toBe(201);
    service.moveClock(3_600_000);
    expect((await health()).json.maintenanceWindows).toEqual([next]);
    expect((await search()).status).toBe(200);
  }));

test('windows of maintenance are read as they were meant', () => {
  expect(readMaintenanceWindows('2026-12-01T22:00:00+01:00/2026-12-01T23:00:00+01:00')).toEqual([
    { from: '2026-12-01T21:00:00.000Z', to: '2026-12-01T22:00:00.000Z' },
  ]);
  expect(readMaintenanceWindows('tonight')).toBeUndefined();
});

test('billers are made, once for each owner, and changed', () =>
  withService(async ({ store }) => {
    const address = { postalCode: '3600', city: 'Thun', countryCode: 'CH' };
    const wanted = { owner: 'gamma', legalName: 'Gamma <b>AG</b>', address, ibans: ['CH93 0076 2011 6238 5295 7'] };
    const made = await createBiller(store, wanted, noon);
    if (!made.ok) throw new Error(JSON.stringify(made.problems));
    const { value: biller } = made;
    expect(biller).toMatchObject({ owner: 'gamma', legalName: 'Gamma <b>AG</b>', address, status: 'ACTIVE' });
    expect(await store.creditAccounts.list(biller.id)).toMatchObject([{ iban: 'CH9300762011623852957' }]);
    const codesOf = async (json: unknown) => {
      const result = await createBiller(store, json, noon);
      return result.ok ? [] : result.problems.map(({ code, path }) => `${path.join('.')} ${code}`);
    };
    expect(await codesOf(wanted)).toEqual(['owner BILLER_EXISTS']);
    expect(await codesOf([])).toEqual([' TYPE']);
    expect(await codesOf({ ...wanted, owner: 'delta', ibans: ['CH00', 'x'], status: 'ACTIVE' })).toEqual([
      'status UNKNOWN_FIELD',
    ]);
    expect(await codesOf({ ...wanted, owner: 'delta', ibans: ['CH00', 'x'] })).toEqual([
      'ibans.0 IBAN_LENGTH',
      'ibans.1 IBAN_FORMAT',
    ]);
    expect(await codesOf({ ...wanted, owner: 'a\u0000', address: { ...address, countryCode: 'ch' } })).toEqual([
      'owner CHARSET',
      'address.countryCode PATTERN',
    ]);
    expect(await changeBiller(store, biller, { status: 'SUSPENDED' }, 0)).toMatchObject({
      value: { status: 'SUSPENDED' },
    });
    expect(await changeBiller(store, biller, { status: 'GONE' }, 0)).toMatchObject({ ok: false });
    expect(await changeBiller(store, biller, {}, 0)).toMatchObject({ value: { legalName: 'Gamma <b>AG</b>' } });
  }));
