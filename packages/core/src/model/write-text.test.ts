import fc from 'fast-check';
import { expect, test } from 'vitest';
import { writeJson } from '../json/index.ts';
import { anyText, boolean, exactNumber, list, openObject, optional, required, union, wholeNumber } from './index.ts';
import { writeValue } from './write.ts';
import { jsonPieces } from './write-text.ts';

const inner = openObject({ text: optional(anyText()), amount: optional(exactNumber), isSet: optional(boolean) });
const shape = openObject({
  name: required(anyText()),
  entries: required(list(inner)),
  numbers: optional(list(wholeNumber())),
  kind: optional(union('of', { one: openObject({ of: required(anyText()), more: optional(inner) }) })),
});

const text = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('"', '\\', '\ud800', '\n', 'é'));
const entry = fc.record(
  { text: fc.option(text, { nil: undefined }), amount: fc.constantFrom('1.50', '-0.00', 'none'), isSet: fc.boolean() },
  { requiredKeys: [] },
);
const value = fc.record(
  {
    name: text,
    entries: fc.array(entry),
    numbers: fc.array(fc.integer()),
    kind: fc.constantFrom(undefined, { of: 'one' }, { of: 'one', more: { text: 'x' } }),
  },
  { requiredKeys: ['name', 'entries'] },
);

test('the pieces are together what is written of the value', () => {
  fc.assert(
    fc.property(value, (one) => {
      expect([...jsonPieces(shape, one as never)].join('')).toBe(writeJson(writeValue(shape, one as never)));
    }),
  );
});

test('a long list comes in several pieces, and other values in one', () => {
  const long = { name: 'n', entries: Array.from({ length: 10_000 }, (_, at) => ({ text: `entry ${at}` })) };
  const pieces = [...jsonPieces(shape, long)];
  expect(pieces.length).toBeGreaterThan(2);
  expect(pieces.join('')).toBe(writeJson(writeValue(shape, long)));
  expect([...jsonPieces(list(anyText()), ['a', 'b'])]).toEqual(['["a","b"]']);
  expect([...jsonPieces(shape, undefined as never)]).toEqual(['null']);
});
