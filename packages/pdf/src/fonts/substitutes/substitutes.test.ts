import { expect, test } from 'vitest';
import { asciiName } from '../ascii-name.ts';
import { takesTwoBytes } from './faces.ts';
import { substituteFonts } from './index.ts';
import { readSubstitute } from './substitute.ts';

test.each(['mono-regular', 'mono-bold', 'mono-italic', 'mono-bold-italic'] as const)(
  'the zero of %s has no mark in it: amounts are read by it',
  (face) => {
    const font = readSubstitute(face, substituteFonts(face) ?? expect.fail('no such font'));
    const contours = (character: string) => font?.shapeOfText(character)?.outline.length;
    expect([contours('0'), contours('O'), contours('8')]).toEqual([2, 2, 3]);
  },
);

test.each([
  ['\xcb\xce\xcc\xe5', true],
  ['ABCDEF+\xba\xda\xcc\xe5', true],
  ['\xb2\xd3\xa9\xfa\xc5\xe9', true],
  ['\x82l\x82r \x96\xbe\x92\xa9', true],
  ['\xe5\xae\x8b\xe4\xbd\x93', true],
  ['SimSun', false],
  ['Gr\xfc\xdfe', false],
  ['Schr\xc3\xb6der', false],
  ['', false],
])('that a font is one of two bytes to a character is told by its name: %j is %s', (name, isSo) => {
  const look = { flags: undefined, weight: undefined, italicAngle: undefined };
  expect(takesTwoBytes({ ...look, name })).toBe(isSo);
  // And by the name that it has in an archive
  expect(takesTwoBytes({ ...look, name: asciiName(name) })).toBe(isSo);
});
