import { utf8Encode, utf8Length } from '@rappen/pdf/internal/base';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyText } from '../../../../test/arbitraries/any-text.ts';
import { codesOf, expectValue } from '../../../../test/results.ts';
import { modulo97CheckDigits } from '../check-digits/modulo97.ts';
import { parseJson } from '../json/exact-numbers.ts';
import { writeJson } from '../json/write.ts';
import { completeCreditorReference } from '../reference/creditor-reference.ts';
import {
  encodeEpcSymbol,
  epcPaymentJsonOf,
  parseEpcDraft,
  parseEpcPayment,
  readEpcPayload,
  writeEpcPayload,
} from './index.ts';
import { limits } from './limits.ts';
import type { EpcDraft } from './payment.ts';

const line = (maxLength: number) =>
  fc
    .string({ unit: fc.constantFrom(...'abcXYZ 019.,-/äöüßéčłøŽΩя€\u{1F600}'), minLength: 1, maxLength })
    .map((text) => text.trim())
    .filter((text) => text !== '');

const iban = fc
  .tuple(fc.constantFrom('DE', 'AT', 'FI', 'CH', 'GB'), fc.stringMatching(/^\d{30}$/))
  .map(([country, digits]) => {
    const length = { DE: 18, AT: 16, FI: 14, CH: 17, GB: 18 }[country];
    const bban = country === 'GB' ? `NWBK${digits.slice(0, 14)}` : digits.slice(0, length);
    return `${country}${modulo97CheckDigits(country, bban)}${bban}`;
  });

const amount = fc
  .tuple(fc.integer({ min: 0, max: 999_999_999 }), fc.integer({ min: 1, max: 99 }))
  .map(([whole, cents]) => {
    return `${whole}.${String(cents).padStart(2, '0')}`;
  });

const remittance = fc.oneof(
  fc.constant({}),
  line(limits.messageLengthMax).map((message) => ({ message })),
  fc.stringMatching(/^[A-Z0-9]{1,21}$/).map((body) => {
    const made = completeCreditorReference(body);
    return { reference: made.ok ? made.value : 'Viite 1234' };
  }),
);

/** Drafts that keep every rule but, perhaps, the length of the whole. */
const drafts: fc.Arbitrary<EpcDraft> = fc
  .tuple(
    fc.record(
      {
        version: fc.constantFrom('001', '002'),
        transfer: fc.constantFrom('SCT', 'INST'),
        bic: fc.constantFrom('BFSWDE33BER', 'BPOTBEB1'),
        name: line(limits.nameLengthMax),
        iban,
        amount,
        purpose: fc.constantFrom('CHAR', 'GDDS', 'A1'),
        information: line(limits.informationLengthMax),
      },
      { requiredKeys: ['bic', 'name', 'iban'] },
    ),
    remittance,
  )
  .map(([draft, more]) => ({ ...draft, ...more }));

const fits = (draft: EpcDraft) => parseEpcDraft(draft).ok;

describe('a payment', () => {
  test('is written and read as it is, from text and from bytes, with either end of line', () => {
    fc.assert(
      fc.property(drafts.filter(fits), fc.constantFrom('\n' as const, '\r\n' as const), (draft, lineEnd) => {
        const payment = expectValue(parseEpcDraft(draft));
        const text = writeEpcPayload(payment, lineEnd);
        if (utf8Length(text) > limits.payloadBytesMax) return;
        for (const code of [{ text }, { text, bytes: utf8Encode(text) }]) {
          const reading = expectValue(readEpcPayload(code));
          expect(reading.payment).toEqual(payment);
          expect([reading.problems, reading.deviations]).toEqual([[], []]);
        }
      }),
    );
  });

  test('goes through JSON and back', () => {
    fc.assert(
      fc.property(drafts.filter(fits), (draft) => {
        const payment = expectValue(parseEpcDraft(draft));
        const json = expectValue(parseJson(writeJson(epcPaymentJsonOf(payment))));
        expect(parseEpcPayment(json)).toEqual({ ok: true, value: payment });
      }),
    );
  });

  test('that was parsed has at most 331 bytes and a symbol of at most version 13', () => {
    fc.assert(
      fc.property(drafts, (draft) => {
        const parsed = parseEpcDraft(draft);
        if (!parsed.ok) return expect(codesOf(parsed)).toEqual(['EPC_TOO_LONG']);
        expect(utf8Length(writeEpcPayload(parsed.value))).toBeLessThanOrEqual(331);
        const symbol = expectValue(encodeEpcSymbol(parsed.value));
        expect(symbol.version).toBeLessThanOrEqual(13);
        expect(symbol.level).toBe('M');
      }),
      { numRuns: 50 },
    );
  });
});

describe('hostile texts', () => {
  const noise = fc.oneof(
    anyText,
    anyText.map((text) => `BCD\n002\n1\nSCT\n\n${text}`),
    fc.array(anyText, { maxLength: 14 }).map((lines) => ['BCD', '001', '2', 'SCT', ...lines].join('\n')),
  );

  test('any text is read or refused, and never thrown', () => {
    fc.assert(
      fc.property(noise, (text) => {
        const reading = readEpcPayload({ text });
        if (reading.ok && reading.value.payment) expect(reading.value.draft.iban).toBe(reading.value.payment.iban);
      }),
    );
  });

  test('any bytes are read or refused', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), fc.constantFrom(...'12345678'), (bytes, set) => {
        const text = `BCD\n002\n${set}\nSCT\n\nName\nDE33100205000001194700\n`;
        const all = Uint8Array.from([...utf8Encode(text), ...bytes]);
        readEpcPayload({ text, bytes: all });
      }),
    );
  });

  test('any JSON value is parsed or refused', () => {
    fc.assert(fc.property(fc.jsonValue(), (json) => void parseEpcPayment(json)));
    fc.assert(
      fc.property(fc.record({ name: fc.jsonValue(), iban: fc.jsonValue(), amount: fc.jsonValue() }), (json) => {
        const parsed = parseEpcPayment(json);
        if (!parsed.ok) expect(parsed.problems.length).toBeGreaterThan(0);
      }),
    );
  });

  test('a text of a megabyte is refused at once', () => {
    expect(codesOf(readEpcPayload({ text: `BCD\n${'\n'.repeat(1_000_000)}` }))).toEqual(['EPC_TOO_LONG']);
  });
});
