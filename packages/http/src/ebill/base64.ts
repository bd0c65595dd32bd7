import { problem } from '@rappen/core/problem';
import { failed, ok, type Result } from '@rappen/core/result';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const padding = 61;
const blank = 64;
const unknown = 65;

/** What each character code stands for. */
const values = new Uint8Array(128).fill(unknown);
for (let value = 0; value < letters.length; value++) values[letters.charCodeAt(value)] = value;
for (const code of [9, 10, 13, 32]) values[code] = blank;

/**
 * The bytes of a text in base64: the standard alphabet, with padding; white space anywhere is skipped. Reports
 * `INVALID_BASE64`, and `PDF_TOO_LARGE` as soon as there would be more than `bytesMax`. Source: RFC 4648, 4.
 */
export function decodeBase64(text: string, bytesMax: number, path: readonly string[]): Result<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(Math.min(Math.ceil((text.length * 3) / 4), bytesMax + 1));
  let length = 0;
  let bits = 0;
  let count = 0;
  let at = 0;
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
