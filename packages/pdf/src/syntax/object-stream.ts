import { integerOf } from './file-object.ts';
import { limits } from './limits.ts';
import { type Budget, ValueReader } from './value-reader.ts';
import type { CosDictionary } from './values.ts';

/** An object stream, inflated, and where its objects stand in it (ISO 32000-1, 7.5.7). */
export interface ObjectStream {
  readonly bytes: Uint8Array;
  readonly objects: readonly { readonly number: number; readonly at: number }[];
}

/** Reads the table at the head of an object stream; undefined when the dictionary does not describe one. */
export function readObjectStream(
  dictionary: CosDictionary,
  bytes: Uint8Array,
  budget: Budget,
): ObjectStream | undefined {
  const first = integerOf(dictionary.entries.get('First'));
  const count = integerOf(dictionary.entries.get('N'));
  if (first === undefined || count === undefined || count > limits.objectsMax) return undefined;
  const table = new ValueReader(bytes, 0, budget);
  const objects: { number: number; at: number }[] = [];
  for (let index = 0; index < count; index++) {
    table.skip();
    const number = table.wholeNumber();
    table.skip();
    const offset = table.wholeNumber();
    if (number === undefined || offset === undefined) break;
    objects.push({ number, at: first + offset });
  }
  return { bytes, objects };
}
