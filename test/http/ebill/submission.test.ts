import { readXmlDocument, wireNameOf } from '@rappen/core/ebill';
import { attachmentsOf } from '@rappen/pdf/attachments';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectValue } from '../../results.ts';
import { base64, keys, plainPdf, type Service, startService } from './service.ts';
import { caseOf, element, fieldErrorsOf, kindNames, kinds, submitForm, submitJson, xmlOf } from './submissions.ts';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

describe.each(kindNames)('%s', (kind) => {
  test('is accepted as JSON, delivered, and carried by its PDF', async () => {
    const businessCase = caseOf(kind);
    const created = await submitJson(service, kind, businessCase, { headers: { prefer: 'wait=5' } });
    expect(created.status, created.text).toBe(201);
    expect(created.json).toMatchObject({
      type: kinds[kind],
      referenceNumber: businessCase['referenceNumber'],
      status: 'OPEN',
      processingStatus: 'DELIVERED',
      billerNetId: service.alpha.billerNetId,
      businessCaseNetId: expect.stringMatching(/^BCID[0-9A-F]{32}$/),
    });
    expect(created.headers.get('location')).toBe(`/api/v1/business-cases/${created.json.id}`);
    expect(created.headers.get('preference-applied')).toBe('wait=5');
    expect(created.headers.get('x-pdfa-converted')).toBe('false');
    const pdf = await service.send('GET', `/api/v1/business-cases/${created.json.id}`, {
      headers: { accept: 'application/pdf' },
    });
    const [attachment] = expectValue(attachmentsOf(pdf.bytes));
    expect(attachment).toMatchObject({ name: 'ebill.xml', mediaType: 'application/xml', relationship: 'Data' });
    const carried = expectValue(readXmlDocument(new TextDecoder().decode(attachment?.bytes)));
    expect(carried.type).toBe(kinds[kind]);
  });

  test('is accepted as XML, staged', async () => {
    const created = await service.send('POST', `/api/v1/business-cases/${kind}?processingMode=STAGE`, {
      headers: { 'content-type': 'application/xml; charset=utf-8' },
      body: xmlOf(kind, caseOf(kind)),
    });
    expect(created.status, created.text).toBe(201);
    expect(created.json).toMatchObject({ processingStatus: 'STAGED', status: 'OPEN' });
    expect(created.json.businessCaseNetId).toBeUndefined();
  });

  test('is accepted as a form of fields', async () => {
    const created = await submitForm(service, kind, caseOf(kind));
    expect(created.status, created.text).toBe(201);
  });

  test.each(['application/json', 'application/xml'])('is accepted as a form with one part of %s', async (type) => {
    const part = wireNameOf(kinds[kind]);
    const businessCase = caseOf(kind);
    const content = type === 'application/json' ? JSON.stringify(businessCase) : element(part, businessCase);
    const form = new FormData();
    form.append('file', new Blob([plainPdf()], { type: 'application/pdf' }), 'bill.pdf');
    form.append(part, new Blob([content], { type }), 'data');
    const created = await service.send('POST', `/api/v1/business-cases/${kind}/multipart?processingMode=STAGE`, {
      body: form,
    });
    expect(created.status, created.text).toBe(201);
  });

  test('is refused with everything that is wrong at once', async () => {
    const wrong = caseOf(kind, { 'billRecipient.name': '', 'totalAmount.currencyCode': 'XXY', id: 7 });
    const answer = await submitJson(service, kind, wrong, { mode: '', headers: { 'x-filename': 'x'.repeat(100) } });
    expect(answer.status).toBe(400);
    expect(answer.json).toMatchObject({ status: 400, code: 'VALIDATION_FAILED', requestId: expect.any(String) });
    const found = fieldErrorsOf(answer);
    for (const one of [
      'processingMode REQUIRED',
      'x-filename SIZE',
      'billRecipient.name SIZE',
      'totalAmount.currencyCode CURRENCY_UNKNOWN',
      'id FIELD_NOT_ALLOWED',
    ]) {
      expect(found).toContain(one);
    }
  });

  test('is refused without a form', async () => {
    const empty = new FormData();
    empty.append('x', '1');
    const answer = await service.send('POST', `/api/v1/business-cases/${kind}/multipart?processingMode=STAGE`, {
      body: empty,
    });
    expect(answer.status).toBe(400);
    expect(fieldErrorsOf(answer)).toContain('file REQUIRED');
  });
});

describe('a body that cannot be read', () => {
  const target = '/api/v1/business-cases/bill?processingMode=STAGE';
  const pdf = base64(plainPdf());
  test.each<[string, string, string, string, number]>([
    ['nothing', 'application/json', '', 'BODY_REQUIRED', 400],
    ['half of JSON', 'application/json', '{"pdf":', 'MALFORMED_JSON', 400],
    ['a name twice', 'application/json', '{"pdf":"","pdf":""}', 'DUPLICATE_JSON_KEY', 400],
    ['JSON without end', 'application/json', '['.repeat(100_000), 'MALFORMED_JSON', 400],
    ['bytes that are no text', 'application/json', '\u00ff', 'MALFORMED_TEXT', 400],
    ['half of XML', 'application/xml', '<billRequest>', 'MALFORMED_XML', 400],
    ['a document type', 'application/xml', '<!DOCTYPE a><billRequest/>', 'XML_DOCTYPE_FORBIDDEN', 400],
    ['the XML of another type', 'application/xml', '<adviceRequest/>', 'TYPE_MISMATCH', 400],
    ['XML without end', 'application/xml', '<a>'.repeat(100_000), 'XML_LIMIT_EXCEEDED', 400],
    ['text', 'text/plain', 'bill', 'UNSUPPORTED_MEDIA_TYPE', 415],
    ['JSON in Latin-1', 'application/json; charset=iso-8859-1', '{}', 'UNSUPPORTED_MEDIA_TYPE', 415],
    ['too much', 'application/json', `"${'x'.repeat(14_000_001)}"`, 'PAYLOAD_TOO_LARGE', 413],
  ])('%s', async (_what, type, body, code, status) => {
    const bytes = code === 'MALFORMED_TEXT' ? Uint8Array.of(0xff, 0xfe, 0x7b) : new TextEncoder().encode(body);
    const answer = await service.send('POST', target, { headers: { 'content-type': type }, body: bytes });
    expect([answer.status, answer.json.code]).toEqual([status, code]);
    if (status === 415) expect(answer.headers.get('accept-post')).toBe('application/json, application/xml');
  });

  test.each([
    ['no base64', `${pdf.slice(0, -8)}@@@@`, 'INVALID_BASE64', 400],
    ['base64 without its padding', 'JVBERg', 'INVALID_BASE64', 400],
    ['a data address', `data:application/pdf;base64,${pdf}`, 'INVALID_BASE64', 400],
    ['a PDF that is too large', 'A'.repeat(13_333_336), 'PDF_TOO_LARGE', 413],
  ])('%s', async (_what, text, code, status) => {
    const answer = await service.send('POST', target, { json: { pdf: text, businessCase: caseOf('bill') } });
    expect([answer.status, fieldErrorsOf(answer)]).toEqual([status, [`pdf ${code}`]]);
    expect(answer.json.fieldErrors[0].rejectedValue).toBeUndefined();
  });

  test('a file name of anything is kept plain', async () => {
    const boundary = 'limit';
    const head = (disposition: string) => `--${boundary}\r\ncontent-disposition: form-data; ${disposition}\r\n\r\n`;
    const body = Buffer.concat([
      Buffer.from(head('name="file"; filename="a\u0000b\u0007.pdf"')),
      plainPdf(),
      Buffer.from(`\r\n${head('name="bill"')}${JSON.stringify(caseOf('bill'))}\r\n--${boundary}--\r\n`),
    ]);
    const answer = await service.send('POST', '/api/v1/business-cases/bill/multipart?processingMode=STAGE', {
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
      body,
    });
    expect(answer.status, answer.text).toBe(201);
    expect((await service.store.cases.get(service.alpha.id, answer.json.id))?.fileName).toBe('ab.pdf');
  });

  test('a file is told where the form has it', async () => {
    const form = new FormData();
    form.append('file', new Blob(['%PDF-'], { type: 'text/html' }), 'bill.pdf');
    form.append('bill', new Blob([JSON.stringify(caseOf('bill'))], { type: 'application/json' }));
    const answer = await service.send('POST', '/api/v1/business-cases/bill/multipart?processingMode=STAGE', {
      body: form,
    });
    expect([answer.status, fieldErrorsOf(answer)]).toEqual([422, ['file PDF_INVALID']]);
  });

  test.each([
    [
      'two files',
      [
        ['file', 'a'],
        ['file', 'b'],
      ],
    ],
    [
      'a field twice',
      [
        ['file', 'a'],
        ['bill[a]', '1'],
        ['bill[a]', '2'],
      ],
    ],
    [
      'names of machinery',
      [
        ['file', 'a'],
        ['bill[__proto__][x]', '1'],
      ],
    ],
    [
      'a list with gaps',
      [
        ['file', 'a'],
        ['bill[x][1]', '1'],
      ],
    ],
    ['more parts than any form has', Array.from({ length: 401 }, (_, at) => [`bill[${at}]`, ''])],
    [
      'a field without end',
      [
        ['file', 'a'],
        ['bill[name]', 'x'.repeat(65_001)],
        ['bill[id]', '1'],
      ],
    ],
  ])('%s', async (_what, fields) => {
    const form = new FormData();
    for (const [name = '', text = ''] of fields as string[][]) {
      if (name === 'file') form.append(name, new Blob([text]), 'bill.pdf');
      else form.append(name, text);
    }
    const answer = await service.send('POST', '/api/v1/business-cases/bill/multipart?processingMode=STAGE', {
      body: form,
    });
    expect([answer.status, answer.json.code]).toEqual([400, 'MALFORMED_MULTIPART']);
  });
});

describe('headers', () => {
  test.each([
    ['x-anomaly-detection', 'skip', 'INVALID_ANOMALY_HEADER'],
    ['x-anomaly-detection', '', 'INVALID_ANOMALY_HEADER'],
    ['idempotency-key', '', 'INVALID_IDEMPOTENCY_KEY'],
    ['idempotency-key', 'x'.repeat(256), 'INVALID_IDEMPOTENCY_KEY'],
    ['idempotency-key', 'a b', 'INVALID_IDEMPOTENCY_KEY'],
    ['x-filename', '', 'VALIDATION_FAILED'],
  ])('%s: %s', async (name, value, code) => {
    const answer = await submitJson(service, 'bill', caseOf('bill'), { headers: { [name]: value } });
    expect([answer.status, answer.json.code]).toEqual([400, code]);
  });

  test.each([
    ['processingMode=NOW', 'processingMode INVALID_ENUM'],
    ['refByPlatformID=0', 'refByPlatformID PATTERN'],
    ['refByPlatformID=2147483648', 'refByPlatformID PATTERN'],
    ['refByReferenceStructured=7', 'refByReferenceStructured PATTERN'],
    ['refByReferenceStructured=RF19539007547034', 'refByReferenceStructured SCOR_CHECKSUM'],
    ['refByReferenceStructured=210000000003139471430009018', 'refByReferenceStructured QRR_CHECKSUM'],
    ['refByEBillReferenceNumber=a%00b', 'refByEBillReferenceNumber CHARSET'],
    [`refByEBillReferenceNumber=${'x'.repeat(121)}`, 'refByEBillReferenceNumber SIZE'],
  ])('the parameter %s', async (parameter, found) => {
    const mode = parameter.startsWith('processing') ? '' : 'STAGE';
    const answer = await submitJson(service, 'bill', caseOf('bill'), { mode, query: `&${parameter}` });
    expect([answer.status, fieldErrorsOf(answer)]).toEqual([400, [found]]);
    expect(answer.json.fieldErrors[0].rejectedValue).toBe(decodeURIComponent(parameter.split('=')[1] ?? ''));
  });

  test('what is refused is shown up to 200 characters', async () => {
    const answer = await submitJson(service, 'bill', caseOf('bill', { 'billRecipient.name': 'x'.repeat(5000) }));
    expect(answer.json.fieldErrors[0].rejectedValue).toHaveLength(200);
  });
});

describe('who may', () => {
  test.each([
    ['no key', '', 401, 'API_KEY_MISSING'],
    ['an unknown key', 'nobody-has-this-key', 401, 'API_KEY_INVALID'],
    ['a key that only reads', keys.reader, 403, 'SCOPE_MISSING'],
    ['a key for QR-bills', keys.printer, 403, 'SCOPE_MISSING'],
    ['a key without biller', keys.stranger, 403, 'BILLER_UNKNOWN'],
  ])('%s', async (_what, key, status, code) => {
    const answer = await service.send('POST', '/api/v1/business-cases/bill?processingMode=STAGE', { key, json: {} });
    expect([answer.status, answer.json.code]).toEqual([status, code]);
    expect(answer.headers.get('www-authenticate')).toBe(status === 401 ? 'ApiKey realm="ebill"' : null);
  });

  test('a suspended biller reads, and submits nothing', async () => {
    const own = await startService();
    await own.store.billers.update(own.alpha.id, { status: 'SUSPENDED' });
    expect((await submitJson(own, 'bill', caseOf('bill'))).json.code).toBe('BILLER_SUSPENDED');
    expect((await own.send('GET', '/api/v1/events/processing-status-changed')).status).toBe(200);
    expect((await own.send('HEAD', '/api/v1/apikey')).status).toBe(403);
    await own.close();
  });

  test('who takes no JSON gets none', async () => {
    const answer = await submitJson(service, 'bill', caseOf('bill'), { headers: { accept: 'text/html' } });
    expect([answer.status, answer.json.code]).toEqual([406, 'NOT_ACCEPTABLE']);
  });
});
