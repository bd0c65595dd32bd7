import { isWhiteSpace } from './bytes.ts';
import type { CrossReference, Entry } from './cross-reference.ts';
import { directLength, indexOfText, nextObjectStart, readFileObject } from './file-object.ts';
import { decoded } from './filters/unpacked.ts';
import { limits } from './limits.ts';
import { readObjectStream } from './object-stream.ts';
import { type Budget, ValueReader } from './value-reader.ts';
import { type CosDictionary, emptyDictionary, isName, referenceTo, withEntries } from './values.ts';

/**
 * Finds the objects of a file whose cross-reference is damaged by reading it from front to back: of objects with the
 * same number the last counts, as readers do. `base` is where the header begins. Undefined when that would take too long.
 */
export function rebuiltCrossReference(bytes: Uint8Array, base: number): CrossReference | undefined {
  const entries = new Map<number, Entry>();
  const containers = new Map<number, { dictionary: CosDictionary; stream: Uint8Array }>();
  const trailers: CosDictionary[] = [];
  let catalog: number | undefined;
  let bytesLeft = bytes.length * limits.readingsMax;
  let at = base;
  for (let start = nextObjectStart(bytes, base); start !== undefined; start = nextObjectStart(bytes, at)) {
    const object = readFileObject(bytes, start, { values: limits.valuesMax }, directLength);
    bytesLeft -= (object?.end ?? start) - start;
    if (object === undefined || bytesLeft < 0 || entries.size > limits.objectsMax) return undefined;
    const { number, generation, value, stream } = object;
    at = object.end;
    if (number > limits.objectNumberMax) continue;
    entries.set(number, { kind: 'offset', offset: start - base, generation });
    containers.delete(number);
    if (value.kind !== 'dictionary') continue;
    if (isName(value.entries.get('Type'), 'Catalog')) catalog = number;
    if (stream === undefined) continue;
    if (isName(value.entries.get('Type'), 'XRef')) trailers.push(value);
    if (isName(value.entries.get('Type'), 'ObjStm')) containers.set(number, { dictionary: value, stream });
  }
  const all = [...trailers, ...tableTrailers(bytes)];
  const trailer = all.filter(({ entries: keys }) => keys.has('Root')).at(-1) ?? emptyDictionary;
  const isEncrypted = all.some(({ entries: keys }) => keys.has('Encrypt'));
  if (!isEncrypted) catalog = addCompressed(entries, containers) ?? catalog;
  const root = trailer.entries.get('Root') ?? (catalog === undefined ? undefined : referenceTo(catalog));
  return {
    entries,
    trailer: withEntries(trailer, { Root: root, Prev: undefined, XRefStm: undefined }),
    newest: undefined,
    base,
    isStream: containers.size > 0,
  };
}

/** The dictionaries behind the word, wherever it stands: what is read for them is bounded, since one may run into the next. */
function tableTrailers(bytes: Uint8Array): CosDictionary[] {
  const budget: Budget = { values: limits.valuesMax };
  const trailers: CosDictionary[] = [];
  let bytesLeft = bytes.length * limits.readingsMax;
  for (let at = indexOfText(bytes, word, 0); at !== undefined; at = indexOfText(bytes, word, at + word.length)) {
    const start = blanksEnd(bytes, at + word.length);
    if (bytes[start] !== lessThan || bytes[start + 1] !== lessThan) continue;
    const reader = new ValueReader(bytes, start, budget);
    const value = reader.value();
    bytesLeft -= reader.at - start;
    if (budget.values < 0 || bytesLeft < 0) break;
    if (value.kind === 'dictionary') trailers.push(value);
  }
  return trailers;
}

const word = 'trailer';
const lessThan = 0x3c;
/** White space between the word and its dictionary. */
const blanksMax = 64;

function blanksEnd(bytes: Uint8Array, from: number): number {
  let at = from;
  while (at < from + blanksMax && isWhiteSpace(bytes[at])) at++;
  return at;
}

/** Adds what stands in object streams and nowhere else; returns the number of a catalog among it. */
function addCompressed(
  entries: Map<number, Entry>,
  containers: ReadonlyMap<number, { readonly dictionary: CosDictionary; readonly stream: Uint8Array }>,
): number | undefined {
  const offsets = new Set(entries.keys());
  let inflatedLeft: number = limits.inflatedBytesMax;
  let catalog: number | undefined;
  for (const [container, { dictionary, stream }] of containers) {
    if (inflatedLeft <= 0) break;
    const bytesMax = Math.min(inflatedLeft, limits.objectStreamBytesMax);
    const bytes = decoded(dictionary, stream, bytesMax);
    // What cannot be unpacked may have been tried up to its bound
    inflatedLeft -= bytes?.length ?? Math.min(bytesMax, stream.length * limits.deflateRatioMax);
    if (bytes === undefined) continue;
    const objects = readObjectStream(dictionary, bytes, { values: limits.valuesMax })?.objects ?? [];
    for (const [index, { number, at }] of objects.entries()) {
      if (offsets.has(number) || number > limits.objectNumberMax || entries.size > limits.objectsMax) continue;
      entries.set(number, { kind: 'compressed', container, index });
      const value = new ValueReader(bytes, at, { values: limits.valuesMax }).value();
      if (value.kind === 'dictionary' && isName(value.entries.get('Type'), 'Catalog')) catalog = number;
    }
  }
  return catalog;
}
