import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { drawingOf, noiseSymbol, textShape } from '../../../../test/oracles/sample-drawings.ts';
import { hasTools, outputOf, withFiles } from '../../../../test/oracles/tools.ts';
import type { Picture, Shape } from '../drawing/index.ts';
import { renderPdf } from './pdf.ts';
import { renderSvg } from './svg.ts';

const red = [200, 30, 40] as const;
const blue = [0, 99, 115] as const;
/** Left half green, right half yellow. */
const samples = Uint8Array.from([0, 128, 0, 255, 220, 0, 0, 128, 0, 255, 220, 0]);
const file = Buffer.from('only its identity and its samples matter here');
const picture: Picture = { mediaType: 'image/png', file, width: 2, height: 2, components: 3, samples };

const shapes: readonly Shape[] = [
  { kind: 'rectangle', x: 10, y: 10, width: 40, height: 40, fill: red },
  { kind: 'outline', fill: blue, steps: [['M', 60, 10], ['L', 100, 10], ['L', 100, 50], ['L', 60, 50], ['Z']] },
  { kind: 'line', x1: 10, y1: 80, x2: 100, y2: 80, lineWidth: 30, style: 'solid', ink: red },
  { kind: 'line', x1: 10, y1: 100, x2: 100, y2: 100, lineWidth: 30, style: 'dashed', ink: blue },
  { kind: 'image', x: 110, y: 10, width: 40, height: 40, picture },
  textShape('Farbe', 10, 150, { size: 30, ink: blue }),
  textShape('Schwarz', 10, 170, { size: 30 }),
  { kind: 'rectangle', x: 110, y: 60, width: 40, height: 40, fill: 'black' },
  { kind: 'line', x1: 110, y1: 120, x2: 150, y2: 120, lineWidth: 30, style: 'solid' },
  { kind: 'symbol', x: 20, y: 200, side: 46, symbol: noiseSymbol(21) },
];

test.skipIf(!hasTools('pdftoppm'))('a PDF has the colours where they belong (needs pdftoppm)', async () => {
  await withFiles([renderPdf([drawingOf(shapes)])], ([path]) => {
    const ppm = outputOf('pdftoppm', '-scale-to-x', '210', '-scale-to-y', '297', path as string);
    const pixels = ppm.subarray(ppm.length - 210 * 297 * 3);
    const at = (x: number, y: number) => [...pixels.subarray((y * 210 + x) * 3, (y * 210 + x) * 3 + 3)];
    expect(at(30, 30)).toEqual([...red]);
    expect(at(80, 30)).toEqual([...blue]);
    expect(at(50, 80)).toEqual([...red]);
    expect(at(15, 100)).toEqual([...blue]);
    expect(at(118, 30)).toEqual([0, 128, 0]);
    expect(at(142, 30)).toEqual([255, 220, 0]);
    expect(at(130, 80)).toEqual([0, 0, 0]);
    expect(at(130, 120)).toEqual([0, 0, 0]);
    expect(at(200, 200)).toEqual([255, 255, 255]);
  });
});

test('a picture is embedded once, on however many pages it stands', () => {
  const noisy: Picture = {
    ...picture,
    width: 64,
    height: 64,
    samples: Uint8Array.from({ length: 12_288 }, (_, i) => (i * i * 31) >> 3),
  };
  const page = drawingOf([{ kind: 'image', x: 10, y: 10, width: 40, height: 40, picture: noisy }]);
  const one = renderPdf([page]).length;
  const length = deflateSync(noisy.samples as Uint8Array).length;
  expect(one).toBeGreaterThan(length / 2);
  expect(renderPdf([page, page, page]).length - one).toBeLessThan(1000);
  expect(renderPdf([page])).toEqual(renderPdf([page]));
});

test('a group holds no picture', () => {
  const [image] = shapes.filter(({ kind }) => kind === 'image');
  const group: Shape = { kind: 'group', shapes: [image as Shape] };
  expect(() => renderPdf([drawingOf([group])])).toThrow('Broken invariant');
});

test('an SVG names colours and carries the picture', () => {
  const svg = renderSvg(drawingOf(shapes));
  expect(svg).toContain('<rect x="10" y="10" width="40" height="40" fill="#c81e28"/>');
  expect(svg).toContain('fill="#006373"');
  expect(svg).toContain('stroke="#c81e28"');
  expect(svg).toMatch(/<g font-size="[\d.]+" fill="#006373"><text x="10" y="150">Farbe<\/text><\/g>/);
  expect(svg).toContain(`xlink:href="data:image/png;base64,${file.toString('base64')}"`);
  expect(svg).toContain('xmlns:xlink="http://www.w3.org/1999/xlink"');
  expect(renderSvg(drawingOf([]))).not.toContain('xlink');
});

test.each(['', 'a', 'ab', 'abc', 'abcd'])('base64 of %j is what Node writes', (text) => {
  const svg = renderSvg(
    drawingOf([{ kind: 'image', x: 0, y: 0, width: 1, height: 1, picture: { ...picture, file: Buffer.from(text) } }]),
  );
  expect(svg).toContain(`base64,${Buffer.from(text).toString('base64')}"`);
});
