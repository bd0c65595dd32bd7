import { invoiceExamples, parseDraft, profiles, writePayload } from '@rappen/core/swiss-qr';
import * as fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { anyText } from '../../../../test/arbitraries/any-text.ts';
import { schemaFaults } from '../../../../test/json-schema.ts';
import { expectValue } from '../../../../test/results.ts';
import { appWith, type TestApp } from '../../test/app.ts';
import { routes } from '../app.ts';
import { openApiDocument } from '../openapi/document.ts';
import type { ReadCode } from '../ports/code-reader.ts';

type Json = Record<string, unknown>;

const document = JSON.parse(JSON.stringify(openApiDocument(routes)));
const answerSchema = (path: string): Json =>
  document.paths[path].post.responses[200].content['application/json'].schema;

const payload = writePayload(expectValue(parseDraft(invoiceExamples.withQrReference, profiles['2.3'])));
const lines = payload.split('\n');
const withLine = (line: number, text: string): string => lines.with(line - 1, text).join('\n');

/** The text of the codes that the next file has. */
let inFile: readonly string[] = [];
const corner = { x: 0, y: 0 };
const codeOf = (text: string): ReadCode => ({
  text,
  page: 1,
  box: { topLeft: corner, topRight: corner, bottomRight: corner, bottomLeft: corner },
  version: 10,
  errorCorrectionLevel: 'M',
  eci: false,
});

let app: TestApp;
beforeAll(async () => {
  app = await appWith({ good: {} }, { codes: { readCodes: async () => ({ ok: true, value: inFile.map(codeOf) }) } });
});

/** What an operation answers with 200, held against what the API document says of it; the answer itself. */
async function answerOf(path: string, query: string, init: RequestInit): Promise<unknown> {
  const answer = await app.send(`${path}${query}`, 'good', { method: 'POST', ...init });
  if (answer.status !== 200) {
    expect([path, answer.status]).toEqual([path, 422]);
    return undefined;
  }
  const body: unknown = JSON.parse(await answer.text());
  expect(schemaFaults(body, answerSchema(path), document.components.schemas)).toEqual([]);
  return body;
}

const asText = (body: string): RequestInit => ({ headers: { 'content-type': 'text/plain' }, body });

/** A lone surrogate does not survive its way through UTF-8. */
const sendable = (text: string): string => Buffer.from(text).toString();

function asFile(): RequestInit {
  const body = new FormData();
  body.set('file', new Blob(['%PDF-']), 'bill.pdf');
  return { body };
}

async function readEveryWay(text: string): Promise<Json | undefined> {
  const spc = '/v2/swiss-payments-code/parse';
  const plain = (await answerOf(spc, '', asText(text))) as Json | undefined;
  await answerOf(spc, '?expandBillInformation=true&details=true', asText(text));
  inFile = [text, 'https://example.org'];
  await answerOf('/v2/swiss-qr-code/parse', '?expandBillInformation=true&details=true', asFile());
  await answerOf('/v2/swiss-qr-code/parseAll', '?expandBillInformation=true', asFile());
  await answerOf('/v2/swiss-qr-code/parseAll/details', '', asFile());
  return plain;
}

describe('every answer of reading is as the API document says', () => {
  test.each(['1,50', '1e3', "1'949.75", '-1', '99999999999999999999', 'a lot', '1.005'])(
    'an amount line of %j is null',
    async (amount) => {
      const read = await readEveryWay(withLine(19, amount));
      expect(read?.['paymentAmountInformation']).toEqual({ amount: null, currency: 'CHF' });
    },
  );

  test('what stood where no amount is, is told by the details', async () => {
    const body = await answerOf('/v2/swiss-payments-code/parse', '?details=true', asText(withLine(19, '1,50')));
    expect(body).toMatchObject({
      details: { valid: false, problems: [{ code: 'AMOUNT_FORMAT', fieldName: 'amount', rejectedValue: '1,50' }] },
    });
  });

  test('whatever stands on any line', async () => {
    const hostile = fc.oneof(
      anyText,
      fc.constantFrom(
        '',
        ' ',
        'X',
        'K',
        'S',
        '\u0000',
        '\u{1f600}',
        '\ud800',
        'x'.repeat(300),
        '-0',
        '0',
        '1,50',
        '{"a":1}',
      ),
      fc.constantFrom(
        '//S1/',
        '//S1/10/a/10/b',
        '//S1/32/x;8:1',
        '//S1/31/180532',
        '//XX/a',
        'eBill/X/foo',
        'eBill/B/1',
        'XY;1',
      ),
    );
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 34 }), hostile, async (line, text) => {
        const whole = line > lines.length ? `${payload}\n${text}` : withLine(line, text);
        await readEveryWay(sendable(whole));
      }),
      { numRuns: 150 },
    );
  });

  test('whatever bill information and schemes say', async () => {
    const given = fc.oneof(
      anyText,
      anyText.map((text) => `//S1/10/${text}`),
      anyText.map((text) => `eBill/B/${text}`),
      fc.constantFrom('//S1/10/a/11/190570/99/x', '//S1/40/2:10;x', '//XY/1', 'XY;1'),
    );
    const paths = [
      '/v2/bill-information/parse',
      '/v2/bill-information/parse/raw',
      '/v2/bill-information/swicos1v12/parse',
      '/v2/alternative-schemas/parse',
      '/v2/alternative-schemas/parse/raw',
      '/v2/alternative-schemas/ebill/parse',
    ];
    await fc.assert(
      fc.asyncProperty(
        given.filter((text) => text !== ''),
        async (text) => {
          for (const path of paths) await answerOf(path, '', asText(sendable(text)));
        },
      ),
      { numRuns: 100 },
    );
  });
});

describe('validate says what breaks no rule, too', () => {
  const validate = async (text: string) => {
    const answer = await app.send('/v2/swiss-payments-code/validate', 'good', { method: 'POST', ...asText(text) });
    inFile = [text];
    const ofFile = await app.send('/v2/swiss-qr-code/validate', 'good', { method: 'POST', ...asFile() });
    const said = await answer.text();
    expect([ofFile.status, await ofFile.text()]).toEqual([answer.status, said]);
    return [answer.status, ...said.split('\n')];
  };

  test.each([
    ['S1 that cannot be read', withLine(32, '//S1/10/a/11/190570'), 'billingInformation: Tag 11 must be a date'],
    [
      'S1 that does not add up',
      withLine(32, '//S1/32/8.1:1'),
      'billingInformation: Net amounts and VAT add up to 1.08',
    ],
    ['eBill of no type', withLine(33, 'eBill/X/1'), 'alternativeProcedures[0]: The eBill type must be B'],
    ['a byte order mark', `\ufeff${payload}`, 'code: The code has a byte order mark before SPC'],
    ['a last line end', `${payload}\n`, 'code: Nothing may follow'],
  ])('%s', async (_name, text, warning) => {
    expect(await validate(text)).toEqual([200, 'VALID', expect.stringContaining(`warning: ${warning}`)]);
  });

  test('and nothing where there is nothing to say', async () => {
    expect(await validate(payload)).toEqual([200, 'VALID']);
    expect(await validate(withLine(32, '//XY/1').replace('eBill/B/pia.rutschmann@example.com', 'XY;1'))).toEqual([
      200,
      'VALID',
    ]);
  });

  test('behind what does', async () => {
    const [status, first, second, ...others] = await validate(withLine(32, '//S1/11/x').replace('1949.75', '1,50'));
    expect([status, others]).toEqual([422, []]);
    expect(first).toMatch(/^amount: /);
    expect(second).toMatch(/^warning: billingInformation: /);
  });
});

describe('pages that there was no time for', () => {
  const warnings = [{ code: 'FILE_PAGES_LEFT', path: [], params: { pages: '4–12' } }] as const;
  test('are told beside the bills that were found', async () => {
    const { send } = await appWith(
      { good: {} },
      { codes: { readCodes: async () => ({ ok: true, value: [codeOf(payload)], warnings }) } },
    );
    const path = '/v2/swiss-qr-code/parseAll?effortLevel=HARDER';
    const plain = await send(path, 'good', { method: 'POST', ...asFile() });
    expect([plain.status, plain.headers.get('x-reading-warnings')]).toEqual([200, 'FILE_PAGES_LEFT 4-12']);
    expect(await plain.json()).toHaveLength(1);
    const whole = await send(`${path}&details=true`, 'good', { method: 'POST', ...asFile() });
    expect(await whole.json()).toMatchObject({
      bills: [{ details: { page: 1 } }],
      warnings: [{ code: 'FILE_PAGES_LEFT', message: expect.stringContaining('4–12') }],
    });
    const verdict = await send('/v2/swiss-qr-code/validate', 'good', { method: 'POST', ...asFile() });
    expect(await verdict.text()).toContain('VALID\nwarning: code: Pages 4–12 were not searched');
  });
});
