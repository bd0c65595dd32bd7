import { openImaging } from '@rappen/node';
import { toPdfA3b } from '@rappen/pdf/archival';
import { substituteFonts } from '@rappen/pdf/fonts';
import { readPdfText } from '@rappen/pdf/text';
import { describe, expect, test } from 'vitest';
import { page } from '../oracles/pdfa-fixtures/parts.ts';
import { expectValue } from '../results.ts';

const imaging = await openImaging();
const layers = ['<</Type/OCG/Name(one)>>', '<</Type/OCG/Name(two)>>'];
const font = '/Font<</F1<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>';
const word = 'BT /F1 24 Tf 60 500 Td (word) Tj ET';
const marked = `/OC /L BDC ${word} EMC`;

interface Case {
  readonly configuration?: string;
  /** The layers that the document lists. */
  readonly listed?: string;
  /** What the content belongs to: the layer of object 100 by default. */
  readonly member?: string;
  readonly content?: string;
  readonly more?: string;
  readonly objects?: readonly string[];
}

const pdfOf = ({
  configuration = '',
  listed = '100 0 R 101 0 R',
  member = '100 0 R',
  content = marked,
  more = '',
  objects = layers,
}: Case) =>
  page({
    content,
    resources: `${font}/Properties<</L ${member}>>${more}`,
    catalog: `/OCProperties<</OCGs[${listed}]/D<<${configuration}>>>>`,
    objects,
  });

const off = '/OFF[100 0 R]';
const form = (entries: string) => [
  ...layers,
  `<</Type/XObject/Subtype/Form/BBox[0 0 595 842]${entries}/Resources<<${font}>>/Length ${word.length}>>stream\n${word}\nendstream`,
];
const cases: readonly (readonly [name: string, file: Case, isSeen: boolean])[] = [
  ['a layer that nothing is said of', {}, true],
  ['a layer that is off', { configuration: off }, false],
  ['another layer that is off', { configuration: '/OFF[101 0 R]' }, true],
  ['all off by default', { configuration: '/BaseState/OFF' }, false],
  ['all off by default but this one', { configuration: '/BaseState/OFF/ON[100 0 R]' }, true],
  ['a member of two, one off', { configuration: off, member: '<</Type/OCMD/OCGs[100 0 R 101 0 R]>>' }, true],
  ['a member of two, all on', { configuration: off, member: '<</Type/OCMD/P/AllOn/OCGs[100 0 R 101 0 R]>>' }, false],
  ['a member of two, any off', { configuration: off, member: '<</Type/OCMD/P/AnyOff/OCGs[100 0 R 101 0 R]>>' }, true],
  ['a member of two, all off', { configuration: off, member: '<</Type/OCMD/P/AllOff/OCGs[100 0 R 101 0 R]>>' }, false],
  ['a member of one', { configuration: off, member: '<</Type/OCMD/OCGs 100 0 R>>' }, false],
  ['a layer that is not listed', { configuration: off, listed: '101 0 R' }, true],
  ['a layer in a list of the list', { configuration: off, listed: '101 0 R [100 0 R]' }, true],
  ['layers that are off by default, but not listed', { configuration: '/BaseState/OFF', listed: '' }, true],
  ['a member of none', { configuration: off, member: '<</Type/OCMD/OCGs[]>>' }, true],
  ['an expression: not', { configuration: off, member: '<</Type/OCMD/VE[/Not 100 0 R]>>' }, true],
  ['an expression: and', { configuration: off, member: '<</Type/OCMD/VE[/And 100 0 R 101 0 R]>>' }, false],
  ['an expression: or', { configuration: off, member: '<</Type/OCMD/VE[/Or 100 0 R[/Not 101 0 R]]>>' }, false],
  ['inside another mark', { configuration: off, content: `/P BMC /OC /L BDC /Q BMC EMC ${word} EMC EMC` }, false],
  ['behind a hidden mark', { configuration: off, content: `/OC /L BDC EMC ${word}` }, true],
  ['behind an end too many', { configuration: off, content: `EMC EMC ${marked}` }, false],
  [
    'a form of a layer',
    { configuration: off, content: '/X Do', more: '/XObject<</X 102 0 R>>', objects: form('/OC 100 0 R') },
    false,
  ],
  [
    'a form in a mark',
    { configuration: off, content: '/OC /L BDC /X Do EMC', more: '/XObject<</X 102 0 R>>', objects: form('') },
    false,
  ],
  [
    'a form of another layer',
    { configuration: off, content: '/X Do', more: '/XObject<</X 102 0 R>>', objects: form('/OC 101 0 R') },
    true,
  ],
  ['a mark that is not of a layer', { configuration: off, content: `/P /L BDC ${word} EMC` }, true],
];

describe.each(cases)('%s', (_name, file, isSeen) => {
  const pdf = pdfOf(file);

  test('is text where PDFium shows it', async () => {
    const { pixels } = expectValue(await imaging.renderPage(pdf, 1, 72));
    expect(pixels.some((pixel) => pixel < 128)).toBe(isSeen);
    const { text, isBlank, notRead } = expectValue(readPdfText(pdf));
    expect([text.trim(), isBlank, notRead]).toEqual([isSeen ? 'word' : '', !isSeen, []]);
  });

  test('stays so in PDF/A', () => {
    const made = expectValue(toPdfA3b(pdf, { now: '2026-11-21T10:00:00Z', fonts: substituteFonts }));
    expect(expectValue(readPdfText(made.pdf)).text.trim()).toBe(isSeen ? 'word' : '');
  });
});

test('hidden text moves the pen', () => {
  const content = 'BT /F1 24 Tf 60 500 Td (one ) Tj /OC /L BDC (two ) Tj EMC (three) Tj ET';
  expect(expectValue(readPdfText(pdfOf({ configuration: off, content }))).text).toBe('one three');
});

test.each([
  ['of itself', '<</Type/OCMD/OCGs[100 0 R]>>'],
  ['of itself many times', `<</Type/OCMD/OCGs[${'100 0 R '.repeat(20)}]>>`],
  ['whose expression is itself', '<</Type/OCMD/VE[/And[/Not 100 0 R]]>>'],
])('a condition %s is not followed without end, and that is said', (_name, condition) => {
  const { notRead } = expectValue(readPdfText(pdfOf({ objects: [condition, '<</Type/OCG/Name(two)>>'] })));
  expect(notRead).toEqual([{ from: 1, to: 1, reason: 'beyond-limit' }]);
});
