import { type CosDictionary, numberValue, withEntries } from '../../../syntax/values.ts';
import { nameOfFont } from '../../check/fonts/check-font.ts';
import { mapFits, modeIn } from '../../check/fonts/composite.ts';
import type { Draft } from '../draft.ts';
import { identityInfo } from './fix-zero.ts';

/**
 * Says of an embedded character map that it belongs to the collection of its font, and in which direction it writes, where
 * that was said otherwise (ISO 19005-3, 6.2.11.3.1 and 6.2.11.3.3).
 */
export function withFittingMap(
  draft: Draft,
  font: CosDictionary,
  descendant: CosDictionary,
): { readonly font: CosDictionary; readonly descendant: CosDictionary } {
  const encoding = font.entries.get('Encoding');
  const stream = draft.streamAt(encoding);
  const program = stream && draft.decodedStream(stream.dictionary, stream.bytes);
  if (stream === undefined || program === undefined || mapFits(draft, font, descendant)) return { font, descendant };
  const own = draft.dictionary(descendant.entries.get('CIDSystemInfo'));
  const isSaid = ['Registry', 'Ordering'].every((key) => draft.resolved(own?.entries.get(key))?.kind === 'string');
  const info = (isSaid ? own : undefined) ?? identityInfo;
  draft.changed('font-encoding-made', 1, nameOfFont(draft, font));
  const said = withEntries(stream.dictionary, { CIDSystemInfo: info, WMode: numberValue(modeIn(program)) });
  return {
    font: withEntries(font, { Encoding: draft.add(said, stream.bytes) }),
    descendant: withEntries(descendant, { CIDSystemInfo: info }),
  };
}
