import { anyText, type Leaf } from '@rappen/core/model';
import { failed, ok, type Result } from '@rappen/core/result';
import { problem } from '../problems/index.ts';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const padding = 61;
const blank = 64;
const unknown = 65;

/** What each character code stands for. */
const values = valuesOfCodes();

function valuesOfCodes(): Uint8Array {
  const table = new Uint8Array(128).fill(unknown);
  for (let value = 0; value < letters.length; value++) table[letters.charCodeAt(value)] = value;
  for (const code of [9, 10, 13, 32]) table[code] = blank;
  return table;
}

/**
 * The bytes of a text in base64: the standard alphabet, with padding; white space anywhere is skipped. Reports
 * `INVALID_BASE64`, and `PDF_TOO_LARGE` as soon as there would be more than `bytesMax`. Source: RFC 4648, 4.
 */
export function decodeBase64(text: string, bytesMax: number, path: readonly string[]): Result<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(Math.min(Math.ceil((text.length * 3) / 4), bytesMax + 1));
  let at = decodeWholeGroups(text, bytes);
  let length = (at / 4) * 3;
  let bits = 0;
  let count = 0;
  for (; at < text.length; at++) {
    const code = text.charCodeAt(at);
    const value = code < 128 ? (values[code] as number) : unknown;
    if (value === blank) continue;
    if (value === unknown) break;
    bits = (bits << 6) | value;
    count += 1;
    if (count % 4 !== 1) {
      if (length > bytesMax) break;
      bytes[length] = (bits >> (6 - 2 * ((count + 3) % 4))) & 0xff;
      length += 1;
    }
  }
  if (length > bytesMax) return failed(problem('PDF_TOO_LARGE', path, { max: bytesMax }));
  const isWhole = hasPadding(text, at, (4 - (count % 4)) % 4) && count % 4 !== 1;
  return isWhole ? ok(bytes.subarray(0, length)) : failed(problem('INVALID_BASE64', path));
}

/** Four letters at a time, up to the first group with anything else in it or the end of the bytes; returns where it stands. */
function decodeWholeGroups(text: string, bytes: Uint8Array): number {
  const last = Math.min(text.length - 4, Math.floor(bytes.length / 3 - 1) * 4);
  let length = 0;
  let at = 0;
  for (; at <= last; at += 4) {
    const first = text.charCodeAt(at);
    const second = text.charCodeAt(at + 1);
    const third = text.charCodeAt(at + 2);
    const fourth = text.charCodeAt(at + 3);
    if ((first | second | third | fourth) > 127) break;
    const a = values[first] as number;
    const b = values[second] as number;
    const c = values[third] as number;
    const d = values[fourth] as number;
    if ((a | b | c | d) >= blank) break;
    bytes[length] = (a << 2) | (b >> 4);
    bytes[length + 1] = ((b & 15) << 4) | (c >> 2);
    bytes[length + 2] = ((c & 3) << 6) | d;
    length += 3;
  }
  return at;
}

/** Whether exactly so many signs of padding follow, and nothing else but white space. */
function hasPadding(text: string, from: number, expected: number): boolean {
  let found = 0;
  for (let at = from; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === padding) found += 1;
    else if (values[code] !== blank) return false;
    if (found > expected) return false;
  }
  return found === expected;
}

/** A PDF in base64, for schemas of requests: what `decodeBase64` takes, but for white space. It validates no text. */
export const base64Pdf: Leaf<string> = anyText({
  contentEncoding: 'base64',

  minLength: 4,
  pattern: '^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$',
  description: 'The PDF; at most 10 000 000 bytes',
});

/** Bytes in base64, with padding and without line ends. Source: RFC 4648, 4. */
export function encodeBase64(bytes: Uint8Array): string {
  const pieces: string[] = [];
  // Small enough to be arguments of one call, and a multiple of three
  const pieceBytes = 24_576;
  for (let at = 0; at < bytes.length; at += pieceBytes) {
    pieces.push(btoa(String.fromCharCode(...bytes.subarray(at, at + pieceBytes))));
  }
  return pieces.join('');
}
