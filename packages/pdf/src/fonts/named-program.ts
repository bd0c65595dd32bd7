import { readCff } from './cff.ts';
import { editCff } from './edit-cff.ts';
import { editType1 } from './edit-type1.ts';
import type { Encoding } from './glyph-names.ts';
import type { GlyphPlan } from './glyph-plan.ts';
import { sfntTables } from './sfnt.ts';
import { readType1, type1Parts } from './type1.ts';

/** A program whose glyphs have names, Type 1 or CFF, that can be changed. */
export interface NamedProgram {
  readonly encoding: Encoding;
  readonly glyphCount: number;
  /** Whether every reader gets along with the way it is written. */
  readonly isPlain: boolean;
  /** Glyphs by their names. */
  readonly glyphs: ReadonlyMap<string, number>;
  widthOf(glyph: number): number | undefined;
  /** The program changed by a plan, its added glyphs with these names. */
  edited(plan: GlyphPlan, names: readonly string[]): WrittenProgram | undefined;
}

/** A program as it is put into a document. */
export interface WrittenProgram {
  readonly key: 'FontFile' | 'FontFile2' | 'FontFile3';
  readonly subtype?: 'Type1C' | 'CIDFontType0C' | 'OpenType';
  readonly bytes: Uint8Array;
  /** Of FontFile: three, of FontFile2: one. */
  readonly lengths: readonly number[];
}

/** Reads a Type 1 or CFF program, or one in an OpenType file; undefined when it is none, or is damaged. */
export function namedProgram(bytes: Uint8Array): NamedProgram | undefined {
  return namedCff(bytes) ?? namedType1(bytes);
}

/** A CFF program, bare or in an OpenType file. */
export function cffIn(bytes: Uint8Array): Uint8Array | undefined {
  if (bytes[0] === 1 && bytes[1] === 0) return bytes;
  const isOpenType = bytes[0] === 0x4f && bytes[1] === 0x54;
  return isOpenType ? sfntTables(bytes).get('CFF ') : undefined;
}

function namedCff(bytes: Uint8Array): NamedProgram | undefined {
  const program = cffIn(bytes);
  const cff = program && readCff(program);
  if (program === undefined || cff === undefined || cff.isCid) return undefined;
  return {
    encoding: cff.encoding,
    glyphCount: cff.glyphCount,
    isPlain: cff.isPlain,
    glyphs: cff.glyphsByName,
    widthOf: cff.widthOf,
    edited: (plan, names) => {
      const written = editCff(program, plan, names);
      return written && { key: 'FontFile3', subtype: 'Type1C', bytes: written, lengths: [] };
    },
  };
}

function namedType1(bytes: Uint8Array): NamedProgram | undefined {
  const font = readType1(bytes);
  const parts = type1Parts(bytes);
  if (font === undefined || parts === undefined) return undefined;
  const names = parts.glyphs.map(({ name }) => name);
  return {
    encoding: font.encoding,
    glyphCount: names.length,
    isPlain: font.isPlain,
    glyphs: new Map(names.map((name, glyph): [string, number] => [name, glyph])),
    widthOf: (glyph) => font.widths.get(names[glyph] ?? ''),
    edited: (plan, added) => {
      const written = editType1(bytes, plan, added);
      return written && { key: 'FontFile', bytes: written.program, lengths: written.lengths };
    },
  };
}
