import { inflateBounded } from '../flate.ts';
import type { ImagingLimits } from '../limits.ts';
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

/** Values read in all, for each object allowed. */
const valuesPerObjectMax = 20;
/** Each byte is read twice in an ordinary file: as an object or stream, and in search of the next object. */
const readingsMax = 4;

/**
 * Finds every object by reading the file from front to back, whatever its cross-reference tables say, and opens the
 * object streams. Returns undefined when a bound of `limits` is passed or an object stream cannot be opened safely.
 */
export function scanStructure(bytes: Uint8Array, limits: ImagingLimits): PdfStructure | undefined {
  const objects = new Map<number, PdfObject[]>();
  const holders: { readonly dictionary: PdfDictionary; readonly stream: Uint8Array }[] = [];
  let countLeft = limits.pdfObjectsMax;
  let valuesLeft = limits.pdfObjectsMax * valuesPerObjectMax;
  let bytesLeft = bytes.length * readingsMax;

  function read(from: Uint8Array, at: number, number: number, mayStream: boolean): boolean {
    const reader = new ValueReader(from, at, valuesLeft);
    const value = reader.value();
    const stream = mayStream && isDictionary(value) ? streamAfter(from, reader.at, value) : undefined;
    const object = stream === undefined ? { number, value } : { number, value, stream };
    const known = objects.get(number);
    if (known === undefined) objects.set(number, [object]);
    else known.push(object);
    if (stream !== undefined && isDictionary(value) && nameOf(value.entries.get('Type')) === 'ObjStm') {
      holders.push({ dictionary: value, stream });
    }
    countLeft--;
    valuesLeft -= reader.count;
    bytesLeft -= reader.at - at + (stream?.length ?? 0);
    return countLeft >= 0 && valuesLeft >= 0 && bytesLeft >= 0;
  }

  for (let header = nextHeader(bytes, 0); header !== undefined; header = nextHeader(bytes, header.bodyStart)) {
    if (!read(bytes, header.bodyStart, header.number, true)) return undefined;
  }

  let inflatedLeft = limits.pdfInflatedBytesMax;
  for (const { dictionary, stream } of holders) {
    const inflated = objectStreamBytes(stream, dictionary, Math.min(inflatedLeft, limits.pdfStreamBytesMax));
    if (inflated === undefined || isPastRatio(inflated.length, stream.length, limits)) return undefined;
    inflatedLeft -= inflated.length;
    bytesLeft += inflated.length * readingsMax;
    for (const { number, at } of innerHeaders(inflated, dictionary)) {
      if (!read(inflated, at, number, false)) return undefined;
    }
  }
  return { objects };
}

/** Numbers and places of the objects in an object stream (ISO 32000-1, 7.5.7). */
function* innerHeaders(
  inflated: Uint8Array,
  dictionary: PdfDictionary,
): Generator<{ readonly number: number; readonly at: number }> {
  const first = dictionary.entries.get('First');
  const total = dictionary.entries.get('N');
  if (typeof first !== 'number' || typeof total !== 'number') return;
  const table = new ValueReader(inflated, 0);
  for (let index = 0; index < total; index++) {
    table.skip();
    const number = table.number();
    table.skip();
    const offset = table.number();
    if (number === undefined || offset === undefined || table.at >= table.end) return;
    if (first + offset >= 0) yield { number, at: first + offset };
  }
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
    if (number !== undefined) return { number: number.value, bodyStart: at + 3 };
  }
  return undefined;
}

/** The whole number in front of the white space in front of `at`. */
function digitsBefore(bytes: Uint8Array, at: number): { readonly value: number; readonly start: number } | undefined {
  let end = at;
  while (end > 0 && isWhiteSpace(bytes[end - 1])) end--;
  let start = end;
  while (start > 0 && end - start < 10 && (bytes[start - 1] as number) >= 48 && (bytes[start - 1] as number) <= 57)
    start--;
  if (end === at || start === end) return undefined;
  return { value: Number(latin1(bytes.subarray(start, end))), start };
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
