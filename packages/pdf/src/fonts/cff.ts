import { type Callable, charstringWidth, type Subrs } from './cff-charstring.ts';
import { entriesOf, isPlainDictionary, operators } from './cff-dictionary.ts';
import { expertEncoding, standardStrings } from './cff-strings.ts';
import { FontBytes } from './font-bytes.ts';
import { type Encoding, standardEncoding } from './glyph-names.ts';

/** What is needed of a CFF font (Adobe Technical Note 5176). */
export interface CffFont {
  /** Whether its glyphs have numbers of characters (CIDs) instead of names. */
  readonly isCid: boolean;
  readonly glyphCount: number;
  /** Glyphs by their names. */
  readonly glyphsByName: ReadonlyMap<string, number>;
  /** Glyphs by their CIDs; of a font with names the CID is the number of the glyph. */
  readonly glyphsByCid: ReadonlyMap<number, number>;
  readonly encoding: Encoding;
  /** Whether every reader gets along with the way its dictionaries are written, and glyphs of one name or CID are as wide. */
  readonly isPlain: boolean;
  /** Names or CIDs of the glyphs by their numbers: of names those of the list of strings. */
  readonly charset: readonly number[];
  /** In thousandths of the type size; undefined when the glyph's program is not understood. */
  widthOf(glyph: number): number | undefined;
  /** The program of a glyph and all that it needs; undefined when there is none. */
  charstringOf(glyph: number): Charstring | undefined;
}

/** The program of a glyph (Adobe Technical Note 5177). */
export interface Charstring extends Callable {
  readonly standardWidth: number;
  readonly nominalWidth: number;
  /** Thousandths of the type size that a unit is. */
  readonly scale: number;
}

/** A list of pieces of bytes (Adobe Technical Note 5176, section 5). */
export interface Index {
  readonly count: number;
  readonly end: number;
  item(index: number): Uint8Array | undefined;
}

type Dictionary = ReadonlyMap<number, readonly number[]>;

interface Widths {
  readonly standard: number;
  readonly nominal: number;
  readonly scale: number;
  readonly subrs: Index | undefined;
}

/** Reads a font program; undefined when it is damaged or of a later version. */
export function readCff(program: Uint8Array): CffFont | undefined {
  const bytes = new FontBytes(program);
  if (bytes.u8(0) !== 1) return undefined;
  const names = readIndex(bytes, bytes.u8(2));
  const tops = readIndex(bytes, names.end);
  const strings = readIndex(bytes, tops.end);
  const globals = readIndex(bytes, strings.end);
  const top = dictionaryOf(tops.item(0));
  const glyphs = readIndex(bytes, top.get(operators.charStrings)?.[0] ?? program.length);
  const glyphCount = glyphs.count;
  const lists = [names, tops, strings, globals, glyphs];
  const hasPrivate = [undefined, 2].includes(top.get(operators.private)?.length);
  if (bytes.isPast || glyphCount === 0 || !hasPrivate || !lists.every(isInOrder)) return undefined;
  const charset = readCharset(bytes, top.get(operators.charset)?.[0] ?? 0, glyphCount);
  if (charset === undefined) return undefined;
  const isCid = top.has(operators.ros);
  let hasAllNames = true;
  const nameOf = (id: number): string => {
    const own = strings.item(id - standardStrings.length);
    hasAllNames &&= isText(id, strings.count);
    return standardStrings[id] ?? (own === undefined ? '.notdef' : new FontBytes(own).text(0, own.length));
  };
  const ofAll = isCid ? undefined : widthsIn(bytes, top, scaleOf(top) ?? 1);
  const widths = isCid ? widthsOfCid(bytes, top, glyphCount) : () => ofAll;
  if (widths === undefined) return undefined;
  const glyphNames = isCid ? [] : charset.map(nameOf);
  const encoding = isCid ? [] : readEncoding(bytes, top.get(operators.encoding)?.[0] ?? 0, glyphNames, nameOf);
  if (encoding === undefined) return undefined;
  const charstringOf = (glyph: number): Charstring | undefined => {
    const charstring = glyphs.item(glyph);
    const selected = widths(glyph);
    if (charstring === undefined || selected === undefined) return undefined;
    const { standard, nominal, scale, subrs } = selected;
    const [own, shared] = [subrsOf(subrs), subrsOf(globals)];
    return { bytes: charstring, own, shared, standardWidth: standard, nominalWidth: nominal, scale };
  };
  const widthOf = (glyph: number): number | undefined => {
    const found = charstringOf(glyph);
    const own = found && charstringWidth(found);
    if (found === undefined || own === undefined) return undefined;
    return (own === 'standard' ? found.standardWidth : found.nominalWidth + own) * found.scale;
  };
  const ids = new Map(charset.map((id, glyph): [number, number] => [id, glyph]).reverse());
  return {
    isCid,
    glyphCount,
    charset,
    isPlain:
      hasAllNames &&
      charset.every((id, glyph) => id === 0 || ids.get(id) === glyph || widthOf(ids.get(id) ?? 0) === widthOf(glyph)) &&
      [...top].every(([operator, operands]) => isKnownText(operator, operands, strings.count)) &&
      areDictionariesPlain(bytes, tops.item(0), isCid),
    charstringOf,
    glyphsByName: new Map(glyphNames.map((name, glyph): [string, number] => [name, glyph]).reverse()),
    glyphsByCid: isCid ? ids : new Map(charset.map((_, glyph) => [glyph, glyph])),
    encoding,
    widthOf,
  };
}

/** Subroutines by the numbers that programs call them with (Adobe Technical Note 5177, 4.7). */
function subrsOf(index: Index | undefined): Subrs {
  const count = index?.count ?? 0;
  const bias = count < 1240 ? 107 : count < 33_900 ? 1131 : 32_768;
  return (number) => index?.item(number + bias);
}

export function readIndex(bytes: FontBytes, at: number): Index {
  const count = bytes.u16(at);
  if (count === 0) return { count, end: at + 2, item: () => undefined };
  const size = bytes.u8(at + 2);
  const offsetOf = (index: number): number => {
    let value = 0;
    for (let i = 0; i < size; i++) value = value * 256 + bytes.u8(at + 3 + index * size + i);
    return value;
  };
  const base = at + 2 + (count + 1) * size;
  return {
    count,
    end: base + offsetOf(count),
    item: (index) => {
      if (!Number.isInteger(index) || index < 0 || index >= count) return undefined;
      const [from, to] = [offsetOf(index), offsetOf(index + 1)];
      return from < 1 || to < from || base + to > bytes.bytes.length
        ? undefined
        : bytes.bytes.subarray(base + from, base + to);
    },
  };
}

export function itemsOf(index: Index): Uint8Array[] {
  return Array.from({ length: index.count }, (_, number) => index.item(number) ?? new Uint8Array(0));
}

/** Whether every item of a list begins where the one before it ends or later, in the font. */
function isInOrder({ count, item }: Index): boolean {
  for (let index = 0; index < count; index++) if (item(index) === undefined) return false;
  return true;
}

function dictionaryOf(data: Uint8Array | undefined): Dictionary {
  const { entries } = entriesOf(data ?? new Uint8Array(0));
  return new Map(entries.map(({ operator, numbers }) => [operator, numbers]));
}

/** Lists of names that are known by their numbers (Adobe Technical Note 5176, table 22). */
const standardCharsetMax = 2;

/** The name or CID of each glyph; undefined for the sets of expert fonts. */
function readCharset(bytes: FontBytes, at: number, count: number): number[] | undefined {
  if (at === 0) return Array.from({ length: count }, (_, glyph) => glyph);
  if (at <= standardCharsetMax) return undefined;
  const ids = [0];
  const format = bytes.u8(at);
  if (format > 2) return undefined;
  for (let place = at + 1; ids.length < count && !bytes.isPast; ) {
    const first = bytes.u16(place);
    const left = format === 0 ? 0 : format === 1 ? bytes.u8(place + 2) : bytes.u16(place + 2);
    place += format === 0 ? 2 : format === 1 ? 3 : 4;
    for (let index = 0; index <= left && ids.length < count; index++) ids.push(first + index);
  }
  return bytes.isPast ? undefined : ids;
}

/** Names of glyphs by code; undefined when more are said than there are. */
function readEncoding(
  bytes: FontBytes,
  at: number,
  names: readonly string[],
  nameOf: (id: number) => string,
): Encoding | undefined {
  if (at === 0) return standardEncoding;
  const encoding = new Array<string | undefined>(256).fill(undefined);
  if (at === 1) return expertEncoding;
  const format = bytes.u8(at);
  const count = bytes.u8(at + 1);
  let place = at + 2;
  let glyph = 1;
  for (let index = 0; index < count; index++) {
    const first = bytes.u8(place++);
    const left = (format & 0x7f) === 0 ? 0 : bytes.u8(place++);
    for (let code = first; code <= first + left; code++) encoding[code] = names[glyph++];
  }
  if ((format & 0x7f) > 1 || glyph > names.length || encoding.length > 256) return undefined;
  const supplements = (format & 0x80) === 0 ? 0 : bytes.u8(place++);
  for (let index = 0; index < supplements; index++, place += 3)
    encoding[bytes.u8(place)] = nameOf(bytes.u16(place + 1));
  return bytes.isPast ? undefined : encoding;
}

/** Thousandths of the type size a unit of the font is; undefined where the dictionary does not say. */
function scaleOf(dictionary: Dictionary): number | undefined {
  const [across] = dictionary.get(operators.matrix) ?? [];
  return across === undefined ? undefined : across * 1000;
}

/** Whether every reader makes the same of all dictionaries, and of the names of a font with CIDs, which no list stands for. */
function areDictionariesPlain(bytes: FontBytes, data: Uint8Array = new Uint8Array(0), isCid: boolean): boolean {
  const top = dictionaryOf(data);
  const fonts = isCid ? itemsOf(readIndex(bytes, top.get(operators.fontDictionaries)?.[0] ?? bytes.bytes.length)) : [];
  const hasOwnNames = !isCid || (top.get(operators.charset)?.[0] ?? 0) > standardCharsetMax;
  return (
    hasOwnNames &&
    [data, ...fonts].every(
      (each) => isPlainDictionary(each, 'font') && isPlainDictionary(privateOf(bytes, dictionaryOf(each)), 'private'),
    )
  );
}

/** Operators whose operand is the number of a text: version, notice, names and the like (table 9). */
const textOperators = [0, 1, 2, 3, 4, 1200, 1221, 1222, 1238];

/** Whether the number of a text is one of the standard ones or of the font, which has so many of its own. */
export function isText(id: number, count: number): boolean {
  return id < standardStrings.length + count;
}

/** Whether the text that an operator names, if it does so, is among the standard ones or those of the font. */
export function isKnownText(operator: number, operands: readonly number[], count: number): boolean {
  const [first] = operands;
  return first !== undefined && !(textOperators.includes(operator) && !isText(first, count));
}

/** The bytes of the private dictionary that another leads to; none where it leads nowhere. */
function privateOf(bytes: FontBytes, dictionary: Dictionary): Uint8Array {
  const [size = 0, offset = 0] = dictionary.get(operators.private) ?? [];
  return bytes.bytes.subarray(offset, offset + size);
}

/** `known`: subroutines by their places, each list looked through once. */
function widthsIn(
  bytes: FontBytes,
  dictionary: Dictionary,
  scale: number,
  known = new Map<number, Index | undefined>(),
): Widths | undefined {
  const [size = 0, offset = 0] = dictionary.get(operators.private) ?? [];
  if (offset + size > bytes.bytes.length || size < 0 || offset < 0) return undefined;
  const own = dictionaryOf(privateOf(bytes, dictionary));
  const place = own.get(operators.subrs)?.[0];
  const at = offset + (place ?? 0);
  if (place !== undefined && !known.has(at)) {
    const list = readIndex(bytes, at);
    known.set(at, isInOrder(list) ? list : undefined);
  }
  const subrs = place === undefined ? undefined : known.get(at);
  if (place !== undefined && subrs === undefined) return undefined;
  return {
    standard: own.get(operators.defaultWidth)?.[0] ?? 0,
    nominal: own.get(operators.nominalWidth)?.[0] ?? 0,
    scale,
    subrs,
  };
}

/** Widths by the font dictionary that each glyph is selected for; undefined when some are selected for none. */
function widthsOfCid(
  bytes: FontBytes,
  top: Dictionary,
  glyphCount: number,
): ((glyph: number) => Widths | undefined) | undefined {
  const list = readIndex(bytes, top.get(operators.fontDictionaries)?.[0] ?? bytes.bytes.length);
  const selection = readSelection(bytes, top.get(operators.fontSelection)?.[0] ?? bytes.bytes.length, glyphCount);
  if (bytes.isPast || !isInOrder(list) || selection.some((index) => index >= list.count)) return undefined;
  const subrs = new Map<number, Index | undefined>();
  const topScale = scaleOf(top);
  const widths = Array.from({ length: Math.min(list.count, fontsMax) }, (_, index) => {
    const dictionary = dictionaryOf(list.item(index));
    const ownScale = scaleOf(dictionary);
    // Both matrices apply where both are there (Technical Note 5176, section 19)
    const scale =
      ownScale === undefined ? (topScale ?? 1) : topScale === undefined ? ownScale : (ownScale * topScale) / 1000;
    return dictionary.get(operators.private)?.length === 2 ? widthsIn(bytes, dictionary, scale, subrs) : undefined;
  });
  // Readers open the fonts that no glyph is selected for too
  return widths.includes(undefined) ? undefined : (glyph) => widths[selection[glyph] ?? -1];
}

/** A byte selects the font of a glyph. */
const fontsMax = 256;

export function readSelection(bytes: FontBytes, at: number, glyphCount: number): readonly number[] {
  const format = bytes.u8(at);
  if (format === 0) return Array.from({ length: glyphCount }, (_, glyph) => bytes.u8(at + 1 + glyph));
  const selection: number[] = [];
  const ranges = format === 3 ? bytes.u16(at + 1) : 0;
  for (let range = 0; range < ranges; range++) {
    const row = at + 3 + 3 * range;
    const end = Math.min(bytes.u16(row + 3), glyphCount);
    for (let glyph = bytes.u16(row); glyph < end; glyph++) selection[glyph] = bytes.u8(row + 2);
  }
  return selection;
}
