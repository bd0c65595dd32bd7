import { isWhiteSpace } from '../bytes.ts';
import { decodeHex } from '../strings.ts';
import { type CosDictionary, type CosValue, isDictionary, nameOf, numberOf } from '../values.ts';
import { inflateData, intactEnd, isIntact as isDataIntact } from './inflate.ts';
import { jpegEnd } from './jpeg-end.ts';
import { type Parameters, undoPredictor } from './predictors.ts';

/** A stream with its filters undone, as far as they are known here. */
export interface DecodedStream {
  readonly bytes: Uint8Array;
  /** The filters that are left, those of pictures as a rule: the first is not known here. */
  readonly rest: readonly string[];
  /** Whether the compressed data came to its proper end. */
  readonly isWhole: boolean;
  /** Whether other readers inflate it too, who mind its header and its sum; true where that was not asked for. */
  readonly isIntact: boolean;
}

type Resolve = (value: CosValue | undefined) => CosValue | undefined;

/** Filters by the short names that only inline pictures may have (ISO 32000-1, table 94). */
const longNames: Readonly<Record<string, string>> = {
  __proto__: null as never,
  AHx: 'ASCIIHexDecode',
  A85: 'ASCII85Decode',
  LZW: 'LZWDecode',
  Fl: 'FlateDecode',
  RL: 'RunLengthDecode',
  CCF: 'CCITTFaxDecode',
  DCT: 'DCTDecode',
};

/** The filters of a stream in the order of decoding, by their long names; `?` for one that cannot be told. */
export function filtersOf(dictionary: CosDictionary, resolve: Resolve = (value) => value): readonly string[] {
  const filter = resolve(dictionary.entries.get('Filter'));
  if (filter === undefined || filter.kind === 'number' || filter.kind === 'word') return [];
  if (filter.kind === 'name') return [longFilterName(filter.name)];
  if (filter.kind === 'array') return filter.items.map((item) => longFilterName(nameOf(resolve(item)) ?? '?'));
  return ['?'];
}

/** The name of a filter as streams have it. */
export function longFilterName(name: string): string {
  return (Object.hasOwn(longNames, name) ? longNames[name] : undefined) ?? name;
}

/**
 * Undoes the filters of a stream (ISO 32000-1, 7.4): Flate and LZW with predictors, ASCII85, ASCIIHex and run length,
 * up to the first other one. Undefined when a step makes more than `bytesMax` bytes or cannot be undone. `areSumsMinded`
 * says that `isIntact` is wanted.
 */
export function decodeStream(
  stream: Uint8Array,
  dictionary: CosDictionary,
  bytesMax: number,
  resolve: Resolve = (value) => value,
  areSumsMinded = false,
): DecodedStream | undefined {
  const filters = filtersOf(dictionary, resolve);
  let bytes = stream;
  let isWhole = true;
  let isIntact = true;
  for (const [index, filter] of filters.entries()) {
    const parameters = parametersOf(dictionary, index, resolve);
    let decoded: Uint8Array | undefined;
    if (filter === 'FlateDecode') {
      const inflated = inflateData(bytes, bytesMax);
      if (inflated.end === 'too-long') return undefined;
      isWhole &&= inflated.end === 'whole';
      isIntact &&= !areSumsMinded || isDataIntact(bytes, inflated);
      decoded = undoPredictor(inflated.bytes, parameters);
    } else if (filter === 'LZWDecode') {
      const unpacked = decodeLzw(bytes, bytesMax, parameters('EarlyChange') !== 0)?.bytes;
      decoded = unpacked && undoPredictor(unpacked, parameters);
    } else if (filter === 'ASCIIHexDecode') decoded = decodeHex(bytes);
    else if (filter === 'ASCII85Decode') decoded = decodeAscii85(bytes, bytesMax);
    else if (filter === 'RunLengthDecode') decoded = decodeRunLength(bytes, bytesMax)?.bytes;
    else return { bytes, rest: filters.slice(index), isWhole, isIntact };
    if (decoded === undefined) return undefined;
    bytes = decoded;
  }
  return { bytes, rest: [], isWhole, isIntact };
}

function parametersOf(dictionary: CosDictionary, index: number, resolve: Resolve): Parameters {
  const all = resolve(dictionary.entries.get('DecodeParms'));
  const own = all?.kind === 'array' ? resolve(all.items[index]) : all;
  return (name) => {
    const value = isDictionary(own) ? numberOf(resolve(own.entries.get(name))) : undefined;
    return Number.isInteger(value) ? value : undefined;
  };
}

/** White space and the end mark of ASCII85 data, which stand for nothing. */
const endBytesMax = 1024;

/** Groups of five digits to base 85 up to `~` (7.4.3). */
function decodeAscii85(bytes: Uint8Array, bytesMax: number): Uint8Array | undefined {
  const zeroGroups = bytes.reduce((count, byte) => (byte === 0x7a ? count + 1 : count), 0);
  const lengthMost = 4 * zeroGroups + 4 * Math.ceil((bytes.length - zeroGroups) / 5);
  if (lengthMost > bytesMax + endBytesMax) return undefined;
  const decoded = new Uint8Array(lengthMost);
  let length = 0;
  let group = 0;
  let digits = 0;
  const flush = (count: number): void => {
    for (let i = 0; i < count; i++) decoded[length++] = Math.floor(group / 256 ** (3 - i)) & 255;
    group = 0;
    digits = 0;
  };
  for (const byte of bytes) {
    if (byte === 0x7e) break;
    if (isWhiteSpace(byte)) continue;
    if (byte === 0x7a && digits === 0) flush(4);
    else if (byte < 0x21 || byte > 0x75) return undefined;
    else {
      group = group * 85 + byte - 0x21;
      if (++digits === 5) flush(4);
    }
  }
  if (digits > 1) {
    const count = digits - 1;
    for (; digits < 5; digits++) group = group * 85 + 84;
    flush(count);
  }
  return length > bytesMax ? undefined : decoded.subarray(0, length);
}

/** Unpacked data, and the place behind its mark of the end; no place where it has none. */
interface Unpacked {
  readonly bytes: Uint8Array;
  readonly next: number | undefined;
}

/** Copied and repeated bytes in turn (7.4.5). */
function decodeRunLength(bytes: Uint8Array, bytesMax: number): Unpacked | undefined {
  let decoded = new Uint8Array(Math.min(bytesMax, bytes.length * 2, firstBytesMax));
  let length = 0;
  for (let at = 0; at < bytes.length; ) {
    const head = bytes[at++] as number;
    if (head === 128) return { bytes: decoded.subarray(0, length), next: at };
    const count = head < 128 ? head + 1 : 257 - head;
    if (length + count > bytesMax) return undefined;
    if (length + count > decoded.length) decoded = grown(decoded, length + count, bytesMax);
    if (head < 128) decoded.set(bytes.subarray(at, at + count), length);
    else decoded.fill(bytes[at] ?? 0, length, length + count);
    at += head < 128 ? count : 1;
    length += count;
  }
  return { bytes: decoded.subarray(0, length), next: undefined };
}

function grown(bytes: Uint8Array, least: number, most: number): Uint8Array<ArrayBuffer> {
  const larger = new Uint8Array(Math.min(most, Math.max(least, bytes.length * 2)));
  larger.set(bytes);
  return larger;
}

/** What room is made for at first: the data of a small picture may stand in front of much else. */
const firstBytesMax = 65_536;
const clearTable = 256;
const endOfData = 257;
const tableMax = 4096;

/** Codes of 9 to 12 bits for strings seen before (7.4.4); with early change the width grows one code early. */
function decodeLzw(bytes: Uint8Array, bytesMax: number, isEarly: boolean): Unpacked | undefined {
  // Each code stands for a place and length in what was written before it
  const starts = new Uint32Array(tableMax);
  const lengths = new Uint16Array(tableMax);
  let decoded = new Uint8Array(Math.min(bytesMax, bytes.length * 4, firstBytesMax));
  let length = 0;
  let next = endOfData + 1;
  let previousStart = -1;
  let bits = 0;
  let bitCount = 0;
  for (let at = 0; ; ) {
    const reach = next + (isEarly ? 1 : 0);
    const width = reach < 512 ? 9 : reach < 1024 ? 10 : reach < 2048 ? 11 : 12;
    for (; bitCount < width && at < bytes.length; bitCount += 8)
      bits = ((bits << 8) | (bytes[at++] as number)) & 0xfffff;
    if (bitCount < width) return { bytes: decoded.subarray(0, length), next: undefined };
    bitCount -= width;
    const code = (bits >>> bitCount) & ((1 << width) - 1);
    if (code === endOfData) return { bytes: decoded.subarray(0, length), next: at };
    if (code === clearTable) {
      next = endOfData + 1;
      previousStart = -1;
      continue;
    }
    // A new entry is what was written last and one byte more, which may be the first of what comes now
    if (previousStart >= 0 && next < tableMax) {
      starts[next] = previousStart;
      lengths[next++] = length - previousStart + 1;
    }
    if (code >= next && code > endOfData) return undefined;
    const count = code < clearTable ? 1 : (lengths[code] as number);
    if (length + count > bytesMax) return undefined;
    if (length + count > decoded.length) decoded = grown(decoded, length + count, bytesMax);
    previousStart = length;
    const from = starts[code] as number;
    if (code < clearTable) decoded[length++] = code;
    else for (let i = 0; i < count; i++) decoded[length++] = decoded[from + i] as number;
  }
}

/** What was found of data that a filter packed. */
export interface PackedEnd {
  /** Behind its last byte, where it is intact and ends by itself. */
  readonly next: number | undefined;
  /** Whether every reader that unpacks it comes to that end. */
  readonly isCertain: boolean;
  /** Bytes that were read and unpacked to find out. */
  readonly work: number;
  /** Bytes that it makes. */
  readonly unpacked: number;
}

/**
 * The end of the data that a filter packed, from its first byte on, whatever stands behind it (ISO 32000-1, 7.4): none where it
 * has no mark of it, is damaged, makes more than `bytesMax` bytes, or is of a filter that is not undone here.
 */
export function packedEnd(data: Uint8Array, filter: string, dictionary: CosDictionary, bytesMax: number): PackedEnd {
  if (filter === 'FlateDecode') return { ...intactEnd(data, bytesMax), isCertain: true };
  if (filter === 'ASCIIHexDecode') return markedEnd(data, (byte) => byte === 0x3e, [0x3e]);
  if (filter === 'ASCII85Decode') return markedEnd(data, (byte) => byte > 0x75 && byte !== 0x7a, [0x7e, 0x3e]);
  if (filter === 'DCTDecode') {
    const next = jpegEnd(data);
    return { next, isCertain: false, work: next ?? data.length, unpacked: 0 };
  }
  const isEarly = parametersOf(dictionary, 0, (value) => value)('EarlyChange') !== 0;
  const decode = filter === 'LZWDecode' ? decodeLzw : filter === 'RunLengthDecode' ? decodeRunLength : undefined;
  if (decode === undefined) return { next: undefined, isCertain: false, work: 0, unpacked: 0 };
  const found = decode(data, bytesMax, isEarly);
  const unpacked = found?.bytes.length ?? 0;
  return { next: found?.next, isCertain: true, work: (found?.next ?? data.length) + unpacked, unpacked };
}

/** Behind the mark that begins with the first byte that is no digit. */
function markedEnd(data: Uint8Array, isEnd: (byte: number) => boolean, mark: readonly number[]): PackedEnd {
  const at = data.findIndex(isEnd);
  const isMarked = at >= 0 && mark.every((byte, index) => data[at + index] === byte);
  const read = at < 0 ? data.length : at;
  return { next: isMarked ? at + mark.length : undefined, isCertain: true, work: read, unpacked: read };
}
