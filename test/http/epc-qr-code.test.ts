import { drawEpcCode, encodeEpcSymbol, epcExamples, parseEpcDraft, writeEpcPayload } from '@rappen/core/epc';
import { drawQrCode } from '@rappen/core/payment-part';
import { renderPdf } from '@rappen/core/render/pdf';
import { encodeSymbol, invoiceExamples, parseDraft, profiles, writePayload } from '@rappen/core/swiss-qr';
import { describe, expect, test } from 'vitest';
import { expectValue } from '../results.ts';
import { apiKey, type ErrorBody, withServer } from './server.ts';

const server = withServer();
const json = { name: 'Max Muster', iban: 'DE33100205000001194700', amount: 12.5, message: 'Rechnung 1' };
const payment = expectValue(parseEpcDraft(epcExamples.reference));
const payload = writeEpcPayload(payment);
const bill = expectValue(parseDraft(invoiceExamples.withQrReference, profiles['2.3']));
const swissPage = drawQrCode(expectValue(encodeSymbol(bill)), { quietZone: true });
const epcPage = drawEpcCode(expectValue(encodeEpcSymbol(payment)));

const send = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
  fetch(`${server.url}/v2/${path}`, { method: 'POST', headers: { 'x-api-key': apiKey, ...headers }, body });
const create = (body: unknown, query = '', headers: Record<string, string> = {}) =>
  send(`epc-qr-code${query}`, JSON.stringify(body), { 'content-type': 'application/json', ...headers });
const sendText = (path: string, text: string) => send(path, text, { 'content-type': 'text/plain' });
function upload(path: string, bytes: Uint8Array) {
  const form = new FormData();
  form.set('file', new Blob([bytes as BlobPart]), 'code');
  return send(path, form);
}

describe('a code', () => {
  test.each(['application/pdf', 'image/png', 'image/jpeg'])('as %s is read back', async (type) => {
    for (const query of ['', '?label=true&language=fr']) {
      const made = await create(json, query, { accept: type });
      expect([made.status, made.headers.get('content-type')]).toEqual([200, type]);
      const bytes = new Uint8Array(await made.arrayBuffer());
      if (type === 'image/jpeg') continue;
      const read = await upload('epc-qr-code/parse?details=true', bytes);
      expect(await read.json()).toMatchObject({ ...json, details: { valid: true, page: 1, problems: [] } });
    }
  });

  test('with a label says the words in the language that is asked for', async () => {
    const svg = async (query: string, language: string) =>
      (await create(json, query, { accept: 'image/svg+xml', 'accept-language': language })).text();
    expect(await svg('', 'de')).not.toContain('Zahlen mit Code');
    expect(await svg('?label=true', 'rm')).toContain('lang="de"');
    expect(await svg('?label=true', 'it')).toContain('lang="it"');
    expect(await svg('?label=true&language=en', 'it')).toContain('lang="en"');
  });

  test('is refused with everything that is wrong', async () => {
    const answer = await create({ ...json, iban: 'DE33', moon: 1, amount: 0 });
    expect(answer.status).toBe(400);
    const text = await answer.text();
    for (const code of ['IBAN_COUNTRY_LENGTH', 'UNKNOWN_FIELD', 'AMOUNT_RANGE']) expect(text).toContain(code);
    expect((await create(json, '', { accept: 'text/csv' })).status).toBe(406);
    expect((await send('epc-qr-code', '{', { 'content-type': 'application/json' })).status).toBe(400);
  });

  test('takes blanks where that is asked for', async () => {
    const spaced = { ...json, iban: 'DE33 1002 0500 0001 1947 00' };
    expect((await create(spaced)).status).toBe(422);
    expect((await create(spaced, '?normalizeInput=true')).status).toBe(200);
  });
});

describe('a text', () => {
  test('is read', async () => {
    const answer = await sendText('epc-qr-code/parse', payload);
    expect(await answer.json()).toEqual({ ...epcExamples.reference, amount: 12.3 });
    expect(await (await sendText('epc-qr-code/validate', payload)).text()).toBe('VALID');
  });

  test('that breaks a rule is told so, and read all the same', async () => {
    const bad = payload.replace('EUR12.30', 'EUR0');
    const verdict = await sendText('epc-qr-code/validate', bad);
    expect([verdict.status, await verdict.text()]).toEqual([
      422,
      'amount: The amount must be between 0.01 and 999999999.99',
    ]);
    const details = await (await sendText('epc-qr-code/parse?details=true', bad)).json();
    expect(details).toMatchObject({ amount: 0, details: { valid: false, problems: [{ code: 'AMOUNT_RANGE' }] } });
  });

  test('that is none is refused', async () => {
    expect((await sendText('epc-qr-code/parse', 'moon')).status).toBe(422);
    expect(await (await sendText('epc-qr-code/parse', 'moon')).text()).toContain('EPC_HEADER');
    expect(await (await sendText('epc-qr-code/validate', 'BCD\n009')).text()).toMatch(/^version: /);
    const other = await send('epc-qr-code/parse', '<a/>', { 'content-type': 'application/xml' });
    expect(other.status).toBe(415);
  });
});

describe('codes of the other standard', () => {
  test('an EPC code handed to the Swiss operations is refused, and named', async () => {
    for (const answer of [
      await sendText('swiss-payments-code/parse', payload),
      await upload('swiss-qr-code/parse', renderPdf([epcPage])),
      await upload('swiss-qr-code/validate', renderPdf([epcPage])),
    ]) {
      expect(answer.status).toBe(422);
      expect(await answer.text()).toContain('This is an EPC QR code: a Swiss QR code is expected here');
    }
    const verdict = await sendText('swiss-payments-code/validate', payload);
    expect(await verdict.text()).toBe('code: This is an EPC QR code: a Swiss QR code is expected here');
  });

  test('a Swiss code handed to the EPC operations is refused, and named', async () => {
    for (const answer of [
      await sendText('epc-qr-code/parse', writePayload(bill)),
      await upload('epc-qr-code/parse', renderPdf([swissPage])),
    ]) {
      const { code } = (await answer.json()) as ErrorBody;
      expect([answer.status, code]).toEqual([422, 'OTHER_PAYMENT_CODE']);
    }
    const empty = await upload('epc-qr-code/parse', renderPdf([{ ...swissPage, shapes: [] }]));
    expect(((await empty.json()) as ErrorBody).code).toBe('EPC_NOT_FOUND');
  });

  test('of a file with both each operation finds its own, and parseAll names the other', async () => {
    const file = renderPdf([epcPage, swissPage]);
    expect(await (await upload('epc-qr-code/validate', file)).text()).toBe('VALID');
    expect((await upload('swiss-qr-code/parse', file)).status).toBe(200);
    const all = await (await upload('swiss-qr-code/parseAll?details=true', file)).json();
    expect(all).toMatchObject({ bills: [{}], otherCodes: [{ standard: 'EPC_QR', page: 1 }] });
  });
});
