import { failed, ok, type Result } from '../base/result.ts';
import { problem } from '../problems.ts';
import { type CrossReference, type Entry, readCrossReference } from './cross-reference.ts';
import { indexOfText, integerOf, readFileObject } from './file-object.ts';
import { unpacked } from './filters/unpacked.ts';
import { limits } from './limits.ts';
import { type ObjectStream, readObjectStream } from './object-stream.ts';
import { CosObjects } from './objects.ts';
import { rebuiltCrossReference } from './rebuilt.ts';
import { type Budget, ValueReader } from './value-reader.ts';
import { type CosDictionary, type CosObject, type CosValue, emptyDictionary, isName } from './values.ts';

/** How far into a file its header may stand. */
const headerWithin = 1024;

/** A document whose objects are read when they are asked for. */
export class CosDocument extends CosObjects {
  readonly bytes: Uint8Array;
  readonly crossReference: CrossReference;
  readonly #budget: Budget = { values: limits.valuesMax };
  readonly #objects = new Map<number, CosObject | undefined>();
  readonly #containers = new Map<number, ObjectStream | undefined>();
  /** Streams without their filters, by their dictionaries: what cannot be unpacked is not tried again. */
  readonly #decoded = new Map<CosDictionary, { readonly stream: Uint8Array; readonly bytes: Uint8Array | undefined }>();
  /** Objects that are not written as PDF has it. */
  readonly #damagedObjects = new Set<number>();
  /** Streams whose packed data is cut or changed. */
  readonly #damaged = new Set<CosDictionary>();
  #keptLeft: number = limits.keptBytesMax;
  #inflatedLeft: number = limits.inflatedBytesMax;
  /** Objects lie side by side in an ordinary file: each byte is read once. */
  #readLeft: number;

  constructor(bytes: Uint8Array, crossReference: CrossReference) {
    super();
    this.bytes = bytes;
    this.crossReference = crossReference;
    this.#readLeft = bytes.length * limits.readingsMax;
  }

  /** Whether a bound was passed on the way: what was read since is not the whole truth. */
  get isTooComplex(): boolean {
    return this.#budget.values < 0 || this.#inflatedLeft < 0 || this.#readLeft < 0;
  }

  /** Whether something that was read so far is not written as PDF has it (ISO 32000-1, 7.3). */
  get isDamaged(): boolean {
    return this.#budget.isDamaged === true || this.#damaged.size > 0;
  }

  /** Whether an object that was read so far is not written as PDF has it: readers make different things of it. */
  isDamagedObject(number: number): boolean {
    return this.#damagedObjects.has(number);
  }

  /** Whether the packed data of a stream that was read so far is cut or changed. */
  isDamagedStream(dictionary: CosDictionary): boolean {
    return this.#damaged.has(dictionary);
  }

  get trailer(): CosDictionary {
    return this.crossReference.trailer;
  }

  /** The highest number that the file lists. */
  get lastNumber(): number {
    let last = 0;
    for (const number of this.crossReference.entries.keys()) last = Math.max(last, number);
    return last;
  }

  object(number: number): CosObject | undefined {
    if (this.#objects.has(number)) return this.#objects.get(number);
    // A stream's length may be an object of its own: an object that is being read is not there yet
    this.#objects.set(number, undefined);
    const wasDamaged = this.#budget.isDamaged;
    this.#budget.isDamaged = false;
    const read = this.#read(this.crossReference.entries.get(number));
    // Most readers do not go on from one reference to the next: there is nothing for them
    const object = read?.value.kind === 'reference' ? undefined : read;
    if (object !== read || this.#budget.isDamaged) this.#damagedObjects.add(number);
    this.#budget.isDamaged ||= wasDamaged === true || object !== read;
    this.#objects.set(number, object);
    return object;
  }

  /** The decoded bytes of a stream, within the bounds of the document; undefined when that cannot be. */
  decodedStream(
    dictionary: CosDictionary,
    stream: Uint8Array,
    streamBytesMax: number = limits.streamBytesMax,
  ): Uint8Array | undefined {
    if (!dictionary.entries.has('Filter')) return stream.length > streamBytesMax ? undefined : stream;
    const known = this.#decoded.get(dictionary);
    if (known?.stream === stream) return known.bytes;
    const bytesMax = Math.max(0, Math.min(this.#inflatedLeft, streamBytesMax));
    const found = unpacked(dictionary, stream, bytesMax, (value) => this.resolved(value));
    const bytes = found?.bytes;
    if (found?.isIntact === false) this.#damaged.add(dictionary);
    // What cannot be unpacked may have been tried up to its bound
    const filters = this.#filtersOf(dictionary);
    const most = Math.min(bytesMax, stream.length * limits.deflateRatioMax ** filters.length);
    const isPastBound =
      bytes === undefined && most === bytesMax && filters.every((item) => isName(item, 'FlateDecode'));
    this.#inflatedLeft = isPastBound ? -1 : this.#inflatedLeft - (bytes?.length ?? most);
    const size = bytes?.length ?? 0;
    if (size > this.#keptLeft) return bytes;
    this.#keptLeft -= size;
    this.#decoded.set(dictionary, { stream, bytes });
    return bytes;
  }

  #filtersOf({ entries }: CosDictionary): readonly (CosValue | undefined)[] {
    const filter = this.resolved(entries.get('Filter'));
    return filter?.kind === 'array' ? filter.items.map((item) => this.resolved(item)) : [filter];
  }

  #read(entry: Entry | undefined): CosObject | undefined {
    if (entry === undefined || entry.kind === 'free' || this.#readLeft < 0) return undefined;
    if (entry.kind === 'offset') {
      const start = this.crossReference.base + entry.offset;
      const object = readFileObject(this.bytes, start, this.#budget, ({ entries }) =>
        integerOf(this.resolved(entries.get('Length'))),
      );
      this.#readLeft -= (object?.end ?? start) - start;
      return object;
    }
    const container = this.#container(entry.container);
    const place = container?.objects[entry.index];
    if (container === undefined || place === undefined) return undefined;
    return { value: new ValueReader(container.bytes, place.at, this.#budget).value() };
  }

  #container(number: number): ObjectStream | undefined {
    if (this.#containers.has(number)) return this.#containers.get(number);
    const entry = this.crossReference.entries.get(number);
    const object = entry?.kind === 'offset' ? this.object(number) : undefined;
    let container: ObjectStream | undefined;
    if (object?.stream !== undefined && object.value.kind === 'dictionary') {
      const bytes = this.decodedStream(object.value, object.stream, limits.objectStreamBytesMax);
      if (bytes === undefined) this.#inflatedLeft = -1;
      else container = readObjectStream(object.value, bytes, this.#budget);
    }
    this.#containers.set(number, container);
    return container;
  }
}

/**
 * Opens a PDF. Damaged cross-references are rebuilt from the objects that stand in the file.
 * Problems: file.empty, file.too-large, pdf.expected, pdf.unreadable, pdf.too-complex. Whether it is encrypted is for
 * the caller to see.
 */
export function readDocument(bytes: Uint8Array): Result<CosDocument> {
  if (bytes.length === 0) return failed(problem('FILE_EMPTY', []));
  if (bytes.length > limits.fileBytesMax) {
    return failed(problem('FILE_TOO_LARGE', [], { bytes: bytes.length, max: limits.fileBytesMax }));
  }
  const base = indexOfText(bytes.subarray(0, headerWithin), '%PDF-', 0);
  if (base === undefined) return failed(problem('PDF_EXPECTED', []));
  const budget: Budget = { values: limits.valuesMax };
  for (const zero of new Set([base, 0])) {
    const crossReference = readCrossReference(bytes, zero, budget);
    const document = crossReference && new CosDocument(bytes, crossReference);
    if (document !== undefined && isOpen(document)) return ok(document);
  }
  const rebuilt = rebuiltCrossReference(bytes, base);
  if (rebuilt === undefined) return failed(problem('PDF_TOO_COMPLEX', []));
  const document = new CosDocument(bytes, rebuilt);
  if (isOpen(document)) return ok(document);
  return failed(problem(document.isTooComplex ? 'PDF_TOO_COMPLEX' : 'PDF_UNREADABLE', []));
}

/** Whether the catalog and the root of its pages can be read; of an encrypted file they may be hidden. */
function isOpen(document: CosDocument): boolean {
  if (document.trailer.entries.has('Encrypt'))
    return document.resolved(document.trailer.entries.get('Encrypt')) !== undefined;
  const pages = document.dictionary(document.catalog?.entries.get('Pages')) ?? emptyDictionary;
  return pages.entries.has('Kids') || isName(document.resolved(pages.entries.get('Type')), 'Page');
}
