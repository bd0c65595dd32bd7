import { beforeAll, describe, expect, test } from 'vitest';
import { jsonBodies, megabyte } from './bad-json.ts';
import { encryptedPdf, pdfBomb, pdfOf, pngOf } from './hostile-files.ts';
import { invoice, withField } from './invoice.ts';
import { apiKey, type ErrorBody, withServer } from './server.ts';

/** Made before the server runs: it takes seconds, over which no connection is kept alive. */
const bomb = pdfBomb();
const server = withServer();

describe.each(['/v2/swiss-payments-code', '/v2/payment-part-receipt'])('POST %s', (path) => {
  test.each(jsonBodies.map(([name, body, status, ...codes]) => ({ name, body, status, codes })))(
    'refuses $name',
    async (row) => {
      const { body, status, codes } = row;
      await expectRefusal(await post(path, body, 'application/json'), status, codes);
    },
  );
});

test('all that is wrong is said at once', async () => {
  const body = JSON.parse(withField('creditorInformation.iban', 'X')) as typeof invoice;
  body.creditorInformation.creditor.country = 'xx';
  body.ultimateDebtor.city = '';
  body.paymentReference.reference = '1';
  const { fieldErrors } = (await (
    await post('/v2/swiss-qr-code', JSON.stringify(body), 'application/json')
  ).json()) as ErrorBody;
  expect(fieldErrors.map((error) => [error.fieldName, error.rejectedValue, error.code])).toEqual([
    ['creditorInformation.iban', 'X', 'IBAN_FORMAT'],
    ['creditorInformation.creditor.country', 'xx', 'COUNTRY_UNKNOWN'],
    ['ultimateDebtor.city', '', 'REQUIRED'],
    ['paymentReference.reference', '1', 'QR_REFERENCE_FORMAT'],
  ]);
});

describe('content types, methods, keys and parameters', () => {
  const good = JSON.stringify(invoice);
  test.each(['text/plain', 'application/xml', 'multipart/form-data', 'application/x-www-form-urlencoded', 'json', ''])(
    'a JSON operation refuses %j',
    async (type) => expectRefusal(await post('/v2/swiss-qr-code', good, type), 415, ['UNSUPPORTED_MEDIA_TYPE']),
  );
  test.each(['application/json', 'application/octet-stream'])('a text operation refuses %j', async (type) =>
    expectRefusal(await post('/v2/swiss-payments-code/parse', 'SPC', type), 415, ['UNSUPPORTED_MEDIA_TYPE']),
  );
  test.each<[accept: string]>([
    ['image/webp'],
    ['text/html'],
    ['application/json;q=0, text/html'],
    ['*/*;q=0'],
    ['image/png;q=0, image/webp'],
  ])('nothing fits %j', async (accept) =>
    expectRefusal(await post('/v2/swiss-qr-code', good, 'application/json', { accept }), 406, ['NOT_ACCEPTABLE']),
  );
  test.each([
    'format=image/webp',
    'format=',
    'resolution=72',
    'resolution=medium_300_dpi',
    'size=-1',
    'size=1e3',
    'size=10001',
    'size=99999999999999',
    'size=abc',
    'normalizeInput=yes',
    'normalizeInput=yes',
    'profile=2.1',
    'quietZone=maybe',
  ])('parameter %s is refused', async (query) =>
    expectRefusal(
      await post(
        `/v2/swiss-qr-code?format=image/png&${query}`.replace('format=image/png&format', 'format'),
        good,
        'application/json',
      ),
      400,
      ['PARAMETER_VALUE'],
    ),
  );
  test.each([
    'pageSize=A3',
    'language=es',
    'language=DE',
    'boundaryLines=2',
    'fontFamily=COMIC',
    'additionalPrintMargin=6',
  ])('parameter %s of a payment part is refused', async (query) =>
    expectRefusal(await post(`/v2/payment-part-receipt?${query}`, good, 'application/json'), 400, ['PARAMETER_VALUE']),
  );
  test('separation text needs room above the slip', async () =>
    expectRefusal(
      await post(
        '/v2/payment-part-receipt?pageSize=DIN_LANG&boundaryLineSeparationText=true',
        good,
        'application/json',
      ),
      422,
      ['LAYOUT_SEPARATION_TEXT_NEEDS_ROOM'],
    ));
  test.each([undefined, '', 'wrong', 'x'.repeat(10_000)])('the key %j opens nothing', async (key) => {
    const headers: Record<string, string> = key === undefined ? {} : { 'x-api-key': key };
    const answer = await fetch(`${server.url}/v2/examples/qr-invoice/blank`, { headers });
    expect([answer.status, ((await answer.json()) as ErrorBody).code]).toEqual([
      401,
      key ? 'API_KEY_INVALID' : 'API_KEY_MISSING',
    ]);
  });
  test('the key may stand in the query and is kept out of the log', async () => {
    expect((await fetch(`${server.url}/v2/examples/qr-invoice/blank?api_key=${apiKey}`)).status).toBe(200);
    expect(server.lines.join('\n')).not.toContain(apiKey);
  });
  test.each([
    ['GET', '/v2/nothing', 404, 'NOT_FOUND'],
    ['GET', '/nothing', 404, 'NOT_FOUND'],
    ['GET', '/v2/swiss-qr-code/%2e%2e/x', 404, 'NOT_FOUND'],
    ['GET', '/docs/../package.json', 404, 'NOT_FOUND'],
    ['GET', '/docs/package.json', 404, 'NOT_FOUND'],
    ['DELETE', '/v2/swiss-qr-code', 405, 'METHOD_NOT_ALLOWED'],
    ['PUT', '/v2/swiss-payments-code', 405, 'METHOD_NOT_ALLOWED'],
    ['GET', '/v2/swiss-payments-code', 405, 'METHOD_NOT_ALLOWED'],
  ])('%s %s', async (method, path, status, code) => {
    const answer = await fetch(server.url + path, { method, headers: { 'x-api-key': apiKey } });
    await expectRefusal(answer, status, [code]);
  });
  test.each([
    '',
    'qrInvoice=',
    'qrInvoice=%7B',
    'qrInvoice=%E0%A4%A',
    'qrInvoice=%00',
    `qrInvoice=${encodeURIComponent('{"a":1e5}')}`,
  ])('GET with %s', async (query) => {
    const answer = await fetch(`${server.url}/v2/swiss-qr-code?${query}`, { headers: { 'x-api-key': apiKey } });
    expect([400, 422]).toContain(answer.status);
    expect(((await answer.json()) as ErrorBody).fieldErrors[0]?.fieldName).toMatch(/^qrInvoice/);
  });
});

describe.each(['parse', 'parseAll', 'validate'])('POST /v2/swiss-qr-code/%s', (operation) => {
  const path = `/v2/swiss-qr-code/${operation}`;
  let bill: Uint8Array<ArrayBuffer>;
  beforeAll(async () => {
    const answer = await post('/v2/payment-part-receipt', JSON.stringify(invoice), 'application/json');
    bill = new Uint8Array(await answer.arrayBuffer());
  });

  const files: readonly (readonly [name: string, make: () => Uint8Array | string, ...codes: string[]])[] = [
    ['an empty file', () => '', 'FILE_EMPTY'],
    ['text', () => 'hello', 'FILE_FORMAT_UNKNOWN'],
    ['a megabyte of zeros', () => new Uint8Array(1_000_000), 'FILE_FORMAT_UNKNOWN'],
    ['a GIF', () => 'GIF89a\u0001\u0000\u0001\u0000', 'FILE_FORMAT_UNKNOWN'],
    ['a zip', () => 'PK\u0003\u0004', 'FILE_FORMAT_UNKNOWN'],
    ['a PDF header alone', () => '%PDF-1.7\n', 'PDF_UNREADABLE'],
    ['a PDF cut in half', () => bill.slice(0, bill.length / 2)],
    ['a PDF of noise', () => `%PDF-1.7\n${'\u00ff1 0 obj<<'.repeat(5_000)}`],
    ['an encrypted PDF', () => encryptedPdf(), 'PDF_ENCRYPTED'],
    [
      'a PDF that calls itself',
      () =>
        pdfOf(
          '/X Do',
          '<</Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</X 4 0 R>>>>/Length 5>>stream\n/X Do\nendstream',
        ),
      'PDF_TOO_COMPLEX',
    ],
    ['a PDF that inflates to a gigabyte', () => bomb, 'PDF_TOO_COMPLEX'],
    [
      'a PNG signature alone',
      () => new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      'IMAGE_UNREADABLE',
    ],
    ['a PNG of 100,000 pixels a side', () => pngOf(100_000, 100_000, new Uint8Array(100)), 'IMAGE_TOO_LARGE'],
    ['a PNG that inflates beyond its size', () => pngOf(10, 10, new Uint8Array(200_000_000))],
    ['a JPEG start alone', () => new Uint8Array([0xff, 0xd8, 0xff, 0xe0]), 'IMAGE_UNREADABLE'],
  ];

  test.each(files.map(([name, make, ...codes]) => ({ name, make, codes })))('$name', async ({ make, codes }) => {
    const answer = await post(path, formOf(make()));
    const isEmptyList = operation === 'parseAll' && answer.status === 200 && codes.length === 0;
    if (isEmptyList) expect(await answer.json()).toEqual([]);
    else await expectRefusal(answer, codes[0] === 'IMAGE_TOO_LARGE' ? 413 : 422, codes);
  });

  test('no multipart at all', async () =>
    expectRefusal(await post(path, '{}', 'application/json'), 415, ['UNSUPPORTED_MEDIA_TYPE']));
  test('a body without parts', async () =>
    expectRefusal(await post(path, 'x', 'multipart/form-data; boundary=b'), 400, ['MALFORMED_MULTIPART']));
  test('no boundary', async () =>
    expectRefusal(await post(path, 'x', 'multipart/form-data'), 400, ['MALFORMED_MULTIPART']));
  test('an empty body', async () =>
    expectRefusal(await post(path, '', 'multipart/form-data; boundary=b'), 400, ['BODY_REQUIRED']));
  test('text in the field', async () => {
    const form = new FormData();
    form.set('file', 'text');
    await expectRefusal(await post(path, form), 400, ['BODY_FILE_MISSING']);
  });
  test('another field', async () => expectRefusal(await post(path, formOf('x', 'datei')), 400, ['BODY_FILE_MISSING']));
  test('two files', async () => {
    const form = formOf('x');
    form.append('file', new Blob(['y']), 'b.pdf');
    await expectRefusal(await post(path, form), 400, ['BODY_ONE_FILE']);
  });
  test('eleven megabytes', async () =>
    expectRefusal(await post(path, formOf(new Uint8Array(11 << 20))), 413, ['PAYLOAD_TOO_LARGE']));
  test('the bill itself is fine', async () => expect((await post(path, formOf(bill))).status).toBe(200));
});

test.each<[name: string, text: string, status: number]>([
  ['an empty text', '', 400],
  ['a web address', 'https://example.com', 422],
  ['a megabyte', `SPC\n${megabyte}`, 422],
  ['too few lines', 'SPC\n0200\n1', 422],
])('POST /v2/swiss-payments-code/parse refuses %s', async (_name, text, status) => {
  expect((await post('/v2/swiss-payments-code/parse', text, 'text/plain')).status).toBe(status);
});

test('no request of this file was a fault of ours', () => {
  expect(server.lines.filter((line) => line.includes('"event":"fault"'))).toEqual([]);
});

function post(
  path: string,
  body: string | Uint8Array<ArrayBuffer> | FormData,
  type?: string,
  more: Record<string, string> = {},
): Promise<Response> {
  const headers: Record<string, string> = { 'x-api-key': apiKey, ...more };
  if (type !== undefined) headers['content-type'] = type;
  return fetch(server.url + path, { method: 'POST', headers, body });
}

async function expectRefusal(answer: Response, status: number, codes: readonly string[]): Promise<void> {
  const body = (await answer.json()) as ErrorBody;
  expect([answer.status, ...codes], JSON.stringify(body).slice(0, 600)).toEqual([
    status,
    ...foundCodes(body, codes.length),
  ]);
  expect(body.status).toBe(status);
  expect(body.message).not.toMatch(/undefined|NaN|\[object/);
  expect(body.requestId).toBe(answer.headers.get('x-request-id'));
}

function foundCodes(body: ErrorBody, count: number): string[] {
  const codes = body.fieldErrors.length > 0 ? body.fieldErrors.map((error) => error.code) : [body.code];
  return count === 0 ? [] : codes;
}

function formOf(content: Uint8Array | string, field = 'file'): FormData {
  const form = new FormData();
  form.set(field, new Blob([content as string]), 'file.bin');
  return form;
}
