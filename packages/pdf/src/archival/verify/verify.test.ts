import { describe, expect, test } from 'vitest';
import { rawPdf, rawStream } from '../../../../../test/oracles/merge/raw-pdf.ts';
import { edited } from '../../../../../test/oracles/pdfa-fixtures/parts.ts';
import { expectValue } from '../../../../../test/results.ts';
import { openPdf } from '../../open/open.ts';
import { differencesBetween, told } from './verify.ts';

const picture = (data: string): string =>
  rawStream('/Type/XObject/Subtype/Image/Width 2/Height 2/BitsPerComponent 8/ColorSpace/DeviceGray', data);
const font = '/Font<</F1<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>>>';
const first = `BT /F1 12 Tf 72 700 Td (Rechnung 2026-042) Tj 0 -20 Td (Total CHF 1234.55) Tj ET
0.1 0.2 0.6 rg 72 500 200 40 re f
0 g 0.25 w 72 480 m 400 480 l S
q 50 0 0 50 300 600 cm /P Do Q
/X Do
q 0 0 20 20 re W n 0 0 100 100 re f Q`;
const second = 'BT /F1 10 Tf 72 700 Td (Second page) Tj ET';
const file = `<</Type/Filespec/F(data.xml)/UF(data.xml)/EF<</F 103 0 R>>>>`;

/** Two pages with everything that is compared. */
const before = rawPdf({
  pages: [
    {
      resources: `<<${font}/XObject<</P 100 0 R/X 101 0 R>>>>`,
      contents: [first],
      more: '/Annots[<</Type/Annot/Subtype/Stamp/Rect[400 400 500 450]/F 4/AP<</N 102 0 R>>>>]',
    },
    { resources: `<<${font}>>`, contents: [second] },
  ],
  catalog: '/Names<</EmbeddedFiles<</Names[(data.xml) 104 0 R]>>>>',
  objects: [
    picture('abcd'),
    rawStream('/Type/XObject/Subtype/Form/BBox[0 0 600 800]/Resources<<>>', '0.5 g 100 100 30 30 re f'),
    rawStream(
      `/Type/XObject/Subtype/Form/BBox[0 0 100 50]/Resources<<${font}>>`,
      'BT /F1 9 Tf 5 20 Td (PAID) Tj ET 1 0 0 rg 0 0 100 5 re f',
    ),
    rawStream('/Type/EmbeddedFile', '<invoice/>'),
    file,
  ],
});

const toldOf = (after: Uint8Array, pictures: readonly number[] = []): string[] =>
  differencesBetween(expectValue(openPdf(before)), expectValue(openPdf(after)), pictures).map(told);

test('a document is what it is', () => {
  expect(toldOf(before)).toEqual([]);
});

describe('what a conversion did wrong is told with its page and place', () => {
  test.each<[what: string, from: string | RegExp, to: string, differences: readonly string[]]>([
    ['a word is lost', '(Total CHF 1234.55) Tj', '', ['page 1: lost text at 25 x 57 mm (Total CHF 1234.55)']],
    [
      'an amount is another',
      '1234.55',
      '1234.56',
      ['page 1: lost text at 25 x 57 mm (Total CHF 1234.55)', 'page 1: new text at 25 x 57 mm (Total CHF 1234.56)'],
    ],
    [
      'a line of text has moved',
      '0 -20 Td',
      '0 -40 Td',
      ['page 1: lost text at 25 x 57 mm (Total CHF 1234.55)', 'page 1: new text at 25 x 64 mm (Total CHF 1234.55)'],
    ],
    ['an area is lost', '72 500 200 40 re f', '', ['page 1: lost area at 25 x 107 mm']],
    [
      'an area has moved',
      '72 500 200',
      '82 500 200',
      ['page 1: lost area at 25 x 107 mm', 'page 1: new area at 29 x 107 mm'],
    ],
    [
      'an area is larger',
      '200 40 re',
      '210 40 re',
      ['page 1: lost area at 25 x 107 mm', 'page 1: new area at 25 x 107 mm'],
    ],
    [
      'a dark area is light',
      '0.1 0.2 0.6 rg',
      '0.9 0.9 0.9 rg',
      ['page 1: lost area at 25 x 107 mm', 'page 1: new area at 25 x 107 mm'],
    ],
    ['an area is white now', '0.1 0.2 0.6 rg', '1 1 1 rg', ['page 1: lost area at 25 x 107 mm']],
    ['a thin line is lost', '72 480 m 400 480 l S', '', ['page 1: lost area at 25 x 128 mm']],
    [
      'a thin line is shorter',
      '400 480 l',
      '300 480 l',
      ['page 1: lost area at 25 x 128 mm', 'page 1: new area at 25 x 128 mm'],
    ],
    ['a picture is lost', '/P Do', '', ['page 1: lost picture at 106 x 68 mm']],
    [
      'a picture has moved',
      '300 600 cm',
      '300 650 cm',
      ['page 1: lost picture at 106 x 68 mm', 'page 1: new picture at 106 x 50 mm'],
    ],
    [
      'a picture is stretched',
      'q 50 0 0 50',
      'q 90 0 0 50',
      ['page 1: lost picture at 106 x 68 mm', 'page 1: new picture at 106 x 68 mm'],
    ],
    [
      'a picture has fewer pixels',
      '/Width 2/Height 2',
      '/Width 1/Height 1',
      ['page 1: lost picture at 106 x 68 mm', 'page 1: new picture at 106 x 68 mm'],
    ],
    ['a picture comes twice', '/P Do Q', '/P Do /P Do Q', ['page 1: new picture at 106 x 68 mm']],
    ['a form is lost', '/X Do\n', '\n', ['page 1: lost area at 35 x 251 mm']],
    ['a form is empty', '0.5 g 100 100 30 30 re f', ' '.repeat(24), ['page 1: lost area at 35 x 251 mm']],
    [
      'what was cut off is shown',
      '0 0 20 20 re W n',
      '0 0 90 90 re W n',
      ['page 1: lost area at 0 x 290 mm', 'page 1: new area at 0 x 265 mm'],
    ],
    [
      'a stamp is lost',
      /\/Annots\[.*?\]\/?>>|\/Annots\[.*\]/,
      '',
      ['page 1: lost text at 143 x 149 mm (PAID)', 'page 1: lost area at 141 x 154 mm'],
    ],
    ['the words of a stamp are lost', '(PAID) Tj', '', ['page 1: lost text at 143 x 149 mm (PAID)']],
    [
      'a stamp is hidden',
      '/F 4/AP',
      '/F 2/AP',
      ['page 1: lost text at 143 x 149 mm (PAID)', 'page 1: lost area at 141 x 154 mm'],
    ],
    ['a page is blank', second, '', ['page 2: lost text at 25 x 50 mm (Second page)']],
    [
      'a page is upside down',
      /Tj ET\n0\.1/,
      'Tj ET 1 0 0 -1 0 842 cm\n0.1',
      [
        'page 1: lost area at 25 x 107 mm',
        'page 1: lost area at 25 x 128 mm',
        'page 1: lost picture at 106 x 68 mm',
        'page 1: lost area at 35 x 251 mm',
        'page 1: lost area at 0 x 290 mm',
        'page 1: new area at 25 x 176 mm',
        'page 1: new area at 25 x 169 mm',
        'page 1: new picture at 106 x 212 mm',
        'page 1: new area at 35 x 35 mm',
        'page 1: new area at 0 x 0 mm',
      ],
    ],
    ['a file is another', '<invoice/>', '<invoice2>', ['lost file (data.xml)']],
    ['a file is not listed', '/EmbeddedFiles', '/EmbeddedXiles', ['lost file (data.xml)']],
    ['a page is lost', /\/Kids\[(\d+ 0 R) \d+ 0 R\]\/Count 2/, '/Kids[$1]/Count 1', ['lost page']],
    [
      'pages have changed places',
      /\/Kids\[(\d+ 0 R) (\d+ 0 R)\]/,
      '/Kids[$2 $1]',
      ['page 1: lost text at 25 x 50 mm (Rechnung 2026-042)'],
    ],
  ])('%s', (_what, from, to, differences) => {
    const after = edited(before, from, to);
    expect(Buffer.from(after).equals(Buffer.from(before))).toBe(false);
    expect(toldOf(after)).toEqual(expect.arrayContaining([...differences]));
    if (_what !== 'pages have changed places') expect(toldOf(after)).toHaveLength(differences.length);
  });
});

test('pages that became pictures as a whole are not compared', () => {
  expect(toldOf(edited(before, second, ''), [1])).toEqual([]);
});

test('what only means nothing else now, or stands where an annotation got its look, is no difference', () => {
  expect(toldOf(edited(before, '(PAID) Tj', '(PAID) Tj 0 10 Td (new) Tj'))).toEqual([]);
  expect(toldOf(edited(before, '0.1 0.2 0.6 rg', '0.1 0.25 0.6 rg'))).toEqual([]);
  expect(toldOf(edited(before, '72 500 200 40 re f', '72.3 500 200 40 re f'))).toEqual([]);
});

test('what is too much to be compared is told', () => {
  const large = edited(before, '<invoice/>', 'x'.repeat(1_000_001));
  const opened = expectValue(openPdf(large));
  expect(differencesBetween(opened, opened).map(told)).toEqual(['unverified (attached files)']);
});

test('at most 20 differences are told', () => {
  const lines = Array.from({ length: 50 }, (_, index) => `${index * 9} 300 5 5 re f`).join(' ');
  expect(toldOf(edited(before, '/X Do\n', `/X Do ${lines}\n`))).toHaveLength(20);
});
