import { deliverDue } from '@rappen/http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { base64, keys, plainPdf, type Service, startService } from './service.ts';
import { caseOf, fieldErrorsOf, submitJson } from './submissions.ts';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

const skip = { 'X-Anomaly-Detection': 'SKIP' };
const seen = async (id: number) => (await service.send('GET', `/api/v1/business-cases/${id}`)).json;

describe('a parameter that is given twice', () => {
  test.each<[string, string, unknown, string]>([
    ['POST', '/api/v1/business-cases/bill?processingMode=STAGE&processingMode=DELIVER', {}, 'processingMode'],
    ['POST', '/api/v1/business-cases/bill?processingMode=STAGE&processingMode=STAGE', {}, 'processingMode'],
    [
      'POST',
      '/api/v1/business-cases/bill?processingMode=STAGE&refByPlatformID=1&refByPlatformID=2',
      {},
      'refByPlatformID',
    ],
    ['GET', '/api/v1/events/processing-status-changed?lastEventId=0&lastEventId=1', undefined, 'lastEventId'],
    ['DELETE', '/api/v1/webhook?id=1&id=2', undefined, 'id'],
  ])('is refused: %s %s', async (method, path, json, name) => {
    const body = json && { pdf: base64(plainPdf()), businessCase: caseOf('bill') };
    const answer = await service.send(method, path, { json: body });
    expect([answer.status, fieldErrorsOf(answer)]).toEqual([400, [`${name} PARAMETER_REPEATED`]]);
  });

  test('does not matter where nobody reads it', async () => {
    const answer = await submitJson(service, 'bill', caseOf('bill'), { mode: 'STAGE', query: '&trace=1&trace=2' });
    expect(answer.status, answer.text).toBe(201);
  });
});

describe('null', () => {
  test('is nothing in a search', async () => {
    const item = {
      emailAddress: 'p+allowed@example.org',
      billRecipientNetId: null,
      enterpriseIdentificationNumber: null,
    };
    const found = await service.send('POST', '/api/v1/bill-recipients/search', { json: { items: [item] } });
    expect([found.status, found.json.items?.[0].submissionStatus]).toEqual([200, 'ALLOWED']);
    const none = { items: [{ emailAddress: null }] };
    const refused = await service.send('POST', '/api/v1/bill-recipients/search', { json: none });
    expect([refused.status, fieldErrorsOf(refused)]).toEqual([400, ['items[0] ONE_IDENTIFIER']]);
  });

  test('is nothing in a webhook and in what pages send', async () => {
    const json = { id: null, eventType: 'PROCESSING_STATUS_CHANGED_EVENTS', hookUrl: 'https://hooks.example.ch/null' };
    const made = await service.send('POST', '/api/v1/webhook/events', { json: { ...json, description: null } });
    expect(made.status, made.text).toBe(201);
    const listed = await service.send('POST', '/connect/Cases/list', { key: keys.admin, json: { limit: null } });
    expect(listed.status, listed.text).toBe(200);
  });
});

test('a body that is no plain UTF-8 is told so', async () => {
  for (const headers of [{ 'content-encoding': 'gzip' }, { 'content-type': 'application/json; charset=iso-8859-1' }]) {
    const answer = await service.send('POST', '/api/v1/business-cases/bill?processingMode=STAGE', {
      json: {},
      headers,
    });
    expect([answer.status, answer.json.code]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
    expect(answer.json.message).toBe('A body of type application/json must be UTF-8 without Content-Encoding');
  }
});

test.each(['text', 5, [], true])('a business case that is %j is told where it stands', async (businessCase) => {
  const answer = await submitJson(service, 'bill', businessCase, { mode: 'STAGE' });
  expect([answer.status, fieldErrorsOf(answer)]).toEqual([400, ['businessCase TYPE']]);
});

describe('the bill that a case refers to', () => {
  const wait = { ...skip, Prefer: 'wait=5' };

  test('is the head of a chain in the first answer as in later ones', async () => {
    const first = await submitJson(service, 'bill', caseOf('bill'), { headers: wait });
    const referencedBill = { referenceNumber: first.json.referenceNumber };
    const second = await submitJson(service, 'bill', caseOf('bill', { referencedBill }), { headers: wait });
    const third = await submitJson(service, 'bill', caseOf('bill', { referencedBill }), { headers: wait });
    const businessCaseNetId = second.json.businessCaseNetId;
    expect(third.json.referencedBill).toEqual({ ...referencedBill, businessCaseNetId });
    expect((await seen(third.json.id)).referencedBill).toEqual(third.json.referencedBill);
  });

  test('is only named by a donation inquiry', async () => {
    const bill = await submitJson(service, 'bill', caseOf('bill'), { headers: wait });
    const referencedBill = { referenceNumber: bill.json.referenceNumber };
    const donation = await submitJson(service, 'donation-inquiry', caseOf('donation-inquiry', { referencedBill }), {
      headers: wait,
    });
    expect([donation.status, donation.json.referencedBill]).toEqual([201, referencedBill]);
    expect((await seen(donation.json.id)).referencedBill).toEqual(referencedBill);
  });
});

describe('a feed that has nothing to tell since an instant', () => {
  const path = '/api/v1/events/processing-status-changed';

  test('does not say to begin with the oldest', async () => {
    const answer = await service.send('GET', `${path}?since=2027-01-01T00:00:00Z`);
    expect([answer.status, answer.text, answer.headers.get('x-last-event-id')]).toEqual([200, '[]', null]);
    expect((await service.send('GET', `${path}?since=2026-01-01T00:00:00Z`)).headers.get('x-last-event-id')).toBe(
      String((await service.send('GET', path)).json.at(-1).id),
    );
  });

  test('clips any number of events', async () => {
    expect((await service.send('GET', `${path}?limit=99999999999`)).status).toBe(200);
  });
});

test('a move that is not possible is refused before anything is validated', async () => {
  const amount = '7000000.05';
  const unusual = { 'totalAmount.value': amount, 'singlePayment.paymentInformation.amount.value': amount };
  const businessCase = caseOf('bill', { referenceNumber: 'unusual #fail', ...unusual });
  const failed = await submitJson(service, 'bill', businessCase, { headers: skip });
  await deliverDue(service.ports);
  expect((await seen(failed.json.id)).processingStatus).toBe('FAILED');
  for (const [method, more] of [
    ['release', {}],
    ['update', { businessCase: caseOf('bill') }],
  ] as const) {
    const json = { id: failed.json.id, ...more };
    const answer = await service.send('POST', `/connect/StagedCases/${method}`, { key: keys.admin, json });
    expect([answer.status, answer.json.code]).toEqual([409, 'ILLEGAL_STATE']);
  }
});

test('deliveries of a webhook that is none are not there', async () => {
  const answer = await service.send('POST', '/connect/Webhooks/deliveries', { key: keys.admin, json: { id: 4711 } });
  expect([answer.status, answer.json.code]).toEqual([404, 'WEBHOOK_NOT_FOUND']);
});

test('an account that is kept in one currency takes no bills in the other', async () => {
  const iban = 'CH9300762011623852957';
  const call = (method: string, json: object) =>
    service.send('POST', `/connect/CreditAccounts/${method}`, { key: keys.admin, json });
  expect((await call('add', { iban, currencies: ['CHF'] })).status).toBe(200);
  const field = 'singlePayment.paymentInformation';
  const inCurrency = (currencyCode: string) => ({
    'totalAmount.currencyCode': currencyCode,
    [`${field}.amount.currencyCode`]: currencyCode,
    [`${field}.accountAndReference.generic.iban`]: iban,
  });
  const euros = await submitJson(service, 'bill', caseOf('bill', inCurrency('EUR')), { mode: 'STAGE' });
  const found = `${field}.amount.currencyCode CURRENCY_NOT_OF_ACCOUNT`;
  expect([euros.status, fieldErrorsOf(euros)]).toEqual([422, [found]]);
  const francs = await submitJson(service, 'bill', caseOf('bill', inCurrency('CHF')), { mode: 'STAGE' });
  expect(francs.status, francs.text).toBe(201);
});

describe('a simulated recipient', () => {
  const delivered = async (kind: 'bill' | 'donation-inquiry' | 'instalment-bill', changes = {}) =>
    (await submitJson(service, kind, caseOf(kind, changes), { headers: { ...skip, Prefer: 'wait=5' } })).json;
  const approve = (method: string, json: object) =>
    service.send('POST', `/connect/Simulator/${method}`, { key: keys.admin, json });
  const field = 'singlePayment.paymentInformation';

  test('approves another amount where that is allowed', async () => {
    const { id, businessCaseNetId } = await delivered('bill', { [`${field}.payableAmountCanBeModified`]: true });
    const approvedAmount = { value: 12.5, currencyCode: 'CHF' };
    const done = await approve('approve', { businessCaseNetId, approvedAmount });
    expect(done.status, done.text).toBe(200);
    expect(await seen(id)).toMatchObject({ status: 'APPROVED', approvedAmount });
    const feed = await service.send('GET', '/api/v1/events/six/business-case-status-changed?limit=1000');
    expect(feed.json.at(-1)).toMatchObject({ businessCaseId: id, newStatus: 'APPROVED', approvedAmount });
    expect(feed.text).toContain('"value":12.50');
  });

  test.each([
    [{ value: '1.00', currencyCode: 'CHF' }, 422, 'APPROVED_AMOUNT_NOT_ALLOWED'],
    [{ value: 0, currencyCode: 'CHF' }, 422, 'APPROVED_AMOUNT_NOT_ALLOWED'],
    [{ value: '1.001', currencyCode: 'CHF' }, 400, 'VALIDATION_FAILED'],
    [{ value: -1, currencyCode: 'CHF' }, 400, 'VALIDATION_FAILED'],
    [{ value: '1e2', currencyCode: 'CHF' }, 400, 'VALIDATION_FAILED'],
    [{ currencyCode: 'CHF' }, 400, 'VALIDATION_FAILED'],
    [{ value: 5 }, 400, 'VALIDATION_FAILED'],
  ])('does not approve %j of what asks for its amount', async (approvedAmount, status, code) => {
    const { businessCaseNetId } = await delivered('bill');
    const answer = await approve('approve', { businessCaseNetId, approvedAmount });
    expect([answer.status, answer.json.code]).toEqual([status, code]);
  });

  test('chooses the purpose of a donation', async () => {
    const donationPurposes = { donationPurpose: [{ externalDonationPurposeId: 'P-7', label: 'Wasser' }] };
    const { id, businessCaseNetId } = await delivered('donation-inquiry', { donationPurposes });
    const none = await approve('approve', { businessCaseNetId, externalDonationPurposeId: 'P-8' });
    expect([none.status, none.json.code]).toEqual([422, 'DONATION_PURPOSE_UNKNOWN']);
    const done = await approve('approve', { businessCaseNetId, externalDonationPurposeId: 'P-7' });
    expect(done.status, done.text).toBe(200);
    expect(await seen(id)).toMatchObject({ status: 'APPROVED', externalDonationPurposeId: 'P-7' });
  });
});
