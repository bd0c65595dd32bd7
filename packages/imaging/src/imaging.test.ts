import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hasTools, outputOf } from '../../../test/oracles/tools.ts';
import { imagingForTests, zxing } from '../test/modules.ts';
import { codeRectangles, imagePart, pagesPdf } from '../test/pdfs.ts';
import { blur, greyPng, jpegOf, modulesOf, noisy, pageImage, payload, paymentPartCode } from '../test/pictures.ts';
import { type CodesResult, createImaging, type FoundCode, type OpenSearch, type ReadCodesOptions } from './index.ts';

const imaging = imagingForTests();
const first: ReadCodesOptions = { effort: 'DEFAULT', all: false };
const all: ReadCodesOptions = { effort: 'DEFAULT', all: true };

async function codes(bytes: Uint8Array, options: ReadCodesOptions = first): Promise<readonly FoundCode[]> {
  const result = await imaging.readCodes(bytes, options);
  if (!result.ok) throw new Error(result.problems[0].code);
  return result.value;
}

const vectorPage = codeRectangles(modulesOf(payload), 67, 209);
const otherPage = codeRectangles(modulesOf('https://example.com/'), 20, 30);

test.each([
  ['PNG', greyPng(pageImage({ dpi: 200 }))],
  ['JPEG', jpegOf(pageImage({ dpi: 200 }), 75)],
  ['PDF with rectangles', pagesPdf([vectorPage])],
  [
    'PDF with a scan',
    pagesPdf(['595 0 0 842 0 0 cm /I Do'], {
      resources: '/XObject<</I 5 0 R>>',
      more: [imagePart(pageImage({ dpi: 150 }))],
    }),
  ],
])('%s: text, bytes, place, version and level', async (_, bytes) => {
  const found = await codes(bytes);
  expect(found).toHaveLength(1);
  const code = found[0] as FoundCode;
  expect(code).toMatchObject({ format: 'QRCode', text: payload, page: 1, errorCorrectionLevel: 'M', eci: false });
  expect(code.version).toBe((modulesOf(payload).length - 17) / 4);
  expect(new TextDecoder().decode(code.bytes)).toBe(payload);
  const { topLeft, bottomRight } = code.box;
  expect(topLeft.x).toBeCloseTo(67 / 210, 2);
  expect(topLeft.y).toBeCloseTo(209 / 297, 2);
  expect(bottomRight.x).toBeCloseTo(113 / 210, 2);
  expect(bottomRight.y).toBeCloseTo(255 / 297, 2);
});

const lightOnDark = vectorPage.replace(/\b([01]) g\b/g, (_, grey) => `${1 - Number(grey)} g`);
const white = pageImage({ dpi: 200 });
const black = { ...white, pixels: white.pixels.map((grey) => 255 - grey) };
test.each([
  ['PNG', greyPng(black)],
  ['JPEG', jpegOf(black, 75)],
  ['PDF with rectangles', pagesPdf([`0 0 595 842 re f ${lightOnDark}`])],
  [
    'PDF with a scan',
    pagesPdf(['595 0 0 842 0 0 cm /I Do'], { resources: '/XObject<</I 5 0 R>>', more: [imagePart(black)] }),
  ],
])('%s: white on black is read without more effort', async (_, bytes) => {
  expect((await codes(bytes)).map(({ text }) => text)).toEqual([payload]);
});

test('what the first images hold is told before the next one is looked at, though no page is rendered yet', async () => {
  const scans = { resources: '/XObject<</I 9 0 R>>', more: [imagePart(pageImage({ dpi: 150 }))] };
  const pdf = pagesPdf(Array(3).fill('595 0 0 842 0 0 cm /I Do'), scans);
  const told: (readonly [number, readonly number[]])[] = [];
  const result = await imaging.readCodes(pdf, { effort: 'HARDER', all: true }, ({ found, pagesLeft }) => {
    told.push([found.length, pagesLeft]);
    return told.length === 3 ? 'stop' : undefined;
  });
  expect(told).toEqual([
    [0, [1, 2, 3]],
    [1, [1, 2, 3]],
    [2, [1, 2, 3]],
  ]);
  expect(result).toMatchObject({
    value: [{ page: 1 }, { page: 2 }],
    warnings: [{ code: 'FILE_PAGES_LEFT', params: { pages: '1–3' } }],
  });
});

test('a search that is stopped gives what was found, and names the pages that it left', async () => {
  // A link to nowhere on top is something that the content does not tell
  const unclear = '/S sh';
  const pdf = pagesPdf(Array.from({ length: 4 }, (_, index) => `${index % 2 === 0 ? vectorPage : ''} ${unclear}`));
  const asked: (readonly number[])[] = [];
  const result = await imaging.readCodes(pdf, { effort: 'HARDER', all: true }, ({ pagesLeft }) => {
    asked.push(pagesLeft);
    return asked.length === 11 ? 'stop' : undefined;
  });
  // Three passes over four pages: the third one had looked at two
  expect(asked.slice(0, 9)).toEqual(Array(9).fill([1, 2, 3, 4]));
  expect(asked.slice(9)).toEqual([
    [2, 3, 4],
    [3, 4],
  ]);
  expect(result).toMatchObject({
    ok: true,
    value: [{ page: 1 }, { page: 3 }],
    warnings: [{ code: 'FILE_PAGES_LEFT', params: { pages: '3–4' } }],
  });
  const whole = await imaging.readCodes(pdf, { effort: 'HARDER', all: true }, () => undefined);
  expect(whole).not.toHaveProperty('warnings');
});

test('a search that ended early is gone on with where it stopped, gives only what is new, and comes to an end', async () => {
  const scans = { resources: '/XObject<</I 9 0 R>>', more: [imagePart(pageImage({ dpi: 150 }))] };
  const pdf = pagesPdf(['595 0 0 842 0 0 cm /I Do', vectorPage, '595 0 0 842 0 0 cm /I Do'], scans);
  const options: ReadCodesOptions = { effort: 'HARDER', all: true };
  const inSteps: FoundCode[][] = [];
  const places: [pass: number, page: number][] = [];
  let from: OpenSearch | undefined;
  do {
    let asked = 0;
    const result: CodesResult = await imaging.readCodes(pdf, { ...options, ...(from && { from }) }, () =>
      ++asked > 1 ? 'stop' : undefined,
    );
    inSteps.push(result.ok ? [...result.value] : []);
    from = result.open;
    if (from !== undefined) places.push([from.place.pass, from.place.page]);
  } while (from !== undefined);
  // The image of each scan, then each scan in three passes; the page between tells all by itself
  expect(places).toEqual([
    [0, 3],
    [1, 1],
    [1, 3],
    [2, 1],
    [2, 3],
    [3, 1],
    [3, 3],
  ]);
  expect(inSteps.map((found) => found.map(({ page }) => page))).toEqual([[1, 2], [3], [], [], [], [], [], []]);
  const whole = await codes(pdf, options);
  expect(inSteps.flat().map(({ page, text }) => [page, text])).toEqual(whole.map(({ page, text }) => [page, text]));
});

test('a wanted beginning passes over other codes, all finds every one once and by page', async () => {
  const pdf = pagesPdf([otherPage, `${otherPage}\n${vectorPage}`, '']);
  const accepted = await codes(pdf, { ...first, beginnings: ['BCD', 'SPC'] });
  expect(accepted.map(({ text, page }) => [text, page])).toEqual([[payload, 2]]);
  expect((await codes(pdf)).map(({ page }) => page)).toEqual([1]);
  const none = await codes(pdf, { ...first, beginnings: [] });
  expect(none.map(({ page }) => page)).toEqual([1, 2, 2]);
  for (const effort of ['DEFAULT', 'HARDER'] as const) {
    const every = await codes(pdf, { effort, all: true });
    expect(every.map(({ text, page }) => `${page} ${text.slice(0, 3)}`).sort()).toEqual(['1 htt', '2 SPC', '2 htt']);
  }
});

test('the same text at two places is two codes', async () => {
  const shape = { dpi: 150, codes: [paymentPartCode, { ...paymentPartCode, y: 40 }] };
  expect(await codes(greyPng(pageImage(shape)), all)).toHaveLength(2);
});

test.each([
  ['turned by 2 degrees', pageImage({ dpi: 200, rotation: 2 })],
  ['turned by 45 degrees', pageImage({ dpi: 200, rotation: 45 })],
  ['on its side', pageImage({ dpi: 200, rotation: 90 })],
  ['upside down', pageImage({ dpi: 200, rotation: 180 })],
  ['skewed', pageImage({ dpi: 200, skew: 0.12 })],
  ['blurred', blur(pageImage({ dpi: 200 }), 1.8)],
  ['noisy', noisy(pageImage({ dpi: 200 }), 110)],
  ['faint', pageImage({ dpi: 200, dark: 150, light: 190 })],
  ['the slip alone', pageImage({ dpi: 200, heightMm: 105, codes: [{ text: payload, x: 67, y: 17 }] })],
])('reads a page that is %s', async (_, image) => {
  expect((await codes(greyPng(image))).map(({ text }) => text)).toEqual([payload]);
});

test.each([
  ['strongly blurred', blur(pageImage({ dpi: 150 }), 2.5)],
  ['very noisy and coarse', noisy(pageImage({ dpi: 100 }), 140)],
])('only HARDER reads a page that is %s', async (_, image) => {
  expect(await codes(greyPng(image))).toEqual([]);
  expect((await codes(greyPng(image), { effort: 'HARDER', all: false })).map(({ text }) => text)).toEqual([payload]);
});

test('a file without a code is an empty list', async () => {
  for (const bytes of [
    greyPng(pageImage({ dpi: 72, codes: [] })),
    pagesPdf(['']),
    pagesPdf(['1 0 0 rg 9 9 99 99 re f']),
  ]) {
    expect(await codes(bytes, { effort: 'HARDER', all: true })).toEqual([]);
  }
});

test('problems of files', async () => {
  const cases: readonly (readonly [Uint8Array, Partial<ReadCodesOptions>, string])[] = [
    [new Uint8Array(0), {}, 'FILE_EMPTY'],
    [new Uint8Array(500), {}, 'FILE_FORMAT_UNKNOWN'],
    [pagesPdf(['']), { limits: { fileBytesMax: 100 } }, 'FILE_TOO_LARGE'],
    [pagesPdf(['']).subarray(0, 300), {}, 'PDF_UNREADABLE'],
    [greyPng(pageImage({ dpi: 100 })), { limits: { pixelsMax: 1000 } }, 'IMAGE_TOO_LARGE'],
    [jpegOf(pageImage({ dpi: 100 }), 50), { limits: { pixelsMax: 1000 } }, 'IMAGE_TOO_LARGE'],
    [greyPng(pageImage({ dpi: 100 })).subarray(0, 9000), {}, 'IMAGE_UNREADABLE'],
    [jpegOf(pageImage({ dpi: 100 }), 50).subarray(0, 9000), {}, 'IMAGE_UNREADABLE'],
  ];
  for (const [bytes, options, code] of cases) {
    expect(await imaging.readCodes(bytes, { ...first, ...options })).toMatchObject({ ok: false, problems: [{ code }] });
  }
});

test('of many pages those that are not drawn are told', async () => {
  const drawn = '/Nowhere sh';
  const search = { effort: 'DEFAULT', all: true, limits: { pagesMax: 2 } } as const;
  const read = await imaging.readCodes(pagesPdf([drawn, '', drawn, '', drawn, drawn]), search);
  expect(read).toMatchObject({
    ok: true,
    value: [],
    warnings: [{ code: 'FILE_PAGES_LEFT', params: { pages: '5–6' } }],
  });
  expect(await imaging.readCodes(pagesPdf(Array.from({ length: 60 }, () => '')), { ...search, limits: {} })).toEqual({
    ok: true,
    value: [],
  });
});

test('without the PDF renderer: pictures, and PDFs whose codes are outlines or pictures', async () => {
  const small = createImaging({ zxing });
  const scan = pageImage({ dpi: 150 });
  const onPage = (dictionary: string, stream: Uint8Array): Uint8Array =>
    pagesPdf(['', 'q 595 0 0 842 0 0 cm /I Do Q'], {
      resources: '/XObject<</I 7 0 R>>',
      more: [{ dictionary: `/Subtype/Image/Width ${scan.width}/Height ${scan.height}${dictionary}`, stream }],
    });
  const rows = Math.ceil(scan.width / 8);
  const bits = new Uint8Array(rows * scan.height);
  scan.pixels.forEach((grey, index) => {
    const [x, y] = [index % scan.width, Math.floor(index / scan.width)];
    if (grey > 127) bits[y * rows + (x >> 3)] = (bits[y * rows + (x >> 3)] ?? 0) | (128 >> (x & 7));
  });
  const files: readonly Uint8Array[] = [
    pagesPdf(['', vectorPage]),
    pagesPdf(['', `1 0.05 -0.05 1 20 -20 cm ${vectorPage}`]),
    pagesPdf(['', '/F Do'], {
      resources: '/XObject<</F 7 0 R>>',
      more: [{ dictionary: '/Subtype/Form/BBox[0 0 595 842]', stream: vectorPage }],
    }),
    onPage('/ColorSpace/DeviceGray/BitsPerComponent 8', scan.pixels),
    onPage('/ColorSpace/DeviceGray/BitsPerComponent 1', bits),
    onPage('/ImageMask true', bits),
    onPage('/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/DCTDecode', jpegOf(scan, 80)),
  ];
  for (const bytes of files) {
    const result = await small.readCodes(bytes, first);
    const withRenderer = await codes(bytes);
    const found = result.ok ? result.value : [];
    expect(found.map(({ text, page }) => [text, page])).toEqual([[payload, 2]]);
    expect(found[0]?.box.topLeft.x).toBeCloseTo(withRenderer[0]?.box.topLeft.x ?? 0, 2);
    expect(found[0]?.box.topLeft.y).toBeCloseTo(withRenderer[0]?.box.topLeft.y ?? 0, 2);
  }
  const none = await small.readCodes(pagesPdf(['']), first);
  expect(none).toMatchObject({ problems: [{ code: 'PDF_RASTER_UNAVAILABLE' }] });
  expect((await small.readCodes(greyPng(pageImage({ dpi: 100 })), first)).ok).toBe(true);
  const unread = jpegOf(pageImage({ dpi: 72, codes: [] }), 60);
  expect(await small.readCodes(unread, { effort: 'HARDER', all: true })).toEqual({ ok: true, value: [] });
});

test('pageCount and renderPage', async () => {
  const pdf = pagesPdf(['', '0 0 297.5 842 re f'], { box: '0 0 595 842' });
  expect(await imaging.pageCount(pdf)).toEqual({ ok: true, value: 2 });
  const page = await imaging.renderPage(pdf, 2, 144);
  if (!page.ok) throw new Error(page.problems[0].code);
  const { width, height, pixels } = page.value;
  expect([width, height]).toEqual([1190, 1684]);
  expect([pixels[width * 800 + 100], pixels[width * 800 + 1000]]).toEqual([0, 255]);
  expect(await imaging.renderPage(pdf, 3, 144)).toMatchObject({ problems: [{ code: 'PDF_PAGE_UNKNOWN' }] });
  expect(await imaging.pageCount(new Uint8Array(9))).toMatchObject({ problems: [{ code: 'FILE_FORMAT_UNKNOWN' }] });
  const wide = await imaging.renderPage(pagesPdf([''], { box: '0 0 14400 14400' }), 1, 300);
  expect(wide.ok && wide.value.pixels.length <= 40_000_000).toBe(true);
});

test('many calls at once share the instances', async () => {
  const pdf = pagesPdf([vectorPage]);
  const png = greyPng(pageImage({ dpi: 100 }));
  const results = await Promise.all([pdf, png, pdf, png, pdf].map((bytes) => codes(bytes)));
  expect(results.map((found) => found[0]?.text)).toEqual(Array(5).fill(payload));
});

test('memory stays level over many files', async () => {
  const pdf = pagesPdf([vectorPage]);
  for (let round = 0; round < 20; round++) await codes(pdf);
  const before = process.memoryUsage().rss;
  for (let round = 0; round < 150; round++) await codes(pdf);
  expect(process.memoryUsage().rss - before).toBeLessThan(60 * 1_048_576);
});

const hasQpdf = hasTools('qpdf');

function qpdf(pdf: Uint8Array, ...options: string[]): Uint8Array {
  const folder = mkdtempSync(join(tmpdir(), 'imaging-'));
  try {
    writeFileSync(join(folder, 'in.pdf'), pdf);
    outputOf('qpdf', ...options, join(folder, 'in.pdf'), join(folder, 'out.pdf'));
    return new Uint8Array(readFileSync(join(folder, 'out.pdf')));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test.skipIf(!hasQpdf).each([
  ['AES of 256 bits', ['--encrypt', '', 'owner', '256', '--']],
  ['AES of 128 bits', ['--encrypt', '', 'owner', '128', '--use-aes=y', '--']],
  ['RC4 of 128 bits', ['--allow-weak-crypto', '--encrypt', '', 'owner', '128', '--use-aes=n', '--']],
  ['AES of 256 bits with object streams', ['--object-streams=generate', '--encrypt', '', 'owner', '256', '--']],
  ['no encryption with object streams', ['--object-streams=generate']],
  ['linearization', ['--linearize']],
])('qpdf: reads a file with %s (needs qpdf)', async (_, options) => {
  expect((await codes(qpdf(pagesPdf([vectorPage]), ...options)))[0]?.text).toBe(payload);
});

test.skipIf(!hasQpdf)(
  'qpdf: a file that needs a password is refused, a bomb behind encryption too (needs qpdf)',
  async () => {
    const locked = qpdf(pagesPdf([vectorPage]), '--encrypt', 'user', 'owner', '256', '--');
    expect(await imaging.readCodes(locked, first)).toMatchObject({ problems: [{ code: 'PDF_ENCRYPTED' }] });
    const form = {
      dictionary: '/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</F 5 0 R>>>>',
      stream: '/F Do /F Do',
    };
    const bomb = pagesPdf(['/F Do'], { resources: '/XObject<</F 5 0 R>>', more: [form] });
    const hidden = qpdf(bomb, '--object-streams=generate', '--encrypt', '', 'owner', '256', '--');
    expect(await imaging.readCodes(hidden, first)).toMatchObject({ problems: [{ code: 'PDF_TOO_COMPLEX' }] });
  },
);
