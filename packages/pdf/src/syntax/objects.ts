import type { CosDictionary, CosObject, CosValue } from './values.ts';

/** Objects by their numbers, as a file has them or as a change leaves them, and what leads from one to another. */
export abstract class CosObjects {
  abstract get trailer(): CosDictionary;

  /** The object of a number, never a reference again; undefined when there is none. */
  abstract object(number: number): CosObject | undefined;

  get catalog(): CosDictionary | undefined {
    return this.dictionary(this.trailer.entries.get('Root'));
  }

  /** What a value stands for: a reference is followed. Undefined for nothing and for `null`. */
  resolved(value: CosValue | undefined): CosValue | undefined {
    const found = value?.kind === 'reference' ? this.object(value.number)?.value : value;
    return found?.kind === 'word' && found.text === 'null' ? undefined : found;
  }

  dictionary(value: CosValue | undefined): CosDictionary | undefined {
    const found = this.resolved(value);
    return found?.kind === 'dictionary' ? found : undefined;
  }

  /** The stream that a reference leads to. */
  streamAt(
    value: CosValue | undefined,
  ): { readonly dictionary: CosDictionary; readonly bytes: Uint8Array } | undefined {
    const object = value?.kind === 'reference' ? this.object(value.number) : undefined;
    if (object?.stream === undefined || object.value.kind !== 'dictionary') return undefined;
    return { dictionary: object.value, bytes: object.stream };
  }
}
