import { drawSymbol, invoiceExamples, parseDraft, profiles, writePayload } from '@rappen/core/swiss-qr';
import type { FoundCode } from '@rappen/imaging';
import { expect, test } from 'vitest';
import { readingOf } from './reading.ts';

const profile = profiles['2.3'];
const parsed = parseDraft(invoiceExamples.withQrReference, profile);
const payload = parsed.ok ? writePayload(parsed.value) : '';
const point = { x: 0, y: 0 };
const codeOf = (text: string, changes: Partial<FoundCode> = {}): FoundCode => ({
  format: 'QRCode',
  text,
  bytes: new Uint8Array(),
  page: 1,
  box: { topLeft: point, topRight: point, bottomRight: point, bottomLeft: point },
  version: 12,
  errorCorrectionLevel: 'M',
  eci: false,
  ...changes,
});

test('a bill is told from other codes, and judged with its symbol', () => {
  expect(parsed.ok && drawSymbol(parsed.value).ok).toBe(true);
  const { bills, others } = readingOf(
    [codeOf(payload), codeOf('https://example.com'), codeOf(payload, { errorCorrectionLevel: 'L' }), codeOf('SPC\n')],
    profile,
  );
  expect(others.map(({ text }) => text)).toEqual(['https://example.com']);
  expect(bills.map(({ problems }) => problems.map(({ code }) => code))).toEqual([
    [],
    ['SYMBOL_LEVEL'],
    ['PAYLOAD_VERSION'],
  ]);
  expect(bills[0]?.draft?.amount).toBe('1949.75');
  expect(bills[2]?.draft).toBeUndefined();
});

test('a departure that banks accept is no broken rule', () => {
  const [bill] = readingOf([codeOf(`${payload}\n`)], profile).bills;
  expect(bill?.problems).toEqual([]);
  expect(bill?.deviations.map(({ code }) => code)).toEqual(['PAYLOAD_EMPTY_TRAILING_LINE']);
});
