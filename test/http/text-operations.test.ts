import { describe, expect, test } from 'vitest';
import { apiKey, type ErrorBody, withServer } from './server.ts';

const server = withServer();

test.each<[path: string, given: string, answer: string]>([
  ['iban/validate', 'CH9300762011623852957', 'true'],
  ['iban/validate', 'CH93 0076 2011 6238 5295 7\n', 'true'],
  ['iban/validate', 'CH9300762011623852958', 'false'],
  ['iban/validate', 'DE89370400440532013000', 'false'],
  ['iban/validate', 'ch9300762011623852957', 'true'],
  ['iban/validate', 'CH93-0076-2011-6238-5295-8', 'false'],
  ['iban/normalize', 'ch93-0076-2011 6238-5295-7', 'CH9300762011623852957'],
  ['iban/normalize', 'ch93\u20110076\u20132011\u00a0623852957', 'CH9300762011623852957'],
  ['qr-iban/validate', 'ch44-3199-9123-0008-8901-2', 'true'],
  ['iban/validate', '💶', 'false'],
  ['iban/normalize', ' ch93 0076\t2011 6238 5295 7 ', 'CH9300762011623852957'],
  ['iban/format', 'CH9300762011623852957', 'CH93 0076 2011 6238 5295 7'],
  ['qr-iban/validate', 'CH4431999123000889012', 'true'],
  ['qr-iban/validate', 'CH9300762011623852957', 'false'],
  ['qr-reference/validate', '21 00000 00003 13947 14300 09017', 'true'],
  ['qr-reference/validate', '000000000000000000000000000', 'false'],
  ['qr-reference/normalize', '21 00000 00003 13947 14300 09017', '210000000003139471430009017'],
  ['qr-reference/modulo10recursive', '1234', '7'],
  ['qr-reference/format', '210000000003139471430009017', '21 00000 00003 13947 14300 09017'],
  ['qr-reference/format', '3139471430009017', '3 13947 14300 09017'],
  ['qr-reference/extract', '000000000000000000001234565', '123456'],
  ['qr-reference/extract?customerIdLength=6', '123456000000000000000000429', '42'],
  ['qr-reference/create', '1234', '000000000000000000000012347'],
  ['qr-reference/create?customerId=123456', '1234', '123456000000000000000012342'],
  ['qr-reference/create', '210000000003139471430009017', '210000000003139471430009017'],
  ['creditor-reference/validate', 'RF18 5390 0754 7034', 'true'],
  ['creditor-reference/validate', 'RF720191230100405JSH0438', 'false'],
  ['creditor-reference/normalize', 'rf18 5390 0754 7034', 'RF18539007547034'],
  ['creditor-reference/modulo97', '539007547034', '18'],
  ['creditor-reference/format', 'RF18539007547034', 'RF18 5390 0754 7034'],
  ['creditor-reference/extract', 'RF18 5390 0754 7034', '539007547034'],
  ['creditor-reference/create', '2348231', 'RF712348231'],
  ['creditor-reference/create', 'RF18539007547034', 'RF18539007547034'],
  ['country/validate', 'CH', 'true'],
  ['country/validate', 'ch', 'false'],
  ['country/validate', ' CH', 'false'],
  ['country/validate', 'XK', 'false'],
  ['bill-information/swicos1v12/validate', '//S1/10/1234/11/201021/30/102673386/32/7.7/40/0:30', 'VALID'],
  ['alternative-schemas/ebill/validate', 'eBill/R/hans.muster@example.org/1234', 'VALID'],
])('%s of %j is %s', async (path, given, answer) => {
  expect(await (await post(path, given)).text()).toBe(answer);
});

test.each<[path: string, given: string, code: string]>([
  ['qr-reference/modulo10recursive', '12a', 'QR_REFERENCE_DIGITS_ONLY'],
  ['qr-reference/extract', '1234', 'QR_REFERENCE_FORMAT'],
  ['qr-reference/create', 'abc', 'QR_REFERENCE_DIGITS_ONLY'],
  ['qr-reference/create', '1'.repeat(28), 'QR_REFERENCE_TOO_LONG'],
  ['qr-reference/create?customerId=12345678901234567890', '1234567', 'QR_REFERENCE_TOO_LONG'],
  ['creditor-reference/modulo97', 'a-b', 'CREDITOR_REFERENCE_CHARACTERS'],
  ['creditor-reference/modulo97', '\n', 'CREDITOR_REFERENCE_CHARACTERS'],
  ['creditor-reference/extract', 'RF19539007547034', 'CREDITOR_REFERENCE_CHECK_DIGITS'],
  ['creditor-reference/create', 'RF1953', 'CREDITOR_REFERENCE_CHECK_DIGITS'],
  ['creditor-reference/create', 'x'.repeat(22), 'CREDITOR_REFERENCE_TOO_LONG'],
  ['bill-information/swicos1v12/parse', '//S1/', 'SWICO_PREFIX'],
  ['bill-information/swicos1v12/parse', '//XY/1', 'SWICO_PREFIX'],
  ['bill-information/parse', 'S1', 'BILLING_INFORMATION_PREFIX'],
  ['bill-information/parse/raw', '///S1', 'BILLING_INFORMATION_PREFIX'],
  ['alternative-schemas/parse', '/', 'ALTERNATIVE_PROCEDURE_FORMAT'],
  ['alternative-schemas/ebill/parse', 'eBill/B/nobody', 'EBILL_PROCEDURE_RECIPIENT'],
])('%s of %j is refused as %s', async (path, given, code) => {
  const answer = await post(path, given);
  const body = (await answer.json()) as ErrorBody;
  expect([answer.status, body.fieldErrors[0]?.code ?? body.code]).toEqual([422, code]);
});

test('a query outside its range is refused', async () => {
  const answer = await post('qr-reference/extract?customerIdLength=26', '000000000000000000001234565');
  expect([answer.status, ((await answer.json()) as ErrorBody).message]).toEqual([
    400,
    'The parameter must be a whole number from 0 to 25',
  ]);
});

test('a verdict comes as text or as JSON, the same bytes', async () => {
  const asked = await post('iban/validate', 'x', { accept: 'application/json' });
  expect([asked.headers.get('content-type'), await asked.text()]).toEqual(['application/json', 'false']);
  expect((await post('iban/validate', 'x', { accept: 'image/png' })).status).toBe(406);
});

test('broken rules of bill information are one line each', async () => {
  const answer = await post('bill-information/swicos1v12/validate', '//S1/11/190512/10/1/32/8.1;2.6');
  expect([answer.status, (await answer.text()).split('\n')[0]]).toEqual([422, expect.stringMatching(/^\S+: /)]);
});

describe('structures', () => {
  test('Swico S1 is read and written back', async () => {
    const given = '//S1/10/X.66711\\/8824/11/200712/20/MW-2020-04/30/107978798/32/2.5:117.22/40/3:5;1.5:20;1:40;0:60';
    const parsed = await (await post('bill-information/swicos1v12/parse', given)).text();
    expect(JSON.parse(parsed)).toMatchObject({ invoiceReference: 'X.66711/8824', defaultPaymentPeriod: '2020-09-10' });
    const written = await post('bill-information/swicos1v12/create', parsed, { 'content-type': 'application/json' });
    expect(await written.text()).toBe(given);
  });

  test('tags of Swico S1 that could not be read are listed, as its sibling lists them', async () => {
    const given = '//S1/10/1/11/209999/99/x';
    const listed = {
      unreadTags: [
        { tag: '99', code: 'SWICO_TAG_UNKNOWN' },
        { tag: '11', code: 'SWICO_VALUE' },
      ],
    };
    for (const path of ['bill-information/swicos1v12/parse', 'bill-information/parse'])
      expect(await (await post(path, given)).json()).toMatchObject({ invoiceReference: '1', ...listed });
  });

  test('other syntaxes and schemes are raw', async () => {
    expect(await (await post('bill-information/parse', '//U1/a/b')).json()).toEqual({
      billInformationType: 'RawBillInformation',
      rawBillInformation: '//U1/a/b',
    });
    expect(await (await post('alternative-schemas/parse', 'UV;UltraPay005;12345')).json()).toMatchObject({
      alternativeSchemeType: 'RAW',
      name: 'UV',
      parameters: ['UltraPay005', '12345'],
    });
  });

  test('eBill parameters are read and written back', async () => {
    const parsed = await (await post('alternative-schemas/ebill/parse', 'eBill/B/CHE123456789')).text();
    expect(JSON.parse(parsed)).toMatchObject({ type: 'BILL', enterpriseIdentificationNumber: 'CHE123456789' });
    const written = await post('alternative-schemas/ebill/create', parsed, { 'content-type': 'application/json' });
    expect(await written.text()).toBe('eBill/B/CHE123456789');
  });

  test.each(['bill-information/swicos1v12/create', 'alternative-schemas/ebill/create'])(
    '%s refuses another shape',
    async (path) => {
      const answer = await post(path, '{"foo":1}', { 'content-type': 'application/json' });
      expect(answer.status).toBe(400);
    },
  );

  test('there are 249 countries, each with four names', async () => {
    const codes = (await (await get('country/codes')).json()) as string[];
    const countries = (await (await get('country')).json()) as Record<string, string>[];
    expect(codes).toHaveLength(249);
    expect(countries.map(({ code }) => code)).toEqual(codes);
    expect(countries.find(({ code }) => code === 'CH')).toEqual({
      code: 'CH',
      english: 'Switzerland',
      german: 'Schweiz',
      french: 'Suisse',
      italian: 'Svizzera',
    });
  });
});

describe('examples', () => {
  test.each([
    ['charset/lteV2_2', 142],
    ['charset/gteV2_3', 324],
    ['charset/addedInV2_3', 182],
  ])('%s has %i characters', async (name, count) => {
    expect([...(await (await get(`examples/${name}`)).text())]).toHaveLength(count);
  });
});

function get(path: string): Promise<Response> {
  return fetch(`${server.url}/v2/${path}`, { headers: { 'x-api-key': apiKey } });
}

function post(path: string, body: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${server.url}/v2/${path}`, {
    method: 'POST',
    headers: { 'x-api-key': apiKey, 'content-type': 'text/plain', ...headers },
    body,
  });
}
