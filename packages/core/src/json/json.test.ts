import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyText } from '../../../../test/arbitraries/any-text.ts';
import { codesOf, expectValue } from '../../../../test/results.ts';
import { sentenceOf } from '../catalogue/index.ts';
import { decimalTextOf, ExactNumber, type JsonValue, parseJson, valueAt, writeJson } from './index.ts';
import { writeInPieces } from './write.ts';

const jsonValues = fc.jsonValue({ stringUnit: fc.constantFrom(...'aé€"\\\n\u{1F600}\ud800{}[]:,0') });

describe('reading', () => {
  test.each([
    ['{"amount":50.00}', { amount: 50 }],
    ['[1, -2.5, 0.01, 123456789012345, 0.0000001]', [1, -2.5, 0.01, 123456789012345, 0.0000001]],
    ['"12345678901234567890 1e5"', '12345678901234567890 1e5'],
    ['{"12345678901234567890":"\\"1e5\\\\"}', { '12345678901234567890': '"1e5\\' }],
    ['"\\\\\\"[[[["', '\\"[[[['],
    [' \n\tnull\r', null],
    ['{"a":{"b":[]},"c":""}', { a: { b: [] }, c: '' }],
    [`${'['.repeat(32)}${']'.repeat(32)}`, JSON.parse(`${'['.repeat(32)}${']'.repeat(32)}`)],
    [`[${'[],'.repeat(100)}[]]`, Array.from({ length: 101 }, () => [])],
  ])('%s is read', (text, value) => expect(parseJson(text)).toEqual({ ok: true, value }));

  test.each([
    ['', 'MALFORMED_JSON'],
    ['{', 'MALFORMED_JSON'],
    ['"abc', 'MALFORMED_JSON'],
    ['"abc\\"', 'MALFORMED_JSON'],
    ['{"a":1,}', 'MALFORMED_JSON'],
    ["{'a':1}", 'MALFORMED_JSON'],
    ['01', 'MALFORMED_JSON'],
    ['+1', 'MALFORMED_JSON'],
    ['NaN', 'MALFORMED_JSON'],
    ['{"a":1e5', 'MALFORMED_JSON'],
    ['\ufeff{}', 'MALFORMED_JSON'],
    ['1 2', 'MALFORMED_JSON'],
    ['1e5', 'JSON_NUMBER_NOT_EXACT'],
    ['[1E-5]', 'JSON_NUMBER_NOT_EXACT'],
    ['1234567890123456', 'JSON_NUMBER_NOT_EXACT'],
    ['{"a":12345678901234567}', 'JSON_NUMBER_NOT_EXACT'],
    ['0.1234567890123456', 'JSON_NUMBER_NOT_EXACT'],
    ['-999999999999999.9', 'JSON_NUMBER_NOT_EXACT'],
    [`${'['.repeat(33)}${']'.repeat(33)}`, 'JSON_TOO_DEEP'],
    [`${'{"a":'.repeat(33)}1${'}'.repeat(33)}`, 'JSON_TOO_DEEP'],
    ['['.repeat(1_000_000), 'JSON_TOO_DEEP'],
    ['9'.repeat(1_000_000), 'JSON_NUMBER_NOT_EXACT'],
  ])('%.40s is refused with %s', (text, code) => expect(codesOf(parseJson(text))).toEqual([code]));

  test('a refusal shows the number, shortened, and the place of an error in the syntax', () => {
    const sentence = (text: string) => {
      const parsed = parseJson(text);
      return parsed.ok ? '' : sentenceOf(parsed.problems[0]);
    };
    expect(sentence('[12345678901234567]')).toContain('12345678901234567');
    expect(sentence('9'.repeat(1000)).length).toBeLessThan(200);
    expect(sentence('[1 2]')).toMatch(/position 3$/);
    expect(sentence('at position 77')).not.toContain('77');
  });

  test('is JSON.parse for every value that has no long number', () => {
    fc.assert(
      fc.property(jsonValues, fc.nat(4), (value, spaces) => {
        const text = JSON.stringify(value, undefined, spaces);
        const parsed = parseJson(text);
        if (parsed.ok) expect(parsed.value).toEqual(JSON.parse(text));
        else expect(codesOf(parsed)[0]).toMatch(/^JSON_(?:NUMBER_NOT_EXACT|TOO_DEEP)$/);
      }),
    );
  });

  test('numbers of at most 15 digits keep their text', () => {
    const literal = fc
      .tuple(fc.boolean(), fc.bigInt({ min: 0n, max: 999_999_999_999_999n }), fc.integer({ min: 0, max: 14 }))
      .map(([negative, integer, decimals]) => {
        const padded = String(integer)
          .padStart(decimals + 1, '0')
          .slice(-15)
          .padStart(decimals + 1, '0');
        const whole = padded.slice(0, padded.length - decimals).replace(/^0+(?=\d)/, '');
        return `${negative ? '-' : ''}${whole}${decimals > 0 ? `.${padded.slice(padded.length - decimals)}` : ''}`;
      });
    fc.assert(
      fc.property(literal, (text) => {
        const value = expectValue(parseJson(`{"n":${text}}`)) as { n: number };
        const short = text.includes('.') ? text.replace(/\.?0+$/, '') : text;
        expect(decimalTextOf(value.n)).toBe(short === '-0' ? '0' : short);
      }),
      { numRuns: 1000 },
    );
  });

  test('any text is read or refused', () => {
    const hostile = fc.string({ unit: fc.constantFrom(...'{}[]",:\\0123456789eE+-. ntu') });
    fc.assert(
      fc.property(fc.oneof(anyText, hostile), (text) => {
        const parsed = parseJson(text);
        if (parsed.ok) expect(parsed.value).toEqual(JSON.parse(text));
      }),
      { numRuns: 2000 },
    );
  });
});

describe('writing', () => {
  test('what is written is read back', () => {
    fc.assert(
      fc.property(jsonValues, (value) => {
        const text = writeJson(value as JsonValue);
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
        expect(text).toBe(JSON.stringify(value));
      }),
    );
  });

  test('is the same whether the engine prints exact numbers or not, also where one is no number of JSON', () => {
    const exact = fc.oneof(fc.constantFrom('050', '', '.5', '1e5', '-0.00', '1 2'), fc.integer().map(String));
    const withExact = fc.letrec((tie) => ({
      value: fc.oneof(
        { depthSize: 'small' },
        fc.string({ unit: 'binary' }),
        fc.constantFrom(null, true, -0, 1e-7),
        exact.map((text) => new ExactNumber(text)),
        fc.array(tie('value'), { maxLength: 4 }),
        fc.dictionary(fc.string(), fc.option(tie('value'), { nil: undefined }), { maxKeys: 4 }),
      ),
    })).value;
    fc.assert(
      fc.property(withExact, (value) => {
        expect(writeJson(value as JsonValue)).toBe(writeInPieces(value as JsonValue));
      }),
    );
  });

  test('exact numbers are printed digit by digit, and what is undefined is left out', () => {
    const value = { b: new ExactNumber('50.00'), a: undefined, c: [new ExactNumber('0.10'), null], d: '\u2028"' };
    expect(writeJson(value)).toBe('{"b":50.00,"c":[0.10,null],"d":"\u2028\\""}');
    expect(JSON.parse(writeJson(value))).toEqual({ b: 50, c: [0.1, null], d: '\u2028"' });
  });

  test.each([
    [50, '50'],
    [0, '0'],
    [-0, '0'],
    [1e-7, '0.0000001'],
    [1.5e-7, '0.00000015'],
    [-1e-7, '-0.0000001'],
    [0.1, '0.1'],
    [123456789012345, '123456789012345'],
  ])('%d is %s', (value, text) => expect(decimalTextOf(value)).toBe(text));
});

test.each<[path: (string | number)[], value: unknown]>([
  [[], { a: [{ b: 1 }] }],
  [['a', 0, 'b'], 1],
  [['a', 1], undefined],
  [['a', 'length'], 1],
  [['toString'], undefined],
  [['a', 0, 'b', 'c'], undefined],
])('at %j stands %j', (path, value) => expect(valueAt({ a: [{ b: 1 }] }, path)).toEqual(value));
