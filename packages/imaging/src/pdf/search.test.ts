import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { imagingForTests, pdfium, zxing } from '../../test/modules.ts';
import { codeRectangles, imagePart, pagesPdf } from '../../test/pdfs.ts';
import { jpegOf, modulesOf, pageImage, payload } from '../../test/pictures.ts';
import { codesOnImage } from '../cascade.ts';
import { openCodeReader } from '../code-reader.ts';
import { createImaging, defaultImagingLimits, type FoundCode, type Imaging, type ReadCodesOptions } from '../index.ts';

const fixtures = join(import.meta.dirname, '../../../../test/pdf/fixtures');
const names = readdirSync(fixtures).filter((name) => name.endsWith('.pdf'));
const fixture = (name: string): Uint8Array => new Uint8Array(readFileSync(join(fixtures, name)));

/** Fails as soon as it is instantiated. */
const poison = {} as WebAssembly.Module;
const withoutWasm = createImaging({ zxing: poison, pdfium: poison });
const withoutRenderer = createImaging({ zxing, pdfium: poison });
const first: ReadCodesOptions = { effort: 'DEFAULT', all: false };
const all: ReadCodesOptions = { effort: 'DEFAULT', all: true };

async function codes(imaging: Imaging, bytes: Uint8Array, options = all): Promise<readonly FoundCode[]> {
  const result = await imaging.readCodes(bytes, options);
  if (!result.ok) throw new Error(result.problems[0].code);
  return result.value;
}

const vectorPage = codeRectangles(modulesOf(payload), 67, 209);
const scan = pageImage({ dpi: 150 });
const onScan = (part: ReturnType<typeof imagePart>, content = 'q 595 0 0 842 0 0 cm /I Do Q'): Uint8Array =>
  pagesPdf([content], { resources: '/XObject<</I 5 0 R>>', more: [part] });
const jpegPart = {
  dictionary:
    `/Subtype/Image/Width ${scan.width}/Height ${scan.height}` +
    '/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/DCTDecode',
  stream: jpegOf(scan, 80),
};

test('the poison works', async () => {
  await expect(withoutWasm.readCodes(onScan(imagePart(scan)), first)).rejects.toThrow();
  await expect(withoutRenderer.readCodes(fixture('scan-pillow.pdf'), first)).rejects.toThrow();
});

test.each(names.filter((name) => !/scan|fpdf2/.test(name)))('%s is read without WebAssembly', async (name) => {
  for (const options of [first, all, { ...all, effort: 'HARDER' } as const]) {
    const found = await codes(withoutWasm, fixture(name), options);
    expect(found.every(({ text }) => text.startsWith('SPC'))).toBe(true);
    expect(found).toHaveLength(name === 'picture-reportlab.pdf' && options.all ? 2 : 1);
  }
});

test('pages without codes are told without WebAssembly', async () => {
  expect(await codes(withoutWasm, pagesPdf(['', '0 0 99 99 re f']))).toEqual([]);
});

test.each([
  ['a grey scan', onScan(imagePart(scan))],
  ['a JPEG scan', onScan(jpegPart)],
  ['a scan by ReportLab', fixture('scan-reportlab.pdf')],
])('%s is read without the renderer', async (_, bytes) => {
  const found = await codes(withoutRenderer, bytes, first);
  expect(found).toHaveLength(1);
  expect(found[0]?.text).toMatch(/^SPC/);
  expect(found[0]?.box.topLeft.x).toBeCloseTo(67 / 210, 2);
  expect(found[0]?.box.topLeft.y).toBeCloseTo(209 / 297, 2);
});

test('a picture that is turned and moved: the box is that of the page', async () => {
  const bytes = onScan(imagePart(scan), 'q 0 421 -298 0 446 200 cm /I Do Q');
  const content = await codes(withoutRenderer, bytes, first);
  const rendered = await renderedCodes(bytes);
  expectSame(content, rendered);
});

test.each(names)('%s: the renderer and zxing find the same', async (name) => {
  const bytes = fixture(name);
  const found = await codes(imagingForTests(), bytes);
  expect(found.length).toBeGreaterThan(0);
  expectSame(found, await renderedCodes(bytes));
});

test('with all, codes in pictures and areas of one page are found, each once', async () => {
  const small = 'q 150 0 0 212 400 600 cm /I Do Q';
  const bytes = onScan(imagePart(pageImage({ dpi: 200 })), `${small} ${vectorPage}`);
  const found = await codes(imagingForTests(), bytes);
  expect(found.map(({ text }) => text)).toEqual([payload, payload]);
});

/** The codes of the first page by PDFium and zxing alone. */
async function renderedCodes(bytes: Uint8Array): Promise<readonly FoundCode[]> {
  const page = await createImaging({ zxing, pdfium }).renderPage(bytes, 1, 300);
  if (!page.ok) throw new Error(page.problems[0].code);
  const { pixelsMax, readerBytesMax } = defaultImagingLimits;
  const reader = await openCodeReader(zxing, readerBytesMax);
  return codesOnImage(reader, page.value, 1, { ...all, accept: () => true, pixelsMax });
}

function expectSame(found: readonly FoundCode[], others: readonly FoundCode[]): void {
  const byPlace = (codes: readonly FoundCode[]): FoundCode[] =>
    [...codes].sort((a, b) => a.box.topLeft.y - b.box.topLeft.y);
  expect(byPlace(found).map(told)).toEqual(byPlace(others).map(told));
  byPlace(found).forEach(({ box }, index) => {
    const other = byPlace(others)[index]?.box;
    for (const corner of ['topLeft', 'topRight', 'bottomRight', 'bottomLeft'] as const) {
      expect(box[corner].x).toBeCloseTo(other?.[corner].x ?? Number.NaN, 2);
      expect(box[corner].y).toBeCloseTo(other?.[corner].y ?? Number.NaN, 2);
    }
  });
}

function told({ text, bytes, page, version, errorCorrectionLevel, eci }: FoundCode): unknown {
  return { text, bytes: [...bytes], page, version, errorCorrectionLevel, eci };
}
