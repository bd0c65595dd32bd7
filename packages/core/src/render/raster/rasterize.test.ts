import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  drawingOf,
  everyShape,
  noiseSymbol,
  sampleSymbol,
  textShape,
} from '../../../../../test/oracles/sample-drawings.ts';
import { hasTools, outputOf, withFiles } from '../../../../../test/oracles/tools.ts';
import type { Drawing, Shape } from '../../drawing/index.ts';
import { fontTable } from '../../font/index.ts';
import { drawPaymentPart, drawQrCode, type PageSize } from '../../payment-part/index.ts';
import { encodeSymbol, invoiceExamples, parseDraft, profiles, type QrInvoice } from '../../swiss-qr/index.ts';
import { renderPdf } from '../pdf.ts';
import { boxOf, stampOf } from './coverage.ts';
import type { GreyRaster } from './grey-raster.ts';
import { rasterize } from './rasterize.ts';

const invoice = ((): QrInvoice => {
  const parsed = parseDraft(invoiceExamples.withQrReference, profiles['2.3']);
  if (!parsed.ok) throw new Error('the example is valid');
  return parsed.value;
})();

function slip(pageSize: PageSize, line: 'line' | 'dashed' | 'dotted' = 'line'): Drawing {
  const symbol = encodeSymbol(invoice);
  if (!symbol.ok) throw new Error('the example fits');
  const separation = { line, scissors: true, text: false };
  const part = drawPaymentPart(invoice, symbol.value, { language: 'de', pageSize, separation });
  if (!part.ok) throw new Error('the example has room');
  return part.value.drawing;
}

const small = (shapes: readonly Shape[]): Drawing => drawingOf(shapes, { width: 25.4, height: 25.4 });
const at = ({ pixels, width }: GreyRaster, x: number, y: number): number => pixels[y * width + x] as number;

/** Columns or rows of a line that are not white. */
function inkColumns(raster: GreyRaster, y: number): number[] {
  return Array.from({ length: raster.width }, (_, x) => x).filter((x) => at(raster, x, y) < 255);
}

test.each<[PageSize, number, number, number]>([
  ['A4', 150, 1240, 1754],
  ['A4', 300, 2480, 3508],
  ['A4', 600, 4961, 7016],
  ['A5', 150, 1240, 874],
  ['A5', 300, 2480, 1748],
  ['A5', 600, 4961, 3496],
  ['DIN_LANG', 150, 1240, 620],
  ['DIN_LANG', 300, 2480, 1240],
  ['DIN_LANG_CROPPED', 600, 4961, 2480],
])('%s at %i dpi has %i × %i pixels', (pageSize, dotsPerInch, width, height) => {
  const raster = rasterize(slip(pageSize), { dotsPerInch });
  expect([raster.width, raster.height, raster.pixels.length]).toEqual([width, height, width * height]);
});

test('equal drawings make equal pixels, whatever was painted in between', () => {
  const first = rasterize(slip('DIN_LANG'), { dotsPerInch: 150 });
  for (let size = 1; size < 90; size++) rasterize(small([textShape('Wort', 1, 12, { size })]), { dotsPerInch: 301 });
  expect(Buffer.compare(rasterize(slip('DIN_LANG'), { dotsPerInch: 150 }).pixels, first.pixels)).toBe(0);
});

const hasPoppler = hasTools('pdftoppm');

/** Mean difference to what poppler paints of the same drawing's PDF, of 255. */
async function differenceToPoppler(drawing: Drawing, dotsPerInch: number): Promise<number> {
  const raster = rasterize(drawing, { dotsPerInch });
  return withFiles([renderPdf([drawing])], ([path]) => {
    const { width, height } = raster;
    const size = ['-x', '0', '-y', '0', '-W', `${width}`, '-H', `${height}`];
    const output = outputOf('pdftoppm', '-gray', '-r', `${dotsPerInch}`, ...size, path as string);
    const pixels = output.subarray(output.length - width * height);
    expect(output.subarray(0, 20).toString('latin1')).toMatch(new RegExp(`^P5\n${width} ${height}\n255\n`));
    return raster.pixels.reduce((sum, value, i) => sum + Math.abs(value - (pixels[i] as number)), 0) / pixels.length;
  });
}

/** A slip without what is meant to differ: the code and the cross on it have whole pixels here. */
function withoutCode(drawing: Drawing): Drawing {
  const shapes = drawing.shapes
    .flatMap((shape) => (shape.kind === 'group' ? shape.shapes : [shape]))
    .filter(({ kind }) => kind !== 'symbol' && kind !== 'group');
  return { ...drawing, shapes };
}

test.skipIf(!hasPoppler).each([
  [150, 2.6],
  [300, 1.7],
  [600, 1.5],
])('a slip at %i dpi differs from what poppler paints by less than %d of 255 (needs pdftoppm)', async (dpi, bound) => {
  for (const line of ['line', 'dashed', 'dotted'] as const) {
    expect(await differenceToPoppler(withoutCode(slip('DIN_LANG', line)), dpi)).toBeLessThan(bound);
  }
});

test.skipIf(!hasPoppler)('every other shape is where poppler paints it (needs pdftoppm)', async () => {
  const shapes = everyShape.shapes.filter(({ kind }) => kind !== 'symbol');
  expect(await differenceToPoppler({ ...everyShape, shapes }, 150)).toBeLessThan(1);
  const slanted: Shape[] = [
    { kind: 'line', x1: 5, y1: 5, x2: 90, y2: 40, lineWidth: 3, style: 'solid' },
    { kind: 'line', x1: 5, y1: 15, x2: 90, y2: 50, lineWidth: 3, style: 'dashed' },
    { kind: 'line', x1: 5, y1: 25, x2: 90, y2: 60, lineWidth: 3, style: 'dotted' },
    { kind: 'polyline', points: [10, 70, 40, 95, 60, 65, 90, 66, 70, 90], lineWidth: 6 },
  ];
  const thick = drawingOf(slanted, { width: 100, height: 100 });
  expect(await differenceToPoppler(thick, 150)).toBeLessThan(1);
});

test.each([72, 150, 200, 300, 600])('at %i dpi a code fills its 46 mm, and each module is one colour', (dpi) => {
  for (const text of ['SPC', `SPC\n0200\n1\n${'Rappen '.repeat(20)}`, 'x'.repeat(500)]) {
    const symbol = sampleSymbol(text);
    const raster = rasterize(drawQrCode(symbol, { quietZone: true }), { dotsPerInch: dpi });
    const side = Math.round((46 * dpi) / 25.4);
    const start = Math.round((28 * dpi) / 25.4 - side / 2);
    const edge = (module: number) => start + Math.round((module * side) / symbol.size);
    const isUnderMark = (module: number) => Math.abs((module + 0.5) / symbol.size - 0.5) * 46 < 3.6 + 46 / symbol.size;
    for (let row = 0; row < symbol.size; row++) {
      for (let column = 0; column < symbol.size; column++) {
        if (isUnderMark(row) && isUnderMark(column)) continue;
        const grey = symbol.modules[row * symbol.size + column] === 1 ? 0 : 255;
        for (let y = edge(row); y < edge(row + 1); y++) {
          const line = raster.pixels.subarray(y * raster.width + edge(column), y * raster.width + edge(column + 1));
          expect(line.every((pixel) => pixel === grey)).toBe(true);
        }
      }
    }
    const dark = raster.pixels.reduce<number[]>((found, pixel, at) => {
      if (pixel === 0) found.push(at % raster.width);
      return found;
    }, []);
    expect([Math.min(...new Set(dark)), Math.max(...new Set(dark)) + 1]).toEqual([start, start + side]);
  }
});

test('a symbol has its own ground, and a rectangle beside it stays where it is', () => {
  const raster = rasterize(
    small([
      { kind: 'rectangle', x: 0, y: 0, width: 25.4, height: 25.4, fill: 'black' },
      { kind: 'symbol', x: 0, y: 0, side: 20, symbol: noiseSymbol(21) },
      { kind: 'rectangle', x: 21, y: 21, width: 2, height: 2, fill: 'white' },
    ]),
    { dotsPerInch: 254 },
  );
  const symbol = noiseSymbol(21);
  expect(at(raster, 5 + 4, 5 + 4)).toBe(symbol.modules[0] === 1 ? 0 : 255);
  expect([at(raster, 209, 209), at(raster, 210, 210), at(raster, 229, 229), at(raster, 230, 230)]).toEqual([
    0, 255, 255, 0,
  ]);
});

test('level and upright lines are whole black pixels, at least one', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 1, max: 24, noNaN: true }),
      fc.double({ min: 0.01, max: 5, noNaN: true }),
      fc.integer({ min: 50, max: 400 }),
      (y, lineWidth, dotsPerInch) => {
        const line = { kind: 'line', x1: 0, x2: 25.4, y1: y, y2: y, lineWidth, style: 'solid' } as const;
        const raster = rasterize(small([line]), { dotsPerInch });
        expect(raster.pixels.every((value) => value === 0 || value === 255)).toBe(true);
        const rows = Array.from({ length: raster.height }, (_, row) => at(raster, 3, row)).filter(
          (value) => value === 0,
        );
        const pixels = Math.max(1, Math.round((lineWidth / 72) * dotsPerInch));
        expect(rows.length).toBeLessThanOrEqual(pixels);
        expect(rows.length).toBeGreaterThanOrEqual(Math.min(pixels, 1));
        expect(inkColumns(raster, raster.height - 1).length).toBe(
          at(raster, 0, raster.height - 1) === 0 ? raster.width : 0,
        );
      },
    ),
    { numRuns: 60 },
  );
});

test('a corner mark is one piece without grey', () => {
  const mark = { kind: 'polyline', points: [5, 8, 5, 5, 8, 5], lineWidth: 0.75 } as const;
  for (const dotsPerInch of [150, 203, 300, 600]) {
    const raster = rasterize(small([mark]), { dotsPerInch });
    const ink = raster.pixels.filter((value) => value < 255);
    expect(ink.every((value) => value === 0)).toBe(true);
    const width = Math.round((0.75 / 72) * dotsPerInch);
    const leg = (3 / 25.4) * dotsPerInch;
    expect(Math.abs(ink.length - 2 * leg * width)).toBeLessThanOrEqual(width * (width + 3));
  }
});

test('coverage adds up to the area of a polygon', () => {
  const coordinate = fc.double({ min: 0, max: 40, noNaN: true });
  fc.assert(
    fc.property(coordinate, coordinate, coordinate, coordinate, coordinate, coordinate, (ax, ay, bx, by, cx, cy) => {
      const outline = [ax, ay, bx, by, bx, by, cx, cy, cx, cy, ax, ay];
      const stamp = stampOf(outline, boxOf(outline));
      const painted = stamp.shades.reduce((sum, shade) => sum + shade, 0) / 255;
      const area = Math.abs((bx - ax) * (cy - ay) - (cx - ax) * (by - ay)) / 2;
      // A shade is at most half a step of 15 off, along the border.
      const border = stamp.width + stamp.height;
      expect(Math.abs(painted - area)).toBeLessThan(0.05 + (border * 2) / 30);
      expect(stamp.shades.every((shade) => shade % 17 === 0)).toBe(true);
    }),
  );
});

test('inks become greys', () => {
  const square = (x: number, fill: 'black' | 'white' | readonly [number, number, number]): Shape => {
    return { kind: 'rectangle', x, y: 0, width: 2, height: 2, fill };
  };
  const shapes = [
    square(0, 'black'),
    square(2, [255, 0, 0]),
    square(4, [0, 255, 0]),
    square(6, [0, 0, 255]),
    square(8, [9, 9, 9]),
  ];
  const raster = rasterize(small(shapes), { dotsPerInch: 254 });
  expect([10, 30, 50, 70, 90, 110].map((x) => at(raster, x, 10))).toEqual([0, 76, 150, 29, 9, 255]);
  const text = rasterize(small([textShape('HHH', 2, 15, { size: 30, ink: [200, 200, 200] })]), { dotsPerInch: 254 });
  expect(Math.min(...text.pixels)).toBe(200);
});

test('text is placed by its anchor and drawn at any size', () => {
  const inkOf = (anchor: 'start' | 'middle' | 'end'): number[] => {
    const raster = rasterize(small([textShape('HHHH', 12.7, 12.7, { anchor })]), { dotsPerInch: 254 });
    return inkColumns(raster, 125);
  };
  const [start, middle, end] = [inkOf('start'), inkOf('middle'), inkOf('end')];
  expect(start[0]).toBeGreaterThanOrEqual(127);
  expect(end.at(-1)).toBeLessThanOrEqual(127);
  expect(Math.abs((middle[0] as number) + (middle.at(-1) as number) - 254)).toBeLessThan(4);
  // Letters of 150 pixels are kept, those of 250 are not: both are black inside.
  for (const size of [42, 72]) {
    const raster = rasterize(small([textShape('I', 5, 24, { size })]), { dotsPerInch: 254 });
    expect(Math.min(...raster.pixels)).toBe(0);
    const height = Array.from({ length: raster.height }, (_, y) => inkColumns(raster, y).length).filter((n) => n > 0);
    const capital = ((size / 72) * 254 * fontTable(false).capHeight) / 2048;
    expect(Math.abs(height.length - capital)).toBeLessThan(1);
  }
});

const odd = fc.oneof(fc.double({ min: -1e6, max: 1e6, noNaN: true }), fc.double({ min: -5, max: 30, noNaN: true }));
const shape: fc.Arbitrary<Shape> = fc.oneof(
  fc.record({
    kind: fc.constant('text' as const),
    x: odd,
    y: odd,
    text: fc.string({ unit: 'grapheme', maxLength: 12 }),
    size: fc.double({ min: 0, max: 500, noNaN: true }),
    bold: fc.boolean(),
    anchor: fc.constantFrom('start' as const, 'middle' as const, 'end' as const),
  }),
  fc.record({
    kind: fc.constant('line' as const),
    x1: odd,
    y1: odd,
    x2: odd,
    y2: odd,
    lineWidth: fc.double({ min: 0, max: 20, noNaN: true }),
    style: fc.constantFrom('solid' as const, 'dashed' as const, 'dotted' as const),
  }),
  fc.record({
    kind: fc.constant('polyline' as const),
    points: fc.array(odd, { maxLength: 9 }),
    lineWidth: fc.double({ min: 0, max: 20, noNaN: true }),
  }),
  fc.record({
    kind: fc.constant('rectangle' as const),
    x: odd,
    y: odd,
    width: odd,
    height: odd,
    fill: fc.constantFrom('black' as const, 'white' as const),
  }),
  fc.record({
    kind: fc.constant('outline' as const),
    steps: fc.array(
      fc.oneof(
        fc.tuple(fc.constant('M' as const), odd, odd),
        fc.tuple(fc.constant('L' as const), odd, odd),
        fc.tuple(fc.constant('C' as const), odd, odd, odd, odd, odd, odd),
        fc.constant(['Z'] as const),
      ),
      { maxLength: 8 },
    ),
    fill: fc.constantFrom('black' as const, 'white' as const),
  }),
);

test('shapes of any size anywhere are painted or left out', () => {
  fc.assert(
    fc.property(fc.array(shape, { maxLength: 4 }), (shapes) => {
      expect(rasterize(small(shapes), { dotsPerInch: 60 }).pixels).toHaveLength(3600);
    }),
    { numRuns: 300 },
  );
});

test.each<[string, Partial<Drawing>, number]>([
  ['a low resolution', {}, 49],
  ['a high resolution', {}, 1201],
  ['no resolution', {}, Number.NaN],
  ['no width', { width: 0 }, 300],
  ['an endless height', { height: Number.POSITIVE_INFINITY }, 300],
  ['too many pixels', { width: 500, height: 500 }, 600],
  ['a long side', { width: 10_000, height: 1 }, 300],
])('%s is a broken invariant', (_, size, dotsPerInch) => {
  expect(() => rasterize(drawingOf([], size), { dotsPerInch })).toThrow('Broken invariant');
});
