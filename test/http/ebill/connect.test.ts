import { deliverDue } from '@rappen/http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { iban, keys, plainPdf, type Service, startService } from './service.ts';
import { caseOf, fieldErrorsOf, submitJson } from './submissions.ts';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

const call = (name: string, json: unknown = {}, key: string = keys.admin, own = service) =>
  own.send('POST', `/connect/${name}`, { json, key });

async function staged(changes = {}): Promise<number> {
  const created = await submitJson(service, 'bill', caseOf('bill', changes), { mode: 'STAGE' });
  expect(created.status, created.text).toBe(201);
  return created.json.id;
}

describe('methods', () => {
  test.each<[string, string, unknown, string, number, string]>([
    ['nobody knows', 'Nothing/list', {}, keys.admin, 404, 'NOT_FOUND'],
    ['that every object has', 'Cases/constructor', {}, keys.admin, 404, 'NOT_FOUND'],
    ['for keys of programs', 'Cases/list', {}, keys.alpha, 403, 'SCOPE_MISSING'],
    ['without a body', 'Cases/list', '', keys.admin, 400, 'BODY_REQUIRED'],
    ['with a list', 'Cases/list', [], keys.admin, 400, 'VALIDATION_FAILED'],
    ['with a number', 'Cases/list', 0, keys.admin, 400, 'VALIDATION_FAILED'],
    ['with part of a number', 'Cases/list', { limit: 1.5 }, keys.admin, 400, 'VALIDATION_FAILED'],
    [
      'with an account abroad',
      'CreditAccounts/add',
      { iban: 'DE89370400440532013000' },
      keys.admin,
      400,
      'VALIDATION_FAILED',
    ],
    [
      'with an account that is mistyped',
      'CreditAccounts/add',
      { iban: 'CH9300762011623852958' },
      keys.admin,
      400,
      'VALIDATION_FAILED',
    ],
    ['with too much', 'Cases/list', { limit: 1001 }, keys.admin, 400, 'VALIDATION_FAILED'],
    ['with other names', 'Cases/list', { page: 1 }, keys.admin, 400, 'VALIDATION_FAILED'],
    ['without what they need', 'StagedCases/release', {}, keys.admin, 400, 'VALIDATION_FAILED'],
    ['about nothing', 'StagedCases/release', { id: 999_999 }, keys.admin, 404, 'BUSINESS_CASE_NOT_FOUND'],
  ])('%s are refused', async (_what, name, json, key, status, code) => {
    const answer = await call(name, json, key);
    expect([answer.status, answer.json.code]).toEqual([status, code]);
  });

  test('tell the pages what is wrong in their own way too', async () => {
    const { json } = await call('Cases/search', { text: 'a\u0000b', limit: 'x' });
    expect(json).toMatchObject({
      type: 'CHARSET',
      detail: expect.any(String),
      validationErrorData: [
        { parameterName: 'text', message: expect.any(String) },
        { parameterName: 'limit', message: expect.any(String) },
      ],
    });
  });

  test('take a whole number however it is written', async () => {
    for (const limit of ['1', '1.0', '1.000', '"1"']) {
      const body = `{"limit":${limit}}`;
      const headers = { 'content-type': 'application/json' };
      const answer = await service.send('POST', '/connect/Cases/list', { key: keys.admin, headers, body });
      expect(answer.status, limit).toBe(200);
    }
  });

  test('are the same in any case', async () => {
    expect((await call('creditaccounts/LIST')).text).toBe((await call('CreditAccounts/list')).text);
  });
});

test('accounts come and go', async () => {
  const other = 'CH9300762011623852957';
  expect((await call('CreditAccounts/add', { iban: other, holderName: 'Beispiel AG' })).json).toMatchObject({
    iban: other,
  });
  expect((await call('CreditAccounts/add', { iban: other })).json.code).toBe('CREDIT_ACCOUNT_EXISTS');
  expect((await call('CreditAccounts/add', { iban: 'CH00' })).status).toBeGreaterThanOrEqual(400);
  expect((await call('CreditAccounts/list')).json.map((account: { iban: string }) => account.iban)).toContain(other);
  expect((await call('CreditAccounts/list', {}, keys.otherAdmin)).text).not.toContain(other);
  expect([(await call('CreditAccounts/remove', { iban: other })).json]).toEqual([null]);
  expect((await call('CreditAccounts/remove', { iban: other })).json.code).toBe('CREDIT_ACCOUNT_NOT_FOUND');
});

test('cases are listed in the order that is asked for, and added up', async () => {
  const amounts = (value: string) => ({
    'totalAmount.value': value,
    'singlePayment.paymentInformation.amount.value': value,
  });
  const made = [
    await staged({ referenceNumber: 'sorted-2', ...amounts('9.90') }),
    await staged({ referenceNumber: 'sorted-1', ...amounts('100.00') }),
  ];
  const listed = async (query: object) =>
    (await call('Cases/list', { text: 'sorted-', ...query })).json.map(({ id }: { id: number }) => id);
  expect(await listed({ sortBy: 'amount', sortOrder: 'ascending' })).toEqual(made);
  expect(await listed({ sortBy: 'referenceNumber', sortOrder: 'descending', before: made[0] })).toEqual([made[1]]);
  expect(await listed({ dueTo: '2020-01-01' })).toEqual([]);
  const totals = await call('Cases/totals', { text: 'sorted-' });
  expect(totals.text).toBe('[{"currencyCode":"CHF","count":2,"withoutAmount":0,"value":109.90}]');
  expect((await call('Cases/totals', { text: 'sorted-' }, keys.otherAdmin)).json).toEqual([]);
  const log = (await call('Audit/list', { caseId: made[0] })).json;
  expect(log.map(({ action, caseId }: Record<string, unknown>) => [action, caseId])).toEqual([
    ['case.submitted', made[0]],
  ]);
});

describe('a staged case', () => {
  test('is released and delivered', async () => {
    const id = await staged();
    expect((await call('StagedCases/list')).json).toContainEqual(
      expect.objectContaining({ id, processingStatus: 'STAGED' }),
    );
    const released = await call('StagedCases/release', { id });
    expect([released.status, released.json.processingStatus]).toEqual([200, 'PROCESSING']);
    expect((await call('Cases/get', { id })).json).toEqual(released.json);
    expect((await call('StagedCases/release', { id })).json.code).toBe('ILLEGAL_STATE');
    await deliverDue(service.ports);
    const found = await call('Cases/get', { id });
    expect(found.json).toMatchObject({ processingStatus: 'DELIVERED', statusHistory: expect.any(Array) });
    expect((await call('StagedCases/discard', { id })).json.code).toBe('ILLEGAL_STATE');
  });

  test('is released, resent and discarded with others in one call, which tells of each', async () => {
    const [first = 0, second = 0, third = 0] = [await staged(), await staged(), await staged()];
    const ids = [first, 999_999, second, first];
    const { json } = await call('StagedCases/releaseMany', { ids });
    expect(json).toEqual({
      done: 2,
      refused: 1,
      cases: [
        { id: first, processingStatus: 'PROCESSING' },
        { id: 999_999, problems: [expect.objectContaining({ code: 'BUSINESS_CASE_NOT_FOUND' })] },
        { id: second, processingStatus: 'PROCESSING' },
      ],
    });
    const again = await call('StagedCases/releaseMany', { ids: [first, third] });
    expect(again.json).toMatchObject({
      done: 1,
      refused: 1,
      cases: [{ processingStatus: 'PROCESSING', problems: [{ code: 'ILLEGAL_STATE' }] }, { id: third }],
    });
    const fourth = await staged();
    expect((await call('StagedCases/discardMany', { ids: [fourth] })).json).toEqual({
      done: 1,
      refused: 0,
      cases: [{ id: fourth }],
    });
    const tooMany = await call('StagedCases/discardMany', {
      ids: Array.from({ length: 101 }, (_, index) => index + 1),
    });
    expect([tooMany.status, tooMany.json.fieldErrors[0].code]).toEqual([400, 'SIZE']);
    const ofOther = await call('StagedCases/discardMany', { ids: [fourth, third] }, keys.otherAdmin);
    expect(ofOther.json).toMatchObject({ done: 0, refused: 2 });
  });

  test('is changed, and its PDF with it', async () => {
    const id = await staged();
    const businessCase = caseOf('bill', { 'billRecipient.name': 'Neuer Name' });
    const changed = await call('StagedCases/update', { id, businessCase });
    expect((await call('Cases/get', { id })).json).toEqual(changed.json);
    expect(changed.json).toMatchObject({ id, billRecipient: { name: 'Neuer Name' }, processingStatus: 'STAGED' });
    const pdf = await service.send('GET', `/api/v1/business-cases/${id}`, { headers: { accept: 'application/pdf' } });
    expect(pdf.status).toBe(200);
    expect(Buffer.from(pdf.bytes).equals(plainPdf())).toBe(false);
    const wrong = await call('StagedCases/update', { id, businessCase: { ...businessCase, billRecipient: {} } });
    expect([wrong.status, fieldErrorsOf(wrong)]).toMatchObject([
      400,
      expect.arrayContaining(['billRecipient.name REQUIRED']),
    ]);
  });

  test('that the books deny is invalid until it is mended', async () => {
    const id = await staged();
    const path = 'singlePayment.paymentInformation.accountAndReference.generic';
    const denied = caseOf('bill', { [path]: { referenceType: 'NON', iban: 'CH9300762011623852957' } });
    const invalid = await call('StagedCases/update', { id, businessCase: denied });
    expect(invalid.json).toMatchObject({
      processingStatus: 'INVALID',
      invalid: { fieldErrors: [expect.objectContaining({ code: 'IBAN_NOT_IN_MASTER_DATA' })] },
    });
    expect((await call('StagedCases/release', { id })).json.code).toBe('ILLEGAL_STATE');
    const mended = caseOf('bill', { [path]: { referenceType: 'NON', iban } });
    expect((await call('StagedCases/update', { id, businessCase: mended })).json.processingStatus).toBe('STAGED');
  });

  test('is validated by the day on which it is released', async () => {
    const own = await startService();
    const created = await submitJson(own, 'bill', caseOf('bill'), { mode: 'STAGE' });
    const other = await submitJson(own, 'bill', caseOf('bill'), { mode: 'STAGE' });
    own.moveClock(200 * 86_400_000);
    const many = await call('StagedCases/releaseMany', { ids: [other.json.id] }, keys.admin, own);
    expect(many.json).toMatchObject({
      done: 0,
      refused: 1,
      cases: [{ processingStatus: 'INVALID', problems: [{ code: 'CASE_NOW_INVALID' }] }],
    });
    const released = await call('StagedCases/release', { id: created.json.id }, keys.admin, own);
    expect(released.json).toMatchObject({
      processingStatus: 'INVALID',
      invalid: { fieldErrors: expect.arrayContaining([expect.objectContaining({ code: 'DATE_TOO_OLD' })]) },
    });
    await own.close();
  });

  test('is thrown away, and its number is free', async () => {
    const businessCase = caseOf('bill');
    const { json } = await submitJson(service, 'bill', businessCase, { mode: 'STAGE' });
    expect([(await call('StagedCases/discard', { id: json.id })).json]).toEqual([null]);
    expect((await service.send('GET', `/api/v1/business-cases/${json.id}`)).status).toBe(404);
    expect((await submitJson(service, 'bill', businessCase, { mode: 'STAGE' })).status).toBe(201);
  });

  test('that is unusual is held back, unless told otherwise', async () => {
    const same = { 'totalAmount.value': '55.55', 'singlePayment.paymentInformation.amount.value': '55.55' };
    await staged(same);
    const id = await staged(same);
    const held = await call('StagedCases/release', { id });
    expect([held.status, held.json.code]).toEqual([422, 'ANOMALY_DETECTED']);
    expect((await call('StagedCases/release', { id, skipAnomalies: true })).json.processingStatus).toBe('PROCESSING');
  });

  test('of another biller is not there', async () => {
    const id = await staged();
    for (const name of ['get', 'release', 'discard', 'resend']) {
      expect((await call(`StagedCases/${name}`, { id }, keys.otherAdmin)).status).toBe(404);
    }
  });
});

test('what failed is sent again', async () => {
  const own = await startService();
  const sent = caseOf('bill');
  const created = await submitJson(own, 'bill', { ...sent, referenceNumber: `${sent['referenceNumber']} #fail` });
  await deliverDue(own.ports);
  const { id } = created.json;
  const resent = await call('StagedCases/resend', { id }, keys.admin, own);
  expect([resent.status, resent.json.processingStatus], resent.text).toEqual([200, 'PROCESSING']);
  await deliverDue(own.ports);
  expect((await call('Cases/get', { id }, keys.admin, own)).json.processingStatus).toBe('FAILED');
  await own.close();
});

test('cases are found by what they say, in pages', async () => {
  const all = (await call('Cases/list', { limit: 1000 })).json;
  const pages: unknown[] = [];
  for (let before: number | undefined; ; ) {
    const page = (await call('Cases/list', { limit: 3, before })).json;
    pages.push(...page);
    before = page.at(-1)?.id;
    if (before === undefined) break;
  }
  expect(pages).toEqual(all);
  const found = await call('Cases/search', {
    text: 'neuer NAME',
    types: ['Bill'],
    processingStatuses: ['STAGED', 'INVALID'],
  });
  expect(found.status, found.text).toBe(200);
  expect((await call('Cases/list', {}, keys.otherAdmin)).json).toEqual([]);
});

test('webhooks get new secrets, are enabled and replayed', async () => {
  const hookUrl = 'https://hooks.example.org/connect';
  const made = await service.send('POST', '/api/v1/webhook/events', {
    json: { eventType: 'PROCESSING_STATUS_CHANGED_EVENTS', hookUrl },
  });
  const { id, secret } = made.json;
  const rotated = await call('Webhooks/rotateSecret', { id });
  expect(rotated.json.secret).toMatch(/^whsec_/);
  expect(rotated.json.secret).not.toBe(secret);
  await service.store.webhooks.disable(service.alpha.id, id, 'FAILING');
  expect((await call('Webhooks/list')).json).toContainEqual(expect.objectContaining({ id, status: 'DISABLED' }));
  expect([(await call('Webhooks/enable', { id })).json]).toEqual([null]);
  await staged();
  const [delivery] = (await call('Webhooks/deliveries', { id })).json;
  expect(delivery).toMatchObject({ webhookId: id, status: 'PENDING' });
  expect((await call('Webhooks/replay', { id, recordId: delivery.recordId })).json.code).toBe('WEBHOOK_NOT_FOUND');
  expect((await call('Webhooks/enable', { id: 999 })).json.code).toBe('WEBHOOK_NOT_FOUND');
  expect((await call('Webhooks/rotateSecret', { id }, keys.otherAdmin)).json.code).toBe('WEBHOOK_NOT_FOUND');
});

test('the other side of the network is played', async () => {
  const own = await startService();
  const created = await submitJson(own, 'bill', caseOf('bill'), { headers: { prefer: 'wait=5' } });
  const { id, businessCaseNetId } = created.json;
  expect([(await call('Simulator/approve', { businessCaseNetId }, keys.admin, own)).json]).toEqual([null]);
  const found = await call('Cases/get', { id }, keys.admin, own);
  expect(found.json).toMatchObject({ status: 'APPROVED', approvedAmount: created.json.totalAmount });
  expect((await call('Simulator/reject', { businessCaseNetId }, keys.admin, own)).json.code).toBe('ILLEGAL_STATE');
  expect((await call('Simulator/approve', { businessCaseNetId }, keys.otherAdmin, own)).status).toBe(404);
  own.moveClock(100 * 86_400_000);
  expect([(await call('Simulator/advance', {}, keys.admin, own)).json]).toEqual([null]);
  expect((await call('Cases/get', { id }, keys.admin, own)).json.status).toBe('COMPLETED');
  const { billRecipientNetId } = (
    await own.send('POST', '/api/v1/bill-recipients/search', {
      json: { items: [{ emailAddress: 'a+allowed@example.org' }] },
    })
  ).json.items[0];
  await call('Simulator/subscribe', { billRecipientNetId }, keys.admin, own);
  expect((await call('Subscriptions/list', {}, keys.admin, own)).json).toMatchObject([{ status: 'ACTIVE' }]);
  const path = '/api/v1/bill-recipient-subscriptions/initiations';
  await own.send('POST', path, { json: { emailAddress: 'a+allowed@example.org' } });
  expect((await call('Simulator/mails', {}, keys.admin, own)).json).toHaveLength(1);
  expect((await call('Simulator/mails', {}, keys.otherAdmin, own)).json).toEqual([]);
  expect((await call('Audit/list', {}, keys.admin, own)).json).toContainEqual(
    expect.objectContaining({ action: 'case.submitted', actor: 'alpha', caseId: id }),
  );
  expect(own.faults).toEqual([]);
  await own.close();
});
