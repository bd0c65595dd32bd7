import { type CMap, type EmbeddedMap, identityMap, readCMap } from '../../../fonts/cmap.ts';
import { embeddedProgram } from '../../../fonts/embedded.ts';
import type { FontReader } from '../../../fonts/font-reader.ts';
import type { CjkFonts, PredefinedMap } from '../../../fonts/substitutes/cjk.ts';
import { type CosDictionary, type CosValue, isName } from '../../../syntax/values.ts';
import { limits } from '../../limits.ts';

/** Widths may differ by this many thousandths of the type size (ISO 19005-3, 6.2.11.5). */
const widthTolerance = 1;

/** Whether a width of the font's dictionary and one of its program are the same: one that is no number is not. */
export function widthsAgree(one: number, other: number): boolean {
  return Math.abs(one - other) <= widthTolerance;
}

/** A font and what is written with it. */
export interface FontUse {
  readonly dictionary: CosDictionary;
  /** Codes of a simple font, CIDs of a composite one; with those that are only there to be searched. */
  readonly codes: Set<number>;
  /** Those of them that are to be seen. */
  readonly visible: Set<number>;
  /** By code: 1 for one of `codes`, 3 for one that is to be seen. */
  readonly noted: Uint8Array;
  /** Whether something is written with it that is to be seen, were it nothing. */
  isSeen: boolean;
  /** Whether a code was used that stands for no character at all. */
  isBroken: boolean;
  readonly map: CMap | undefined;
  /** The map, where it stands in the document. */
  readonly embedded: EmbeddedMap | undefined;
  /** The map, where it is one that is known by its name. */
  readonly predefined: PredefinedMap | undefined;
}

/** A font before anything is written with it; `cjk` knows character maps by name. */
export function newFontUse(document: FontReader, dictionary: CosDictionary, cjk?: CjkFonts): FontUse {
  const isComposite = isName(document.resolved(dictionary.entries.get('Subtype')), 'Type0');
  const predefined = cjk && predefinedOf(document, dictionary, isComposite, cjk);
  const encoding = isComposite && predefined === undefined ? dictionary.entries.get('Encoding') : undefined;
  const embedded = embeddedMapOf(document, encoding);
  const map = predefined ?? embedded ?? (isIdentity(document.resolved(encoding)) ? identityMap : undefined);
  const noted = new Uint8Array(map === undefined ? 256 : 65_536);
  const isBroken = isComposite && map === undefined;
  const none = { codes: new Set<number>(), visible: new Set<number>(), isSeen: false };
  return { dictionary, ...none, noted, isBroken, map, embedded, predefined };
}

/** Notes a string that is shown with a font. */
export function note(use: FontUse, text: Uint8Array, isVisible: boolean): void {
  if (isVisible) use.isSeen = true;
  const { noted } = use;
  const mark = isVisible ? 3 : 1;
  const take = (code: number | undefined): void => {
    if (code === undefined) use.isBroken = true;
    else if (((noted[code] ?? 0) & mark) !== mark) {
      noted[code] = mark;
      use.codes.add(code);
      if (isVisible) use.visible.add(code);
    }
  };
  if (use.map !== undefined) use.map.each(text, take);
  else if (!use.isBroken) for (let at = 0; at < text.length; at++) take(text[at]);
}

/** The map that a composite font names, or that the name of a simple font without a program tells. */
function predefinedOf(
  document: FontReader,
  dictionary: CosDictionary,
  isComposite: boolean,
  cjk: CjkFonts,
): PredefinedMap | undefined {
  const name = document.resolved(dictionary.entries.get(isComposite ? 'Encoding' : 'BaseFont'));
  if (name?.kind !== 'name') return undefined;
  if (isComposite) return cjk.mapOf(name.name);
  return embeddedProgram(document, dictionary) === undefined ? cjk.mapOfFont(name.name) : undefined;
}

function isIdentity(encoding: CosValue | undefined): boolean {
  return isName(encoding, 'Identity-H') || isName(encoding, 'Identity-V');
}

function embeddedMapOf(document: FontReader, encoding: CosValue | undefined): EmbeddedMap | undefined {
  const stream = document.streamAt(encoding);
  const program = stream && document.decodedStream(stream.dictionary, stream.bytes);
  return program && readCMap(program, limits.contentValuesMax);
}
