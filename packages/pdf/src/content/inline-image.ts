import { isRegular, isWhiteSpace } from '../syntax/bytes.ts';
import { integerOf, startsWith } from '../syntax/file-object.ts';
import { filtersOf, packedEnd } from '../syntax/filters/filters.ts';
import { ValueReader } from '../syntax/value-reader.ts';
import { type CosDictionary, type CosValue, isTrue } from '../syntax/values.ts';
import { isOperandWord, operatorCode, operatorsByCode } from './operators.ts';

/** A picture among instructions (ISO 32000-2, 8.9.7). */
export interface InlineImage {
  /** Its entries by their long names. */
  readonly dictionary: CosDictionary;
  readonly data: Uint8Array;
  /** Behind its `EI`; undefined where it has none, and everything behind it is its data. */
  readonly end: number | undefined;
  /** Whether every reader finds its end there: by a length that is known, or where the packed data ends by itself. */
  readonly isCertain: boolean;
  /** Bytes that were unpacked in search of the end. */
  readonly unpacked: number;
}

/** What a name says in place of a colour space. */
export interface NamedSpace {
  readonly components: number;
  /** Whether every reader comes to that number. */
  readonly isCertain: boolean;
}

/** The colour space of a name, among the resources of the instructions. */
export type SpaceOfName = (name: string) => NamedSpace | undefined;

/** Short keys and the short names of spaces (ISO 32000-1, tables 93 and 94). */
const longKeys: Readonly<Record<string, string>> = {
  __proto__: null as never,
  W: 'Width',
  H: 'Height',
  IM: 'ImageMask',
  BPC: 'BitsPerComponent',
  CS: 'ColorSpace',
  D: 'Decode',
  F: 'Filter',
  DP: 'DecodeParms',
  I: 'Interpolate',
  L: 'Length',
};

/** The long name of an entry of an inline picture. */
function longKey(key: string): string {
  return (Object.hasOwn(longKeys, key) ? longKeys[key] : undefined) ?? key;
}

const deviceComponents: Readonly<Record<string, number>> = {
  __proto__: null as never,
  G: 1,
  DeviceGray: 1,
  RGB: 3,
  DeviceRGB: 3,
  CMYK: 4,
  DeviceCMYK: 4,
};

/** Counts down the bytes that may be read and unpacked in search of the ends of inline pictures; below zero none is found. */
export interface SearchBudget {
  searchLeft: number;
}

/** Enough for all pictures of one file. */
export const searchBytesMax: number = 268_435_456;

/**
 * The picture behind a `BI` that ends at `from`; undefined where no `ID` follows its entries.
 *
 * Its data is as long as its size says where it is not packed, ends by itself where it is packed by a filter that is undone here,
 * and is as long as it says otherwise. Failing all of these, it ends at the first `EI` that stands by itself with instructions
 * behind it (ISO 32000-2, 8.9.7).
 */
export function inlineImageAt(
  bytes: Uint8Array,
  from: number,
  budget: SearchBudget,
  spaceOfName?: SpaceOfName,
): InlineImage | undefined {
  const values = new ValueReader(bytes, from, { values: entryValuesMax }, 'instructions');
  const entries = new Map<string, CosValue>();
  let isRepeated = false;
  for (values.skip(); bytes[values.at] === 0x2f; values.skip()) {
    const key = longKey(values.name().name);
    isRepeated ||= entries.has(key);
    entries.set(key, values.value());
  }
  if (values.word() !== 'ID') return undefined;
  const dictionary = { kind: 'dictionary', entries } as const;
  const start = values.at + (isWhiteSpace(bytes[values.at]) ? 1 : 0);
  const end = endOf({ bytes, start, dictionary, budget, spaceOfName });
  const data = bytes.subarray(start, Math.max(start, end.dataEnd));
  return { dictionary, data, end: end.at, isCertain: end.isCertain && !isRepeated, unpacked: end.unpacked };
}

/** Values that the entries of one picture have at most. */
const entryValuesMax = 4096;

/** Data whose end is looked for. */
interface Place {
  readonly bytes: Uint8Array;
  readonly start: number;
  readonly dictionary: CosDictionary;
  readonly budget: SearchBudget;
  readonly spaceOfName: SpaceOfName | undefined;
}

interface End {
  /** Behind the data. */
  readonly dataEnd: number;
  /** Behind `EI`. */
  readonly at: number | undefined;
  readonly isCertain: boolean;
  readonly unpacked: number;
}

function endOf(place: Place): End {
  const { bytes, start, dictionary, budget } = place;
  if (budget.searchLeft < 0) return { dataEnd: bytes.length, at: undefined, isCertain: false, unpacked: 0 };
  const [filter] = filtersOf(dictionary);
  if (filter !== undefined) {
    const { next, isCertain, work, unpacked } = packedEnd(bytes.subarray(start), filter, dictionary, budget.searchLeft);
    budget.searchLeft -= work;
    const at = next === undefined ? undefined : markBehind(bytes, start + next);
    if (next !== undefined && at !== undefined) return { dataEnd: start + next, at, isCertain, unpacked };
    return { ...searched(place, next ?? 0), unpacked };
  }
  const length = plainLength(place);
  const at = length === undefined ? undefined : markBehind(bytes, start + length.bytes);
  if (length !== undefined && at !== undefined)
    return { dataEnd: start + length.bytes, at, isCertain: length.isCertain, unpacked: 0 };
  return searched(place, length?.isCertain === true ? length.bytes : 0);
}

/** How many bytes data that is not packed has; undefined where its size is not said. */
function plainLength({
  dictionary: { entries },
  spaceOfName,
}: Place): { readonly bytes: number; readonly isCertain: boolean } | undefined {
  const width = integerOf(entries.get('Width'));
  const height = integerOf(entries.get('Height'));
  const isMask = isTrue(entries.get('ImageMask'));
  const space = isMask ? oneComponent : spaceOf(entries.get('ColorSpace'), spaceOfName);
  const bits = isMask ? 1 : integerOf(entries.get('BitsPerComponent'));
  if (width === undefined || height === undefined || bits === undefined || space === undefined) return undefined;
  const bytes = Math.ceil((width * space.components * bits) / 8) * height;
  if (!(width > 0 && height > 0 && bits > 0 && bytes <= lengthMax)) return undefined;
  return { bytes, isCertain: space.isCertain && !(isMask && entries.has('ColorSpace')) };
}

const lengthMax = 0x7fff_ffff;
const oneComponent: NamedSpace = { components: 1, isCertain: true };

function spaceOf(value: CosValue | undefined, spaceOfName: SpaceOfName | undefined): NamedSpace | undefined {
  if (value?.kind === 'name') {
    const components = Object.hasOwn(deviceComponents, value.name) ? deviceComponents[value.name] : undefined;
    return components === undefined ? spaceOfName?.(value.name) : { components, isCertain: true };
  }
  return isIndexed(value) ? oneComponent : undefined;
}

/** Whether an array is the space of a table of colours, one of a device each (ISO 32000-1, 8.6.6.3). */
function isIndexed(value: CosValue | undefined): boolean {
  const [family, base, highest, table] = value?.kind === 'array' ? value.items : [];
  const isKind = family?.kind === 'name' && (family.name === 'I' || family.name === 'Indexed');
  const isKnown = base?.kind === 'name' && Object.hasOwn(deviceComponents, base.name);
  return isKind && isKnown && highest?.kind === 'number' && table?.kind === 'string';
}

const markBytes = 2;
const lineFeed = 10;

/** The place behind the `EI` that follows at a place, with white space at most in front of it. */
function markBehind(bytes: Uint8Array, from: number): number | undefined {
  let at = from;
  while (isWhiteSpace(bytes[at])) at++;
  return startsWith(bytes, at, 'EI') && !isRegular(bytes[at + markBytes]) ? at + markBytes : undefined;
}

/** The end of data that nobody can be sure of, which has so many bytes at least. */
function searched({ bytes, start, dictionary, budget }: Place, least: number): End {
  const said = integerOf(dictionary.entries.get('Length'));
  const told = said === undefined || said < least ? undefined : markBehind(bytes, start + said);
  if (said !== undefined && told !== undefined)
    return { dataEnd: start + said, at: told, isCertain: false, unpacked: 0 };
  const from = start + least < bytes.length ? start + least : start;
  const likely = markFrom(bytes, from, isLikely);
  const mark = likely ?? markFrom(bytes, from, isByItself);
  budget.searchLeft -= (likely ?? bytes.length) - from;
  const at = mark === undefined ? undefined : mark + markBytes;
  // One white byte in front of it belongs to it
  const dataEnd = mark === undefined ? bytes.length : mark - (isWhiteSpace(bytes[mark - 1]) ? 1 : 0);
  return { dataEnd, at, isCertain: false, unpacked: 0 };
}

function markFrom(
  bytes: Uint8Array,
  from: number,
  fits: (bytes: Uint8Array, at: number, from: number) => boolean,
): number | undefined {
  for (let at = bytes.indexOf(0x45, from); at !== -1; at = bytes.indexOf(0x45, at + 1))
    if (bytes[at + 1] === 0x49 && fits(bytes, at, from)) return at;
  return undefined;
}

const isByItself = (bytes: Uint8Array, at: number, from: number): boolean =>
  (at === from || !isRegular(bytes[at - 1])) && !isRegular(bytes[at + markBytes]);

const isStanding = (bytes: Uint8Array, at: number, from: number): boolean =>
  (at === from || isWhiteSpace(bytes[at - 1])) &&
  (isWhiteSpace(bytes[at + markBytes]) || bytes[at + markBytes] === undefined);

/** Bytes looked at behind what may be the end: instructions are text. */
const textWithin = 24;
const openBracket = 0x28;

/** Whether an `EI` stands by itself and what is behind it looks like instructions. */
function isLikely(bytes: Uint8Array, at: number, from: number): boolean {
  if (!isStanding(bytes, at, from)) return false;
  const behind = bytes.subarray(at + markBytes, at + markBytes + textWithin);
  const text = behind.indexOf(openBracket);
  // What is written may have any bytes
  const after = text === -1 ? behind : behind.subarray(0, text);
  if (!after.every((byte) => (byte >= 32 && byte < 127) || (byte >= 9 && byte <= 13))) return false;
  const words = new ValueReader(bytes, at + markBytes, { values: 0 }, 'instructions');
  words.skip();
  const first = bytes[words.at];
  if (first === undefined || !isRegular(first) || (first >= 0x2b && first <= 0x39)) return true;
  const word = words.word();
  return isOperandWord(word) || operatorsByCode.has(operatorCode(word));
}

/** Whether data has in it what some reader takes for its end, whatever stands in front of it. */
export function looksEnded(data: Uint8Array): boolean {
  return markFrom(data, 0, (bytes, at) => isWhiteSpace(bytes[at + markBytes] ?? lineFeed)) !== undefined;
}
