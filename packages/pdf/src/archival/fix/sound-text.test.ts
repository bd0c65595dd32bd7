import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ValueReader } from '../../syntax/value-reader.ts';
import {
  arrayValue,
  type CosValue,
  nameValue,
  nullValue,
  numberValue,
  referenceTo,
  textOf,
} from '../../syntax/values.ts';
import { soundText } from './sound-text.ts';

const numbers: ReadonlyMap<number, number> = new Map(Array.from({ length: 50 }, (_, index) => [index + 1, 90 - index]));

const { value: anyValue } = fc.letrec<{ value: CosValue }>((tie) => {
  const name = fc.string({
    unit: fc.integer({ min: 1, max: 255 }).map((code) => String.fromCharCode(code)),
    minLength: 1,
  });
  return {
    value: fc.oneof(
      { maxDepth: 4 },
      fc.integer({ min: -1e9, max: 1e9 }).map(numberValue),
      fc.constantFrom('true', 'false').map((text) => ({ kind: 'word', text }) as const),
      name.map(nameValue),
      fc.uint8Array({ maxLength: 40 }).map((bytes) => ({ kind: 'string', bytes }) as const),
      fc.integer({ min: 1, max: 50 }).map((number) => referenceTo(number)),
      fc.array(tie('value'), { maxLength: 5 }).map(arrayValue),
      fc
        .array(fc.tuple(name, tie('value')), { maxLength: 5 })
        .map((entries) => ({ kind: 'dictionary', entries: new Map(entries) }) as const),
    ),
  };
});

const bytesOf = (text: string): Uint8Array => Uint8Array.from(text, (character) => character.charCodeAt(0));

test('a value is read again as it was, with the new numbers of objects', () => {
  fc.assert(
    fc.property(anyValue, (value) => {
      const read = new ValueReader(bytesOf(soundText(value, numbers)), 0, { values: 10_000 }).value();
      const expected = textOf(value).replace(/\b(\d+) 0 R\b/g, (_, number) => `${91 - Number(number)} 0 R`);
      // Names and strings that look like references are none
      if (!/\d 0 R/.test(textOf(value))) expect(textOf(read)).toBe(expected);
      else
        expect(soundText(read, new Map(Array.from(numbers, ([from, to]) => [to, from])))).toBe(soundText(value, same));
    }),
  );
});

const same: ReadonlyMap<number, number> = new Map(Array.from(numbers.keys(), (number) => [number, number]));

test.each<[name: string, value: CosValue, text: string]>([
  ['what is no value', { kind: 'word', text: 'endobj' }, 'null'],
  ['a reference to nothing', referenceTo(99), 'null'],
  ['a number that is none', { kind: 'number', value: 1.5, text: '1.5e0' }, '1.5'],
  [
    'an array with blanks where they are needed',
    arrayValue([numberValue(1), nameValue('A'), numberValue(2)]),
    '[1/A 2]',
  ],
  [
    'a dictionary without what is null',
    {
      kind: 'dictionary',
      entries: new Map<string, CosValue>([
        ['A', nullValue],
        ['B', arrayValue([nullValue])],
        ['C', numberValue(0.5)],
      ]),
    },
    '<</B[null]/C 0.5>>',
  ],
  ['a text in brackets', { kind: 'string', bytes: bytesOf('a(b)\r') }, '(a\\(b\\)\\r)'],
  ['a string by its digits where that is shorter', { kind: 'string', bytes: bytesOf('((((') }, '<28282828>'],
])('%s', (_name, value, text) => {
  expect(soundText(value, numbers)).toBe(text);
});
