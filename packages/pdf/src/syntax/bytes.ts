/** Bytes by what they are in a PDF (ISO 32000-1, 7.2.2), and as text. */
const whiteSpace = marked(0, 9, 10, 12, 13, 32);
const regular = marked(0x28, 0x29, 0x3c, 0x3e, 0x5b, 0x5d, 0x7b, 0x7d, 0x2f, 0x25).map(
  (isDelimiter, byte) => 1 - isDelimiter - (whiteSpace[byte] as number),
);

function marked(...members: readonly number[]): Uint8Array {
  const table = new Uint8Array(256);
  for (const byte of members) table[byte] = 1;
  return table;
}

export function isWhiteSpace(byte: number | undefined): boolean {
  return byte !== undefined && whiteSpace[byte] === 1;
}

/** Whether the byte belongs to a name, number or keyword. */
export function isRegular(byte: number | undefined): boolean {
  return byte !== undefined && regular[byte] === 1;
}

export function isDigit(byte: number | undefined): boolean {
  return byte !== undefined && byte >= 48 && byte <= 57;
}

/** A character for each byte. */
export function latin1(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 4096) {
    text += String.fromCharCode(...bytes.subarray(at, at + 4096));
  }
  return text;
}

/** Longer texts are not put together of pieces of eight. */
const shortLengthMax = 64;

/** The text of bytes that are few more often than not: engines make a text of many only in a roundabout way. */
export function shortText(bytes: Uint8Array, from: number, to: number): string {
  const of = (index: number): number => bytes[from + index] as number;
  switch (to - from) {
    case 0:
      return '';
    case 1:
      return String.fromCharCode(of(0));
    case 2:
      return String.fromCharCode(of(0), of(1));
    case 3:
      return String.fromCharCode(of(0), of(1), of(2));
    case 4:
      return String.fromCharCode(of(0), of(1), of(2), of(3));
    case 5:
      return String.fromCharCode(of(0), of(1), of(2), of(3), of(4));
    case 6:
      return String.fromCharCode(of(0), of(1), of(2), of(3), of(4), of(5));
    case 7:
      return String.fromCharCode(of(0), of(1), of(2), of(3), of(4), of(5), of(6));
    case 8:
      return String.fromCharCode(of(0), of(1), of(2), of(3), of(4), of(5), of(6), of(7));
    default:
      return to - from > shortLengthMax
        ? latin1(bytes.subarray(from, to))
        : shortText(bytes, from, from + 8) + shortText(bytes, from + 8, to);
  }
}
