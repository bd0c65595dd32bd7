import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyText } from '../../../../test/arbitraries/any-text.ts';
import {
  checkDigit10,
  creditorReferences,
  digits,
  qrReferences,
  remainder97,
} from '../../../../test/arbitraries/qr-invoice.ts';
import { codesOf, expectValue } from '../../../../test/results.ts';
import {
  completeCreditorReference,
  completeQrReference,
  extractCreditorReference,
  extractQrReference,
  formatCreditorReference,
  formatQrReference,
  isCreditorReference,
  isQrReference,
  normalizeCreditorReference,
  normalizeQrReference,
  parseCreditorReference,
  parseQrReference,
} from './index.ts';

describe('QR reference', () => {
  test.each([
    ['21000000000313947143000901', '', '210000000003139471430009017'],
    ['00000820779122585742128669', '', '000008207791225857421286694'],
    ['123456', '', '000000000000000000001234565'],
    ['12345612345678901234567890', '', '123456123456789012345678904'],
    ['1', '', '000000000000000000000000011'],
    ['42', '123456', '123456000000000000000000429'],
    ['1234', '123456', '123456000000000000000012342'],
    [' 12 34\t56 ', '', '000000000000000000001234565'],
    ['21 00000 00003 13947 14300 09017', '', '210000000003139471430009017'],
    ['20000000000000000000', '123456', `12345620000000000000000000${checkDigit10('12345620000000000000000000')}`],
  ])('number %j of customer %j is completed to %s', (number, customer, reference) => {
    expect(completeQrReference(number, customer)).toEqual({ ok: true, value: reference });
  });

  test.each([
    ['', '', 'QR_REFERENCE_DIGITS_ONLY'],
    ['12a', '', 'QR_REFERENCE_DIGITS_ONLY'],
    ['12', 'x', 'QR_REFERENCE_DIGITS_ONLY'],
    ['-1', '', 'QR_REFERENCE_DIGITS_ONLY'],
    ['１', '', 'QR_REFERENCE_DIGITS_ONLY'],
    ['0', '', 'QR_REFERENCE_ZEROS'],
    ['0', '000', 'QR_REFERENCE_ZEROS'],
    ['1'.repeat(28), '', 'QR_REFERENCE_TOO_LONG'],
    ['1'.repeat(21), '123456', 'QR_REFERENCE_TOO_LONG'],
    ['210000000003139471430009018', '', 'QR_REFERENCE_CHECK_DIGIT'],
  ])('number %j of customer %j is refused with %s', (number, customer, code) => {
    expect(codesOf(completeQrReference(number, customer))).toEqual([code]);
  });

  test.each([
    ['', 'QR_REFERENCE_FORMAT'],
    ['21000000000313947143000901', 'QR_REFERENCE_FORMAT'],
    ['2100000000031394714300090170', 'QR_REFERENCE_FORMAT'],
    ['21 00000 00003 13947 14300 09017', 'QR_REFERENCE_FORMAT'],
    ['21000000000313947143000901A', 'QR_REFERENCE_FORMAT'],
    ['210000000003139471430009017\n', 'QR_REFERENCE_FORMAT'],
    ['000000000000000000000000000', 'QR_REFERENCE_ZEROS'],
    ['210000000003139471430009018', 'QR_REFERENCE_CHECK_DIGIT'],
    ['120000000003139471430009017', 'QR_REFERENCE_CHECK_DIGIT'],
  ])('%j is refused with %s', (text, code) => {
    expect(codesOf(parseQrReference(text))).toEqual([code]);
    expect(isQrReference(text)).toBe(false);
  });

  test('a wrong check digit is answered with the right one', () => {
    expect(parseQrReference('210000000003139471430009018')).toMatchObject({
      problems: [{ params: { found: '8', expected: 7 } }],
    });
  });

  test('what is completed is valid and gives back the number', () => {
    fc.assert(
      fc.property(digits(0, 10), digits(1, 16), (customer, number) => {
        const completed = completeQrReference(number, customer);
        if (!completed.ok) {
          expect(customer + number).toMatch(/^0*$/);
          return;
        }
        expect(parseQrReference(completed.value)).toEqual(completed);
        expect(completeQrReference(completed.value)).toEqual(completed);
        expect(completed.value.startsWith(customer)).toBe(true);
        expect(BigInt(extractQrReference(completed.value, customer.length))).toBe(BigInt(number));
      }),
    );
  });

  test.each([
    ['210000000003139471430009017', 0, '21000000000313947143000901'],
    ['000000000000000000001234565', 0, '123456'],
    ['123456000000000000000000429', 6, '42'],
    ['123456000000000000000000429', 26, ''],
  ])('%s without %i digits of a customer is number %s', (reference, length, number) => {
    expect(extractQrReference(expectValue(parseQrReference(reference)), length)).toBe(number);
  });

  test('accepts what annex B accepts', () => {
    fc.assert(
      fc.property(qrReferences, digits(27), (reference, random) => {
        expect(parseQrReference(reference)).toEqual({ ok: true, value: reference });
        const isValid = checkDigit10(random.slice(0, 26)) === random[26] && /[1-9]/.test(random);
        expect(isQrReference(random)).toBe(isValid);
      }),
    );
  });

  test.each([
    ['210000000003139471430009017', '21 00000 00003 13947 14300 09017'],
    ['3139471430009017', '3 13947 14300 09017'],
    ['12345', '12345'],
    ['123456', '1 23456'],
    ['1234567890', '12345 67890'],
    ['12', '12'],
    ['', ''],
  ])('%s is printed as %s', (text, print) => expect(formatQrReference(text)).toBe(print));

  test('normalizing undoes formatting, both are done once, and no text is slow', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(normalizeQrReference(formatQrReference(text))).toBe(normalizeQrReference(text));
        expect(formatQrReference(formatQrReference(text))).toBe(formatQrReference(text));
        parseQrReference(text);
        completeQrReference(text, text);
      }),
    );
    expect(formatQrReference('1'.repeat(1_000_000))).toHaveLength(1_199_999);
  });
});

describe('creditor reference', () => {
  test.each([
    ['539007547034', 'RF18539007547034'],
    ['1234567890', 'RF471234567890'],
    ['2348231', 'RF712348231'],
    ['A1', 'RF90A1'],
    ['a1', 'RF90A1'],
    ['000001', 'RF74000001'],
    ['7', 'RF097'],
    ['0', 'RF040'],
    ['B334BOPQE39D902DC', 'RF91B334BOPQE39D902DC'],
    ['ABCDEFGHIJKLMNOPQRSTU', 'RF95ABCDEFGHIJKLMNOPQRSTU'],
    ['5000056789012345', 'RF485000056789012345'],
    ['191230100405JSH0438', 'RF24191230100405JSH0438'],
    ['5390 0754 7034', 'RF18539007547034'],
    ['RF18 5390 0754 7034', 'RF18539007547034'],
    ['rf18539007547034', 'RF18539007547034'],
    ['RFX', undefined],
  ])('%j is completed to %s', (body, reference) => {
    const expected = reference ?? `RF${98n - remainder97('RFXRF00')}RFX`;
    expect(completeCreditorReference(body)).toEqual({ ok: true, value: expected });
  });

  test.each([
    ['', 'CREDITOR_REFERENCE_CHARACTERS'],
    ['12-3', 'CREDITOR_REFERENCE_CHARACTERS'],
    ['ä', 'CREDITOR_REFERENCE_CHARACTERS'],
    ['straße', 'CREDITOR_REFERENCE_CHARACTERS'],
    ['ﬁ1', 'CREDITOR_REFERENCE_CHARACTERS'],
    ['A'.repeat(22), 'CREDITOR_REFERENCE_TOO_LONG'],
    ['RF19539007547034', 'CREDITOR_REFERENCE_CHECK_DIGITS'],
    ['RF00', 'CREDITOR_REFERENCE_FORMAT'],
    [`RF00${'A'.repeat(22)}`, 'CREDITOR_REFERENCE_FORMAT'],
  ])('%j cannot be completed: %s', (body, code) => expect(codesOf(completeCreditorReference(body))).toEqual([code]));

  test.each(['RF49N73GBST73AKL38ZX', 'RF08B3700321', 'RF451234512345', 'RF18539007547034', 'RF097', 'RF040'])(
    '%s is valid',
    (text) => {
      expect(parseCreditorReference(text)).toEqual({ ok: true, value: text });
      expect(parseCreditorReference(text.toLowerCase())).toEqual({ ok: true, value: text });
    },
  );

  test.each([
    ['RF720191230100405JSH0438', 'CREDITOR_REFERENCE_CHECK_DIGITS'],
    ['RF19539007547034', 'CREDITOR_REFERENCE_CHECK_DIGITS'],
    ['RF04', 'CREDITOR_REFERENCE_FORMAT'],
    ['RF18', 'CREDITOR_REFERENCE_FORMAT'],
    ['', 'CREDITOR_REFERENCE_FORMAT'],
    ['XX18539007547034', 'CREDITOR_REFERENCE_FORMAT'],
    ['RF18 5390 0754 7034', 'CREDITOR_REFERENCE_FORMAT'],
    ['RF18-539007547034', 'CREDITOR_REFERENCE_FORMAT'],
    ['RFA8539007547034', 'CREDITOR_REFERENCE_FORMAT'],
    [`RF95ABCDEFGHIJKLMNOPQRSTUV`, 'CREDITOR_REFERENCE_FORMAT'],
    ['RF18539007547034\n', 'CREDITOR_REFERENCE_FORMAT'],
    ['RF18ß', 'CREDITOR_REFERENCE_FORMAT'],
  ])('%j is refused with %s', (text, code) => {
    expect(codesOf(parseCreditorReference(text))).toEqual([code]);
    expect(isCreditorReference(text)).toBe(false);
  });

  test('wrong check digits are answered with the right ones; 00, 01 and 99 are never right', () => {
    expect(parseCreditorReference('RF720191230100405JSH0438')).toMatchObject({
      problems: [{ params: { found: '72', expected: '24' } }],
    });
    expect(parseCreditorReference('RF007')).toMatchObject({ problems: [{ params: { found: '00', expected: '09' } }] });
    const bodyOf = (check: string) => {
      for (let body = 1n; ; body++)
        if (String(98n - remainder97(`${body}RF00`)).padStart(2, '0') === check) return body;
    };
    for (const [given, never] of [
      ['97', '00'],
      ['98', '01'],
      ['02', '99'],
    ] as const) {
      const body = bodyOf(given);
      expect(parseCreditorReference(`RF${given}${body}`).ok).toBe(true);
      expect(codesOf(parseCreditorReference(`RF${never}${body}`))).toEqual(['CREDITOR_REFERENCE_CHECK_DIGITS']);
    }
  });

  test('agrees with big integers; completing and extracting lead back', () => {
    fc.assert(
      fc.property(creditorReferences, digits(2), (reference, check) => {
        expect(parseCreditorReference(reference)).toEqual({ ok: true, value: reference });
        expect(isCreditorReference(`RF${check}${reference.slice(4)}`)).toBe(`RF${check}` === reference.slice(0, 4));
        const body = extractCreditorReference(expectValue(parseCreditorReference(reference)));
        if (!/^RF\d\d/.test(body)) expect(completeCreditorReference(body)).toEqual({ ok: true, value: reference });
        expect(completeCreditorReference(reference)).toEqual({ ok: true, value: reference });
      }),
    );
  });

  test('normalizing undoes formatting, and both are done once', () => {
    expect(formatCreditorReference('rf18539007547034')).toBe('RF18 5390 0754 7034');
    fc.assert(
      fc.property(anyText, (text) => {
        expect(normalizeCreditorReference(formatCreditorReference(text))).toBe(normalizeCreditorReference(text));
        expect(formatCreditorReference(formatCreditorReference(text))).toBe(formatCreditorReference(text));
        parseCreditorReference(text);
        completeCreditorReference(text);
      }),
    );
  });
});
