import { expect, test } from 'vitest';
import { cff } from '../../../../test/oracles/pdfa-fixtures/font-programs.ts';
import { readCff } from './cff.ts';

/** Names by their codes, of a font with the glyphs `a`, `b` and `space`. Source: Adobe technical note 5176, 12. */
function encodingOf(encoding: readonly number[]): Record<string, string | undefined> | undefined {
  const found = readCff(cff(false, undefined, undefined, undefined, encoding))?.encoding;
  return found && Object.fromEntries([...found.entries()].filter(([, name]) => name !== undefined));
}

test.each<[what: string, encoding: number[], found: Record<number, string>]>([
  ['codes', [0, 3, 7, 200, 32], { 7: 'a', 200: 'b', 32: 'space' }],
  ['no codes', [0, 0], {}],
  ['ranges', [1, 2, 65, 1, 255, 0], { 65: 'a', 66: 'b', 255: 'space' }],
  ['a range to the last code', [1, 1, 253, 2], { 253: 'a', 254: 'b', 255: 'space' }],
  ['more codes of a glyph', [0x80, 1, 65, 2, 90, 0, 66, 91, 0, 1], { 65: 'a', 90: 'a', 91: 'space' }],
  ['ranges, and more codes', [0x81, 1, 65, 1, 1, 70, 0, 67], { 65: 'a', 66: 'b', 70: 'b' }],
])('an encoding of its own by %s', (_what, encoding, found) => {
  expect(encodingOf(encoding)).toEqual(found);
});

test.each<[what: string, encoding: number[]]>([
  ['a range goes beyond the last code', [1, 1, 255, 1]],
  ['it has codes for more glyphs than there are', [0, 4, 1, 2, 3, 4]],
  ['its format is unknown', [2, 1, 65]],
  ['it ends in the middle', [0, 3, 65]],
  ['what is more ends in the middle', [0x80, 1, 65, 2, 90, 0, 66]],
])('a font is damaged where %s', (_what, encoding) => {
  expect(encodingOf(encoding)).toBeUndefined();
});
