import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyText } from '../../../../test/arbitraries/any-text.ts';
import { charactersOf, findForbidden, isPermitted } from '../text/index.ts';
import { normalizeBillText } from './character-meanings.ts';
import { characterSets } from './character-sets.ts';

/** `20-5D, 5F` as characters. */
function characters(list: string): string[] {
  return list.split(/, /).flatMap((span) => {
    const [first, last = first] = span.split('-').map((hex) => Number.parseInt(hex, 16)) as [number, number?];
    return Array.from({ length: last - first + 1 }, (_, i) => String.fromCharCode(first + i));
  });
}

const old = characters(
  '20-5D, 5F-7B, 7D-7E, A3, B4, C0-C2, C4, C7-CF, D1-D4, D6, D9-DC, DF, E0-E2, E4, E7-EF, F1-F4, F6, F7, F9-FD',
);
const added = characters(
  '5E, 7C, A0-A2, A4-B3, B5-BF, C3, C5-C6, D0, D5, D7-D8, DD-DE, E3, E5-E6, F0, F5, F8, FE-17F, 218-21B, 20AC',
);
const sets = Object.entries(characterSets);

describe('character sets', () => {
  test('have 142 and 324 characters, the one within the other', () => {
    expect(charactersOf(characterSets['2.2'])).toEqual(old);
    expect(charactersOf(characterSets['2.3'])).toEqual(
      [...old, ...added].sort((a, b) => a.charCodeAt(0) - b.charCodeAt(0)),
    );
    expect([old.length, old.length + added.length, added.length]).toEqual([142, 324, 182]);
    expect(old.join('')).toContain('ÀÁÂÄÇÈÉÊËÌÍÎÏÑÒÓÔÖÙÚÛÜßàáâäçèéêëìíîïñòóôö÷ùúûüý');
  });

  test.each(sets)('every UTF-16 unit is validated by set %s, and controls are in none', (_name, set) => {
    const permitted = new Set(charactersOf(set));
    for (let code = 0; code <= 0xffff; code++) {
      const character = String.fromCharCode(code);
      if (isPermitted(character, set) !== permitted.has(character))
        expect(`U+${code.toString(16)}`).toBe('validated alike');
    }
    for (const character of permitted) expect(character).toMatch(/\P{Cc}/u);
    expect(isPermitted('', set)).toBe(true);
  });

  test('what is forbidden is found once, at its place in characters', () => {
    expect(findForbidden('a\u{1F600}b\u{1F600}\t', characterSets['2.2'])).toEqual({
      characters: ['\u{1F600}', '\t'],
      position: 1,
    });
    expect(findForbidden('\u{1F600}|^', characterSets['2.2'])).toEqual({
      characters: ['\u{1F600}', '|', '^'],
      position: 0,
    });
    expect(findForbidden('|^', characterSets['2.3'])).toEqual({ characters: [], position: -1 });
    fc.assert(
      fc.property(anyText, fc.constantFrom(...Object.values(characterSets)), (text, set) => {
        const found = findForbidden(text, set);
        expect(found.characters.length === 0).toBe(isPermitted(text, set));
        expect(isPermitted([...text].filter((character) => !found.characters.includes(character)).join(''), set)).toBe(
          true,
        );
        if (found.position >= 0) expect([...text][found.position]).toBe(found.characters[0]);
      }),
    );
  });
});

describe('normalizing', () => {
  /** Code points, what they become under 2.2, and under 2.3 where that differs. */
  test.each<[from: string, old: string, extended?: string]>([
    ['201C-201F, 2BA, 2F5, 2F6, 30B, 30E, 30F', '"'],
    ['AB, BB', '"', 'same'],
    ['2018-201B, 2B9, 2BB-2BE, 2CA, 2CB, 2F4, 300, 301, 30D, 312-315', "'"],
    ['2010-2015', '-'],
    ['B7', '-', 'same'],
    ['B0', '.', 'same'],
    ['A1', '!', 'same'],
    ['D7', 'x', 'same'],
    ['B9', '1', 'same'],
    ['B2', '2', 'same'],
    ['B3', '3', 'same'],
    ['20AC', 'EUR', 'same'],
    ['A2', 'c', 'same'],
    ['C6', 'Ae', 'same'],
    ['E6', 'ae', 'same'],
    ['152', 'Oe', 'same'],
    ['153', 'oe', 'same'],
    ['D8', 'Ö', 'same'],
    ['F8', 'ö', 'same'],
    ['C3, C5, 100, 102, 104', 'A', 'same'],
    ['E3, E5, 101, 103, 105', 'a', 'same'],
    ['D0, 10E, 110', 'D', 'same'],
    ['F0, 10F, 111', 'd', 'same'],
    ['14A', 'N', 'same'],
    ['131', 'i', 'same'],
    ['138', 'k', 'same'],
    ['139, 13B, 13D, 13F, 141', 'L', 'same'],
    ['160, 15A, 218', 'S', 'same'],
    ['DD, 176, 178', 'Y', 'same'],
    ['FF, 177', 'y', 'same'],
    ['405', 'S'],
    ['406', 'I'],
    ['408', 'J'],
    ['400', 'E'],
    ['1CD, 200', 'A'],
    ['FB01', 'fi'],
    ['FB02', 'fl'],
    ['FB00', 'ff'],
    ['FB03', 'ffi'],
    ['2026', '...'],
    ['2122', '(TM)'],
    ['A9', '(c)', 'same'],
    ['1E9E', 'SS'],
    ['2460', '1'],
    ['AD, 200B-200D, 2060, FEFF', ''],
    ['9-D, 85, A0, 1680, 2000-200A, 2028, 2029, 202F, 205F, 3000', ' '],
  ])('%s is %j under 2.2', (from, underOld, underExtended = underOld) => {
    for (const character of characters(from)) {
      expect(normalizeBillText(`#${character}#`, characterSets['2.2']).text).toBe(`#${underOld}#`);
      const extended = underExtended === 'same' ? character : underExtended;
      expect(normalizeBillText(`#${character}#`, characterSets['2.3']).text).toBe(`#${extended}#`);
    }
  });

  test.each<[from: string, to: string]>([
    ['  a  b  ', 'a  b'],
    ['a\r\nb', 'a b'],
    ['a\r\n\r\nb\rc\nd', 'a  b c d'],
    ['\u2039y\u203a', "'y'"],
    ['\uff02y\u301e \u275by\u275c \u275dy\u275e', '"y" \'y\' "y"'],
    ['\u201eGr\u00fc\u0308zi\u201c', '"Grüzi"'],
    ['Zu\u0308rich', 'Zürich'],
    ['\u00abUn \u0153uf\u00bb', '"Un oeuf"'],
    ['5½', '5 1/2'],
    ['½', '1/2'],
    ['Weg 12⅓', 'Weg 12 1/3'],
    ['Łódź', 'Lódz'],
    ['Škoda', 'Skoda'],
    ['\u{1F600}', '\u{1F600}'],
    ['日本', '日本'],
    ['x\u0304', 'x'],
    ['\ud835\u00ad\udc00', '\ufffd\ufffd'],
    ['\t', ''],
    ['', ''],
  ])('%j is %j', (from, to) => expect(normalizeBillText(from, characterSets['2.2']).text).toBe(to));

  test('every character that 2.3 added has an equivalent under 2.2', () => {
    for (const character of added) {
      const { text } = normalizeBillText(`a${character}b`, characterSets['2.2']);
      expect(isPermitted(text, characterSets['2.2']), character).toBe(true);
    }
  });

  test.each(sets)(
    'under %s it is done once, leaves permitted text alone, and leaves only what it reports',
    (_name, set) => {
      fc.assert(
        fc.property(anyText, (input) => {
          const { text } = normalizeBillText(input, set);
          expect(normalizeBillText(text, set)).toEqual({ text, changes: [] });
          expect(text).toBe(text.normalize('NFC'));
          for (const character of findForbidden(text, set).characters)
            expect(`${input.normalize('NFC')}\ufffd`).toContain(character);
          if (isPermitted(input, set) && !/^ | $|[\u00a0\u00ad]/.test(input)) expect(text).toBe(input);
        }),
        { numRuns: 2000 },
      );
    },
  );

  test.each(sets)('under %s the changes make the text', (_name, set) => {
    fc.assert(
      fc.property(anyText, (input) => {
        const { text, changes } = normalizeBillText(input, set);
        const parts = [...input.normalize('NFC').replace(/\r\n/g, '\n')];
        const whole = changes.at(-1);
        const trims = whole !== undefined && [...whole.from].length !== 1 ? 1 : 0;
        for (const change of changes.slice(0, changes.length - trims)) {
          if (change.from === parts[change.position]) parts[change.position] = change.to;
        }
        expect(
          parts
            .join('')
            .normalize('NFC')
            .replace(/^ +| +$/g, '')
            .normalize('NFC'),
        ).toBe(text);
      }),
      { numRuns: 1000 },
    );
  });

  test('long runs of blanks take no time to speak of', () => {
    expect(normalizeBillText(`a${' '.repeat(500_000)}\t`, characterSets['2.3']).text).toBe('a');
    expect(normalizeBillText(`a${' '.repeat(500_000)}\u{1F600}`, characterSets['2.3']).text).toHaveLength(500_003);
  });
});
