import { decodeStream } from '../reading/filters.ts';
import type { PdfDictionary, PdfValue } from '../reading/value.ts';
import type { CosDictionary, CosValue } from './values.ts';

/** Replaces a reference by what it refers to. */
export type Resolve = (value: CosValue | undefined) => CosValue | undefined;

/**
 * A stream without its filters (ISO 32000-1, 7.4), as far as it can be read. Undefined when it is longer than
 * `bytesMax`, or packed in a way that only pictures are.
 */
export function decoded(
  { entries }: CosDictionary,
  stream: Uint8Array,
  bytesMax: number,
  resolve: Resolve = (value) => value,
): Uint8Array | undefined {
  const dictionary: PdfDictionary = {
    kind: 'dictionary',
    entries: new Map([
      ['Filter', readingValue(entries.get('Filter'), resolve)],
      ['DecodeParms', readingValue(entries.get('DecodeParms'), resolve)],
    ]),
  };
  const found = decodeStream(stream, dictionary, bytesMax);
  return found === undefined || found.rest.length > 0 ? undefined : found.bytes;
}

/** Names, numbers, lists and dictionaries one level deep: all that filters are described with. */
function readingValue(value: CosValue | undefined, resolve: Resolve, depth = 0): PdfValue {
  const found = resolve(value);
  if (found?.kind === 'name') return { kind: 'name', name: found.name };
  if (found?.kind === 'number') return found.value;
  if (depth > 1) return null;
  const inner = (item: CosValue): PdfValue => readingValue(item, resolve, depth + 1);
  if (found?.kind === 'array')
    return { kind: 'array', items: found.items.map((item) => inner(item) ?? true), numbers: [] };
  if (found?.kind !== 'dictionary') return null;
  return { kind: 'dictionary', entries: new Map(Array.from(found.entries, ([key, item]) => [key, inner(item)])) };
}
