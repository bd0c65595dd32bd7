import { deflateSync } from 'node:zlib';
import { rawStream } from '../merge/raw-pdf.ts';
import { drawn, edited, form, image, metadata, page, space, widget } from './parts.ts';

/** 20 000 objects, each of which contains all that follow. */
function endlessStreams(): Uint8Array {
  const { text, table } = Array.from({ length: 20_000 }, (_, index) => index + 4).reduce(
    (file, number) => ({
      table: `${file.table}${String(file.text.length).padStart(10, '0')} 00000 n \n`,
      text: `${file.text}${number} 0 obj<</Length 99999999>>stream\n`,
    }),
    {
      text: '%PDF-1.7\n1 0 obj<</Pages 2 0 R>>endobj 2 0 obj<</Kids[3 0 R]>>endobj 3 0 obj<</Type/Page>>endobj ',
      table: '0000000000 65535 f \n0000000009 00000 n \n0000000038 00000 n \n0000000068 00000 n \n',
    },
  );
  const end = `xref\n0 20004\n${table}trailer<</Size 20004/Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF\n`;
  return new Uint8Array(Buffer.from(text + end, 'latin1'));
}

const packedForm = '/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Filter';

/** 256 MiB of blanks, packed until hardly anything is left. */
function nested(): string {
  let packed = Buffer.alloc(1 << 28, ' ');
  for (let round = 0; round < 6; round++) packed = deflateSync(packed, { level: 9 });
  return packed.toString('latin1');
}

/** A file whose newest table says that it follows itself. */
function looped(): Uint8Array {
  const text = Buffer.from(page({})).toString('latin1');
  const start = /startxref\n(\d+)/.exec(text)?.[1] ?? '0';
  return edited(page({}), '/Root 1 0 R', `/Root 1 0 R/Prev ${start}`);
}

const selfGlyph = {
  content: 'BT /F 9 Tf (a) Tj ET',
  resources: '/Font<</F 100 0 R>>',
  objects: [
    '<</Type/Font/Subtype/Type3/FontBBox[0 0 9 9]/FontMatrix[1 0 0 1 0 0]/FirstChar 97/LastChar 97/Widths[9]' +
      '/Encoding<</Differences[97/a]>>/CharProcs<</a 101 0 R>>/Resources<</Font<</F 100 0 R>>>>>>',
    rawStream('', '9 0 d0 BT /F 9 Tf (aaaaaaaaaa) Tj ET'),
  ],
} as const;

/** Files made to exhaust whoever reads them. */
export const hostilePdfs: readonly { readonly name: string; readonly bytes: Uint8Array }[] = [
  {
    name: 'a form that draws itself',
    bytes: page(drawn(form('/X Do', '').replace('/Resources<<>>', '/Resources<</XObject<</X 100 0 R>>>>'))),
  },
  {
    name: 'forms that draw each other many times',
    bytes: page({
      content: '/X0 Do',
      resources: '/XObject<</X0 100 0 R>>',
      objects: Array.from({ length: 20 }, (_, index) =>
        rawStream(
          `/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</X ${100 + ((index + 1) % 20)} 0 R>>>>`,
          '/X Do '.repeat(10),
        ),
      ),
    }),
  },
  {
    name: 'instructions that unpack to a gigabyte',
    bytes: page(
      drawn(
        rawStream(
          '/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Filter/FlateDecode',
          deflateSync(Buffer.alloc(1 << 28, 'q ')).toString('latin1'),
        ),
      ),
    ),
  },
  { name: 'fields above themselves', bytes: page(widget('/FT/Tx/Parent 100 0 R/Kids[100 0 R]')) },
  {
    name: 'an outline in a ring',
    bytes: page({
      catalog: '/Outlines 100 0 R',
      objects: ['<</First 100 0 R/Next 100 0 R/A<</S/GoTo/Next 100 0 R>>>>'],
    }),
  },
  {
    name: 'names in a ring',
    bytes: page({ catalog: '/Names<</EmbeddedFiles 100 0 R>>', objects: ['<</Kids[100 0 R 100 0 R]>>'] }),
  },
  { name: 'metadata 100 000 deep', bytes: page(metadata(`<a>`.repeat(100_000))) },
  { name: 'colours in colours', bytes: page(space('100 0 R', '/S cs', ['[/Indexed 100 0 R 1 (a)]'])) },
  { name: 'values 100 000 deep', bytes: page({ catalog: `/Own ${'['.repeat(100_000)}` }) },
  { name: 'streams that all go on to the end', bytes: endlessStreams() },
  { name: 'nothing', bytes: new Uint8Array(0) },
  { name: 'only a header', bytes: new Uint8Array(Buffer.from('%PDF-1.7\n')) },
  {
    name: 'unpacked data that is packed again and again',
    bytes: page(drawn(rawStream(`${packedForm}[${'/FlateDecode'.repeat(6)}]`, nested()))),
  },
  {
    name: 'forms that are drawn 20 to the power of 10 times',
    bytes: page({
      content: '/X0 Do',
      resources: '/XObject<</X0 100 0 R>>',
      objects: Array.from({ length: 11 }, (_, index) =>
        rawStream(
          `/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</X ${101 + index} 0 R>>>>`,
          index === 10 ? '0 0 1 1 re f' : '/X Do '.repeat(20),
        ),
      ),
    }),
  },
  { name: 'a page tree in a ring', bytes: edited(page({}), '/Kids[3 0 R]', '/Kids[2 0 R]') },
  { name: 'a page above itself', bytes: edited(page({}), '/Parent 2 0 R', '/Parent 3 0 R') },
  { name: 'a picture of 100 000 pixels each way', bytes: page(image('/Width 100000/Height 100000')) },
  {
    name: 'a picture of 100 000 columns a row',
    bytes: page(image('/Filter/FlateDecode/DecodeParms<</Predictor 15/Columns 2000000000>>', 'x')),
  },
  { name: 'two milliards of objects', bytes: edited(page({}), /\/Size \d+/, '/Size 2000000000') },
  { name: 'two milliards of pages', bytes: edited(page({}), '/Count 1', '/Count 2000000000') },
  { name: 'a table that goes on before itself', bytes: looped() },
  { name: 'a stream whose length is the stream', bytes: edited(page({}), /\/Length \d+/, '/Length 4 0 R') },
  { name: 'a megabyte of brackets', bytes: page({ content: '('.repeat(1_000_000) }) },
  { name: 'lists 200 000 deep in a page', bytes: page({ page: `/Own ${'['.repeat(200_000)}` }) },
  { name: 'dictionaries 100 000 deep in instructions', bytes: page({ content: '<<'.repeat(100_000) }) },
  { name: 'a million instructions', bytes: page({ content: '0 0 1 1 re f '.repeat(500_000) }) },
  { name: 'a million unknown instructions', bytes: page({ content: 'foo '.repeat(1_000_000) }) },
  { name: 'a glyph that is written by itself', bytes: page(selfGlyph) },
  {
    name: 'a pattern of itself',
    bytes: page({
      content: '/Pattern cs /P scn 0 0 9 9 re f',
      resources: '/Pattern<</P 100 0 R>>',
      objects: [
        rawStream(
          '/Type/Pattern/PatternType 1/PaintType 1/TilingType 1/BBox[0 0 9 9]/XStep 9/YStep 9/Resources<</Pattern<</P 100 0 R>>>>',
          '/Pattern cs /P scn 0 0 9 9 re f',
        ),
      ],
    }),
  },
  {
    name: 'an annotation whose look is itself',
    bytes: page({
      page: '/Annots[100 0 R]',
      objects: ['<</Type/Annot/Subtype/Square/Rect[0 0 9 9]/F 4/AP<</N 100 0 R>>>>'],
    }),
  },
  {
    name: 'a field with 100 000 lines',
    bytes: page(widget(`/FT/Tx/Ff 4096/DA(/Helv 1 Tf)/V(${'a\\r'.repeat(100_000)})`)),
  },
  {
    name: 'a table of samples without end',
    bytes: page(
      space('[/DeviceN[/Red/Blue]/DeviceRGB 100 0 R]', '/S cs', [
        rawStream(
          '/FunctionType 0/Domain[0 1 0 1]/Range[0 1 0 1 0 1]/Size[2000000000 2000000000]/BitsPerSample 8',
          'a',
        ),
      ]),
    ),
  },
  { name: 'noise', bytes: Uint8Array.from({ length: 100_000 }, (_, index) => (index * 2_654_435_761) >>> 24) },
];
