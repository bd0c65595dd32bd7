import { zlibSync } from 'fflate';
import { expect, test } from 'vitest';
import { pagePdf } from '../../../../../test/oracles/page-pdfs.ts';
import { box, letters, word } from '../../../../../test/oracles/pdfa-fixtures/jp2.ts';
import { expectValue } from '../../../../../test/results.ts';
import { readDocument } from '../../syntax/document.ts';
import { isName } from '../../syntax/values.ts';
import { readJpx } from '../check/jpx.ts';
import { toPdfA3b } from '../convert.ts';

/** SOC and SIZ of a codestream (ISO/IEC 15444-1, A.5.1): the picture lies at 2, 3 of its grid. */
function codestream(depths: readonly number[], width = 4, height = 5): Uint8Array {
  const grid = [width + 2, height + 3, 2, 3, width + 2, height + 3, 0, 0].flatMap(word);
  const components = depths.flatMap((depth) => [depth - 1, 1, 1]);
  const size = [0, 0, ...grid, 0, depths.length, ...components];
  return Uint8Array.from([0xff, 0x4f, 0xff, 0x51, 0, size.length + 2, ...size, 0xff, 0xd9]);
}

/** The picture of a page after its conversion; undefined where that is refused. */
function converted(stream: Uint8Array, { filter = '/JPXDecode', space = 'DeviceRGB' } = {}): Uint8Array | undefined {
  const dictionary = `/Type/XObject/Subtype/Image/Width 4/Height 5/ColorSpace/${space}/Filter${filter}`;
  const pdf = pagePdf('q 40 0 0 50 0 0 cm /P Do Q', {
    resources: '/XObject<</P 5 0 R>>',
    more: [{ dictionary, stream }],
  });
  const made = toPdfA3b(pdf, { now: '2026-11-21T10:00:00Z' });
  if (!made.ok) return undefined;
  const document = expectValue(readDocument(made.value.pdf));
  for (const number of document.crossReference.entries.keys()) {
    const object = document.object(number);
    if (object?.value.kind !== 'dictionary' || object.stream === undefined) continue;
    if (!isName(document.resolved(object.value.entries.get('Subtype')), 'Image')) continue;
    expect(document.resolved(object.value.entries.get('Filter'))).toMatchObject({ name: 'JPXDecode' });
    return object.stream;
  }
  return undefined;
}

/** JP2 around a codestream (annex I). */
function around(stream: Uint8Array, depths: readonly number[], space: number): number[] {
  const size = box('ihdr', [...word(5), ...word(4), 0, depths.length, (depths[0] ?? 0) - 1, 7, 0, 0]);
  return [
    ...box('jP  ', [13, 10, 135, 10]),
    ...box('ftyp', [...letters('jp2 '), 0, 0, 0, 0, ...letters('jp2 ')]),
    ...box('jp2h', [...size, ...box('colr', [1, 0, 0, ...word(space)])]),
    ...box('jp2c', [...stream]),
  ];
}

test.each<[what: string, depths: number[], space: string, number: number]>([
  ['grey', [8], 'DeviceGray', 17],
  ['colours', [8, 8, 8], 'DeviceRGB', 16],
  ['deep colours', [12, 12, 12], 'DeviceRGB', 16],
  ['four inks', [8, 8, 8, 8], 'DeviceCMYK', 16],
])('a bare codestream with %s gets the file that it needs', (_what, depths, space, number) => {
  const bare = codestream(depths);
  const expected = around(bare, depths, number);
  const packed = { filter: '[/FlateDecode/JPXDecode]', space };
  for (const made of [converted(bare, { space }), converted(new Uint8Array(zlibSync(bare)), packed)]) {
    expect([...(made ?? [])]).toEqual(expected);
    expect(readJpx(made ?? bare, true).conforms).toBe(true);
  }
  const whole = Uint8Array.from(expected);
  expect(converted(whole, { space })).toEqual(whole);
});

test.each<[what: string, stream: Uint8Array]>([
  ['channels of different depths', codestream([8, 8, 5])],
  ['no channel', codestream([])],
  ['five channels', codestream([8, 8, 8, 8, 8])],
  ['its end in the middle', codestream([8, 8, 8]).subarray(0, 46)],
  ['something else', Uint8Array.from([0xff, 0xd8, 0xff, 0x51, ...new Array(60).fill(0)])],
])('a codestream with %s is not taken for a picture', (_what, stream) => {
  expect(converted(stream)).toBeUndefined();
});
