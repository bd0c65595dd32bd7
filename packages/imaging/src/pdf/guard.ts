import { type Call, callsOf } from '@rappen/pdf/internal/content';
import {
  type CosDictionary,
  type CosValue,
  filtersOf,
  inflateBounded,
  inflatedLength,
  isDictionary,
  isReference,
  mostBytesOf,
  nameOf,
  numberOf,
  numbersOf,
  type PdfObject,
  scanStructure,
} from '@rappen/pdf/internal/syntax';
import type { ImagingLimits } from '../limits.ts';

/** Parents that a page may have above it before its inherited resources are given up. */
const ancestorsMax = 64;
/** Forms inside forms: ordinary files stay below ten. */
const callDepthMax = 64;
/** How often the tiles of a pattern may overlap: 1 is seamless. */
const tileOverlapMax = 16;
/** Smallest tile in square points: a full A0 page has 8 million. */
const tileAreaMin = 0.25;

/**
 * Decides whether a PDF may be given to the renderer: counts its objects, inflates its streams within a budget, and
 * adds up what each page draws through forms, patterns, fonts and masks that draw each other. True when all of it
 * stays within `limits` and nothing draws itself.
 *
 * Images with one Flate filter are not inflated: the renderer reads them row by row. Streams with filters other
 * than Flate count with their filtered size and are taken to draw nothing; the memory bound of the renderer catches
 * what hides there. The streams of an encrypted file look broken here: guard the decrypted copy.
 */
export function isSafePdf(bytes: Uint8Array, limits: ImagingLimits): boolean {
  const structure = scanStructure(bytes, limits);
  if (structure === undefined) return false;
  const { objects } = structure;
  let inflatedLeft = limits.pdfInflatedBytesMax;
  for (const versions of objects.values()) {
    for (const { value, stream } of versions) {
      if (!isDictionary(value)) continue;
      if (isWildPattern(value)) return false;
      if (stream === undefined) continue;
      const filters = filtersOf(value);
      if (filters.length === 1 && isPicture(value)) continue;
      const length = lengthOf(stream, filters, Math.min(inflatedLeft, mostBytesOf(stream, limits)));
      if (length === Infinity) return false;
      inflatedLeft -= length;
    }
  }
  return new CallGraph(objects, limits).isSafe();
}

type Objects = ReadonlyMap<number, readonly PdfObject[]>;

function isFlate(filter: string): boolean {
  return filter === 'FlateDecode';
}

function isPicture(value: CosDictionary): boolean {
  return nameOf(value.entries.get('Subtype')) === 'Image';
}

/** Bytes after all leading Flate filters; Infinity when one of them goes past `bytesMax`. */
function lengthOf(stream: Uint8Array, filters: readonly string[], bytesMax: number): number {
  if (stream.length > bytesMax) return Infinity;
  let bytes = stream;
  for (const [index, filter] of filters.entries()) {
    if (!isFlate(filter)) break;
    if (!filters.slice(index + 1).some(isFlate)) return inflatedLength(bytes, bytesMax);
    const inflated = inflateBounded(bytes, bytesMax);
    if (inflated === undefined) return Infinity;
    bytes = inflated;
  }
  return bytes.length;
}

/** A tiling pattern whose tiles are so small or overlap so much that painting one page would take minutes. */
function isWildPattern(value: CosDictionary): boolean {
  if (numberOf(value.entries.get('PatternType')) !== 1) return false;
  const stepX = numberOf(value.entries.get('XStep'));
  const stepY = numberOf(value.entries.get('YStep'));
  const box = numbersOf(value.entries.get('BBox'));
  const matrix = numbersOf(value.entries.get('Matrix')) ?? [1, 0, 0, 1, 0, 0];
  if (stepX === undefined || stepY === undefined || box === undefined || box.length < 4) return false;
  const stepArea = Math.abs(stepX * stepY);
  const boxArea = Math.abs(((box[2] as number) - (box[0] as number)) * ((box[3] as number) - (box[1] as number)));
  const scale =
    matrix.length < 4
      ? 1
      : Math.abs((matrix[0] as number) * (matrix[3] as number) - (matrix[1] as number) * (matrix[2] as number));
  if (stepArea === 0 || scale === 0) return false;
  return boxArea / stepArea > tileOverlapMax || stepArea * scale < tileAreaMin;
}

/** What drawing something costs: bytes of instructions and number of calls, all repetitions counted. */
interface Cost {
  readonly bytes: number;
  readonly calls: number;
}

const free: Cost = { bytes: 0, calls: 0 };

/** Pages that may make as many calls as one page may. */
const pagesOfCallsMax = 50;

/** Signals a part that draws itself, or forms nested too deep. */
class Endless extends Error {}

/** Adds up what pages draw. Each part is counted once for each set of inherited resources and then remembered. */
class CallGraph {
  private readonly objects: Objects;
  private readonly limits: ImagingLimits;
  private readonly costs = new Map<PdfObject, Map<CosDictionary | undefined, Cost | 'open'>>();
  private readonly contents = new Map<PdfObject, { readonly calls: readonly Call[]; readonly length: number }>();

  constructor(objects: Objects, limits: ImagingLimits) {
    this.objects = objects;
    this.limits = limits;
  }

  isSafe(): boolean {
    try {
      let pagesCalls = 0;
      for (const versions of this.objects.values()) {
        for (const { value, stream } of versions) {
          if (!isDictionary(value) || stream !== undefined) continue;
          const cost = this.pageCost(value);
          pagesCalls += cost.calls;
          const isTooMuch = cost.bytes > this.limits.pdfPageContentBytesMax || cost.calls > this.limits.pdfPageCallsMax;
          if (isTooMuch || pagesCalls > this.limits.pdfPageCallsMax * pagesOfCallsMax) return false;
        }
      }
      return true;
    } catch (error) {
      if (error instanceof Endless || error instanceof RangeError) return false;
      throw error;
    }
  }

  /** The cost of a dictionary's page content and, for an annotation, of its appearances. */
  private pageCost(page: CosDictionary): Cost {
    let cost = free;
    const contents = page.entries.get('Contents');
    if (isReference(contents) || contents?.kind === 'array') {
      const resources = this.inheritedResources(page);
      for (const stream of this.streamsUnder(contents, 2)) cost = plus(cost, this.cost(stream, resources, 0));
    }
    const appearances = page.entries.get('AP');
    if (appearances !== undefined) {
      for (const stream of this.streamsUnder(appearances, 4)) cost = plus(cost, this.cost(stream, undefined, 0));
    }
    return cost;
  }

  private inheritedResources(page: CosDictionary): CosDictionary | undefined {
    let node: CosDictionary | undefined = page;
    for (let step = 0; node !== undefined && step < ancestorsMax; step++) {
      const resources = this.dictionary(node.entries.get('Resources'));
      if (resources !== undefined) return resources;
      node = this.dictionary(node.entries.get('Parent'));
    }
    return undefined;
  }

  /** What a content stream and everything it draws cost. `inherited` stands in when it has no resources of its own. */
  private cost(object: PdfObject, inherited: CosDictionary | undefined, depth: number): Cost {
    if (depth > callDepthMax) throw new Endless();
    if (object.stream === undefined || !isDictionary(object.value)) return free;
    const resources = this.dictionary(object.value.entries.get('Resources')) ?? inherited;
    const known = this.costs.get(object) ?? new Map<CosDictionary | undefined, Cost | 'open'>();
    this.costs.set(object, known);
    const remembered = known.get(resources);
    if (remembered === 'open') throw new Endless();
    if (remembered !== undefined) return remembered;
    known.set(resources, 'open');
    const { calls, length } = this.content(object);
    let total: Cost = { bytes: length, calls: 0 };
    for (const { resource, name, times } of calls) {
      let each = free;
      for (const drawn of this.drawnBy(resource, name, resources))
        each = plus(each, this.cost(drawn, resources, depth + 1));
      if (each !== free)
        total = { bytes: total.bytes + each.bytes * times, calls: total.calls + (each.calls + 1) * times };
    }
    known.set(resources, total);
    return total;
  }

  private content(object: PdfObject): { readonly calls: readonly Call[]; readonly length: number } {
    const known = this.contents.get(object);
    if (known !== undefined) return known;
    const filters = isDictionary(object.value) ? filtersOf(object.value) : [];
    let bytes: Uint8Array | undefined = object.stream;
    if (!filters.every(isFlate)) bytes = undefined;
    for (let layer = 0; layer < filters.length && bytes !== undefined; layer++) {
      bytes = inflateBounded(bytes, this.limits.pdfStreamBytesMax);
    }
    const isTooLong = bytes === undefined && filters.every(isFlate);
    const calls = bytes === undefined ? [] : callsOf(bytes, this.limits.pdfPageCallsMax);
    if (isTooLong || calls === undefined) throw new Endless();
    const content = { calls, length: bytes?.length ?? object.stream?.length ?? 0 };
    this.contents.set(object, content);
    return content;
  }

  /** The streams that one named resource draws. */
  private drawnBy(
    resource: Call['resource'],
    name: string,
    resources: CosDictionary | undefined,
  ): readonly PdfObject[] {
    const named = this.dictionary(resources?.entries.get(resource))?.entries.get(name);
    if (resource === 'Pattern') return this.streamsUnder(named, 1);
    if (resource === 'XObject') {
      return this.streamsUnder(named, 1).filter(({ value }) => !isDictionary(value) || !isPicture(value));
    }
    const dictionary = this.dictionary(named);
    if (resource === 'Font') return this.streamsUnder(dictionary?.entries.get('CharProcs'), 2);
    return this.streamsUnder(this.dictionary(dictionary?.entries.get('SMask'))?.entries.get('G'), 1);
  }

  /** All streams that a value refers to, through at most `levels` arrays, dictionaries and references. */
  private streamsUnder(value: CosValue | undefined, levels: number): readonly PdfObject[] {
    const streams: PdfObject[] = [];
    const visit = (inner: CosValue | undefined, left: number): void => {
      if (inner === undefined || left < 0) return;
      if (inner.kind === 'reference') {
        for (const object of this.objects.get(inner.number) ?? []) {
          if (object.stream !== undefined) streams.push(object);
          else visit(object.value, left - 1);
        }
      } else if (inner.kind === 'array') {
        for (const item of inner.items) visit(item, left - 1);
      } else if (inner.kind === 'dictionary') {
        for (const item of inner.entries.values()) visit(item, left - 1);
      }
    };
    visit(value, levels);
    return streams;
  }

  private dictionary(value: CosValue | undefined): CosDictionary | undefined {
    if (isDictionary(value)) return value;
    if (!isReference(value)) return undefined;
    return this.objects
      .get(value.number)
      ?.map((object) => object.value)
      .filter(isDictionary)
      .at(-1);
  }
}

function plus(a: Cost, b: Cost): Cost {
  if (b === free) return a;
  return { bytes: a.bytes + b.bytes, calls: a.calls + b.calls };
}
