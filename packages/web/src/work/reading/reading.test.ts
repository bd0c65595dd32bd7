import { encodeSymbol, invoiceExamples, parseDraft, profiles, writePayload } from '@rappen/core/swiss-qr';
import type { FoundCode } from '@rappen/imaging';
import { expect, test } from 'vitest';
import { readingOf, readingOfText } from './reading.ts';

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

test('a bill is told from other codes, and validated with its symbol', () => {
  expect(parsed.ok && encodeSymbol(parsed.value).ok).toBe(true);
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

test('an EPC QR code is told from a Swiss one, with what it says', () => {
  const text = 'BCD\n002\n1\nSCT\n\nMax Muster\nDE33100205000001194700\nEUR12.3\n\n\nRechnung 1';
  const bytes = new TextEncoder().encode(text);
  const { bills, others } = readingOf(
    [codeOf(payload), codeOf(text, { bytes }), codeOf(text, { bytes, version: 14 })],
    profile,
  );
  expect(others).toEqual([]);
  expect(bills.map(({ standard }) => standard)).toEqual(['SWISS_QR', 'EPC_QR', 'EPC_QR']);
  expect(bills[1]?.facts.map(({ name, lines }) => [name, lines])).toEqual([
    ['account', ['DE33 1002 0500 0001 1947 00']],
    ['creditor', ['Max Muster']],
    ['amount', ['EUR 12.30']],
    ['message', ['Rechnung 1']],
  ]);
  expect([bills[1]?.draft, bills[1]?.problems]).toEqual([undefined, []]);
  expect(bills[2]?.problems.map(({ code }) => code)).toEqual(['SYMBOL_VERSION']);
});

test('a pasted text is a bill or nothing, whatever white space is around it', () => {
  expect(readingOfText(`\ufeff ${payload}\r\n\n`, profile)?.bills[0]).toMatchObject({ problems: [], deviations: [] });
  expect(readingOfText('SPC\nx', profile)?.bills[0]?.problems.map(({ code }) => code)).toEqual(['PAYLOAD_VERSION']);
  expect([readingOfText('SPC', profile), readingOfText('hello', profile)]).toEqual([undefined, undefined]);
});
