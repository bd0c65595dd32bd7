import { expect, test } from 'vitest';
import { box, letters, word } from '../../../../../test/oracles/pdfa-fixtures/jp2.ts';
import { readJpx } from './jpx.ts';

/** A box with a length of 64 bits, and one to the end of what it is in. */
const longBox = (type: string, content: readonly number[]) => [
  ...word(1),
  ...letters(type),
  ...word(0),
  ...word(content.length + 16),
  ...content,
];
const openBox = (type: string, content: readonly number[]) => [...word(0), ...letters(type), ...content];
const sized = (channels: number, depth: number) =>
  box('ihdr', [...word(4), ...word(4), 0, channels, depth - 1, 7, 0, 0]);
const enumerated = (space: number) => box('colr', [1, 0, 0, ...word(space)]);
const profiled = (method: number) => box('colr', [method, 0, 0, 1, 2, 3, 4]);
const opacity = box('cdef', [0, 0]);

/** ISO/IEC 15444-1, annex I; what is right and wrong: ISO 19005-3, 6.2.8.3. */
const file = (...header: readonly number[][]) =>
  Uint8Array.from([...box('ftyp', letters('jp2 ')), ...box('jp2h', header.flat()), ...box('jp2c', [1, 2, 3])]);

test.each<[what: string, header: number[][], hasSpace: boolean, conforms: boolean, space: string | undefined]>([
  ['grey', [sized(1, 8), enumerated(17)], false, true, 'DeviceGray'],
  ['sRGB', [sized(3, 8), enumerated(16)], false, true, 'DeviceRGB'],
  ['sYCC', [sized(3, 8), enumerated(18)], false, true, 'DeviceRGB'],
  ['CMYK', [sized(4, 8), enumerated(12)], false, true, 'DeviceCMYK'],
  ['CIEJab', [sized(3, 8), enumerated(19)], false, false, undefined],
  ['another space', [sized(3, 8), enumerated(14)], false, true, undefined],
  ['a profile', [sized(3, 8), profiled(2)], false, true, undefined],
  ['any profile', [sized(3, 8), profiled(3)], false, true, undefined],
  ['a method of the second part', [sized(3, 8), profiled(4)], false, false, undefined],
  ['no method', [sized(3, 8), profiled(0)], false, false, undefined],
  ['no colours, and none said', [sized(3, 8)], false, false, undefined],
  ['no colours, but said', [sized(3, 8)], true, true, undefined],
  ['wrong colours, but said', [sized(3, 8), enumerated(19)], true, true, undefined],
  ['two colours', [sized(3, 8), enumerated(16), profiled(2)], false, false, 'DeviceRGB'],
  ['two channels', [sized(2, 8), enumerated(17)], false, false, 'DeviceGray'],
  ['two channels, said', [sized(2, 8)], true, false, undefined],
  ['grey and opacity', [sized(2, 8), enumerated(17), opacity], false, true, 'DeviceGray'],
  ['sRGB and opacity', [sized(4, 8), enumerated(16), opacity], false, true, 'DeviceRGB'],
  ['opacity without its channel', [sized(3, 8), enumerated(16), opacity], false, false, 'DeviceRGB'],
  ['five channels', [sized(5, 8), enumerated(12)], false, false, 'DeviceCMYK'],
  ['38 bits', [sized(1, 38), enumerated(17)], false, true, 'DeviceGray'],
  ['39 bits', [sized(1, 39), enumerated(17)], false, false, 'DeviceGray'],
  ['signed samples', [sized(1, 0x88), enumerated(17)], false, true, 'DeviceGray'],
  ['depths of their own', [sized(3, 8), enumerated(16), box('bpcc', [7, 7, 7])], false, false, undefined],
  ['no size', [enumerated(16)], true, false, undefined],
])('%s', (_what, header, hasSpace, conforms, space) => {
  expect(readJpx(file(...header), hasSpace)).toEqual({ conforms, space });
});

test('boxes with long lengths, and one to the end, are read', () => {
  const right = { conforms: true, space: 'DeviceGray' };
  const header = [...sized(1, 8), ...enumerated(17)];
  expect(readJpx(Uint8Array.from(longBox('jp2h', header)), false)).toEqual(right);
  expect(readJpx(Uint8Array.from(openBox('jp2h', header)), false)).toEqual(right);
  const inside = [...sized(1, 8), ...openBox('colr', [1, 0, 0, ...word(17)])];
  expect(readJpx(Uint8Array.from(box('jp2h', inside)), false)).toEqual(right);
});

test('what ends in the middle, and what is none, conforms to nothing', () => {
  const whole = Uint8Array.from(box('jp2h', [...sized(1, 8), ...enumerated(17)]));
  for (let length = 0; length < whole.length; length += 1)
    expect(readJpx(whole.subarray(0, length), true).conforms).toBe(false);
});
