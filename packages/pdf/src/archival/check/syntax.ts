import { latin1 } from '../../syntax/bytes.ts';
import type { CosDocument } from '../../syntax/document.ts';
import { indexOfText, integerOf, lastIndexOfText, readFileObject, startsWith } from '../../syntax/file-object.ts';
import { hexStringsAreWhole } from '../../syntax/hex-strings.ts';
import { limits as assemblyLimits } from '../../syntax/limits.ts';
import { type Budget, ValueReader } from '../../syntax/value-reader.ts';
import { limits } from '../limits.ts';
import type { Findings } from './findings.ts';
import type { ValueCheck } from './values.ts';

const carriageReturn = 13;
const lineFeed = 10;

/**
 * Checks how a file is written, its objects behind `from`: ISO 19005-3, 6.1.2 to 6.1.9. `values` looks at what stands in
 * trailers.
 */
export function checkSyntax(document: CosDocument, findings: Findings, values: ValueCheck, from = 0): void {
  const { bytes, crossReference, trailer } = document;
  checkHeader(bytes, findings);
  if (!hasIdentifier(document) || crossReference.newest === undefined) findings.rule('6.1.3');
  if (trailer.entries.has('Encrypt')) findings.rule('6.1.3');
  const end = lastIndexOfText(bytes, '%%EOF');
  if (end === undefined || !/^(?:\r\n?|\n)?$/.test(latin1(bytes.subarray(end + 5, end + 9)))) findings.rule('6.1.3');
  checkTables(bytes, from, findings);
  values.value(trailer);
  checkTrailers(bytes, from, findings, values);
  let bytesLeft = bytes.length * assemblyLimits.readingsMax;
  for (const [number, entry] of crossReference.entries) {
    if (entry.kind !== 'offset' || crossReference.base + entry.offset < from) continue;
    bytesLeft -= checkObject(document, number, crossReference.base + entry.offset, findings);
    if (bytesLeft < 0) return;
  }
}

/** Whether a file says which it is (6.1.3): by strings that say something. */
export function hasIdentifier(document: Pick<CosDocument, 'resolved' | 'trailer'>): boolean {
  const ids = document.resolved(document.trailer.entries.get('ID'));
  const items = ids?.kind === 'array' ? ids.items.map((item) => document.resolved(item)) : [];
  return items.length > 0 && items.every((item) => item?.kind === 'string' && item.bytes.length > 0);
}

function checkHeader(bytes: Uint8Array, findings: Findings): void {
  const head = latin1(bytes.subarray(0, 16));
  if (!/^%PDF-1\.[0-7](?:\r\n|\r|\n)%[\x80-\xff]{4}/.test(head)) findings.rule('6.1.2');
}

/** Each table of the cross-reference: one line end behind the keyword (6.1.4), single blanks in the lines below. */
function checkTables(bytes: Uint8Array, from: number, findings: Findings): void {
  let sections = 0;
  for (let at = bytes.indexOf(0x78, from); at !== -1; at = bytes.indexOf(0x78, at + 1)) {
    if (!startsWith(bytes, at, 'xref') || bytes[at - 1] === 0x74) continue;
    const isTable = /^xref(?:\r\n|\r|\n)\d+ \d+ ?[\r\n]/.test(latin1(bytes.subarray(at, at + 40)));
    const isText = !isLineEnd(bytes[at - 1]) && at > 0;
    if (!isTable && !isText) findings.rule('6.1.4');
    if (++sections > limits.objectsMax) return;
  }
}

/** Each trailer is written as values have to be (6.1.6). */
function checkTrailers(bytes: Uint8Array, from: number, findings: Findings, values: ValueCheck): void {
  const budget: Budget = { values: limits.contentValuesMax };
  let bytesLeft = bytes.length * assemblyLimits.readingsMax;
  for (let at = indexOfText(bytes, trailerWord, from); at !== undefined; at = indexOfText(bytes, trailerWord, at + 1)) {
    // The word may stand in a text or in packed data
    if (!isLineEnd(bytes[at - 1])) continue;
    const start = at + trailerWord.length;
    const reader = new ValueReader(bytes, start, budget);
    const value = reader.value();
    if (value.kind === 'dictionary') values.value(value);
    bytesLeft -= reader.at - start;
    if (budget.isDamaged || bytesLeft < 0 || !hexStringsAreWhole(bytes, start, reader.at)) findings.rule('6.1.6');
    if (bytesLeft < 0) return;
  }
}

const trailerWord = 'trailer';

const isLineEnd = (byte: number | undefined): boolean => byte === carriageReturn || byte === lineFeed;

/**
 * `n g obj` and `endobj` on lines of their own, the stream as long as it says (6.1.6 to 6.1.9). Returns how many bytes
 * the object takes.
 */
function checkObject(document: CosDocument, number: number, at: number, findings: Findings): number {
  const { bytes } = document;
  const head = /^(\d+ \d+ obj)[\r\n]/.exec(latin1(bytes.subarray(at, at + 32)));
  if (head === null || (at > 0 && !isLineEnd(bytes[at - 1]))) findings.rule('6.1.9');
  let declared: number | undefined;
  const object = readFileObject(bytes, at, { values: limits.contentValuesMax }, ({ entries }) => {
    declared = integerOf(document.resolved(entries.get('Length')));
    return declared;
  });
  if (object === undefined || object.number !== number) {
    findings.rule('6.1.9');
    return 0;
  }
  const { stream, end } = object;
  const valueEnd = stream === undefined ? end : end - stream.length;
  if (!hexStringsAreWhole(bytes, at, stream === undefined ? end : valueEnd - streamWordBytes)) findings.rule('6.1.6');
  if (stream !== undefined) checkStream(bytes, valueEnd, end, stream.length === declared, findings);
  const rest = latin1(bytes.subarray(end, end + 40));
  const close = stream === undefined ? /^\s*[\r\n]endobj[\r\n]/ : /^[\r\n]{1,2}endstream\s*[\r\n]endobj[\r\n]/;
  if (!close.test(rest)) findings.rule('6.1.9');
  return end - at;
}

/** `stream` and its line end. */
const streamWordBytes = 8;

function checkStream(bytes: Uint8Array, start: number, end: number, hasLength: boolean, findings: Findings): void {
  const before = latin1(bytes.subarray(Math.max(0, start - streamWordBytes), start));
  const isClosed = /^(?:\r\n|\r|\n)endstream/.test(latin1(bytes.subarray(end, end + 11)));
  if (!/stream(?:\r\n|\n)$/.test(before) || !isClosed || !hasLength) findings.rule('6.1.7.1');
}
