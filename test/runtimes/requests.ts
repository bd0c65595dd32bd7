import { routes } from '@rappen/http';
import { pdfOf } from '../http/hostile-files.ts';
import {
  apiKey,
  boundary,
  type Case,
  exchange,
  get,
  multipart,
  multipartType,
  postJson,
  postText,
  upload,
} from './case.ts';
import { everywhere, invoiceDocuments, uploads } from './document-requests.ts';
import { eInvoices } from './e-invoice-requests.ts';
import { ebillCases } from './ebill-requests.ts';
import { payments } from './payment-requests.ts';
import {
  bill,
  billText,
  code,
  combined,
  encrypted,
  epc,
  epcPayload,
  epcPayment,
  epcPdf,
  euros,
  payload,
  pdf,
  plain,
  png,
  selfCalling,
  slip,
  spc,
  twoCodes,
  withoutCode,
} from './samples.ts';

const pageSizes = ['A4', 'A5', 'DIN_LANG', 'DIN_LANG_CROPPED'];
const languages = ['de', 'fr', 'it', 'en', 'rm'];
const malformed = [
  '{',
  '{"a":1,}',
  '[1 2]',
  '{"a" 1}',
  'nope',
  '{"a":"\u0001"}',
  '{"a":"\\x"}',
  '"unfinished',
  '{}x',
  'position 7',
  '\ufeff{',
  '{"a":tru}',
  '{"a":01}',
  '{"a":"ü" "b"}',
];
const query = (json: unknown) => encodeURIComponent(typeof json === 'string' ? json : JSON.stringify(json));
const unicode = {
  ...plain,
  paymentReference: { referenceType: 'NON', additionalInformation: { unstructuredMessage: 'Zürich Ægir Ș ț € Œuvre' } },
};
const untidy = {
  ...plain,
  paymentReference: {
    referenceType: 'NON',
    additionalInformation: { unstructuredMessage: '  Rechnung “42” — für Müller… ' },
  },
};

const documents: readonly Case[] = [
  ...pageSizes.flatMap((size) =>
    languages.map((language) => postJson(200, `${slip}?pageSize=${size}&language=${language}`, bill)),
  ),
  ...pageSizes.map((size) =>
    postJson(200, `${slip}?pageSize=${size}&format=image/svg%2Bxml&boundaryLineStyle=DOTTED`, euros),
  ),
  postJson(
    200,
    `${slip}?pageSize=A4&boundaryLineSeparationText=true&boundaryLinesMargins=true&additionalPrintMargin=true&printBillInformation=true`,
    bill,
  ),
  postJson(200, `${slip}?profile=2.2`, combined),
  postJson(200, slip, bill, { accept: 'image/svg+xml', 'accept-language': 'rm-CH, fr;q=0.8, de;q=0.9' }),
  postJson(200, slip, bill, {
    accept: 'image/svg+xml;q=0.2, application/pdf;q=0.4, */*;q=0.1',
    'accept-language': 'es, en-GB;q=0.3, it;q=0.30',
  }),
  ...['png', 'jpeg', 'gif', 'bmp', 'tiff'].flatMap((format) => [
    postJson(200, `${slip}?format=image/${format}&resolution=LOW_150_DPI`, bill),
    postJson(200, code, bill, { accept: `image/${format}` }),
  ]),
  postJson(200, slip, bill, { accept: 'image/*', 'accept-encoding': 'gzip, deflate, br, zstd' }),
  postJson(200, `${slip}?normalizeInput=true`, untidy, { accept: 'image/svg+xml' }),
  get(200, `${slip}?format=image/svg%2Bxml&language=fr&qrInvoice=${query(bill)}`),
  get(200, `${slip}?qrInvoice=${query(euros)}`),
  postJson(200, code, bill),
  postJson(200, `${code}?format=image/svg%2Bxml`, bill),
  ...['LOW_150_DPI', 'MEDIUM_300_DPI', 'HIGH_600_DPI'].map((resolution) =>
    postJson(200, `${code}?format=image/png&resolution=${resolution}`, bill),
  ),
  postJson(200, `${code}?size=500&quietZone=true`, bill, { accept: 'image/png' }),
  get(200, `${code}?format=image/png&qrInvoice=${query(bill)}`),
  get(200, `${code}?format=image/svg%2Bxml&qrInvoice=${query(unicode)}`),
  get(200, `${code}?api_key=${apiKey}&qrInvoice=${query(plain)}`),
  postJson(200, spc, bill),
  postJson(200, `${spc}?normalizeInput=true`, untidy, { 'content-type': 'application/vnd.bill+json; charset=utf-8' }),
];

/** Reads one code from a picture. */
export const firstReading: Case = upload(200, `${code}/parse`, png);

const readings: readonly Case[] = [
  ...[
    `${code}/parse`,
    `${code}/parse?effortLevel=HARDER&expandBillInformation=true`,
    `${code}/parseAll`,
    `${code}/parseAll/details`,
    `${code}/validate`,
  ].flatMap((target) => [upload(200, target, png), upload(200, target, pdf)]),
  upload(200, `${code}/parseAll`, twoCodes),
  upload(200, `${code}/parseAll`, withoutCode),
  upload(422, `${code}/validate`, twoCodes),
  upload(422, `${code}/parse`, withoutCode),
  upload(422, `${code}/parse`, encrypted),
  upload(422, `${code}/parse`, Buffer.from(pdfOf('/X Do', selfCalling))),
  ...['parseAll', 'parseAll/details'].flatMap((reading) =>
    [40, 400, pdf.length - 200].map((length) => upload(422, `${code}/${reading}`, pdf.subarray(0, length))),
  ),
  ...[20, 300].map((length) => upload(422, `${code}/parse`, png.subarray(0, length))),
  upload(422, `${code}/parse`, Buffer.from('neither PDF nor picture')),
  upload(422, `${code}/parse`, new Uint8Array(0)),
  postText(200, `${spc}/parse`, payload),
  postText(200, `${spc}/parse?expandBillInformation=true`, payload, 'text/plain; charset=utf-8'),
  postText(200, `${spc}/validate`, payload),
  postText(422, `${spc}/validate`, payload.replace('1949.75', '1949.7').replace('CH4431', 'CH4432')),
  postText(200, `${spc}/parse`, payload.replace('1949.75', '0').replace('Rorschach', 'Zürich')),
  postText(422, `${spc}/parse`, 'SPC'),
  postText(422, `${spc}/parse`, epcPayload),
  ...['application/pdf', 'image/svg+xml', 'image/png'].map((accept) =>
    postJson(200, `${epc}?label=true`, epcPayment, { accept, 'accept-language': 'it' }),
  ),
  postJson(200, `${epc}?normalizeInput=true`, { ...epcPayment, iban: ' de33 1002 0500 0001 1947 00' }),
  postJson(422, epc, { ...epcPayment, iban: 'AE070331234567890123456' }),
  postJson(400, epc, { ...epcPayment, amount: '1' }),
  ...['parse', 'parse?details=true', 'validate'].flatMap((operation) => [
    postText(200, `${epc}/${operation}`, epcPayload),
    upload(200, `${epc}/${operation}`, epcPdf),
    upload(422, `${epc}/${operation}`, png),
  ]),
  postText(422, `${epc}/parse`, 'BCD\n003'),
  postText(422, `${epc}/validate`, epcPayload.replace('EUR', 'USD')),
];

const disposition = 'Content-Disposition: form-data; name="file"; filename="a.png"';
const end = `\r\n--${boundary}--\r\n`;
/** What stands before and behind the file in bodies that are unusual or broken. */
const multipartOddities = [
  [200, `--${boundary}\r\n${disposition}\r\n\r\n`, end],
  [200, `--${boundary}\r\n${disposition.toLowerCase()}\r\n\r\n`, `\r\n--${boundary}--`],
  [200, `--${boundary}  \r\n${disposition}\r\n\r\n`, end],
  [
    200,
    `--${boundary}\r\nContent-Type: image/png\r\nX-Other: 1\r\nContent-Disposition: form-data; filename=a.png; name=file\r\n\r\n`,
    end,
  ],
  [200, `preamble\r\n--${boundary}\r\n${disposition}\r\n\r\n`, `${end}epilogue`],
  [200, `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename*=UTF-8''a%20b.png\r\n\r\n`, end],
  [
    200,
    `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename=""\r\nContent-Type: image/png\r\n\r\n`,
    end,
  ],
  [400, `--${boundary}\r\nContent-Disposition: form-data; name="file"\r\nContent-Type: image/png\r\n\r\n`, end],
  [400, `--${boundary}\n${disposition}\n\n`, `\n--${boundary}--\n`],
  [400, `--${boundary}\r\n${disposition}\r\n\r\n`, ''],
  [400, `--${boundary}\r\n${disposition}\r\n\r\n`, `\r\n--${boundary}`],
  [400, `--${boundary}\r\n${disposition}\r\n\r\n`, `\r\n--${boundary}\r\n`],
  [400, `--${boundary}\r\n\r\n`, end],
  [400, `--${boundary}\r\nContent-Disposition: attachment; name="file"\r\n\r\n`, end],
  [400, `--${boundary}\r\nContent-Disposition: form-data\r\n\r\n`, end],
  [400, `--${boundary}\r\nno header at all\r\n\r\n`, end],
] as const;

const refusals: readonly Case[] = [
  get(401, `/v2/examples/qr-invoice/blank`, { 'x-api-key': '' }),
  get(401, `/v2/examples/qr-invoice/blank`, { 'x-api-key': 'not-the-key' }),
  get(401, `/v2/examples/qr-invoice/blank?api_key=%C3%BC`),
  get(404, '/v2/nothing'),
  get(200, '/'),
  get(404, '/docs/package.json'),
  get(404, '/docs/..%2f..%2fpackage.json'),
  get(404, '/livez/'),
  get(404, '/v2//swiss-qr-code'),
  get(405, `${spc}/parse`),
  exchange(405, 'DELETE', code),
  exchange(405, 'PUT', slip, { body: billText, headers: { 'content-type': 'application/json' } }),
  exchange(405, 'OPTIONS', slip, {
    headers: { origin: 'https://example.org', 'access-control-request-method': 'POST' },
  }),
  postJson(406, slip, bill, { accept: 'image/webp' }),
  postJson(406, slip, bill, { accept: 'application/pdf;q=0, text/*' }),
  postJson(400, `${slip}?format=image/webp`, bill),
  postJson(400, `${slip}?pageSize=A3&language=es&boundaryLines=maybe`, bill),
  postJson(400, `${code}?format=image/png&size=-1`, bill),
  ...[{ chunked: true }, { held: true }].flatMap((way) => [
    exchange(413, 'POST', code, {
      ...way,
      headers: { 'content-type': 'application/json' },
      body: `{"text":"${'x'.repeat(1_100_000)}"}`,
    }),
    exchange(413, 'POST', `${code}/parse`, {
      ...way,
      headers: { 'content-type': multipartType },
      body: multipart(['file', new Uint8Array(10_600_000)]),
    }),
  ]),
  exchange(200, 'POST', code, { headers: { 'content-type': 'application/json' }, body: billText, chunked: true }),
  postText(415, code, billText),
  exchange(415, 'POST', code, { body: billText }),
  postText(415, `${spc}/parse`, payload, 'application/json'),
  postText(415, `${code}/parse`, png, 'image/png'),
  ...malformed.map((body) => postJson(400, spc, body)),
  postJson(400, code, Buffer.from([0x22, 0xff, 0xfe, 0x22]).toString('latin1')),
  postText(400, code, Buffer.from([0x7b, 0xff, 0x7d]), 'application/json'),
  postJson(400, code, '{"amount":1e2}'),
  postJson(400, code, '['.repeat(40)),
  postJson(400, code, { ...bill, größe: 1, constructor: { name: 2 } }),
  postJson(400, code, []),
  postJson(400, code, 'null'),
  postJson(422, code, {}),
  postJson(422, code, unicodeProblem()),
  postJson(422, `${slip}?profile=2.4`, { ...bill, paymentAmountInformation: { amount: 1, currency: 'EUR' } }),
  get(422, code),
  get(400, `${code}?qrInvoice=%7B%E2%82%AC`),
  get(400, `${code}?qrInvoice=%zz%ff`),
  exchange(400, 'POST', code, { headers: { 'content-type': 'application/json' } }),
  exchange(400, 'POST', code, { headers: { 'content-type': 'application/json', 'content-length': '0' } }),
  exchange(400, 'POST', `${code}/parse`, { headers: { 'content-type': multipartType } }),
  postText(400, `${code}/parse`, 'garbage', multipartType),
  postText(400, `${code}/parse`, multipart(['file', png]), 'multipart/form-data'),
  postText(400, `${code}/parse`, multipart(['file', png]), 'multipart/form-data; boundary=other'),
  postText(400, `${code}/parse`, multipart(['file', png]).subarray(0, 400), multipartType),
  postText(400, `${code}/parse`, multipart(['bill', png]), multipartType),
  ...multipartOddities.map(([status, head, tail]) =>
    postText(status, `${code}/parse`, Buffer.concat([Buffer.from(head), png, Buffer.from(tail)]), multipartType),
  ),
  ...[
    'multipart/form-data;boundary="rappen-conformance-boundary"',
    'Multipart/Form-Data; charset=utf-8; Boundary=rappen-conformance-boundary',
  ].map((type) => postText(200, `${code}/parse`, multipart(['file', png]), type)),
  postText(400, `${code}/parse`, multipart(), multipartType),
  postText(400, `${code}/parse`, multipart(['file', png], ['file', pdf]), multipartType),
  postText(
    400,
    `${code}/parse`,
    `--${boundary}\r\nContent-Disposition: form-data; name="file"\r\n\r\ntext\r\n--${boundary}--\r\n`,
    multipartType,
  ),
  postText(
    200,
    `${code}/parse`,
    multipart(['note', Buffer.from('x')], ['file', png, 'Rechnung Zürich.png']),
    multipartType,
  ),
];

/** A text with characters that no QR-bill may hold, some of them outside the basic plane. */
function unicodeProblem(): unknown {
  return {
    ...plain,
    paymentReference: { referenceType: 'NON', additionalInformation: { unstructuredMessage: 'Grüezi 😀 日本 \u0000' } },
  };
}

/** Answers of the submission service hold times and numbers: its requests are written out. */
const qrRoutes = routes.filter(({ path }) => path.startsWith('/v2/') && !path.includes(':'));

function exampleOf(body: (typeof routes)[number]['body']): unknown {
  return body && 'example' in body ? body.example : undefined;
}

const open: readonly Case[] = [
  ...[
    '/livez',
    '/readyz',
    '/openapi.json',
    '/docs',
    '/docs/start.js',
    '/docs/swagger-ui.css',
    '/docs/swagger-ui-bundle.js',
  ].flatMap((target) => [get(200, target), exchange(200, 'HEAD', target)]),
  get(200, '/openapi.json', { 'accept-encoding': 'gzip, br' }),
  get(200, '/livez?x=%F0%9F%98%80&x=%'),
  ...qrRoutes
    .filter(({ method, body, query }) => method === 'GET' && !body && !query)
    .map(({ path }) => get(200, path)),
  ...qrRoutes
    .filter(({ body }) => body && 'type' in body && body.type === 'text/plain' && body.example !== undefined)
    .flatMap(({ path, body }) => [postText(200, path, String(exampleOf(body))), postText(400, path, '')]),
  ...qrRoutes
    .filter(({ body }) => body && 'type' in body && body.type === 'application/json' && body.example !== undefined)
    .map(({ path, body }) => postJson(200, path, exampleOf(body))),
  exchange(200, 'HEAD', '/v2/examples/qr-invoice/blank'),
  exchange(401, 'HEAD', '/v2/examples/qr-invoice/blank', { headers: { 'x-api-key': '' } }),
  exchange(405, 'HEAD', spc),
  exchange(200, 'GET', '/livez', { body: 'a body that nobody asked for' }),
  get(200, '/v2/examples/qr-invoice/%62lank'),
  get(200, '/livez?'),
  get(200, '/v2/../livez'),
  get(404, '/V2/examples/qr-invoice/blank'),
  get(404, `/${'x'.repeat(6000)}`),
  exchange(405, 'PATCH', '/livez'),
  exchange(405, 'TRACE', '/livez'),
  exchange(405, 'PROPFIND', '/livez'),
];

/** Every request of the suite, each with its own fixed id. */
export const cases: readonly Case[] = [
  ...open,
  ...documents,
  ...readings,
  ...refusals,
  ...uploads,
  ...ebillCases,
  ...invoiceDocuments,
  ...payments,
  ...eInvoices,
  ...everywhere,
].map((each, index) => ({
  ...each,
  headers: { 'x-request-id': `conformance-${index}`, ...each.headers },
}));
