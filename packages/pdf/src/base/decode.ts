/** The character sets in which spreadsheets and accounting software write text files. */
export type TextEncoding = 'UTF-8' | 'UTF-16LE' | 'UTF-16BE' | 'windows-1252';

/** Windows-1252 from 0x80 to 0x9F; the rest is Latin-1. Its five unused places stand for themselves. */
const windows1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** Units that one call turns into text: engines bound the number of arguments. */
const unitsPerCall = 4096;

/**
 * Decodes a file whose character set is unknown: that of its byte order mark, else UTF-8 where the bytes are
 * UTF-8, else Windows-1252. A byte order mark is dropped; what no character stands for in UTF-16 stays as it is.
 * Source: Unicode 16, 23.8 (byte order mark).
 */
export function decodeText(bytes: Uint8Array): { readonly text: string; readonly encoding: TextEncoding } {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return { text: decodeUtf16(bytes.subarray(2), 0), encoding: 'UTF-16LE' };
  if (first === 0xfe && second === 0xff) return { text: decodeUtf16(bytes.subarray(2), 1), encoding: 'UTF-16BE' };
  const hasMark = first === 0xef && second === 0xbb && bytes[2] === 0xbf;
  const text = decodeUtf8(hasMark ? bytes.subarray(3) : bytes);
  return text === undefined
    ? { text: decodeWindows1252(bytes), encoding: 'windows-1252' }
    : { text, encoding: 'UTF-8' };
}

/** Bytes that are decoded at once: as much as a reader has to hold of a long file. */
const pieceBytes = 131_072;

/** The same in pieces of whole characters, each decoded when it is asked for: a long file is never there as one text. */
export function decodedPieces(bytes: Uint8Array): {
  readonly encoding: TextEncoding;
  readonly hasMark: boolean;
  readonly pieces: () => Generator<string>;
} {
  const hasMark = markOf(bytes) > 0;
  if (bytes.length <= pieceBytes) {
    const { text, encoding } = decodeText(bytes);
    return { encoding, hasMark, pieces: () => only(text) };
  }
  const [first, second] = bytes;
  const highFirst = first === 0xff && second === 0xfe ? 0 : first === 0xfe && second === 0xff ? 1 : undefined;
  if (highFirst !== undefined) {
    const isPairCut = (at: number) => ((bytes[at - 1 - highFirst] as number) & 0xfc) === 0xd8;
    const decode = (piece: Uint8Array) => decodeUtf16(piece, highFirst);
    const pieces = () => piecesOf(bytes, 2, (at) => (isPairCut(at) ? at + 2 : at), decode);
    return { encoding: highFirst === 0 ? 'UTF-16LE' : 'UTF-16BE', hasMark, pieces };
  }
  if (!isUtf8(bytes))
    return { encoding: 'windows-1252', hasMark, pieces: () => piecesOf(bytes, 0, (at) => at, decodeWindows1252) };
  const start = markOf(bytes);
  const pieces = () =>
    piecesOf(
      bytes,
      start,
      (at) => characterEnd(bytes, at),
      (piece) => decodeUtf8(piece) ?? '',
    );
  return { encoding: 'UTF-8', hasMark, pieces };
}

/** The bytes of a byte order mark; 0 where there is none. */
export function markOf([first, second, third]: Uint8Array): number {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 3;
  return (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff) ? 2 : 0;
}

function* only(text: string): Generator<string> {
  yield text;
}

function* piecesOf(
  bytes: Uint8Array,
  start: number,
  endAt: (at: number) => number,
  decode: (piece: Uint8Array) => string,
): Generator<string> {
  for (let at = start; at < bytes.length; ) {
    const end = at + pieceBytes < bytes.length ? endAt(at + pieceBytes) : bytes.length;
    yield decode(bytes.subarray(at, end));
    at = end;
  }
}

/** The end of the character of UTF-8 that a place is in. */
function characterEnd(bytes: Uint8Array, from: number): number {
  let at = from;
  while (at < bytes.length && ((bytes[at] as number) & 0xc0) === 0x80) at++;
  return at;
}

function isUtf8(bytes: Uint8Array): boolean {
  for (let at = 0; at < bytes.length; ) {
    const length = characterLength(bytes, at);
    if (length === 0) return false;
    at += length;
  }
  return true;
}

/** The bytes of the character of UTF-8 at a place; 0 where none is (RFC 3629, 4: shortest form, no surrogates). */
function characterLength(bytes: Uint8Array, at: number): number {
  const lead = bytes[at] as number;
  if (lead < 0x80) return 1;
  const length = lead < 0xc2 ? 0 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : lead < 0xf5 ? 4 : 0;
  if (length === 0 || at + length > bytes.length) return 0;
  const second = bytes[at + 1] as number;
  if (second < (lead === 0xe0 ? 0xa0 : lead === 0xf0 ? 0x90 : 0x80)) return 0;
  if (second > (lead === 0xed ? 0x9f : lead === 0xf4 ? 0x8f : 0xbf)) return 0;
  for (let i = 2; i < length; i++) if (((bytes[at + i] as number) & 0xc0) !== 0x80) return 0;
  return length;
}

/** Whole characters of an encoding, without a byte order mark; undefined when they are not UTF-8 and should be. */
export function decodePiece(bytes: Uint8Array, encoding: TextEncoding): string | undefined {
  if (encoding === 'UTF-8') return decodeUtf8(bytes);
  return encoding === 'windows-1252' ? decodeWindows1252(bytes) : decodeUtf16(bytes, encoding === 'UTF-16LE' ? 0 : 1);
}

/** The text of UTF-8 bytes; undefined when they are not UTF-8 (RFC 3629: shortest form, no surrogates). */
export function decodeUtf8(bytes: Uint8Array): string | undefined {
  const units = unitsOf(bytes.length);
  let text = '';
  let count = 0;
  for (let at = 0; at < bytes.length; ) {
    const plainEnd = Math.min(bytes.length, at + unitsPerCall - 1 - count);
    while (at < plainEnd && (bytes[at] as number) < 0x80) units[count++] = bytes[at++] as number;
    if (at < plainEnd) {
      const length = characterLength(bytes, at);
      if (length === 0) return undefined;
      let point = (bytes[at] as number) & (0xff >> (length + 1));
      for (let i = 1; i < length; i++) point = (point << 6) | ((bytes[at + i] as number) & 0x3f);
      at += length;
      if (point < 0x10000) units[count++] = point;
      else {
        units[count++] = 0xd7c0 + (point >> 10);
        units[count++] = 0xdc00 | (point & 0x3ff);
      }
    }
    if (count >= unitsPerCall - 1) {
      text += textOf(units, count);
      count = 0;
    }
  }
  return text + textOf(units, count);
}

function decodeUtf16(bytes: Uint8Array, highFirst: 0 | 1): string {
  const units = unitsOf(bytes.length);
  let text = '';
  let count = 0;
  for (let at = 0; at + 1 < bytes.length; at += 2) {
    units[count++] = (bytes[at + highFirst] as number) | ((bytes[at + 1 - highFirst] as number) << 8);
    if (count === unitsPerCall) {
      text += textOf(units, count);
      count = 0;
    }
  }
  return text + textOf(units, count);
}

function decodeWindows1252(bytes: Uint8Array): string {
  const units = unitsOf(bytes.length);
  let text = '';
  for (let from = 0; from < bytes.length; from += unitsPerCall) {
    const count = Math.min(unitsPerCall, bytes.length - from);
    for (let i = 0; i < count; i++) {
      const byte = bytes[from + i] as number;
      units[i] = byte >= 0x80 && byte < 0xa0 ? windows1252.charCodeAt(byte - 0x80) : byte;
    }
    text += textOf(units, count);
  }
  return text;
}

/** Engines hand on a list as it is, and make one of a typed array first: eight times as much as the text itself. */
function unitsOf(length: number): number[] {
  return new Array<number>(Math.min(length, unitsPerCall)).fill(0);
}

function textOf(units: number[], count: number): string {
  units.length = count;
  return String.fromCharCode.apply(null, units);
}
