import { inflateSync } from 'node:zlib';
import fc from 'fast-check';
import jpeg from 'jpeg-js';
import { expect, test } from 'vitest';
import { hasPillow, openWithPillow } from '../../../../../test/oracles/pillow.ts';
import { sampleSymbol } from '../../../../../test/oracles/sample-drawings.ts';
import { hasTools, outputOf, withFiles } from '../../../../../test/oracles/tools.ts';
import { swissCrossRectangles } from '../../payment-part/index.ts';
import { renderQrPng } from '../png.ts';
import { bmpFile } from './bmp-file.ts';
import { gifFile } from './gif-file.ts';
import { type GreyRaster, linesOf } from './grey-raster.ts';
import { jpegFile } from './jpeg-file.ts';
import { packRuns } from './pack-bits.ts';
import { pngFile } from './png-file.ts';
import { rasterFormats, renderQrRaster } from './render.ts';
import { tiffFile } from './tiff-file.ts';

const lossless = { PNG: pngFile, GIF: gifFile, BMP: bmpFile, TIFF: tiffFile } as const;

/** Shapes of data that the compressors meet: noise, runs, equal lines, few shades. */
const shade = fc.oneof(
  fc.nat(255),
  fc.constantFrom(0, 255),
  fc.nat(15).map((step) => step * 17),
);
const line = (width: number): fc.Arbitrary<number[]> =>
  fc.oneof(
    fc.array(shade, { minLength: width, maxLength: width }),
    shade.map((value) => new Array<number>(width).fill(value)),
    fc
      .tuple(shade, shade, fc.nat(width))
      .map(([a, b, at]) => Array.from({ length: width }, (_, x) => (x < at ? a : b))),
  );
const raster: fc.Arbitrary<GreyRaster> = fc
  .record({ width: fc.integer({ min: 1, max: 700 }), dotsPerInch: fc.integer({ min: 1, max: 2400 }) })
  .chain(({ width, dotsPerInch }) =>
    fc
      .array(fc.tuple(line(width), fc.integer({ min: 1, max: 5 })), { minLength: 1, maxLength: 8 })
      .map((rows) => rows.flatMap(([values, times]) => new Array<number[]>(times).fill(values)))
      .map((rows) => ({ width, height: rows.length, dotsPerInch, pixels: Uint8Array.from(rows.flat()) })),
  );

/** Long enough for several blocks of deflate, and for tables of LZW that are full. */
const noise: GreyRaster = {
  width: 1001,
  height: 150,
  dotsPerInch: 300,
  pixels: Uint8Array.from({ length: 1001 * 150 }, (_, i) => (Math.imul(i + 1, 0x9e3779b1) >>> 23) & 0xff),
};
const steps: GreyRaster = { ...noise, pixels: noise.pixels.map((value, i) => (i % 7 < 4 ? 255 : value & 0xf0)) };
const dot: GreyRaster = { width: 1, height: 1, dotsPerInch: 72, pixels: Uint8Array.of(77) };

test.skipIf(!hasPillow)('every lossless file has the pixels that went in (needs Pillow)', async () => {
  const rasters = [...fc.sample(raster, { numRuns: 60, seed: 11 }), noise, steps, dot];
  for (const [format, write] of Object.entries(lossless)) {
    const pictures = await openWithPillow(rasters.map((picture) => write(linesOf(picture))));
    for (const [index, { width, height, dotsPerInch, pixels }] of rasters.entries()) {
      const found = pictures[index];
      expect([found?.format, found?.width, found?.height]).toEqual([format, width, height]);
      expect(Buffer.compare(found?.grey ?? new Uint8Array(), pixels)).toBe(0);
      expect(found?.dotsPerInch).toBe(format === 'GIF' ? null : dotsPerInch);
    }
  }
});

test.skipIf(!hasTools('convert'))('ImageMagick reads the same pixels (needs convert)', async () => {
  for (const write of Object.values(lossless)) {
    await withFiles([write(linesOf(noise)), write(linesOf(steps))], (paths) => {
      const found = paths.map((path) => outputOf('convert', path, '-depth', '8', 'gray:-'));
      expect(found.map((bytes, i) => bytes.equals(i === 0 ? noise.pixels : steps.pixels))).toEqual([true, true]);
    });
  }
});

test('PNG: what is inflated and unfiltered is the raster', () => {
  fc.assert(
    fc.property(raster, (picture) => {
      const { width, height, pixels } = picture;
      const file = Buffer.from(pngFile(linesOf(picture)));
      const start = file.indexOf('IDAT') + 4;
      const raw = inflateSync(file.subarray(start, start + file.readUInt32BE(start - 8)));
      expect(raw.length).toBe((width + 1) * height);
      const found = Uint8Array.from(pixels, () => 0);
      for (let y = 0; y < height; y++) {
        expect(raw[y * (width + 1)]).toBe(2);
        for (let x = 0; x < width; x++) {
          found[y * width + x] = (raw[y * (width + 1) + 1 + x] as number) + (found[(y - 1) * width + x] ?? 0);
        }
      }
      expect(Buffer.compare(found, pixels)).toBe(0);
    }),
    { numRuns: 150 },
  );
});

test('GIF: a decoder after the specification finds the pixels', () => {
  fc.assert(
    fc.property(raster, (picture) => {
      expect(Buffer.compare(decodeGif(gifFile(linesOf(picture))), picture.pixels)).toBe(0);
    }),
    { numRuns: 150 },
  );
  for (const picture of [noise, steps, dot]) {
    expect(Buffer.compare(decodeGif(gifFile(linesOf(picture))), picture.pixels)).toBe(0);
  }
});

/** The pixels of a GIF with one picture and 256 colours (GIF 89a, appendix F). */
function decodeGif(file: Uint8Array): Uint8Array {
  let at = 13 + 768 + 10;
  const clear = 1 << (file[at++] as number);
  const data: number[] = [];
  for (let length = file[at++] as number; length > 0; length = file[at++] as number) {
    data.push(...file.subarray(at, at + length));
    at += length;
  }
  expect([...file.subarray(at)]).toEqual([0x3b]);
  const out: number[] = [];
  let table: number[][] = [];
  let bits = 9;
  let before: number[] | undefined;
  for (let position = 0; ; ) {
    let code = 0;
    for (let bit = 0; bit < bits; bit++, position++) {
      code |= (((data[position >> 3] as number) >> (position & 7)) & 1) << bit;
    }
    if (code === clear + 1) return Uint8Array.from(out);
    if (code === clear) {
      table = Array.from({ length: clear + 2 }, (_, value) => [value]);
      bits = 9;
      before = undefined;
      continue;
    }
    const entry = table[code] ?? [...(before as number[]), (before as number[])[0] as number];
    out.push(...entry);
    if (before && table.length < 4096) table.push([...before, entry[0] as number]);
    if (table.length === 1 << bits && bits < 12) bits++;
    before = entry;
  }
}

test('PackBits: what is unpacked is the line, and it grows by no more than one in 128', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 700 }).chain(line), (values) => {
      const target = new Uint8Array(values.length * 2 + 8);
      const end = packRuns(Uint8Array.from(values), target, 0);
      expect(end).toBeLessThanOrEqual(values.length + Math.ceil(values.length / 128));
      const found: number[] = [];
      for (let at = 0; at < end; ) {
        const head = target[at++] as number;
        expect(head).not.toBe(128);
        const count = head < 128 ? head + 1 : 257 - head;
        const bytes =
          head < 128 ? target.subarray(at, at + count) : new Array<number>(count).fill(target[at] as number);
        found.push(...bytes);
        at += head < 128 ? count : 1;
      }
      expect(found).toEqual(values);
    }),
  );
});

test('JPEG: smooth pictures come back within 4 shades, any picture in its size', () => {
  const smooth = fc
    .record({ width: fc.integer({ min: 1, max: 60 }), height: fc.integer({ min: 1, max: 60 }), base: fc.nat(255) })
    .chain((size) => fc.record({ size: fc.constant(size), across: fc.double({ min: -3, max: 3, noNaN: true }) }))
    .map(({ size: { width, height, base }, across }) => ({
      width,
      height,
      dotsPerInch: 300,
      pixels: Uint8Array.from({ length: width * height }, (_, i) =>
        Math.max(0, Math.min(255, Math.round(base + (i % width) * across))),
      ),
    }));
  fc.assert(
    fc.property(smooth, (picture) => {
      const { width, height, data } = jpeg.decode(jpegFile(linesOf(picture)), { useTArray: true });
      expect([width, height]).toEqual([picture.width, picture.height]);
      const worst = picture.pixels.reduce(
        (sum, value, i) => Math.max(sum, Math.abs(value - (data[i * 4] as number))),
        0,
      );
      // A gradient that is cut off at black or white has a corner, which rings a little.
      expect(worst).toBeLessThanOrEqual(picture.pixels.some((value) => value === 0 || value === 255) ? 12 : 4);
    }),
    { numRuns: 150 },
  );
  fc.assert(
    fc.property(raster, (picture) => {
      const { width, height, data } = jpeg.decode(jpegFile(linesOf(picture)), { useTArray: true });
      expect([width, height]).toEqual([picture.width, picture.height]);
      const error = picture.pixels.reduce((sum, value, i) => sum + Math.abs(value - (data[i * 4] as number)), 0);
      expect(error / picture.pixels.length).toBeLessThan(8);
    }),
    { numRuns: 60 },
  );
});

test('BMP and JPEG carry the resolution', () => {
  const bmp = new DataView(bmpFile(linesOf({ ...dot, dotsPerInch: 300 })).buffer);
  expect([bmp.getUint32(38, true), bmp.getUint32(42, true)]).toEqual([11_811, 11_811]);
  const file = jpegFile(linesOf({ ...dot, dotsPerInch: 600 }));
  expect([...file.subarray(6, 18)]).toEqual([0x4a, 0x46, 0x49, 0x46, 0, 1, 2, 1, 2, 88, 2, 88]);
});

const symbol = sampleSymbol(`SPC\n0200\n1\n${'Rappen '.repeat(30)}`);

test.skipIf(!hasPillow)('a code has the same pixels in every lossless format (needs Pillow)', async () => {
  for (const [pixelsPerModule, quietZone] of [
    [1, 0],
    [3, 4],
    [8, 0],
    [40, 1],
  ] as const) {
    const options = { pixelsPerModule, quietZone, dotsPerInch: 300, mark: swissCrossRectangles };
    const pictures = await openWithPillow([
      renderQrPng(symbol, options),
      ...rasterFormats.map((format) => renderQrRaster(symbol, { ...options, format })),
    ]);
    const side = (symbol.size + 2 * quietZone) * pixelsPerModule;
    expect(pictures.map(({ format }) => format)).toEqual(['PNG', 'PNG', 'JPEG', 'GIF', 'BMP', 'TIFF']);
    expect(pictures.map(({ mode }) => mode)).toEqual(['1', '1', 'L', 'P', '1', '1']);
    expect(pictures.map(({ dotsPerInch }) => dotsPerInch)).toEqual([300, 300, 300, null, 300, 300]);
    for (const { format, width, height, grey } of pictures) {
      expect([width, height]).toEqual([side, side]);
      if (format !== 'JPEG') expect(Buffer.compare(grey, pictures[0]?.grey ?? grey)).toBe(0);
    }
  }
});

test('a code without a resolution says nothing about it', () => {
  const files = rasterFormats.map((format) => Buffer.from(renderQrRaster(symbol, { pixelsPerModule: 2, format })));
  const [png, jpg, , bmp] = files as [Buffer, Buffer, Buffer, Buffer];
  expect(png.includes('pHYs')).toBe(false);
  expect([...jpg.subarray(13, 18)]).toEqual([0, 0, 1, 0, 1]);
  expect(bmp.readUInt32LE(38)).toBe(0);
});

test.each(rasterFormats)('a code of 9936 pixels as %s is made without its pixels in memory', (format) => {
  const file = renderQrRaster(symbol, { pixelsPerModule: 144, format });
  expect(file.length).toBeLessThan(16_000_000);
});

test('a raster has one value a pixel', () => {
  expect(() => linesOf({ ...dot, pixels: new Uint8Array(2) })).toThrow('Broken invariant');
});
