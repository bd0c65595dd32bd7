import { substituteFonts } from '@rappen/pdf/fonts';
import { readSubstitute } from '../../../packages/pdf/src/fonts/substitutes/substitute.ts';
import { type WrittenMap, writeTrueType } from '../../../packages/pdf/src/fonts/write-truetype.ts';

/** A glyph of a made font: a box of that height, as wide as the font lets it be. */
export interface Box {
  readonly name: string;
  readonly width: number;
  readonly height: number;
}

export const boxes: readonly Box[] = [
  { name: '.notdef', width: 500, height: 300 },
  { name: 'a', width: 400, height: 400 },
  { name: 'b', width: 500, height: 700 },
  { name: 'space', width: 250, height: 0 },
];

const letters = 'ABCabc. ';

/** Character maps of a made TrueType font by platform and encoding: `3,1` by Unicode, `3,0` and `1,0` by code. */
export type MapName = '3,1' | '3,0' | '1,0' | '0,0';

/** A TrueType program with glyphs 1 to 8 for `ABCabc. `, with the widths of Helvetica. */
export function trueType(maps: readonly MapName[] = ['3,1', '1,0']): Uint8Array {
  const face = readSubstitute('sans-regular', substituteFonts('sans-regular'));
  if (face === undefined) throw new Error('the font is not read');
  const shapes = [...letters].map((letter) => face.shapeOfText(letter));
  const glyphs = shapes.map((shape) => ({
    outline: shape?.outline ?? [],
    advance: Math.round(((shape?.width ?? 0) * face.unitsPerEm) / 1000),
  }));
  const mapOf = (name: MapName): WrittenMap => {
    const [platform = 0, encoding = 0] = name.split(',').map(Number);
    const base = name === '3,0' ? 0xf000 : 0;
    const entries = [...letters].map((letter, index) => [base + letter.charCodeAt(0), index + 1] as const);
    return { platform, encoding, glyphs: new Map(entries) };
  };
  const sign = { outline: boxOutline(1000, 1400), advance: 1229 };
  return writeTrueType({
    unitsPerEm: face.unitsPerEm,
    ascent: face.ascent,
    descent: face.descent,
    glyphs: [sign, ...glyphs],
    maps: maps.map(mapOf),
  });
}

function boxOutline(width: number, height: number): { x: number; y: number; isOn: boolean }[][] {
  const corners = [
    [100, 0],
    [100, height],
    [width, height],
    [width, 0],
  ] as const;
  return [corners.map(([x, y]) => ({ x, y, isOn: true }))];
}

const bytesOf = (text: string): number[] => Array.from(text, (letter) => letter.charCodeAt(0));
/** A whole number as CFF writes it. */
export const word = (value: number): number[] => [28, (value >> 8) & 255, value & 255];

/** The program of a box in a CFF font: its width, if it says one, then four sides. */
function cffBox({ width, height }: Box): number[] {
  if (height === 0) return [...word(width), 14];
  const side = width - 100;
  // rmoveto, then alternating lines from a level one
  return [...word(width), ...word(50), ...word(0), 21, ...word(side), ...word(height), ...word(-side), 6, 14];
}

function index(items: readonly (readonly number[])[]): number[] {
  if (items.length === 0) return [0, 0];
  let offset = 1;
  const offsets = [...items, []].map((item) => {
    const at = offset;
    offset += item.length;
    return [at >> 8, at & 255];
  });
  return [items.length >> 8, items.length & 255, 2, ...offsets.flat(), ...items.flat()];
}

/**
 * A CFF program of the boxes, by names (a, b and space unless other numbers of texts are given), or by CIDs (1, 2 and 3);
 * `first` is the program of glyph 1, `subroutines` are those of all glyphs, `encoding` is one of its own, of a font without CIDs.
 */
export function cff(
  isCid = false,
  ids: readonly number[] = isCid ? [1, 2, 3] : [66, 67, 1],
  first?: readonly number[],
  subroutines: readonly (readonly number[])[] = [],
  encoding: readonly number[] = [],
): Uint8Array {
  const strings = [bytesOf('Adobe'), bytesOf('Identity')];
  const programs = index(boxes.map((box, glyph) => (glyph === 1 && first !== undefined ? first : cffBox(box))));
  const charset = [0, ...ids.flatMap((id) => [id >> 8, id & 255])];
  const long = (value: number): number[] => [29, 0, 0, value >> 8, value & 255];
  const topOf = (at: number): number[] => {
    const charsetAt = at;
    const selectionAt = charsetAt + charset.length;
    const programsAt = selectionAt + (isCid ? 1 + boxes.length : 0);
    const privateAt = programsAt + programs.length;
    const privates = [...long(0), ...long(privateAt), 18];
    const own = encoding.length === 0 ? [] : [...long(privateAt), 16];
    if (!isCid) return [...long(charsetAt), 15, ...own, ...long(programsAt), 17, ...privates];
    const ros = [...word(391), ...word(392), ...word(0), 12, 30];
    return [
      ...ros,
      ...long(charsetAt),
      15,
      ...long(selectionAt),
      12,
      37,
      ...long(programsAt),
      17,
      ...long(privateAt),
      12,
      36,
    ];
  };
  const head = [1, 0, 4, 2];
  const around = (top: number[]): number[] => [
    ...head,
    ...index([bytesOf('Boxes')]),
    ...index([top]),
    ...index(strings),
    ...index(subroutines),
  ];
  const start = around(topOf(0)).length;
  const selection = isCid ? [0, ...boxes.map(() => 0)] : [];
  const fonts = isCid ? index([[...long(0), ...long(0), 18]]) : [];
  return Uint8Array.from([...around(topOf(start)), ...charset, ...selection, ...programs, ...fonts, ...encoding]);
}

function encrypted(bytes: readonly number[], key: number, lead: number): number[] {
  let state = key;
  return [...new Array<number>(lead).fill(0), ...bytes].map((byte) => {
    const cipher = byte ^ (state >> 8);
    state = ((cipher + state) * 52_845 + 22_719) & 0xffff;
    return cipher;
  });
}

export interface Type1Options {
  /** `lenIV`: below 0 the programs of glyphs are not encrypted. */
  readonly lead?: number;
  /** Without a word behind each glyph. */
  readonly isOpen?: boolean;
  /** With the encrypted part in hexadecimal digits. */
  readonly isHex?: boolean;
  /** With the headers that files for Windows have. */
  readonly isPfb?: boolean;
  /** Without the words that end the hidden part. */
  readonly isCut?: boolean;
  /** With a glyph behind the last that cannot be read. */
  readonly isTorn?: boolean;
  /** With more glyphs behind the last: what stands in front of the program of each. */
  readonly more?: readonly string[];
}

/** A Type 1 program of the boxes, with an encoding of its own: `a` and `b` by their codes in ASCII. */
export function type1({
  lead = 4,
  isOpen = false,
  isHex = false,
  isPfb = false,
  isCut = false,
  isTorn = false,
  more = [],
}: Type1Options = {}): Uint8Array {
  const number = (value: number): number[] => [
    255,
    (value >> 24) & 255,
    (value >> 16) & 255,
    (value >> 8) & 255,
    value & 255,
  ];
  const programOf = ({ width, height }: Box): number[] => {
    const side = width - 100;
    const lines = [...number(side), 6, ...number(height), 7, ...number(-side), 6, 9];
    return [
      ...number(50),
      ...number(width),
      13,
      ...(height === 0 ? [] : [...number(0), ...number(0), 21, ...lines]),
      14,
    ];
  };
  const entries = boxes.flatMap((box) => {
    const program = lead < 0 ? programOf(box) : encrypted(programOf(box), 4330, lead);
    return [...bytesOf(`/${box.name} ${program.length} RD `), ...program, ...bytesOf(isOpen ? '\n' : ' ND\n')];
  });
  const program = encrypted(programOf({ name: '', width: 500, height: 300 }), 4330, 4);
  for (const head of more) entries.push(...bytesOf(`${head} ${program.length} RD `), ...program, ...bytesOf(' ND\n'));
  const clear =
    '%!PS-AdobeFont-1.0: Boxes\n11 dict begin\n/FontInfo 1 dict dup begin\n/FullName (Boxes) readonly def\n' +
    'end readonly def\n/FontName /Boxes def\n/PaintType 0 def\n/FontType 1 def\n' +
    '/FontMatrix [0.001 0 0 0.001 0 0] readonly def\n/Encoding 256 array\n0 1 255 {1 index exch /.notdef put} for\n' +
    'dup 97 /a put\ndup 98 /b put\nreadonly def\n/FontBBox {0 0 500 700} readonly def\ncurrentdict end\n' +
    'currentfile eexec\n';
  const hidden = [
    ...bytesOf(
      'dup /Private 8 dict dup begin\n/RD {string currentfile exch readstring pop} executeonly def\n' +
        '/ND {noaccess def} executeonly def\n/NP {noaccess put} executeonly def\n/BlueValues [] def\n' +
        `/MinFeature {16 16} def\n/password 5839 def\n/lenIV ${lead} def\n2 index /CharStrings ${boxes.length + Number(isTorn) + more.length} dict dup begin\n`,
    ),
    ...(isTorn ? [...entries.slice(0, -4), ...bytesOf(' N[\xff;\n')] : entries),
    ...bytesOf(
      `end\nend\nreadonly put\nnoaccess put\n${isCut ? '' : 'dup /FontName get exch definefont pop\nmark currentfile closefile\n'}`,
    ),
  ];
  const secret = encrypted(hidden, 55_665, 4);
  const digits = bytesOf(Buffer.from(secret).toString('hex'));
  const parts = [bytesOf(clear), isHex ? digits : secret, bytesOf(`${'0'.repeat(512)}\ncleartomark\n`)];
  const header = (kind: number, { length }: readonly number[]): number[] =>
    isPfb ? [128, kind, length & 255, length >> 8, 0, 0] : [];
  return Uint8Array.from(parts.flatMap((part, place) => [...header(place === 1 ? 2 : 1, part), ...part]));
}
