import { drawPaymentPart } from '@rappen/core/payment-part';
import { renderPdf } from '@rappen/core/render/pdf';
import { encodeSymbol, invoiceExamples, parseDraft, profiles } from '@rappen/core/swiss-qr';
import { describe, expect, test } from 'vitest';
import { invoice, withField } from './invoice.ts';
import { apiKey, type ErrorBody, withServer } from './server.ts';

const server = withServer();
const good = JSON.stringify(invoice);

describe('formats', () => {
  test.each<[accept: string | undefined, type: string]>([
    [undefined, 'application/pdf'],
    ['*/*', 'application/pdf'],
    ['image/*', 'image/svg+xml'],
    ['image/png', 'image/png'],
    ['image/png;q=0.5, image/svg+xml;q=0.9', 'image/svg+xml'],
    ['application/pdf;q=0.1, image/png', 'image/png'],
    ['image/webp, */*;q=0.1', 'application/pdf'],
    ['IMAGE/PNG', 'image/png'],
  ])('Accept %j gives %s', async (accept, type) => {
    const answer = await post('/v2/swiss-qr-code', good, accept === undefined ? {} : { accept });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type]);
  });

  test('the parameter wins over Accept', async () => {
    const answer = await post('/v2/swiss-qr-code?format=image/png', good, { accept: 'application/pdf' });
    expect(answer.headers.get('content-type')).toBe('image/png');
  });

  test('GET gives the same bytes as POST', async () => {
    const query = `format=image/svg%2Bxml&qrInvoice=${encodeURIComponent(good)}`;
    const got = await (await get(`/v2/swiss-qr-code?${query}`)).text();
    expect(got).toBe(await (await post('/v2/swiss-qr-code?format=image/svg%2Bxml', good)).text());
  });

  test.each([
    ['resolution=LOW_150_DPI', 272],
    ['resolution=MEDIUM_300_DPI', 543],
    ['', 543],
    ['resolution=HIGH_600_DPI', 1087],
    ['size=0', 0],
    ['size=10', 10],
    ['size=300', 300],
    ['size=500', 500],
    ['size=1000&resolution=LOW_150_DPI', 1000],
    ['size=5000', 5000],
    ['size=10000', 10000],
  ])(
    'a PNG with %s has %i pixels, or whole modules within the size that was asked, and prints at 46 mm',
    async (query, target) => {
      const answer = await post(`/v2/swiss-qr-code?format=image/png&${query}`, good);
      const view = new DataView(await answer.arrayBuffer());
      const modules = 69;
      const isSize = query.includes('size=');
      const pixels = isSize ? modules * Math.max(1, Math.floor(target / modules)) : target;
      expect([view.getUint32(16), view.getUint32(20)]).toEqual([pixels, pixels]);
      const density = new TextDecoder('latin1').decode(view).indexOf('pHYs');
      expect((pixels / view.getUint32(density + 4)) * 1000).toBeCloseTo(46, 0);
    },
  );
});

describe('payment part', () => {
  test.each<[language: string | undefined, header: string | undefined, title: string]>([
    [undefined, undefined, 'Zahlteil'],
    [undefined, 'fr', 'Section paiement'],
    [undefined, 'es, it;q=0.5', 'Sezione pagamento'],
    [undefined, 'en-GB,de;q=0.9', 'Payment part'],
    [undefined, 'rm-CH', 'Part da pajament'],
    [undefined, 'es', 'Zahlteil'],
    ['it', 'fr', 'Sezione pagamento'],
  ])('language %j with header %j is titled %s', async (language, header, title) => {
    const path = `/v2/payment-part-receipt?format=image/svg%2Bxml${language ? `&language=${language}` : ''}`;
    const answer = await post(path, good, header === undefined ? {} : { 'accept-language': header });
    expect(await answer.text()).toContain(`>${title}<`);
  });

  test.each([
    ['A4', '210mm', '297mm'],
    ['A5', '210mm', '148mm'],
    ['DIN_LANG', '210mm', '105mm'],
    ['DIN_LANG_CROPPED', '210mm', '105mm'],
  ])('page %s is %s by %s', async (pageSize, width, height) => {
    const svg = await (await post(`/v2/payment-part-receipt?format=image/svg%2Bxml&pageSize=${pageSize}`, good)).text();
    expect(svg).toContain(`width="${width}" height="${height}"`);
  });

  test('a text that has to be shortened is named in a header', async () => {
    const body = JSON.parse(good) as typeof invoice;
    for (const party of [body.creditorInformation.creditor, body.ultimateDebtor]) {
      Object.assign(party, { name: 'W'.repeat(70), streetName: 'W'.repeat(70), city: 'W'.repeat(35) });
    }
    const answer = await post('/v2/payment-part-receipt', JSON.stringify(body));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('x-layout-warnings')).toMatch(/LAYOUT_\S+ debtor\.street/);
  });
});

test('normalizeInput changes what cannot be carried and says where', async () => {
  const body = withField('creditorInformation.creditor.name', ' “Müller” – Söhne ').replace(
    'CH4431999123000889012',
    'ch44 3199 9123 0008 8901 2',
  );
  const answer = await post('/v2/swiss-payments-code?normalizeInput=true', body);
  expect(answer.headers.get('x-normalized-fields')).toBe('creditorInformation.iban, creditorInformation.creditor.name');
  expect((await answer.text()).split('\n').slice(3, 6)).toEqual(['CH4431999123000889012', 'S', '"Müller" - Söhne']);
});

test('an IBAN in small letters is written in capitals, and the answer says so', async () => {
  const answer = await post('/v2/swiss-payments-code', good.replace('CH4431999123000889012', 'ch4431999123000889012'));
  expect(answer.headers.get('x-normalized-fields')).toBe('creditorInformation.iban');
  expect((await answer.text()).split('\n')[3]).toBe('CH4431999123000889012');
});

test('a QR reference in euros is made and read with the word that it ends, and when', async () => {
  const euros = withField('paymentAmountInformation.currency', 'EUR');
  const ends = 'REFERENCE_TYPE_QRR_EUR_ENDS paymentAmountInformation.currency until 13.11.2027';
  for (const path of ['/v2/swiss-payments-code', '/v2/swiss-qr-code', '/v2/payment-part-receipt']) {
    const made = await post(path, euros);
    expect([made.status, made.headers.get('x-bill-warnings')]).toEqual([200, ends]);
    expect((await post(path, good)).headers.has('x-bill-warnings')).toBe(false);
    expect((await post(`${path}?profile=2.4`, euros)).status).toBe(422);
  }
  const text = await (await post('/v2/swiss-payments-code', euros)).text();
  const plain = { 'content-type': 'text/plain' };
  const validated = await post('/v2/swiss-payments-code/validate', text, plain);
  expect([validated.status, (await validated.text()).split('\n')]).toEqual([
    200,
    ['VALID', expect.stringMatching(/^warning: currency: .*13\.11\.2027/)],
  ]);
  const parsed = await post('/v2/swiss-payments-code/parse?details=true', text, plain);
  expect(parsed.headers.get('x-bill-warnings')).toBe('REFERENCE_TYPE_QRR_EUR_ENDS currency until 13.11.2027');
  expect(await parsed.json()).toMatchObject({
    details: { valid: true, deviations: [{ code: 'REFERENCE_TYPE_QRR_EUR_ENDS' }] },
  });
});

test('the notification in Romansh is accepted', async () => {
  const body = JSON.parse(withField('paymentAmountInformation.amount', 0)) as typeof invoice;
  body.paymentReference.additionalInformation.unstructuredMessage = 'BETG DUVRAR PER IL PAJAMENT';
  expect((await post('/v2/swiss-payments-code', JSON.stringify(body))).status).toBe(200);
});

test.each([
  ['QRR', 'CH4431999123000889012', '{123456:42}', '123456000000000000000000429'],
  ['QRR', 'CH4431999123000889012', '{123456}', '000000000000000000001234565'],
  ['SCOR', 'CH5800791123000889012', '{539007547034}', 'RF18539007547034'],
])('a %s reference in braces is completed', async (referenceType, iban, reference, completed) => {
  const body = JSON.parse(withField('paymentReference', { referenceType, reference })) as typeof invoice;
  body.creditorInformation.iban = iban;
  expect((await (await post('/v2/swiss-payments-code', JSON.stringify(body))).text()).split('\n')[28]).toBe(completed);
});

describe('examples', () => {
  test.each([
    'without-reference',
    'without-amount',
    'with-qr-reference',
    'with-creditor-reference',
    'blank',
    'combined-address',
  ])('%s is accepted, printed and comes back from its text', async (name) => {
    const profile = name === 'combined-address' ? '2.2' : '2.3';
    const example = await (await get(`/v2/examples/qr-invoice/${name}`)).text();
    const text = await post(`/v2/swiss-payments-code?profile=${profile}`, example);
    expect(text.status).toBe(200);
    const back = await post('/v2/swiss-payments-code/parse', await text.text(), { 'content-type': 'text/plain' });
    expect(await back.text()).toBe(example);
    expect((await post(`/v2/payment-part-receipt?profile=${profile}`, example)).status).toBe(200);
  });

  test('combined addresses are refused by the rules of today', async () => {
    const example = await (await get('/v2/examples/qr-invoice/combined-address')).text();
    const { code } = (await (await post('/v2/swiss-qr-code', example)).json()) as ErrorBody;
    expect(code).toBe('ADDRESS_COMBINED_DISCONTINUED');
  });

  test('amounts are printed with their two decimals', async () => {
    expect(
      await (
        await post(
          '/v2/swiss-payments-code/parse',
          'SPC|0200|1|CH6431961000004421557|S|A|||8000|B|CH||||||||50.00|CHF||||||||QRR|000008207791225857421286694||EPD'.replaceAll(
            '|',
            '\n',
          ),
          { 'content-type': 'text/plain' },
        )
      ).text(),
    ).toContain('"amount":50.00,');
  });
});

describe('reading files', () => {
  test.each(['application/pdf', 'image/png'])('a code as %s is read, validated and expanded', async (format) => {
    const file = await (await post(`/v2/swiss-qr-code?format=${format}`, good)).blob();
    const parsed = await upload('/v2/swiss-qr-code/parse?expandBillInformation=true', file);
    expect(await parsed.json()).toMatchObject({
      creditorInformation: invoice.creditorInformation,
      paymentReference: {
        additionalInformation: {
          billInformationObject: {
            billInformationType: 'SwicoS1v12',
            invoiceDate: '2020-10-21',
            defaultPaymentPeriod: '2020-11-20',
          },
        },
      },
    });
    const verdict = await upload('/v2/swiss-qr-code/validate', file);
    expect([verdict.status, await verdict.text()]).toEqual([200, 'VALID']);
  });

  test('parseAll finds the bill of every page; validate wants a single one', async () => {
    const names = ['withQrReference', 'withCreditorReference', 'withoutReference'] as const;
    const pages = names.map((name) => {
      const parsed = parseDraft(invoiceExamples[name], profiles['2.3']);
      if (!parsed.ok) throw new Error(name);
      const symbol = encodeSymbol(parsed.value);
      if (!symbol.ok) throw new Error(name);
      const part = drawPaymentPart(parsed.value, symbol.value, { language: 'de', pageSize: 'A4' });
      if (!part.ok) throw new Error(name);
      return part.value.drawing;
    });
    const file = new Blob([renderPdf(pages) as Uint8Array<ArrayBuffer>]);
    const found = (await (await upload('/v2/swiss-qr-code/parseAll', file)).json()) as {
      paymentReference: { referenceType: string };
    }[];
    expect(found.map((bill) => bill.paymentReference.referenceType)).toEqual(['QRR', 'SCOR', 'NON']);
    const { code, message } = (await (await upload('/v2/swiss-qr-code/validate', file)).json()) as ErrorBody;
    expect([code, message]).toEqual(['QR_BILL_SEVERAL', 'The file contains 3 Swiss QR codes: exactly one is expected']);
  });

  test('a bill that breaks rules is read all the same, and its verdict says which', async () => {
    const text =
      'SPC|0200|1|CH6431961000004421557|K|A|Street 1|8000 B|||CH||||||||50.00|CHF||||||||QRR|000008207791225857421286695||EPD'.replaceAll(
        '|',
        '\n',
      );
    const plain = { 'content-type': 'text/plain' };
    const parsed = await post('/v2/swiss-payments-code/parse', text, plain);
    expect([parsed.status, ((await parsed.json()) as typeof invoice).creditorInformation.creditor.addressType]).toEqual(
      [200, 'COMBINED'],
    );
    const verdict = await post('/v2/swiss-payments-code/validate', text, plain);
    expect([verdict.status, (await verdict.text()).split('\n')]).toEqual([
      422,
      [
        'creditor.addressType: Combined addresses ended on 21.11.2025: enter street, building number, postal code and city',
        'reference: The check digit of the QR reference is 5: it should be 4',
      ],
    ]);
  });
});

test('the API document describes every route and is served with its page, without another host', async () => {
  const document = (await (await fetch(`${server.url}/openapi.json`)).json()) as { openapi: string; paths: object };
  expect(document.openapi).toBe('3.1.0');
  expect(Object.keys(document.paths)).toContain('/v2/swiss-qr-code/parseAll');
  const page = await (await fetch(`${server.url}/docs`)).text();
  for (const [, address] of page.matchAll(/(?:src|href)="([^"]+)"/g)) {
    expect(address).toMatch(/^(?:data:,|\/$|\/docs\/)/);
    if (address?.startsWith('/docs/')) expect((await fetch(server.url + address)).status).toBe(200);
  }
});

test.each(['/livez', '/readyz'])('%s answers without a key', async (path) => {
  expect(await (await fetch(server.url + path)).text()).toBe('ok');
});

function get(path: string): Promise<Response> {
  return fetch(server.url + path, { headers: { 'x-api-key': apiKey } });
}

function post(path: string, body: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(server.url + path, {
    method: 'POST',
    headers: { 'x-api-key': apiKey, 'content-type': 'application/json', ...headers },
    body,
  });
}

function upload(path: string, file: Blob): Promise<Response> {
  const form = new FormData();
  form.set('file', file, 'file');
  return fetch(server.url + path, { method: 'POST', headers: { 'x-api-key': apiKey }, body: form });
}
