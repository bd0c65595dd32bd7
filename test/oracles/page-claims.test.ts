import { describe, expect, test } from 'vitest';
import { openCodeReader } from '../../packages/imaging/src/code-reader.ts';
import { zxing } from '../../packages/imaging/test/modules.ts';
import { lookAt } from '../fuzz/pages/claims.ts';
import { openPdfium } from '../fuzz/pages/pdfium.ts';
import { type PageParts, pageCases, pagePdf, pdfOf } from './page-pdfs.ts';
import { hasTools } from './tools.ts';

const strangers = { pdfium: await openPdfium(), codes: await openCodeReader(zxing, 1 << 28) };

const helvetica = '/Font<</F1<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>';
const form = '/Type/XObject/Subtype/Form/BBox[0 0 595 842]';
const area = '60 600 200 100 re f';
const line = 'BT /F1 24 Tf 60 500 Td (word) Tj ET';

const tint = '/ColorSpace<</S[/Separation/Ink/DeviceGray<</FunctionType 2/Domain[0 1]/C0[1]/C1[0]/N 1>>]>>';
const inkOf = (space: string): PageParts => ({ resources: `/ColorSpace<</S${space}>>` });
const exponential = (entries: string) => `<</FunctionType 2/Domain[0 1]/N 1${entries}>>`;
const inForm = (content: string, entries = ''): PageParts => ({
  resources: `${helvetica}/XObject<</X 5 0 R>>`,
  more: [{ dictionary: `${form}/Resources<<${helvetica}>>${entries}`, stream: content }],
});
const withFont = (entries: string): PageParts => ({ resources: `/Font<</F1<</Type/Font${entries}>>>>` });
const plain = { resources: helvetica };

/** Pages of which others once saw more, or something else, than we said. */
const contents = pageCases([
  ['a number too many', `99 ${area}`],
  ['many numbers too many', `${'7 '.repeat(500)} ${area}`],
  ['a part of a colour beyond its range', `1000000 0.4 0.6 rg ${area}`],
  ['a part of a colour below its range', `-5 0.4 0.6 rg ${area}`],
  ['a colour without parts', `/S cs scn ${area}`, { resources: tint }],
  ['no ink that is black', `/S cs 0 scn ${area}`, inkOf(`[/Separation/Ink/DeviceGray${exponential('/C0[0]/C1[1]')}]`)],
  ['no ink of an empty function', `/S cs 0 scn ${area}`, inkOf(`[/Separation/Ink/DeviceGray${exponential('')}]`)],
  [
    'no ink of too many colours',
    `/S cs 0 scn ${area}`,
    inkOf(`[/Separation/Ink/DeviceRGB${exponential('/C0[1]/C1[0]')}]`),
  ],
  [
    'two inks of a function of one',
    `/S cs -.5 0 scn ${area}`,
    inkOf(`[/DeviceN[/Red/Blue]/DeviceRGB${exponential('')}]`),
  ],
  ['an ink without a function', `/S cs 0 scn ${area}`, inkOf('[/Separation/Ink/DeviceGray]')],
  ['a bracket before a restore too many', `]\nQ Q 0.2 0.4 0.6 rg ${area}`],
  ['a number before a restore too many', `5 Q 0.2 0.4 0.6 rg ${area}`],
  ['something else among the numbers', `0.8 [1 2] g ${area}`],
  ['too few numbers for a text', `BT /F1 24 Tf 60 500 Td 7 Td (word) Tj ET`, plain],
  ['a matrix within a path', `60 600 200 100 re q 0.5 0 0 0.5 50 50 cm f Q`],
  ['a matrix within a curve', `60 600 m 90 700 200 700 260 600 c 1 0 0 1 0 -200 cm f`],
  ['a line less than nothing wide', '-2 w 60 600 200 100 re S'],
  ['a line wider than all', '99999999999 w 60 600 200 100 re S'],
  ['a font without a name', 'BT /F1 24 Tf 60 500 Td 9 Tf (word) Tj ET', plain],
  ['a number behind a string', `${line} BT /F1 24 Tf 60 400 Td (none) 0 Tj ET`, plain],
  ['a number behind the name of a form', '/X 7 Do', inForm(line)],
  ['a form that writes within a line', 'BT /F1 24 Tf 60 500 Td /X Do (word) Tj ET', inForm('BT 1 0 0 1 9 9 Tm ET')],
  ['letters upside down', `1 0 0 -1 0 842 cm BT /F1 48 Tf 60 400 Td (word) Tj ET`, plain],
  ['letters narrower than nothing', 'BT /F1 48 Tf -100 Tz 400 400 Td (word) Tj ET', plain],
  ['a text once more, much larger', `BT /F1 300 Tf 60 500 Td (word) Tj ET ${line}`, plain],
  ['a picture that is none', `${area} BI 5 Q`],
  ['a picture that is none, and one that does not end', `${area} BI 5 ${area} BI /W 2/H 2/BPC 8/CS/G ID abcd`],
  [
    'widths that end early',
    'BT /F1 48 Tf 60 500 Td (AaBbCc.) Tj ET',
    withFont('/Subtype/Type1/BaseFont/Helvetica/FirstChar 65/LastChar 99/Widths[667 667]'),
  ],
  ['signs of Symbol', 'BT /F1 48 Tf 60 500 Td (AaBbCc.) Tj ET', withFont('/Subtype/Type1/BaseFont/Symbol')],
  [
    'signs of ZapfDingbats',
    'BT /F1 48 Tf 60 500 Td (AaBbCc4l8.) Tj ET',
    withFont('/Subtype/Type1/BaseFont/ZapfDingbats'),
  ],
  ['half a turn of a quarter', area, { page: '/MediaBox[0 0 595 842]/Rotate 45' }],
  ['a page that calls itself a node', `${area} ${line}`, { page: '/MediaBox[0 0 595 842]/Type/Pages', ...plain }],
]);

describe.skipIf(!hasTools('pdftotext', 'pdftoppm'))('what is said of a page (needs pdftotext and pdftoppm)', () => {
  test.each(contents)('$name', ({ content, parts }) => {
    const { findings } = lookAt(pagePdf(content, parts), [], strangers);
    expect(findings).toEqual([]);
  });

  test('of a box whose side is written elsewhere', () => {
    const page = '/Type/Page/Parent 2 0 R/MediaBox[0 0 5 0 R 400]/Contents 4 0 R/Resources<<>>';
    const parts = [{ dictionary: page }, { dictionary: '', stream: area }];
    const bytes = new TextDecoder('latin1').decode(pdfOf(parts)).replace('trailer', '5 0 obj 300 endobj\ntrailer');
    const { findings, outcomes } = lookAt(new Uint8Array(Buffer.from(bytes, 'latin1')), [], strangers);
    expect([findings, outcomes.includes('paint: holds')]).toEqual([[], true]);
  });
});
