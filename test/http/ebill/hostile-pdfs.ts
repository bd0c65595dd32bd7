import { constants, deflateRawSync, deflateSync } from 'node:zlib';
import { pagePdf, pdfOf } from '../../oracles/page-pdfs.ts';
import { hostileDocuments } from '../hostile-documents.ts';

/** A file that somebody might send to break the service, and what it may be answered with. */
export type HostilePdf = readonly [name: string, bytes: () => Uint8Array, codes: readonly string[]];

const latin = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'latin1'));
const pdfBytesMax = 10_000_000;
const accepted = ['accepted'];
const invalid = ['PDF_INVALID'];
const unconverted = ['PDF_CONVERSION_FAILED'];
/** Where a reader may call a file damaged or too complex, both with right. */
const either = [...invalid, ...unconverted];
const form = '/Type/XObject/Subtype/Form/BBox[0 0 100 100]';
const deflated = '/Filter/FlateDecode';

/** A line again and again until there is 1 GiB, deflated: one MiB flushed to a whole byte, repeated. */
function gigabyteOf(line: string): Uint8Array {
  const piece = deflateRawSync(line.repeat(Math.ceil(1_048_576 / line.length)), {
    level: 9,
    finishFlush: constants.Z_FULL_FLUSH,
  });
  return Buffer.concat([Uint8Array.of(0x78, 0x9c), ...Array.from({ length: 1024 }, () => piece), Uint8Array.of(3, 0)]);
}

/** As many repetitions as a file may be long. */
function filled(head: string, text: string, tail = ''): Uint8Array {
  return latin(`%PDF-1.7\n${head}${text.repeat(Math.floor((pdfBytesMax - 1000) / text.length))}${tail}`);
}

/** Bytes without order, the same each time. */
function randomBytes(length: number): Uint8Array {
  const bytes = new Uint8Array(length);
  let state = 9;
  for (let at = 0; at < length; at++) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) | 0;
    bytes[at] = state >>> 16;
  }
  return bytes;
}

function withTable(section: string): Uint8Array {
  return latin(`%PDF-1.7\n${section}\nstartxref\n9\n%%EOF`);
}

function crossReferenceStream(entries: string, rows = '\x01\x00\x00'): Uint8Array {
  const head = '%PDF-1.7\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n';
  const section = `9 0 obj<</Type/XRef/Root 1 0 R/Length ${rows.length}${entries}>>stream\n${rows}\nendstream endobj\n`;
  return latin(`${head}${section}startxref\n${head.length}\n%%EOF`);
}

/** Object streams that each grow to 60 MB, each with one of the pages. */
function objectStreamBombs(): Uint8Array {
  const packed = deflateSync(Buffer.concat([Buffer.from('100 0 null '), Buffer.alloc(60_000_000, 0x20)]));
  const holder = { dictionary: `/Type/ObjStm/N 1/First 6${deflated}`, stream: packed };
  return pdfOf([{ dictionary: '/Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]' }, ...Array(40).fill(holder)]);
}

/** Parts of a page that draw one another. */
function drawing(resources: string, content: string, ...more: Parameters<typeof pdfOf>[0]): () => Uint8Array {
  return () => pagePdf(content, { resources, more });
}

function fanOut(): Uint8Array {
  const levels = Array.from({ length: 10 }, (_, level) => ({
    dictionary: `${form}/Resources<</XObject<</F ${level + 6} 0 R>>>>`,
    stream: '/F Do '.repeat(20),
  }));
  const more = [...levels, { dictionary: form, stream: '0 0 10 10 re f' }];
  return pagePdf('/F Do', { resources: '/XObject<</F 5 0 R>>', more });
}

/** Pages that stand in the tree again and again, twice as often on each level. */
function doublingTree(): Uint8Array {
  const nodes = Array.from({ length: 30 }, (_, level) => ({
    dictionary: `/Type/Pages/Count 2/Parent 2 0 R/Kids[${level + 4} 0 R ${level + 4} 0 R]`,
  }));
  return pdfOf([...nodes, { dictionary: '/Type/Page/MediaBox[0 0 9 9]' }]);
}

function hugePicture(): Uint8Array {
  const dictionary = `/Subtype/Image/Width 100000/Height 100000/BitsPerComponent 8/ColorSpace/DeviceGray${deflated}`;
  const more = [{ dictionary, stream: deflateSync(Buffer.alloc(1 << 24)) }];
  return pagePdf('500 0 0 500 0 0 cm /I Do', { resources: '/XObject<</I 5 0 R>>', more });
}

/** A hundred and thirty thousand objects, each an annotation of the one page. */
function manyObjects(): Uint8Array {
  const annotation = { dictionary: '/Type/Annot/Subtype/Link/Rect[0 0 0 0]/F 4' };
  const listed = Array.from({ length: 130_000 }, (_, index) => `${index + 4} 0 R`).join(' ');
  return pdfOf([
    { dictionary: `/Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Annots[${listed}]` },
    ...Array(130_000).fill(annotation),
  ]);
}

/** What readers of PDF are attacked with (the guards themselves are tested beside them). */
export const hostilePdfs: readonly HostilePdf[] = [
  ...hostileDocuments.map(([name, bytes, code]): HostilePdf => {
    if (name === 'nothing') return [name, bytes, ['VALIDATION_FAILED']];
    if (code === 'PDF_ENCRYPTED') return [name, bytes, ['PDF_ENCRYPTED']];
    return [name, bytes, code === 'PDF_TOO_COMPLEX' || code === 'PDF_DYNAMIC_FORM' ? unconverted : either];
  }),
  [
    '1 GiB of instructions in 1 MB',
    () =>
      pdfOf([
        { dictionary: '/Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Contents 4 0 R' },
        { dictionary: deflated, stream: gigabyteOf('1 1 m\n') },
      ]),
    unconverted,
  ],
  [
    'instructions deflated three times',
    () =>
      pdfOf([
        { dictionary: '/Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Contents 4 0 R' },
        {
          dictionary: '/Filter[/FlateDecode/FlateDecode/FlateDecode]',
          stream: deflateSync(deflateSync(gigabyteOf('\0'))),
        },
      ]),
    unconverted,
  ],
  [
    'a form that draws itself',
    drawing('/XObject<</F 5 0 R>>', '/F Do', {
      dictionary: `${form}/Resources<</XObject<</F 5 0 R>>>>`,
      stream: '/F Do /F Do',
    }),
    accepted,
  ],
  ['20 to the power of 10 forms', fanOut, accepted],
  [
    'a pattern that paints itself',
    drawing('/Pattern<</P 5 0 R>>', '/Pattern cs /P scn 0 0 500 500 re f', {
      dictionary: `/Type/Pattern/PatternType 1/PaintType 1/TilingType 1/BBox[0 0 9 9]/XStep 0.001/YStep 0.001/Resources<</Pattern<</P 5 0 R>>>>`,
      stream: '/Pattern cs /P scn 0 0 9 9 re f',
    }),
    accepted,
  ],
  [
    'a glyph that writes itself',
    drawing(
      '/Font<</T 5 0 R>>',
      'BT /T 9 Tf (aaaa) Tj ET',
      {
        dictionary:
          '/Type/Font/Subtype/Type3/FontBBox[0 0 9 9]/FontMatrix[1 0 0 1 0 0]/FirstChar 97/LastChar 97/Widths[9]/Encoding<</Differences[97/a]>>/CharProcs<</a 6 0 R>>/Resources<</Font<</T 5 0 R>>>>',
      },
      { dictionary: '', stream: '9 0 d0 BT /T 9 Tf (aaaa) Tj ET' },
    ),
    unconverted,
  ],
  [
    'a mask that masks itself',
    drawing(
      '/ExtGState<</G 5 0 R>>',
      '/G gs 0 0 10 10 re f',
      { dictionary: '/SMask<</S/Luminosity/G 6 0 R>>' },
      {
        dictionary: `${form}/Group<</S/Transparency>>/Resources<</ExtGState<</G 5 0 R>>>>`,
        stream: '/G gs 0 0 9 9 re f',
      },
    ),
    accepted,
  ],
  ['a page tree that doubles', doublingTree, either],
  ['a picture of 100,000 by 100,000', hugePicture, accepted],
  ['1 MB without order', () => randomBytes(1_000_000), invalid],
  [
    '1 MB without order behind a header',
    () => new Uint8Array(Buffer.concat([latin('%PDF-1.7\n'), randomBytes(1_000_000)])),
    invalid,
  ],
  ['a table of 2,000,000,000 rows', () => withTable('xref\n0 2000000000\ntrailer<</Size 2000000000>>'), invalid],
  [
    'a table that is as long as it says',
    () => filled('xref\n0 500000\n', '0000000009 00000 n \n', 'trailer<</Size 9/Root 1 0 R>>\nstartxref\n9\n%%EOF'),
    either,
  ],
  [
    'a stream of 2,000,000,000 rows',
    () => crossReferenceStream('/W[0 0 1]/Size 2000000000/Index[0 2000000000]'),
    either,
  ],
  ['rows of no bytes', () => crossReferenceStream('/W[0 0 0]/Size 2000000000'), either],
  [
    'columns of 2,000,000,000 bytes',
    () =>
      crossReferenceStream(
        `/W[1 1 1]/Size 9${deflated}/DecodeParms<</Predictor 12/Columns 2000000000>>`,
        deflateSync(Buffer.alloc(1 << 20)).toString('latin1'),
      ),
    either,
  ],
  [
    'a length that is its own',
    () => latin('%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R/Length 1 0 R>>stream\nx\nendstream endobj'),
    invalid,
  ],
  ['object streams of 2.4 GB', objectStreamBombs, accepted],
  ['130,000 objects', manyObjects, unconverted],
  ['10 MB of beginnings of objects', () => filled('', '1 0 obj\n'), either],
  ['10 MB of strings that never end', () => filled('', '1 0 obj(\n'), either],
  ['10 MB of streams that never end', () => filled('', '1 0 obj<<>>stream\n'), either],
  ['10 MB of dictionaries that never end', () => filled('1 0 obj', '<</A'), either],
  ['10 MB of trailers', () => filled('', 'trailer<<\n'), either],
  ['10 MB of sections', () => filled('', 'startxref\n9\n'), either],
  ['10 MB of blanks', () => filled('', ' '), invalid],
  ['10 MB of brackets in a page', () => pagePdf('[<<('.repeat(2_400_000)), [...accepted, ...unconverted]],
  ['10 MB of operators that are none', () => pagePdf('abc '.repeat(2_400_000)), [...accepted, ...unconverted]],
];
