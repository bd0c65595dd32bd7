import type { CosDictionary } from '../syntax/values.ts';
import type { FontReader } from './font-reader.ts';

/** A font program in a document: by the key of its stream, those of `FontFile3` by their subtype. */
export interface EmbeddedProgram {
  readonly kind: 'FontFile' | 'FontFile2' | 'Type1C' | 'CIDFontType0C' | 'OpenType';
  readonly bytes: Uint8Array;
}

/** Kinds of programs that a font may have by its subtype (ISO 32000-1, table 126). */
const kindsOf: Readonly<Record<string, readonly EmbeddedProgram['kind'][]>> = {
  __proto__: null as never,
  Type1: ['FontFile', 'Type1C', 'OpenType'],
  MMType1: ['FontFile', 'Type1C', 'OpenType'],
  TrueType: ['FontFile2', 'OpenType'],
  CIDFontType0: ['CIDFontType0C', 'OpenType'],
  CIDFontType2: ['FontFile2', 'OpenType'],
};

/** The program of a font if it is of a kind that its subtype may have; undefined otherwise. */
export function fittingProgram(document: FontReader, font: CosDictionary): EmbeddedProgram | undefined {
  const subtype = document.resolved(font.entries.get('Subtype'));
  const kinds = kindsOf[subtype?.kind === 'name' ? subtype.name : ''] ?? [];
  const program = embeddedProgram(document, font);
  return program !== undefined && kinds.includes(program.kind) ? program : undefined;
}

/** Keys of a descriptor that a program stands under. */
export const programKeys = ['FontFile', 'FontFile2', 'FontFile3'] as const;

/** Whether there is a program with a simple or CID font, be it one that can be read or not. */
export function hasProgram(document: FontReader, font: CosDictionary): boolean {
  const descriptor = document.dictionary(font.entries.get('FontDescriptor'));
  return programKeys.some((key) => document.streamAt(descriptor?.entries.get(key)) !== undefined);
}

/** The program of a simple or CID font, of whatever kind; undefined when none is embedded that can be read. */
export function embeddedProgram(document: FontReader, font: CosDictionary): EmbeddedProgram | undefined {
  const descriptor = document.dictionary(font.entries.get('FontDescriptor'));
  for (const key of programKeys) {
    const stream = document.streamAt(descriptor?.entries.get(key));
    if (stream === undefined) continue;
    const bytes = document.decodedStream(stream.dictionary, stream.bytes);
    if (bytes === undefined) return undefined;
    if (key !== 'FontFile3') return { kind: key, bytes };
    const subtype = document.resolved(stream.dictionary.entries.get('Subtype'));
    const kind = compactKinds.find((name) => subtype?.kind === 'name' && subtype.name === name);
    return kind && { kind, bytes };
  }
  return undefined;
}

/** What a stream of `FontFile3` may say that it is. */
export const compactKinds = ['Type1C', 'CIDFontType0C', 'OpenType'] as const;
