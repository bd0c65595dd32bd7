import type { CosDocument } from '../../syntax/document.ts';
import { CosObjects } from '../../syntax/objects.ts';
import {
  type CosDictionary,
  type CosObject,
  type CosReference,
  type CosValue,
  emptyDictionary,
  nameOf,
  nullValue,
  numberValue,
  referenceTo,
  withEntries,
} from '../../syntax/values.ts';
import { FileWriter } from '../../writer/file-writer.ts';
import { isPlainNumber } from '../check/numbers.ts';
import type { Change } from './changes.ts';

/** A document that is being changed: its objects as they are now, to be written as a new file. */
export class Draft extends CosObjects {
  readonly document: CosDocument;
  readonly #changes = new Map<string, Change>();
  readonly #objects = new Map<number, CosObject>();
  #next: number;

  constructor(document: CosDocument) {
    super();
    this.document = document;
    this.#next = 1 + [...document.crossReference.entries.keys()].reduce((most, number) => Math.max(most, number), 0);
  }

  /** The number of the object that is added next. */
  get nextNumber(): number {
    return this.#next;
  }

  get trailer(): CosDictionary {
    return this.document.trailer;
  }

  /** What was changed so far, each kind of change once. */
  get changes(): readonly Change[] {
    return [...this.#changes.values()];
  }

  changed(code: Change['code'], count = 1, name?: string): void {
    const before = this.#changes.get(code);
    const names = name === undefined ? before?.names : [...new Set([...(before?.names ?? []), name])];
    this.#changes.set(code, { code, count: (before?.count ?? 0) + count, ...(names && { names }) });
  }

  object(number: number): CosObject | undefined {
    return this.#objects.get(number) ?? this.document.object(number);
  }

  decodedStream(dictionary: CosDictionary, stream: Uint8Array): Uint8Array | undefined {
    return this.document.decodedStream(dictionary, stream);
  }

  add(value: CosValue, stream?: Uint8Array): CosReference {
    const reference = referenceTo(this.#next++);
    this.#objects.set(reference.number, stream === undefined ? { value } : { value, stream });
    return reference;
  }

  /** Puts another value in the place of what a reference leads to; its stream stays. */
  replace(reference: CosValue | undefined, value: CosValue): void {
    if (reference?.kind !== 'reference') return;
    const stream = this.object(reference.number)?.stream;
    this.#objects.set(reference.number, stream === undefined ? { value } : { value, stream });
  }

  replaceStream(reference: CosReference, value: CosDictionary, stream: Uint8Array): void {
    this.#objects.set(reference.number, { value, stream });
  }

  /** Changes entries of the dictionary that a value is, or leads to; returns what stands in the value's place then. */
  edit(value: CosValue | undefined, entries: Readonly<Record<string, CosValue | undefined>>): CosValue {
    const changed = withEntries(this.dictionary(value) ?? emptyDictionary, entries);
    if (value?.kind !== 'reference') return changed;
    this.replace(value, changed);
    return value;
  }

  editCatalog(entries: Readonly<Record<string, CosValue | undefined>>): void {
    this.edit(this.trailer.entries.get('Root'), entries);
  }

  /** Puts what `rewrite` gives in the place of each value in all objects, the inner ones first. */
  rewriteValues(rewrite: (value: CosValue) => CosValue): void {
    for (const [number, { value }] of this.reachable()) {
      const changed = rewritten(value, rewrite);
      if (changed !== value) this.replace(referenceTo(number), changed);
    }
  }

  /** Every object that can be reached from the trailer, by its number. */
  reachable(): ReadonlyMap<number, CosObject> {
    const { entries } = this.trailer;
    const found = new Map<number, CosObject>();
    const waiting: CosValue[] = [entries.get('Info') ?? nullValue, entries.get('Root') ?? nullValue];
    for (let value = waiting.pop(); value !== undefined; value = waiting.pop()) {
      if (value.kind === 'array') for (const item of value.items) waiting.push(item);
      else if (value.kind === 'dictionary') for (const item of value.entries.values()) waiting.push(item);
      if (value.kind !== 'reference' || found.has(value.number)) continue;
      const object = this.object(value.number);
      if (object === undefined) continue;
      found.set(value.number, object);
      waiting.push(object.value);
    }
    return found;
  }

  /** The document as a file of its own, its objects numbered from 1, without what nothing refers to. */
  written(): Uint8Array {
    const objects = this.reachable();
    const numbers = new Map([...objects.keys()].map((number, index) => [number, index + 1]));
    const writer = new FileWriter(0);
    writer.text('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n');
    for (const [number, { value, stream }] of objects) {
      const sound = soundValue(value, numbers);
      const isStream = stream !== undefined && !isNeverStream(value);
      writer.object(numbers.get(number) ?? 0, 0, isStream ? { value: sound, stream } : { value: withoutStream(sound) });
    }
    const kept = ['Root', 'Info', 'ID'].flatMap((key): [string, CosValue][] => {
      const value = this.trailer.entries.get(key);
      const isUsed = value !== undefined && (value.kind !== 'reference' || this.resolved(value) !== undefined);
      return isUsed ? [[key, key === 'ID' ? (this.resolved(value) ?? value) : value]] : [];
    });
    const trailer = soundValue({ kind: 'dictionary', entries: new Map(kept) }, numbers) as CosDictionary;
    const size = objects.size + 1;
    return writer.end({ trailer, previous: undefined, isStream: false, size }, size);
  }
}

/** Whether an object is one of the tree of a document, which readers look for among what is no stream. */
function isNeverStream(value: CosValue): boolean {
  return value.kind === 'dictionary' && treeTypes.has(nameOf(value.entries.get('Type')) ?? '');
}

const treeTypes: ReadonlySet<string> = new Set(['Catalog', 'Pages', 'Page']);

function withoutStream(value: CosValue): CosValue {
  return isNeverStream(value) && value.kind === 'dictionary'
    ? withEntries(value, { Length: undefined, Filter: undefined, DecodeParms: undefined })
    : value;
}

function rewritten(value: CosValue, rewrite: (value: CosValue) => CosValue): CosValue {
  if (value.kind === 'array') {
    const items = value.items.map((item) => rewritten(item, rewrite));
    return rewrite(items.every((item, index) => item === value.items[index]) ? value : { kind: 'array', items });
  }
  if (value.kind !== 'dictionary') return rewrite(value);
  let isSame = true;
  const entries = new Map<string, CosValue>();
  for (const [key, item] of value.entries) {
    const changed = rewritten(item, rewrite);
    isSame &&= changed === item;
    entries.set(key, changed);
  }
  return rewrite(isSame ? value : { kind: 'dictionary', entries });
}

/** A value as it is to be written: references lead to the new numbers, and what is no value at all becomes null. */
function soundValue(value: CosValue, numbers: ReadonlyMap<number, number>): CosValue {
  switch (value.kind) {
    case 'reference': {
      const number = numbers.get(value.number);
      return number === undefined ? nullValue : referenceTo(number);
    }
    case 'array':
      return { kind: 'array', items: value.items.map((item) => soundValue(item, numbers)) };
    case 'dictionary':
      return {
        kind: 'dictionary',
        entries: new Map(
          Array.from(value.entries, ([key, item]): [string, CosValue] => [key, soundValue(item, numbers)]).filter(
            ([, item]) => !(item.kind === 'word' && item.text === 'null'),
          ),
        ),
      };
    case 'number':
      return isPlainNumber(value.text) ? value : numberValue(value.value);
    case 'word':
      return value.text === 'true' || value.text === 'false' ? value : nullValue;
    default:
      return value;
  }
}
