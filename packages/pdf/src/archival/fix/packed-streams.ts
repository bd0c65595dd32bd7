import { decodeStream } from '../../syntax/filters/filters.ts';
import { limits } from '../../syntax/limits.ts';
import {
  arrayValue,
  type CosDictionary,
  type CosObject,
  type CosValue,
  nameOf,
  nameValue,
  withEntries,
} from '../../syntax/values.ts';
import { packedStream } from '../../writer/packed-stream.ts';

/** Filters that write bytes as text: they only make a stream longer. */
const asText: ReadonlySet<string> = new Set(['ASCIIHexDecode', 'ASCII85Decode']);

type Resolve = (value: CosValue | undefined) => CosValue | undefined;

/**
 * An object with its stream packed, where that came as it is, as text, or with runs only, and becomes smaller. What was packed before
 * stays as it was, below the text.
 */
export function packed(object: CosObject, resolve: Resolve): CosObject {
  const { value, stream } = object;
  if (stream === undefined || value.kind !== 'dictionary' || value.entries.has('F')) return object;
  // Programs that know nothing else of PDF look for it in the bytes of a file (ISO 16684-1, 7.3)
  if (nameOf(resolve(value.entries.get('Type'))) === 'Metadata') return object;
  const made = repacked(value, stream, resolve);
  return made !== undefined && made.stream.length < stream.length ? made : object;
}

interface Stream {
  readonly value: CosDictionary;
  readonly stream: Uint8Array;
}

function repacked(dictionary: CosDictionary, stream: Uint8Array, resolve: Resolve): Stream | undefined {
  const filters = namesIn(resolve(dictionary.entries.get('Filter')), resolve);
  const place = filters.findIndex((filter) => !asText.has(filter));
  const texts = place === -1 ? filters.length : place;
  const isPlain = filters.slice(texts).every((filter) => filter === 'RunLengthDecode');
  if (texts === 0 && !isPlain) return undefined;
  const undone = isPlain ? filters : filters.slice(0, texts);
  const named = { Filter: arrayValue(undone.map(nameValue)), DecodeParms: undefined };
  const found = decodeStream(stream, withEntries(dictionary, named), limits.streamBytesMax);
  if (found === undefined || found.rest.length > 0) return undefined;
  if (isPlain) return packedStream(dictionary, found.bytes);
  const left = filters.slice(texts).map(nameValue);
  const all = resolve(dictionary.entries.get('DecodeParms'));
  const parameters = all?.kind === 'array' ? all.items.slice(texts) : [];
  const [filter, ...more] = left;
  return {
    value: withEntries(dictionary, {
      Filter: more.length === 0 ? filter : arrayValue(left),
      DecodeParms: more.length === 0 ? parameters[0] : all && arrayValue(parameters),
    }),
    stream: found.bytes,
  };
}

/** Filters as they are called: short names, which only inline pictures may have, are for others to repair. */
function namesIn(filter: CosValue | undefined, resolve: Resolve): readonly string[] {
  if (filter === undefined) return [];
  return (filter.kind === 'array' ? filter.items : [filter]).map((item) => nameOf(resolve(item)) ?? '');
}
