import type { EmbeddedMap } from '../../../fonts/cmap.ts';
import { codesOf, type MapList, writeCMap } from '../../../fonts/write-cmap.ts';
import { identityInfoText } from '../../../fonts/write-dictionaries.ts';
import { latin1 } from '../../../syntax/bytes.ts';
import {
  type CosDictionary,
  type CosReference,
  emptyDictionary,
  nameValue,
  numberOf,
  numberValue,
  withEntries,
} from '../../../syntax/values.ts';
import { dictionaryOf } from '../../../writer/text-value.ts';
import type { Draft } from '../draft.ts';
import { addStream } from '../packing.ts';

/** Puts the glyphs of CIDs into the document as a table (ISO 32000-1, 9.7.4.2). */
export function addGlyphTable(draft: Draft, glyphs: ReadonlyMap<number, number>): CosReference {
  const table = new Uint8Array(2 * (1 + Math.max(...glyphs.keys(), 0)));
  for (const [cid, glyph] of glyphs) table.set([glyph >> 8, glyph & 255], 2 * cid);
  return addStream(draft, table);
}

/** Puts a character map into the document, of a collection and a direction: 1 for downwards. */
export function addMapStream(
  draft: Draft,
  map: Uint8Array,
  info: CosDictionary,
  direction: number,
  name: string,
): CosReference {
  const described = { Type: nameValue('CMap'), CMapName: nameValue(name), CIDSystemInfo: info };
  return addStream(draft, map, withEntries(emptyDictionary, { ...described, WMode: numberValue(direction) }));
}

const mapName = 'Rappen-Identity';
const textMax = 64;

/** The collection of CIDs that are nothing but numbers. */
export const identityInfo: CosDictionary = /* @__PURE__ */ dictionaryOf(identityInfoText);

/** Writes a character map that stood in the document anew, with these ranges. */
export function addEmbeddedMap(
  draft: Draft,
  { spaces, ranges }: Pick<EmbeddedMap, 'spaces' | 'ranges'>,
  info: CosDictionary,
  isVertical: boolean,
): CosReference {
  const rows = spaces.map(({ length, first, last }) => codesOf(length, first, last));
  const entries = ranges.map(({ length, first, last, cid }) => ({ code: first, last, length, to: cid }));
  return addMap(draft, info, isVertical, rows, [['cidrange', entries]]);
}

/** Writes a character map of a collection into the document. */
export function addMap(
  draft: Draft,
  info: CosDictionary,
  isVertical: boolean,
  spaces: readonly string[],
  lists: readonly MapList[],
): CosReference {
  const text = (key: string): string => {
    const value = draft.resolved(info.entries.get(key));
    return value?.kind === 'string' ? latin1(value.bytes.subarray(0, textMax)) : '';
  };
  const [registry, ordering] = [text('Registry'), text('Ordering')];
  const supplement = numberOf(draft.resolved(info.entries.get('Supplement'))) ?? 0;
  const direction = isVertical ? 1 : 0;
  const map = writeCMap({ registry, ordering, supplement, name: mapName, direction }, spaces, lists);
  return addMapStream(draft, map, info, direction, mapName);
}
