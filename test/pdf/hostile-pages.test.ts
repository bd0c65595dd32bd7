import { type DecodedSymbol, decodeSymbol } from '@rappen/core/qr';
import fc from 'fast-check';
import { zlibSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { codesOfPages, type PageCodes } from '../../packages/pdf/src/codes/vector-codes.ts';
import { defaultPdfReadingLimits } from '../../packages/pdf/src/syntax/scan/limits.ts';
import { ascii, modules, pageCases, pagePdf, pdfOf, placed, text } from '../oracles/page-pdfs.ts';

const pagesOf = (bytes: Uint8Array, limits = {}): PageCodes<DecodedSymbol>[] => [
  ...codesOfPages(bytes, decodeSymbol, { ...defaultPdfReadingLimits, ...limits }),
];
const textsOf = (bytes: Uint8Array): string[] => pagesOf(bytes).flatMap(({ codes }) => codes.map(({ text }) => text));

describe('hostile content', () => {
  const form = '/Subtype/Form/BBox[0 0 999 999]/Resources<</XObject<</F 5 0 R>>>>';
  test.each(
    pageCases([
      ['a million rectangles', '1 2 3 4 re\n'.repeat(1_000_000)],
      ['a million filled rectangles', '1 2 3 4 re f\n'.repeat(1_000_000)],
      [
        'a grid of ten thousand lines each way',
        Array.from({ length: 10_000 }, (_, i) => `${i / 17} ${i / 12} 1 1 re f`).join('\n'),
      ],
      [
        'a path that crosses itself',
        `0 0 m ${Array.from({ length: 50_000 }, (_, i) => `${(i * 7919) % 595} ${(i * 104_729) % 842} l`).join(' ')} f ${modules} f`,
      ],
      [
        'a form that draws itself',
        '/F Do',
        { resources: '/XObject<</F 5 0 R>>', more: [{ dictionary: form, stream: '/F Do /F Do' }] },
      ],
      [
        'forms that multiply',
        '/F Do',
        {
          resources: '/XObject<</F 5 0 R>>',
          more: Array.from({ length: 12 }, (_, level) => ({
            dictionary: `/Subtype/Form/Resources<</XObject<</F ${level + 6} 0 R>>>>`,
            stream: '/F Do '.repeat(20),
          })),
        },
      ],
      [
        'a picture of 100,000 by 100,000',
        '100 0 0 100 0 0 cm /I Do',
        {
          resources: '/XObject<</I 5 0 R>>',
          more: [
            {
              dictionary: '/Subtype/Image/Width 100000/Height 100000/BitsPerComponent 8/ColorSpace/DeviceRGB',
              stream: 'x',
            },
          ],
        },
      ],
      ['an inline picture without end', '100 0 0 100 0 0 cm BI/W 99999/H 99999/BPC 8/CS/G ID abc'],
      ['a hundred pictures', '100 0 0 100 0 0 cm '.concat('BI/W 30/H 30/BPC 1/IM true/F/Fl ID abc EI '.repeat(100))],
    ]),
  )('$name', ({ content, parts }) => {
    const [page] = pagesOf(pagePdf(content, parts));
    expect(page?.codes).toEqual([]);
    expect(page?.complete).toBe(false);
  });

  test.each([
    ['NaN', 'nan nan nan nan nan nan cm'],
    ['no size', '0 0 0 0 0 0 cm'],
    ['out of all measure', '1e300 0 0 1e300 0 0 cm 1e300 0 0 1e300 0 0 cm 1e300 0 0 1e300 0 0 cm'],
    ['infinite', 'Infinity 0 0 Infinity 0 0 cm'],
  ])('matrices of %s are no obstacle to the next code', (_name, matrix) => {
    expect(
      textsOf(pagePdf(`${matrix} ${modules} f 0 0 m 1 1 l 2 2 l S BI/W 1/H 1/IM true ID a EI`)).length,
    ).toBeLessThan(2);
    expect(textsOf(pagePdf(`q ${matrix} ${modules} f Q ${placed} ${modules} f Q`))).toContain(text);
  });

  test('pages without size, and sizes without measure', () => {
    for (const box of ['0 0 0 0', '0 0 1e999 1e999', '5 5', '-1e308 0 1e308 9']) {
      expect(textsOf(pagePdf(`${placed} ${modules} f Q`, { page: `/MediaBox[${box}]` })).length).toBeLessThan(2);
    }
  });

  test('a page that repeats its content for ever', () => {
    const parts = Array.from({ length: 20_000 }, () => '4 0 R').join(' ');
    const bytes = pdfOf([
      { dictionary: `/Type/Page/MediaBox[0 0 595 842]/Contents[${parts}]` },
      { dictionary: '/Filter/FlateDecode', stream: zlibSync(ascii(`${placed} ${modules} f Q `.repeat(100))) },
    ]);
    expect(pagesOf(bytes)[0]).toMatchObject({ codes: [], complete: false });
  });

  test('bytes of any kind', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 2000 }), fc.boolean(), (bytes, asContent) => {
        const content = String.fromCharCode(...bytes);
        expect(
          textsOf(asContent ? pagePdf(content) : new Uint8Array([...ascii('%PDF-1.7 1 0 obj'), ...bytes])),
        ).toEqual([]);
      }),
    );
    const words =
      'q Q cm re m l c h f f* F B W n Do BI ID EI S w d gs cs scn rg g 0 1 -5 99 0.5 /F [ ] << >> ( )'.split(' ');
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...words), { maxLength: 300 }), (content) => {
        expect(textsOf(pagePdf(content.join(' ')))).toEqual([]);
      }),
    );
  });

  test('limits: pages, objects, content', () => {
    const good = pagePdf(`${placed} ${modules} f Q`);
    expect(pagesOf(good, { pagesMax: 0 })).toEqual(pagesOf(good));
    expect(pagesOf(good, { pdfObjectsMax: 2 })).toEqual([]);
    expect(pagesOf(good, { pdfStreamBytesMax: 100 })[0]).toMatchObject({ codes: [], complete: false });
    expect(pagesOf(good, { pdfReadContentBytesMax: 10 })[0]).toMatchObject({ codes: [], complete: false });
    expect(pagesOf(good, { pdfPageCornersMax: 100 })[0]).toMatchObject({ complete: false });
    expect(pagesOf(good, { pdfPageCellsMax: 100 })[0]).toMatchObject({ codes: [], complete: false });
    expect(pagesOf(good, { pdfPagePaintMax: 100 })[0]).toMatchObject({ codes: [], complete: false });
    expect(pagesOf(ascii('%PDF-1.7 /Encrypt'))).toEqual([]);
    expect(pagesOf(new Uint8Array(0))).toEqual([]);
  });
});
