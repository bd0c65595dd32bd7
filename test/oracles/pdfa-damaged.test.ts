import { toPdfA3b } from '@rappen/pdf/archival';
import { substituteFonts } from '@rappen/pdf/fonts';
import { expect, test } from 'vitest';
import { conforms } from '../../packages/pdf/src/archival/check/check.ts';
import { readDocument } from '../../packages/pdf/src/syntax/document.ts';
import { spelledOut } from '../pdf/objects-text.ts';
import { codesOf, expectValue } from '../results.ts';
import { rawStream } from './merge/raw-pdf.ts';
import { pdfaCases } from './pdfa-cases.ts';
import {
  cidFont,
  composite,
  described,
  descriptor,
  type FontCase,
  inFont,
  latin,
  simple,
  widths,
} from './pdfa-fixtures/font-parts.ts';
import { cff, trueType, type1 } from './pdfa-fixtures/font-programs.ts';
import { fontCases } from './pdfa-fixtures/fonts.ts';
import { annotation, edited, page, type3 } from './pdfa-fixtures/parts.ts';
import { hasVeraPdf, verdictsOf } from './verapdf.ts';

const options = { now: '2026-11-21T10:00:00Z', fonts: substituteFonts } as const;

/** A document that conforms: what conversion makes of the case of that name, each object where it can be changed. */
function made(cases: readonly Pick<FontCase, 'name' | 'bytes'>[], name: string): Uint8Array {
  const found = cases.find((each) => each.name === name);
  return spelledOut(expectValue(toPdfA3b(found?.bytes ?? new Uint8Array(0), options)).pdf);
}

const plain = made(pdfaCases, 'nothing special');
const layered = made(pdfaCases, 'layers without a name');
const attached = made(pdfaCases, 'a file without anything said');
const printed = made(pdfaCases, 'inks printed over each other');
const drawn = made(pdfaCases, 'a font of drawn glyphs');
const lettered = made(fontCases, 'TrueType: other widths');
const composed = made(fontCases, 'CFF with CIDs: other widths');
const mapped = made(fontCases, 'CMap: of no collection');

/** Documents that conformed, with some bytes changed to as many others: readers do not agree on what they say then. */
const changed: readonly (readonly [name: string, bytes: Uint8Array, what: string | RegExp, by: string])[] = [
  ['a key that is none', lettered, '/Ascent 900', ' Ascent 900'],
  ['a value that is missing', lettered, '/Ascent 900', '/Ascent    '],
  ['a key that is there twice', lettered, '/CapHeight 700', '/Descent   700'],
  ['a measure that is a name', lettered, '/Ascent 900', '/Ascent /ab'],
  ['a number without digits', lettered, '/Descent -200', '/Descent    .'],
  ['a sign without a number', lettered, '/Descent -200', '/Descent    -'],
  ['a width that is a name', lettered, /\/Widths\[\d\d\d/, '/Widths[/ab'],
  ['a width below 0', lettered, /\/Widths\[\d\d\d/, '/Widths[-99'],
  ['a dictionary that is not closed', plain, 'MediaBox[0 0 595 842]', 'MediaBox[0 0 595 842 '],
  ['metadata that does not say so', plain, '/Type/Metadata', '/Typo/Metadata'],
  ['metadata of another language', plain, '/Subtype/XML', '/Subtype/XLM'],
  ['an instruction that has no name', plain, '<?xpacket end', '<?=packet end'],
  ['an identifier of odd digits', plain, /\/ID\[\((?:\\.|[^)\\])*\)/s, '/ID[<0x1>'],
  ['a layer that does not say so', layered, '/Type/OCG', '/Typo/OCG'],
  ['a layer without a name', layered, '/Name(One)', '/Nema(One)'],
  ['a list of files with a page in it', attached, /(\/Names\[\(a\.xml\))\d+ 0 R/, '$11 0 R'],
  ['inks printed over each other in an unknown way', printed, '/OPM 0', '/OPM 3'],
  ['colours of a family that nobody knows', printed, '/ICCBased', '/ICCBasec'],
  ['glyphs that are not drawn', drawn, /\/CharProcs<<\/square \d+ 0 R/, '/CharProcs<</square 12345'],
  ['CIDs without a number', composed, /\/W\[1[ []/, '/W[/ '],
  ['a collection without a name', mapped, /\/Ordering/g, '/Ordernig'],
  ['a map that does not say how many codes follow', mapped, '1 begincidrange', '/ begincidrange'],
];

const program1 = (head: (text: string) => string): Uint8Array => {
  const program = head(latin(type1()));
  const file = rawStream(`/Length1 ${program.indexOf('eexec') + 6}/Length2 1/Length3 0`, program);
  return inFont(
    simple('ABCDEF+Boxes', `${widths([400, 500], 97)}${described}`),
    [descriptor('ABCDEF+Boxes', 4, '/FontFile 102 0 R'), file],
    '(ab)',
  );
};
const replaced = (what: string, by: string) => (text: string) => text.replace(what, by);
const withByte = (bytes: Uint8Array, at: number, byte: number): Uint8Array => {
  const copy = bytes.slice();
  copy[at] = byte;
  return copy;
};
const compact = cff(true);
/** Where a program says an offset: behind the marks that stand around it. */
const placeOf = (bytes: Uint8Array, ...marks: readonly number[]): number =>
  bytes.findIndex((_, at) => marks.every((mark, index) => bytes[at + index] === mark));
const inCid = (program: Uint8Array): Uint8Array =>
  inFont(
    composite('ABCDEF+Made'),
    [
      descriptor('ABCDEF+Made', 4, '/FontFile3 103 0 R'),
      cidFont('ABCDEF+Made', 0, '/W[1[400 500 250]]'),
      rawStream('/Subtype/CIDFontType0C', latin(program)),
    ],
    '<00010002>',
  );
const unseenSigns = { content: 'BT /F 48 Tf 3 Tr 60 600 Td <0102> Tj ET', resources: '/Font<</F 100 0 R>>' };

/** Documents with damaged parts, as they may come in. */
const given: readonly (readonly [name: string, bytes: Uint8Array])[] = [
  ['Type 1: five numbers for a matrix', program1(replaced('0.001 0 0 0.001 0 0', '0.001 0 0 0.0 0'))],
  ['Type 1: numbers run together', program1(replaced('0.001 0 0 0.001', '0.0-2 0 0 0.001'))],
  ['Type 1: a dictionary that is not ended', program1(replaced('end readonly def', 'enonly def'))],
  ['Type 1: a code without a name', program1(replaced('98 /b put', '98  put'))],
  ['Type 1: a code above 255', program1(replaced('98 /b put', '256 /b put'))],
  ['Type 1: a word that is none', program1(replaced('dup 97', 'Lup 97'))],
  ['Type 1: a list of no kind', program1(replaced('256 array', '256 '))],
  [
    'TrueType: more tables than there can be',
    inFont(
      `<</Type/Font/Subtype/TrueType/BaseFont/ABCDEF+Made${widths([667, 667, 722])}${described}>>`,
      [descriptor('ABCDEF+Made', 4, '/FontFile2 102 0 R'), rawStream('', latin(withByte(trueType(['3,0']), 4, 0xff)))],
      '(ABC)',
    ),
  ],
  ['CFF: fonts that are not there', inCid(withByte(compact, placeOf(compact, 12, 36) - 3, 0xe5))],
  ['CFF: a glyph of no font', inCid(withByte(compact, placeOf(compact, 0, 1, 0, 2, 0, 3, 0, 0) + 8, 0x9c))],
  ['CFF: names of an unknown format', inCid(withByte(compact, placeOf(compact, 0, 0, 1, 0, 2, 0, 3), 0xff))],
  ['a glyph that writes itself', edited(page(type3(1000)), /re f/, '/F 9 Tf (a) Tj')],
  [
    'signs that are not seen and stand for nothing',
    inFont(simple('Helvetica', '/Encoding/WinAnsiEncoding'), [], '', unseenSigns),
  ],
  ['signs that are not seen, without an encoding', inFont(simple('Helvetica'), [], '', unseenSigns)],
  [
    'a drawing that is no stream',
    page({ content: '/X Do', resources: '/XObject<</X 100 0 R>>', objects: ['<</Subtype/PS>>'] }),
  ],
  [
    'a form that draws a number',
    page({
      content: '/X Do',
      resources: '/XObject<</X 100 0 R>>',
      objects: [rawStream('/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</Y 1>>>>', '/Y Do')],
    }),
  ],
  ['a mark without a place', page(annotation('/Subtype/Square/C[1 0 0]/F 4'))],
  [
    'a font without an encoding that nothing is written with',
    page({ resources: '/Font<</F<</Type/Font/Subtype/Type0/BaseFont/A/DescendantFonts[]>>>>' }),
  ],
];

test.each(changed)('%s is found', (_name, bytes, what, by) => {
  const broken = edited(bytes, what, by);
  expect(broken).not.toEqual(bytes);
  expect(conforms(expectValue(readDocument(broken)))).toBe(false);
});

test('a sum that is wrong is found', () => {
  const text = latin(lettered);
  const end = text.indexOf('endstream', text.indexOf('/Length1'));
  expect(conforms(expectValue(readDocument(withByte(lettered, end - 3, 0x55))))).toBe(false);
});

const results = [...changed.map(([name, bytes, what, by]) => [name, edited(bytes, what, by)] as const), ...given].map(
  ([name, bytes]) => ({ name, result: toPdfA3b(bytes, options) }),
);

test.each(results.map((each) => [each.name, each] as const))(
  '%s becomes sound for good, or is refused',
  (_name, { result }) => {
    if (!result.ok) expect(codesOf(result).every((code) => code.startsWith('PDFA_'))).toBe(true);
    else expect(toPdfA3b(result.value.pdf, options)).toMatchObject({ ok: true, value: { converted: false } });
  },
);

test('most are repaired', () => {
  expect(results.filter(({ result }) => result.ok).length).toBeGreaterThanOrEqual(30);
});

test.skipIf(!hasVeraPdf())('what is accepted conforms (needs veraPDF)', async () => {
  const accepted = results.flatMap(({ name, result }) => (result.ok ? [{ name, pdf: result.value.pdf }] : []));
  const verdicts = await verdictsOf(accepted.map(({ pdf }) => pdf));
  expect(verdicts.map((verdict, index) => [accepted[index]?.name, ...verdict])).toEqual(
    accepted.map(({ name }) => [name, 'compliant']),
  );
});
