import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyText } from '../../../../test/arbitraries/any-text.ts';
import {
  characterSet,
  charactersOf,
  findForbidden,
  normalizeText,
  replacementsOf,
  utf8Encode,
  utf8Length,
} from './index.ts';

describe('UTF-8', () => {
  test.each([
    '',
    'a',
    'é',
    '€',
    '\u{1F600}',
    '\ud800',
    '\udc00',
    '\udc00\ud800',
    '\ud800\ud800\udc00',
    'a\ud83d',
    '\uffff',
    '\u{10ffff}',
  ])('%j is what TextEncoder writes', (text) => {
    expect(utf8Encode(text)).toEqual(new TextEncoder().encode(text));
    expect(utf8Length(text)).toBe(new TextEncoder().encode(text).length);
  });

  test('any text is what TextEncoder writes', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const expected = new TextEncoder().encode(text);
        expect([...utf8Encode(text)]).toEqual([...expected]);
        expect(utf8Length(text)).toBe(expected.length);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('a character set', () => {
  const set = characterSet([
    [0x61, 0x63],
    [0x20, 0x20],
  ]);

  test('has the characters of its spans', () => {
    expect(charactersOf(set)).toEqual([' ', 'a', 'b', 'c']);
    expect(findForbidden('abcd\u{1F600}', set)).toEqual({ characters: ['d', '\u{1F600}'], position: 3 });
    expect(charactersOf(characterSet([]))).toEqual([]);
  });

  test('replaces what it lacks by base letters and by its own table', () => {
    expect(normalizeText(' \u00e1\u00e7@\u00e6\u00a0b d ', set, replacementsOf([['a', '\u00e6@']])).text).toBe(
      'acaa b d',
    );
  });
});
