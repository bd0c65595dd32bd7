import { isDigit } from './bytes.ts';
import { directLength, integerOf, lastIndexOfText, readFileObject, readHeader, startsWith } from './file-object.ts';
import { decoded } from './filters/unpacked.ts';
import { limits } from './limits.ts';
import { type Budget, ValueReader } from './value-reader.ts';
import type { CosDictionary, CosValue } from './values.ts';

/** Where an object stands: at an offset of the file, or as the `index`-th of an object stream. */
export type Entry =
  | { readonly kind: 'free' }
  | { readonly kind: 'offset'; readonly offset: number; readonly generation: number }
  | { readonly kind: 'compressed'; readonly container: number; readonly index: number };

/** The whole of a file's cross-reference sections, the newest first (ISO 32000-1, 7.5.4 and 7.5.8). */
export interface CrossReference {
  readonly entries: ReadonlyMap<number, Entry>;
  readonly trailer: CosDictionary;
  /** Where the newest section begins, as the file itself counts; undefined when the entries were found otherwise. */
  readonly newest: number | undefined;
  /** What the file calls 0: where its header begins. */
  readonly base: number;
  readonly isStream: boolean;
}

interface Section {
  readonly trailer: CosDictionary;
  readonly isStream: boolean;
}

const free: Entry = { kind: 'free' };

/**
 * Follows the chain of sections from the end of a file. Undefined when anything in it is not as it should be: a section
 * out of place, or an object that does not stand where it is said to.
 */
export function readCrossReference(bytes: Uint8Array, base: number, budget: Budget): CrossReference | undefined {
  const startAt = lastIndexOfText(bytes, 'startxref');
  if (startAt === undefined) return undefined;
  const reader = new ValueReader(bytes, startAt + 9, budget);
  reader.skip();
  const newest = reader.wholeNumber();
  const entries = new Map<number, Entry>();
  const visited = new Set<number>();
  let first: Section | undefined;
  const waiting = [newest];
  while (waiting.length > 0) {
    const offset = waiting.shift();
    if (offset === undefined || visited.size > limits.sectionsMax) return undefined;
    if (visited.has(offset)) continue;
    visited.add(offset);
    const section = readSection(bytes, base + offset, entries, budget);
    if (section === undefined) return undefined;
    first ??= section;
    const hybrid = section.isStream ? undefined : integerOf(section.trailer.entries.get('XRefStm'));
    const previous = section.trailer.entries.get('Prev');
    if (hybrid !== undefined) waiting.unshift(hybrid);
    if (previous !== undefined) waiting.push(integerOf(previous));
  }
  if (first === undefined || newest === undefined || !areInPlace(bytes, base, entries)) return undefined;
  return { entries, trailer: first.trailer, newest, base, isStream: first.isStream };
}

function areInPlace(bytes: Uint8Array, base: number, entries: Map<number, Entry>): boolean {
  for (const [number, entry] of entries) {
    if (entry.kind !== 'offset') continue;
    const header = readHeader(bytes, base + entry.offset);
    if (header?.number === number && header.generation === entry.generation) continue;
    // Some writers list unused numbers as objects at 0
    if (entry.offset !== 0) return false;
    entries.set(number, free);
  }
  return true;
}

function readSection(bytes: Uint8Array, at: number, entries: Map<number, Entry>, budget: Budget): Section | undefined {
  const reader = new ValueReader(bytes, at, budget);
  reader.skip();
  if (startsWith(bytes, reader.at, 'xref')) {
    reader.at += 4;
    return readTable(reader, entries, budget);
  }
  const object = readFileObject(bytes, at, budget, directLength);
  if (object?.stream === undefined || object.value.kind !== 'dictionary') return undefined;
  const isRead = readStreamEntries(object.value, object.stream, entries, budget);
  return isRead ? { trailer: object.value, isStream: true } : undefined;
}

function readTable(reader: ValueReader, entries: Map<number, Entry>, budget: Budget): Section | undefined {
  for (;;) {
    reader.skip();
    if (!isDigit(reader.bytes[reader.at])) break;
    const start = reader.wholeNumber();
    reader.skip();
    const count = reader.wholeNumber();
    if (start === undefined || count === undefined) return undefined;
    for (let index = 0; index < count; index++) {
      reader.skip();
      const offset = reader.wholeNumber();
      reader.skip();
      const generation = reader.wholeNumber();
      reader.skip();
      const word = reader.word();
      if (offset === undefined || generation === undefined || --budget.values < 0) return undefined;
      const entry: Entry = word === 'n' ? { kind: 'offset', offset, generation } : free;
      if (!add(entries, start + index, entry)) return undefined;
    }
  }
  if (reader.word() !== 'trailer') return undefined;
  const trailer = reader.value();
  return trailer.kind === 'dictionary' ? { trailer, isStream: false } : undefined;
}

/** Bytes of an entry, three fields of at most eight. */
const rowBytesMax = 24;

function readStreamEntries(
  dictionary: CosDictionary,
  stream: Uint8Array,
  entries: Map<number, Entry>,
  budget: Budget,
): boolean {
  const bytesMax = Math.min(limits.streamBytesMax, Math.max(0, budget.values) * rowBytesMax);
  const rows = decoded(dictionary, stream, bytesMax);
  const widths = integersOf(dictionary.entries.get('W'));
  const size = integerOf(dictionary.entries.get('Size'));
  const [kindWidth, secondWidth, thirdWidth] = widths ?? [];
  if (rows === undefined || size === undefined) return false;
  if (kindWidth === undefined || secondWidth === undefined || thirdWidth === undefined) return false;
  const rowBytes = kindWidth + secondWidth + thirdWidth;
  if (rowBytes === 0 || rowBytes > rowBytesMax) return false;
  budget.values -= Math.ceil(rows.length / rowBytes);
  const ranges = integersOf(dictionary.entries.get('Index')) ?? [0, size];
  let at = 0;
  const field = (width: number): number => {
    let value = 0;
    for (let i = 0; i < width; i++) value = value * 256 + (rows[at++] as number);
    return value;
  };
  for (let range = 0; range + 1 < ranges.length; range += 2) {
    for (let index = 0; index < (ranges[range + 1] as number); index++) {
      if (at + rowBytes > rows.length) return true;
      const kind = kindWidth === 0 ? 1 : field(kindWidth);
      const second = field(secondWidth);
      const third = field(thirdWidth);
      if (!add(entries, (ranges[range] as number) + index, entryOf(kind, second, third))) return false;
    }
  }
  return true;
}

function entryOf(kind: number, second: number, third: number): Entry {
  if (kind === 1) return { kind: 'offset', offset: second, generation: third };
  return kind === 2 ? { kind: 'compressed', container: second, index: third } : free;
}

/** Newer sections come first: what is known stays. False when that is more than a file may hold. */
function add(entries: Map<number, Entry>, number: number, entry: Entry): boolean {
  if (!entries.has(number)) entries.set(number, entry);
  return entries.size <= limits.objectsMax && number <= limits.objectNumberMax;
}

function integersOf(value: CosValue | undefined): number[] | undefined {
  if (value?.kind !== 'array') return undefined;
  const numbers = value.items.map(integerOf);
  return numbers.every((number) => number !== undefined && number >= 0) ? (numbers as number[]) : undefined;
}
