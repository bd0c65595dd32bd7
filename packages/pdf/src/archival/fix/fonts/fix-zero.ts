import { codesOf, writeCMap } from '../../../fonts/write-cmap.ts';
import { identityInfoText } from '../../../fonts/write-dictionaries.ts';
import {
  arrayValue,
  type CosDictionary,
  type CosValue,
  isName,
  numberOf,
  numberValue,
  withEntries,
} from '../../../syntax/values.ts';
import { dictionaryOf } from '../../../writer/text-value.ts';
import { cidWidths } from '../../check/fonts/composite.ts';
import type { FontUse } from '../../check/fonts/font-use.ts';
import { addStream } from '../added-stream.ts';
import type { Draft } from '../draft.ts';
import { addMapStream } from './added-tables.ts';

const cidMax = 65_535;

/**
 * CID 0 stands for what a font does not have, and must not be written (ISO 19005-3, 6.2.11.8): where it is, code 0
 * leads to a CID of its own from now on, that is none of those taken. Other fonts stay as they are.
 */
export function withoutZero(
  draft: Draft,
  use: FontUse,
  descendant: CosDictionary,
  taken: Iterable<number>,
): { readonly use: FontUse; readonly descendant: CosDictionary } {
  const encoding = draft.resolved(use.dictionary.entries.get('Encoding'));
  const isVertical = isName(encoding, 'Identity-V');
  let cid = 1;
  for (const codes of [use.codes, taken]) for (const code of codes) cid = Math.max(cid, code + 1);
  if (!use.codes.has(0) || !(isName(encoding, 'Identity-H') || isVertical) || cid > cidMax) return { use, descendant };
  const moved = (codes: ReadonlySet<number>): Set<number> =>
    new Set(Array.from(codes, (code) => (code === 0 ? cid : code)));
  const width = cidWidths(draft, descendant).of(0);
  const listed = draft.resolved(descendant.entries.get('W'));
  const items = listed?.kind === 'array' ? listed.items : [];
  const info = draft.dictionary(descendant.entries.get('CIDSystemInfo')) ?? identityInfo;
  const map = addMap(draft, cid, info, isVertical);
  return {
    use: {
      ...use,
      codes: moved(use.codes),
      visible: moved(use.visible),
      dictionary: withEntries(use.dictionary, { Encoding: map }),
    },
    descendant: withEntries(descendant, {
      CIDSystemInfo: info,
      W: arrayValue([...items, numberValue(cid), arrayValue([numberValue(width)])]),
      CIDToGIDMap: movedTable(draft, descendant, cid),
    }),
  };
}

/** The glyph of CID 0 is that of the other CID too. */
function movedTable(draft: Draft, descendant: CosDictionary, cid: number): CosValue | undefined {
  const value = descendant.entries.get('CIDToGIDMap');
  const stream = draft.streamAt(value);
  const before = stream && draft.decodedStream(stream.dictionary, stream.bytes);
  const isTrueType = isName(draft.resolved(descendant.entries.get('Subtype')), 'CIDFontType2');
  if (!isTrueType) return value;
  const table = new Uint8Array(Math.max(before?.length ?? 0, 2 * (cid + 1)));
  if (before === undefined) for (let each = 0; each < cid; each++) table.set([each >> 8, each & 255], 2 * each);
  else {
    table.set(before);
    table.set([before[0] ?? 0, before[1] ?? 0], 2 * cid);
  }
  return addStream(draft, table);
}

/** The collection of CIDs that are nothing but numbers. */
export const identityInfo: CosDictionary = /* @__PURE__ */ dictionaryOf(identityInfoText);

/** A character map of two bytes a code, which is the CID but for code 0. */
function addMap(draft: Draft, cid: number, info: CosDictionary, isVertical: boolean): CosValue {
  const rows = Array.from({ length: 256 }, (_, high) => {
    const first = Math.max(1, high * 256);
    return { code: first, last: high * 256 + 255, length: 2, to: first };
  });
  const text = (key: string): string => {
    const value = draft.resolved(info.entries.get(key));
    return value?.kind === 'string' ? String.fromCharCode(...value.bytes.subarray(0, textMax)) : '';
  };
  const direction = isVertical ? 1 : 0;
  const map = writeCMap(
    {
      registry: text('Registry'),
      ordering: text('Ordering'),
      supplement: numberOf(draft.resolved(info.entries.get('Supplement'))) ?? 0,
      name: mapName,
      direction,
    },
    [codesOf(2)],
    [
      ['cidchar', [{ code: 0, length: 2, to: cid }]],
      ['cidrange', rows],
    ],
  );
  return addMapStream(draft, map, info, direction, mapName);
}

const mapName = 'Rappen-Identity';
const textMax = 64;
