import { limits } from './limits.ts';
import type { CosDictionary, CosObject, CosReference, CosValue } from './values.ts';

/** Objects by their numbers, as a file has them or as a change leaves them, and what leads from one to another. */
export abstract class CosObjects {
  abstract get trailer(): CosDictionary;

  /** The object of a number; undefined when there is none. */
  abstract object(number: number): CosObject | undefined;

  get catalog(): CosDictionary | undefined {
    return this.dictionary(this.trailer.entries.get('Root'));
  }

  /** What a value stands for: references are followed. Undefined for nothing and for `null`. */
  resolved(value: CosValue | undefined): CosValue | undefined {
    let found = value;
    for (let step = 0; found?.kind === 'reference' && step < limits.ancestorsMax; step++) {
      found = this.object(found.number)?.value;
    }
    return found?.kind === 'reference' || (found?.kind === 'word' && found.text === 'null') ? undefined : found;
  }

  /** The last reference of those that lead to each other: an object may be a reference again. */
  lastReference(value: CosReference): CosReference {
    let found = value;
    for (let step = 0; step < limits.ancestorsMax; step++) {
      const next = this.object(found.number)?.value;
      if (next?.kind !== 'reference') break;
      found = next;
    }
    return found;
  }

  dictionary(value: CosValue | undefined): CosDictionary | undefined {
    const found = this.resolved(value);
    return found?.kind === 'dictionary' ? found : undefined;
  }

  /** The stream that a reference leads to. */
  streamAt(
    value: CosValue | undefined,
  ): { readonly dictionary: CosDictionary; readonly bytes: Uint8Array } | undefined {
    const object = value?.kind === 'reference' ? this.object(this.lastReference(value).number) : undefined;
    if (object?.stream === undefined || object.value.kind !== 'dictionary') return undefined;
    return { dictionary: object.value, bytes: object.stream };
  }
}
