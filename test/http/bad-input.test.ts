import { deflateSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { invoice, withAmountLiteral, withField } from './invoice.ts';
import { apiKey, type ErrorBody, withServer } from './server.ts';

const server = withServer();

type Row = readonly [name: string, body: string | Uint8Array<ArrayBuffer>, status: number, ...codes: string[]];

const creditor = 'creditorInformation.creditor';
const information = 'paymentReference.additionalInformation';
const schemes = 'alternativeSchemes';
const megabyte = 'x'.repeat(1_000_000);

/** Bodies of JSON operations: what is wrong, the status, and the codes in the order of the answer. */
const jsonBodies: readonly Row[] = [
  ['an empty body', '', 400, 'body.empty'],
  ['blanks only', '   ', 400, 'json.syntax'],
  ['an open brace', '{', 400, 'json.syntax'],
  ['a trailing comma', '{"creditorInformation":{},}', 400, 'json.syntax'],
  ['single quotes', "{'a':1}", 400, 'json.syntax'],
  ['a comment', '{/* no */}', 400, 'json.syntax'],
  ['two documents', '{}{}', 400, 'json.syntax'],
  ['NaN', withAmountLiteral('NaN'), 400, 'json.syntax'],
  ['Infinity', withAmountLiteral('Infinity'), 400, 'json.syntax'],
  ['-Infinity', withAmountLiteral('-Infinity'), 400, 'json.syntax'],
  ['undefined', withAmountLiteral('undefined'), 400, 'json.syntax'],
  ['a leading zero', withAmountLiteral('01949.75'), 400, 'json.syntax'],
  ['a leading plus', withAmountLiteral('+1'), 400, 'json.syntax'],
  ['a point first', withAmountLiteral('.5'), 400, 'json.syntax'],
  ['a point last', withAmountLiteral('5.'), 400, 'json.syntax'],
  ['hexadecimal', withAmountLiteral('0x10'), 400, 'json.syntax'],
  ['a grouped number', withAmountLiteral("1'949.75"), 400, 'json.syntax'],
  ['a decimal comma', withAmountLiteral('1949,75'), 400, 'json.syntax'],
  ['bytes that are no UTF-8', new Uint8Array([0x7b, 0xff, 0xfe, 0x7d]), 400, 'body.not-utf8'],
  ['a raw control character', '{"a":"\u0001"}', 400, 'json.syntax'],
  ['a lone closing bracket', ']', 400, 'json.syntax'],
  ['deep arrays', '['.repeat(100_000), 400, 'json.too-deep'],
  ['deep objects', '{"a":'.repeat(5_000), 400, 'json.too-deep'],
  ['an exponent', withAmountLiteral('1e3'), 400, 'json.number-not-exact'],
  ['a negative exponent', withAmountLiteral('1E-2'), 400, 'json.number-not-exact'],
  ['17 digits', withAmountLiteral('12345678901234567'), 400, 'json.number-not-exact'],
  ['20 digits', withAmountLiteral('99999999999999999999'), 400, 'json.number-not-exact'],
  ['22 decimals', withAmountLiteral('0.0100000000000000000001'), 400, 'json.number-not-exact'],
  ['a million digits', withAmountLiteral('9'.repeat(500_000)), 400, 'json.number-not-exact'],
  ['a list', '[]', 400, 'type.wrong'],
  ['null', 'null', 400, 'type.wrong'],
  ['a text', '"SPC"', 400, 'type.wrong'],
  ['a number', '7', 400, 'type.wrong'],
  ['true', 'true', 400, 'type.wrong'],
  ['a body over the limit', megabyte + megabyte, 413, 'body.too-large'],
  ['a million spaces over the limit', ' '.repeat(1_048_577), 413, 'body.too-large'],

  ['an amount as text', withField('paymentAmountInformation.amount', '1949.75'), 400, 'type.wrong'],
  ['an amount as list', withField('paymentAmountInformation.amount', [1]), 400, 'type.wrong'],
  ['an amount as boolean', withField('paymentAmountInformation.amount', true), 400, 'type.wrong'],
  ['a currency as number', withField('paymentAmountInformation.currency', 756), 400, 'type.wrong'],
  ['an IBAN as number', withField('creditorInformation.iban', 44), 400, 'type.wrong'],
  ['an IBAN as object', withField('creditorInformation.iban', {}), 400, 'type.wrong'],
  ['a creditor as text', withField(creditor, 'Max'), 400, 'type.wrong'],
  ['a creditor as list', withField(creditor, []), 400, 'type.wrong'],
  ['a name as number', withField(`${creditor}.name`, 7), 400, 'type.wrong'],
  ['a postal code as number', withField(`${creditor}.postalCode`, 8000), 400, 'type.wrong'],
  ['a house number as number', withField(`${creditor}.houseNumber`, 12), 400, 'type.wrong'],
  ['a debtor as text', withField('ultimateDebtor', 'Simon'), 400, 'type.wrong'],
  ['a reference as number', withField('paymentReference.reference', 21), 400, 'type.wrong'],
  ['a reference type of another kind', withField('paymentReference.referenceType', 'ESR'), 400, 'value.not-allowed'],
  ['a reference type in small letters', withField('paymentReference.referenceType', 'qrr'), 400, 'value.not-allowed'],
  ['an address type of another kind', withField(`${creditor}.addressType`, 'FREE'), 400, 'value.not-allowed'],
  ['a message as list', withField(`${information}.unstructuredMessage`, ['a']), 400, 'type.wrong'],
  ['schemes as text', withField(schemes, 'eBill'), 400, 'type.wrong'],
  ['scheme parameters as text', withField(`${schemes}.alternativeSchemeParameters`, 'eBill'), 400, 'type.wrong'],
  ['a scheme parameter as number', withField(`${schemes}.alternativeSchemeParameters`, [1]), 400, 'type.wrong'],
  ['an unknown field', withField('foo', 1), 400, 'field.unknown'],
  ['an unknown field inside', withField(`${creditor}.zip`, '8000'), 400, 'field.unknown'],
  ['a prototype', JSON.stringify(invoice).replace('{', '{"__proto__":{"x":1},'), 400, 'field.unknown'],
  ['a constructor', withField('constructor', { prototype: 1 }), 400, 'field.unknown'],
  [
    'a bill object of unknown type',
    withField(`${information}.billInformationObject`, { billInformationType: 'X' }),
    400,
    'value.not-allowed',
  ],
  ['a bill object without type', withField(`${information}.billInformationObject`, {}), 422, 'required'],
  [
    'a scheme object of unknown type',
    withField(`${schemes}.alternativeSchemeParameterObjects`, [{ alternativeSchemeType: 'TWINT' }]),
    400,
    'value.not-allowed',
  ],

  ['nothing at all', '{}', 422, ...Array<string>(6).fill('required')],
  ['no amount information', withField('paymentAmountInformation', undefined), 422, 'required'],
  ['no currency', withField('paymentAmountInformation.currency', undefined), 422, 'required'],
  ['another currency', withField('paymentAmountInformation.currency', 'USD'), 422, 'currency.not-supported'],
  ['a currency in small letters', withField('paymentAmountInformation.currency', 'chf'), 422, 'currency.not-supported'],
  ['three decimals', withAmountLiteral('1.005'), 422, 'amount.scale'],
  ['a tiny amount', withAmountLiteral('0.0000001'), 422, 'amount.scale'],
  ['a negative amount', withAmountLiteral('-1.00'), 422, 'amount.range'],
  ['ten digits', withAmountLiteral('1000000000.00'), 422, 'amount.range'],
  ['fifteen digits', withAmountLiteral('999999999999999'), 422, 'amount.range'],
  ['zero without its message', withAmountLiteral('0.00'), 422, 'amount.zero-needs-notification'],
  [
    'its message without zero',
    withField(`${information}.unstructuredMessage`, 'DO NOT USE FOR PAYMENT'),
    422,
    'amount.notification-needs-zero',
  ],
  ['no IBAN', withField('creditorInformation.iban', undefined), 422, 'required'],
  ['an empty IBAN', withField('creditorInformation.iban', ''), 422, 'required'],
  ['a wrong check digit', withField('creditorInformation.iban', 'CH4431999123000889013'), 422, 'iban.check-digits'],
  ['a German IBAN', withField('creditorInformation.iban', 'DE89370400440532013000'), 422, 'iban.country'],
  ['a short IBAN', withField('creditorInformation.iban', 'CH44319991230008890'), 422, 'iban.length'],
  ['an IBAN with blanks', withField('creditorInformation.iban', 'CH44 3199 9123 0008 8901 2'), 422, 'iban.format'],
  ['an IBAN in small letters', withField('creditorInformation.iban', 'ch4431999123000889012'), 422, 'iban.format'],
  ['emoji for an IBAN', withField('creditorInformation.iban', '💶'), 422, 'iban.format'],
  ['a million letters for an IBAN', withField('creditorInformation.iban', megabyte), 422, 'iban.format'],
  [
    'an ordinary IBAN with QRR',
    withField('creditorInformation.iban', 'CH5800791123000889012'),
    422,
    'reference-type.qrr-needs-qr-iban',
  ],
  ['no creditor', withField(creditor, undefined), 422, 'required', 'required', 'required'],
  ['no name', withField(`${creditor}.name`, undefined), 422, 'required'],
  ['an empty name', withField(`${creditor}.name`, ''), 422, 'required'],
  ['a blank name', withField(`${creditor}.name`, ' '), 422, 'text.untrimmed'],
  ['an untrimmed name', withField(`${creditor}.name`, 'Max '), 422, 'text.untrimmed'],
  ['71 characters of name', withField(`${creditor}.name`, 'x'.repeat(71)), 422, 'text.too-long'],
  ['a million characters of name', withField(`${creditor}.name`, megabyte), 422, 'text.too-long'],
  ['an emoji in the name', withField(`${creditor}.name`, 'Max 😀'), 422, 'text.character-not-allowed'],
  ['Cyrillic in the name', withField(`${creditor}.name`, 'Иван'), 422, 'text.character-not-allowed'],
  ['a line break in the name', withField(`${creditor}.name`, 'Max\nEPD'), 422, 'text.character-not-allowed'],
  ['a carriage return in the name', withField(`${creditor}.name`, 'Max\rEPD'), 422, 'text.character-not-allowed'],
  ['NUL in the name', withField(`${creditor}.name`, 'Max\u0000'), 422, 'text.character-not-allowed'],
  ['an escape in the name', withField(`${creditor}.name`, '\u001b[31m'), 422, 'text.character-not-allowed'],
  ['a lone surrogate in the name', withField(`${creditor}.name`, 'Max\ud800'), 422, 'text.character-not-allowed'],
  ['bidirectional marks in the name', withField(`${creditor}.name`, 'Max\u202e'), 422, 'text.character-not-allowed'],
  ['combining marks in the name', withField(`${creditor}.name`, 'Mu\u0308ller'), 422, 'text.character-not-allowed'],
  ['71 characters of street', withField(`${creditor}.streetName`, 'x'.repeat(71)), 422, 'text.too-long'],
  ['17 characters of house number', withField(`${creditor}.houseNumber`, '1'.repeat(17)), 422, 'text.too-long'],
  ['no postal code', withField(`${creditor}.postalCode`, undefined), 422, 'required'],
  ['17 characters of postal code', withField(`${creditor}.postalCode`, '1'.repeat(17)), 422, 'text.too-long'],
  ['a country in the postal code', withField(`${creditor}.postalCode`, 'CH-8000'), 422, 'postal-code.country-prefix'],
  ['no city', withField(`${creditor}.city`, undefined), 422, 'required'],
  ['36 characters of city', withField(`${creditor}.city`, 'x'.repeat(36)), 422, 'text.too-long'],
  ['no country', withField(`${creditor}.country`, undefined), 422, 'required'],
  ['a country in small letters', withField(`${creditor}.country`, 'ch'), 422, 'country.unknown'],
  ['a country of three letters', withField(`${creditor}.country`, 'CHE'), 422, 'country.unknown'],
  ['the country UK', withField(`${creditor}.country`, 'UK'), 422, 'country.unknown'],
  ['the country XK', withField(`${creditor}.country`, 'XK'), 422, 'country.unknown'],
  ['no address type', withField(`${creditor}.addressType`, undefined), 422, 'required'],
  ['lines in a structured address', withField(`${creditor}.addressLine1`, 'Musterstrasse 1'), 422, 'address.mixed'],
  ['a debtor with a name only', withField('ultimateDebtor', { name: 'Simon' }), 422, 'required', 'required'],
  ['a debtor without city', withField('ultimateDebtor.city', ''), 422, 'required'],
  ['an ultimate creditor', withField('ultimateCreditor', { name: 'Eva' }), 422, 'ultimate-creditor.must-be-empty'],
  ['no reference information', withField('paymentReference', undefined), 422, 'required'],
  ['no reference type', withField('paymentReference.referenceType', undefined), 422, 'required'],
  ['no reference', withField('paymentReference.reference', undefined), 422, 'required'],
  [
    'a reference of 26 digits',
    withField('paymentReference.reference', '21000000000313947143000901'),
    422,
    'qr-reference.format',
  ],
  [
    'a reference with blanks',
    withField('paymentReference.reference', '21 00000 00003 13947 14300 09017'),
    422,
    'qr-reference.format',
  ],
  [
    'a wrong check digit in the reference',
    withField('paymentReference.reference', '210000000003139471430009018'),
    422,
    'qr-reference.check-digit',
  ],
  ['27 zeros', withField('paymentReference.reference', '0'.repeat(27)), 422, 'qr-reference.zeros'],
  [
    'a million digits of reference',
    withField('paymentReference.reference', '1'.repeat(1_000_000)),
    422,
    'qr-reference.format',
  ],
  ['empty braces', withField('paymentReference.reference', '{}'), 422, 'reference.braces'],
  ['letters in braces', withField('paymentReference.reference', '{abc}'), 422, 'qr-reference.digits-only'],
  [
    '27 digits and a customer in braces',
    withField('paymentReference.reference', `{1:${'1'.repeat(27)}}`),
    422,
    'qr-reference.too-long',
  ],
  [
    'SCOR with a QR-IBAN',
    withField('paymentReference', { referenceType: 'SCOR', reference: 'RF18539007547034' }),
    422,
    'reference-type.qr-iban-needs-qrr',
  ],
  [
    'NON with a QR-IBAN',
    withField('paymentReference', { referenceType: 'NON' }),
    422,
    'reference-type.qr-iban-needs-qrr',
  ],
  [
    'a wrong creditor reference',
    withField('paymentReference', { referenceType: 'SCOR', reference: 'RF720191230100405JSH0438' }),
    422,
    'reference-type.qr-iban-needs-qrr',
    'creditor-reference.check-digits',
  ],
  ['141 characters of message', withField(`${information}.unstructuredMessage`, 'x'.repeat(141)), 422, 'text.too-long'],
  [
    'message and bill information over 140',
    withField(`${information}.unstructuredMessage`, 'x'.repeat(120)),
    422,
    'additional-information.too-long',
  ],
  [
    'bill information without slashes',
    withField(`${information}.billInformation`, 'S1/10/1'),
    422,
    'billing-information.prefix',
  ],
  [
    'bill information in three slashes',
    withField(`${information}.billInformation`, '///S1/10/1'),
    422,
    'billing-information.prefix',
  ],
  [
    'a bill object that says something else',
    withField(`${information}.billInformationObject`, { billInformationType: 'SwicoS1v12', invoiceReference: '9' }),
    422,
    'billing-information.inconsistent',
  ],
  [
    'a bill object with an impossible date',
    withField(`${information}.billInformationObject`, { billInformationType: 'SwicoS1v12', invoiceDate: '2026-02-30' }),
    422,
    'date.unknown-day',
  ],
  [
    'a bill object with wrong sums',
    withField(information, {
      billInformationObject: {
        billInformationType: 'SwicoS1v12',
        vatDetails: [{ taxPercentage: 8.1, taxedNetAmount: 100 }],
      },
    }),
    422,
    'swico.amount-mismatch',
  ],
  [
    'three schemes',
    withField(`${schemes}.alternativeSchemeParameters`, ['a/1', 'b/2', 'c/3']),
    422,
    'alternative-procedure.too-many',
  ],
  [
    '101 characters of scheme',
    withField(`${schemes}.alternativeSchemeParameters`, ['x'.repeat(101)]),
    422,
    'text.too-long',
  ],
  [
    'an eBill object with two recipients',
    withField(schemes, {
      alternativeSchemeParameterObjects: [
        { alternativeSchemeType: 'EBILL', type: 'BILL', emailAddress: 'a@b.ch', billRecipientId: '1' },
      ],
    }),
    422,
    'ebill.recipient-not-one',
  ],
  [
    'an eBill object with a wrong address',
    withField(schemes, {
      alternativeSchemeParameterObjects: [{ alternativeSchemeType: 'EBILL', type: 'BILL', emailAddress: 'nobody' }],
    }),
    422,
    'ebill.recipient',
  ],
  [
    '997 bytes and more',
    withField(creditor, {
      ...invoice.creditorInformation.creditor,
      name: '€'.repeat(70),
      streetName: '€'.repeat(70),
      city: '€'.repeat(35),
      houseNumber: '€'.repeat(16),
      postalCode: '€'.repeat(16),
    }).replace('Simon Muster', '€'.repeat(70)),
    422,
    'payload.too-long',
  ],
];

describe.each(['/v2/swiss-payments-code', '/v2/payment-part-receipt'])('POST %s', (path) => {
  test.each(jsonBodies)('refuses %s', async (_name, body, status, ...codes) => {
    await expectRefusal(await post(path, body, 'application/json'), status, codes);
  });
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
    ['creditorInformation.iban', 'X', 'iban.format'],
    ['creditorInformation.creditor.country', 'xx', 'country.unknown'],
    ['ultimateDebtor.city', '', 'required'],
    ['paymentReference.reference', '1', 'qr-reference.format'],
  ]);
});

describe('content types, methods, keys and parameters', () => {
  const good = JSON.stringify(invoice);
  test.each(['text/plain', 'application/xml', 'multipart/form-data', 'application/x-www-form-urlencoded', 'json', ''])(
    'a JSON operation refuses %j',
    async (type) => expectRefusal(await post('/v2/swiss-qr-code', good, type), 415, ['content-type.not-supported']),
  );
  test.each(['application/json', 'application/octet-stream'])('a text operation refuses %j', async (type) =>
    expectRefusal(await post('/v2/swiss-payments-code/parse', 'SPC', type), 415, ['content-type.not-supported']),
  );
  test.each<[accept: string]>([
    ['image/webp'],
    ['text/html'],
    ['application/json;q=1'],
    ['*/*;q=0'],
    ['image/png;q=0, image/gif'],
  ])('nothing fits %j', async (accept) =>
    expectRefusal(await post('/v2/swiss-qr-code', good, 'application/json', { accept }), 406, ['accept.none-fits']),
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
    'normalizeInput=1',
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
      ['query.value'],
    ),
  );
  test.each([
    'pageSize=A3',
    'language=es',
    'language=DE',
    'boundaryLines=0',
    'fontFamily=COMIC',
    'additionalPrintMargin=6',
  ])('parameter %s of a payment part is refused', async (query) =>
    expectRefusal(await post(`/v2/payment-part-receipt?${query}`, good, 'application/json'), 400, ['query.value']),
  );
  test('separation text needs room above the slip', async () =>
    expectRefusal(
      await post(
        '/v2/payment-part-receipt?pageSize=DIN_LANG&boundaryLineSeparationText=true',
        good,
        'application/json',
      ),
      422,
      ['layout.separation-text-needs-room'],
    ));
  test.each([undefined, '', 'wrong', 'x'.repeat(10_000)])('the key %j opens nothing', async (key) => {
    const headers: Record<string, string> = key === undefined ? {} : { 'x-api-key': key };
    const answer = await fetch(`${server.url}/v2/examples/qr-invoice/blank`, { headers });
    expect([answer.status, ((await answer.json()) as ErrorBody).code]).toEqual([
      401,
      key ? 'key.unknown' : 'key.missing',
    ]);
  });
  test('the key may stand in the query and is kept out of the log', async () => {
    expect((await fetch(`${server.url}/v2/examples/qr-invoice/blank?api_key=${apiKey}`)).status).toBe(200);
    expect(server.lines.join('\n')).not.toContain(apiKey);
  });
  test.each([
    ['GET', '/v2/nothing', 404, 'route.unknown'],
    ['GET', '/', 404, 'route.unknown'],
    ['GET', '/v2/swiss-qr-code/%2e%2e/x', 404, 'route.unknown'],
    ['GET', '/docs/../package.json', 404, 'route.unknown'],
    ['GET', '/docs/package.json', 404, 'route.unknown'],
    ['DELETE', '/v2/swiss-qr-code', 405, 'route.method'],
    ['PUT', '/v2/swiss-payments-code', 405, 'route.method'],
    ['GET', '/v2/swiss-payments-code', 405, 'route.method'],
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
    ['an empty file', () => '', 'file.empty'],
    ['text', () => 'hello', 'file.format-unknown'],
    ['a megabyte of zeros', () => new Uint8Array(1_000_000), 'file.format-unknown'],
    ['a GIF', () => 'GIF89a\u0001\u0000\u0001\u0000', 'file.format-unknown'],
    ['a zip', () => 'PK\u0003\u0004', 'file.format-unknown'],
    ['a PDF header alone', () => '%PDF-1.7\n', 'pdf.unreadable'],
    ['a PDF cut in half', () => bill.slice(0, bill.length / 2)],
    ['a PDF of noise', () => `%PDF-1.7\n${'\u00ff1 0 obj<<'.repeat(5_000)}`],
    ['an encrypted PDF', () => encryptedPdf(), 'pdf.encrypted'],
    [
      'a PDF that calls itself',
      () =>
        pdfOf(
          '/X Do',
          '<</Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</X 4 0 R>>>>/Length 5>>stream\n/X Do\nendstream',
        ),
      'pdf.too-complex',
    ],
    ['a PDF that inflates to a gigabyte', () => pdfBomb(), 'pdf.too-complex'],
    [
      'a PNG signature alone',
      () => new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      'image.unreadable',
    ],
    ['a PNG of 100,000 pixels a side', () => pngOf(100_000, 100_000, new Uint8Array(100)), 'image.too-large'],
    ['a PNG that inflates beyond its size', () => pngOf(10, 10, new Uint8Array(200_000_000))],
    ['a JPEG start alone', () => new Uint8Array([0xff, 0xd8, 0xff, 0xe0]), 'image.unreadable'],
  ];

  test.each(files)('%s', async (_name, make, ...codes) => {
    const answer = await post(path, formOf(make()));
    const isEmptyList = operation === 'parseAll' && answer.status === 200 && codes.length === 0;
    if (isEmptyList) expect(await answer.json()).toEqual([]);
    else await expectRefusal(answer, codes[0] === 'image.too-large' ? 413 : 422, codes);
  });

  test('no multipart at all', async () =>
    expectRefusal(await post(path, '{}', 'application/json'), 415, ['content-type.not-supported']));
  test('a body without parts', async () =>
    expectRefusal(await post(path, 'x', 'multipart/form-data; boundary=b'), 400, ['body.multipart']));
  test('no boundary', async () => expectRefusal(await post(path, 'x', 'multipart/form-data'), 400, ['body.multipart']));
  test('an empty body', async () =>
    expectRefusal(await post(path, '', 'multipart/form-data; boundary=b'), 400, ['body.empty']));
  test('text in the field', async () => {
    const form = new FormData();
    form.set('file', 'text');
    await expectRefusal(await post(path, form), 400, ['body.file-missing']);
  });
  test('another field', async () => expectRefusal(await post(path, formOf('x', 'datei')), 400, ['body.file-missing']));
  test('two files', async () => {
    const form = formOf('x');
    form.append('file', new Blob(['y']), 'b.pdf');
    await expectRefusal(await post(path, form), 400, ['body.one-file']);
  });
  test('eleven megabytes', async () =>
    expectRefusal(await post(path, formOf(new Uint8Array(11 << 20))), 413, ['body.too-large']));
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

function pdfOf(content: string, form = '<<>>'): string {
  return `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</XObject<</X 4 0 R>>>>/Contents 5 0 R>>endobj
4 0 obj${form}endobj
5 0 obj<</Length ${content.length}>>stream
${content}
endstream endobj
trailer<</Root 1 0 R/Size 6>>
%%EOF`;
}

function encryptedPdf(): string {
  const dictionary =
    '<</Filter/Standard/V 1/R 2/O<0000000000000000000000000000000000000000000000000000000000000001>/U<0000000000000000000000000000000000000000000000000000000000000002>/P -4>>';
  return pdfOf('q Q', '<<>>').replace('trailer<<', `6 0 obj${dictionary}endobj\ntrailer<</Encrypt 6 0 R/ID[<01><01>]`);
}

function pdfBomb(): Uint8Array {
  const gigabyte = deflateSync(Buffer.alloc(1 << 30), { level: 9 });
  const head = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 5 0 R>>endobj
5 0 obj<</Filter/FlateDecode/Length ${gigabyte.length}>>stream
`;
  return Buffer.concat([
    Buffer.from(head),
    gigabyte,
    Buffer.from('\nendstream endobj\ntrailer<</Root 1 0 R/Size 6>>\n%%EOF'),
  ]);
}

function pngOf(width: number, height: number, raw: Uint8Array): Uint8Array {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  const chunk = (type: string, data: Uint8Array): Buffer => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    const body = Buffer.concat([Buffer.from(type), data]);
    const crc = Buffer.alloc(4);
    crc.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, crc]);
  };
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(raw, { level: 9 })),
    chunk('IEND', new Uint8Array()),
  ]);
}

function crc32(bytes: Uint8Array): number {
  let crc = -1;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}
