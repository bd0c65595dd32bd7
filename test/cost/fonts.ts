import { readCff } from '../../packages/pdf/src/fonts/cff.ts';
import { readTrueType } from '../../packages/pdf/src/fonts/truetype.ts';
import type { Parser } from './parsers.ts';

const latin = (text: string) => Buffer.from(text, 'latin1');
const word = (value: number): Buffer => Buffer.from([(value >> 8) & 255, value & 255]);
const long = (value: number): Buffer => Buffer.concat([word(value >>> 16), word(value)]);

/** A list of pieces as CFF has it (Adobe Technical Note 5176, section 5). */
function index(items: readonly Buffer[]): Buffer {
  if (items.length === 0) return word(0);
  let at = 1;
  const offsets = [1, ...items.map(({ length }) => (at += length))].map(long);
  return Buffer.concat([word(items.length), Buffer.from([4]), ...offsets, ...items]);
}

/** A number in a dictionary, in five bytes whatever it is. */
const number = (value: number): Buffer => Buffer.concat([Buffer.from([29]), long(value)]);
/** What a glyph begins with: it calls the first subroutine of the font. */
const callsFirst = Buffer.from([32, 29, 14]);
const glyphsMax = 60_000;
/** A subroutine is shorter than a list can hold, and so are the parts of the pattern. */
const partBytes = 30_000;

/** A font of many glyphs, each of which calls a subroutine made of the pattern, which calls others. */
function cffOf(pattern: string): Uint8Array<ArrayBuffer> {
  const bytes = latin(pattern);
  const parts = Array.from({ length: Math.ceil(bytes.length / partBytes) }, (_, part) =>
    bytes.subarray(part * partBytes, (part + 1) * partBytes),
  );
  const subroutines = index([...parts, Buffer.from([11])]);
  const glyphs = index(Array.from({ length: Math.min(glyphsMax, 2 + (bytes.length >> 4)) }, () => callsFirst));
  const head = Buffer.concat([Buffer.from([1, 0, 4, 4]), index([latin('A')])]);
  const topOf = (at: number): Buffer =>
    index([Buffer.concat([number(at), Buffer.from([17]), number(0), number(at), Buffer.from([18])])]);
  const before = head.length + topOf(0).length + 2 + subroutines.length;
  return new Uint8Array(Buffer.concat([head, topOf(before), word(0), subroutines, glyphs]));
}

/** A TrueType file with the tables that are needed, one of them made of the pattern. */
function trueTypeOf(tag: string, start: string, pattern: string): Uint8Array<ArrayBuffer> {
  const tables: readonly (readonly [string, Buffer])[] = [
    ['head', Buffer.concat([Buffer.alloc(18), word(1000), Buffer.alloc(34)])],
    ['hhea', Buffer.concat([Buffer.alloc(34), word(1)])],
    ['hmtx', Buffer.alloc(4)],
    ['maxp', Buffer.concat([long(0x10000), word(65_535), Buffer.alloc(26)])],
    ['glyf', Buffer.alloc(16)],
    ['loca', Buffer.alloc(16)],
    [tag, latin(start + pattern)],
  ];
  let at = 12 + 16 * tables.length;
  const rows = tables.map(([name, { length }]) => {
    const row = Buffer.concat([latin(name), long(0), long(at), long(length)]);
    at += length;
    return row;
  });
  const head = Buffer.concat([long(0x10000), word(tables.length), Buffer.alloc(6)]);
  return new Uint8Array(Buffer.concat([head, ...rows, ...tables.map(([, bytes]) => bytes)]));
}

const mapTokens = [
  '\x00\x04',
  '\x00\x06',
  '\x00\x0c',
  '\x00\x00',
  '\xff\xff',
  '\x00\x01\x00\x03\x00\x00\x00\x0c',
  '\x00\x10',
  '\x7f\xff',
];

/** Readers of font programs that hold together so far that all of them is read. */
export const fontParsers: readonly Parser[] = [
  {
    name: 'Font: CFF, subroutines',
    tokens: ['\x20\x1d', '\x21\x1d', '\x8b', '\x0b', '\x0e', '\x15', '\x1c\x00\x01', '\xff\x00\x01\x00\x00', '\x01'],
    input: cffOf,
    run(bytes: Uint8Array) {
      const font = readCff(bytes);
      let widths = 0;
      for (let glyph = 0; glyph < (font?.glyphCount ?? 0); glyph++) widths += font?.widthOf(glyph) ?? 1;
      return widths;
    },
    boundNs: 2_000,
    lengthMax: 500_000,
  },
  ...(
    [
      ['cmap', '\x00\x00\x00\x20\x00\x03\x00\x01\x00\x00\x00\x0c'],
      ['cmap', '\x00\x00\x00\x01\x00\x03\x00\x01\x00\x00\x00\x0c\x00\x04\xff\xff\x00\x00\x40\x00'],
      ['post', '\x00\x02\x00\x00'],
    ] as const
  ).map(
    ([tag, start], row): Parser => ({
      name: `Font: TrueType, ${tag}${row === 1 ? ' of segments' : ''}`,
      tokens: mapTokens,
      input: (pattern) => trueTypeOf(tag, start, pattern),
      run: (bytes: Uint8Array) => readTrueType(bytes),
      boundNs: 2_000,
      lengthMax: 500_000,
    }),
  ),
];
