import type { CosDocument } from '../../assembly/document.ts';
import { type CosDictionary, type CosValue, isName } from '../../assembly/values.ts';
import { type CMap, identityMap, readCMap } from './cmap.ts';

/** Widths may differ by this many thousandths of the type size (ISO 19005-3, 6.2.11.5). */
export const widthTolerance = 1;

/** A font and what is written with it. */
export interface FontUse {
  readonly dictionary: CosDictionary;
  /** Codes of a simple font, CIDs of a composite one; with those that are only there to be searched. */
  readonly codes: Set<number>;
  /** Those of them that are to be seen. */
  readonly visible: Set<number>;
  /** Whether a code was used that stands for no character at all. */
  isBroken: boolean;
  readonly map: CMap | undefined;
}

/** A font before anything is written with it. */
export function newFontUse(document: CosDocument, dictionary: CosDictionary): FontUse {
  const isComposite = isName(document.resolved(dictionary.entries.get('Subtype')), 'Type0');
  const map = isComposite ? mapOf(document, dictionary.entries.get('Encoding')) : undefined;
  return { dictionary, codes: new Set(), visible: new Set(), isBroken: isComposite && map === undefined, map };
}

/** Notes a string that is shown with a font. */
export function note(use: FontUse, text: Uint8Array, isVisible: boolean): void {
  const take = (code: number | undefined): void => {
    if (code === undefined) use.isBroken = true;
    else {
      use.codes.add(code);
      if (isVisible) use.visible.add(code);
    }
  };
  if (use.map !== undefined) use.map.each(text, take);
  else if (!use.isBroken) for (const byte of text) take(byte);
}

function mapOf(document: CosDocument, encoding: CosValue | undefined): CMap | undefined {
  const named = document.resolved(encoding);
  if (isName(named, 'Identity-H') || isName(named, 'Identity-V')) return identityMap;
  const stream = document.streamAt(encoding);
  const program = stream && document.decodedStream(stream.dictionary, stream.bytes);
  return program && readCMap(program);
}
