import type { CosDocument } from '../syntax/document.ts';
import { limits } from '../syntax/limits.ts';
import { type CosDictionary, type CosReference, type CosValue, nullValue } from '../syntax/values.ts';
import type { Update } from '../writer/update.ts';

/** Entries that tie a part of a page to the structure of its old document, which is not copied. */
const structureKeys = new Set(['StructParent', 'StructParents']);

/** Copies values of one document into another, with everything that they refer to. */
export class Copier {
  readonly #from: CosDocument;
  readonly #to: Update;
  readonly #copies = new Map<number, CosReference>();
  readonly #waiting: (readonly [number, CosReference])[] = [];
  #valuesLeft: number = limits.valuesMax;

  constructor(from: CosDocument, to: Update) {
    this.#from = from;
    this.#to = to;
  }

  /** Whether there was more to copy than a document may hold: the copies are not whole. */
  get isTooComplex(): boolean {
    return this.#valuesLeft < 0;
  }

  /** Lets references to an object lead to another one. */
  replace(number: number, by: CosReference): void {
    this.#copies.set(number, by);
  }

  /** The value with its references leading to copies; the copies are made by `finish`. */
  value(value: CosValue): CosValue {
    if (--this.#valuesLeft < 0) return nullValue;
    if (value.kind === 'reference') return this.#reference(value.number);
    if (value.kind === 'array') return { kind: 'array', items: value.items.map((item) => this.value(item)) };
    return value.kind === 'dictionary' ? this.dictionary(value) : value;
  }

  dictionary({ entries }: CosDictionary): CosDictionary {
    const copied = new Map<string, CosValue>();
    for (const [key, value] of entries) if (!structureKeys.has(key)) copied.set(key, this.value(value));
    return { kind: 'dictionary', entries: copied };
  }

  /** Makes the copies that are still waiting, and those they lead to. */
  finish(): void {
    for (let next = this.#waiting.pop(); next !== undefined; next = this.#waiting.pop()) {
      const [number, reference] = next;
      const object = this.#from.object(number);
      if (object !== undefined) this.#to.set(reference, this.value(object.value), object.stream);
    }
  }

  #reference(number: number): CosReference {
    let copy = this.#copies.get(number);
    if (copy === undefined) {
      copy = this.#to.allocate();
      this.#copies.set(number, copy);
      this.#waiting.push([number, copy]);
    }
    return copy;
  }
}
