import { inflateSync } from 'node:zlib';
import fc from 'fast-check';
import { unzlibSync } from 'fflate';
import { expect, test } from 'vitest';
import { PdfContent, type SymbolMode } from '../../packages/core/src/render/pdf-content.ts';
import { utf8Encode } from '../../packages/pdf/src/base/utf8.ts';
import { ContentDeflate, type SymbolRange } from '../../packages/pdf/src/writer/content-deflate.ts';
import { deflateObjects } from '../../packages/pdf/src/writer/object-deflate.ts';
import { PdfBytes } from '../../packages/pdf/src/writer/pdf-bytes.ts';
import { deflateXml } from '../../packages/pdf/src/writer/xml-deflate.ts';
import { everyShape, noiseSymbol } from '../oracles/sample-drawings.ts';

const deflate = new ContentDeflate();

/** Two independent inflaters give the bytes back; zlib checks the sum too. */
function expectRoundTrip(bytes: Uint8Array, ranges: readonly SymbolRange[] = []): Uint8Array {
  const packed = deflate.zlib(bytes, ranges);
  const plain = withRectangles(bytes, ranges);
  expect(plain.equals(inflateSync(packed))).toBe(true);
  expect(plain.equals(unzlibSync(packed))).toBe(true);
  return packed;
}

/** The content with the path operators of its rectangles, which have no text until they are compressed. */
function withRectangles(bytes: Uint8Array, ranges: readonly SymbolRange[]): Buffer {
  const pieces: Uint8Array[] = [];
  let at = 0;
  for (const range of ranges) {
    if (range.kind === 'bits') continue;
    const lines = Array.from({ length: range.rectangles.length / 4 }, (_, index) =>
      [...range.rectangles.subarray(4 * index, 4 * index + 4), 're\n'].join(' '),
    );
    pieces.push(bytes.subarray(at, range.start), Buffer.from(lines.join('')));
    at = range.start;
  }
  return Buffer.concat([...pieces, bytes.subarray(at)]);
}

test('any bytes come back', () => {
  expectRoundTrip(new Uint8Array(0));
  expectRoundTrip(new Uint8Array(100_000).fill(7));
  expectRoundTrip(Uint8Array.from({ length: 70_000 }, (_, index) => (index * index) >> 7));
  const repetitive = fc.array(fc.constantFrom(0, 1, 40, 41, 92, 255), { maxLength: 3000 });
  fc.assert(
    fc.property(fc.oneof(fc.uint8Array({ maxLength: 3000 }), repetitive), (bytes) => {
      expectRoundTrip(Uint8Array.from(bytes));
    }),
  );
});

test('any text comes back from the codes for XML, and lists in it take little', () => {
  const comesBack = (text: string): number => {
    const packed = deflateXml(utf8Encode(text));
    expect(inflateSync(packed).toString()).toBe(text);
    expect(Buffer.from(unzlibSync(packed)).toString()).toBe(text);
    return packed.length;
  };
  comesBack('');
  const elements = fc.array(fc.constantFrom('<ram:ID>', '</ram:ID>', 'é', '€', '12.50', '𝄞'), { maxLength: 2000 });
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'grapheme' }),
        elements.map((list) => list.join('')),
      ),
      (text) => {
        comesBack(text);
      },
    ),
  );
  const line = (nr: number): string => `<ram:LineID>${nr}</ram:LineID><ram:Name>Käse</ram:Name>`;
  const list = Array.from({ length: 2000 }, (_, index) => line(index)).join('');
  expect(comesBack(list)).toBeLessThan(list.length / 8);
  expect(deflateXml(utf8Encode(list))).toEqual(deflateXml(utf8Encode(list)));
});

test('any bytes come back from the codes for objects', () => {
  const words = fc.array(fc.constantFrom('/Type/Font', '<</W[', '12 0 R', '556 ', '>>\n', '\xe4'), { maxLength: 500 });
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        words.map((list) => list.join('')),
      ),
      (text) => {
        const packed = deflateObjects(utf8Encode(text));
        expect(inflateSync(packed).equals(utf8Encode(text))).toBe(true);
      },
    ),
  );
});

test.each(['path', 'mask'] as const)('content with symbols drawn as %s comes back', (mode) => {
  const out = new PdfBytes();
  const content = new PdfContent(out, mode, () => undefined);
  content.page(everyShape);
  expect(content.symbolRanges).toHaveLength(1);
  expectRoundTrip(out.view(), content.symbolRanges);
});

test('symbols of every size come back, light and dark ones too', () => {
  for (let version = 1; version <= 40; version++) {
    const size = 17 + 4 * version;
    for (const modules of [noiseSymbol(size, version).modules, new Uint8Array(size * size).fill(version % 2)]) {
      const { bytes, ranges } = symbolContent(size, modules, 'path');
      expectRoundTrip(bytes, ranges);
    }
  }
});

test('rectangles of any size in any order come back, also after bytes that have no code of symbols', () => {
  const number = fc.integer({ min: 0, max: 199 });
  const rectangles = fc.array(fc.tuple(number, number, number, number), { maxLength: 400 });
  fc.assert(
    fc.property(rectangles, fc.string({ unit: 'binary-ascii', maxLength: 200 }), (list, before) => {
      const range = { kind: 'rectangles', start: before.length, rectangles: Uint8Array.from(list.flat()) } as const;
      expectRoundTrip(utf8Encode(`${before}f`), [range]);
    }),
  );
});

test('a symbol takes less than with a general compressor at its best', () => {
  const { bytes, ranges } = symbolContent(57, noiseSymbol(57).modules, 'path');
  expect(expectRoundTrip(bytes, ranges).length).toBeLessThan(2800);
});

test('modules that spell the end of the image are written in hexadecimal', () => {
  const modules = new Uint8Array(21 * 21);
  for (const [index, bit] of [...'0100010101001001'].entries()) modules[index] = Number(bit);
  const { bytes, ranges } = symbolContent(21, modules, 'mask');
  const text = Buffer.from(bytes).toString('latin1');
  expect(text).toContain('/F/AHx ID 4549');
  expect(text.split('EI')).toHaveLength(2);
  expectRoundTrip(bytes, ranges);
});

function symbolContent(
  size: number,
  modules: Uint8Array,
  mode: SymbolMode,
): { bytes: Uint8Array; ranges: SymbolRange[] } {
  const out = new PdfBytes();
  const content = new PdfContent(out, mode, () => undefined);
  const symbol = { version: (size - 17) / 4, level: 'M', mask: 0, size, modules } as const;
  content.shapes([{ kind: 'symbol', x: 67, y: 209, side: 46, symbol }]);
  return { bytes: out.copy(), ranges: content.symbolRanges };
}
