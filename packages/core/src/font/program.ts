import { base64Bytes } from '../text/base64.ts';
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
