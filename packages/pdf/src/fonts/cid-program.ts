import { readCff } from './cff.ts';
import { editCff } from './edit-cff.ts';
import { editTrueType } from './edit-truetype.ts';
import type { GlyphPlan } from './glyph-plan.ts';
import { cffIn, type WrittenProgram } from './named-program.ts';
import { readTrueType } from './truetype.ts';

/** The program of a CID font, that can be changed. */
export interface CidProgram {
  /** `table`: CIDs lead to glyphs by a table of the document. `own`: the program knows CIDs. `number`: a CID is a glyph. */
  readonly finds: 'table' | 'own' | 'number';
  readonly glyphCount: number;
  /** Whether every reader gets along with the way it is written. */
  readonly isPlain: boolean;
  /** Glyphs by their CIDs, of a program that knows these. */
  readonly glyphsByCid: ReadonlyMap<number, number>;
  widthOf(glyph: number): number | undefined;
  /** The program changed by a plan, its added glyphs with these CIDs. */
  edited(plan: GlyphPlan, cids: readonly number[]): WrittenProgram | undefined;
}

/** Reads the program of a CID font, TrueType by its subtype or not; undefined when it is none, or is damaged. */
export function cidProgram(bytes: Uint8Array, isTrueType: boolean): CidProgram | undefined {
  const program = cffIn(bytes);
  const isOpenType = program !== undefined && program !== bytes;
  if (program !== undefined && !(isOpenType && isTrueType)) return cffProgram(program);
  const font = readTrueType(bytes);
  if (font === undefined) return undefined;
  return {
    finds: 'table',
    glyphCount: font.glyphCount,
    isPlain: font.isPlain,
    glyphsByCid: new Map(),
    widthOf: font.widthOf,
    edited: (plan) => {
      const written = editTrueType(bytes, plan);
      if (written === undefined) return undefined;
      return isOpenType
        ? { key: 'FontFile3', subtype: 'OpenType', bytes: written, lengths: [] }
        : { key: 'FontFile2', bytes: written, lengths: [written.length] };
    },
  };
}

function cffProgram(program: Uint8Array): CidProgram | undefined {
  const cff = readCff(program);
  if (cff === undefined) return undefined;
  return {
    finds: cff.isCid ? 'own' : 'number',
    glyphCount: cff.glyphCount,
    isPlain: cff.isPlain,
    glyphsByCid: cff.glyphsByCid,
    widthOf: cff.widthOf,
    edited: (plan, cids) => {
      const written = editCff(program, plan, cff.isCid ? cids : cids.map((cid) => `added${cid}`));
      return written && { key: 'FontFile3', subtype: 'CIDFontType0C', bytes: written, lengths: [] };
    },
  };
}
