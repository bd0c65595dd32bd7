import { generatedBytes } from '@rappen/pdf/internal/base';
import { SubsetFont } from '@rappen/pdf/internal/font-programs';
import { unzlibSync } from 'fflate';
import { assert } from '../assert.ts';
import { boldProgram, regularProgram } from './liberation-sans-programs.generated.ts';

const unpacked: (Uint8Array<ArrayBuffer> | undefined)[] = [];
const subsetFonts: (SubsetFont | undefined)[] = [];

/** The TrueType program of Rappen Sans in a weight, with all its characters. Unpacked once. */
export function fontProgram(bold: boolean): Uint8Array<ArrayBuffer> {
  const weight = bold ? 1 : 0;
  const program = unpacked[weight] ?? unzlibSync(generatedBytes(bold ? boldProgram : regularProgram));
  unpacked[weight] = program;
  return program;
}

/** The same for documents, each of which needs some of its glyphs. */
export function subsetFont(bold: boolean): SubsetFont {
  const weight = bold ? 1 : 0;
  const font = subsetFonts[weight] ?? SubsetFont.of(fontProgram(bold));
  assert(font !== undefined, 'the font has the shape that its generator gives it');
  subsetFonts[weight] = font;
  return font;
}
