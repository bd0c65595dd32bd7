import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { crc32, inflateSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { encodeQrSymbol, levelM, type QrSymbol } from '../qr/index.ts';
import { type MarkRectangle, pixelsPerModuleWithin, type QrPngOptions, renderQrPng } from './png.ts';

const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
await prepareZXingModule({
  overrides: { wasmBinary: new Uint8Array(readFileSync(wasm)).buffer },
  fireImmediately: true,
});

function symbolOf(data: Uint8Array, versionMin = 1): QrSymbol {
  const encoded = encodeQrSymbol(data, { level: levelM, versionMin });
  if (!encoded.ok) throw new Error('does not fit');
  return encoded.value;
}

interface Chunk {
  readonly type: string;
  readonly data: Buffer;
}

/** The chunks of a PNG; signature and check values must be right. */
function chunksOf(png: Uint8Array): readonly Chunk[] {
  const bytes = Buffer.from(png);
  expect(bytes.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
  const chunks: Chunk[] = [];
  for (let position = 8; position < bytes.length; ) {
    const length = bytes.readUInt32BE(position);
    const end = position + 8 + length;
    expect(bytes.readUInt32BE(end)).toBe(crc32(bytes.subarray(position + 4, end)));
    chunks.push({
      type: bytes.toString('latin1', position + 4, position + 8),
      data: bytes.subarray(position + 8, end),
    });
    position = end + 4;
  }
  return chunks;
}

/** Pixels of a PNG, 1 = dark, undone as the PNG specification says. */
function pixelsOf(png: Uint8Array): { side: number; isDark: (y: number, x: number) => boolean } {
  const chunks = chunksOf(png);
  const header = chunks[0]?.data as Buffer;
  const side = header.readUInt32BE(0);
  expect([...header.subarray(4)]).toEqual([...header.subarray(0, 4), 1, 0, 0, 0, 0]);
  const raw = inflateSync(chunks.find(({ type }) => type === 'IDAT')?.data as Buffer);
  const stride = 1 + Math.ceil(side / 8);
  expect(raw.length).toBe(side * stride);
  for (let y = 0; y < side; y++) {
    const filter = raw[y * stride];
    expect([0, 2]).toContain(filter);
    for (let i = 1; filter === 2 && i < stride; i++) {
      raw[y * stride + i] = ((raw[y * stride + i] as number) + (raw[(y - 1) * stride + i] as number)) & 0xff;
    }
  }
  return { side, isDark: (y, x) => (((raw[y * stride + 1 + (x >> 3)] as number) >> (7 - (x & 7))) & 1) === 0 };
}

const square = (side: number, dark: boolean): MarkRectangle => ({
  x: (1 - side) / 2,
  y: (1 - side) / 2,
  width: side,
  height: side,
  dark,
});

/** A white square with a black one in it and a white cross in that. */
const cross = [
  square(0.16, false),
  square(0.14, true),
  { x: 0.5 - 0.045, y: 0.5 - 0.0135, width: 0.09, height: 0.027, dark: false },
  { x: 0.5 - 0.0135, y: 0.5 - 0.045, width: 0.027, height: 0.09, dark: false },
] as const;

const data = fc.uint8Array({ minLength: 1, maxLength: 300 });

test.each([
  ['alone', []],
  ['with a mark in the middle', cross],
])('zxing reads the bytes back: %s', async (_, mark) => {
  await fc.assert(
    fc.asyncProperty(data, fc.integer({ min: 2, max: 7 }), async (data, pixelsPerModule) => {
      const png = renderQrPng(symbolOf(data, 8), { pixelsPerModule, quietZone: 4, mark });
      const [code] = await readBarcodes(png, { formats: ['QRCode'] });
      expect([...(code?.bytes ?? [])]).toEqual([...data]);
    }),
    { numRuns: 25 },
  );
});

test('every pixel has the colour of its module, the quiet zone is light', () => {
  fc.assert(
    fc.property(data, fc.integer({ min: 1, max: 9 }), fc.nat(5), (data, pixelsPerModule, quietZone) => {
      const symbol = symbolOf(data);
      const { side, isDark } = pixelsOf(renderQrPng(symbol, { pixelsPerModule, quietZone }));
      expect(side).toBe((symbol.size + 2 * quietZone) * pixelsPerModule);
      let wrong = 0;
      for (let y = 0; y < side; y++) {
        const row = Math.floor(y / pixelsPerModule) - quietZone;
        for (let x = 0; x < side; x++) {
          const column = Math.floor(x / pixelsPerModule) - quietZone;
          const inside = row >= 0 && column >= 0 && row < symbol.size && column < symbol.size;
          const expected = inside && symbol.modules[row * symbol.size + column] === 1;
          if (isDark(y, x) !== expected) wrong++;
        }
      }
      expect(wrong).toBe(0);
    }),
    { numRuns: 30 },
  );
});

test('a mark is symmetrical to the pixel and as wide as it is high, whatever the side', () => {
  const symbol = { version: 1, level: 'M', mask: 0, size: 21, modules: new Uint8Array(441) } as const;
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 12 }),
      fc.nat(4),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (pixelsPerModule, quietZone, side) => {
        const arm = { x: 0.5 - side / 2, y: 0.5 - side / 8, width: side, height: side / 4, dark: true };
        const mark = [
          square(side, true),
          square(side * 0.9, false),
          arm,
          { ...arm, x: arm.y, y: arm.x, width: side / 4, height: side },
        ];
        const png = pixelsOf(renderQrPng(symbol, { pixelsPerModule, quietZone, mark }));
        const last = png.side - 1;
        let dark = 0;
        for (let y = 0; y <= last; y++) {
          for (let x = 0; x <= last; x++) {
            const colour = png.isDark(y, x);
            if (colour) dark++;
            if (
              colour !== png.isDark(y, last - x) ||
              colour !== png.isDark(last - y, x) ||
              colour !== png.isDark(x, y)
            ) {
              expect.fail(`not symmetrical at ${y}, ${x}`);
            }
          }
        }
        const sidePixels = 21 * pixelsPerModule * side;
        if (sidePixels > 8) expect(dark).toBeGreaterThan(0);
        expect(dark).toBeLessThanOrEqual((sidePixels + 2) ** 2);
      },
    ),
    { numRuns: 60 },
  );
});

test('a rectangle lies where its fractions say, to half a pixel', () => {
  const symbol = { version: 1, level: 'M', mask: 0, size: 21, modules: new Uint8Array(441) } as const;
  const fraction = fc.double({ min: 0, max: 0.5, noNaN: true });
  fc.assert(
    fc.property(fraction, fraction, fraction, fraction, (x, y, width, height) => {
      const { side, isDark } = pixelsOf(
        renderQrPng(symbol, { pixelsPerModule: 5, mark: [{ x, y, width, height, dark: true }] }),
      );
      for (let row = 0; row < side; row++) {
        for (let column = 0; column < side; column++) {
          if (!isDark(row, column)) continue;
          expect(column + 0.5).toBeGreaterThan(x * side - 0.1);
          expect(column + 0.5).toBeLessThan((x + width) * side + 0.1);
          expect(row + 0.5).toBeGreaterThan(y * side - 0.1);
          expect(row + 0.5).toBeLessThan((y + height) * side + 0.1);
        }
      }
    }),
    { numRuns: 40 },
  );
});

test('chunks come in order, the resolution in pixels per metre', () => {
  const symbol = symbolOf(new Uint8Array(50));
  const types = (options: QrPngOptions): string[] => chunksOf(renderQrPng(symbol, options)).map(({ type }) => type);
  expect(types({ pixelsPerModule: 3 })).toEqual(['IHDR', 'IDAT', 'IEND']);
  expect(types({ pixelsPerModule: 3, dotsPerInch: 300 })).toEqual(['IHDR', 'pHYs', 'IDAT', 'IEND']);
  const physical = chunksOf(renderQrPng(symbol, { pixelsPerModule: 3, dotsPerInch: 300 }))[1]?.data as Buffer;
  expect([physical.readUInt32BE(0), physical.readUInt32BE(4), physical[8]]).toEqual([11811, 11811, 1]);
});

test('equal input gives equal bytes', () => {
  const options = { pixelsPerModule: 4, quietZone: 2, dotsPerInch: 600, mark: cross };
  expect(renderQrPng(symbolOf(new Uint8Array(80)), options)).toEqual(
    renderQrPng(symbolOf(new Uint8Array(80)), options),
  );
});

test('pixels per module fill a target without exceeding it', () => {
  expect(pixelsPerModuleWithin(543, 61)).toBe(8);
  expect(pixelsPerModuleWithin(60, 61)).toBe(1);
  expect(pixelsPerModuleWithin(1e9, 21)).toBe(200);
  expect(pixelsPerModuleWithin(Number.NaN, 21)).toBe(1);
  expect(pixelsPerModuleWithin(-5, 21)).toBe(1);
});

test.each([
  { pixelsPerModule: 0 },
  { pixelsPerModule: 201 },
  { pixelsPerModule: 1.5 },
  { pixelsPerModule: Number.NaN },
  { pixelsPerModule: 1, quietZone: -1 },
  { pixelsPerModule: 1, quietZone: 101 },
  { pixelsPerModule: 1, dotsPerInch: 0 },
  { pixelsPerModule: 1, dotsPerInch: Number.NaN },
  { pixelsPerModule: 200, quietZone: 50 },
  { pixelsPerModule: 1, mark: [{ x: 0.5, y: 0, width: 0.6, height: 1, dark: true }] },
  { pixelsPerModule: 1, mark: [{ x: Number.NaN, y: 0, width: 0.6, height: 1, dark: true }] },
])('%o are no options', (options) => {
  expect(() => renderQrPng(symbolOf(new Uint8Array(1)), options)).toThrow('Broken invariant');
});
