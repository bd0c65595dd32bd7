import { readCff } from '../fonts/cff.ts';
import type { EmbeddedProgram } from '../fonts/embedded.ts';
import type { Encoding } from '../fonts/glyph-names.ts';
import { glyphOfCode, readTrueType, type TrueTypeFont } from '../fonts/truetype.ts';
import { type1Encoding } from '../fonts/type1.ts';
import type { CosDictionary } from '../syntax/values.ts';
import type { FontSources } from './font-sources.ts';
import { textOfCode, textOfGlyphName } from './glyph-text.ts';

/** What an embedded program says of the glyphs that codes and numbers mean. */
export interface ProgramText {
  ofCode(code: number): string | undefined;
  ofName(name: string): string | undefined;
  /** By the number of the glyph, for fonts with outlines of TrueType; by the CID for others. */
  ofGlyph(glyph: number): string | undefined;
}

const silent: ProgramText = { ofCode: () => undefined, ofName: () => undefined, ofGlyph: () => undefined };

/** Opens the program of a font when it is first asked. */
export function programText(sources: FontSources, font: CosDictionary): () => ProgramText {
  let found: ProgramText | undefined;
  return () => {
    found ??= readProgram(sources.program(font));
    return found;
  };
}

function readProgram(program: EmbeddedProgram | undefined): ProgramText {
  if (program === undefined) return silent;
  const { kind, bytes } = program;
  if (kind === 'FontFile') return ofEncoding(type1Encoding(bytes) ?? []);
  if (kind === 'FontFile2' || kind === 'OpenType') {
    const font = readTrueType(bytes);
    return font === undefined ? silent : ofTrueType(font);
  }
  const cff = readCff(bytes);
  if (cff === undefined) return silent;
  const names = new Map(Array.from(cff.glyphsByName, ([name, glyph]) => [glyph, name]));
  return { ...ofEncoding(cff.encoding), ofGlyph: (glyph) => textOfGlyphName(names.get(glyph) ?? '') };
}

function ofEncoding(encoding: Encoding): ProgramText {
  return { ...silent, ofCode: (code) => textOfGlyphName(encoding[code] ?? '') };
}

/** Character maps for Unicode by platform and encoding, the fullest first (ISO/IEC 14496-22, cmap). */
const unicodeMaps = ['3,10', '0,6', '0,4', '3,1', '0,3', '0,2', '0,1', '0,0'];

function ofTrueType(font: TrueTypeFont): ProgramText {
  const map = unicodeMaps.map((key) => font.maps.get(key)).find((found) => found !== undefined) ?? new Map();
  const codes = new Map<number, number>();
  for (const [code, glyph] of map) if (!codes.has(glyph)) codes.set(glyph, code);
  const names = new Map(Array.from(font.glyphsByName, ([name, glyph]) => [glyph, name]));
  const ofGlyph = (glyph: number): string | undefined =>
    textOfCode(codes.get(glyph) ?? 0) ?? textOfGlyphName(names.get(glyph) ?? '');
  return {
    ofGlyph,
    ofCode: (code) => ofGlyph(glyphOfCode(font, code)),
    ofName: (name) => ofGlyph(font.glyphsByName.get(name) ?? 0),
  };
}
