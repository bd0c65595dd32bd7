import { wireNameOf } from '@rappen/core/ebill';
import { receiptsExample } from '@rappen/core/statement';
import type { SubmissionReading } from '@rappen/http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openThreads } from '../../../packages/node/src/work-threads.ts';
import { formOf } from '../payment-bodies.ts';
import { base64, plainPdf, type Sent, type Service, startService } from './service.ts';
import { caseOf, type Kind, kindNames, kinds, xmlOf } from './submissions.ts';

/** More than is read where it arrives. */
const padding = ' '.repeat(70_000);
const path = '/api/v1/business-cases';
const inJson = { 'content-type': 'application/json' };
const inXml = { 'content-type': 'application/xml' };

function formWith(kind: Kind, businessCase: unknown): FormData {
  const form = new FormData();
  form.append('file', new Blob([plainPdf()], { type: 'application/pdf' }), 'bill.pdf');
  const part = new Blob([JSON.stringify(businessCase) + padding], { type: 'application/json' });
  form.append(wireNameOf(kinds[kind]), part, 'case.json');
  return form;
}

/** Every way to send a business case of each kind. */
const ways: readonly (readonly [name: string, path: string, body: () => Sent])[] = kindNames.flatMap((kind) => [
  [
    `${kind} in JSON`,
    `${path}/${kind}`,
    () => ({
      headers: inJson,
      body: JSON.stringify({ pdf: base64(plainPdf()), businessCase: caseOf(kind) }) + padding,
    }),
  ],
  [`${kind} in XML`, `${path}/${kind}`, () => ({ headers: inXml, body: xmlOf(kind, caseOf(kind)) + padding })],
  [`${kind} as a form`, `${path}/${kind}/multipart`, () => ({ body: formWith(kind, caseOf(kind)) })],
]);

describe('what is long is read elsewhere, before anything else looks into it', () => {
  let service: Service;
  const asked: [name: string, owner: string, hasSignal: boolean][] = [];
  const noting =
    (name: string) => async (_body: Uint8Array, options: { owner: string }, how?: { signal?: AbortSignal }) => {
      asked.push([name, options.owner, how?.signal !== undefined]);
      return { ok: false, problems: [{ code: 'WORK_TOO_SLOW', path: [], params: { seconds: 20 } }] } as never;
    };
  const reading: SubmissionReading = {
    readTyped: noting('readTyped'),
    inspect: noting('inspect'),
    readStatements: noting('readStatements'),
  };
  beforeAll(async () => {
    service = await startService();
    Object.assign(service.ports.ebill as object, { reading });
  });
  afterAll(() => service.close());

  test.each(ways)('%s', async (_, target, body) => {
    const answer = await service.send('POST', `${target}?processingMode=STAGE`, body());
    expect([answer.status, answer.json.code]).toEqual([422, 'WORK_TOO_SLOW']);
    expect(asked.splice(0)).toEqual([['readTyped', 'alpha', true]]);
  });

  test.each([
    ['in XML', { headers: inXml, body: receiptsExample + padding }],
    ['as a form', { body: formOf({ statement: receiptsExample + padding }) }],
  ])('account statements %s', async (_, sent) => {
    const answer = await service.send('POST', '/api/v1/statements', sent);
    expect([answer.status, answer.json.code]).toEqual([422, 'WORK_TOO_SLOW']);
    expect(asked.splice(0)).toEqual([['readStatements', 'alpha', true]]);
  });

  test('a PDF, however short', async () => {
    const sent = { headers: { 'content-type': 'application/pdf' }, body: plainPdf() };
    const answer = await service.send('POST', `${path}?processingMode=STAGE`, sent);
    expect(answer.json.code).toBe('PDF_CONVERSION_FAILED');
    expect(asked.splice(0)).toEqual([['inspect', 'alpha', true]]);
  });

  test('but what is short is read where it arrives', async () => {
    const answer = await service.send('POST', `${path}/bill`, { headers: inJson, body: '{' });
    expect([answer.json.code, asked]).toEqual(['MALFORMED_JSON', []]);
  });
});

describe('in a thread the same is read, and the same refused', () => {
  let here: Service;
  let there: Service;
  let threads: Awaited<ReturnType<typeof openThreads>>;
  beforeAll(async () => {
    threads = await openThreads(1);
    here = await startService();
    there = await startService();
    Object.assign(there.ports.ebill as object, { reading: threads.reading, pdf: threads });
  });
  afterAll(async () => {
    threads.end();
    await here.close();
    await there.close();
  });
  const both = async (target: string, sent: () => Sent) => {
    const [one, other] = [await here.send('POST', target, sent()), await there.send('POST', target, sent())];
    const { requestId: _one, createdAt: _at, ...expected } = one.json;
    const { requestId: _other, createdAt: _then, ...found } = other.json;
    expect([other.status, found]).toEqual([one.status, expected]);
    return one;
  };

  test.each(ways)('%s', async (_, target, body) => {
    const sent = body();
    expect((await both(`${target}?processingMode=STAGE`, () => sent)).status).toBe(201);
  });

  test('of a case with everything wrong, every value that was refused is shown', async () => {
    const wrong = caseOf('bill', {
      'totalAmount.value': 12.345,
      'billRecipient.emailAddress': 'nobody',
      businessCaseDate: '2026-13-01',
      referenceNumber: 'x'.repeat(300),
      'singlePayment.paymentInformation.dueDate': true,
    });
    const body = JSON.stringify({ pdf: base64(plainPdf()), businessCase: wrong }) + padding;
    const answer = await both(`${path}/bill?processingMode=NEVER`, () => ({ headers: inJson, body }));
    const shown = answer.json.fieldErrors.map(({ rejectedValue }: { rejectedValue: unknown }) => rejectedValue);
    expect(shown).toEqual(expect.arrayContaining(['12.345', 'nobody', '2026-13-01', 'x'.repeat(200), 'true', 'NEVER']));
  });

  test('what the books deny shows what was sent', async () => {
    const ibanPath = 'singlePayment.paymentInformation.accountAndReference.generic.iban';
    const denied = caseOf('bill', { [ibanPath]: 'CH93 0076 2011 6238 5295 7' });
    const body = JSON.stringify({ pdf: base64(plainPdf()), businessCase: denied }) + padding;
    const answer = await both(`${path}/bill?processingMode=STAGE`, () => ({ headers: inJson, body }));
    expect(answer.status).toBeGreaterThanOrEqual(400);
  });

  test('more problems than an answer lists are counted', async () => {
    const entries = Array.from({ length: 900 }, () => ({ name: '' }));
    const body = JSON.stringify({
      pdf: base64(plainPdf()),
      businessCase: { ...caseOf('bill'), billRecipient: entries },
    });
    await both(`${path}/bill?processingMode=STAGE`, () => ({ headers: inJson, body: body + padding }));
  });

  test.each([
    ['settled', { headers: inXml, body: receiptsExample + padding }],
    ['unreadable', { headers: inXml, body: `<a>${padding}` }],
    ['missing', { body: formOf({ other: padding }) }],
  ])('account statements: %s', async (_, sent) => {
    await both('/api/v1/statements', () => sent);
  });

  test.each([
    ['without data', plainPdf()],
    ['broken', new TextEncoder().encode(`%PDF-1.7${padding}`)],
  ])('a PDF %s', async (_, body) => {
    await both(`${path}?processingMode=STAGE`, () => ({ headers: { 'content-type': 'application/pdf' }, body }));
  });
});
