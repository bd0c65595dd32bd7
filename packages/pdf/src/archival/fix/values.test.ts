import jpeg from 'jpeg-js';
import { describe, expect, test } from 'vitest';
import { image, page } from '../../../../../test/oracles/pdfa-fixtures/parts.ts';
import { objectsText } from '../../../../../test/pdf/objects-text.ts';
import { codesOf, expectValue } from '../../../../../test/results.ts';
import { latin1 } from '../../syntax/bytes.ts';
import { latinBytes } from '../../writer/pdf-bytes.ts';
import { soundProgram } from '../check/numbers.ts';
import { toPdfA3b } from '../convert.ts';

const now = '2026-11-21T10:00:00Z';
const photo = Buffer.from(jpeg.encode({ width: 2, height: 2, data: Buffer.alloc(16, 99) }, 80).data);

/** Bytes packed by LZW as writers do that save nothing: a code of nine bits each, and the table cleared in time. */
function lzw(bytes: Uint8Array): string {
  const codes = [...bytes].flatMap((byte, index) => (index % 200 === 0 ? [256, byte] : [byte]));
  const bits = [...codes, 257].map((code) => code.toString(2).padStart(9, '0')).join('');
  const octets = bits.match(/.{1,8}/g) ?? [];
  return Buffer.from(octets.map((each) => Number.parseInt(each.padEnd(8, '0'), 2))).toString('latin1');
}

const colours = '/ColorSpace/DeviceRGB';

describe('a picture behind a filter that PDF/A does not have', () => {
  test.each([
    ['without parameters', ''],
    ['with parameters of each filter', '/DecodeParms[null<</ColorTransform 1>>]'],
  ])('keeps its bytes, %s', (_name, more) => {
    const pdf = page(image(`/Filter[/LZWDecode/DCTDecode]${more}${colours}`, lzw(photo)));
    const made = expectValue(toPdfA3b(pdf, { now }));
    const text = objectsText(made.pdf);
    expect(text).toContain(photo.toString('latin1'));
    expect(text).toMatch(/\/Filter\[\/DCTDecode\]/);
    expect(made.changes.map(({ code }) => code)).toContain('compression-changed');
  });

  test.each([
    ['an unknown filter', '/Filter/FooDecode'],
    ['data that cannot be unpacked', '/Filter/LZWDecode'],
    ['a picture behind data that cannot be unpacked', '/Filter[/LZWDecode/DCTDecode]'],
  ])('is refused and not emptied: %s', (_name, filter) => {
    const pdf = page(image(filter, '\x80\x7f\xff\xff\xff'));
    expect(codesOf(toPdfA3b(pdf, { now }))).toEqual(['PDFA_RULE_BROKEN']);
  });
});

describe('a program that reckons colours', () => {
  test.each([
    ['numbers that are too large', '{ 2147483648 mul -2147483649 add }', '{ 2147483647 mul -2147483647 add }'],
    ['a number that readers do not agree about', '{ . --1 0.5 }', '{ 0 0 0.5 }'],
    ['a number that is too small', `{ 0.${'0'.repeat(40)}1 }`, '{ 0 }'],
    ['numbers between brackets', '{2147483648}', '{2147483647}'],
  ])('gets numbers that PDF/A has, and stays so: %s', (_name, before, after) => {
    expect(latin1(soundProgram(latinBytes(before)))).toBe(after);
    expect(soundProgram(latinBytes(after))).toEqual(latinBytes(after));
  });

  test('is left alone where it has none of them', () => {
    const program = latinBytes('{ dup 0.5 mul exch 16#FF +1 -.5 2147483647 x2147483648 % 1 }');
    expect(soundProgram(program)).toBe(program);
  });
});
