import type { CidRange } from '../../../fonts/cmap.ts';
import { codesOf } from '../../../fonts/write-cmap.ts';
import {
  arrayValue,
  type CosDictionary,
  type CosReference,
  type CosValue,
  isName,
  numberValue,
  withEntries,
} from '../../../syntax/values.ts';
import { cidWidths, modeIn } from '../../check/fonts/composite.ts';
import type { FontUse } from '../../check/fonts/font-use.ts';
import type { Draft } from '../draft.ts';
import { addStream } from '../packing.ts';
import { addEmbeddedMap, addMap, identityInfo } from './added-tables.ts';

const cidMax = 65_535;

/**
 * CID 0 stands for what a font does not have, and must not be written (ISO 19005-3, 6.2.11.8): where it is, what led
 * to it leads to a CID of its own from now on, that is none of those taken. Other fonts stay as they are.
 */
export function withoutZero(
  draft: Draft,
  use: FontUse,
  descendant: CosDictionary,
  taken: Iterable<number>,
): { readonly use: FontUse; readonly descendant: CosDictionary } {
  let cid = 1;
  for (const codes of [use.codes, taken]) for (const code of codes) cid = Math.max(cid, code + 1);
  if (!use.codes.has(0) || cid > cidMax) return { use, descendant };
  const moved = (codes: ReadonlySet<number>): Set<number> =>
    new Set(Array.from(codes, (code) => (code === 0 ? cid : code)));
  const width = cidWidths(draft, descendant).of(0);
  const listed = draft.resolved(descendant.entries.get('W'));
  const items = listed?.kind === 'array' ? listed.items : [];
  const info = draft.dictionary(descendant.entries.get('CIDSystemInfo')) ?? identityInfo;
  const map = shiftedMap(draft, use, cid, info);
  if (map === undefined) return { use, descendant };
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

/** The character map of a font with a CID of its own for what led to 0; undefined for one that is known by its name. */
function shiftedMap(
  draft: Draft,
  { dictionary, embedded }: FontUse,
  cid: number,
  info: CosDictionary,
): CosReference | undefined {
  const value = dictionary.entries.get('Encoding');
  if (embedded !== undefined) {
    const stream = draft.streamAt(value);
    const program = stream && draft.decodedStream(stream.dictionary, stream.bytes);
    const ranges = embedded.ranges.flatMap((range) => (range.cid === 0 ? apart(range, cid) : [range]));
    return program && addEmbeddedMap(draft, { spaces: embedded.spaces, ranges }, info, modeIn(program) === 1);
  }
  const encoding = draft.resolved(value);
  const isVertical = isName(encoding, 'Identity-V');
  if (!(isName(encoding, 'Identity-H') || isVertical)) return undefined;
  // Two bytes a code, which is the CID but for code 0
  const rows = Array.from({ length: 256 }, (_, high) => {
    const first = Math.max(1, high * 256);
    return { code: first, last: high * 256 + 255, length: 2, to: first };
  });
  return addMap(
    draft,
    info,
    isVertical,
    [codesOf(2)],
    [
      ['cidchar', [{ code: 0, length: 2, to: cid }]],
      ['cidrange', rows],
    ],
  );
}

/** A range that begins with CID 0: its first code leads to another, the rest where it led. */
function apart({ length, first, last }: CidRange, cid: number): readonly CidRange[] {
  const zero = { length, first, last: first, cid };
  return last > first ? [zero, { length, first: first + 1, last, cid: 1 }] : [zero];
}
