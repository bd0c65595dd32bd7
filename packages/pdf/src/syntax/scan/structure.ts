import { isRegular, isWhiteSpace, latin1 } from '../bytes.ts';
import { decodeStream } from '../filters/filters.ts';
import { type Budget, ValueReader } from '../value-reader.ts';
import { type CosDictionary, type CosValue, isDictionary, isReference, nameOf, numberOf } from '../values.ts';
import type { PdfReadingLimits } from './limits.ts';

/** One object as it was found in the file. */
export interface PdfObject {
  readonly number: number;
  /** Where it stands in the file, or the object stream that holds it: of several definitions the last one counts. */
  readonly at: number;
  readonly value: CosValue;
  /** The bytes between `stream` and `endstream`, still filtered. */
  readonly stream?: Uint8Array;
}

/**
 * All objects of a file by number. An object that is defined several times keeps all its definitions: which of them
 * a reader takes depends on tables that a hostile file writes as it likes.
 */
export interface PdfStructure {
  readonly objects: ReadonlyMap<number, readonly PdfObject[]>;
  /** Number of the catalog that the last trailer or cross-reference stream names. */
  readonly root: number | undefined;
}

/** Values read in all, for each object allowed. */
const valuesPerObjectMax = 10;
/** Each byte is read twice in an ordinary file: as an object or stream, and in search of the next object. */
const readingsMax = 4;
const trailerValuesMax = 1000;

/**
 * Finds every object by reading the file from front to back, whatever its cross-reference tables say, and opens the
 * object streams. Returns undefined when a bound of `limits` is passed or an object stream cannot be opened safely.
 */
export function scanStructure(bytes: Uint8Array, limits: PdfReadingLimits): PdfStructure | undefined {
  const objects = new Map<number, PdfObject[]>();
  const holders: PdfObject[] = [];
  const unsized: { readonly object: PdfObject; readonly bodyEnd: number }[] = [];
  let countLeft = limits.pdfObjectsMax;
  const budget: Budget = { values: limits.pdfObjectsMax * valuesPerObjectMax };
  let bytesLeft = bytes.length * readingsMax;

  function read(from: Uint8Array, at: number, number: number, holderAt?: number): boolean {
    const reader = new ValueReader(from, at, budget);
    const value = reader.value();
    const stream = holderAt === undefined && isDictionary(value) ? streamAfter(from, reader.at, value) : undefined;
    const place = { number, at: holderAt ?? at };
    const object = stream === undefined ? { ...place, value } : { ...place, value, stream };
    const known = objects.get(number);
    if (known === undefined) objects.set(number, [object]);
    else known.push(object);
    if (stream !== undefined && isDictionary(value)) {
      const type = nameOf(value.entries.get('Type'));
      if (isReference(value.entries.get('Length'))) unsized.push({ object, bodyEnd: reader.at });
      if (type === 'ObjStm') holders.push(object);
      else if (type === 'XRef') noteRoot(value, at);
    }
    countLeft--;
    bytesLeft -= reader.at - at + (stream?.length ?? 0);
    return countLeft >= 0 && budget.values >= 0 && bytesLeft >= 0;
  }

  let root: { readonly number: number; readonly at: number } | undefined;
  function noteRoot(dictionary: CosDictionary, at: number): void {
    const named = dictionary.entries.get('Root');
    if (isReference(named) && at >= (root?.at ?? 0)) root = { number: named.number, at };
  }

  for (let header = nextHeader(bytes, 0); header !== undefined; header = nextHeader(bytes, header.bodyStart)) {
    if (header.isUnclear || !read(bytes, header.bodyStart, header.number)) return undefined;
  }
  for (const { object, bodyEnd } of unsized) resize(bytes, object, bodyEnd, objects);

  let inflatedLeft = limits.pdfInflatedBytesMax;
  for (const { number: holder, at: holderAt } of holders) {
    const { value: dictionary, stream } =
      objects
        .get(holder)
        ?.filter(({ at }) => at === holderAt)
        .at(-1) ?? {};
    if (!isDictionary(dictionary) || stream === undefined) continue;
    const decoded = decodeStream(stream, dictionary, Math.min(inflatedLeft, mostBytesOf(stream, limits)));
    // What cannot be looked into cannot be vouched for
    if (decoded === undefined || decoded.rest.length > 0) return undefined;
    const inflated = decoded.bytes;
    inflatedLeft -= inflated.length;
    bytesLeft += inflated.length * readingsMax;
    for (const { number, at } of innerHeaders(inflated, dictionary)) {
      if (!read(inflated, at, number, holderAt)) return undefined;
    }
  }
  for (const versions of objects.values()) if (versions.length > 1) versions.sort((a, b) => a.at - b.at);
  const trailer = lastTrailer(bytes);
  if (trailer !== undefined) noteRoot(trailer.dictionary, trailer.at);
  return { objects, root: root?.number };
}

const trailerWord = Array.from('trailer', (letter) => letter.charCodeAt(0));

/** The last trailer of the file (ISO 32000-1, 7.5.5). */
function lastTrailer(bytes: Uint8Array): { readonly dictionary: CosDictionary; readonly at: number } | undefined {
  for (let at = bytes.lastIndexOf(0x74); at > 0; at = bytes.lastIndexOf(0x74, at - 1)) {
    if (!trailerWord.every((byte, index) => bytes[at + index] === byte)) continue;
    const dictionary = new ValueReader(bytes, at + trailerWord.length, { values: trailerValuesMax }).value();
    return isDictionary(dictionary) ? { dictionary, at } : undefined;
  }
  return undefined;
}

/** Numbers and places of the objects in an object stream (ISO 32000-1, 7.5.7). */
function* innerHeaders(
  inflated: Uint8Array,
  dictionary: CosDictionary,
): Generator<{ readonly number: number; readonly at: number }> {
  const first = numberOf(dictionary.entries.get('First'));
  const total = numberOf(dictionary.entries.get('N'));
  if (first === undefined || total === undefined) return;
  const table = new ValueReader(inflated, 0, { values: 0 });
  for (let index = 0; index < total; index++) {
    table.skip();
    const number = table.number();
    table.skip();
    const offset = table.number();
    if (number === undefined || offset === undefined || table.isAtEnd) return;
    if (first + offset >= 0) yield { number, at: first + offset };
  }
}

/** What a stream may grow to, in bytes: only a bomb grows to more for its size. */
export function mostBytesOf(compressed: Uint8Array, limits: PdfReadingLimits): number {
  const { pdfStreamBytesMax, pdfRatioFreeBytes, pdfRatioMax } = limits;
  return Math.min(pdfStreamBytesMax, Math.max(pdfRatioFreeBytes, compressed.length * pdfRatioMax));
}

interface Header {
  readonly number: number;
  readonly bodyStart: number;
  /** Whether a comment stands in it, so that readers make different numbers of it. */
  readonly isUnclear: boolean;
}

/** The next `n g obj` at or behind `from`. */
function nextHeader(bytes: Uint8Array, from: number): Header | undefined {
  for (let at = bytes.indexOf(0x6f, from); at !== -1; at = bytes.indexOf(0x6f, at + 1)) {
    if (bytes[at + 1] !== 0x62 || bytes[at + 2] !== 0x6a || isRegular(bytes[at + 3])) continue;
    const generation = digitsBefore(bytes, at);
    const number = generation === undefined ? undefined : digitsBefore(bytes, generation.start);
    const isUnclear = holdsComment(bytes, at, generation?.start ?? at);
    if (number !== undefined || isUnclear) return { number: number?.value ?? 0, bodyStart: at + 3, isUnclear };
  }
  return undefined;
}

/** How far a header with comments is followed back. */
const headerBytesMax = 512;
const lineFeed = 10;
const carriageReturn = 13;
const commentedHeader = /\d(?:[\0\t\n\f\r ]|%[^\r\n]*[\r\n])+\d+(?:[\0\t\n\f\r ]|%[^\r\n]*[\r\n])+$/;

/** Whether the numbers in front of an `obj` have a comment between them or behind them; `from` is where the last of them stands. */
function holdsComment(bytes: Uint8Array, at: number, from: number): boolean {
  let line = from;
  while (
    line > 0 &&
    isWhiteSpace(bytes[line - 1]) &&
    bytes[line - 1] !== lineFeed &&
    bytes[line - 1] !== carriageReturn
  )
    line--;
  const before = bytes[line - 1];
  // A comment goes to the end of its line
  if (before !== lineFeed && before !== carriageReturn) return false;
  const head = latin1(bytes.subarray(Math.max(0, at - headerBytesMax), at));
  return commentedHeader.exec(head)?.[0].includes('%') === true;
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

/**
 * A stream whose length stands in an object of its own ends where that says, if the word for its end is there: what looks like it
 * may stand in the data. Where the length is defined several times, so is the stream.
 */
function resize(
  bytes: Uint8Array,
  object: PdfObject,
  bodyEnd: number,
  objects: ReadonlyMap<number, PdfObject[]>,
): void {
  const { number, value } = object;
  const named = isDictionary(value) ? value.entries.get('Length') : undefined;
  const lengths = isReference(named) ? (objects.get(named.number) ?? []).slice(-lengthsMax) : [];
  const versions = objects.get(number) ?? [];
  const sized = new Map<number, PdfObject>();
  for (const { value: length } of lengths) {
    const stream = isDictionary(value) ? streamAfter(bytes, bodyEnd, value, numberOf(length)) : undefined;
    if (stream !== undefined) sized.set(stream.length, { ...object, stream });
  }
  if (sized.size > 0) versions.splice(versions.indexOf(object), 1, ...sized.values());
}

/** Definitions of one length that are followed, the last ones. */
const lengthsMax = 16;

const streamWord = [0x73, 0x74, 0x72, 0x65, 0x61, 0x6d] as const;
const endWord = [0x65, 0x6e, 0x64] as const;

function streamAfter(
  bytes: Uint8Array,
  from: number,
  dictionary: CosDictionary,
  length = numberOf(dictionary.entries.get('Length')),
): Uint8Array | undefined {
  let at = from;
  while (isWhiteSpace(bytes[at])) at++;
  if (!streamWord.every((byte, index) => bytes[at + index] === byte)) return undefined;
  at += streamWord.length;
  if (bytes[at] === 13) at++;
  if (bytes[at] === 10) at++;
  const said = length !== undefined && length >= 0 && at + length <= bytes.length ? at + length : undefined;
  const end = endOfStream(bytes, said ?? at) ?? bytes.length;
  // The end of the line in front of the word does not belong to the data (7.3.8.1)
  const isSaid = said !== undefined && bytes.subarray(said, end).every(isWhiteSpace);
  return bytes.subarray(at, isSaid ? said : end);
}

function endOfStream(bytes: Uint8Array, from: number): number | undefined {
  for (let at = bytes.indexOf(0x65, from); at !== -1; at = bytes.indexOf(0x65, at + 1)) {
    if (!endWord.every((byte, index) => bytes[at + index] === byte)) continue;
    if (streamWord.every((byte, index) => bytes[at + 3 + index] === byte)) return at;
  }
  return undefined;
}

const encryptKey = Array.from('/Encrypt', (letter) => letter.charCodeAt(0));

/** Whether the file may be encrypted: then its streams say nothing as they are (ISO 32000-1, 7.6.1). */
export function mayBeEncrypted(bytes: Uint8Array): boolean {
  for (let at = bytes.indexOf(0x2f); at !== -1; at = bytes.indexOf(0x2f, at + 1)) {
    if (encryptKey.every((byte, index) => bytes[at + index] === byte)) return true;
  }
  return false;
}
