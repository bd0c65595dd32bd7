import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pagePdf } from '../../../../test/oracles/page-pdfs.ts';
import { expectValue } from '../../../../test/results.ts';
import { readPdfText } from './read-text.ts';

const resources =
  '/Font<</F<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>>>/ExtGState<</G<</Font[<</Type/Font/Subtype/Type1/BaseFont/Courier>> 8]>>>>';
const textOf = (content: string, more = {}) => expectValue(readPdfText(pagePdf(content, { resources, ...more }))).text;
const written = (instructions: string) => textOf(`BT /F 10 Tf ${instructions} ET`);

describe('pieces become lines', () => {
  test.each<[string, string, string]>([
    ['one string', '(Rechnung) Tj', 'Rechnung'],
    ['pieces beside each other', '(Rech) Tj (nung) Tj', 'Rechnung'],
    ['a gap is a blank', '(CHF) Tj 25 0 Td (7.50) Tj', 'CHF 7.50'],
    ['kerning is none', '[(A) 70 (V) -30 (A)] TJ', 'AVA'],
    ['a wide shift is one', '[(CHF) -250 (7.50)] TJ', 'CHF 7.50'],
    ['a very wide one too', '[(CHF) -9000 (7.50)] TJ', 'CHF 7.50'],
    ['blanks are one', '(CHF   ) Tj 60 0 Td (  7.50) Tj', 'CHF 7.50'],
    ['from top to bottom', '0 100 Td (below) Tj 0 100 Td (above) Tj', 'above\nbelow'],
    ['from left to right', '200 100 Td (right) Tj -100 1 Td (left) Tj', 'left right'],
    ['T*', '12 TL 0 100 Td (one) Tj T* (two) Tj', 'one\ntwo'],
    ['TD', '0 100 Td (one) Tj 0 -12 TD (two) Tj T* (three) Tj', 'one\ntwo\nthree'],
    ["'", "12 TL 0 100 Td (one) Tj (two) '", 'one\ntwo'],
    ['"', '12 TL 0 100 Td (one) Tj 1 0 (two) "', 'one\ntwo'],
    ['Tm', '1 0 0 1 9 90 Tm (two) Tj 1 0 0 1 9 99 Tm (one) Tj', 'one\ntwo'],
    ['spaced letters', '4 Tc (IBAN) Tj', 'IBAN'],
    ['spaced letters, the last one written by itself', '4 Tc (IBA) Tj 0 Tc (N) Tj', 'IBAN'],
    ['wide blanks', '20 Tw (zwei Worte) Tj', 'zwei Worte'],
    ['narrow letters', '50 Tz (half) Tj 9.5 0 Td (as wide) Tj', 'half as wide'],
    ['raised Rappen', "(1'408.) Tj 27.2 0 Td /F 6 Tf 3 Ts (50) Tj", "1'408.50"],
    ['bold by writing twice', '(Total) Tj 0.3 0 Td (Total) Tj', 'Total'],
    ['not what is written twice', '(11) Tj 11.12 0 Td (11) Tj', '1111'],
    ['text to be searched only', '3 Tr (hidden) Tj', 'hidden'],
    ['octal and other escapes', '(\\101\\)\\\\\\\nB) Tj <4 3 4> Tj', 'A)\\BC@'],
    ['a font of the graphics state', '/G gs (Courier) Tj', 'Courier'],
    ['no font', '/Unknown 9 Tf (nothing) Tj', ''],
    ['no instruction', '(x) Tk (yes) Tj', 'yes'],
  ])('%s', (_name, instructions, text) => expect(written(instructions)).toBe(text));

  test('an IBAN in pieces, and an amount with its sign for thousands', () => {
    const iban = '[(CH44 31)-20(99 9)] TJ 59.4 0 Td (123 0008) Tj 48 0 Td (8901 2) Tj';
    expect(written(`${iban} 100 0 Td (CHF) Tj 30 0 Td (1\x92949.75) Tj`)).toBe(
      'CH44 3199 9123 0008 8901 2 CHF 1’949.75',
    );
  });

  test('turned pages are read as they are turned', () => {
    expect(written('0 1 -1 0 100 9 Tm (below) Tj 0 1 -1 0 50 9 Tm (above) Tj')).toBe('above\nbelow');
    expect(written('(upright one) Tj 0 -20 Td (upright two) Tj 0 1 -1 0 9 9 Tm (turned) Tj')).toBe(
      'upright one\nupright two\nturned',
    );
  });

  test('lines of a scan may lean', () => {
    expect(written('(one) Tj .9998 .02 -.02 .9998 30 .5 Tm (line) Tj')).toBe('one line');
  });

  test('states are saved, and a page may be upside down', () => {
    const content =
      'q 1 0 0 -1 0 800 cm q BT /F 10 Tf 1 0 0 -1 20 30 Tm (above) Tj ET Q BT /F 10 Tf 1 0 0 -1 20 60 Tm (below) Tj ET Q';
    expect(textOf(content)).toBe('above\nbelow');
  });

  test('any words with gaps between them come back in order', () => {
    const word = fc.stringMatching(/^[A-Za-z0-9]{1,12}$/);
    fc.assert(
      fc.property(fc.array(fc.array(word, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 8 }), (lines) => {
        const pieces = lines.flatMap((words, row) =>
          words.map((one, column) => `1 0 0 1 ${20 + 140 * column} ${700 - 14 * row} Tm (${one}) Tj`),
        );
        expect(written(pieces.reverse().join(' '))).toBe(lines.map((words) => words.join(' ')).join('\n'));
      }),
    );
  });
});

describe('forms and annotations', () => {
  const form = '/Type/XObject/Subtype/Form/BBox[0 0 100 100]';
  test('a form is where it is drawn', () => {
    const parts = {
      resources: `${resources}/XObject<</X 5 0 R>>`,
      more: [{ dictionary: `${form}/Matrix[1 0 0 1 0 50]`, stream: 'BT /F 9 Tf (form) Tj ET' }],
    };
    expect(textOf('/X Do BT /F 9 Tf 0 30 Td (page) Tj ET', parts)).toBe('form\npage');
    expect(textOf('q 1 0 0 1 0 -40 cm /X Do Q BT /F 9 Tf 0 30 Td (page) Tj ET', parts)).toBe('page\nform');
  });

  test('a field that is filled in is read, a hidden one and a link are not', () => {
    const field = (rectangle: string, more: string) => ({
      dictionary: `/Type/Annot/Subtype/Widget/Rect[${rectangle}]/AP<</N<</On 5 0 R>>>>/AS/On${more}`,
    });
    const parts = {
      page: '/MediaBox[0 0 595 842]/Annots[6 0 R 7 0 R 8 0 R 9 0 R]',
      more: [
        { dictionary: `${form}/Resources<<${resources}>>`, stream: 'BT /F 9 Tf 3 3 Td (field) Tj ET' },
        field('100 200 200 300', ''),
        field('100 600 200 700', '/F 2'),
        { dictionary: '/Type/Annot/Subtype/Link/Rect[1 2 3 4]/AP<</N 5 0 R>>' },
        { dictionary: '/Type/Annot/Subtype/Stamp/Rect[0 800 100 900]/AP<</N 5 0 R>>' },
      ],
    };
    expect(textOf('BT /F 9 Tf 9 500 Td (page) Tj ET', parts)).toBe('field\npage\nfield');
  });
});
