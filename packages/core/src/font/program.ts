import { assert } from '../assert.ts';
import {
  boldFull,
  boldSmall,
  type PackedProgram,
  regularFull,
  regularSmall,
} from './liberation-sans-programs.generated.ts';

/** A TrueType file as a zlib stream, and its length before compression. */
export interface FontProgram {
  readonly length: number;
  readonly deflated: Uint8Array;
}

/** `small`: the characters of guidelines 2.2, en dash and ellipsis. `full`: those of 2.3 too. */
export type FontExtent = 'small' | 'full';

const packed: Readonly<Record<FontExtent, readonly [regular: PackedProgram, bold: PackedProgram]>> = {
  small: [regularSmall, boldSmall],
  full: [regularFull, boldFull],
};
const unpacked = new Map<PackedProgram, FontProgram>();

/** The font program of Rappen Sans for embedding in documents. Unpacked once. */
export function fontProgram(bold: boolean, extent: FontExtent): FontProgram {
  const source = packed[extent][bold ? 1 : 0];
  let program = unpacked.get(source);
  if (program === undefined) {
    program = { length: source.length, deflated: base64Bytes(source.base64) };
    unpacked.set(source, program);
  }
  return program;
}

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

function base64Bytes(text: string): Uint8Array {
  const values = new Uint8Array(128).fill(64);
  for (let i = 0; i < 64; i++) values[digits.charCodeAt(i)] = i;
  const end = text.endsWith('==') ? text.length - 2 : text.endsWith('=') ? text.length - 1 : text.length;
  const bytes = new Uint8Array(Math.floor((end * 3) / 4));
  let bits = 0;
  let length = 0;
  for (let i = 0; i < end; i++) {
    const value = values[text.charCodeAt(i)] as number;
    assert(value < 64, 'the generated font is base64');
    bits = (bits << 6) | value;
    if (i % 4 !== 0) bytes[length++] = (bits >> (6 - 2 * (i % 4))) & 0xff;
  }
  return bytes;
}
