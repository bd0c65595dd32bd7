import { FileBytes } from './file-bytes.ts';
import { type GreyLines, packBits } from './grey-raster.ts';
import { packRuns } from './pack-bits.ts';

/** Field types (TIFF 6.0, section 2). */
const short = 3;
const long = 4;
const rational = 5;

const packBitsCompression = 32_773;
const blackIsZero = 1;
const inch = 2;

/** Bytes of a strip before compression, about: readers unpack one at a time. */
const stripBytes = 65_536;

/**
 * A TIFF in greyscale of 8 bits, or of 1 bit for black and white, packed by PackBits, with its resolution in inches: what
 * every reader of baseline TIFF knows (TIFF 6.0, part 1).
 */
export function tiffFile({ width, height, dotsPerInch, isBilevel, line }: GreyLines): Uint8Array<ArrayBuffer> {
  const lineBytes = isBilevel ? (width + 7) >> 3 : width;
  const rowsPerStrip = Math.max(1, Math.floor(stripBytes / lineBytes));
  const file = new FileBytes(width * 64);
  file.text('II');
  // The place of the fields is known at the end.
  file.words(42);
  file.longs(0);
  const offsets: number[] = [];
  const lengths: number[] = [];
  const bits = new Uint8Array(lineBytes);
  const packed = new Uint8Array(lineBytes + Math.ceil(lineBytes / 128) + 1);
  let above: Uint8Array | undefined;
  let length = 0;
  for (let y = 0; y < height; y++) {
    if (y % rowsPerStrip === 0) {
      lengths.push(0);
      offsets.push(file.length);
    }
    const current = line(y);
    if (current !== above) {
      if (isBilevel) packBits(current, bits);
      length = packRuns(isBilevel ? bits : current, packed, 0);
    }
    above = current;
    file.bytes(packed.subarray(0, length));
    lengths[lengths.length - 1] = (lengths.at(-1) as number) + length;
  }
  const fields = writeFields(file, [
    [256, long, [width]],
    [257, long, [height]],
    [258, short, [isBilevel ? 1 : 8]],
    [259, short, [packBitsCompression]],
    [262, short, [blackIsZero]],
    [273, long, offsets],
    [277, short, [1]],
    [278, long, [rowsPerStrip]],
    [279, long, lengths],
    ...(dotsPerInch === undefined ? [] : resolutionFields(dotsPerInch)),
  ]);
  const bytes = file.take();
  new DataView(bytes.buffer).setUint32(4, fields, true);
  return bytes;
}

type Field = readonly [tag: number, type: number, values: readonly number[]];

/** Thousandths of dots per inch in both directions. */
function resolutionFields(dotsPerInch: number): Field[] {
  const fraction = [Math.round(dotsPerInch * 1000), 1000];
  return [
    [282, rational, fraction],
    [283, rational, fraction],
    [296, short, [inch]],
  ];
}

/** Writes the image file directory and the values that have no room in it; returns its place. */
function writeFields(file: FileBytes, fields: readonly Field[]): number {
  const places = fields.map(([, , values]) => {
    if (values.length === 1) return values[0] as number;
    if (file.length % 2 === 1) file.byte(0);
    const place = file.length;
    file.longs(...values);
    return place;
  });
  if (file.length % 2 === 1) file.byte(0);
  const place = file.length;
  file.words(fields.length);
  fields.forEach(([tag, type, values], index) => {
    file.words(tag, type);
    file.longs(type === rational ? values.length / 2 : values.length, places[index] as number);
  });
  file.longs(0);
  return place;
}
