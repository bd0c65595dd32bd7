import { zlibSync } from 'fflate';
import { pngHeader } from '../../packages/core/src/drawing/index.ts';
import { readEpcPayload } from '../../packages/core/src/epc/index.ts';
import { decodeSymbol } from '../../packages/core/src/qr/index.ts';
import { codesOnImage } from '../../packages/imaging/src/cascade.ts';
import { openCodeReader } from '../../packages/imaging/src/code-reader.ts';
import { jpegSize } from '../../packages/imaging/src/jpeg.ts';
import { decodePng } from '../../packages/imaging/src/png.ts';
import { zxing } from '../../packages/imaging/test/modules.ts';
import { greyPng, pngOf } from '../../packages/imaging/test/pictures.ts';
import { codesOfPages } from '../../packages/pdf/src/codes/index.ts';
import { readCMap } from '../../packages/pdf/src/fonts/cmap.ts';
import { decodeStream } from '../../packages/pdf/src/syntax/filters/filters.ts';
import { emptyDictionary, nameValue, withEntries } from '../../packages/pdf/src/syntax/values.ts';
import { readCharacterMap } from '../../packages/pdf/src/text/character-map.ts';
import { readPdfText } from '../../packages/pdf/src/text/index.ts';
import { pagePdf } from '../oracles/page-pdfs.ts';
import type { Parser } from './parsers.ts';

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));
const memoryMax = 1 << 28;
const reader = await openCodeReader(zxing, memoryMax);

/** The least samples: black, white, greys, and what alternates. */
const sampleTokens = [
  '\x00',
  '\xff',
  '\x00\xff',
  '\x80',
  '\x00\x00\x00\xff\xff\xff',
  '\x01\x02\x04\x08\x10',
  '\xaa\x55',
];
/** Pixels of a row: a pattern is as many rows as it fills. */
const columns = 1000;
/** Pixels of a side of a module of what looks like a code. */
const moduleSide = 4;

/** A picture of the bytes of a pattern, in rows of a thousand. */
function greysOf(pattern: string): { width: number; height: number; pixels: Uint8Array<ArrayBuffer> } {
  const height = Math.max(1, Math.floor(pattern.length / columns));
  return {
    width: columns,
    height,
    pixels: new Uint8Array(bytesOf(pattern.padEnd(columns, '\x00')).subarray(0, columns * height)),
  };
}

/** The same, each byte as a square: what looks like the modules of codes. */
function modulesOf(pattern: string): ReturnType<typeof greysOf> {
  const side = columns / moduleSide;
  const height = Math.max(1, Math.floor(pattern.length / columns));
  const pixels = Uint8Array.from({ length: columns * height }, (_, at) => {
    const [x, y] = [Math.floor((at % columns) / moduleSide), Math.floor(Math.floor(at / columns) / moduleSide)];
    return pattern.charCodeAt((y * side + x) % pattern.length) & 255;
  });
  return { width: columns, height, pixels };
}

const search = { effort: 'DEFAULT', all: true, accept: () => true, pixelsMax: 100_000_000 } as const;

const filterTokens: Readonly<Record<string, readonly string[]>> = {
  LZWDecode: ['\x80', '\x00', '\xff', '\x80\x0b\x60\x50', '\x01\x01', '\xc0\x30', '\xff\xf0'],
  ASCII85Decode: ['z', '!', 'u', '!!!!!', 'uuuuu', '~', '~>', ' ', '\n', 'y'],
  ASCIIHexDecode: ['0', 'f', '>', ' ', 'g', '00'],
  RunLengthDecode: ['\x00', '\x81\x00', '\x80', '\x7f', '\xff\x00', '\x01\x02\x03'],
  FlateDecode: ['\x78\x9c', '\x00', '\x01', '\xff', '\x03\x00', '\x00\x00\x00\xff\xff', '\x4b', '\x05'],
};

const square = (data: Uint8Array, entries: string, pattern: string) =>
  pagePdf('q 500 0 0 500 40 200 cm /I Do Q', {
    resources: '/XObject<</I 5 0 R>>',
    more: [
      {
        dictionary: `/Subtype/Image/Width 250/Height ${Math.max(1, Math.floor(pattern.length / 250))}/ColorSpace/DeviceGray/BitsPerComponent 8${entries}`,
        stream: data,
      },
    ],
  }) as Uint8Array<ArrayBuffer>;

/** Inks of a procedure with as many instructions as there may be, and a list of colours of them. */
const longInks = {
  resources:
    '/ColorSpace<</S[/Separation/Ink/DeviceGray 5 0 R]/T[/Indexed[/Separation/Ink/DeviceGray 5 0 R]3<0040ff80>]>>',
  more: [{ dictionary: '/FunctionType 4/Domain[0 1]/Range[0 1]', stream: `{ ${'0.9 mul '.repeat(249)} }` }],
};

function drawnCodes(bytes: Uint8Array) {
  let codes = 0;
  for (const page of codesOfPages(bytes, decodeSymbol)) codes += page.codes.length;
  return codes;
}

/** Bytes of four for a code of a character map. */
const wideCodes = (count: number): string =>
  Array.from({ length: count }, (_, code) => (code % 4 === 0 ? code + 256 : 0xff).toString(16).padStart(8, '0')).join(
    '',
  );

function codesOfPhoto(bytes: Uint8Array) {
  const header = pngHeader(bytes);
  const image = header && decodePng(bytes, header);
  return image && codesOnImage(reader, image, 1, search);
}

/** Readers of pictures, of codes on them, of packed data and of the maps of fonts. */
export const pictureParsers: readonly Parser[] = [
  {
    name: 'PNG: chunks',
    tokens: [
      '\x00\x00\x00\x00IDAT\x00\x00\x00\x00',
      '\x00\x00\x00\x01PLTE\x00',
      '\x00\x00\x00\x00IEND',
      'IDAT',
      '\x00',
      '\x78\x9c',
      '\xff\xff\xff\xff',
    ],
    input(pattern) {
      const png = pngOf({ width: 1000, height: 1000 }, new Uint8Array(0), { data: new Uint8Array(0) });
      return new Uint8Array(Buffer.concat([png.subarray(0, 33), bytesOf(pattern)]));
    },
    run(bytes: Uint8Array) {
      const header = pngHeader(bytes);
      return header && decodePng(bytes, header);
    },
    boundNs: 200,
  },
  {
    name: 'PNG: rows',
    tokens: [...sampleTokens, '\x04'],
    input(pattern) {
      const height = Math.max(1, Math.floor(pattern.length / (columns + 1)));
      const rows = bytesOf(pattern.padEnd(columns + 1, '\x00')).subarray(0, height * (columns + 1));
      // The first byte of a row is its filter: the dearest
      for (let row = 0; row < height; row++) rows[row * (columns + 1)] = 4;
      return new Uint8Array(pngOf({ width: columns, height }, rows));
    },
    run(bytes: Uint8Array) {
      const header = pngHeader(bytes);
      return header && decodePng(bytes, header);
    },
    boundNs: 150,
  },
  {
    name: 'JPEG: frame',
    tokens: ['\xff', '\xff\x01', '\xff\xe0\x00\x02', '\xff\xd8', '\xff\xc4\x00\x04ab', '\x00', '\xff\xda'],
    input: (pattern) => bytesOf(`\xff\xd8${pattern}`),
    run: (bytes: Uint8Array) => jpegSize(bytes),
    boundNs: 50,
  },
  {
    name: 'Photo: codes, pixels',
    tokens: sampleTokens,
    input: (pattern) => greyPng(greysOf(pattern)) as Uint8Array<ArrayBuffer>,
    run: codesOfPhoto,
    boundNs: 500,
    lengthMax: 1_000_000,
  },
  {
    name: 'Photo: codes, modules',
    tokens: sampleTokens,
    input: (pattern) => greyPng(modulesOf(pattern)) as Uint8Array<ArrayBuffer>,
    run: codesOfPhoto,
    boundNs: 500,
    lengthMax: 1_000_000,
  },
  ...Object.entries(filterTokens).map(
    ([filter, tokens]): Parser => ({
      name: `PDF: ${filter}`,
      tokens,
      input: bytesOf,
      run: (bytes: Uint8Array) =>
        decodeStream(bytes, withEntries(emptyDictionary, { Filter: nameValue(filter) }), 100_000_000, (value) => value),
      boundNs: 500,
    }),
  ),
  {
    name: 'PDF: codes of a picture',
    tokens: sampleTokens,
    input: (pattern) => square(zlibSync(bytesOf(pattern)), '/Filter/FlateDecode', pattern),
    run(bytes: Uint8Array) {
      let pictures = 0;
      for (const page of codesOfPages(bytes, decodeSymbol))
        for (const picture of page.pictures) if (picture.read()) pictures++;
      return pictures;
    },
    boundNs: 600,
    lengthMax: 1_000_000,
  },
  {
    name: 'PDF: codes of shapes',
    tokens: [
      '0 0 9 9 re f ',
      '1 0 0 1 1 1 cm ',
      '1 g ',
      '0 g ',
      '9 9 m 9 1 l 1 1 l h ',
      'f ',
      'f* ',
      '1 w 0 0 m 9 0 l S ',
      'q ',
      'Q ',
      '1 1 1 1 re ',
    ],
    input: (pattern) => pagePdf(pattern) as Uint8Array<ArrayBuffer>,
    run: drawnCodes,
    boundNs: 1_500,
    lengthMax: 250_000,
  },
  {
    name: 'PDF: colours of inks',
    tokens: ['/S cs ', '/T cs ', '0 sc ', '.# sc ', '1 1 9 9 re f ', 'BI /W 1 /H 1 /BPC 8 /CS /S ID a EI '],
    // No two of them are alike
    input(pattern) {
      let count = 10;
      return pagePdf(
        pattern.replaceAll('#', () => `${count++}`),
        longInks,
      ) as Uint8Array<ArrayBuffer>;
    },
    run: drawnCodes,
    boundNs: 3_000,
    lengthMax: 250_000,
  },
  {
    name: 'PDF: character map, written with',
    tokens: [
      '<00000000><00000001><0041>',
      '<00000000><ffffffff><0041>',
      '<00000000><000000ff><0041>',
      '<000000fe><000000fe><0041>',
    ],
    input: (pattern) =>
      pagePdf(`BT /F 9 Tf 9 700 Td <${wideCodes(Math.floor(pattern.length / 8))}> Tj ET`, {
        resources: '/Font<</F 5 0 R>>',
        more: [
          {
            dictionary:
              '/Type/Font/Subtype/Type0/BaseFont/X/Encoding 7 0 R/ToUnicode 6 0 R/DescendantFonts[<</Subtype/CIDFontType0>>]',
          },
          { dictionary: '/Filter/FlateDecode', stream: zlibSync(bytesOf(`1 beginbfrange ${pattern} endbfrange`)) },
          { dictionary: '', stream: '1 begincodespacerange <00000000> <ffffffff> endcodespacerange' },
        ],
      }) as Uint8Array<ArrayBuffer>,
    run: (bytes: Uint8Array) => readPdfText(bytes),
    boundNs: 1_500,
    lengthMax: 1_000_000,
  },
  {
    name: 'PDF: character map of CIDs, written with',
    tokens: ['<0000><0001> 1 ', '<0000><ffff> 1 ', '<00000000><ffffffff> 1 ', '<0003><0004> 9 ', '/Other usecmap '],
    input: (pattern) =>
      bytesOf(`1 begincodespacerange <0000> <ffff> endcodespacerange 1 begincidrange ${pattern} endcidrange`),
    run(bytes: Uint8Array) {
      let known = 0;
      const everyCode = new Uint8Array(Math.min(bytes.length, 131_072)).map((_, at) =>
        at % 2 === 0 ? (at >> 9) & 255 : (at >> 1) & 255,
      );
      readCMap(bytes, 1_000_000)?.each(everyCode, (cid) => {
        if (cid !== undefined) known++;
      });
      return known;
    },
    boundNs: 1_500,
  },
  {
    name: 'PDF: character map, names and numbers',
    tokens: [
      '/WMode 1 def ',
      '/A usecmap ',
      '<00><ff>[',
      '<0041>',
      ']',
      '1 beginbfchar ',
      '1 begincodespacerange ',
      '<8140><9ffc>',
    ],
    input: (pattern) => bytesOf(`1 beginbfrange ${pattern}`),
    run: (bytes: Uint8Array) => readCharacterMap(bytes, { values: 1_000_000 }),
    boundNs: 1_500,
  },
  {
    name: 'EPC QR code',
    tokens: ['\n', '\r\n', 'BCD\n', 'a', ' ', '002\n', 'é', 'EUR1.00', '\r'],
    input: (pattern) => `BCD\n002\n1\nSCT\n\n${pattern}`,
    run: (text: string) => readEpcPayload({ text }),
    boundNs: 100,
  },
];
