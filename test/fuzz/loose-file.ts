import { openDocument } from '../../packages/pdf/src/open/open.ts';
import {
  type CosDictionary,
  type CosObject,
  type CosReference,
  type CosValue,
  emptyDictionary,
  isReference,
  referenceTo,
  withEntries,
} from '../../packages/pdf/src/syntax/values.ts';
import { endFile, writeObject } from '../../packages/pdf/src/writer/cos-file.ts';
import { FileWriter } from '../../packages/pdf/src/writer/file-writer.ts';

/** A document without filters and object streams, of which any object can be changed. */
export class LooseFile {
  readonly objects: Map<number, CosObject>;
  trailer: CosDictionary;

  constructor(objects: ReadonlyMap<number, CosObject>, trailer: CosDictionary) {
    this.objects = new Map(objects);
    this.trailer = trailer;
  }

  copy(): LooseFile {
    return new LooseFile(this.objects, this.trailer);
  }

  add(object: CosObject): CosReference {
    const number = Math.max(0, ...this.objects.keys()) + 1;
    this.objects.set(number, object);
    return referenceTo(number);
  }

  /** Behind at most a few references. */
  resolved(value: CosValue | undefined): CosValue | undefined {
    let found = value;
    for (let step = 0; isReference(found) && step < 9; step++) found = this.objects.get(found.number)?.value;
    return found;
  }

  dictionary(value: CosValue | undefined): CosDictionary {
    const found = this.resolved(value);
    return found?.kind === 'dictionary' ? found : emptyDictionary;
  }

  items(value: CosValue | undefined): readonly CosValue[] {
    const found = this.resolved(value);
    return found?.kind === 'array' ? found.items : [];
  }

  written(): Uint8Array<ArrayBuffer> {
    const writer = new FileWriter(Math.max(0, ...this.objects.keys()) + 1);
    for (const [number, object] of this.objects) writeObject(writer, number, object);
    return endFile(writer, this.trailer, false);
  }
}

/** A document as one; undefined where it cannot be read. */
export function looseFile(bytes: Uint8Array): LooseFile | undefined {
  const opened = openDocument(bytes);
  if (!opened.ok) return undefined;
  const document = opened.value;
  const objects = new Map<number, CosObject>();
  for (const number of document.crossReference.entries.keys()) {
    const object = document.object(number);
    if (number === 0 || object === undefined) continue;
    const { value, stream } = object;
    const plain =
      stream === undefined || value.kind !== 'dictionary' ? undefined : document.decodedStream(value, stream);
    if (plain === undefined || value.kind !== 'dictionary') objects.set(number, object);
    else {
      const entries = withEntries(value, { Filter: undefined, DecodeParms: undefined });
      objects.set(number, { value: entries, stream: plain });
    }
  }
  const trailer = withEntries(document.trailer, { Type: undefined, W: undefined, Index: undefined, Filter: undefined });
  return new LooseFile(objects, trailer);
}
