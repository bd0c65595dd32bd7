import { isDigit, isRegular, isWhiteSpace } from './bytes.ts';
import type { Budget } from './value-reader.ts';
import { ValueReader } from './value-reader.ts';
import type { CosDictionary, CosObject, CosValue } from './values.ts';

/** An object as it stands in a file. */
export interface FileObject extends CosObject {
  readonly number: number;
  readonly generation: number;
  /** Behind its value or its stream. */
  readonly end: number;
}

/** The length that a stream declares, when it is known. */
export type LengthOf = (dictionary: CosDictionary) => number | undefined;

export function directLength({ entries }: CosDictionary): number | undefined {
  const length = entries.get('Length');
  return length?.kind === 'number' ? length.value : undefined;
}

/** The object `n g obj …` at a place; undefined when none begins there. */
export function readFileObject(
  bytes: Uint8Array,
  at: number,
  budget: Budget,
  lengthOf: LengthOf,
): FileObject | undefined {
  const header = readHeader(bytes, at);
  if (header === undefined) return undefined;
  const reader = new ValueReader(bytes, header.end, budget);
  const value = reader.value();
  const { number, generation } = header;
  const span = value.kind === 'dictionary' ? streamSpan(bytes, reader.at, value, lengthOf) : undefined;
  if (span === undefined) return { number, generation, value, end: reader.at };
  return { number, generation, value, stream: bytes.subarray(span.start, span.end), end: span.end };
}

/** `n g obj` at a place, maybe behind white space. */
export function readHeader(
  bytes: Uint8Array,
  from: number,
): { readonly number: number; readonly generation: number; readonly end: number } | undefined {
  const reader = new ValueReader(bytes, from, { values: 0 });
  reader.skip();
  const number = reader.wholeNumber();
  reader.skip();
  const generation = reader.wholeNumber();
  reader.skip();
  const { at } = reader;
  if (number === undefined || generation === undefined || !startsWith(bytes, at, 'obj')) return undefined;
  return { number, generation, end: at + 3 };
}

function streamSpan(
  bytes: Uint8Array,
  from: number,
  dictionary: CosDictionary,
  lengthOf: LengthOf,
): { readonly start: number; readonly end: number } | undefined {
  const reader = new ValueReader(bytes, from, { values: 0 });
  reader.skip();
  let start = reader.at;
  if (!startsWith(bytes, start, 'stream')) return undefined;
  start += 6;
  if (bytes[start] === 13) start++;
  if (bytes[start] === 10) start++;
  const length = lengthOf(dictionary);
  if (length !== undefined && length >= 0 && start + length <= bytes.length) {
    let after = start + length;
    while (isWhiteSpace(bytes[after])) after++;
    if (startsWith(bytes, after, 'endstream') || startsWith(bytes, after, 'endobj'))
      return { start, end: start + length };
  }
  const mark = indexOfText(bytes, 'endstream', start) ?? bytes.length;
  // Where its own mark is missing, that of a later stream is not its end
  const end = indexOfText(bytes.subarray(0, mark), 'endobj', start) ?? mark;
  return { start, end: end - lineEndBefore(bytes, start, end) };
}

function lineEndBefore(bytes: Uint8Array, start: number, end: number): number {
  if (end - 1 >= start && bytes[end - 1] === 10) return end - 2 >= start && bytes[end - 2] === 13 ? 2 : 1;
  return end - 1 >= start && bytes[end - 1] === 13 ? 1 : 0;
}

export function startsWith(bytes: Uint8Array, at: number, text: string): boolean {
  for (let i = 0; i < text.length; i++) if (bytes[at + i] !== text.charCodeAt(i)) return false;
  return true;
}

export function indexOfText(bytes: Uint8Array, text: string, from: number): number | undefined {
  const first = text.charCodeAt(0);
  for (let at = bytes.indexOf(first, from); at !== -1; at = bytes.indexOf(first, at + 1)) {
    if (startsWith(bytes, at, text)) return at;
  }
  return undefined;
}

export function lastIndexOfText(bytes: Uint8Array, text: string): number | undefined {
  const first = text.charCodeAt(0);
  for (let at = bytes.lastIndexOf(first); at !== -1; at = at === 0 ? -1 : bytes.lastIndexOf(first, at - 1)) {
    if (startsWith(bytes, at, text)) return at;
  }
  return undefined;
}

/** Where the next `n g obj` at or behind a place begins. */
export function nextObjectStart(bytes: Uint8Array, from: number): number | undefined {
  for (let at = indexOfText(bytes, 'obj', from); at !== undefined; at = indexOfText(bytes, 'obj', at + 3)) {
    if (isRegular(bytes[at + 3])) continue;
    const generation = digitsBefore(bytes, at);
    const start = generation === undefined ? undefined : digitsBefore(bytes, generation);
    if (start !== undefined && start >= from) return start;
  }
  return undefined;
}

/** Where the digits in front of the white space in front of a place begin. */
function digitsBefore(bytes: Uint8Array, at: number): number | undefined {
  let end = at;
  while (end > 0 && isWhiteSpace(bytes[end - 1])) end--;
  let start = end;
  while (start > 0 && end - start < 10 && isDigit(bytes[start - 1])) start--;
  return end === at || start === end ? undefined : start;
}

export function integerOf(value: CosValue | undefined): number | undefined {
  return value?.kind === 'number' && Number.isInteger(value.value) ? value.value : undefined;
}
