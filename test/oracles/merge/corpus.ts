import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { deflateSync } from 'node:zlib';
import { renderPdf } from '@rappen/core/render/pdf';
import { drawingOf, everyShape, textShape } from '../sample-drawings.ts';
import { font, letter, type RawPage, rawPdf, rawStream } from './raw-pdf.ts';

/** A document to put a slip on. */
export interface Sample {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** The page that gets the slip. */
  readonly page: number;
  /** Points a unit, where a renderer passes over it. */
  readonly unit?: number;
  /** Poppler lets a `Q` too many undo its own preparation of the page, and shows nothing. */
  readonly isLostOnPoppler?: boolean;
}

const ourPage = drawingOf([textShape('Rechnung 2026-17', 20, 30, { bold: true }), textShape('CHF 108.10', 20, 40)]);

const folder = fileURLToPath(new URL('fixtures/', import.meta.url));

export function fixture(name: string): Uint8Array {
  return new Uint8Array(readFileSync(join(folder, name)));
}

/** Documents of other producers, and bills of other producers (`bill-…`). */
export const fixtureNames: readonly string[] = readdirSync(folder).filter((name) => name.endsWith('.pdf'));

const one = (name: string, page: RawPage, more: Omit<Parameters<typeof rawPdf>[0], 'pages'> = {}): Sample => ({
  name,
  page: 1,
  bytes: rawPdf({ pages: [page], ...more }),
});

const below = letter(20, 40, 'old text where the slip goes');

const sizes: Sample[] = [
  one('A4', {}),
  one('A4, in exact points', { mediaBox: '[0 0 595.276 841.89]' }),
  one('Letter', { mediaBox: '[0 0 612 792]' }),
  one('A5 landscape', { mediaBox: '[0 0 595.3 419.5]', contents: [letter(72, 340)] }),
  one('A3', { mediaBox: '[0 0 842 1191]', contents: [letter(300, 900)] }),
  one('the size of the slip', { mediaBox: '[0 0 595.3 297.7]', contents: [letter(72, 200)] }),
  one('origin elsewhere', { mediaBox: '[100 200 695 1042]', contents: [letter(180, 800)] }),
  one('negative origin', { mediaBox: '[-300 -400 295 442]', contents: [letter(-200, 300)] }),
  one('corners the other way round', { mediaBox: '[595 842 0 0]' }),
  one('CropBox inside the MediaBox', { mediaBox: '[0 0 700 1000]', more: '/CropBox[50 80 650 930]' }),
  one('CropBox beyond the MediaBox', { more: '/CropBox[-10 -10 700 900]' }),
  {
    ...one('UserUnit', { mediaBox: '[0 0 297.64 420.95]', more: '/UserUnit 2', contents: [letter(72, 300)] }),
    unit: 2,
  },
];

const rotations: Sample[] = [90, 180, 270, -90, 450].flatMap((degrees) => [
  one(`Rotate ${degrees}`, {
    mediaBox: degrees % 180 === 0 ? '[0 0 595 842]' : '[0 0 842 595]',
    more: `/Rotate ${degrees}`,
    contents: [letter(300, 300)],
  }),
  one(`Rotate ${degrees} with CropBox`, {
    mediaBox: '[-20 -30 900 900]',
    more: `/Rotate ${degrees}/CropBox[10 20 860 862]`,
    contents: [letter(300, 300)],
  }),
]);

/** What a page leaves behind for whoever draws next. */
const leftovers: Readonly<Record<string, readonly string[]>> = {
  'an open q': [`q 0.5 0 0 0.5 0 0 cm ${letter()}`],
  'many open q': [`${'q 0.9 0 0 0.9 3 3 cm '.repeat(20)} ${letter()}`],
  'a Q too many': [`Q Q ${letter()} Q`],
  'a Q too many behind a matrix': [`0.7 0 0 0.7 30 200 cm Q ${letter()} q 1 0 0 rg Q Q Q ${letter(72, 500)}`],
  'an open text': [`BT /F1 12 Tf 72 700 Td (never ended) Tj ${''}`],
  'a leftover clip': [`${letter()} 0 0 10 10 re W n`],
  'a leftover matrix': [`${letter()} 0.2 0 0 0.2 300 300 cm`],
  'leftover colours and lines': [`${letter()} 1 0 0 rg 0 1 0 RG 9 w [7 7] 0 d 1 j 1 J`],
  'leftover text state': [`BT /F1 12 Tf 5 Tc 9 Tw 30 Tz 4 Ts 1 Tr 72 700 Td (text) Tj ET ${letter()}`],
  'an open path': [`${letter()} 100 100 m 500 100 l 500 300 l`],
  'an open path that should clip': [`${letter()} 100 100 m 500 100 l 500 300 l W`],
  'an open marked content': [`/Span <</Lang (de)>> BDC ${letter()}`],
  'a string that never ends': [`${letter()} BT 72 500 Td (never ended`],
  'operands without operator': [`${letter()} 1 0 0 1 5`],
  'streams split between words': ['BT /F1 14 Tf', '72 600 Td', '(in pieces)', 'Tj ET q'],
  'streams split inside a word': ['BT /F1 14 Tf 72 600 T', 'd (in pieces) Tj ET'],
  'q and Q in strings': [`BT /F1 14 Tf 72 600 Td (q q q \\) Q \\( q) Tj <71> Tj ET % q q\n${letter()}`],
  'an inline image with q inside': [
    'q 100 0 0 100 100 500 cm BI /W 4 /H 4 /BPC 8 /CS /G ID q q Q EI q \x00\xff\x80q\nEI Q',
    letter(),
  ],
  'no content': [''],
};

const states: Sample[] = Object.entries(leftovers).map(([name, contents]) => ({
  ...one(name, { contents: [...contents] }),
  isLostOnPoppler: name.startsWith('a Q too many'),
}));

const picture = rawStream(
  '/Type/XObject/Subtype/Image/Width 2/Height 2/BitsPerComponent 8/ColorSpace/DeviceGray',
  '\x00\x60\xa0\xff',
);
const type3 =
  '<</Type/Font/Subtype/Type3/FontBBox[0 0 750 750]/FontMatrix[0.001 0 0 0.001 0 0]/FirstChar 97/LastChar 97' +
  '/Widths[1000]/Encoding<</Type/Encoding/Differences[97/square]>>/CharProcs<</square 101 0 R>>/Resources<<>>>>';

const parts: Sample[] = [
  one('resources inherited', { resources: undefined }, { tree: `/Resources<</Font<</F1 ${font}>>>>` }),
  one(
    'everything inherited',
    { resources: undefined, mediaBox: '' },
    {
      tree: `/Resources<</Font<</F1 ${font}>>>>/MediaBox[0 0 842 595]/Rotate 90`,
    },
  ),
  one(
    'names that clash',
    {
      resources: `<</Font<</F1 ${font}/R ${font}/B ${font}>>/XObject<</Added 100 0 R/Added2 100 0 R/G0 100 0 R>>>>`,
      contents: [`${letter()} q 90 0 0 90 300 600 cm /Added Do Q`],
    },
    { objects: [picture] },
  ),
  one(
    'resources by references',
    { resources: '100 0 R', contents: [`${letter()} q 90 0 0 90 300 600 cm /Im Do Q`] },
    {
      objects: ['<</Font 101 0 R/XObject 102 0 R>>', `<</F1 ${font}>>`, '<</Im 103 0 R>>', picture],
    },
  ),
  one(
    'Type 3 font',
    { resources: '<</Font<</F1 100 0 R>>>>', contents: ['BT /F1 50 Tf 72 600 Td (aaa) Tj ET'] },
    {
      objects: [type3, rawStream('', '1000 0 0 0 750 750 d1 0 0 750 750 re f')],
    },
  ),
  one('transparency group', {
    more: '/Group<</S/Transparency/CS/DeviceRGB/I true/K false>>',
    resources: `<</Font<</F1 ${font}>>/ExtGState<</E<</ca 0.5/CA 0.5/BM/Multiply>>>>>>`,
    contents: [`1 0 0 rg 80 500 200 200 re f /E gs 0 0 1 rg 180 550 200 200 re f ${letter()}`],
  }),
  one(
    'layers',
    {
      resources: `<</Font<</F1 ${font}>>/Properties<</L1 100 0 R/L2 101 0 R>>>>`,
      contents: [`/OC /L1 BDC ${letter()} EMC /OC /L2 BDC ${letter(72, 500, 'hidden')} EMC`],
    },
    {
      catalog: '/OCProperties<</OCGs[100 0 R 101 0 R]/D<</OFF[101 0 R]/Order[100 0 R 101 0 R]>>>>',
      objects: ['<</Type/OCG/Name(One)>>', '<</Type/OCG/Name(Two)>>'],
    },
  ),
  one(
    'tagged',
    { more: '/StructParents 0/Tabs/S', contents: [`/P <</MCID 0>> BDC ${letter()} EMC`] },
    {
      catalog: '/MarkInfo<</Marked true>>/Lang(de)/StructTreeRoot 100 0 R',
      objects: [
        '<</Type/StructTreeRoot/K 101 0 R/ParentTree<</Nums[0[101 0 R]]>>>>',
        '<</Type/StructElem/S/P/P 100 0 R/Pg 3 0 R/K 0>>',
      ],
    },
  ),
  one('links and notes', {
    more: '/Annots[<</Type/Annot/Subtype/Link/Rect[72 590 200 620]/Border[0 0 2]/A<</S/URI/URI(https://example.com/)>>>><</Type/Annot/Subtype/Square/Rect[300 600 400 700]/C[1 0 0]>>]',
  }),
  {
    name: 'many pages in a deep tree',
    page: 17,
    bytes: rawPdf({
      pages: Array.from({ length: 40 }, (_, index) => ({ contents: [letter(72, 600, `page ${index + 1}`)] })),
    }),
  },
  one('nothing but an old slip', { contents: [below] }),
  { name: 'rendered by us', page: 1, bytes: renderPdf([ourPage]) },
  { name: 'rendered by us, second of two', page: 2, bytes: renderPdf([everyShape, ourPage]) },
  { name: 'compressed in two steps', page: 1, bytes: twoFilters() },
  { name: 'saved again with a new page content', page: 1, bytes: savedAgain() },
  {
    name: 'white space before the header',
    page: 1,
    bytes: new Uint8Array(
      Buffer.concat([Buffer.from('HTTP/1.1 200 OK\r\n\r\n'), Buffer.from(rawPdf({ pages: [{}] }))]),
    ),
  },
  { name: 'no usable startxref', page: 1, bytes: replaced(rawPdf({ pages: [{}] }), /startxref\n\d+/, 'startxref\n7') },
  {
    name: 'no cross-reference at all',
    page: 1,
    bytes: replaced(rawPdf({ pages: [{}] }), /xref\n0 1[\s\S]*trailer/, 'trailer'),
  },
];

function replaced(bytes: Uint8Array, what: RegExp, by: string): Uint8Array {
  return new Uint8Array(Buffer.from(Buffer.from(bytes).toString('latin1').replace(what, by), 'latin1'));
}

function twoFilters(): Uint8Array {
  const packed = deflateSync(Buffer.from(`q 0.9 0 0 0.9 0 0 cm ${letter()}`)).toString('hex');
  const plain = rawPdf({ pages: [{ contents: ['CONTENT'] }] });
  return replaced(
    plain,
    /<<\/Length 7>>stream\nCONTENT/,
    `<</Length ${packed.length + 1}/Filter[/ASCIIHexDecode/FlateDecode]>>stream\n${packed}>`,
  );
}

/** An incremental update that replaces the content of the page. */
function savedAgain(): Uint8Array {
  const base = Buffer.from(rawPdf({ pages: [{ contents: ['BT /F1 30 Tf 72 700 Td (replaced) Tj ET'] }] }));
  const previous = /startxref\n(\d+)/.exec(base.toString('latin1'))?.[1];
  const object = `4 0 obj\n${rawStream('', letter(72, 650, 'the newer text'))}\nendobj\n`;
  const end = `xref\n4 1\n${String(base.length).padStart(10, '0')} 00000 n \ntrailer\n<</Size 5/Root 1 0 R/Prev ${previous}>>\nstartxref\n${base.length + object.length}\n%%EOF\n`;
  return new Uint8Array(Buffer.concat([base, Buffer.from(object + end, 'latin1')]));
}

export const samples: readonly Sample[] = [
  ...sizes,
  ...rotations,
  ...states,
  ...parts,
  ...fixtureNames.filter((name) => !name.startsWith('bill-')).map((name) => ({ name, page: 1, bytes: fixture(name) })),
  { name: 'pdf-lib-streams.pdf, its turned page', page: 2, bytes: fixture('pdf-lib-streams.pdf') },
];
