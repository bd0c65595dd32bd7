import type { ImagingLimits } from '../limits.ts';
import { inflateBounded } from '../flate.ts';
import { isRegular, isWhiteSpace, latin1, type PdfDictionary, type PdfValue, ValueReader } from './value.ts';

/** One object as it was found in the file. */
export interface PdfObject {
  readonly number: number;
  readonly value: PdfValue;
  /** The bytes between `stream` and `endstream`, still filtered. */
  readonly stream?: Uint8Array;
}

/**
 * All objects of a file by number. An object that is defined several times keeps all its definitions: which of them
 * a reader takes depends on tables that a hostile file writes as it likes.
 */
export interface PdfStructure {
  readonly objects: ReadonlyMap<number, readonly PdfObject[]>;
}

/** Values read, relative to the number of objects allowed. */
const valuesPerObjectMax = 20;

/**
 * Finds every object by reading the file from front to back, whatever its cross-reference tables say, and opens the
 * object streams. Returns undefined when a bound of `limits` is passed or an object stream cannot be opened safely.
 */
export function scanStructure(bytes: Uint8Array, limits: ImagingLimits): PdfStructure | undefined {
  const objects = new Map<number, PdfObject[]>();
  let count = 0;
  let values = 0;

  function add(object: PdfObject): boolean {
    const known = objects.get(object.number);
    if (known === undefined) objects.set(object.number, [object]);
    else known.push(object);
    return ++count <= limits.pdfObjectsMax && values <= limits.pdfObjectsMax * valuesPerObjectMax;
  }

  for (let at = nextHeader(bytes, 0); at !== undefined; at = nextHeader(bytes, at.bodyStart)) {
    const reader = new ValueReader(bytes, at.bodyStart, bytes.length);
    const value = reader.value();
    values += reader.count;
    const stream = isDictionary(value) ? streamAfter(bytes, reader.at, value) : undefined;
    if (!add(stream === undefined ? { number: at.number, value } : { number: at.number, value, stream })) {
      return undefined;
    }
  }

  const holders = [...objects.values()].flat();
  let budget = limits.pdfInflatedBytesMax;
  for (const { value, stream } of holders) {
    if (stream === undefined || !isDictionary(value) || nameOf(value.entries.get('Type')) !== 'ObjStm') continue;
    const inflated = objectStreamBytes(stream, value, Math.min(budget, limits.pdfStreamBytesMax));
    if (inflated === undefined) return undefined;
    budget -= inflated.length;
    if (isPastRatio(inflated.length, stream.length, limits)) return undefined;
    const first = value.entries.get('First');
    const total = value.entries.get('N');
    const table = new ValueReader(inflated, 0, inflated.length);
    for (let index = 0; index < (typeof total === 'number' ? total : 0); index++) {
      table.skip();
      const number = table.number();
      table.skip();
      const offset = table.number();
      if (number === undefined || offset === undefined || typeof first !== 'number') break;
      const reader = new ValueReader(inflated, first + offset, inflated.length);
      const inner = reader.value();
      values += reader.count;
      if (!add({ number, value: inner })) return undefined;
      if (table.at >= table.end) break;
    }
  }
  return { objects };
}

/** Whether a stream grew so much for its size that only a bomb does. */
export function isPastRatio(inflated: number, compressed: number, limits: ImagingLimits): boolean {
  return inflated > limits.pdfRatioFreeBytes && inflated > compressed * limits.pdfRatioMax;
}

export function isDictionary(value: PdfValue | undefined): value is PdfDictionary {
  return typeof value === 'object' && value !== null && value.kind === 'dictionary';
}

export function nameOf(value: PdfValue | undefined): string | undefined {
  return typeof value === 'object' && value !== null && value.kind === 'name' ? value.name : undefined;
}

/** The filters of a stream in the order of decoding; a filter named by a reference is not followed. */
export function filtersOf(dictionary: PdfDictionary): readonly string[] {
  const filter = dictionary.entries.get('Filter') ?? dictionary.entries.get('F');
  if (typeof filter !== 'object' || filter === null) return [];
  if (filter.kind === 'name') return [filter.name];
  if (filter.kind === 'array') return filter.items.map((item) => nameOf(item) ?? '?');
  return ['?'];
}

export function isFlate(filter: string): boolean {
  return filter === 'FlateDecode' || filter === 'Fl';
}

function objectStreamBytes(stream: Uint8Array, dictionary: PdfDictionary, bytesMax: number): Uint8Array | undefined {
  const parameters = dictionary.entries.get('DecodeParms') ?? dictionary.entries.get('DP') ?? null;
  const predicts = isDictionary(parameters) && (parameters.entries.get('Predictor') ?? 1) !== 1;
  const filters = filtersOf(dictionary);
  // No writer does this, and what cannot be looked into cannot be vouched for
  if (predicts || !filters.every(isFlate)) return undefined;
  let bytes: Uint8Array | undefined = stream;
  for (let layer = 0; layer < filters.length && bytes !== undefined; layer++) bytes = inflateBounded(bytes, bytesMax);
  return bytes;
}

interface Header {
  readonly number: number;
  readonly bodyStart: number;
}

/** The next `n g obj` at or behind `from`. */
function nextHeader(bytes: Uint8Array, from: number): Header | undefined {
  for (let at = bytes.indexOf(0x6f, from); at !== -1; at = bytes.indexOf(0x6f, at + 1)) {
    if (bytes[at + 1] !== 0x62 || bytes[at + 2] !== 0x6a || isRegular(bytes[at + 3])) continue;
    const generation = digitsBefore(bytes, at);
    const number = generation === undefined ? undefined : digitsBefore(bytes, generation.start);
    if (number !== undefined && number.start < number.end) return { number: number.value, bodyStart: at + 3 };
  }
  return undefined;
}

/** The whole number in front of `at`, white space between. */
function digitsBefore(
  bytes: Uint8Array,
  at: number,
): { readonly value: number; readonly start: number; readonly end: number } | undefined {
  let end = at;
  while (end > 0 && isWhiteSpace(bytes[end - 1])) end--;
  let start = end;
  while (start > 0 && end - start < 10 && bytes[start - 1]! >= 48 && bytes[start - 1]! <= 57) start--;
  if (start === end || (end === at && bytes[at] !== 0x6f)) return undefined;
  return { value: Number(latin1(bytes.subarray(start, end))), start, end };
}

const streamWord = [0x73, 0x74, 0x72, 0x65, 0x61, 0x6d] as const;
const endWord = [0x65, 0x6e, 0x64] as const;

function streamAfter(bytes: Uint8Array, from: number, dictionary: PdfDictionary): Uint8Array | undefined {
  let at = from;
  while (isWhiteSpace(bytes[at])) at++;
  if (!streamWord.every((byte, index) => bytes[at + index] === byte)) return undefined;
  at += streamWord.length;
  if (bytes[at] === 13) at++;
  if (bytes[at] === 10) at++;
  const length = dictionary.entries.get('Length');
  const search = typeof length === 'number' && at + length <= bytes.length ? at + length : at;
  return bytes.subarray(at, endOfStream(bytes, search) ?? bytes.length);
}

function endOfStream(bytes: Uint8Array, from: number): number | undefined {
  for (let at = bytes.indexOf(0x65, from); at !== -1; at = bytes.indexOf(0x65, at + 1)) {
    if (!endWord.every((byte, index) => bytes[at + index] === byte)) continue;
    if (streamWord.every((byte, index) => bytes[at + 3 + index] === byte)) return at;
  }
  return undefined;
}
