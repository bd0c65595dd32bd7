import { describe, expect, test } from 'vitest';
import { rawPdf, rawStream } from '../../../../../test/oracles/merge/raw-pdf.ts';
import { edited, page } from '../../../../../test/oracles/pdfa-fixtures/parts.ts';
import { expectValue } from '../../../../../test/results.ts';
import { readDocument } from '../../syntax/document.ts';
import { pagesOf } from '../../syntax/pages.ts';
import { findingsOf } from './check.ts';
import { failingPages } from './page-findings.ts';

const found = (pdf: Uint8Array): string[] =>
  findingsOf(expectValue(readDocument(pdf))).map(({ code, params }) =>
    code === 'PDFA_RULE_BROKEN' ? String((params as { clause: string }).clause) : code,
  );

describe('the check finds', () => {
  test.each<[name: string, finding: string, pdf: Uint8Array]>([
    ['colours of inks', 'PDFA_COLOUR_WITHOUT_PROFILE', page({ content: '0 1 1 0 k 0 0 9 9 re f' })],
    ['an unknown operator', 'PDFA_CONTENT_OPERATOR', page({ content: 'foo' })],
    [
      'instructions that cannot be unpacked',
      'PDFA_CONTENT_UNREADABLE',
      page({
        content: '/X Do',
        resources: '/XObject<</X 100 0 R>>',
        objects: [rawStream('/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Filter/DCTDecode', 'abc')],
      }),
    ],
    ['operands of nothing', '6.2.2', page({ content: '0 0 9 9 re f 1 2' })],
    ['a reference among instructions', '6.2.2', page({ content: '[3 0 R] 0 d 0 0 9 9 re f' })],
    ['a name where a number belongs', '6.2.2', page({ content: '0 /F1 9 9 re f' })],
    ['a page that is a stream', '5', edited(page({}), /(3 0 obj\n<<.*?>>)\nendobj/, '$1stream\n\nendstream\nendobj')],
    ['a comment behind an operator', '6.2.2', page({ content: '0 0 9 9 re%\nf' })],
    ['a text that is too long for one string', '6.1.13', page({ content: `BT (${'a'.repeat(32_768)}) Tj ET` })],
    ['a tree that miscounts its pages', '5', edited(page({}), '/Count 1', '/Count 3')],
    ['a page that is below something else', '5', edited(page({}), '/Parent 2 0 R', '/Parent 1 0 R')],
    ['a file that does not say how it belongs', '6.8', page({ catalog: '/Own<</Type/Filespec/F(a)>>' })],
    ['a box whose numbers stand elsewhere', '6.1.13', page({ mediaBox: '[0 0 100 0 R 842]', objects: ['595'] })],
  ])('%s', (_name, finding, pdf) => {
    expect(found(pdf)).toContain(finding);
  });
});

test('pages to blame are told', () => {
  const pdf = rawPdf({
    pages: [
      { resources: '<<>>', contents: ['0 0 9 9 re n'] },
      { resources: '<<>>', contents: ['foo'] },
      {
        resources: '<<>>',
        contents: ['0 0 9 9 re f'],
        more: '/Annots[<</Type/Annot/Subtype/Stamp/Rect[0 0 9 9]/F 4>>]',
      },
    ],
  });
  const document = expectValue(readDocument(pdf));
  expect(failingPages(document, expectValue(pagesOf(document)))).toEqual([1, 2]);
});

test.each([
  ['a place on a page', '[3 0 R/XYZ 0 842 1]'],
  ['a place by its name', '/chapter1'],
  ['a place by its text', '(chapter1)'],
  ['an action that is allowed, with others behind it', '<</S/GoTo/D[3 0 R/Fit]/Next[<</S/URI/URI(a)>>]>>'],
])('a document may open at %s', (_name, opening) => {
  expect(found(page({ catalog: `/OpenAction ${opening}` }))).not.toContain('6.5.1');
});

test.each([
  '<</S/JavaScript/JS(1)>>',
  '<</S/GoTo/D[3 0 R/Fit]/Next[<</S/URI/URI(a)>><</S/Launch/F(a)>>]>>',
  '<</S/GoTo/D[3 0 R/Fit]/Next<</S/Sound>>>>',
])('a document may not open by %s', (opening) => {
  expect(found(page({ catalog: `/OpenAction ${opening}` }))).toContain('6.5.1');
});
