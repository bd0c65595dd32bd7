import type { CosDocument } from '../../syntax/document.ts';
import { CosObjects } from '../../syntax/objects.ts';
import {
  type CosDictionary,
  type CosObject,
  type CosReference,
  type CosValue,
  emptyDictionary,
  nullValue,
  referenceTo,
  withEntries,
} from '../../syntax/values.ts';
import { isNeverStream } from '../check/values.ts';
import type { Change } from './changes.ts';
import { standingFor } from './equal-objects.ts';
import { fileOf } from './object-file.ts';
import { packed } from './packed-streams.ts';

/** A document that is being changed: its objects as they are now, to be written as a new file. */
export class Draft extends CosObjects {
  readonly document: CosDocument;
  readonly #changes = new Map<string, Change>();
  readonly #objects = new Map<number, CosObject>();
  #next: number;
  /** What can be reached as things stand. */
  #reached: ReadonlyMap<number, CosObject> | undefined;

  constructor(document: CosDocument) {
    super();
    this.document = document;
    this.#next = document.lastNumber + 1;
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
    this.#put(reference.number, stream === undefined ? { value } : { value, stream });
    return reference;
  }

  /** Puts another value in the place of what a reference leads to; its stream stays. */
  replace(reference: CosValue | undefined, value: CosValue): void {
    if (reference?.kind !== 'reference') return;
    const stream = this.object(reference.number)?.stream;
    this.#put(reference.number, stream === undefined ? { value } : { value, stream });
  }

  /** Leaves the dictionary of a stream. */
  dropStream(reference: CosReference): void {
    const { number } = reference;
    const { entries } = this.dictionary(reference) ?? emptyDictionary;
    const value = withEntries(
      { kind: 'dictionary', entries },
      { Length: undefined, Filter: undefined, DecodeParms: undefined },
    );
    this.#put(number, { value });
  }

  replaceStream(reference: CosReference, value: CosDictionary, stream: Uint8Array): void {
    this.#put(reference.number, { value, stream });
  }

  #put(number: number, object: CosObject): void {
    this.#objects.set(number, object);
    this.#reached = undefined;
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
    this.#reached ??= this.#reach();
    return this.#reached;
  }

  #reach(): ReadonlyMap<number, CosObject> {
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
      if (object.stream === undefined || object.value.kind !== 'dictionary') waiting.push(object.value);
      // The length of a stream is written with it
      else for (const [key, item] of object.value.entries) if (key !== 'Length') waiting.push(item);
    }
    return found;
  }

  /** What is written of the trailer, but for what its place in the file says. */
  #soundTrailer(): CosDictionary {
    const kept = ['Root', 'Info', 'ID'].flatMap((key): [string, CosValue][] => {
      const value = this.trailer.entries.get(key);
      const isUsed = value !== undefined && (value.kind !== 'reference' || this.resolved(value) !== undefined);
      return isUsed ? [[key, key === 'ID' ? (this.resolved(value) ?? value) : value]] : [];
    });
    return { kind: 'dictionary', entries: new Map(kept) };
  }

  /**
   * The document as a file of its own, in as few bytes as its objects take: without what nothing refers to, equal objects once, and
   * streams packed that were not. Equal documents give equal bytes.
   */
  written(): Uint8Array<ArrayBuffer> {
    const objects = new Map<number, CosObject>();
    for (const [number, object] of this.reachable())
      objects.set(
        number,
        packed(this.#withoutStream(object), (value) => this.resolved(value)),
      );
    const standing = standingFor(objects);
    for (const number of standing.keys()) objects.delete(number);
    return fileOf({ objects, trailer: this.#soundTrailer(), standing });
  }

  /** An object without the stream that it must not have. */
  #withoutStream({ value, stream }: CosObject): CosObject {
    if (value.kind !== 'dictionary') return { value };
    if (isNeverStream(this, value))
      return { value: withEntries(value, { Length: undefined, Filter: undefined, DecodeParms: undefined }) };
    return stream === undefined ? { value } : { value, stream };
  }
}

/** A value with what `rewrite` gives in the place of each value in it, the inner ones first; the same where nothing changes. */
export function rewritten(value: CosValue, rewrite: (value: CosValue) => CosValue): CosValue {
  if (value.kind === 'array') {
    const items = value.items.map((item) => rewritten(item, rewrite));
    return rewrite(items.every((item, index) => item === value.items[index]) ? value : { kind: 'array', items });
  }
  if (value.kind !== 'dictionary') return rewrite(value);
  let entries: Map<string, CosValue> | undefined;
  for (const [key, item] of value.entries) {
    const changed = rewritten(item, rewrite);
    if (changed === item) continue;
    entries ??= new Map(value.entries);
    entries.set(key, changed);
  }
  return rewrite(entries === undefined ? value : { kind: 'dictionary', entries });
}
