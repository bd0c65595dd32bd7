import { decodePiece, markOf, type TextEncoding } from './decode.ts';

const noBytes = new Uint8Array(0);

/**
 * Decodes a file that comes piece by piece, as `decodeText` does the whole: by its byte order mark, else as UTF-8, and as Windows-1252
 * from the first byte that is no UTF-8. Where characters beyond ASCII went before as UTF-8, it is neither of both: see `isMixed`.
 */
export class DecodingStream {
  /** Of what has come: UTF-8 until something else is seen. */
  encoding: TextEncoding = 'UTF-8';
  hasMark = false;
  /** Part of it is UTF-8 and part is not: what comes from there on is not decoded. */
  isMixed = false;
  private hasBegun = false;
  private isPlain = true;
  /** The beginning of a character whose end has not come, or of the file. */
  private held: Uint8Array = noBytes;

  /** The whole characters that are there by now. */
  add(piece: Uint8Array): string {
    return this.decoded(joined(this.held, piece), false);
  }

  /** What is left: nothing more comes. */
  end(): string {
    return this.decoded(this.held, true);
  }

  private decoded(bytes: Uint8Array, isEnd: boolean): string {
    if (!this.hasBegun && bytes.length < markLengthMax && !isEnd) {
      this.held = bytes;
      return '';
    }
    const start = this.hasBegun ? 0 : this.markLength(bytes);
    this.hasBegun = true;
    const end = isEnd ? bytes.length : wholeEnd(bytes, this.encoding);
    this.held = bytes.slice(end);
    return this.textOf(bytes.subarray(start, end));
  }

  private markLength(bytes: Uint8Array): number {
    const length = markOf(bytes);
    this.hasMark = length > 0;
    if (length === 2) this.encoding = bytes[0] === 0xff ? 'UTF-16LE' : 'UTF-16BE';
    return length;
  }

  private textOf(bytes: Uint8Array): string {
    if (this.isMixed) return '';
    const text = decodePiece(bytes, this.encoding);
    if (text !== undefined) {
      this.isPlain &&= bytes.length === text.length;
      return text;
    }
    if (this.isPlain && !this.hasMark) {
      this.encoding = 'windows-1252';
      return decodePiece(bytes, this.encoding) ?? '';
    }
    this.isMixed = true;
    return '';
  }
}

/** Of UTF-8. */
const markLengthMax = 3;

/** Where the last whole character ends: what stands behind it waits for what comes. */
function wholeEnd(bytes: Uint8Array, encoding: TextEncoding): number {
  const { length } = bytes;
  if (encoding === 'windows-1252') return length;
  if (encoding === 'UTF-8') {
    for (let back = 1; back <= Math.min(3, length); back++) {
      const byte = bytes[length - back] as number;
      if (byte < 0x80) return length;
      if (byte >= 0xc0) return (byte < 0xe0 ? 2 : byte < 0xf0 ? 3 : 4) > back ? length - back : length;
    }
    return length;
  }
  const even = length - (length % 2);
  const high = bytes[even - (encoding === 'UTF-16BE' ? 2 : 1)] as number;
  return even > 0 && (high & 0xfc) === 0xd8 ? even - 2 : even;
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array {
  if (one.length === 0) return other;
  const all = new Uint8Array(one.length + other.length);
  all.set(one);
  all.set(other, one.length);
  return all;
}
