import { zlibSync } from 'fflate';
import { type CosDictionary, type CosReference, emptyDictionary, nameValue, withEntries } from '../../syntax/values.ts';
import type { Draft } from './draft.ts';

/** Puts bytes into the document, packed; `more` are entries beside them. */
export function addStream(draft: Draft, bytes: Uint8Array, more: CosDictionary = emptyDictionary): CosReference {
  return draft.add(withEntries(more, packed), zlibSync(bytes));
}

/** Puts other bytes, packed, in the place of a stream; `dictionary` is what is said beside its filters. */
export function packStream(draft: Draft, reference: CosReference, dictionary: CosDictionary, bytes: Uint8Array): void {
  draft.replaceStream(reference, withEntries(dictionary, packed), zlibSync(bytes));
}

const packed = { Filter: nameValue('FlateDecode'), DecodeParms: undefined };
