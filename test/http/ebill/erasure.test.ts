import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { applyNetworkEvents, deliverDue, sendDue, type WebhookSender } from '@rappen/http';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { keys, plainPdf, type Service, startService } from './service.ts';
import { caseOf, fieldErrorsOf, submitJson } from './submissions.ts';

const path = '/api/v1/business-cases/erase';
/** Strings that nothing else would have, as people's names have letters beyond ASCII. */
const person = { name: 'Zuñiga-Quirós Xaverine', street: 'Wispelbörnliweg', city: 'Hintertupfingen' };
const local = 'xaverine.wispel';
const address = `${local}+allowed@quirlig.example`;
const former = `${local}+historic@quirlig.example`;
/** A file of its own, in the middle of which nothing is like another. */
const pdf = plainPdf(person.name);
const inPdf = pdf.subarray(pdf.length - 1200, pdf.length - 1100);
const texts = [person.name, person.street, person.city, local, 'Eiderdaunen-Rechnung', 'blubbernder Empfänger'];
const secrets = [...texts, inPdf];

let folder: string;
let service: Service;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'rappen-erasure-'));
  service = await startService(undefined, join(folder, 'rappen.sqlite'));
});
afterEach(async () => {
  await service.close();
  rmSync(folder, { recursive: true });
});

const erase = (json: object, key: string = keys.admin) => service.send('POST', path, { json, key });
const receiver: WebhookSender = { send: async () => ({ status: 500, bodyStart: 'Ein blubbernder Empfänger' }) };

/** Which texts can be read in the files of the store, whatever the store itself finds. */
function found(wanted: readonly (string | Uint8Array)[]): (string | Uint8Array)[] {
  const files = readdirSync(folder).filter((name) => name !== 'rappen.mark');
  const bytes = files.map((name) => readFileSync(join(folder, name)));
  return wanted.filter((text) =>
    bytes.some((each) => each.includes(typeof text === 'string' ? text : Buffer.from(text))),
  );
}

function businessCaseOf(emailAddress = address) {
  return caseOf('bill', {
    'billRecipient.emailAddress': emailAddress,
    'billRecipient.billRecipientNetId': undefined,
    'billRecipient.name': person.name,
    'billRecipient.address': {
      structuredAddress: { street: person.street, city: person.city, postalCode: '3600', countryCode: 'CH' },
    },
  });
}

/** A bill to the person, as far as its recipient has paid it. */
async function settled(emailAddress = address): Promise<{ id: number; type: string; referenceNumber: string }> {
  const headers = { 'x-filename': 'Eiderdaunen-Rechnung.pdf', 'idempotency-key': crypto.randomUUID() };
  const businessCase = businessCaseOf(emailAddress);
  const { json } = await submitJson(service, 'bill', businessCase, { headers, pdf });
  expect(json.processingStatus).toBe('PROCESSING');
  await deliverDue(service.ports);
  const stored = await service.store.cases.get(service.alpha.id, json.id);
  const businessCaseNetId = stored?.state.businessCaseNetId ?? '';
  await service.tell({ kind: 'act', businessCaseNetId, action: { kind: 'reject' } });
  await applyNetworkEvents(service.ports);
  return json;
}

test('of an erased case nothing is left in any file of the store, but that its number was used', async () => {
  const hooks = ['PROCESSING_STATUS_CHANGED_EVENTS', 'BILL_RECIPIENT_EMAIL_ADDRESS_CHANGED_EVENTS'];
  for (const eventType of hooks)
    await service.send('POST', '/api/v1/webhook/events', {
      json: { eventType, hookUrl: 'https://hooks.example.org/' },
    });
  const { id, referenceNumber } = await settled(former);
  const staged = await submitJson(service, 'bill', businessCaseOf(), { mode: 'STAGE' });
  expect(staged.status).toBe(201);
  await sendDue(service.ports, receiver);
  expect(found(secrets)).toEqual(secrets);
  const feed = '/api/v1/events/processing-status-changed';
  const emails = '/api/v1/events/six/bill-recipient-email-address-changed';
  const before = (await service.send('GET', feed)).json;
  expect((await service.send('GET', emails)).json.length).toBe(1);

  await service.send('POST', '/connect/StagedCases/discard', { json: { id: staged.json.id }, key: keys.admin });
  const answer = await erase({ ids: [id, staged.json.id] });
  expect(answer.json).toEqual({
    erased: 2,
    refused: 0,
    cases: [
      { id, type: 'Bill', referenceNumber, outcome: 'ERASED' },
      { id: staged.json.id, type: 'Bill', referenceNumber: staged.json.referenceNumber, outcome: 'ERASED' },
    ],
  });
  expect(found(secrets)).toEqual([]);
  expect((await service.send('GET', `/api/v1/business-cases/${id}`)).status).toBe(404);
  expect((await service.send('GET', emails)).json).toEqual([]);
  expect((await service.send('GET', feed)).json.slice(0, before.length)).toEqual(before);
  const again = await submitJson(service, 'bill', { ...businessCaseOf(), referenceNumber });
  expect(fieldErrorsOf(again)).toContain('referenceNumber DUPLICATE_REFERENCE_NUMBER');
  const [entry] = await service.store.audit.list(service.alpha.id, { limit: 1 });
  expect(entry).toMatchObject({ action: 'case.erased', actor: 'admin' });
  expect(service.faults).toEqual([]);
});

describe('all cases of a recipient', () => {
  test.each(['emailAddress', 'billRecipientNetId'] as const)('are erased by %s, open ones refused', async (by) => {
    const first = await settled();
    const open = await submitJson(service, 'bill', businessCaseOf(), { mode: 'STAGE' });
    const other = await submitJson(service, 'bill', caseOf('bill'), { mode: 'STAGE' });
    const stored = await service.store.cases.get(service.alpha.id, first.id);
    const billRecipientNetId = stored?.recipient.billRecipientNetId;
    const whose = by === 'emailAddress' ? { emailAddress: address.toUpperCase() } : { billRecipientNetId };
    const message = expect.stringContaining('not over');
    const nameOf = ({ id, type, referenceNumber }: typeof first) => ({ id, type, referenceNumber });
    const refused = { ...nameOf(open.json), outcome: 'REFUSED', code: 'CASE_NOT_OVER', message };
    expect((await erase(whose)).json).toEqual({
      erased: 1,
      refused: 1,
      cases: [{ ...nameOf(first), outcome: 'ERASED' }, refused],
    });
    expect((await erase(whose)).json).toEqual({ erased: 0, refused: 1, cases: [refused] });
    expect((await erase({ ...whose, after: open.json.id })).json).toEqual({ erased: 0, refused: 0, cases: [] });
    for (const { id } of [open.json, other.json])
      expect((await service.send('GET', `/api/v1/business-cases/${id}`)).status).toBe(200);
  });

  test('a call does a hundred, and says where the next one goes on', async () => {
    for (let count = 0; count < 101; count += 1)
      await submitJson(service, 'bill', businessCaseOf(), {
        mode: 'STAGE',
        headers: { 'x-anomaly-detection': 'SKIP' },
      });
    const first = (await erase({ emailAddress: address })).json;
    expect([first.refused, first.next]).toEqual([100, first.cases.at(-1).id]);
    const second = (await erase({ emailAddress: address, after: first.next })).json;
    expect([second.refused, second.next]).toEqual([1, undefined]);
  });
});

test('an erasure names either cases or one recipient', async () => {
  for (const wrong of [{}, { ids: [1], emailAddress: address }, { ids: [1], after: 1 }]) {
    const answer = await erase(wrong);
    expect([answer.status, fieldErrorsOf(answer)]).toEqual([400, ['ids ERASE_WHAT']]);
  }
});

test('a key that may only submit, and an owner of another biller, erase nothing', async () => {
  const { id } = await settled();
  expect((await erase({ ids: [id] }, keys.alpha)).status).toBe(403);
  const ofOther = await erase({ ids: [id] }, keys.otherAdmin);
  const message = expect.any(String);
  expect(ofOther.json.cases).toEqual([{ id, outcome: 'REFUSED', code: 'BUSINESS_CASE_NOT_FOUND', message }]);
  expect((await service.send('GET', `/api/v1/business-cases/${id}`)).status).toBe(200);
});

test('a file that another case names stays with that', async () => {
  const { id } = await settled();
  const headers = { 'x-anomaly-detection': 'SKIP' };
  const other = await submitJson(service, 'bill', caseOf('bill'), {
    mode: 'STAGE',
    headers,
    pdf: plainPdf(person.name),
  });
  await erase({ ids: [id] });
  const kept = await service.store.pdfs.get(service.alpha.id, other.json.id, 'submitted');
  expect(kept).toEqual(plainPdf(person.name));
});
