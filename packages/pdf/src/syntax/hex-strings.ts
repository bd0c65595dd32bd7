import { skipLiteralString } from './strings.ts';

/** Whether every string in hexadecimal digits has an even number of them and nothing else (ISO 19005-3, 6.1.6). */
export function hexStringsAreWhole(bytes: Uint8Array, from: number, to: number): boolean {
  return stringsAre(bytes, from, to, () => true);
}

/**
 * Whether every string means the same to all readers: those in hexadecimal digits are whole, and in those in brackets no line ends by
 * a carriage return, which some take as it stands and others as a line feed (ISO 32000-1, 7.3.4.2).
 */
export function stringsAreCertain(bytes: Uint8Array, from: number, to: number): boolean {
  return stringsAre(bytes, from, to, (text) => !text.includes(carriageReturn));
}

const carriageReturn = 13;

function stringsAre(
  bytes: Uint8Array,
  from: number,
  to: number,
  isLiteralSound: (text: Uint8Array) => boolean,
): boolean {
  for (let at = from; at < to; ) {
    const byte = bytes[at] as number;
    if (byte === 0x28) {
      const end = skipLiteralString(bytes, at) ?? to;
      if (!isLiteralSound(bytes.subarray(at, end))) return false;
      at = end;
    } else if (byte === 0x25) at = endOfLine(bytes, at);
    else if (byte !== 0x3c) at++;
    else if (bytes[at + 1] === 0x3c) at += 2;
    else {
      const end = bytes.indexOf(0x3e, at);
      if (end === -1 || !isWhole(bytes.subarray(at + 1, end))) return false;
      at = end + 1;
    }
  }
  return true;
}

function endOfLine(bytes: Uint8Array, from: number): number {
  let at = from;
  while (at < bytes.length && bytes[at] !== 10 && bytes[at] !== 13) at++;
  return at;
}

const whiteSpace = [0, 9, 10, 12, 13, 32];

function isWhole(digits: Uint8Array): boolean {
  let count = 0;
  for (const byte of digits) {
    const isHex = (byte >= 48 && byte <= 57) || ((byte | 32) >= 97 && (byte | 32) <= 102);
    if (isHex) count++;
    else if (!whiteSpace.includes(byte)) return false;
  }
  return count % 2 === 0;
}
