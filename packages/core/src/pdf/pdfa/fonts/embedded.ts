import type { CosDocument } from '../../assembly/document.ts';
import type { CosDictionary } from '../../assembly/values.ts';

/** A font program in a document: by the key of its stream, those of `FontFile3` by their subtype. */
export interface EmbeddedProgram {
  readonly kind: 'FontFile' | 'FontFile2' | 'Type1C' | 'CIDFontType0C' | 'OpenType';
  readonly bytes: Uint8Array;
}

/** The program of a simple or CID font (ISO 32000-1, 9.9); undefined when none is embedded that can be read. */
export function embeddedProgram(document: CosDocument, font: CosDictionary): EmbeddedProgram | undefined {
  const descriptor = document.dictionary(font.entries.get('FontDescriptor'));
  for (const key of ['FontFile', 'FontFile2', 'FontFile3'] as const) {
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

const compactKinds = ['Type1C', 'CIDFontType0C', 'OpenType'] as const;
