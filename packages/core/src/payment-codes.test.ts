import { describe, expect, test } from 'vitest';
import { codesOf, expectValue } from '../../../test/results.ts';
import { sentenceOf } from './catalogue/index.ts';
import { epcExamples, parseEpcDraft, writeEpcPayload } from './epc/index.ts';
import {
  factsOf,
  otherPaymentCode,
  paymentBeginnings,
  paymentCodeOf,
  paymentCodes,
  readPaymentCode,
} from './payment-codes.ts';
import { invoiceExamples, parseDraft, profiles, writePayload } from './swiss-qr/index.ts';

const profile = profiles['2.3'];
const swiss = writePayload(expectValue(parseDraft(invoiceExamples.withQrReference, profile)));
const epc = writeEpcPayload(expectValue(parseEpcDraft(epcExamples.reference)));

describe('a text is read by the standard that it announces', () => {
  test.each([
    ['SWISS_QR', swiss],
    ['EPC_QR', epc],
  ])('%s', (standard, text) => {
    const reading = readPaymentCode({ text }, profile);
    expect(reading?.ok && reading.value.standard).toBe(standard);
    expect(reading?.ok && reading.value.problems).toEqual([]);
  });

  test.each(['', 'BCD', 'SPC', 'https://example.org', 'BCDE\n', ' SPC\n'])('%j announces none', (text) => {
    expect(readPaymentCode({ text }, profile)).toBeUndefined();
    expect(paymentCodeOf(text)).toBeUndefined();
  });

  test('what announces itself and cannot be read has the problems of its standard', () => {
    expect(
      ['SPC\n', 'BCD\n'].map((text) => readPaymentCode({ text }, profile)).map((read) => read && codesOf(read)),
    ).toEqual([['PAYLOAD_VERSION'], ['EPC_VERSION']]);
  });
});

test('no two standards begin alike', () => {
  expect(new Set(paymentBeginnings).size).toBe(paymentBeginnings.length);
  expect(new Set(paymentCodes.map(({ standard }) => standard)).size).toBe(paymentCodes.length);
});

test('a code of another standard is said to be one', () => {
  expect(otherPaymentCode(swiss, 'SWISS_QR')).toBeUndefined();
  expect(otherPaymentCode('moon', 'SWISS_QR')).toBeUndefined();
  const found = otherPaymentCode(epc, 'SWISS_QR', ['file']);
  expect(found?.code).toBe('OTHER_PAYMENT_CODE');
  expect(found && sentenceOf(found)).toBe('This is an EPC QR code: a Swiss QR code is expected here');
});

test('facts are what a code says, and what it leaves to the payer', () => {
  const facts = (text: string) => {
    const reading = readPaymentCode({ text }, profile);
    return reading?.ok ? factsOf(reading.value).map(({ name, lines }) => [name, lines]) : [];
  };
  expect(facts(epc)).toEqual([
    ['account', ['DE71 1102 2033 0123 4567 89']],
    ['bic', ['BHBLDEHHXXX']],
    ['creditor', ['Franz Mustermänn']],
    ['amount', ['EUR 12.30']],
    ['purpose', ['GDDS']],
    ['reference', ['RF18 5390 0754 7034']],
  ]);
  expect(facts('BCD\n002\n1\nSCT\n\nMax\nDE71110220330123456789')).toContainEqual(['amount', 'open']);
  expect(facts(swiss).map(([name]) => name)).toEqual(
    expect.arrayContaining(['account', 'creditor', 'amount', 'reference']),
  );
});
