import { type CosDictionary, withEntries } from '../../../syntax/values.ts';
import { nameOfFont } from '../../check/fonts/check-font.ts';
import { mapFits, modeIn } from '../../check/fonts/composite.ts';
import type { FontUse } from '../../check/fonts/font-use.ts';
import type { Draft } from '../draft.ts';
import { addEmbeddedMap, identityInfo } from './added-tables.ts';

/**
 * Writes an embedded character map anew that readers make different things of, or that says another collection or direction than
 * its font has (ISO 19005-3, 6.2.11.3.1 and 6.2.11.3.3).
 */
export function withFittingMap(
  draft: Draft,
  { embedded, dictionary: font }: FontUse,
  descendant: CosDictionary,
): { readonly font: CosDictionary; readonly descendant: CosDictionary } {
  const stream = draft.streamAt(font.entries.get('Encoding'));
  const program = stream && draft.decodedStream(stream.dictionary, stream.bytes);
  const isFitting = embedded?.isPlain !== false && mapFits(draft, font, descendant);
  if (embedded === undefined || program === undefined || isFitting) return { font, descendant };
  const own = draft.dictionary(descendant.entries.get('CIDSystemInfo'));
  const isSaid = ['Registry', 'Ordering'].every((key) => draft.resolved(own?.entries.get(key))?.kind === 'string');
  const info = (isSaid ? own : undefined) ?? identityInfo;
  draft.changed('font-encoding-made', 1, nameOfFont(draft, font));
  return {
    font: withEntries(font, { Encoding: addEmbeddedMap(draft, embedded, info, modeIn(program) === 1) }),
    descendant: withEntries(descendant, { CIDSystemInfo: info }),
  };
}
