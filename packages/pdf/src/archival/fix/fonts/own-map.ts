import type { PredefinedMap } from '../../../fonts/substitutes/cjk.ts';
import { type CosDictionary, type CosReference, numberOf, withEntries } from '../../../syntax/values.ts';
import { nameOfFont } from '../../check/fonts/check-font.ts';
import type { FontUse } from '../../check/fonts/font-use.ts';
import type { Draft } from '../draft.ts';
import { addMapStream } from './added-tables.ts';
import { orderingOf } from './cid-meanings.ts';

/** A font whose program knows the collection of its predefined character map, with the map in the document as far as it is used. */
export function withOwnMap(draft: Draft, use: FontUse, descendant: CosDictionary): FontUse {
  const { dictionary, predefined } = use;
  const info = draft.dictionary(descendant.entries.get('CIDSystemInfo'));
  if (info === undefined || predefined?.ordering !== orderingOf(draft, info)) return use;
  draft.changed('font-encoding-made', 1, nameOfFont(draft, dictionary));
  return { ...use, dictionary: withEntries(dictionary, { Encoding: addPredefined(draft, predefined, info) }) };
}

/** Puts a predefined character map into the document, of the codes that are used and of this collection. */
export function addPredefined(draft: Draft, map: PredefinedMap, info: CosDictionary): CosReference {
  const supplement = numberOf(draft.resolved(info.entries.get('Supplement'))) ?? 0;
  const { program, direction, name } = map.written(orderingOf(draft, info), supplement);
  return addMapStream(draft, program, info, direction, name);
}
