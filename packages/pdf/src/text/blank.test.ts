import { expect, test } from 'vitest';
import { fixture } from '../../../../test/oracles/merge/corpus.ts';
import { pageCases, pagePdf, pdfOf } from '../../../../test/oracles/page-pdfs.ts';
import { expectValue } from '../../../../test/results.ts';
import { readPdfText } from './read-text.ts';

const resources =
  '/Font<</F<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>/ColorSpace<</C[/ICCBased 5 0 R]/S[/Separation/Black/DeviceGray<<>>]>>';
const more = [{ dictionary: '/N 3', stream: 'profile' }];
const isBlank = (bytes: Uint8Array): boolean => expectValue(readPdfText(bytes)).isBlank;

test.each(
  pageCases([
    ['nothing', ''],
    ['blanks', 'BT /F 9 Tf (   ) Tj ET'],
    ['a path that is not painted', '0 0 10 10 re n 0 0 10 10 re W n'],
    ['paint without a path', 'f S B 5 5 m n'],
    ['a white page', '1 g 0 0 595 842 re f'],
    ['a white page in three colours', '1 1 1 rg 1 1 1 RG 0 0 595 842 re B'],
    ['a white page in four colours', '0 0 0 0 k 0 0 595 842 re f*'],
    ['a white page in a colour space of its own', '/C cs 1 1 1 sc 0 0 595 842 re f'],
    [
      'a form of nothing',
      '/X Do',
      { resources: '/XObject<</X 5 0 R>>', more: [{ dictionary: '/Subtype/Form', stream: 'n' }] },
    ],
  ]),
)('$name is blank', ({ content, parts }) => {
  expect(isBlank(pagePdf(content, { resources, more, ...parts }))).toBe(true);
});

test.each(
  pageCases([
    ['a letter', 'BT /F 9 Tf (.) Tj ET'],
    ['a letter without font', 'BT (.) Tj ET'],
    ['a hidden letter', 'BT /F 9 Tf 3 Tr (.) Tj ET'],
    ['a line', '0 0 m 9 9 l S'],
    ['a grey area', '.9 g 0 0 9 9 re f'],
    ['an area behind white lines', '1 G 0 0 9 9 re B'],
    ['ink of a colour that is full at 1', '/S cs 1 scn 0 0 9 9 re f'],
    ['a pattern', '/Pattern cs /P scn 0 0 9 9 re f'],
    ['a shading', '/H sh'],
    ['an inline picture', 'BI/W 1/H 1/BPC 1/CS/G ID a EI'],
    [
      'a picture',
      '/X Do',
      { resources: '/XObject<</X 5 0 R>>', more: [{ dictionary: '/Subtype/Image/Width 1/Height 1', stream: 'a' }] },
    ],
    [
      'a form',
      '/X Do',
      { resources: '/XObject<</X 5 0 R>>', more: [{ dictionary: '/Subtype/Form', stream: '0 0 9 9 re f' }] },
    ],
    [
      'a form that cannot be read',
      '/X Do',
      { resources: '/XObject<</X 5 0 R>>', more: [{ dictionary: '/Subtype/Form/Filter/JPXDecode', stream: 'a' }] },
    ],
    ['black again behind white', 'q 1 g Q 0 0 9 9 re f'],
  ]),
)('$name is not blank', ({ content, parts }) => {
  expect(isBlank(pagePdf(content, { resources, more, ...parts }))).toBe(false);
});

const annotated = (annotation: string) =>
  isBlank(pagePdf('', { page: `/MediaBox[0 0 595 842]/Annots[<</Rect[0 0 9 9]${annotation}>>]` }));

test('an annotation that readers draw as they like is not blank, one that none shows is', () => {
  expect(annotated('/Subtype/Square')).toBe(false);
  expect(annotated('/Subtype/Square/F 2')).toBe(true);
  expect(annotated('/Subtype/Link')).toBe(true);
});

test('a page whose content cannot be read is not blank', () => {
  const page = { dictionary: '/Type/Page/MediaBox[0 0 595 842]/Contents 4 0 R' };
  expect(isBlank(pdfOf([page, { dictionary: '/Filter/DCTDecode', stream: 'a' }]))).toBe(false);
});

test('pages of other makers: all must be blank', () => {
  expect(isBlank(fixture('pdf-lib-blank.pdf'))).toBe(true);
  const read = expectValue(readPdfText(fixture('pdf-lib-one-word.pdf')));
  expect(read).toMatchObject({ text: '\f\fone word', isBlank: false });
  expect(read.pages.map((page) => page.isBlank)).toEqual([true, true, false]);
});
