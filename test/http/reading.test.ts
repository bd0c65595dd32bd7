import { drawQrCode } from '@rappen/core/payment-part';
import { correctionLevels, encodeQrSymbol } from '@rappen/core/qr';
import { renderPdf } from '@rappen/core/render/pdf';
import {
  encodeSymbol,
  type InvoiceDraft,
  invoiceExamples,
  parseDraft,
  profiles,
  writePayload,
} from '@rappen/core/swiss-qr';
import { utf8Encode } from '@rappen/core/text';
import { expect, test } from 'vitest';
import { expectValue } from '../results.ts';
import { apiKey, type ErrorBody, withServer } from './server.ts';

const server = withServer();
const invoiceOf = (draft: InvoiceDraft, profile: '2.2' | '2.3' = '2.3') =>
  expectValue(parseDraft(draft, profiles[profile]));
const symbolOf = (text: string, level: 'M' | 'L' = 'M') =>
  expectValue(encodeQrSymbol(utf8Encode(text), { level: correctionLevels[level], versionMax: 40 }));
const pageOf = (symbol: ReturnType<typeof symbolOf>) => drawQrCode(symbol, { quietZone: true });

const bill = invoiceOf(invoiceExamples.withQrReference);
const old = writePayload(invoiceOf(invoiceExamples.combinedAddress, '2.2')).replace(/\n/g, '\r\n');
const link = 'https://example.org/not-a-bill';
const broken = 'SPC\n0100\n1\nCH44';

/** A bill, an old one of level L with other line ends, a link, and what only begins like a bill. */
const file = renderPdf([
  pageOf(expectValue(encodeSymbol(bill))),
  pageOf(symbolOf(`${old}\r\n`, 'L')),
  pageOf(symbolOf(link)),
  pageOf(symbolOf(broken)),
]);

async function upload(operation: string, bytes: Uint8Array): Promise<Response> {
  const form = new FormData();
  form.set('file', new Blob([bytes as BlobPart]), 'bill.pdf');
  return fetch(`${server.url}/v2/swiss-qr-code/${operation}`, {
    method: 'POST',
    headers: { 'x-api-key': apiKey },
    body: form,
  });
}

interface Details {
  readonly page: number;
  readonly box: Record<'topLeft' | 'bottomRight', { readonly x: number; readonly y: number }>;
  readonly symbol: unknown;
  readonly valid: boolean;
  readonly problems: readonly { readonly code: string; readonly fieldName: string }[];
  readonly deviations: readonly { readonly code: string }[];
}

test('parseAll says where each bill stands and what is wrong with it', async () => {
  const answer = await upload('parseAll', file);
  const [first, second, ...others] = (await answer.json()) as { readonly details: Details }[];
  expect(others).toEqual([]);
  expect(first?.details).toMatchObject({
    page: 1,
    symbol: { errorCorrectionLevel: 'M', eci: false },
    valid: true,
    problems: [],
    deviations: [],
  });
  // 46 mm in the middle of 56 mm
  expect(first?.details.box.topLeft.x).toBeCloseTo(5 / 56, 2);
  expect(first?.details.box.bottomRight.y).toBeCloseTo(51 / 56, 2);
  expect(second?.details).toMatchObject({ page: 2, symbol: { errorCorrectionLevel: 'L' }, valid: false });
  expect(second?.details.problems.map(({ code }) => code)).toEqual(['ADDRESS_COMBINED_DISCONTINUED', 'SYMBOL_LEVEL']);
  expect(second?.details.deviations.map(({ code }) => code)).toEqual(['PAYLOAD_EMPTY_TRAILING_LINE']);
});

test('with details, codes that are no bill are told apart', async () => {
  const whole = (await (await upload('parseAll?details=true', file)).json()) as {
    bills: unknown[];
    unreadableBills: { page: number; problems: { code: string }[] }[];
    otherCodes: { page: number; text: string }[];
  };
  expect(whole.bills).toHaveLength(2);
  expect(whole.unreadableBills).toMatchObject([{ page: 4, problems: [{ code: 'PAYLOAD_VERSION' }] }]);
  expect(whole.otherCodes).toMatchObject([{ page: 3, text: link }]);
});

test('parse adds the details when asked, and what was read can be sent back', async () => {
  const plain = (await (await upload('parse', file)).json()) as Record<string, unknown>;
  expect(plain).not.toHaveProperty('details');
  const detailed = (await (await upload('parse?details=true', file)).json()) as { details: Details };
  expect(detailed).toMatchObject({ ...plain, details: { page: 1, valid: true } });
  const again = await fetch(`${server.url}/v2/swiss-payments-code`, {
    method: 'POST',
    headers: { 'x-api-key': apiKey, 'content-type': 'application/json' },
    body: JSON.stringify(detailed),
  });
  expect([again.status, await again.text()]).toEqual([200, writePayload(bill)]);
});

test('a file without a bill says what else was read', async () => {
  const other = renderPdf([pageOf(symbolOf(link))]);
  for (const operation of ['parse', 'validate']) {
    const answer = await upload(operation, other);
    expect([answer.status, ((await answer.json()) as ErrorBody).code]).toEqual([422, 'QR_BILL_OTHER_CODES']);
  }
  const unreadable = renderPdf([pageOf(symbolOf(broken))]);
  const answer = await upload('parse', unreadable);
  expect([answer.status, ((await answer.json()) as ErrorBody).code]).toEqual([422, 'PAYLOAD_VERSION']);
  expect(await (await upload('validate', unreadable)).text()).toContain('version');
});

test('validate validates the symbol too', async () => {
  const text = writePayload(bill);
  expect(await (await upload('validate', renderPdf([pageOf(symbolOf(text))]))).text()).toBe('VALID');
  const low = await upload('validate', renderPdf([pageOf(symbolOf(text, 'L'))]));
  expect([low.status, await low.text()]).toEqual([422, 'code: The symbol has error correction level L: M is required']);
  expect((await upload('validate', file)).status).toBe(422);
});
