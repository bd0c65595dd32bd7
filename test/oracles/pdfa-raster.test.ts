import { rasterPort, verifyConversion } from '@rappen/imaging';
import { openImaging } from '@rappen/node';
import { pdfaLimits, type RasterPage, type RasterPort, toPdfA3b, toPdfA3bWithRaster } from '@rappen/pdf/archival';
import { appendPages } from '@rappen/pdf/assembly';
import { attachmentsOf } from '@rappen/pdf/attachments';
import { substituteFonts } from '@rappen/pdf/fonts';
import { defaultPdfTextLimits, readPdfText } from '@rappen/pdf/text';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sampled } from '../long-tests.ts';
import { objectsText } from '../pdf/objects-text.ts';
import { codesOf, expectValue } from '../results.ts';
import { complaintsOf, textOfPages } from './merge/compare.ts';
import { letter, rawPdf, rawStream, standardResources } from './merge/raw-pdf.ts';
import { pdfaCases } from './pdfa-cases.ts';
import { fieldCases } from './pdfa-fixtures/annotations.ts';
import { page, shapes } from './pdfa-fixtures/parts.ts';
import { hasTools } from './tools.ts';
import { hasVeraPdf, verdictsOf } from './verapdf.ts';

const now = '2026-11-21T10:00:00Z';
const options = { now, fonts: substituteFonts } as const;
const canCompare = hasTools('pdftotext', 'qpdf');
const imaging = await openImaging();
const raster = rasterPort(imaging);
/** How far pages may differ on average, of 255. */
const differenceMax = 2;

/** What keeps a page from being kept as it is: a stamp whose look nobody knows. */
const stamp = '<</Type/Annot/Subtype/Stamp/Rect[300 300 400 400]/F 4>>';

async function expectSameLooks(before: Uint8Array, after: Uint8Array): Promise<void> {
  const { pages } = expectValue(await verifyConversion(imaging, before, after, { hasPictures: true }));
  expect(Math.max(...pages.map(({ mean }) => mean))).toBeLessThanOrEqual(differenceMax);
}

async function expectCompliant(pdfs: readonly Uint8Array[]): Promise<void> {
  if (hasVeraPdf()) expect(await verdictsOf(pdfs)).toEqual(pdfs.map(() => ['compliant']));
}

describe('pages that cannot be kept', () => {
  const refusedCases = sampled(
    pdfaCases.filter(({ problems }) => problems !== undefined),
    4,
  );

  test('become pictures that look the same, or are refused for a reason', async () => {
    const made: Uint8Array[] = [];
    for (const { name, bytes } of refusedCases) {
      const result = await toPdfA3bWithRaster(bytes, { ...options, raster });
      if (!result.ok) {
        expect.soft(['PDFA_PAGE_SIZE', 'PDFA_ANNOTATION_APPEARANCE'], name).toContain(codesOf(result).join());
        continue;
      }
      made.push(result.value.pdf);
      expect.soft(result.value.rasterised, name).toEqual([1]);
      expect
        .soft(
          result.value.warnings.map(({ code }) => code),
          name,
        )
        .toContain('page-rasterised');
      await expectSameLooks(bytes, result.value.pdf);
      expect.soft(expectValue(toPdfA3b(result.value.pdf, options)).converted, name).toBe(false);
    }
    expect(made.length).toBeGreaterThanOrEqual(refusedCases.length / 2);
    await expectCompliant(made);
  });

  const turns = [
    ['turned', '/Rotate 90'],
    ['upside down', '/Rotate 180'],
    ['turned the other way', '/Rotate 270'],
    ['cut', '/CropBox[50 100 500 800]'],
    ['cut and turned', '/CropBox[50 100 500 800]/Rotate 90'],
  ] as const;
  test.each(sampled(turns, 4))('look the same when they are %s', async (_name, more) => {
    const bytes = page({ page: `${more}/Annots[${stamp}]` });
    const { pdf, rasterised } = expectValue(await toPdfA3bWithRaster(bytes, { ...options, raster }));
    expect(rasterised).toEqual([1]);
    await expectSameLooks(bytes, pdf);
    await expectCompliant([pdf]);
  });

  test('are the only ones that become pictures', async () => {
    const bytes = rawPdf({
      pages: [
        { resources: '<<>>', contents: [shapes] },
        { resources: '<<>>', contents: ['1 0 0 rg 0 0 200 200 re f'], more: `/Annots[${stamp}]` },
      ],
    });
    const made = expectValue(await toPdfA3bWithRaster(bytes, { ...options, raster }));
    expect(made.rasterised).toEqual([2]);
    expect(made.changes).toContainEqual({ code: 'page-rasterised', count: 1 });
    expect(expectValue(await toPdfA3bWithRaster(bytes, { ...options, raster })).pdf).toEqual(made.pdf);
  });
});

describe('fields and annotations without a look', () => {
  const form = '/AcroForm<</Fields[100 0 R]/DR<</Font<</Helv 101 0 R>>>>/DA(/Helv 0 Tf 0 g)/NeedAppearances true>>';
  const made = (entries: string, more: readonly string[] = []) =>
    page({
      page: `/Annots[100 0 R${stamp}]`,
      catalog: form,
      objects: [
        `<</Type/Annot/Subtype/Widget/Rect[60 500 260 540]/F 4/T(a)${entries}>>`,
        '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
        ...more,
      ],
    });
  /** Dark pixels where the field is. */
  const inkOf = async (pdf: Uint8Array): Promise<number> => {
    const { width, height, pixels } = expectValue(await imaging.renderPage(pdf, 1, 72));
    let dark = 0;
    for (let y = height - 541; y < height - 499; y++)
      for (let x = 59; x < 261; x++) if ((pixels[y * width + x] ?? 255) < 160) dark++;
    return dark;
  };
  const emptyLook = ['<</Type/XObject/Subtype/Form/BBox[0 0 200 40]/Length 0>>stream\n\nendstream'];

  test.each([
    ['a text', '/FT/Tx/V(Hello)'],
    ['a text without font and size', '/FT/Tx/V(Hello)/DR<<>>'],
    ['several lines', '/FT/Tx/Ff 4096/V(One line of text\\rand another)'],
    ['cells', '/FT/Tx/Ff 16777216/MaxLen 10/V(12345)'],
    ['a choice', '/FT/Ch/Ff 131072/V(b)/Opt[[(a)(One)][(b)(Two)]]'],
    ['a box that is ticked', '/FT/Btn/V/Yes/AS/Yes/MK<</CA(4)/BC[0]>>'],
    ['a text on the page', '/Subtype/FreeText/Contents(Hello)'],
    ['a rectangle', '/Subtype/Square/C[0]'],
    ['a line', '/Subtype/Line/C[0]/L[70 510 250 530]'],
    ['a look that shows nothing, which readers are to make anew', '/FT/Tx/V(Hello)/AP<</N 102 0 R>>'],
  ])('%s is in the picture', async (_name, entries) => {
    const bytes = made(entries, emptyLook);
    const result = expectValue(await toPdfA3bWithRaster(bytes, { ...options, raster }));
    expect(result.rasterised).toEqual([1]);
    expect(result.warnings).toContainEqual({ code: 'annotation-not-drawn', count: 1, names: ['Stamp'] });
    expect(await inkOf(result.pdf)).toBeGreaterThan(15);
  });

  test('a field that is hidden is not', async () => {
    const bytes = page({
      page: `/Annots[100 0 R${stamp}]`,
      catalog: form,
      objects: ['<</Type/Annot/Subtype/Widget/Rect[60 500 260 540]/F 2/FT/Tx/V(Hello)/T(a)>>'],
    });
    expect(await inkOf(expectValue(await toPdfA3bWithRaster(bytes, { ...options, raster })).pdf)).toBe(0);
  });

  test.each([
    ['in a script that no font here has', '/FT/Tx/V<FEFF4E2D6587>'],
    ['on its side', '/FT/Tx/V(Hello)/MK<</R 90>>'],
    ['of which readers show a part', '/FT/Ch/V(b)/Opt[(a)(b)]'],
  ])('a field %s is refused', async (_name, entries) => {
    const result = await toPdfA3bWithRaster(made(entries), { ...options, raster });
    expect(codesOf(result)).toContain('PDFA_ANNOTATION_APPEARANCE');
  });
});

describe('what is kept of a page that becomes a picture', () => {
  const text = '/Font<</F<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>>>';
  const link =
    '<</Type/Annot/Subtype/Link/Rect[60 600 260 700]/F 4/Border[0 0 0]/A<</S/URI/URI(https://example.com/)>>>>';
  const bytes = page({
    content: `${shapes} BT /F 20 Tf 72 500 Td (Rechnung f\\374r Z\\374rich) Tj ET`,
    resources: text,
    page: `/Annots[${stamp}${link} 103 0 R]`,
    catalog:
      '/Names<</EmbeddedFiles<</Names[(a.xml) 100 0 R]>>>>/PageLabels<</Nums[0<</S/r>>]>>' +
      '/Outlines 104 0 R/AcroForm<</Fields[103 0 R]>>/Lang(de)',
    objects: [
      '<</Type/Filespec/F(a.xml)/EF<</F 101 0 R>>>>',
      rawStream('/Type/EmbeddedFile/Subtype/text#2Fxml', '<a/>'),
      'null',
      '<</Type/Annot/Subtype/Widget/Rect[60 400 260 420]/F 4/T(a)/FT/Tx/V(Hello)/DA(/Helv 12 Tf)>>',
      '<</First 105 0 R/Last 105 0 R/Count 1>>',
      '<</Title(Start)/Parent 104 0 R/Dest[3 0 R/Fit]>>',
    ],
  });

  test('is its text, its links, outline, labels and files', async () => {
    const { pdf, rasterised } = expectValue(await toPdfA3bWithRaster(bytes, { ...options, raster }));
    expect(rasterised).toEqual([1]);
    const files = expectValue(attachmentsOf(pdf));
    expect(files.map(({ name }) => name)).toEqual(['a.xml']);
    const written = objectsText(pdf);
    for (const kept of ['https://example.com/', '/PageLabels', '/Outlines', '/Lang'])
      expect(written.includes(kept) || written.includes(Buffer.from(kept).toString('hex'))).toBe(true);
    await expectCompliant([pdf]);
    if (!canCompare) return;
    expect(await textOfPages(pdf, 1)).toContain('Rechnung für Zürich');
    expect(await complaintsOf(pdf)).toBe('');
  });
});

describe('a page is refused', () => {
  const bytes = page({
    content: 'BT /F 20 Tf 72 500 Td (words) Tj ET',
    resources: '/Font<</F<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>',
    page: `/Annots[${stamp}]`,
  });
  const drawn = (pixels: number): RasterPage => ({
    width: 60,
    height: 80,
    pixels: new Uint8Array(60 * 80 * 3).fill(pixels),
  });
  const codes = async (port: RasterPort): Promise<string[]> =>
    codesOf(await toPdfA3bWithRaster(bytes, { ...options, raster: port }));

  test('when it cannot be drawn, or comes out blank although it has text', async () => {
    expect(await codes(async () => undefined)).toEqual(['PDFA_RASTER_FAILED']);
    expect(await codes(async () => drawn(255))).toEqual(['PDFA_RASTER_BLANK']);
    expect(await codes(async () => drawn(128))).toEqual([]);
  });

  test('when a font is not there for which none can stand', async () => {
    const made = await toPdfA3bWithRaster(bytes, { now, raster });
    expect(codesOf(made)).toContain('PDFA_FONT_NOT_EMBEDDED');
  });
});

describe('of long documents', () => {
  const plain = { resources: standardResources, contents: ['0 0 9 9 re f'] };
  const stamped = (text: string) => ({ ...plain, contents: [letter(72, 600, text)], more: `/Annots[${stamp}]` });
  const small: RasterPort = async () => ({ width: 6, height: 8, pixels: new Uint8Array(6 * 8 * 3).fill(128) });

  test('the text of a late page stays too', async () => {
    const bytes = rawPdf({ pages: [...Array.from({ length: 250 }, () => plain), stamped('far behind')] });
    const { pdf, rasterised } = expectValue(await toPdfA3bWithRaster(bytes, { ...options, raster: small }));
    expect(rasterised).toEqual([251]);
    expect(expectValue(readPdfText(pdf, { ...defaultPdfTextLimits, textPagesMax: 251 })).pages[250]?.text).toBe(
      'far behind',
    );
  });

  test('so many pages become pictures, with so many pixels', async () => {
    const many = (count: number) => rawPdf({ pages: Array.from({ length: count }, () => stamped('a')) });
    const port = (raster: RasterPort) => ({ ...options, raster });
    expect(codesOf(await toPdfA3bWithRaster(many(pdfaLimits.rasterPagesMax + 1), port(small)))).toEqual([
      'PDF_TOO_MANY_PAGES',
    ]);
    // One picture of that size is never made: only its sides are looked at
    let drawn = 0;
    const side = Math.ceil(Math.sqrt(pdfaLimits.rasterPixelsMax / 3));
    const large: RasterPort = async () => {
      drawn += 1;
      return { width: side, height: side, pixels: new Uint8Array(0) };
    };
    const made = await toPdfA3bWithRaster(many(5), port(large));
    expect([codesOf(made), drawn]).toEqual([['PDF_TOO_COMPLEX'], 3]);
  });
});

test('defects of several pages are repaired together', async () => {
  // Fields need the form of their document, and inks of one name look the same in all of it
  const isOfDocument = /ink|page|tree|spacing|length|bytes/;
  const pageCases = pdfaCases.filter(
    (each) => each.problems === undefined && !fieldCases.includes(each) && !isOfDocument.test(each.name),
  );
  const made: Uint8Array[] = [];
  await fc.assert(
    fc.asyncProperty(fc.subarray(pageCases, { minLength: 2, maxLength: 5 }), async (chosen) => {
      const joined = chosen.slice(1).reduce((whole, { bytes }) => {
        const next = appendPages(whole, bytes);
        return next.ok ? next.value : whole;
      }, chosen[0]?.bytes as Uint8Array);
      const result = toPdfA3b(joined, options);
      expect(codesOf(result)).toEqual([]);
      const { pdf } = expectValue(result);
      expect(expectValue(toPdfA3b(pdf, options))).toEqual({ pdf, converted: false, changes: [], warnings: [] });
      made.push(pdf);
    }),
    { numRuns: 25 },
  );
  await expectCompliant(made);
});
