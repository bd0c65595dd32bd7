import type { CosDocument } from '../syntax/document.ts';
import { type CosDictionary, type CosObject, type CosReference, type CosValue, referenceTo } from '../syntax/values.ts';
import { endFile, listEntry, writeObject } from './cos-file.ts';
import { FileWriter } from './file-writer.ts';
import { packedStream } from './packed-stream.ts';

/**
 * Objects added to a document, or put in the place of others, written behind it (ISO 32000-1, 7.5.6): no byte of the
 * document itself changes.
 */
export class Update {
  readonly #document: CosDocument;
  readonly #objects = new Map<number, CosObject & { readonly generation: number }>();
  #next: number;

  constructor(document: CosDocument) {
    this.#document = document;
    this.#next = document.lastNumber + 1;
  }

  /** A number that no object has yet. */
  allocate(): CosReference {
    return referenceTo(this.#next++);
  }

  set({ number }: CosReference, value: CosValue, stream?: Uint8Array): void {
    const entry = this.#document.crossReference.entries.get(number);
    const generation = entry?.kind === 'offset' ? entry.generation : 0;
    this.#objects.set(number, stream === undefined ? { generation, value } : { generation, value, stream });
  }

  add(value: CosValue): CosReference {
    const reference = this.allocate();
    this.set(reference, value);
    return reference;
  }

  /** Adds a stream of bytes that are not compressed yet. */
  addStream(dictionary: CosDictionary, bytes: Uint8Array): CosReference {
    const reference = this.allocate();
    const { value, stream } = packedStream(dictionary, bytes);
    this.set(reference, value, stream);
    return reference;
  }

  /** The document with all that was added. */
  written(): Uint8Array<ArrayBuffer> {
    const { bytes, crossReference } = this.#document;
    const { base, newest, isStream, trailer, entries } = crossReference;
    const writer = new FileWriter(this.#next, bytes.length - base);
    // A cross-reference that had to be rebuilt is written as a whole, so that the result is sound
    if (newest === undefined) for (const [number, entry] of entries) listEntry(writer, number, entry);
    for (const [number, { generation, ...object }] of this.#objects) writeObject(writer, number, object, generation);
    const addition = endFile(writer, trailer, isStream, newest);
    const whole = new Uint8Array(bytes.length + addition.length);
    whole.set(bytes);
    whole.set(addition, bytes.length);
    return whole;
  }
}
