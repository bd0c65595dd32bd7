import { deflateSync } from 'node:zlib';
import { pngHeader } from '@rappen/core/drawing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pngOf } from '../test/pictures.ts';
import type { GreyImage } from './grey-image.ts';
import { decodePng } from './png.ts';

const kinds = [
  { colourType: 0, bitDepths: [1, 2, 4, 8, 16], samples: 1 },
  { colourType: 2, bitDepths: [8, 16], samples: 3 },
  { colourType: 3, bitDepths: [1, 2, 4, 8], samples: 1 },
  { colourType: 4, bitDepths: [8, 16], samples: 2 },
  { colourType: 6, bitDepths: [8, 16], samples: 4 },
].flatMap(({ colourType, bitDepths, samples }) => bitDepths.map((bitDepth) => ({ colourType, bitDepth, samples })));

const picture = fc
  .record({
    kind: fc.constantFrom(...kinds),
    width: fc.integer({ min: 1, max: 19 }),
    height: fc.integer({ min: 1, max: 19 }),
  })
  .chain(({ kind, width, height }) =>
    fc.record({
      kind: fc.constant(kind),
      width: fc.constant(width),
      height: fc.constant(height),
      interlaced: fc.boolean(),
      filters: fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 60, maxLength: 60 }),
      values: fc.array(fc.integer({ min: 0, max: 2 ** kind.bitDepth - 1 }), {
        minLength: width * height * kind.samples,
        maxLength: width * height * kind.samples,
      }),
    }),
  );

const palette = Uint8Array.from({ length: 768 }, (_, index) => (index * 37) & 255);

function decoded(png: Uint8Array): GreyImage {
  const header = pngHeader(png);
  const image = header && decodePng(png, header);
  if (image === undefined) throw new Error('not decoded');
  return image;
}

/** Passes as the specification draws them: the 8 by 8 pattern of pass numbers. */
const adam7 = ['16462646', '77777777', '56565656', '77777777', '36463646', '77777777', '56565656', '77777777'];

/** Filters and packs samples: written from the specification, the other way round than the decoder. */
function encoded(
  values: readonly number[],
  { width, height, samples, bitDepth }: { width: number; height: number; samples: number; bitDepth: number },
  interlaced: boolean,
  filters: readonly number[],
): Uint8Array {
  const out: number[] = [];
  const pixelBytes = Math.max(1, (samples * bitDepth) >> 3);
  let rowIndex = 0;
  for (const pass of interlaced ? '1234567' : '0') {
    let above: number[] = [];
    for (let y = 0; y < height; y++) {
      const bits: string[] = [];
      for (let x = 0; x < width; x++) {
        if (interlaced && adam7[y % 8]?.[x % 8] !== pass) continue;
        for (let s = 0; s < samples; s++) {
          bits.push(
            Number(values[(y * width + x) * samples + s])
              .toString(2)
              .padStart(bitDepth, '0'),
          );
        }
      }
      if (bits.length === 0) continue;
      const row = (bits.join('').match(/.{1,8}/g) ?? []).map((byte) => Number.parseInt(byte.padEnd(8, '0'), 2));
      const filter = filters[rowIndex++ % filters.length] as number;
      out.push(filter);
      row.forEach((byte, at) => {
        const a = row[at - pixelBytes] ?? 0;
        const b = above[at] ?? 0;
        const c = at >= pixelBytes ? (above[at - pixelBytes] ?? 0) : 0;
        const p = a + b - c;
        const nearest = [a, b, c].reduce((best, one) => (Math.abs(p - one) < Math.abs(p - best) ? one : best));
        out.push((byte - ([0, a, b, (a + b) >> 1, nearest][filter] ?? 0)) & 255);
      });
      above = row;
    }
  }
  return Uint8Array.from(out);
}

test('every colour type, bit depth, filter and interlacing decodes to its grey', () => {
  fc.assert(
    fc.property(picture, ({ kind, width, height, interlaced, filters, values }) => {
      const { colourType, bitDepth, samples } = kind;
      const rows = encoded(values, { width, height, samples, bitDepth }, interlaced, filters);
      const png = pngOf({ width, height }, rows, {
        bitDepth,
        colourType,
        interlace: interlaced ? 1 : 0,
        ...(colourType === 3 ? { palette } : {}),
      });
      const image = decoded(png);
      const scale = 2 ** bitDepth - 1;
      for (let at = 0; at < width * height; at++) {
        const own = values.slice(at * samples, (at + 1) * samples).map((value) => (value / scale) * 255);
        const rgb =
          colourType === 3
            ? Array.from(palette.subarray((values[at] as number) * 3, (values[at] as number) * 3 + 3))
            : samples < 3
              ? [own[0] as number, own[0] as number, own[0] as number]
              : own.slice(0, 3);
        const alpha = samples === 2 || samples === 4 ? (own[samples - 1] as number) / 255 : 1;
        const grey =
          (0.299 * (rgb[0] as number) + 0.587 * (rgb[1] as number) + 0.114 * (rgb[2] as number)) * alpha +
          255 * (1 - alpha);
        expect(Math.abs((image.pixels[at] as number) - grey)).toBeLessThan(2.1);
      }
    }),
    { numRuns: 150 },
  );
});

test('transparent colours are white', () => {
  const grey = pngOf({ width: 2, height: 1 }, Uint8Array.of(0, 7, 8), { transparency: Uint8Array.of(0, 7) });
  expect(Array.from(decoded(grey).pixels)).toEqual([255, 8]);
  const indexed = pngOf({ width: 2, height: 1 }, Uint8Array.of(0, 0b01_00_0000), {
    bitDepth: 2,
    colourType: 3,
    palette: Uint8Array.of(0, 0, 0, 10, 10, 10),
    transparency: Uint8Array.of(255, 0),
  });
  expect(Array.from(decoded(indexed).pixels)).toEqual([255, 0]);
});

test('a picture in many chunks is one picture, a cut one is none', () => {
  const rows = Uint8Array.from({ length: 11 * 10 }, (_, at) => (at % 11 === 0 ? 0 : at));
  const whole = pngOf({ width: 10, height: 10 }, rows, { data: deflateSync(rows) });
  expect(decoded(whole).pixels[0]).toBe(1);
  for (let length = 0; length < whole.length - 20; length++) {
    const cut = whole.subarray(0, length);
    const header = pngHeader(cut);
    expect(header && decodePng(cut, header)).toBeUndefined();
  }
});
