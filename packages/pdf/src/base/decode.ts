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

/** Whether bytes are UTF-8: only what is beyond ASCII is decoded. */
function isUtf8(bytes: Uint8Array): boolean {
  for (let at = 0; at < bytes.length; at++) {
    if ((bytes[at] as number) < 0x80) continue;
    let end = at + 1;
    while (end < bytes.length && (bytes[end] as number) >= 0x80 && end - at < pieceBytes) end++;
    end = characterEnd(bytes, end);
    if (decodeUtf8(bytes.subarray(at, end)) === undefined) return false;
    at = end - 1;
  }
  return true;
}

/** Whole characters of an encoding, without a byte order mark; undefined when they are not UTF-8 and should be. */
export function decodePiece(bytes: Uint8Array, encoding: TextEncoding): string | undefined {
  if (encoding === 'UTF-8') return decodeUtf8(bytes);
  return encoding === 'windows-1252' ? decodeWindows1252(bytes) : decodeUtf16(bytes, encoding === 'UTF-16LE' ? 0 : 1);
}

/** The text of UTF-8 bytes; undefined when they are not UTF-8 (RFC 3629: shortest form, no surrogates). */
export function decodeUtf8(bytes: Uint8Array): string | undefined {
  const units = new Uint16Array(unitsPerCall);
  let text = '';
  let count = 0;
  for (let at = 0; at < bytes.length; ) {
    const plainEnd = Math.min(bytes.length, at + unitsPerCall - 1 - count);
    while (at < plainEnd && (bytes[at] as number) < 0x80) units[count++] = bytes[at++] as number;
    if (at < plainEnd) {
      const lead = bytes[at++] as number;
      const length =
        lead >= 0xc2 && lead < 0xe0 ? 1 : lead >= 0xe0 && lead < 0xf0 ? 2 : lead >= 0xf0 && lead < 0xf5 ? 3 : 0;
      if (length === 0 || at + length > bytes.length) return undefined;
      let point = lead & (0x3f >> length);
      for (let i = 0; i < length; i++) {
        const next = bytes[at++] as number;
        if ((next & 0xc0) !== 0x80) return undefined;
        point = (point << 6) | (next & 0x3f);
      }
      const isShortest = length === 1 || (length === 2 ? point >= 0x800 : point >= 0x10000);
      if (!isShortest || point > 0x10ffff || (point >= 0xd800 && point < 0xe000)) return undefined;
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
  const units = new Uint16Array(unitsPerCall);
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
  const units = new Uint16Array(unitsPerCall);
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

function textOf(units: Uint16Array, count: number): string {
  return String.fromCharCode.apply(null, units.subarray(0, count) as unknown as number[]);
}
