import fc from 'fast-check';
import { zlibSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { ascii, pageCases, pagePdf, pdfOf } from '../../../../test/oracles/page-pdfs.ts';
import { codesOf, expectValue } from '../../../../test/results.ts';
import { defaultPdfTextLimits, type PdfTextLimits } from './limits.ts';
import { type PdfText, readPdfText } from './read-text.ts';

const helvetica = '/Font<</F<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>>>';
const read = (bytes: Uint8Array, limits: Partial<PdfTextLimits> = {}): PdfText =>
  expectValue(readPdfText(bytes, { ...defaultPdfTextLimits, ...limits }));
const { textLengthMax } = defaultPdfTextLimits;

describe('hostile content ends', () => {
  const form = '/Type/XObject/Subtype/Form/BBox[0 0 999 999]';
  const mapped = '/Font<</F 5 0 R>>';
  const composite =
    '/Type/Font/Subtype/Type0/BaseFont/X/Encoding/Identity-H/ToUnicode 6 0 R/DescendantFonts[<</Subtype/CIDFontType2>>]';
  const mapOf = (body: string) => ({ dictionary: '/Filter/FlateDecode', stream: zlibSync(ascii(body)) });
  const withMap = (body: string, font = composite) => ({
    resources: mapped,
    more: [{ dictionary: font }, mapOf(body), mapOf('1 begincodespacerange <00000000> <ffffffff> endcodespacerange')],
  });
  const composite4 = composite.replace('/Identity-H', ' 7 0 R');
  const manyCodes = Array.from({ length: 66_000 }, (_, code) => (code + 256).toString(16).padStart(8, '0')).join('');
  const everyCode = Array.from({ length: 65_536 }, (_, code) => code.toString(16).padStart(4, '0')).join('');

  test.each(
    pageCases([
      ['an array of many strings', `BT /F 9 Tf [${'(a)-9 '.repeat(150_000)}] TJ ET`, { resources: helvetica }],
      ['an array without end', `BT /F 9 Tf [${'(a) '.repeat(150_000)}`, { resources: helvetica }],
      ['arrays in arrays', `BT /F 9 Tf ${'['.repeat(500_000)} TJ ET`, { resources: helvetica }],
      ['dictionaries in dictionaries', `BT /F 9 Tf ${'<</A'.repeat(200_000)} BDC ET`, { resources: helvetica }],
      ['a string of a million letters', `BT /F 9 Tf (${'a'.repeat(1_000_000)}) Tj ET`, { resources: helvetica }],
      ['letters placed one by one', `BT /F 9 Tf ${'1 1 Td(a)Tj '.repeat(150_000)}ET`, { resources: helvetica }],
      ['fonts again and again', `BT ${'/F 9 Tf /G 9 Tf '.repeat(50_000)}(a) Tj ET`, { resources: helvetica }],
      ['states upon states', `${'q '.repeat(500_000)} BT /F 9 Tf (a) Tj ET`, { resources: helvetica }],
      [
        'a form that draws itself',
        '/X Do',
        {
          resources: '/XObject<</X 5 0 R>>',
          more: [{ dictionary: `${form}/Resources<</XObject<</X 5 0 R>>>>`, stream: '/X Do /X Do' }],
        },
      ],
      [
        'forms that multiply',
        '/X Do',
        {
          resources: '/XObject<</X 5 0 R>>',
          more: Array.from({ length: 12 }, (_, level) => ({
            dictionary: `${form}/Resources<</XObject<</X ${level + 6} 0 R>>>>`,
            stream: '/X Do '.repeat(20),
          })),
        },
      ],
      [
        'a character map of four thousand million codes',
        `BT /F 9 Tf <${everyCode}> Tj ET`,
        withMap('1 beginbfrange <00000000> <ffffffff> <0041> endbfrange'),
      ],
      [
        'a character map of fifty thousand ranges',
        `BT /F 9 Tf <${everyCode}> Tj ET`,
        withMap(`1 beginbfrange ${'<0000> <00ff> <0041> '.repeat(50_000)} endbfrange`),
      ],
      [
        'a character map of ranges that a code is in none of, again and again',
        `BT /F 9 Tf <${manyCodes}> Tj <${'000000ff'.repeat(100_000)}> Tj ET`,
        withMap(`1 beginbfrange ${'<00000000> <00000001> <0041> '.repeat(40_000)} endbfrange`, composite4),
      ],
      [
        'a character map of wide ranges',
        `BT /F 9 Tf <${everyCode}> Tj ET`,
        withMap(`1 beginbfrange ${'<0000> <fffe> <0041> '.repeat(30_000)} endbfrange`),
      ],
      [
        'a character map of one array',
        `BT /F 9 Tf <${everyCode}> Tj ET`,
        withMap(`1 beginbfrange <0000> <ffff> [${'<0041> '.repeat(150_000)}] endbfrange`),
      ],
      [
        'a character map that unpacks to much',
        `BT /F 9 Tf <${everyCode}> Tj ET`,
        withMap(`1 beginbfchar ${' '.repeat(8_000_000)}`),
      ],
      [
        'widths of everything',
        `BT /F 9 Tf <${everyCode}> Tj ET`,
        {
          resources: mapped,
          more: [
            {
              dictionary: `/Type/Font/Subtype/Type0/BaseFont/X/Encoding/Identity-H/DescendantFonts[<</Subtype/CIDFontType2/W[${'0 4294967295 500 '.repeat(30_000)}]>>]`,
            },
          ],
        },
      ],
    ]),
  )('$name', ({ content, parts }) => {
    const { text, pages } = read(pagePdf(content, parts));
    expect(pages.length).toBe(1);
    expect(text.length).toBeLessThanOrEqual(2 * textLengthMax);
  });

  test('of a thousand fonts with a map each', () => {
    const names = Array.from({ length: 1000 }, (_, index) => index);
    const resources = `/Font<<${names.map((name) => `/F${name} ${name + 6} 0 R`).join('')}>>`;
    const content = `BT ${names.map((name) => `/F${name} 9 Tf (a) Tj`).join(' ')} ET`;
    const map = mapOf(`1 beginbfchar ${'<61> <0062> '.repeat(10_000)} endbfchar`);
    const font = { dictionary: '/Type/Font/Subtype/Type1/BaseFont/Helvetica/ToUnicode 5 0 R' };
    const { text } = read(pagePdf(content, { resources, more: [map, ...names.map(() => font)] }));
    expect(text.startsWith('bbb')).toBe(true);
    expect(text.endsWith('aaa')).toBe(true);
  });

  test('of a page that repeats its content for ever', () => {
    const parts = Array.from({ length: 20_000 }, () => '4 0 R').join(' ');
    const bytes = pdfOf([
      { dictionary: `/Type/Page/MediaBox[0 0 595 842]/Contents[${parts}]/Resources<<${helvetica}>>` },
      { dictionary: '/Filter/FlateDecode', stream: zlibSync(ascii('BT /F 9 Tf (abc) Tj ET '.repeat(100))) },
    ]);
    expect(read(bytes).isBlank).toBe(false);
  });
});

describe('what is damaged gives what can be read', () => {
  test('bytes of any kind', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 2000 }), (bytes) => {
        readPdfText(bytes);
        readPdfText(new Uint8Array([...ascii('%PDF-1.7 1 0 obj'), ...bytes]));
        read(pagePdf(String.fromCharCode(...bytes), { resources: helvetica }));
      }),
    );
  });

  const words =
    'q Q cm BT ET Tf Td TD Tm T* Tj TJ \' " Tc Tw Tz TL Ts Tr Do BI ID EI gs /F 0 9 -5 1e9 .5 [ ] << >> (a) <6'.split(
      ' ',
    );
  test('instructions of any kind', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...words), { maxLength: 300 }), (content) => {
        const { text } = read(pagePdf(content.join(' '), { resources: helvetica }));
        expect(text).toMatch(/^[a\n `�?]*$/);
      }),
    );
  });

  test('character maps of any kind', () => {
    const parts =
      'beginbfchar endbfchar beginbfrange endbfrange begincodespacerange endcodespacerange <00> <61> <ff> <0041> <d800> [ ] /a 7 (x)'.split(
        ' ',
      );
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...parts), { maxLength: 60 }), (map) => {
        const font = '/Type/Font/Subtype/Type1/BaseFont/Helvetica/ToUnicode 6 0 R';
        const more = [{ dictionary: font }, { dictionary: '', stream: map.join(' ') }];
        read(pagePdf('BT /F 9 Tf (aaa) Tj ET', { resources: '/Font<</F 5 0 R>>', more }));
      }),
    );
  });

  test.each([
    ['infinite', '1e300 0 0 1e300 0 0 cm 1e300 0 0 1e300 0 0 cm'],
    ['no size', '0 0 0 0 0 0 cm'],
    ['too few numbers', '1 0 0 cm'],
  ])('matrices that are %s', (_name, matrix) => {
    expect(read(pagePdf(`${matrix} BT /F 9 Tf (abc) Tj ET`, { resources: helvetica })).text).toBe('abc');
  });
});

describe('limits', () => {
  const content = 'BT /F 9 Tf (abc) Tj 0 -20 Td (def) Tj ET';
  const good = pagePdf(content, { resources: helvetica });

  test.each<[Partial<PdfTextLimits>, string]>([
    [{}, 'abc\ndef'],
    [{ textLengthMax: 4 }, 'abc\nd'],
    [{ textLengthMax: 3 }, 'abc'],
    [{ textPiecesMax: 1 }, 'abc'],
    [{ textContentBytesMax: 10 }, ''],
    [{ textPagesMax: 0 }, ''],
  ])('%j', (limits, text) => {
    const { isBlank, notRead, text: said } = read(good, limits);
    expect(said).toBe(text);
    expect(isBlank).toBe(false);
    const isWhole = Object.keys(limits).length === 0;
    expect(notRead).toEqual(isWhole ? [] : [{ from: 1, to: 1, reason: 'beyond-limit' }]);
  });

  test('of forms', () => {
    const more = [
      { dictionary: `/Subtype/Form/BBox[0 0 9 9]/Resources<<${helvetica}>>`, stream: 'BT /F 9 Tf (form) Tj ET' },
    ];
    const bytes = pagePdf('/X Do', { resources: '/XObject<</X 5 0 R>>', more });
    expect(read(bytes).text).toBe('form');
    expect(read(bytes, { textCallsMax: 0 })).toMatchObject({
      text: '',
      isBlank: false,
      notRead: [{ from: 1, to: 1, reason: 'beyond-limit' }],
    });
  });

  test('pictures among instructions that unpack to much, again and again, are told', () => {
    const bomb = Buffer.from(zlibSync(new Uint8Array(40_000_000))).toString('latin1');
    const more = [{ dictionary: '/Subtype/Form/BBox[0 0 9 9]', stream: `BI/W 1/H 1/IM true/F/Fl ID ${bomb} EI` }];
    const bytes = pagePdf('/X Do '.repeat(1000), { resources: '/XObject<</X 5 0 R>>', more });
    expect(read(bytes).notRead).toEqual([{ from: 1, to: 1, reason: 'beyond-limit' }]);
  });

  test('half a million pictures whose end is nowhere are passed over', () => {
    const bytes = pagePdf(`${'BI/F/AHx ID EI\x01 '.repeat(500_000)} EI ${content}`, { resources: helvetica });
    expect(read(bytes).isBlank).toBe(false);
  });

  test('what fonts bring beyond a bound is told', () => {
    const font = '/Type/Font/Subtype/Type1/BaseFont/Helvetica/ToUnicode 6 0 R';
    const more = [{ dictionary: font }, { dictionary: '', stream: '1 beginbfchar <61> <0062> endbfchar' }];
    const bytes = pagePdf('BT /F 9 Tf (aaa) Tj ET', { resources: '/Font<</F 5 0 R>>', more });
    expect(read(bytes)).toMatchObject({ text: 'bbb', notRead: [] });
    expect(read(bytes, { textMapBytesMax: 0 }).notRead).toEqual([{ from: 1, to: 1, reason: 'beyond-limit' }]);
    expect(read(bytes, { textMapValuesMax: 1 }).notRead).toEqual([{ from: 1, to: 1, reason: 'beyond-limit' }]);
  });

  test('a page whose content is damaged is told, and those around it are read', () => {
    const page = (stream: number) => ({
      dictionary: `/Type/Page/MediaBox[0 0 595 842]/Contents ${stream} 0 R/Resources<<${helvetica}>>`,
    });
    const whole = { dictionary: '/Filter/FlateDecode', stream: zlibSync(ascii(content)) };
    const broken = { dictionary: '/Filter/FlateDecode', stream: 'no deflate' };
    const made = pdfOf([page(7), page(8), page(8), page(7), whole, broken]);
    const four = Buffer.from(made).toString('latin1').replace('[3 0 R]/Count 1', '[3 0 R 4 0 R 5 0 R 6 0 R]/Count 4');
    const bytes = new Uint8Array(Buffer.from(four, 'latin1'));
    const { pages, notRead, isBlank } = read(bytes);
    expect(pages.map(({ text }) => text)).toEqual(['abc\ndef', '', '', 'abc\ndef']);
    expect(notRead).toEqual([{ from: 2, to: 3, reason: 'unreadable' }]);
    expect(isBlank).toBe(false);
  });

  test.each([
    ['', 'FILE_EMPTY'],
    ['no PDF', 'PDF_EXPECTED'],
    ['%PDF-1.7 and nothing more', 'PDF_UNREADABLE'],
  ])('%j is no PDF that can be read', (file, code) => {
    expect(codesOf(readPdfText(ascii(file)))).toEqual([code]);
  });
});
