import { readBills } from '@rappen/core';
import { mergeSlip } from '@rappen/core/slip-on-page';
import { openImaging } from '@rappen/node';
import { toPdfA3b } from '@rappen/pdf/archival';
import { appendPages } from '@rappen/pdf/assembly';
import { substituteFonts } from '@rappen/pdf/fonts';
import { openPdf } from '@rappen/pdf/open';
import { readPdfText } from '@rappen/pdf/text';
import { describe, expect, test } from 'vitest';
import { slip } from '../oracles/merge/slip.ts';
import { expectValue } from '../results.ts';

const imaging = await openImaging();
const now = '2026-11-21T10:00:00Z';

/** Objects from number 1, the catalog, on; those that are undefined are missing in the file. */
function fileOf(bodies: readonly (string | undefined)[]): Uint8Array {
  let text = '%PDF-1.4\n';
  let table = `0 1\n0000000000 65535 f \n`;
  for (const [index, body] of bodies.entries()) {
    if (body === undefined) continue;
    table += `${index + 1} 1\n${String(text.length).padStart(10, '0')} 00000 n \n`;
    text += `${index + 1} 0 obj\n${body}\nendobj\n`;
  }
  const size = bodies.length + 1;
  return new Uint8Array(
    Buffer.from(
      `${text}xref\n${table}trailer\n<</Size ${size}/Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF\n`,
      'latin1',
    ),
  );
}

const resources = '/Resources<</Font<</F<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>>>';
const content = (word: string) => {
  const drawn = `BT /F 24 Tf 50 700 Td (${word}) Tj ET`;
  return `<</Length ${drawn.length}>>stream\n${drawn}\nendstream`;
};
const box = '/MediaBox[0 0 595 842]';
/** A page whose content is object 10 (one), 11 (two) or 12 (three). */
const page = (number: number, more = box) =>
  `<</Type/Page/Parent 2 0 R${more}${resources}/Contents ${9 + number} 0 R>>`;
const contents = [content('one'), content('two'), content('three')];
const file = (tree: string, more: readonly (string | undefined)[] = [], catalog = '/Pages 2 0 R') =>
  fileOf([`<</Type/Catalog${catalog}>>`, tree, ...Array.from({ length: 7 }, (_, index) => more[index]), ...contents]);

/** Each with the texts of the pages that viewers show: empty where they show none. */
const trees: readonly (readonly [name: string, pdf: Uint8Array, texts: readonly string[]])[] = [
  [
    'pages written in the tree itself',
    file(`<</Type/Pages/Count 3/Kids[${page(1)}${page(2)}${page(3)}]>>`),
    ['one', 'two', 'three'],
  ],
  [
    'a page written in the tree itself, which inherits',
    file(`<</Type/Pages/Count 2${box}/Kids[${page(1, '')} 3 0 R]>>`, [page(2, '')]),
    ['one', 'two'],
  ],
  [
    'a node written in the tree itself',
    file(`<</Type/Pages/Count 3/Kids[<</Type/Pages/Parent 2 0 R/Count 2/Kids[3 0 R 4 0 R]>> 5 0 R]>>`, [
      page(1),
      page(2),
      page(3),
    ]),
    ['one', 'two', 'three'],
  ],
  [
    'a page that is not there',
    file('<</Type/Pages/Count 3/Kids[3 0 R 8 0 R 4 0 R]>>', [page(1), page(3)]),
    ['one', '', 'three'],
  ],
  [
    'a page that is null',
    file('<</Type/Pages/Count 3/Kids[null 3 0 R 4 0 R]>>', [page(1), page(3)]),
    ['', 'one', 'three'],
  ],
  [
    'a node that leads back to itself',
    file('<</Type/Pages/Count 2/Kids[3 0 R 2 0 R 4 0 R]>>', [page(1), page(2)]),
    ['one', 'two'],
  ],
  ['a page twice', file('<</Type/Pages/Count 3/Kids[3 0 R 4 0 R 3 0 R]>>', [page(1), page(2)]), ['one', 'two', 'one']],
  [
    'a node twice',
    file('<</Type/Pages/Count 3/Kids[5 0 R 4 0 R 5 0 R]>>', [
      page(1),
      page(2),
      '<</Type/Pages/Parent 2 0 R/Count 1/Kids[3 0 R]>>',
    ]),
    ['one', 'two', 'one'],
  ],
  [
    'a tree written in the catalog',
    file('<<>>', [page(1), page(2)], '/Pages<</Type/Pages/Count 2/Kids[3 0 R 4 0 R]>>'),
    ['one', 'two'],
  ],
  [
    'an empty node',
    file('<</Type/Pages/Count 1/Kids[5 0 R 3 0 R]>>', [
      page(1),
      undefined,
      '<</Type/Pages/Parent 2 0 R/Count 0/Kids[]>>',
    ]),
    ['one'],
  ],
  ['a kid that is a number', file('<</Type/Pages/Count 2/Kids[7 3 0 R]>>', [page(1)]), ['', 'one']],
  ['no count', file('<</Type/Pages/Kids[3 0 R 4 0 R]>>', [page(1), page(2)]), ['one', 'two']],
];

describe.each(trees)('%s', (_name, pdf, texts) => {
  const numbers = texts.flatMap((text, index) => (text === '' ? [index + 1] : []));

  test('has the pages that PDFium shows', async () => {
    expect(await imaging.pageCount(pdf)).toEqual({ ok: true, value: texts.length });
    for (const [index, text] of texts.entries()) {
      const shown = await imaging.renderPage(pdf, index + 1, 72);
      const isInked = shown.ok && shown.value.pixels.some((pixel) => pixel < 128);
      expect([index + 1, isInked]).toEqual([index + 1, text !== '']);
    }
  });

  test('gives their texts, and says which are missing', () => {
    const read = expectValue(readPdfText(pdf));
    expect(read.pages.map(({ text }) => text.trim())).toEqual(texts);
    expect(read.notRead.flatMap(({ from, to, reason }) => [from, to, reason])).toEqual(
      numbers.flatMap((number) => [number, number, 'unreadable']),
    );
    expect(read.pages.map(({ isBlank }) => isBlank)).toEqual(texts.map(() => false));
  });

  test('is searched for bills page by page, and says which are missing', () => {
    const read = readBills(pdf);
    expect(read.ok && read.notRead).toEqual(
      numbers.map((number) => ({ from: number, to: number, reason: 'unreadable' })),
    );
  });

  test('takes pages behind it and slips on it', () => {
    const longer = expectValue(appendPages(pdf, slip));
    expect(
      expectValue(readPdfText(longer))
        .pages.map(({ text }) => text.trim())
        .slice(0, -1),
    ).toEqual(texts);
    const last = texts.length;
    const merged = expectValue(mergeSlip(pdf, slip, { page: last })).pdf;
    const read = expectValue(readPdfText(merged)).pages.map(({ text }) => text);
    expect(read.slice(0, -1).map((text) => text.trim())).toEqual(texts.slice(0, -1));
    expect(read.at(-1)).toContain(texts.at(-1));
    expect(read.at(-1)).toMatch(/Section paiement/);
  });

  test('becomes PDF/A with the same pages, and says what is missing', () => {
    const made = expectValue(toPdfA3b(pdf, { now, fonts: substituteFonts }));
    expect(expectValue(readPdfText(made.pdf)).pages.map(({ text }) => text.trim())).toEqual(texts);
    const missing = made.warnings.filter(({ code }) => code === 'page-missing').map(({ count }) => count);
    expect(missing).toEqual(numbers.length === 0 ? [] : [numbers.length]);
    expect(expectValue(openPdf(made.pdf)).wasDamaged).toBe(false);
  });
});

test('a tree without pages, or one that branches without end, is refused', () => {
  const codesOf = (pdf: Uint8Array) => {
    const opened = openPdf(pdf);
    return opened.ok ? [] : opened.problems.map(({ code }) => code);
  };
  expect(codesOf(file('<</Type/Pages/Count 0/Kids[]>>'))).toEqual(['PDF_UNREADABLE']);
  expect(codesOf(file('<</Type/Pages/Count 1/Kids[8 0 R]>>'))).toEqual(['PDF_UNREADABLE']);
  expect(codesOf(file('<</Type/Pages/Count 1/Kids[2 0 R]>>'))).toEqual(['PDF_UNREADABLE']);
  const twice = (number: number) => `<</Type/Pages/Kids[${`${number} 0 R `.repeat(40)}]>>`;
  const branching = file(twice(3), [twice(4), twice(5), twice(6), twice(7), twice(8), twice(9), page(1)]);
  expect(codesOf(branching)).toEqual([expect.stringMatching(/^PDF_TOO_(?:MANY_PAGES|COMPLEX)$/)]);
  const read = readBills(branching);
  expect(read.ok && read.notRead.at(-1)?.reason).toMatch(/unreadable|beyond-limit/);
});

test.each(['(trailer\n', '%trailer\n', 'trailer<<(', 'trailer<</A ', 'trailer['])(
  'trailers that run into each other are each looked at once: %j',
  (part) => {
    // Of a square this would be hours
    const file = new Uint8Array(Buffer.from(`%PDF-1.4\n${part.repeat(8_000_000 / part.length)}`));
    expect(openPdf(file).ok).toBe(false);
  },
);

test('a node without kids is an empty page, unless it says that no pages are below it', () => {
  const nodes = (entries: string) =>
    file('<</Type/Pages/Count 2/Kids[5 0 R 3 0 R]>>', [
      page(1),
      undefined,
      `<</Type/Pages/Parent 2 0 R${box}${entries}>>`,
    ]);
  const pagesOf = (pdf: Uint8Array) => {
    const { pages, notRead } = expectValue(readPdfText(pdf));
    return [pages.map(({ text }) => text), notRead.length];
  };
  expect(pagesOf(nodes(''))).toEqual([['', 'one'], 0]);
  expect(pagesOf(nodes('/Count 0'))).toEqual([['one'], 0]);
  expect(pagesOf(nodes('/Count 1'))).toEqual([['', 'one'], 1]);
});
