import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import fc from 'fast-check';
import nayuki from 'nayuki-qr-code-generator';
import qrcode from 'qrcode-generator';
import { expect, test } from 'vitest';
import { prepareZXingModule as prepareReader, readBarcodes } from 'zxing-wasm/reader';
import { prepareZXingModule as prepareWriter, writeBarcode } from 'zxing-wasm/writer';
import { sampled } from '../../../../test/long-tests.ts';
import {
  correctionLevels,
  type ErrorCorrectionLevel,
  encodeQrSymbol,
  levelM,
  type QrSymbol,
  type QrSymbolParameters,
} from './symbol.ts';

// The package is written as an ES module but typed as CommonJS.
const { QrCode, QrSegment } = nayuki as unknown as typeof nayuki.default;
const eccLevels = { L: QrCode.Ecc.LOW, M: QrCode.Ecc.MEDIUM, Q: QrCode.Ecc.QUARTILE, H: QrCode.Ecc.HIGH };

type NamedParameters = Omit<QrSymbolParameters, 'level'> & { readonly level: ErrorCorrectionLevel };

function encode(data: Uint8Array, { level, ...parameters }: NamedParameters): QrSymbol {
  const encoded = encodeQrSymbol(data, { ...parameters, level: correctionLevels[level] });
  if (!encoded.ok) throw new Error(JSON.stringify(encoded.problems));
  return encoded.value;
}

/** Modules row by row as text, so that a difference shows where it is. */
function picture(size: number, isDark: (y: number, x: number) => boolean): string {
  const rows = Array.from({ length: size }, (_, y) =>
    Array.from({ length: size }, (_, x) => (isDark(y, x) ? '#' : '.')).join(''),
  );
  return rows.join('\n');
}

const pictureOf = ({ size, modules }: QrSymbol): string => picture(size, (y, x) => modules[y * size + x] === 1);

const level = fc.constantFrom('L', 'M', 'Q', 'H');
const mask = fc.nat(7);
const versions = Array.from({ length: 40 }, (_, i) => i + 1);

/** Data of a length that fits into the version at every level. */
function dataFor(version: number): fc.Arbitrary<Uint8Array> {
  return fc.uint8Array({ minLength: 0, maxLength: Math.floor(0.75 * version ** 2) + 6, size: 'max' });
}

test('has the modules of nayuki-qr-code-generator for every version and level at the same mask', () => {
  for (const version of versions) {
    fc.assert(
      fc.property(
        dataFor(version),
        level,
        mask,
        fc.option(fc.nat(999_999), { nil: undefined }),
        (data, level, mask, eci) => {
          const header = eci === undefined ? [] : [QrSegment.makeEci(eci)];
          const segments = [...header, QrSegment.makeBytes([...data])];
          const peer = QrCode.encodeSegments(segments, eccLevels[level], version, 40, mask, false);
          const parameters = { level, versionMin: version, mask, ...(eci === undefined ? {} : { eci }) };
          const symbol = encode(data, parameters);
          expect([symbol.version, symbol.size, symbol.mask]).toEqual([peer.version, peer.size, mask]);
          expect(pictureOf(symbol)).toBe(picture(peer.size, (y, x) => peer.getModule(x, y)));
        },
      ),
      { numRuns: 5 },
    );
    for (const level of ['L', 'M', 'Q', 'H'] as const) {
      const data = Uint8Array.from({ length: 6 + version }, (_, i) => i * 37 + version);
      const peer = QrCode.encodeSegments([QrSegment.makeBytes([...data])], eccLevels[level], version, 40, 5, false);
      const symbol = encode(data, { level, versionMin: version, mask: 5 });
      expect(pictureOf(symbol)).toBe(picture(peer.size, (y, x) => peer.getModule(x, y)));
    }
  }
});

test('has the modules of qrcode-generator for versions and level at the mask it chose', () => {
  for (const version of sampled(versions, 4)) {
    for (const level of ['L', 'M', 'Q', 'H'] as const) {
      const length = version < 3 ? 5 : Math.floor(0.6 * version ** 2);
      const data = Uint8Array.from({ length }, (_, i) => (i * 151 + version * 7 + level.charCodeAt(0)) ^ (i >> 3));
      const peer = qrcode(version as Parameters<typeof qrcode>[0], level);
      peer.addData(String.fromCharCode(...data), 'Byte');
      peer.make();
      const peerPicture = picture(peer.getModuleCount(), (y, x) => peer.isDark(y, x));
      const parameters = { level, versionMin: version, versionMax: version };
      const ours = Array.from({ length: 8 }, (_, mask) => encode(data, { ...parameters, mask }));
      expect(ours.filter((symbol) => pictureOf(symbol) === peerPicture)).toHaveLength(1);
    }
  }
});

const assets = createRequire(import.meta.url);
const wasmOf = (path: string): ArrayBuffer => new Uint8Array(readFileSync(assets.resolve(path))).buffer;
await prepareReader({
  overrides: { wasmBinary: wasmOf('zxing-wasm/reader/zxing_reader.wasm') },
  fireImmediately: true,
});
await prepareWriter({
  overrides: { wasmBinary: wasmOf('zxing-wasm/writer/zxing_writer.wasm') },
  fireImmediately: true,
});

interface Reading {
  readonly bytes: readonly number[];
  readonly version: number;
  readonly level: string;
  readonly mask: number;
}

async function read(image: Uint8Array): Promise<Reading> {
  const [code] = await readBarcodes(image, { formats: ['QRCode'] });
  if (code === undefined) throw new Error('no code found');
  const { DataMask: mask } = JSON.parse(code.extra) as { DataMask?: number };
  return { bytes: [...code.bytes], version: Number(code.version), level: code.ecLevel, mask: mask ?? 0 };
}

/** A portable graymap: 3 pixels a module, 4 modules of quiet zone. */
function graymap({ size, modules }: QrSymbol): Uint8Array {
  const side = 3 * (size + 8);
  const header = new TextEncoder().encode(`P5 ${side} ${side} 255\n`);
  const image = new Uint8Array(header.length + side * side).fill(255);
  image.set(header);
  for (let y = 0; y < 3 * size; y++) {
    for (let x = 0; x < 3 * size; x++) {
      const isDark = modules[Math.floor(y / 3) * size + Math.floor(x / 3)] === 1;
      if (isDark) image[header.length + (y + 12) * side + x + 12] = 0;
    }
  }
  return image;
}

test('zxing reads back bytes, version, level and mask', async () => {
  const version = fc.integer({ min: 1, max: 25 });
  await fc.assert(
    fc.asyncProperty(
      version.chain((version) => fc.tuple(fc.constant(version), dataFor(version))),
      level,
      fc.option(mask, { nil: undefined }),
      fc.constantFrom(undefined, 26),
      async ([versionMin, data], level, mask, eci) => {
        fc.pre(data.length > 0);
        const optional = { ...(mask === undefined ? {} : { mask }), ...(eci === undefined ? {} : { eci }) };
        const symbol = encode(data, { level, versionMin, ...optional });
        const reading = await read(graymap(symbol));
        expect(reading).toEqual({ bytes: [...data], version: symbol.version, level, mask: symbol.mask });
      },
    ),
    { numRuns: 60 },
  );
});

test('chooses the mask that zxing chooses', async () => {
  const text = fc.string({ unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz;,'), minLength: 1, maxLength: 200 });
  await fc.assert(
    fc.asyncProperty(text, fc.constantFrom('L', 'M', 'Q', 'H'), async (text, wanted) => {
      const { image } = await writeBarcode(text, { format: 'QRCode', options: `ecLevel=${wanted}`, scale: 3 });
      if (image === null) throw new Error('no image written');
      const { version, level, mask } = await read(new Uint8Array(await image.arrayBuffer()));
      const data = new TextEncoder().encode(text);
      const parameters = { level: level as QrSymbol['level'], versionMin: version, versionMax: version };
      expect(encode(data, parameters).mask).toBe(mask);
    }),
    { numRuns: 60 },
  );
});

test('takes the smallest version of the range', () => {
  expect(encode(new Uint8Array(14), { level: 'M' }).version).toBe(1);
  expect(encode(new Uint8Array(15), { level: 'M' }).version).toBe(2);
  expect(encode(new Uint8Array(15), { level: 'M', versionMin: 10 }).version).toBe(10);
  expect(encode(new Uint8Array(0), { level: 'H' }).version).toBe(1);
});

test('gives the same symbol again, whatever was encoded in between', () => {
  const pair = fc.tuple(fc.uint8Array({ maxLength: 60 }), fc.uint8Array({ maxLength: 60 }));
  fc.assert(
    fc.property(pair, level, ([one, other], level) => {
      const first = encode(one, { level, versionMin: 8 });
      encode(other, { level, versionMin: 8 });
      expect(encode(one, { level, versionMin: 8 })).toEqual(first);
    }),
  );
});

test.each([
  { level: levelM, versionMin: 0 },
  { level: levelM, versionMin: 5, versionMax: 4 },
  { level: levelM, versionMax: 41 },
  { level: levelM, versionMin: 1.5 },
  { level: levelM, mask: 8 },
  { level: levelM, eci: 1_000_000 },
] as const)('%o are no parameters', (parameters) => {
  expect(() => encodeQrSymbol(new Uint8Array(1), parameters)).toThrow('Broken invariant');
});
