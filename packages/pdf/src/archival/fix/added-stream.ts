import { zlibSync } from 'fflate';
import { type CosDictionary, type CosReference, emptyDictionary, nameValue, withEntries } from '../../syntax/values.ts';
import type { Draft } from './draft.ts';

/** Puts bytes into the document, packed; `more` are entries beside them. */
export function addStream(draft: Draft, bytes: Uint8Array, more: CosDictionary = emptyDictionary): CosReference {
  return draft.add(withEntries(more, { Filter: nameValue('FlateDecode') }), zlibSync(bytes));
}
