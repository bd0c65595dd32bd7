import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DecodedSymbol, decodeSymbol } from '@rappen/core/qr';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { encodeQrSymbol, levelM, type QrSymbol } from '../../packages/core/src/qr/symbol.ts';
import { renderPdf } from '../../packages/core/src/render/pdf.ts';
import { codesOfPages, type PageCodes } from '../../packages/pdf/src/codes/vector-codes.ts';
import { defaultPdfReadingLimits } from '../../packages/pdf/src/syntax/scan/limits.ts';
import {
  ascii,
  code,
  count,
  modules,
  type PageParts,
  pageCases,
  pagePdf,
  pdfOf,
  placed,
  scale,
  squares,
  text,
} from '../oracles/page-pdfs.ts';
import { drawingOf } from '../oracles/sample-drawings.ts';

const folder = join(import.meta.dirname, 'fixtures');
const fixture = (name: string): Uint8Array => new Uint8Array(readFileSync(join(folder, name)));
const pagesOf = (bytes: Uint8Array, limits = {}): PageCodes<DecodedSymbol>[] => [
  ...codesOfPages(bytes, decodeSymbol, { ...defaultPdfReadingLimits, ...limits }),
];
const textsOf = (bytes: Uint8Array): string[] => pagesOf(bytes).flatMap(({ codes }) => codes.map(({ text }) => text));

const payload = fixtureText('\n', '');

function fixtureText(lineEnd: string, kind: string): string {
  const creditor = ['S', 'Max Muster & Söhne', 'Seldwylerstrasse', '1268', '2501', 'Biel', 'CH'];
  const debtor = ['S', 'Simon Müller', 'Musterstrasse', '1', '8000', 'Zürich', 'CH'];
  const reference = ['QRR', '210000000003139471430009017', 'Auftrag 2026-11', 'EPD'];
  const empty = Array.from({ length: 7 }, () => '');
  const lines = ['SPC', '0200', '1', 'CH4431999123000889012', ...creditor, ...empty, '2500.25', 'CHF'];
  return [...lines, ...debtor, ...reference].join(lineEnd) + kind;
}

describe('files of other producers', () => {
  test.each([
    ['swissqrbill.pdf', '\n'],
    ['swissqrbill-turned.pdf', '\n'],
    ['chromium-swissqrbill.pdf', '\n'],
    ['codecrete.pdf', '\n'],
    ['codecrete-librsvg.pdf', '\n'],
    ['chromium-codecrete.pdf', '\n'],
    ['qrbill-cairosvg.pdf', '\r\n'],
    ['qrbill-reportlab.pdf', '\r\n'],
    ['pdf-lib-squares.pdf', '\n'],
    ['pdf-lib-embedded.pdf', '\n'],
    ['reportlab-widget.pdf', '\r\n'],
    ['segno.pdf', '\r\n'],
  ])('%s is read in whole', (name, lineEnd) => {
    const [page, ...others] = pagesOf(fixture(name));
    expect(others).toEqual([]);
    expect(page).toMatchObject({ page: 1, complete: true, pictures: [] });
    expect(page?.codes.map(({ text }) => text)).toEqual([fixtureText(lineEnd, '')]);
    expect(page?.codes[0]).toMatchObject({ page: 1, errorCorrectionLevel: 'M' });
    expect(new TextDecoder().decode(page?.codes[0]?.bytes)).toBe(page?.codes[0]?.text);
  });

  test('small pictures are read, also those that are transparent', () => {
    const [page] = pagesOf(fixture('picture-reportlab.pdf'));
    expect(page).toMatchObject({ complete: true, pictures: [] });
    expect(page?.codes.map(({ text }) => text)).toEqual([payload, payload]);
  });

  test.each(['scan-reportlab.pdf', 'scan-pillow.pdf', 'picture-fpdf2.pdf'])('%s is left to others', (name) => {
    const [page] = pagesOf(fixture(name));
    expect(page).toMatchObject({ complete: false, codes: [] });
    expect(page?.pictures).toHaveLength(1);
    const data = page?.pictures[0]?.read();
    if (name === 'scan-reportlab.pdf') expect(data).toMatchObject({ kind: 'grey', picture: { width: 1241 } });
    else expect(data).toBeUndefined();
  });

  test('damaged copies of them never make an exception', () => {
    const files = readdirSync(folder).filter((name) => name.endsWith('.pdf'));
    fc.assert(
      fc.property(
        fc.constantFrom(...files),
        fc.array(fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(255)), { maxLength: 30 }),
        fc.double({ min: 0.1, max: 1, noNaN: true }),
        (name, hits, share) => {
          const bytes = fixture(name);
          for (const [place, value] of hits) bytes[Math.floor(place * (bytes.length - 1))] = value;
          for (const text of textsOf(bytes.subarray(0, Math.ceil(share * bytes.length)))) expect(text).toMatch(/^SPC/);
        },
      ),
      { numRuns: 150 },
    );
  });
});

function symbolOf(text: string, versionMin = 1): QrSymbol {
  const symbol = encodeQrSymbol(new TextEncoder().encode(text), { level: levelM, versionMin });
  if (!symbol.ok) throw new Error('too long');
  return symbol.value;
}

describe('our own pages', () => {
  test.each(['path', 'mask'] as const)('as %s: any text in any version', (symbols) => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 100 }),
        fc.integer({ min: 1, max: 25 }),
        fc.integer({ min: 5, max: 150 }),
        fc.integer({ min: 5, max: 230 }),
        (text, version, x, y) => {
          const symbol = symbolOf(text, version);
          const drawing = drawingOf([{ kind: 'symbol', x, y, side: 46, symbol }]);
          const [page] = pagesOf(renderPdf([drawing], { symbols }));
          expect(page).toMatchObject({ complete: true, pictures: [] });
          expect(page?.codes).toMatchObject([{ text, version: symbol.version }]);
          expect(page?.codes[0]?.box.topLeft.x).toBeCloseTo(x / drawing.width, 3);
          expect(page?.codes[0]?.box.bottomRight.y).toBeCloseTo((y + 46) / drawing.height, 3);
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('ways to draw', () => {
  test.each(
    pageCases([
      ['one path', `${placed} ${modules} f Q`],
      ['one path, even-odd', `${placed} ${modules} f* Q`],
      ['a path for each module', `${placed} ${modules.replaceAll('re', 're f')} Q`],
      ['filled and stroked', `${placed} 0 w ${modules} B Q`],
      ['in RGB', `0.1 0.1 0.3 rg ${placed} ${modules} f Q`],
      ['in CMYK', `0 0 0 1 k ${placed} ${modules} f Q`],
      [
        'in an ICC space',
        `/C cs 0 0 0 scn ${placed} ${modules} f Q`,
        {
          resources: '/ColorSpace<</C[/ICCBased 5 0 R]>>',
          more: [{ dictionary: '/N 3', stream: '' }],
        },
      ],
      [
        'lines as wide as modules',
        `${placed} 1 w ${squares((x, y) => `${x} ${count - 0.5 - y} m ${x + 1} ${count - 0.5 - y} l S`)} Q`,
      ],
      ['a little larger than modules', `${placed} ${squares((x, y) => `${x} ${count - 1 - y} 1.08 1.08 re f`)} Q`],
      ['white modules on a dark square', `${placed} 0 0 ${count} ${count} re f 1 g ${light()} f Q`],
      ['black, then a white cross', `${placed} ${modules} f 1 g 11 12 3 1 re f 12 11 1 3 re f Q`],
      ['clipped by a larger box', `q 100 100 300 400 re W n ${placed} ${modules} f Q Q`],
      ['behind other colours', `1 0 0 rg 0 0 595 842 re f 1 g 190 290 120 120 re f 0 g ${placed} ${modules} f Q`],
      [
        'in a form',
        '/F Do',
        {
          resources: '/XObject<</F 5 0 R>>',
          more: [
            {
              dictionary: `/Subtype/Form/BBox[0 0 ${count} ${count}]/Matrix[${scale} 0 0 ${scale} 200 300]`,
              stream: `${modules} f`,
            },
          ],
        },
      ],
      [
        'an inline mask in hexadecimal',
        `q 100 0 0 100 200 300 cm BI/W ${count}/H ${count}/IM true/D[1 0]/F/AHx ID ${bitsInHex()}> EI Q`,
      ],
      [
        'a picture of one bit',
        'q 100 0 0 100 200 300 cm /I Do Q',
        picture('/BitsPerComponent 1/ColorSpace/DeviceGray/Decode[1 0]'),
      ],
      [
        'an indexed picture',
        'q 100 0 0 100 200 300 cm /I Do Q',
        picture('/BitsPerComponent 1/ColorSpace[/Indexed/DeviceRGB 1<ffffff000000>]'),
      ],
      [
        'an indexed picture with a palette as text',
        'q 100 0 0 100 200 300 cm /I Do Q',
        picture('/BitsPerComponent 1/ColorSpace[/Indexed/DeviceGray 1(\\377\\0)]'),
      ],
      ['a mask', 'q 100 0 0 100 200 300 cm /I Do Q', picture('/ImageMask true/Decode[1 0]')],
    ]),
  )('$name', ({ content, parts }) => {
    const [page] = pagesOf(pagePdf(content, parts));
    expect(page?.codes.map((found) => found.text)).toEqual([text]);
    expect(page?.complete).toBe(true);
    const { topLeft, bottomRight } = page?.codes[0]?.box ?? {};
    expect(topLeft?.x).toBeCloseTo(200 / 595, 2);
    expect(topLeft?.y).toBeCloseTo((842 - 400) / 842, 2);
    expect(bottomRight?.x).toBeCloseTo(300 / 595, 2);
    expect(bottomRight?.y).toBeCloseTo((842 - 300) / 842, 2);
  });

  test.each([
    ['a white square over it', `${placed} ${modules} f Q 1 g 200 300 100 100 re f`],
    ['clipped away', `q 0 0 10 10 re W n ${placed} ${modules} f Q Q`],
    ['outside the page', `1 0 0 1 1000 0 cm ${placed} ${modules} f Q`],
    ['in white', `1 g ${placed} ${modules} f Q`],
    ['not painted', `${placed} ${modules} n Q`],
    ['under many squares', `${placed} ${modules} f Q ${'0 0 595 842 re f '.repeat(20_000)}`],
    ['no code', '1 0 0 rg 100 100 40 40 re f'],
    ['nothing', ''],
  ])('nothing is seen: %s', (_name, content) => {
    expect(pagesOf(pagePdf(content))).toEqual([
      { page: 1, codes: [], complete: true, pictures: [], notRead: undefined },
    ]);
  });

  const everywhere = {
    resources: '/ExtGState<</G<</ca 0.7>>>>/Font<</F<</Subtype/Type3>>/Q<</BaseFont/IDAutomation2D>>>>',
  };
  test.each(
    pageCases([
      ['transparent', `/G gs ${placed} ${modules} f Q`, everywhere],
      ['a glyph procedure', '/F 10 Tf', everywhere],
      ['a font of codes', '/Q 10 Tf', everywhere],
      ['a pattern', `/Pattern cs /P scn ${placed} ${modules} f Q`],
      ['a shading', '/S sh'],
      ['optional', `/OC /Layer BDC ${placed} ${modules} f Q EMC`],
      [
        'lines with gaps',
        `[2]0 d 3 w ${Array.from({ length: 25 }, (_, row) => `0 ${row * 4} m 100 ${row * 4} l S`).join(' ')}`,
      ],
      ['leaning', `0.99 0.1 -0.1 0.99 0 0 cm ${placed} ${modules} f Q`],
      ['an unknown operator', 'Fancy'],
      ['a stamp', '', { page: '/MediaBox[0 0 595 842]/Annots[<</Subtype/Stamp/AP<<>>>>]' }],
    ]),
  )('the page is not complete: $name', ({ content, parts }) => {
    expect(pagesOf(pagePdf(content, parts))[0]?.complete).toBe(false);
  });

  function light(): string {
    const parts: string[] = [];
    for (let y = 0; y < count; y++) {
      for (let x = 0; x < count; x++) if (!code.isDark(y, x)) parts.push(`${x} ${count - 1 - y} 1 1 re`);
    }
    return parts.join('\n');
  }

  function bits(): Uint8Array {
    const stride = Math.ceil(count / 8);
    const rows = new Uint8Array(stride * count);
    squares((x, y) => {
      rows[y * stride + (x >> 3)] = (rows[y * stride + (x >> 3)] ?? 0) | (0x80 >> (x & 7));
      return '';
    });
    return rows;
  }

  function bitsInHex(): string {
    return Buffer.from(bits()).toString('hex');
  }

  function picture(dictionary: string): PageParts {
    const size = `/Subtype/Image/Width ${count}/Height ${count}`;
    return { resources: '/XObject<</I 5 0 R>>', more: [{ dictionary: size + dictionary, stream: bits() }] };
  }
});

describe('the page as it is shown', () => {
  const content = `${placed} ${modules} f Q`;
  test.each([
    [0, [200, 442], [300, 542]],
    [90, [400, 200], [300, 300]],
    [180, [395, 400], [295, 300]],
    [270, [442, 395], [542, 295]],
    [-90, [442, 395], [542, 295]],
  ] as const)('turned by %d degrees', (turn, topLeft, bottomRight) => {
    const [page] = pagesOf(pagePdf(content, { page: `/MediaBox[0 0 595 842]/Rotate ${turn}` }));
    const [width, height] = turn % 180 === 0 ? [595, 842] : [842, 595];
    expect(page?.codes[0]?.text).toBe(text);
    const box = page?.codes[0]?.box;
    expect(box?.topLeft.x).toBeCloseTo(topLeft[0] / width, 2);
    expect(box?.topLeft.y).toBeCloseTo(topLeft[1] / height, 2);
    expect(box?.bottomRight.x).toBeCloseTo(bottomRight[0] / width, 2);
    expect(box?.bottomRight.y).toBeCloseTo(bottomRight[1] / height, 2);
  });

  test('the crop box counts, and boxes are inherited', () => {
    const bytes = pdfOf([
      { dictionary: '/Type/Pages/Kids[5 0 R]/MediaBox[0 0 595 842]/CropBox[150 250 350 450]/Resources<<>>' },
      { dictionary: '', stream: content },
      { dictionary: '/Type/Page/Contents[4 0 R]' },
    ]);
    const [page] = pagesOf(bytes);
    expect(page?.codes[0]?.box.topLeft.x).toBeCloseTo(0.25, 2);
    expect(page?.codes[0]?.box.topLeft.y).toBeCloseTo(0.25, 2);
    expect(page?.codes[0]?.box.bottomRight.x).toBeCloseTo(0.75, 2);
  });

  test('content that is not there', () => {
    const page = { dictionary: '/Type/Page/MediaBox[0 0 595 842]/Contents 99 0 R' };
    expect(pagesOf(pdfOf([page]))).toEqual([
      { page: 1, codes: [], complete: false, pictures: [], notRead: 'unreadable' },
    ]);
  });

  test('of several definitions the last in the file counts', () => {
    const older = pagePdf('0 0 9 9 re f');
    const newer = ascii(
      `4 0 obj<</Length ${content.length}>>stream\n${content}\nendstream endobj\ntrailer<</Root 1 0 R>>`,
    );
    expect(textsOf(new Uint8Array(Buffer.concat([older, newer])))).toEqual([text]);
  });

  test('many codes on a page, each once', () => {
    const sheet = Array.from({ length: 24 }, (_, i) => {
      const [x, y] = [20 + 140 * (i % 4), 20 + 130 * Math.floor(i / 4)];
      return `q ${scale} 0 0 ${scale} ${x} ${y} cm ${modules} f Q`;
    });
    expect(textsOf(pagePdf(sheet.join('\n')))).toEqual(Array(24).fill(text));
  });
});
