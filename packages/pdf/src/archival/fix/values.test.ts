import jpeg from 'jpeg-js';
import { describe, expect, test } from 'vitest';
import { image, page } from '../../../../../test/oracles/pdfa-fixtures/parts.ts';
import { objectsText } from '../../../../../test/pdf/objects-text.ts';
import { codesOf, expectValue } from '../../../../../test/results.ts';
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
