import type { Charstring } from './cff.ts';
import { widthAt } from './cff-charstring.ts';
import { joined } from './font-bytes.ts';

const callsMax = 1000;
const depthMax = 10;

/** A number on the stack as it is written in a program, and what it says. */
interface Written {
  readonly bytes: Uint8Array;
  readonly value: number;
}

/**
 * The program of a glyph with another width, in thousandths of the type size: it stands before what the first operator
 * takes (Adobe Technical Note 5177, 4.1). Undefined when the program is not understood.
 */
export function withWidth(charstring: Charstring, width: number): Uint8Array | undefined {
  const head = headOf(charstring);
  if (head === undefined) return undefined;
  const { numbers, rest } = head;
  const found = widthAt(
    rest[0] ?? 0,
    numbers.map(({ value }) => value),
  );
  if (found === false) return undefined;
  const kept = found === 'standard' ? numbers : numbers.slice(1);
  const units = width / charstring.scale - charstring.nominalWidth;
  return joined([numberBytes(units), ...kept.map(({ bytes }) => bytes), rest]);
}

/** A program that shows nothing and has a width. */
export function blankCharstring({ scale, nominalWidth }: Charstring, width: number): Uint8Array {
  return joined([numberBytes(width / scale - nominalWidth), Uint8Array.of(14)]);
}

/** The numbers before the first operator, and the program from there on; subroutines on the way are written out. */
function headOf({ bytes, own, shared }: Charstring): { numbers: Written[]; rest: Uint8Array } | undefined {
  const numbers: Written[] = [];
  const open: { readonly bytes: Uint8Array; at: number }[] = [{ bytes, at: 0 }];
  for (let calls = 0; calls <= callsMax; ) {
    const current = open.at(-1);
    if (current === undefined) return undefined;
    const start = current.at;
    const first = current.bytes[start];
    if (first === undefined || first === 11) {
      if (open.length === 1) return undefined;
      open.pop();
      continue;
    }
    const length = numberLength(first);
    if (length > 0) {
      current.at += length;
      const written = current.bytes.subarray(start, start + length);
      numbers.push({ bytes: written, value: valueOf(written) });
    } else if (first === 10 || first === 29) {
      current.at++;
      const subr = (first === 10 ? own : shared)(numbers.pop()?.value ?? Number.NaN);
      if (subr === undefined || open.length > depthMax) return undefined;
      open.push({ bytes: subr, at: 0 });
      calls++;
    } else {
      const parts = open.reverse().map((each) => withoutReturn(each.bytes.subarray(each.at)));
      return { numbers, rest: joined(parts) };
    }
  }
  return undefined;
}

function withoutReturn(bytes: Uint8Array): Uint8Array {
  return bytes.at(-1) === 11 ? bytes.subarray(0, -1) : bytes;
}

/** Bytes of the number that begins with this one; 0 when none does. */
function numberLength(first: number): number {
  if (first === 0x1c) return 3;
  if (first === 255) return 5;
  return first < 32 ? 0 : first < 247 ? 1 : 2;
}

function valueOf(written: Uint8Array): number {
  const [first = 0, a = 0, b = 0, c = 0, d = 0] = written;
  if (first === 0x1c) return ((a << 24) >> 16) | b;
  if (first === 255) return ((a << 24) | (b << 16) | (c << 8) | d) / 65_536;
  if (first >= 251) return -(first - 251) * 256 - a - 108;
  return first >= 247 ? (first - 247) * 256 + a + 108 : first - 139;
}

/** A whole number as a program writes it. */
function numberBytes(value: number): Uint8Array {
  const whole = Math.max(-0x8000, Math.min(0x7fff, Math.round(value)));
  return Uint8Array.of(0x1c, (whole >> 8) & 255, whole & 255);
}
