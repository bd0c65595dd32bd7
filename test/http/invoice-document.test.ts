import type { CalendarDate } from '@rappen/core/date';
import { invoiceDocumentExamples } from '@rappen/core/invoice-document';
import { renderPdf } from '@rappen/core/render/pdf';
import { createApp, type Ports, type ResourceEntry, type ResourceFile, type ResourceStore } from '@rappen/http';
import jpeg from 'jpeg-js';
import { describe, expect, test } from 'vitest';
import { drawingOf, textShape } from '../oracles/sample-drawings.ts';
import { hasTools, outputOf, withFiles } from '../oracles/tools.ts';
import type { ErrorBody } from './server.ts';

const path = '/v2/invoice-document';
const good = invoiceDocumentExamples.discounts;
const logo = jpeg.encode({ width: 60, height: 20, data: Buffer.alloc(4800, 120) }, 90).data;
const letterhead = renderPdf([drawingOf([textShape('Briefpapier der Holzer AG', 20, 20)])]);

/** Files in memory, each owner's apart. */
function memoryResources(): ResourceStore {
  const files = new Map<string, ResourceFile & { entry: ResourceEntry }>();
  const own = (owner: string) =>
    [...files].filter(([key]) => key.startsWith(`${owner}/`)).map(([, { entry }]) => entry);
  return {
    async put(owner, name, file) {
      const { mediaType, bytes } = file;
      const entry = {
        name,
        mediaType,
        size: bytes.length,
        sha256: '0'.repeat(64),
        createdAt: '2026-11-21T00:00:00.000Z',
      };
      files.set(`${owner}/${name}`, { ...file, entry });
      return entry;
    },
    get: async (owner, name) => files.get(`${owner}/${name}`),
    list: async (owner) => own(owner).sort((a, b) => (a.name < b.name ? -1 : 1)),
    delete: async (owner, name) => files.delete(`${owner}/${name}`),
  };
}

const keys = {
  first: { id: '1', owner: 'holzer', scopes: ['qr'], demo: false },
  second: { id: '2', owner: 'loewen', scopes: ['qr'], demo: false },
  demo: { id: '3', owner: 'demo', scopes: ['qr'], demo: true },
} as const;

function appWith(resources: ResourceStore | undefined) {
  const ports: Ports = {
    keys: { find: async (key) => keys[key as keyof typeof keys] },
    resources,
    readiness: { check: async () => {} },
    clock: { today: () => '2026-11-21' as CalendarDate, now: () => 0 },
    ids: { request: () => 'id' },
    codes: { readCodes: async () => ({ ok: true, value: [] }) },
    documentation: { read: async () => undefined },
    log: {
      request: () => {},
      overload: () => {},
      fault: (_id, error) => {
        throw error;
      },
    },
  };
  return createApp(ports);
}

const app = appWith(memoryResources());

function call(address: string, init: RequestInit = {}, key: keyof typeof keys = 'first', to = app): Promise<Response> {
  const headers = { 'x-api-key': key, ...(init.headers as Record<string, string>) };
  return to.fetch(new Request(`http://localhost${address}`, { ...init, headers }));
}

const post = (address: string, body: unknown, headers: Record<string, string> = {}, key?: keyof typeof keys) =>
  call(
    address,
    { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json', ...headers } },
    key,
  );

const keep = (name: string, body: Uint8Array, type: string, key?: keyof typeof keys, to?: typeof app) =>
  call(
    `${path}/resources/${name}`,
    { method: 'POST', body: body as Uint8Array<ArrayBuffer>, headers: { 'content-type': type } },
    key,
    to,
  );

async function refusal(answer: Response): Promise<[status: number, code: string, field?: string]> {
  const { status, code, fieldErrors } = (await answer.json()) as ErrorBody;
  const [field] = fieldErrors;
  return field === undefined ? [status, code] : [status, code, field.fieldName];
}

const textOf = async (answer: Response): Promise<string> => {
  const bytes = new Uint8Array(await answer.arrayBuffer());
  return withFiles([bytes], ([file]) => outputOf('pdftotext', '-layout', file as string, '-').toString());
};
const hasPoppler = hasTools('pdftotext');

describe('an invoice', () => {
  test.each(['classic', 'modern', 'compact'])('is printed in template %s', async (template) => {
    const answer = await post(`${path}?template=${template}&accentColor=%238a1538&addressWindow=LEFT`, good);
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('content-language')]).toEqual([
      200,
      'application/pdf',
      'de',
    ]);
    expect(new TextDecoder('latin1').decode(await answer.arrayBuffer()).slice(0, 8)).toBe('%PDF-1.7');
  });

  test('gives the same bytes again', async () => {
    const bodies = await Promise.all(
      [post(path, good), post(path, good)].map(async (answer) => (await answer).arrayBuffer()),
    );
    expect(bodies[0]).toEqual(bodies[1]);
  });

  test.skipIf(!hasPoppler)('speaks the language that is asked for (needs pdftotext)', async () => {
    expect(await textOf(await post(`${path}?language=it`, good))).toContain('Da pagare CHF');
    const { language: _, ...silent } = good;
    expect(await textOf(await post(path, silent, { 'accept-language': 'fr-CH, de;q=0.5' }))).toContain(
      'Section paiement',
    );
    expect(await textOf(await post(path, good, { 'accept-language': 'fr' }))).toContain('Zahlteil');
  });

  test('says in a header what its bill information lacks', async () => {
    const message = { unstructuredMessage: 'x'.repeat(100) };
    const paymentReference = { ...good.qrInvoice?.paymentReference, additionalInformation: message };
    const answer = await post(path, { ...good, qrInvoice: { ...good.qrInvoice, paymentReference } });
    expect(answer.headers.get('x-layout-warnings')).toContain('INVOICE_DOCUMENT_BILL_INFORMATION_SHORTENED qrInvoice');
  });

  test.each<[query: string, body: unknown, expected: unknown[]]>([
    ['?template=fancy', good, [400, 'PARAMETER_VALUE', 'template']],
    ['?accentColor=red', good, [400, 'PARAMETER_VALUE', 'accentColor']],
    ['?language=es', good, [400, 'PARAMETER_VALUE', 'language']],
    ['', [], [400, 'TYPE']],
    ['', { ...good, invoiceNr: undefined }, [422, 'REQUIRED', 'invoiceNr']],
    ['', { ...good, colour: 1 }, [400, 'UNKNOWN_FIELD', 'colour']],
    ['', { ...good, sender: { ...good.sender, logo: 'none.png' } }, [422, 'RESOURCE_UNKNOWN', 'sender.logo']],
    ['', { ...good, letterhead: 'none.pdf' }, [422, 'RESOURCE_UNKNOWN', 'letterhead']],
  ])('%s with %#. body is refused', async (query, body, expected) => {
    expect(await refusal(await post(`${path}${query}`, body))).toEqual(expected);
  });

  test('other bodies are refused', async () => {
    expect(await refusal(await post(path, good, { 'content-type': 'text/plain' }))).toEqual([
      415,
      'UNSUPPORTED_MEDIA_TYPE',
    ]);
    const broken = { method: 'POST', body: '{', headers: { 'content-type': 'application/json' } };
    expect(await refusal(await call(path, broken))).toEqual([400, 'MALFORMED_JSON']);
    expect((await call(path)).status).toBe(405);
  });

  test.skipIf(!hasPoppler)('with a key for trials cannot be paid (needs pdftotext)', async () => {
    const text = await textOf(await post(path, good, {}, 'demo'));
    expect(text).toContain('NICHT ZUR ZAHLUNG VERWENDEN');
    expect(text).not.toContain('7 196.05');
  });
});

test('the XML form has the sums and the payment part', async () => {
  const answer = await post(`${path}/xml-template-model`, good);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/xml']);
  const xml = await answer.text();
  expect(xml).toMatch(
    /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<invoiceDocument xmlns="urn:rappen:invoice-document:1">/,
  );
  expect(xml).toContain('<due>7196.05</due>');
  expect(xml).toContain('<amount>7196.05</amount>');
  expect(await refusal(await post(`${path}/xml-template-model`, { ...good, positions: [] }))).toEqual([
    422,
    'REQUIRED',
    'positions',
  ]);
});

describe('templates', () => {
  test('are listed, and each has a picture', async () => {
    const list = (await (await call(`${path}/templates`)).json()) as {
      name: string;
      title: { de: string };
      preview: string;
    }[];
    expect(list.map(({ name }) => name)).toEqual(['classic', 'modern', 'compact']);
    for (const { preview, title } of list) {
      expect(title.de).not.toBe('');
      const answer = await call(`${preview}?language=it`);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
      expect(await answer.text()).toContain('Fattura');
    }
  });

  test('others do not exist', async () => {
    expect(await refusal(await call(`${path}/templates/fancy/preview`))).toEqual([404, 'NOT_FOUND']);
    const wrong = await call(`${path}/templates/classic/preview`, { method: 'POST' });
    expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
});

test.each(['mixed-vat', 'gtin', 'discounts'])('the example %s is a body', async (name) => {
  const example = await (await call(`/v2/examples/invoice-document/${name}`)).json();
  expect((await post(path, example)).status).toBe(200);
});

describe('resources', () => {
  test('are kept by name, each owner for itself, and used', async () => {
    expect(await (await call(`${path}/resources`)).json()).toEqual([]);
    const kept = await keep('logo.jpg', logo, 'image/jpeg');
    expect(await kept.json()).toMatchObject({ name: 'logo.jpg', mediaType: 'image/jpeg', size: logo.length });
    expect((await keep('brief.pdf', letterhead, 'application/pdf')).status).toBe(200);
    expect((await keep('logo.jpg', logo, 'image/jpeg')).status).toBe(200);
    const names = async (key?: keyof typeof keys) =>
      ((await (await call(`${path}/resources`, {}, key)).json()) as ResourceEntry[]).map(({ name }) => name);
    expect(await names()).toEqual(['brief.pdf', 'logo.jpg']);
    expect(await names('second')).toEqual([]);

    const withLogo = { ...good, sender: { ...good.sender, logo: 'logo.jpg' } };
    const printed = Buffer.from(await (await post(path, withLogo)).arrayBuffer());
    expect(printed.includes(logo)).toBe(true);
    expect(await refusal(await post(path, withLogo, {}, 'second'))).toEqual([422, 'RESOURCE_UNKNOWN', 'sender.logo']);
    expect(await refusal(await post(path, withLogo, {}, 'demo'))).toEqual([403, 'DEMO_KEY_NOT_ALLOWED', 'sender.logo']);
    const swapped = { ...good, letterhead: 'logo.jpg' };
    expect(await refusal(await post(path, swapped))).toEqual([422, 'RESOURCE_KIND', 'letterhead']);
    const pdfLogo = { ...good, sender: { ...good.sender, logo: 'brief.pdf' } };
    expect(await refusal(await post(path, pdfLogo))).toEqual([422, 'RESOURCE_KIND', 'sender.logo']);
  });

  test.skipIf(!hasPoppler)('a letterhead lies under the first page only (needs pdftotext)', async () => {
    await keep('brief.pdf', letterhead, 'application/pdf');
    const pages = (await textOf(await post(path, { ...good, letterhead: 'brief.pdf' }))).split('\f');
    expect(pages[0]).toContain('Briefpapier der Holzer AG');
    expect(pages[0]).toContain('Schlussrechnung');
    expect(pages[1]).toContain('Zahlteil');
    expect(pages[1]).not.toContain('Briefpapier');
  });

  test.each<[name: string, body: Uint8Array, type: string, expected: unknown[]]>([
    ['.hidden', logo, 'image/jpeg', [422, 'RESOURCE_NAME', 'filename']],
    ['a%2Fb.jpg', logo, 'image/jpeg', [422, 'RESOURCE_NAME', 'filename']],
    ['a%00', logo, 'image/jpeg', [422, 'RESOURCE_NAME', 'filename']],
    ['x'.repeat(65), logo, 'image/jpeg', [422, 'RESOURCE_NAME', 'filename']],
    ['a.gif', Buffer.from('GIF89a'), 'image/gif', [415, 'UNSUPPORTED_MEDIA_TYPE']],
    ['a.png', Buffer.from('GIF89a'), 'image/png', [422, 'FILE_FORMAT_UNKNOWN']],
    ['a.png', logo, 'image/png', [422, 'RESOURCE_KIND']],
    ['a.jpg', logo.subarray(0, 40), 'image/jpeg', [422, 'IMAGE_UNREADABLE']],
    ['a.jpg', new Uint8Array(0), 'image/jpeg', [400, 'BODY_REQUIRED']],
    ['a.pdf', Buffer.alloc(2_097_153, letterhead), 'application/pdf', [413, 'PAYLOAD_TOO_LARGE']],
  ])('%.20s is not kept: %#', async (name, body, type, expected) => {
    expect(await refusal(await keep(name, body, type))).toEqual(expected);
  });

  test('keys for trials have none, and some services keep none', async () => {
    expect(await refusal(await keep('a.jpg', logo, 'image/jpeg', 'demo'))).toEqual([403, 'DEMO_KEY_NOT_ALLOWED']);
    const without = appWith(undefined);
    expect(await refusal(await keep('a.jpg', logo, 'image/jpeg', 'first', without))).toEqual([
      422,
      'RESOURCE_NOT_KEPT',
    ]);
    expect(await refusal(await call(`${path}/resources`, {}, 'first', without))).toEqual([422, 'RESOURCE_NOT_KEPT']);
  });

  test('a hundred and no more, but the old ones can be replaced', async () => {
    const full = appWith(memoryResources());
    for (let i = 0; i < 100; i++) expect((await keep(`${i}.jpg`, logo, 'image/jpeg', 'first', full)).status).toBe(200);
    expect(await refusal(await keep('100.jpg', logo, 'image/jpeg', 'first', full))).toEqual([422, 'RESOURCE_TOO_MANY']);
    expect((await keep('99.jpg', logo, 'image/jpeg', 'first', full)).status).toBe(200);
  });
});

test('the API document names the parameters of paths and the kinds of files', async () => {
  const { paths } = (await (await call('/openapi.json')).json()) as {
    paths: Record<string, Record<string, Record<string, unknown>>>;
  };
  const operation = paths[`${path}/resources/{filename}`]?.['post'];
  expect(operation?.['parameters']).toMatchObject([{ name: 'filename', in: 'path', required: true }]);
  expect(operation?.['requestBody']).toMatchObject({
    content: { 'image/png': {}, 'image/jpeg': {}, 'application/pdf': {} },
  });
  expect(paths[`${path}/templates/{name}/preview`]?.['get']?.['operationId']).toBe('previewInvoiceTemplate');
});
