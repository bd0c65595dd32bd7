import { type Box, common, type Matrix } from '../../base/matrix.ts';
import { type DecodedStream, decodeStream } from '../filters/filters.ts';
import { placesIn } from '../pages.ts';
import {
  arrayValue,
  type CosArray,
  type CosDictionary,
  type CosValue,
  isDictionary,
  isReference,
  nameOf,
  numberOf,
  numbersOf,
  referenceTo,
} from '../values.ts';
import type { PdfReadingLimits } from './limits.ts';
import { mostBytesOf, type PdfObject, type PdfStructure } from './structure.ts';

/** A page's entries with what it inherits (ISO 32000-1, 7.7.3.4). */
export type PageEntries = ReadonlyMap<string, CosValue>;

/** How a page is shown: upright, the origin at the top left, in points. */
export interface PageView {
  readonly width: number;
  readonly height: number;
  /** From the user space of the page to this one. */
  readonly matrix: Matrix;
}

/** What is kept of streams that were unpacked, in bytes: pages draw the same forms, but each its own content. */
const keptBytesMax = 16 << 20;
const blank = 32;
/** US Letter, for pages that do not say. */
const defaultBox: Box = { left: 0, top: 0, right: 612, bottom: 792 };
/** Where objects come from. */
export interface PdfSource {
  /** The object that counts of those with a number, never a reference again. */
  object(number: number): PdfObject | undefined;
  /** Number of the catalog; undefined where no trailer names it: files without one are cut or damaged. */
  readonly root: number | undefined;
  /** The catalog that counts where none is named. */
  lastCatalog(): CosDictionary | undefined;
  /** What is known already of a stream without its filters. */
  decoded?(object: PdfObject): DecodedStream | undefined;
}

/** The objects that stand in a file, whatever its cross-reference tables say: the newest of each number counts. */
export function scannedSource({ objects, root }: PdfStructure): PdfSource {
  return {
    object(number) {
      const last = objects.get(number)?.at(-1);
      return isReference(last?.value) ? undefined : last;
    },
    root,
    lastCatalog() {
      let last: PdfObject | undefined;
      for (const versions of objects.values()) {
        for (const object of versions) {
          const isCatalog = isDictionary(object.value) && nameOf(object.value.entries.get('Type')) === 'Catalog';
          if (isCatalog && object.at >= (last?.at ?? 0)) last = object;
        }
      }
      return isDictionary(last?.value) ? last.value : undefined;
    },
  };
}

/** Follows references in a file and opens its streams, within one budget for all of them. */
export class PdfDocument {
  readonly limits: PdfReadingLimits;
  readonly #source: PdfSource;
  readonly #decoded = new Map<PdfObject, DecodedStream | undefined>();
  #bytesLeft: number;
  #keptLeft = keptBytesMax;

  constructor(source: PdfSource, limits: PdfReadingLimits) {
    this.limits = limits;
    this.#source = source;
    this.#bytesLeft = limits.pdfInflatedBytesMax;
  }

  /** The newest object that a reference means. */
  object(value: CosValue | undefined): PdfObject | undefined {
    return isReference(value) ? this.#source.object(value.number) : undefined;
  }

  readonly resolved = (value: CosValue | undefined): CosValue | undefined => {
    return isReference(value) ? this.object(value)?.value : value;
  };

  dictionary(value: CosValue | undefined): CosDictionary | undefined {
    const resolved = this.resolved(value);
    return isDictionary(resolved) ? resolved : undefined;
  }

  array(value: CosValue | undefined): CosArray | undefined {
    const resolved = this.resolved(value);
    return resolved?.kind === 'array' ? resolved : undefined;
  }

  /** The numbers of an array, up to six, each written there or elsewhere. */
  numbers(value: CosValue | undefined): readonly number[] {
    const items = this.array(value)?.items.flatMap((item) => this.resolved(item) ?? []);
    return numbersOf(items && arrayValue(items)) ?? [];
  }

  number(value: CosValue | undefined): number | undefined {
    return numberOf(this.resolved(value));
  }

  name(value: CosValue | undefined): string | undefined {
    return nameOf(this.resolved(value));
  }

  /** The stream of an object with its filters undone; undefined when that fails or would take too many bytes. */
  decoded(object: PdfObject | undefined): DecodedStream | undefined {
    if (object?.stream === undefined || !isDictionary(object.value)) return undefined;
    if (this.#decoded.has(object)) return this.#decoded.get(object);
    const decoded = this.#source.decoded?.(object) ?? this.decodedData(object.stream, object.value);
    this.#keptLeft -= decoded?.bytes.length ?? 0;
    if (this.#keptLeft < 0) {
      this.#decoded.clear();
      this.#keptLeft = keptBytesMax;
    }
    this.#decoded.set(object, decoded);
    return decoded;
  }

  /** The same for data that stands inside a content stream, and for what is read only once. */
  decodedData(stream: Uint8Array, dictionary: CosDictionary): DecodedStream | undefined {
    const bytesMax = Math.min(this.#bytesLeft, mostBytesOf(stream, this.limits));
    const decoded = decodeStream(stream, dictionary, bytesMax, this.resolved);
    if (decoded !== undefined && decoded.bytes !== stream) this.#bytesLeft -= decoded.bytes.length;
    return decoded;
  }

  /** Whether a trailer names the catalog: files without one are cut or damaged. */
  get hasRoot(): boolean {
    return this.#source.root !== undefined;
  }

  /**
   * The pages in order. Undefined for one that the tree leads to and that is not there: viewers count it. A node that leads back to one
   * around it is passed over.
   */
  *pages(): Generator<PageEntries | undefined> {
    const root = this.#source.root;
    const named = root === undefined ? undefined : this.dictionary(referenceTo(root));
    const catalog = named?.entries.has('Pages') ? named : this.#source.lastCatalog();
    const tree = catalog?.entries.get('Pages');
    if (this.dictionary(tree) === undefined) return;
    for (const { dictionary } of placesIn(this, tree, { isSound: true })) yield dictionary?.entries;
  }

  /** Size of a page as it is shown: its crop box, turned as it says (ISO 32000-1, 14.11.2); undefined for no size. */
  view(page: PageEntries): PageView | undefined {
    const media = boxOf(this.numbers(page.get('MediaBox'))) ?? defaultBox;
    const { left, top: low, right, bottom: high } = common(boxOf(this.numbers(page.get('CropBox'))) ?? media, media);
    const [across, up] = [right - left, high - low];
    if (!(across > 0 && up > 0 && Number.isFinite(across) && Number.isFinite(up))) return undefined;
    const turn = this.number(page.get('Rotate')) ?? 0;
    const quarters = (((turn / 90) % 4) + 4) % 4;
    if (quarters === 1) return { width: up, height: across, matrix: [0, 1, 1, 0, -low, -left] };
    if (quarters === 2) return { width: across, height: up, matrix: [-1, 0, 0, 1, right, -low] };
    if (quarters === 3) return { width: up, height: across, matrix: [0, -1, -1, 0, high, right] };
    return { width: across, height: up, matrix: [1, 0, 0, -1, -left, high] };
  }

  /** The content streams of a page as one; undefined when one of them cannot be read in whole, or all are too long. */
  content(page: PageEntries): Uint8Array | undefined {
    const contents = page.get('Contents');
    if (contents === undefined) return new Uint8Array(0);
    const parts: Uint8Array[] = [];
    let bytesLeft = this.limits.pdfPageContentBytesMax;
    for (const part of this.array(contents)?.items ?? [contents]) {
      const decoded = this.decoded(this.object(part));
      if (decoded === undefined || decoded.rest.length > 0 || !decoded.isWhole) return undefined;
      bytesLeft -= decoded.bytes.length + 1;
      if (bytesLeft < 0) return undefined;
      parts.push(decoded.bytes);
    }
    return joinedContents(parts);
  }
}

/** Two opposite corners in any order; undefined when there are none or one is at the other. */
function boxOf([x1, y1, x2, y2]: readonly number[]): Box | undefined {
  if (x1 === undefined || y1 === undefined || x2 === undefined || y2 === undefined) return undefined;
  if (x1 === x2 || y1 === y2) return undefined;
  return { left: Math.min(x1, x2), top: Math.min(y1, y2), right: Math.max(x1, x2), bottom: Math.max(y1, y2) };
}

/**
 * The contents of a page as one, a blank behind each: a stream ends between two words, whatever the next begins with (ISO 32000-1,
 * 7.8.2). Readers join them so, and a comment goes on.
 */
export function joinedContents(parts: readonly Uint8Array[]): Uint8Array {
  if (parts.length === 1 && parts[0] !== undefined) return parts[0];
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length + 1, 0)).fill(blank);
  let start = 0;
  for (const part of parts) {
    whole.set(part, start);
    start += part.length + 1;
  }
  return whole;
}
