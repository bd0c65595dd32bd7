import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyText } from '../../../../../test/arbitraries/any-text.ts';
import { findings, requestOf, today } from '../../../../../test/ebill-cases.ts';
import { codesOf, expectValue } from '../../../../../test/results.ts';
import { sentenceOf } from '../../catalogue/index.ts';
import { ExactNumber } from '../../json/write.ts';
import { formatPath } from '../../problem/problem.ts';
import { parseBusinessCase } from '../rules/parse.ts';
import { parseJsonText, readJsonRequest } from './read-json.ts';

/** The same with numbers as numbers. */
function plain(value: unknown): unknown {
  if (value instanceof ExactNumber) return Number(value.text);
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, plain(member)]));
}

describe('JSON text', () => {
  test('is what JSON.parse reads, with the text of every number', () => {
    const value = expectValue(parseJsonText('{"a":[41010560425610173,1.10,-0,1E400,true,false,null,""],"b":{}}')) as {
      a: unknown[];
    };
    expect(value.a.map((entry) => (entry instanceof ExactNumber ? entry.text : entry))).toEqual([
      '41010560425610173',
      '1.10',
      '-0',
      '1E400',
      true,
      false,
      null,
      '',
    ]);
    expect(Object.getPrototypeOf(value)).toBeNull();
  });

  test('is read or refused as JSON.parse does', () => {
    const hostile = fc.string({ unit: fc.constantFrom(...'{}[]",:\\0123456789eE+-. ntufalsr\n\u0001') });
    const jsonTexts = fc.jsonValue().map((value) => JSON.stringify(value, undefined, 1));
    fc.assert(
      fc.property(fc.oneof(anyText, hostile, jsonTexts), (text) => {
        const parsed = parseJsonText(text);
        if (parsed.ok) expect(plain(parsed.value)).toEqual(JSON.parse(text));
        else if (codesOf(parsed)[0] === 'MALFORMED_JSON' && !sentenceOf(parsed.problems[0]).includes('deeper')) {
          expect(() => JSON.parse(text)).toThrow();
        }
      }),
      { numRuns: 3000 },
    );
  });

  test('has so many escapes and no more, over all of its strings', () => {
    const texts = (count: number) => `["${'\\/'.repeat(count - 2)}","a","\\u002b\\n"]`;
    expect(expectValue(parseJsonText(texts(450_000)))).toEqual(['/'.repeat(449_998), 'a', '+\n']);
    const refused = parseJsonText(texts(450_001));
    expect(refused.ok || sentenceOf(refused.problems[0])).toContain('it has more than 450000 escapes');
  });

  test.each<[text: string, detail: string]>([
    ['', 'position 0'],
    ['{', 'position 1'],
    ['{"a":1,}', 'position 7'],
    ['[1,]', 'position 3'],
    ['[1 2]', 'position 3'],
    ["{'a':1}", 'position 1'],
    ['{a:1}', 'position 1'],
    ['{"a" 1}', 'position 5'],
    ['01', 'position 1'],
    ['+1', 'position 0'],
    ['NaN', 'position 0'],
    ['"abc', 'position 0'],
    ['"a\nb"', 'position 0'],
    ['"\\x"', 'position 0'],
    ['\ufeff{}', 'position 0'],
    ['{} {}', 'position 3'],
    ['nulll', 'position 4'],
  ])('%j is MALFORMED_JSON', (text, detail) => {
    const parsed = parseJsonText(text);
    expect(codesOf(parsed)).toEqual(['MALFORMED_JSON']);
    expect(!parsed.ok && sentenceOf(parsed.problems[0])).toContain(detail);
  });

  test('names stand once in an object: DUPLICATE_JSON_KEY', () => {
    for (const [text, path] of [
      ['{"a":1,"a":1}', 'a'],
      ['{"a":{"b":[{"c":1,"\\u0063":2}]}}', 'a.b[0].c'],
      ['{"__proto__":1,"__proto__":2}', '__proto__'],
    ] as const) {
      const parsed = parseJsonText(text);
      expect(codesOf(parsed)).toEqual(['DUPLICATE_JSON_KEY']);
      expect(!parsed.ok && formatPath(parsed.problems[0].path)).toBe(path);
    }
    expect(parseJsonText('{"a":{"b":1},"b":{"a":1}}').ok).toBe(true);
    expect(parseJsonText('{"toString":1,"constructor":2,"__proto__":3}').ok).toBe(true);
  });

  test('has 32 levels and 20,000 members at most', () => {
    const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;
    expect(parseJsonText(deep(32)).ok).toBe(true);
    expect(codesOf(parseJsonText(deep(33)))).toEqual(['MALFORMED_JSON']);
    expect(codesOf(parseJsonText('{"a":'.repeat(100_000)))).toEqual(['MALFORMED_JSON']);
    const wide = (count: number) => `[${'1,'.repeat(count - 1)}1]`;
    expect(parseJsonText(wide(20_000)).ok).toBe(true);
    expect(codesOf(parseJsonText(wide(20_001)))).toEqual(['MALFORMED_JSON']);
  });

  test('of full size takes linear time, whatever it is made of', () => {
    const size = 14_000_000;
    for (const text of [
      `{"pdf":"${'A'.repeat(size)}"}`,
      `{"pdf":"${'\\\\'.repeat(size / 2)}"}`,
      `"${'\\"'.repeat(size / 2)}"`,
      '"'.repeat(size),
      ' '.repeat(size),
      '9'.repeat(size),
      `[${'"",'.repeat(size / 3)}`,
    ]) {
      parseJsonText(text);
    }
  });
});

describe('a JSON request', () => {
  const businessCase = requestOf('Bill');
  const found = (value: unknown) => {
    const { pdf, document } = readJsonRequest(value);
    const parsed = parseBusinessCase('Bill', document, { today });
    return { pdf, found: parsed.ok ? [] : parsed.problems.map((one) => `${formatPath(one.path)} ${one.code}`.trim()) };
  };

  test('is a PDF and a business case', () => {
    expect(found({ pdf: 'JVBERi0=', businessCase })).toEqual({ pdf: 'JVBERi0=', found: [] });
  });

  test.each<[value: unknown, ...found: string[]]>([
    [{ businessCase }, 'pdf REQUIRED'],
    [{ pdf: null, businessCase }, 'pdf REQUIRED'],
    [{ pdf: 5, businessCase }, 'pdf TYPE'],
    [{ pdf: '' }, 'businessCase REQUIRED'],
    [{ pdf: '', businessCase: null }, 'businessCase REQUIRED'],
    [{}, 'pdf REQUIRED', 'businessCase REQUIRED'],
    [{ pdf: '', businessCase, type: 'Bill' }, 'type UNKNOWN_FIELD'],
    [{ pdf: '', businessCase: [] }, 'businessCase TYPE'],
    [{ pdf: '', businessCase: 'text' }, 'businessCase TYPE'],
    [null, 'TYPE'],
    ['text', 'TYPE'],
    [[], 'TYPE'],
    [new ExactNumber('5'), 'TYPE'],
  ])('%.40j', (value, ...expected) => expect(found(value).found).toEqual(expected));

  test('is validated as a whole', () => {
    const { referenceNumber: _, ...rest } = businessCase;
    expect(found({ extra: 1, businessCase: rest }).found).toEqual([
      'pdf REQUIRED',
      'extra UNKNOWN_FIELD',
      'referenceNumber REQUIRED',
    ]);
  });
});

test('any JSON is validated without an accident', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(findings('DonationInquiry', value).length).toBeGreaterThan(0);
    }),
  );
});
