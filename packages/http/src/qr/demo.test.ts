import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { writeJson } from '@rappen/core/json';
import { invoiceExamples, notificationMessages, profiles, qrInvoiceJsonOf, readPayload } from '@rappen/core/swiss-qr';
import { beforeAll, describe, expect, test } from 'vitest';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { hasTools, outputOf, withFiles } from '../../../../test/oracles/tools.ts';
import { appWith, type TestApp } from '../../test/app.ts';

const demo = 'the-key-for-trials';
const real = 'the-key-of-a-customer';
const bill = { ...invoiceExamples.withQrReference, billingInformation: `//S1/10/${'1'.repeat(60)}/11/260101` };
const body = writeJson(qrInvoiceJsonOf(bill));

let served: TestApp;
beforeAll(async () => {
  const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync(wasm)).buffer } });
  served = await appWith({ [demo]: { demo: true }, [real]: {} });
});
const make = (path: string, key: string, headers: Record<string, string> = {}) =>
  served.send(path, key, { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } });

describe('with a key for trials', () => {
  test.each<[query: string, accept: string, language: keyof typeof notificationMessages]>([
    ['', '', 'de'],
    ['language=fr', 'it', 'fr'],
    ['language=rm&profile=2.4', '', 'rm'],
    ['language=rm&profile=2.3', '', 'rm'],
    ['language=rm&profile=2.2', '', 'de'],
    ['', 'it-CH', 'it'],
    ['', 'en', 'en'],
  ])('%j and Accept-Language %j print a slip of 0.00 that says so', async (query, accept, language) => {
    const answer = await make(`/v2/payment-part-receipt?format=image/svg%2Bxml&${query}`, demo, {
      'accept-language': accept,
    });
    const svg = await answer.text();
    expect(answer.status).toBe(200);
    for (const word of notificationMessages[language].split(' ')) expect(svg).toContain(word);
    expect(svg).toContain('>0.00<');
    expect(svg).not.toMatch(/1.949/);
  });

  test.skipIf(!hasTools('pdftotext'))('the code and the print of a PDF agree (needs pdftotext)', async () => {
    const pdf = new Uint8Array(await (await make('/v2/payment-part-receipt?pageSize=A4', demo)).arrayBuffer());
    const printed = await withFiles([pdf], ([path]) => outputOf('pdftotext', '-layout', path ?? '', '-').toString());
    expect(printed.match(/CHF +0\.00/g)).toHaveLength(2);
    expect(printed).toContain(notificationMessages.de);
    expect(printed).not.toContain('949.75');
  });

  test('the code in a picture is a notification', async () => {
    const png = await (await make('/v2/swiss-qr-code?format=image/png&quietZone=true', demo)).blob();
    const [code] = await readBarcodes(png, { formats: ['QRCode'] });
    expect(draftOf(code?.text ?? '')).toMatchObject({ amount: '0.00', unstructuredMessage: notificationMessages.de });
    expect(draftOf(code?.text ?? '').billingInformation).toBe(bill.billingInformation);
  });

  test('so is the text of a code', async () => {
    const text = await (await make('/v2/swiss-payments-code', demo, { 'accept-language': 'en' })).text();
    expect(draftOf(text)).toMatchObject({ amount: '0.00', unstructuredMessage: notificationMessages.en });
  });

  test('the rules are the same', async () => {
    const wrong = body.replace('CH4431999123000889012', 'CH4431999123000889013');
    const refused = await served.send('/v2/swiss-qr-code', demo, {
      method: 'POST',
      body: wrong,
      headers: { 'content-type': 'application/json' },
    });
    expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([422, 'IBAN_CHECKSUM']);
  });
});

test('with another key, the bill is what was sent', async () => {
  const text = await (await make('/v2/swiss-payments-code', real)).text();
  expect(draftOf(text)).toMatchObject({ amount: '1949.75', unstructuredMessage: bill.unstructuredMessage });
});

/** What a text says; it keeps every rule. */
function draftOf(text: string) {
  const reading = readPayload(text, profiles['2.3']);
  if (!reading.ok) throw new Error(text);
  expect(reading.value.problems).toEqual([]);
  return reading.value.draft;
}
