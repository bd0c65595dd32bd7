import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { zlibSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { ascii, pagePdf } from '../../../../test/oracles/page-pdfs.ts';
import { expectValue } from '../../../../test/results.ts';
import { readTrueType } from '../fonts/truetype.ts';
import { textOfGlyphName } from './glyph-text.ts';
import { readPdfText } from './read-text.ts';

type Parts = { readonly dictionary: string; readonly stream?: string | Uint8Array }[];

/** What is read of a string that is shown with a font; objects beside it begin at number 6. */
function shown(font: string, text: string, more: Parts = []): string {
  const parts = { resources: '/Font<</F 5 0 R>>', more: [{ dictionary: `/Type/Font${font}` }, ...more] };
  return expectValue(readPdfText(pagePdf(`BT /F 9 Tf 20 700 Td ${text} Tj ET`, parts))).text;
}

const simple = '/Subtype/Type1/BaseFont/Helvetica';
const composite = '/Subtype/Type0/BaseFont/X/Encoding/Identity-H/DescendantFonts[<</Subtype/CIDFontType2>>]';
const map = (body: string) => ({ dictionary: '', stream: `1 begincmap ${body} endcmap` });

describe('a character map says what codes stand for', () => {
  test.each<[string, string, string]>([
    ['one by one', '2 beginbfchar <01> <0041> <02> <20AC> endbfchar', 'A€'],
    ['in a range', '1 beginbfrange <01> <02> <0041> endbfrange', 'AB'],
    ['in a range with an array', '1 beginbfrange <01> <02> [<0058> <00660066>] endbfrange', 'Xff'],
    ['as ligatures', '2 beginbfchar <01> <00660069> <02> <FB02> endbfchar', 'fifl'],
    ['beyond the first plane', '1 beginbfrange <01> <02> <D83DDE00> endbfrange', '😀😁'],
    ['with half a pair', '2 beginbfchar <01> <D83D> <02> <0042> endbfchar', '\ufffdB'],
    ['by names of glyphs', '2 beginbfchar <01> /Adieresis <02> /f_i endbfchar', 'Äfi'],
    ['with codes of two bytes', '2 beginbfchar <0001> <0041> <0002> <0042> endbfchar', 'AB'],
    ['with control characters', '2 beginbfchar <01> <00410009> <02> <0042> endbfchar', 'A B'],
  ])('%s', (_how, body, text) => {
    expect(shown(`${simple}/ToUnicode 6 0 R`, '<0102>', [map(body)])).toBe(text);
  });

  test('to a composite font, whose codes have two bytes', () => {
    const body = '1 begincodespacerange <0000> <ffff> endcodespacerange 1 beginbfrange <0024> <0026> <0041> endbfrange';
    expect(shown(`${composite}/ToUnicode 6 0 R`, '<002400250026>', [map(body)])).toBe('ABC');
    expect(shown(`${composite}/ToUnicode 6 0 R`, '<0024002500>', [map(body)])).toBe('AB\ufffd');
  });

  test('and what it leaves out is said by the encoding', () => {
    const body = '2 beginbfchar <41> <0058> <42> <0000> endbfchar';
    expect(shown(`${simple}/Encoding/WinAnsiEncoding/ToUnicode 6 0 R`, '(ABC)', [map(body)])).toBe('XBC');
  });

  test('of any ranges as it would one by one', () => {
    const range = fc.tuple(fc.nat(0xff), fc.nat(20), fc.integer({ min: 0x20, max: 0xd000 }));
    fc.assert(
      fc.property(range, fc.nat(0xff), ([first, count, to], high) => {
        const hex = (value: number) => value.toString(16).padStart(4, '0');
        const last = Math.min(first + count, 0xff);
        const codes = Array.from({ length: last - first + 1 }, (_, index) => index);
        const body = `1 beginbfrange <${hex(high * 256 + first)}> <${hex(high * 256 + last)}> <${hex(to)}> endbfrange`;
        const text = codes.map((index) => hex(high * 256 + first + index)).join('');
        const expected = codes.map((index) => String.fromCharCode(to + index)).join('');
        fc.pre(!/[\s\x7f\u0590-\u08ff\ufb00-\ufb06]/.test(expected));
        expect(shown(`${composite}/ToUnicode 6 0 R`, `<${text}>`, [map(body)])).toBe(expected);
      }),
    );
  });
});

describe('names of glyphs', () => {
  test.each([
    ['A', 'A'],
    ['Adieresis', 'Ä'],
    ['germandbls.sc', 'ß'],
    ['f_f_i', 'ffi'],
    ['uni20AC', '€'],
    ['uni00410042', 'AB'],
    ['u1F600', '😀'],
    ['quotesingle', "'"],
    ['fi', '\ufb01'],
    ['g123', undefined],
    ['.notdef', undefined],
    ['', undefined],
    ['uni20a', undefined],
    ['A_g123', undefined],
  ])('%s', (name, text) => expect(textOfGlyphName(name)).toBe(text));

  test.each([
    ['/Encoding/WinAnsiEncoding', '<80e4fc92>', '€äü’'],
    ['/Encoding/MacRomanEncoding', '<8a9fd5>', 'äü’'],
    ['/Encoding/StandardEncoding', '(a\\256\\251)', "afi'"],
    ['', '(a\\256\\251)', "afi'"],
    ['/Encoding<</BaseEncoding/WinAnsiEncoding/Differences[65/Euro/uni2019 97/a_b]>>', '(ABCa)', '€’Cab'],
    ['/Encoding<</Differences[1/A/B 32/.notdef]>>', '<012002>', 'A B'],
    ['/Encoding<</Differences[1/g1]>>', '<01>', '\ufffd'],
  ])('%s %s', (encoding, text, expected) => expect(shown(simple + encoding, text)).toBe(expected));

  test('of the Symbol font', () => {
    expect(shown('/Subtype/Type1/BaseFont/Symbol', '(ab\\267\\240)')).toBe('αβ•€');
  });

  test('of signs of ZapfDingbats', () => {
    expect(shown('/Subtype/Type1/BaseFont/ZapfDingbats', '(!48ln\\250\\254\\266\\324\\325\\376)')).toBe('✁✔✘●■♣①❶➔→➾');
  });

  test('of names that are a letter and the code as a number', () => {
    const font = (name: string) =>
      `/Subtype/Type3/FontMatrix[.01 0 0 .01 0 0]/FontBBox[0 0 60 80]/FirstChar 65/Widths[60]/CharProcs<<>>/Encoding<</Differences[65/${name}]>>`;
    expect(['a65', 'C41', 'a065', 'a66', 'square9'].map((name) => shown(font(name), '(A)'))).toEqual([
      'A',
      'A',
      'A',
      '\ufffd',
      '\ufffd',
    ]);
  });

  test('of a font of drawings', () => {
    const font =
      '/Subtype/Type3/FontMatrix[.01 0 0 .01 0 0]/FontBBox[0 0 60 80]/FirstChar 1/Widths[60 60]/CharProcs<<>>/Encoding<</Differences[1/H/i]>>';
    expect(shown(font, '<0102>')).toBe('Hi');
  });
});

describe('a composite font', () => {
  const descendant = '/DescendantFonts[<</Subtype/CIDFontType0>>]';
  test.each([
    ['UniJIS-UTF16-H', '<65e5672cd83dde00>', '日本😀'],
    ['UniGB-UCS2-V', '<65e5>', '日'],
    ['GBK-EUC-H', '<b0a1>', '\ufffd'],
    ['GBK-EUC-H', '<4e6f2e37b0a1b0a2>', 'No.7\ufffd\ufffd'],
    ['GBK2K-V', '<4181308130b0a1>', 'A\ufffd\ufffd'],
    ['KSCms-UHC-HW-H', '<41b0a1>', 'A\ufffd'],
    ['ETen-B5-H', '<41a440>', 'A\ufffd'],
    ['CNS-EUC-H', '<418ea1a1a1a1a1>', 'A\ufffd\ufffd'],
    ['90ms-RKSJ-H', '<41b182a0>', 'Aｱ\ufffd'],
    ['EUC-H', '<418eb1a4a2>', 'Aｱ\ufffd'],
    ['UniJIS-UTF32-H', '<000065e50001f600>', '日😀'],
    ['UniCNS-UTF8-H', '<41c3a4e697a5f09f9880>', 'Aä日😀'],
  ])('with the map %s', (encoding, text, expected) => {
    expect(shown(`/Subtype/Type0/BaseFont/X/Encoding/${encoding}${descendant}`, text)).toBe(expected);
  });

  test('whose characters are not known may be others where they are written again', () => {
    const font = `/Subtype/Type0/BaseFont/X/Encoding/GBK-EUC-H${descendant}`;
    expect(shown(font, '<b0a1> Tj 0 0 Td <b0a2>')).toBe('\ufffd \ufffd');
    expect(shown(font, '<41> Tj 0 0 Td <41>')).toBe('A');
  });

  test('with a map of its own, of codes of one and of two bytes', () => {
    const own = map(
      '2 begincodespacerange <00> <7f> <8000> <ffff> endcodespacerange 1 begincidrange <00> <7f> 0 endcidrange',
    );
    const unicode = map('3 beginbfchar <41> <0041> <8001> <0042> <42> <0043> endbfchar');
    const font = `/Subtype/Type0/BaseFont/X/Encoding 6 0 R/ToUnicode 7 0 R${descendant}`;
    expect(shown(font, '<41800142>', [own, unicode])).toBe('ABC');
  });

  test.each([
    ['Japan1', '<0022004200010060>', 'Aa \ufffd'],
    ['Identity', '<00410061>', 'Aa'],
  ])('whose CIDs are of the collection %s', (ordering, text, expected) => {
    const places = { dictionary: '', stream: '\x00\x09'.repeat(128) };
    const own = `/DescendantFonts[<</Subtype/CIDFontType2/CIDSystemInfo<</Ordering(${ordering})>>/CIDToGIDMap 6 0 R>>]`;
    expect(shown(`/Subtype/Type0/BaseFont/X/Encoding/Identity-H${own}`, text, [places])).toBe(expected);
  });

  test('whose map says itself which way its lines run', () => {
    const own = { dictionary: '/WMode 1', stream: '/WMode 0 def 1 begincodespacerange <00> <ff> endcodespacerange' };
    const unicode = map('2 beginbfchar <41> <0041> <42> <0042> endbfchar');
    const font = `/Subtype/Type0/BaseFont/X/Encoding 6 0 R/ToUnicode 7 0 R${descendant}`;
    const down = { ...own, stream: own.stream.replace('0 def', '1 def') };
    // Across, what is shown next lies to the right; down, it lies below, on a line of its own where the pen moves to the right
    const texts = [own, down].map((each) => shown(font, '<41> Tj 30 0 Td <42>', [each, unicode]));
    expect(texts).toEqual(['A B', 'B\nA']);
  });

  test('whose lines run from top to bottom', () => {
    const font = `/Subtype/Type0/BaseFont/X/Encoding/UniJIS-UTF16-V${descendant}`;
    expect(shown(font, '<65e5672c>')).toBe('日本');
  });
});

describe('an embedded TrueType font', () => {
  const program = new Uint8Array(
    readFileSync(new URL('../../../../fonts/LiberationSans-Regular.ttf', import.meta.url)),
  );
  const stream = { dictionary: '/Filter/FlateDecode', stream: zlibSync(program) };
  const glyphs = readTrueType(program)?.maps.get('3,1');
  const codes = Array.from('Zürich CHF 1’408.00', (letter) => glyphs?.get(letter.charCodeAt(0)) ?? 0);

  test('says by its own map what its glyphs stand for', () => {
    const cid = '<</Subtype/CIDFontType2/CIDToGIDMap/Identity/FontDescriptor 6 0 R>>';
    const text = codes.map((code) => code.toString(16).padStart(4, '0')).join('');
    const font = `/Subtype/Type0/BaseFont/X/Encoding/Identity-H/DescendantFonts[${cid}]`;
    expect(shown(font, `<${text}>`, [{ dictionary: '/FontFile2 7 0 R' }, stream])).toBe('Zürich CHF 1’408.00');
  });

  test('also where CIDs are mapped to glyphs', () => {
    const table = new Uint8Array(2 * (codes.length + 1));
    for (const [index, code] of codes.entries()) table.set([code >> 8, code & 255], 2 * (index + 1));
    const cid = '<</Subtype/CIDFontType2/CIDToGIDMap 8 0 R/FontDescriptor 6 0 R>>';
    const text = codes.map((_, index) => (index + 1).toString(16).padStart(4, '0')).join('');
    const more = [{ dictionary: '/FontFile2 7 0 R' }, stream, { dictionary: '', stream: table }];
    const font = `/Subtype/Type0/BaseFont/X/Encoding/Identity-H/DescendantFonts[${cid}]`;
    expect(shown(font, `<${text}>`, more)).toBe('Zürich CHF 1’408.00');
  });

  test('and what the codes of a simple font do', () => {
    const font = '/Subtype/TrueType/BaseFont/X/FontDescriptor 6 0 R';
    expect(shown(font, '(Zug)', [{ dictionary: '/Flags 4/FontFile2 7 0 R' }, stream])).toBe('Zug');
  });

  test('that is damaged says nothing', () => {
    const cid = '<</Subtype/CIDFontType2/CIDToGIDMap/Identity/FontDescriptor 6 0 R>>';
    const font = `/Subtype/Type0/BaseFont/X/Encoding/Identity-H/DescendantFonts[${cid}]`;
    const damaged = { dictionary: '', stream: ascii('no font') };
    expect(shown(font, '<0024>', [{ dictionary: '/FontFile2 7 0 R' }, damaged])).toBe('\ufffd');
  });
});

test.each([
  ['as high as its box', '[0 0 500 3000]', 'AB'],
  ['no more than a mark, twice as high as wide', '[0 0 500 10]', 'A B'],
])('what is a blank in a font of drawings depends on how high it is: %s', (_name, box, text) => {
  const drawn = `/Subtype/Type3/FontMatrix[.001 0 0 .001 0 0]/FontBBox${box}/FirstChar 65/Widths[500 500]/CharProcs<<>>/Encoding<</Differences[65/A/B]>>`;
  expect(shown(drawn, '[(A) -250 (B)] TJ ()')).toBe(text);
});
