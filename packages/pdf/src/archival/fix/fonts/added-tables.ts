import {
  type CosDictionary,
  type CosReference,
  emptyDictionary,
  nameValue,
  numberValue,
  withEntries,
} from '../../../syntax/values.ts';
import { addStream } from '../added-stream.ts';
import type { Draft } from '../draft.ts';

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
