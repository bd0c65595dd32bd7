import { generatedBytes } from '@rappen/pdf/internal/base';
import { SubsetFont, sfntFile } from '@rappen/pdf/internal/font-programs';
import { unzlibSync } from 'fflate';
import { CompactProgram } from './compact-program.ts';
import { boldProgram, regularProgram } from './liberation-sans-programs.generated.ts';

const compact: (CompactProgram | undefined)[] = [];
const files: (Uint8Array<ArrayBuffer> | undefined)[] = [];
const subsetFonts: (SubsetFont | undefined)[] = [];

function compactProgram(bold: boolean): CompactProgram {
  const weight = bold ? 1 : 0;
  compact[weight] ??= new CompactProgram(unzlibSync(generatedBytes(bold ? boldProgram : regularProgram)));
  return compact[weight];
}

/** The TrueType program of Rappen Sans in a weight, with all its characters. Made once. */
export function fontProgram(bold: boolean): Uint8Array<ArrayBuffer> {
  const weight = bold ? 1 : 0;
  files[weight] ??= fontFile(compactProgram(bold));
  return files[weight];
}

/** The same for documents, each of which needs some of its glyphs. */
export function subsetFont(bold: boolean): SubsetFont {
  const weight = bold ? 1 : 0;
  subsetFonts[weight] ??= new SubsetFont(compactProgram(bold));
  return subsetFonts[weight];
}

/** All the glyphs of a program as a TrueType file. */
export function fontFile(program: CompactProgram): Uint8Array<ArrayBuffer> {
  const { glyphCount, head, hhea, maxp } = program;
  const glyphs = Array.from({ length: glyphCount }, (_, glyph) => program.outlineOf(glyph));
  const glyf = new Uint8Array(glyphs.reduce((length, outline) => length + outline.length, 0));
  const hmtx = new Uint8Array(4 * glyphCount);
  const loca = new Uint8Array(2 * glyphCount + 2);
  let at = 0;
  for (const [glyph, outline] of glyphs.entries()) {
    glyf.set(outline, at);
    hmtx.set(program.metricsOf(glyph), 4 * glyph);
    at += outline.length;
    // In pairs of bytes (ISO/IEC 14496-22, 5.3.2)
    loca[2 * glyph + 2] = at >> 9;
    loca[2 * glyph + 3] = at >> 1;
  }
  return sfntFile([
    ['glyf', glyf],
    ['head', head],
    ['hhea', hhea],
    ['hmtx', hmtx],
    ['loca', loca],
    ['maxp', maxp],
  ]);
}
