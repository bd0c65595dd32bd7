import { zlibSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { disagreements } from '../../test/agreement.ts';
import { ascii, type PdfPart, pagesPdf } from '../../test/pdfs.ts';
import { joined } from '../../test/pictures.ts';
import { defaultImagingLimits } from '../limits.ts';
import { isSafePdf } from './guard.ts';

test('200 random pages: what the renderer draws is refused, and what it does not draw is let through', async () => {
  const { found, drawn, hidden } = await disagreements(200, 20);
  expect(found).toEqual([]);
  expect(Math.min(drawn, hidden)).toBeGreaterThan(30);
});

const callsMax = 1000;
const contentMax = 100_000;
const limits = { ...defaultImagingLimits, pdfPageCallsMax: callsMax, pdfPageContentBytesMax: contentMax };
const form = '/Type/XObject/Subtype/Form/BBox[0 0 9 9]';
const isSafe = (content: string, resources = '', more: readonly PdfPart[] = []): boolean =>
  isSafePdf(pagesPdf([content], { resources, more }), limits);

describe('the cost of a page is known', () => {
  const small = { dictionary: form, stream: 'n' };
  const thousandBytes = 'n '.repeat(500);
  const large = { dictionary: form, stream: thousandBytes };
  const font = '/Type/Font/Subtype/Type3/FontMatrix[1 0 0 1 0 0]/Encoding<</Differences[97/a/b]>>';
  const glyphs: readonly PdfPart[] = [
    { dictionary: `${font}/CharProcs<</a 6 0 R/b 7 0 R>>` },
    { dictionary: '', stream: thousandBytes },
    { dictionary: '', stream: 'n' },
  ];
  /** The same one number further on. */
  const atNext = (part: PdfPart): PdfPart => {
    return { ...part, dictionary: part.dictionary.replace(/(\d) 0 R/g, (_, digit) => `${Number(digit) + 1} 0 R`) };
  };
  const mask = '/ExtGState<</G<</SMask<</S/Alpha/G 5 0 R>>>>/N<</SMask/None>>/L<</LW 1>>>>';
  const pattern = { dictionary: '/PatternType 1/BBox[0 0 9 9]/XStep 9/YStep 9', stream: thousandBytes };

  test.each([
    ['999 forms', true, '/F Do '.repeat(999), '/XObject<</F 5 0 R>>', [small]],
    ['1001 forms', false, '/F Do '.repeat(1001), '/XObject<</F 5 0 R>>', [small]],
    ['90 forms of 1000 bytes', true, '/F Do '.repeat(90), '/XObject<</F 5 0 R>>', [large]],
    ['110 forms of 1000 bytes', false, '/F Do '.repeat(110), '/XObject<</F 5 0 R>>', [large]],
    ['110 of them, each by another name of a string', false, '(F) Do '.repeat(110), '/XObject<</F 5 0 R>>', [large]],
    ['90 areas with a pattern', true, `/P scn ${'n f '.repeat(90)}`, '/Pattern<</P 5 0 R>>', [pattern]],
    ['110 areas with a pattern', false, `/P scn ${'n f '.repeat(110)}`, '/Pattern<</P 5 0 R>>', [pattern]],
    ['lines, with a pattern for areas', true, `/P scn ${'n S '.repeat(110)}`, '/Pattern<</P 5 0 R>>', [pattern]],
    ['areas behind the pattern', true, `q /P scn Q ${'n f '.repeat(110)}`, '/Pattern<</P 5 0 R>>', [pattern]],
    ['another colour', true, `/P scn 0 g ${'n f '.repeat(110)}`, '/Pattern<</P 5 0 R>>', [pattern]],
    ['90 areas behind a mask', true, `/G gs ${'n f '.repeat(90)}`, mask, [large]],
    ['110 areas behind a mask', false, `/G gs /L gs ${'n f '.repeat(110)}`, mask, [large]],
    ['areas behind none', true, `/G gs /N gs ${'n f '.repeat(110)}`, mask, [large]],
    ['90 drawn glyphs', true, `/T 1 Tf (${'a'.repeat(90)}) Tj`, '/Font<</T 5 0 R>>', glyphs],
    ['110 drawn glyphs', false, `/T 1 Tf [(${'a'.repeat(55)}) 5 <${'61'.repeat(55)}>] TJ`, '/Font<</T 5 0 R>>', glyphs],
    ['110 small drawn glyphs', true, `/T 1 Tf (${'b'.repeat(110)}) Tj`, '/Font<</T 5 0 R>>', glyphs],
    ...(
      [
        ['a pattern', '/P scn', '/Pattern<</P 6 0 R>>', [pattern], 'f '],
        ['a mask', '/G gs', mask.replace('5 0 R', '6 0 R'), [large], 'f '],
        ['a drawn font', '/T 1 Tf', '/Font<</T 6 0 R>>', glyphs.map(atNext), '(a)Tj '],
      ] as const
    ).flatMap(([what, chosen, resources, more, used]) =>
      [80, 110].map((count) => {
        const drawn = { dictionary: form, stream: used.repeat(count / 10) };
        const nested = `/XObject<</F 5 0 R>>${resources}`;
        return [
          `${what} that a form inherits, ${count} times`,
          count < 100,
          `${chosen} ${'/F Do '.repeat(10)}`,
          nested,
          [drawn, ...more],
        ] as const;
      }),
    ),
  ] as const)('%s', (_, expected, content, resources, more) => {
    expect(isSafe(content, resources, more)).toBe(expected);
  });

  test.each([
    [90, true],
    [110, false],
  ])('what %i thousand bytes of an inline picture unpack to', (thousands, expected) => {
    const data = zlibSync(new Uint8Array(thousands * 1000));
    const stream = joined([ascii(`BI /W ${thousands} /H 1000 /BPC 8 /CS /G /F /Fl ID `), data, ascii(' EI')]);
    expect(isSafe('/F Do', '/XObject<</F 5 0 R>>', [{ dictionary: form, stream }])).toBe(expected);
  });

  test('a hundred thousand states put aside are enough', () => {
    const content = (count: number): Uint8Array => pagesPdf(['q '.repeat(count)]);
    expect(isSafePdf(content(90_000), defaultImagingLimits)).toBe(true);
    expect(isSafePdf(content(110_000), defaultImagingLimits)).toBe(false);
  });
});

describe('what the renderer finds, the guard finds', () => {
  const page = '/Type/Page/Parent 2 0 R/MediaBox[0 0 40 40]/Contents 4 0 R/Resources<</XObject<</X 5 0 R>>>>';
  const stream = (content: string, entries = `/Length ${content.length}`): string =>
    `<<${entries}>>\nstream\n${content}\nendstream`;
  const many = stream('/X Do '.repeat(20), `${form}/Length 120/Resources<</XObject<</X 6 0 R>>>>`);
  const forms = [5, 6, 7, 8, 9].map((number) => `${number} 0 obj ${many.replace('6 0 R', `${number + 1} 0 R`)} endobj`);
  const fileOf = (kids: string, ...objects: readonly string[]): Uint8Array =>
    ascii(
      [
        '%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
        `2 0 obj<</Type/Pages/Count 1/Kids[${kids}]>>endobj`,
        ...objects,
        ...forms,
        `10 0 obj ${stream('n', `${form}/Length 1`)} endobj trailer<</Root 1 0 R>>`,
      ].join('\n'),
    );
  const content = `4 0 obj ${stream('/X Do')} endobj`;

  test.each([
    ['a page', fileOf('3 0 R', `3 0 obj<<${page}>>endobj`, content)],
    ['a page where it is listed', fileOf(`<<${page}>>`, content)],
    ['a page that is a stream', fileOf('3 0 R', `3 0 obj${stream('', `${page}/Length 0`)}endobj`, content)],
    [
      'contents with the word for their end in them, and a length elsewhere',
      fileOf(
        '3 0 R',
        `3 0 obj<<${page}>>endobj`,
        `4 0 obj ${stream('n endstream endobj /X Do', '/Length 11 0 R')} endobj 11 0 obj 24 endobj`,
      ),
    ],
    [
      'a comment among the numbers of an object',
      fileOf('3 0 R', `3 0 obj<<${page}>>endobj`, content.replace('4 ', '4 %5\n')),
    ],
    ['one in front of its word', fileOf('3 0 R', `3 0 obj<<${page}>>endobj`, content.replace('0 obj', '0 %\nobj'))],
    [
      'a pattern of tiny tiles by references',
      pagesPdf(['/P scn 0 0 9 9 re f'], {
        resources: '/Pattern<</P 5 0 R>>',
        more: [
          { dictionary: '/PatternType 6 0 R/BBox[0 0 9 9]/XStep 7 0 R/YStep 7 0 R', stream: 'n' },
          { dictionary: '', value: '1' },
          { dictionary: '', value: '0.001' },
        ],
      }),
    ],
  ])('%s', (_, bytes) => {
    expect(isSafePdf(bytes, defaultImagingLimits)).toBe(false);
  });
});
