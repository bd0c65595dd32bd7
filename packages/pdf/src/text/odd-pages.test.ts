import { describe, expect, test } from 'vitest';
import { pagePdf, pdfOf } from '../../../../test/oracles/page-pdfs.ts';
import { edited } from '../../../../test/oracles/pdfa-fixtures/parts.ts';
import { expectValue } from '../../../../test/results.ts';
import { shownPage } from '../assembly/page-box.ts';
import { openPdf } from '../open/open.ts';
import { readPdfText } from './read-text.ts';

const fonts = '/Font<</F<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>';
const read = (bytes: Uint8Array) => expectValue(readPdfText(bytes));
const readPage = (content: string, more: Parameters<typeof pagePdf>[1] = {}) =>
  read(pagePdf(content, { resources: fonts, ...more }));
const unreadable = [{ from: 1, to: 1, reason: 'unreadable' }];

describe('text in a font that is not there is told', () => {
  test.each([
    ['a name that means nothing', 'BT /G 9 Tf 9 700 Td (word) Tj ET', unreadable],
    ['no font at all', 'BT 9 700 Td (word) Tj ET', unreadable],
    ['no text either', 'BT /G 9 Tf 9 700 Td () Tj [5] TJ ET', []],
  ])('%s', (_, content, notRead) => {
    const told = readPage(content);
    expect([told.text, told.notRead, told.isBlank]).toEqual(['', notRead, notRead.length === 0]);
  });
});

test('a page whose own dictionary is damaged is told', () => {
  const page = `/Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<<${fonts}>>/Contents 4 0 R`;
  const content = { dictionary: '', stream: 'BT /F 9 Tf 9 700 Td (word) Tj ET' };
  expect(read(pdfOf([{ dictionary: page }, content])).notRead).toEqual([]);
  expect(read(pdfOf([{ dictionary: `${page})` }, content])).notRead).toEqual(unreadable);
});

test.each(['/Rotate 9 0 R', '/Resources 9 0 R', '/MediaBox 9 0 R'])(
  '%s is as good as nothing: it is inherited',
  (own) => {
    const page = `/Type/Page/Parent 2 0 R/Contents 4 0 R${own}`;
    const content = 'BT /F 9 Tf 9 700 Td (word) Tj ET';
    const bytes = edited(
      pdfOf([{ dictionary: page }, { dictionary: '', stream: content }]),
      '/Count 1',
      `/Count 1/Rotate 90/MediaBox[0 0 500 900]/Resources<<${fonts}>>`,
    );
    const [first] = expectValue(openPdf(bytes)).pages;
    const shown = first && shownPage(expectValue(openPdf(bytes)).document, first.dictionary);
    expect([read(bytes).text, shown?.rotation]).toEqual(['word', 90]);
  },
);

test('a page whose resources are damaged is told', () => {
  const page = '/Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources 5 0 R/Contents 4 0 R';
  const parts = [{ dictionary: page }, { dictionary: '', stream: 'BT /F 9 Tf 9 700 Td (word) Tj ET' }];
  expect(read(pdfOf([...parts, { dictionary: fonts }])).notRead).toEqual([]);
  expect(read(pdfOf([...parts, { dictionary: `${fonts}>zOn 6` }])).notRead).toEqual(unreadable);
});

test.each([
  ['contents behind a reference to a reference', '4 0 R', 'BT /F 9 Tf 9 700 Td (word) Tj ET'],
  ['a part of the contents', '[4 0 R 5 0 R]', 'BT /F 9 Tf 9 700 Td (word) Tj ET'],
])('%s are for most readers not there, and that is told', (_, contents, stream) => {
  const page = `/Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<<${fonts}>>/Contents ${contents}`;
  const bytes = pdfOf([{ dictionary: page }, { dictionary: '', stream: 'BT ET' }, { dictionary: '', stream }]);
  const led = edited(bytes, /4 0 obj[\s\S]*?endobj/, '4 0 obj 5 0 R endobj');
  const told = read(led);
  expect([told.text, told.notRead]).toEqual([contents === '4 0 R' ? '' : 'word', unreadable]);
});

test.each([
  ['a picture', 'BI /W 9 /H 9 /BPC 8 /CS /G ID abc'],
  ['a text', 'BT (abc'],
])('%s without an end is told, and what stands before it is read', (_, rest) => {
  const told = readPage(`BT /F 9 Tf 9 700 Td (word) Tj ET ${rest}`);
  expect([told.text, told.notRead]).toEqual(['word', unreadable]);
});

test('a picture that is longer than it says ends where the instructions go on, whatever they write', () => {
  const picture = 'q BI /W 8 /H 1 /BPC 8 /CS /G ID  EI q aEI\nEI\nQ';
  const told = readPage(`BT /F 9 Tf 9 700 Td (one) Tj ${picture}\n(\x00two\xff) Tj ET`);
  expect([told.text.replace(/[^a-z]/g, ''), told.notRead]).toEqual(['onetwo', []]);
});

test('a font that does not say what its codes are writes nothing, and that is told', () => {
  const composite = (entries: string) =>
    `/Font<</F<</Type/Font/Subtype/Type0/BaseFont/A${entries}/DescendantFonts[<</Type/Font/Subtype/CIDFontType2/BaseFont/A>>]>>>>`;
  const told = (entries: string) => readPage('BT /F 9 Tf <0001> Tj ET', { resources: composite(entries) });
  expect(told('/Encoding/Identity-H').notRead).toEqual([]);
  expect([told('').text, told('').notRead]).toEqual(['', unreadable]);
});

test('text outside of a text object stands where a state that is taken back had it', () => {
  const content = 'BT /F 9 Tf 9 700 Td (one) Tj ET q BT 300 99 Td (three) Tj ET Q 0 -9 Td (two) Tj';
  expect(readPage(content).text).toBe('one\ntwo\nthree');
});

describe('a field is read by its value where it has no looks', () => {
  const widget = (entries: string) => `/Type/Annot/Subtype/Widget/Rect[60 500 260 520]${entries}`;
  const look = { dictionary: `/Subtype/Form/BBox[0 0 200 20]/Resources<<${fonts}>>`, stream: 'BT /F 9 Tf (old) Tj ET' };
  const textOf = (entries: string, form = '') => {
    const page = '/Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Annots[5 0 R]';
    const parts = [{ dictionary: page }, { dictionary: '', stream: '' }, { dictionary: widget(entries) }, look];
    return read(pdfOf([...parts, { dictionary: '/FT/Tx/V(above)' }], `/AcroForm<</Fields[5 0 R]${form}>>`)).text;
  };
  const outdated = '/NeedAppearances true';
  test.each([
    ['a text', '/FT/Tx/V(Anna)', '', 'Anna'],
    ['lines', '/FT/Tx/V(one\\rtwo)', '', 'one\ntwo'],
    ['what a field above it says', '/Parent 7 0 R', '', 'above'],
    ['a choice by its name', '/FT/Ch/Ff 131072/V(1)/Opt[[(1)(first)][(2)(second)]]', '', 'first'],
    ['a password', '/FT/Tx/Ff 8192/V(Anna)', '', '****'],
    ['a button to push', '/FT/Btn/Ff 65536/MK<</CA(Send)>>', '', 'Send'],
    ['a box to tick', '/FT/Btn/V/Yes', '', ''],
    ['one that is hidden', '/FT/Tx/V(Anna)/F 2', '', ''],
    ['one that has looks', '/FT/Tx/V(Anna)/AP<</N 6 0 R>>', '', 'old'],
    ['one whose looks are out of date', '/FT/Tx/V(Anna)/AP<</N 6 0 R>>', outdated, 'Anna'],
    ['a button whose looks are', '/FT/Btn/AP<</N 6 0 R>>', outdated, 'old'],
  ])('%s', (_, entries, form, expected) => {
    expect(textOf(entries, form)).toBe(expected);
  });
});

describe('an open list shows the options that have room', () => {
  const listOf = (entries: string, height = 60, form = '') => {
    const list = `/Type/Annot/Subtype/Widget/Rect[60 500 260 ${500 + height}]/FT/Ch${entries}`;
    const page = '/Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Annots[5 0 R]';
    const parts = [{ dictionary: page }, { dictionary: '', stream: '' }, { dictionary: list }];
    const look = {
      dictionary: `/Subtype/Form/BBox[0 0 200 20]/Resources<<${fonts}>>`,
      stream: 'BT /F 9 Tf (old) Tj ET',
    };
    const { text, notRead } = read(pdfOf([...parts, look], `/AcroForm<</Fields[5 0 R]${form}>>`));
    expect(notRead).toEqual([]);
    return text;
  };
  const options = '/Opt[(one)(two)(three)(four)(five)(six)(seven)]';
  test.each<[what: string, entries: string, height: number | undefined, form: string, shown: string]>([
    ['as many as the usual letters let in', options, undefined, '', 'one\ntwo\nthree\nfour'],
    ['at least one', options, 5, '', 'one'],
    ['of smaller letters more', `${options}/DA(/F 8 Tf)`, undefined, '', 'one\ntwo\nthree\nfour\nfive\nsix'],
    ['of the letters of the form', options, undefined, '/DA(/F 24 Tf 0 g)', 'one\ntwo'],
    ['where readers choose the size', `${options}/DA(/F 0 Tf)`, undefined, '', 'one\ntwo\nthree\nfour'],
    ['from the one on top', `${options}/TI 5`, undefined, '', 'six\nseven'],
    ['whatever is chosen', `${options}/V(seven)`, undefined, '', 'one\ntwo\nthree\nfour'],
    ['by what they show', '/Opt[[(1)(first)][(2)]3 0 R]', undefined, '', 'first\n2'],
    ['none without options', '/V(b)', undefined, '', 'b'],
    ['where looks are out of date', `${options}/AP<</N 6 0 R>>`, 20, '/NeedAppearances true', 'one'],
    ['but not where it has looks', `${options}/AP<</N 6 0 R>>`, 20, '', 'old'],
  ])('%s', (_, entries, height, form, shown) => {
    expect(listOf(entries, height, form)).toBe(shown);
  });
});

test('a free text without looks is read', () => {
  const note = '/Type/Annot/Subtype/FreeText/Rect[60 500 260 520]/Contents(Hello)';
  expect(readPage('', { page: '/MediaBox[0 0 595 842]/Annots[5 0 R]', more: [{ dictionary: note }] }).text).toBe(
    'Hello',
  );
});

describe('operators whose operands are something else', () => {
  const line = 'BT /F 9 Tf 9 700 Td (word) Tj ET';
  test.each([
    ['a number behind a string', `${line} BT /F 9 Tf 9 600 Td (none) 5 Tj ET`],
    ['a name behind a string', `${line} BT /F 9 Tf 9 600 Td (none) /A Tj ET`],
    ['a dictionary behind a string', `${line} BT /F 9 Tf 9 600 Td (none) <<>> Tj ET`],
    ['numbers in front of a string', 'BT /F 9 Tf 9 700 Td 5 6 (word) Tj ET'],
  ])('%s', (_, content) => {
    expect(readPage(content)).toMatchObject({ text: 'word', notRead: [] });
  });

  test.each(['5 Tf', 'Tf', '/F Tf', '/F 5 6 Tf', '/F 1e3 Tf', '/F (a) Tf'])(
    'some readers take another font behind %s, and that is told',
    (chosen) => {
      const told = readPage(`BT /F 9 Tf 9 700 Td ${chosen} (word) Tj ET`);
      expect([told.text, told.notRead]).toEqual(['word', unreadable]);
    },
  );

  test('the same text in another size is written once more', () => {
    const content = 'BT /F 90 Tf 9 700 Td (word) Tj ET BT /F 9 Tf 9 700 Td (word) Tj ET';
    expect(readPage(content).text.replace(/\s/g, '')).toBe('wordword');
    expect(readPage(content.replace('90', '9')).text).toBe('word');
    // A long one in a size that differs little ends elsewhere
    const longer = content.replaceAll('word', 'many words in one line');
    expect(readPage(longer.replace('90', '10')).text.match(/many/g)).toHaveLength(2);
    expect(readPage(content.replace('90', '9.1')).text).toBe('word');
  });
});
