import { renderPdf } from '@rappen/core/render/pdf';
import { expect, test } from 'vitest';
import { drawingOf, textShape } from '../oracles/sample-drawings.ts';
import { hostileDocuments } from './hostile-documents.ts';
import { encryptedPdf, pdfOf } from './hostile-files.ts';
import { invoice, withField } from './invoice.ts';
import { apiKey, type ErrorBody, withServer } from './server.ts';

const server = withServer();
const letter = renderPdf([drawingOf([textShape('Rechnung', 20, 30)]), drawingOf([textShape('Seite 2', 20, 30)])]);
const onePage = renderPdf([drawingOf([textShape('Stempel', 20, 40)])]);
const smallPage = renderPdf([drawingOf([textShape('klein', 20, 30)], { width: 148, height: 105 })]);
const json = JSON.stringify(invoice);

type Fields = Readonly<Record<string, Uint8Array | string>>;

async function send(path: string, fields: Fields, headers: Record<string, string> = {}): Promise<Response> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string') body.set(name, value);
    else body.set(name, new Blob([new Uint8Array(value)]), 'file.pdf');
  }
  return fetch(server.url + path, { method: 'POST', body, headers: { 'x-api-key': apiKey, ...headers } });
}

async function made(path: string, fields: Fields, headers: Record<string, string> = {}): Promise<Uint8Array> {
  const answer = await send(path, fields, headers);
  if (answer.status !== 200) throw new Error(await answer.text());
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  return new Uint8Array(await answer.arrayBuffer());
}

async function refusal(
  path: string,
  fields: Fields,
  headers: Record<string, string> = {},
): Promise<readonly [number, readonly string[]]> {
  const answer = await send(path, fields, headers);
  const body = (await answer.json()) as ErrorBody;
  const found = body.fieldErrors.map(({ fieldName, code }) => `${fieldName} ${code}`);
  return [answer.status, found.length > 0 ? found : [body.code]];
}

/** The bills of a document as the service reads them, with their pages. */
async function billsOf(pdf: Uint8Array): Promise<readonly { page: number; iban: string }[]> {
  const answer = await send('/v2/swiss-qr-code/parseAll?details=true', { file: pdf });
  const { bills } = (await answer.json()) as {
    bills: { creditorInformation: { iban: string }; details: { page: number } }[];
  };
  return bills.map((bill) => ({ page: bill.details.page, iban: bill.creditorInformation.iban }));
}

const { iban } = invoice.creditorInformation;

test('a slip goes on the first page, or on the one that is asked for', async () => {
  for (const [query, page] of [
    ['', 1],
    ['?onPage=2', 2],
    ['?placement=last', 2],
    ['?placement=auto', 2],
  ] as const) {
    const merged = await made(`/v2/payment-part-receipt/merge${query}`, { file: letter, qrInvoice: json });
    expect(await billsOf(merged)).toEqual([{ page, iban }]);
  }
});

test('a slip leaves alone what is on the page, and says where it is', async () => {
  const merge = '/v2/payment-part-receipt/merge';
  const headersOf = async (query: string, file: Uint8Array) => {
    const { status, headers } = await send(merge + query, { file, qrInvoice: json });
    return [status, headers.get('x-slip-page'), headers.get('x-layout-warnings')];
  };
  const once = await made(merge, { file: letter, qrInvoice: json });
  const beside = renderPdf([drawingOf([textShape('Fuss', 5, 290)])]);
  expect(await headersOf('', letter)).toEqual([200, '1', null]);
  expect(await headersOf('', smallPage)).toEqual([200, '2', null]);
  expect(await headersOf('', once)).toEqual([200, '3', null]);
  expect(await headersOf('?placement=auto', once)).toEqual([200, '2', null]);
  expect(await headersOf('', beside)).toEqual([200, '2', null]);
  expect(await headersOf('?onPage=1', beside)).toEqual([200, '1', 'SLIP_OVER_CONTENT onPage']);
  expect(await refusal(`${merge}?onPage=1`, { file: once, qrInvoice: json })).toEqual([
    422,
    ['onPage SLIP_CODE_COVERED'],
  ]);
  const clone = await send('/v2/payment-part-receipt/clone', { file: once });
  expect([clone.status, clone.headers.get('x-slip-page'), clone.headers.get('x-layout-warnings')]).toEqual([
    200,
    '1',
    null,
  ]);
  const over = {
    file: renderPdf([drawingOf([textShape('Fuss', 80, 240)])]),
    file2: await made(merge, { file: onePage, qrInvoice: json }),
  };
  expect(await refusal('/v2/pdf/merge', over)).toEqual([422, ['onPage SLIP_CODE_COVERED']]);
});

test('a slip goes on a page behind the others', async () => {
  const appended = await made('/v2/payment-part-receipt/append', { file: letter, qrInvoice: json });
  expect(await billsOf(appended)).toEqual([{ page: 3, iban }]);
});

test('the invoice may be a file too; language and layout warnings are in the headers', async () => {
  const file = new TextEncoder().encode(withField('ultimateDebtor.name', 'W'.repeat(70)));
  const answer = await send(
    '/v2/payment-part-receipt/merge',
    { file: letter, qrInvoice: file },
    { 'accept-language': 'it' },
  );
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-language')).toBe('it');
  const normalized = await send('/v2/payment-part-receipt/append?normalizeInput=true', {
    file: letter,
    qrInvoice: withField('ultimateDebtor.name', ' Anna '),
  });
  expect(normalized.headers.get('x-normalized-fields')).toBe('ultimateDebtor.name');
});

test('a slip is drawn anew, once and twice with the same bytes', async () => {
  const merged = await made('/v2/payment-part-receipt/merge?onPage=2&language=de', { file: letter, qrInvoice: json });
  const cloned = await made('/v2/payment-part-receipt/clone?language=fr', { file: merged });
  expect(await billsOf(cloned)).toEqual([{ page: 2, iban }]);
  expect(await made('/v2/payment-part-receipt/clone?language=fr', { file: merged })).toEqual(cloned);
});

test('pages are laid over and added', async () => {
  const slip = await made('/v2/payment-part-receipt/append', { file: onePage, qrInvoice: json });
  expect(await billsOf(await made('/v2/pdf/append', { file: letter, file2: slip }))).toEqual([{ page: 4, iban }]);
  const page = await made('/v2/payment-part-receipt/merge', { file: onePage, qrInvoice: json });
  expect(await billsOf(await made('/v2/pdf/merge?onPage=2', { file: letter, file2: page }))).toEqual([
    { page: 2, iban },
  ]);
});

test.each(['0', '-1', '1.5', 'two', ''])('page %j is no page number', async (onPage) => {
  const expected = [400, ['onPage PARAMETER_VALUE']];
  expect(await refusal(`/v2/payment-part-receipt/merge?onPage=${onPage}`, { file: letter, qrInvoice: json })).toEqual(
    expected,
  );
  expect(await refusal(`/v2/pdf/merge?onPage=${onPage}`, { file: letter, file2: onePage })).toEqual(expected);
});

test('what cannot be done is said', async () => {
  const merge = '/v2/payment-part-receipt/merge';
  expect(await refusal(`${merge}?onPage=3`, { file: letter, qrInvoice: json })).toEqual([
    422,
    ['onPage PDF_PAGE_UNKNOWN'],
  ]);
  expect(await refusal(`${merge}?onPage=1`, { file: smallPage, qrInvoice: json })).toEqual([
    422,
    ['onPage PDF_PAGE_TOO_SMALL'],
  ]);
  expect(await refusal(merge, {})).toEqual([400, ['file BODY_FILE_MISSING', 'qrInvoice REQUIRED']]);
  expect(await refusal(merge, { file: letter })).toEqual([422, ['qrInvoice REQUIRED']]);
  expect(await refusal(merge, { file: letter, qrInvoice: '{' })).toEqual([400, ['qrInvoice MALFORMED_JSON']]);
  expect(await refusal(merge, { file: letter, qrInvoice: new Uint8Array([0xff, 0xfe]) })).toEqual([
    400,
    ['qrInvoice MALFORMED_TEXT'],
  ]);
  expect(await refusal(merge, { file: letter, qrInvoice: withField('creditorInformation.iban', 'CH00') })).toEqual([
    422,
    ['creditorInformation.iban IBAN_LENGTH'],
  ]);
  expect(await refusal(merge, { file: letter, qrInvoice: json }, { accept: 'image/png' })).toEqual([
    406,
    ['NOT_ACCEPTABLE'],
  ]);
  expect(await refusal('/v2/pdf/merge', { file: letter, file2: letter })).toEqual([
    422,
    ['file2 PDF_ONE_PAGE_EXPECTED'],
  ]);
  expect(await refusal('/v2/pdf/append', {})).toEqual([400, ['file BODY_FILE_MISSING', 'file2 BODY_FILE_MISSING']]);
  expect(
    await refusal('/v2/pdf/append', {
      file: new TextEncoder().encode('x'),
      file2: new TextEncoder().encode(encryptedPdf()),
    }),
  ).toEqual([422, ['file PDF_EXPECTED', 'file2 PDF_ENCRYPTED']]);
  expect(await refusal('/v2/payment-part-receipt/clone', { file: letter })).toEqual([422, ['file QR_BILL_NOT_FOUND']]);
  const wrongType = await fetch(`${server.url}${merge}`, {
    method: 'POST',
    body: '{}',
    headers: { 'x-api-key': apiKey },
  });
  expect(wrongType.status).toBe(415);
});

test('a static form keeps its XFA', async () => {
  const form = pdfOf('q Q').replace('/Type/Catalog', '/Type/Catalog/AcroForm<</Fields[]/XFA[]>>');
  const merged = await made('/v2/payment-part-receipt/merge', {
    file: new TextEncoder().encode(form),
    qrInvoice: json,
  });
  expect(Buffer.from(merged).toString('latin1')).toContain('/XFA[]');
});

test.each(hostileDocuments.map(([name, bytes, code]) => [name, bytes, code] as const))(
  '%s',
  async (_name, bytes, code) => {
    const file = bytes();
    const before = process.memoryUsage().rss;
    expect(await refusal('/v2/payment-part-receipt/merge', { file, qrInvoice: json })).toEqual([422, [`file ${code}`]]);
    // As the second document, too; what is only copied is not looked into
    const answer = await send('/v2/pdf/append', { file: onePage, file2: file });
    await answer.arrayBuffer();
    expect([200, 422]).toContain(answer.status);
    expect(process.memoryUsage().rss - before).toBeLessThan(512 * 2 ** 20);
  },
);
