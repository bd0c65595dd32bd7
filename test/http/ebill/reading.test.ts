import { applyNetworkEvents, deliverDue } from '@rappen/http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Answered, keys, type Service, startService } from './service.ts';
import { caseOf, type Kind, submitJson } from './submissions.ts';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

async function delivered(kind: Kind, changes = {}): Promise<{ id: number; businessCaseNetId: string }> {
  const created = await submitJson(service, kind, caseOf(kind, changes), { headers: { prefer: 'wait=5' } });
  expect(created.json.processingStatus, created.text).toBe('DELIVERED');
  return created.json;
}

const read = (id: number | string, headers = {}, key: string = keys.alpha) =>
  service.send('GET', `/api/v1/business-cases/${id}`, { headers, key });

describe('a business case', () => {
  test('is shown with its content and its history, by either id', async () => {
    const { id, businessCaseNetId } = await delivered('bill', { 'billRecipient.billRecipientNetId': undefined });
    const found = await read(id);
    expect(found.status).toBe(200);
    expect(found.json).toMatchObject({
      id,
      businessCaseNetId,
      billRecipient: { name: 'Muster Petra' },
      singlePayment: { paymentMode: 'EBILL' },
      statusHistory: [
        { field: 'processingStatus', to: 'PROCESSING', cause: 'submitted' },
        { field: 'processingStatus', from: 'PROCESSING', to: 'DELIVERED', cause: 'delivered' },
      ],
    });
    expect((await read(businessCaseNetId)).text).toBe(found.text);
    expect((await read(businessCaseNetId.toLowerCase())).text).toBe(found.text);
  });

  test('is not sent again to who has it', async () => {
    const { id } = await delivered('bill');
    const json = await read(id);
    const pdf = await read(id, { accept: 'application/pdf' });
    expect([json.headers.get('vary'), pdf.headers.get('vary')]).toEqual(['Accept', 'Accept']);
    expect(pdf.headers.get('content-disposition')).toBe(`attachment; filename="business-case-${id}.pdf"`);
    for (const [answer, accept] of [
      [json, 'application/json'],
      [pdf, 'application/pdf'],
    ] as const) {
      const etag = answer.headers.get('etag') ?? '';
      const again = await read(id, { accept, 'if-none-match': `"x", W/${etag}` });
      expect([again.status, again.text, again.headers.get('etag')]).toEqual([304, '', etag]);
      expect((await read(id, { accept, 'if-none-match': '"x"' })).status).toBe(200);
    }
  });

  test.each<[string, Record<string, string>, number, string]>([
    ['0', {}, 400, 'VALIDATION_FAILED'],
    ['2147483648', {}, 400, 'VALIDATION_FAILED'],
    ['BCID12', {}, 400, 'VALIDATION_FAILED'],
    ['bill', {}, 405, 'METHOD_NOT_ALLOWED'],
    ['2147483647', {}, 404, 'BUSINESS_CASE_NOT_FOUND'],
    [`BCID${'0'.repeat(32)}`, {}, 404, 'BUSINESS_CASE_NOT_FOUND'],
    ['1', { accept: 'image/png' }, 406, 'NOT_ACCEPTABLE'],
  ])('%s with %j is refused', async (id, headers, status, code) => {
    const answer = await read(id, headers);
    expect([answer.status, answer.json.code]).toEqual([status, code]);
  });

  test('of another biller is not there', async () => {
    const { id, businessCaseNetId } = await delivered('bill');
    const [foreign, absent] = [await read(id, {}, keys.beta), await read(2_000_000, {}, keys.beta)];
    const plain = ({ json }: Answered) => ({ ...json, requestId: '', fieldErrors: [] });
    expect(plain(foreign)).toEqual(plain(absent));
    expect((await read(businessCaseNetId, {}, keys.beta)).status).toBe(404);
    expect((await read(id, { accept: 'application/pdf' }, keys.beta)).status).toBe(404);
  });

  test('that failed says why', async () => {
    const sent = caseOf('bill');
    const created = await submitJson(service, 'bill', { ...sent, referenceNumber: `${sent['referenceNumber']} #fail` });
    await deliverDue(service.ports);
    expect((await read(created.json.id)).json).toMatchObject({
      processingStatus: 'FAILED',
      failure: { code: 'REFUSED_BY_NETWORK', message: expect.any(String) },
    });
  });

  test('of instalments shows what became of each', async () => {
    const { id, businessCaseNetId } = await delivered('instalment-bill');
    const groups = (await read(id)).json.paymentsByInstalments.paymentByInstalments;
    const [first] = groups[0].instalments.instalment;
    expect(first.status).toBe('OPEN');
    const action = { kind: 'approveInstalment', externalInstalmentId: first.externalInstalmentId } as const;
    await service.tell({ kind: 'act', businessCaseNetId, action });
    await applyNetworkEvents(service.ports);
    const after = (await read(id)).json.paymentsByInstalments.paymentByInstalments;
    expect(after[0].instalments.instalment[0]).toMatchObject({
      status: 'APPROVED',
      approvedAmount: first.paymentInformation.amount,
    });
    expect(after[1].instalments.instalment[0].status).toBe('COMPLETED');
  });
});

describe('deliveries with trouble on their way arrive once', () => {
  test.each(['#retry-2', '#lost-then-ok', '#timeout-then-ok', '#dup'])('%s', async (tag) => {
    const own = await startService();
    const sent = caseOf('bill');
    const created = await submitJson(own, 'bill', { ...sent, referenceNumber: `${sent['referenceNumber']} ${tag}` });
    for (let run = 0; run < 5; run++) {
      await deliverDue(own.ports);
      own.moveClock(3_600_000);
    }
    const found = await own.send('GET', created.headers.get('location') ?? '');
    expect(found.json.processingStatus).toBe('DELIVERED');
    const again = await own.network.findByReference(own.alpha.billerNetId, found.json.referenceNumber);
    expect(again?.businessCaseNetId).toBe(found.json.businessCaseNetId);
    expect(await own.store.outbox.backlog(own.alpha.id)).toMatchObject({ count: 0 });
    await own.close();
  });
});

const feed = (name: string, query = '', key: string = keys.alpha) =>
  service.send('GET', `/api/v1/events/${name}${query}`, { key });

describe('feeds', () => {
  test('tell of processing in order and in pages', async () => {
    const own = await startService();
    for (let at = 0; at < 3; at++)
      await submitJson(own, 'advice', caseOf('advice'), { headers: { 'x-anomaly-detection': 'SKIP' } });
    await deliverDue(own.ports);
    const path = '/api/v1/events/processing-status-changed';
    const whole = await own.send('GET', path);
    expect(whole.json).toHaveLength(6);
    expect(whole.json[0]).toMatchObject({ id: 1, type: 'Advice', newStatus: 'PROCESSING' });
    expect(whole.json[5]).toMatchObject({ oldStatus: 'PROCESSING', newStatus: 'DELIVERED' });
    expect([whole.headers.get('x-last-event-id'), whole.headers.get('link')]).toEqual(['6', null]);
    const seen: unknown[] = [];
    let next: string | undefined = `${path}?limit=4`;
    while (next !== undefined) {
      const page: Answered = await own.send('GET', next);
      seen.push(...page.json);
      next = /<([^>]+)>; rel="next"/.exec(page.headers.get('link') ?? '')?.[1];
    }
    expect(seen).toEqual(whole.json);
    expect((await own.send('GET', `${path}?lastEventId=6`)).json).toEqual([]);
    expect((await own.send('GET', `${path}?since=2026-11-21T11:00:00Z`)).json).toHaveLength(6);
    expect((await own.send('GET', `${path}?since=2026-11-21T12:00:01%2B01:00`)).json).toEqual([]);
    expect((await own.send('GET', `${path}?limit=100000`)).json).toHaveLength(6);
    await own.store.feeds.purge(own.alpha.id, '2027-01-01T00:00:00.000Z');
    const expired = await own.send('GET', `${path}?lastEventId=3`);
    expect([expired.status, expired.json.code, expired.json.oldestEventId]).toEqual([410, 'CURSOR_EXPIRED', 7]);
    await own.close();
  });

  test('tell what recipients and the network do', async () => {
    const { id, businessCaseNetId } = await delivered('bill', {
      'billRecipient.emailAddress': 'petra+historic@example.org',
    });
    await service.tell({ kind: 'act', businessCaseNetId, action: { kind: 'approve' } });
    const hit = await service.send('POST', '/api/v1/bill-recipients/search', {
      json: { items: [{ emailAddress: 'petra@example.org' }] },
    });
    const { billRecipientNetId } = hit.json.items[0];
    const { billerNetId } = service.alpha;
    await service.tell({ kind: 'setSubscription', billerNetId, billRecipientNetId, status: 'ACTIVE' });
    await applyNetworkEvents(service.ports);
    expect(service.faults).toEqual([]);
    const status = (await feed('six/business-case-status-changed')).json.at(-1);
    expect(status).toMatchObject({ businessCaseId: id, businessCaseNetId, newStatus: 'APPROVED' });
    expect(status.eventNetId).toMatch(/^EVID[0-9A-F]{32}$/);
    expect((await feed('six/bill-recipient-email-address-changed')).json).toEqual([
      expect.objectContaining({
        businessCaseId: id,
        oldEmailAddress: 'petra+historic@example.org',
        newEmailAddress: 'petra@example.org',
      }),
    ]);
    expect((await feed('six/bill-recipient-subscription-status-changed')).json).toEqual([
      expect.objectContaining({ newStatus: 'ACTIVE', billRecipient: expect.objectContaining({ billRecipientNetId }) }),
    ]);
    expect((await feed('six/instalment-status-changed')).json.length).toBeGreaterThan(0);
    const behind = await feed('six/business-case-status-changed', `?lastEventNetId=${status.eventNetId}`);
    expect([behind.status, behind.json]).toEqual([200, []]);
    expect(
      (
        await feed(
          'six/business-case-status-changed',
          `?lastEventSixId=${status.eventNetId.toLowerCase().replace('evid', 'EVID')}`,
        )
      ).json,
    ).toEqual([]);
    expect(await applyNetworkEvents(service.ports)).toBe(0);
  });

  test.each([
    'processing-status-changed',
    'six/instalment-status-changed',
    'six/business-case-status-changed',
    'six/bill-recipient-subscription-status-changed',
    'six/bill-recipient-email-address-changed',
  ])('%s', async (name) => {
    expect((await feed(name)).status).toBe(200);
    for (const query of [
      '?limit=0',
      '?limit=x',
      '?lastEventId=-1',
      '?lastEventId=1.5',
      '?since=yesterday',
      '?since=0000-00-00T00:00:00Z',
      '?since=2026-11-21T11:00:00Z&lastEventId=1',
      '?since=2026-11-21T11:00:00Z&lastEventId=0',
    ]) {
      const answer = await feed(name, query);
      expect([query, answer.status, answer.json.code]).toEqual([query, 400, 'VALIDATION_FAILED']);
    }
    const unknown = await feed(name, '?lastEventId=999999');
    expect([unknown.status, unknown.json.code]).toEqual([400, 'CURSOR_UNKNOWN']);
    expect((await feed(name, '', keys.beta)).json).toEqual([]);
    expect((await feed(name, '', keys.printer)).status).toBe(403);
    if (name.startsWith('six/')) {
      const query = `?lastEventNetId=EVID${'0'.repeat(32)}`;
      expect((await feed(name, query)).json.code).toBe('CURSOR_UNKNOWN');
      const both = await feed(name, `${query}&since=2026-11-21T11:00:00Z`);
      expect([both.status, both.json.fieldErrors]).toEqual([
        400,
        [expect.objectContaining({ fieldName: 'since', code: 'SINCE_WITH_CURSOR' })],
      ]);
    }
  });
});
