import fc from 'fast-check';
import jpeg from 'jpeg-js';
import { describe, expect, test } from 'vitest';
import { hasTools, outputOf, withFiles } from '../../../../test/oracles/tools.ts';
import { codesOf, expectValue } from '../../../../test/results.ts';
import { parsePicture } from './picture.ts';

/** A picture of 13 × 9 pixels with colours and transparency, made by ImageMagick. */
const noise = ['-size', '13x9', '-seed', '7', 'xc:', '+noise', 'Random', '-channel', 'RGBA', '-alpha', 'on'];

describe.skipIf(!hasTools('convert'))('PNG of every kind is read as ImageMagick reads it (needs convert)', () => {
  test.each([
    ['grey, 1 bit', ['-alpha', 'off', '-colorspace', 'Gray', '-monochrome'], ['color-type=0', 'bit-depth=1']],
    ['grey, 8 bits', ['-alpha', 'off', '-colorspace', 'Gray', '-depth', '8'], ['color-type=0', 'bit-depth=8']],
    ['RGB, 8 bits', ['-alpha', 'off', '-depth', '8'], ['color-type=2', 'bit-depth=8']],
    ['RGB, 16 bits', ['-alpha', 'off', '-depth', '8'], ['color-type=2', 'bit-depth=16']],
    ['palette', ['-alpha', 'off', '-colors', '11', '-depth', '8'], ['color-type=3']],
    ['palette, 1 bit', ['-alpha', 'off', '-colors', '2', '-depth', '8'], ['color-type=3', 'bit-depth=1']],
    ['grey with alpha', ['-colorspace', 'Gray', '-depth', '8'], ['color-type=4', 'bit-depth=8']],
    ['RGB with alpha', ['-depth', '8'], ['color-type=6', 'bit-depth=8']],
    ['RGB with alpha, 16 bits', ['-depth', '8'], ['color-type=6', 'bit-depth=16']],
  ] as const)('%s', async (_name, make, defines) => {
    for (const interlace of ['none', 'PNG']) {
      const define = defines.flatMap((value) => ['-define', `png:${value}`]);
      const file = outputOf('convert', ...noise, ...make, '-interlace', interlace, ...define, 'png:-');
      const picture = expectValue(parsePicture(file));
      expect(picture).toMatchObject({ mediaType: 'image/png', width: 13, height: 9, components: 3 });
      const samples = await withFiles([file], ([path]) =>
        outputOf('convert', `png:${path}`, '-background', 'white', '-alpha', 'remove', '-depth', '8', 'rgb:-'),
      );
      // Of sixteen bits and of blended colours, others round the last step differently.
      const furthest = samples.reduce(
        (most, value, index) => Math.max(most, Math.abs(value - (picture.samples?.[index] ?? -99))),
        0,
      );
      expect(furthest).toBeLessThanOrEqual(1);
    }
  });
});

const grey = jpeg.encode({ width: 5, height: 4, data: Buffer.alloc(80, 128) }, 90).data;

test('a JPEG is told by its header and kept as it is', () => {
  expect(expectValue(parsePicture(grey))).toEqual({
    mediaType: 'image/jpeg',
    file: grey,
    width: 5,
    height: 4,
    components: 3,
  });
});

/** A PNG of one chunk of each kind, its checks left out: nobody reads them. */
function png(width: number, height: number, data: Uint8Array, colourType = 0): Uint8Array {
  const header = new Uint8Array(33);
  header.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]);
  header.set(Buffer.from('IHDR'), 12);
  const view = new DataView(header.buffer);
  view.setUint32(16, width);
  view.setUint32(20, height);
  header.set([8, colourType, 0, 0, 0], 24);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  return Buffer.concat([header, length, Buffer.from('IDAT'), data, Buffer.alloc(4)]);
}

const { deflateSync } = await import('node:zlib');
const white = deflateSync(Buffer.from([0, 255, 255, 0, 255, 255]));

test.each([
  ['nothing', new Uint8Array(0), 'FILE_FORMAT_UNKNOWN'],
  ['text', Buffer.from('GIF89a'), 'FILE_FORMAT_UNKNOWN'],
  ['a PNG that ends early', png(2, 2, white.subarray(0, 6)), 'IMAGE_UNREADABLE'],
  ['a PNG with too little data', png(2, 3, white), 'IMAGE_UNREADABLE'],
  ['a PNG with too much data', png(2, 1, white), 'IMAGE_UNREADABLE'],
  ['a PNG with a filter that does not exist', png(2, 1, deflateSync(Buffer.from([9, 0, 0]))), 'IMAGE_UNREADABLE'],
  ['a PNG with broken data', png(2, 2, Buffer.alloc(50, 0xff)), 'IMAGE_UNREADABLE'],
  ['a PNG that asks for a palette it lacks', png(2, 2, white, 3), 'IMAGE_UNREADABLE'],
  ['a bomb', png(1000, 1000, deflateSync(Buffer.alloc(50_000_000))), 'IMAGE_UNREADABLE'],
  ['a PNG that is too large', png(5000, 5000, white), 'IMAGE_TOO_LARGE'],
  ['a JPEG that ends early', grey.subarray(0, 30), 'IMAGE_UNREADABLE'],
  ['a JPEG for print', Buffer.from('ffd8ffc0001408000400050401110002110103110104110000', 'hex'), 'IMAGE_COLOURS'],
  ['a JPEG that is too large', Buffer.from('ffd8ffc0000b0820002000010111000000', 'hex'), 'IMAGE_TOO_LARGE'],
  ['a JPEG with arithmetic coding', Buffer.from('ffd8ffc9000b0800040005010111000000', 'hex'), 'IMAGE_UNREADABLE'],
])('%s is refused', (_name, file, code) => expect(codesOf(parsePicture(file))).toEqual([code]));

test('a white PNG is white', () => {
  expect(expectValue(parsePicture(png(2, 2, white))).samples).toEqual(new Uint8Array(12).fill(255));
});

test('changed bytes are read or refused', () => {
  fc.assert(
    fc.property(fc.constantFrom<Uint8Array>(png(2, 2, white), grey), fc.nat(), fc.nat(255), (file, place, value) => {
      const copy = file.slice();
      copy[place % copy.length] = value;
      expect(typeof parsePicture(copy).ok).toBe('boolean');
    }),
    { numRuns: 500 },
  );
});
