import {
  type Call,
  type CallContext,
  callsOf,
  type Inherited,
  inheritable,
  type SearchBudget,
  spacesIn,
} from '@rappen/pdf/internal/content';
import {
  type CosDictionary,
  type CosValue,
  decodedContent,
  isDictionary,
  isReference,
  joinedContents,
  nameOf,
  type PdfObject,
} from '@rappen/pdf/internal/syntax';
import type { ImagingLimits } from '../limits.ts';

/** Parents that a page may have above it before its inherited resources are given up. */
const ancestorsMax = 64;
/** Forms inside forms: ordinary files stay below ten. */
const callDepthMax = 64;

type Objects = ReadonlyMap<number, readonly PdfObject[]>;

/** Whether a stream is a picture. */
export function isPicture(value: CosDictionary): boolean {
  return nameOf(value.entries.get('Subtype')) === 'Image';
}

/** What drawing something costs: bytes of instructions and number of calls, all repetitions counted. */
interface Cost {
  readonly bytes: number;
  readonly calls: number;
  /** How often something is painted, or a byte is written, with what was inherited. */
  readonly inherited: Readonly<Record<Inherited, number>>;
}

const free: Cost = { bytes: 0, calls: 0, inherited: { fill: 0, stroke: 0, mask: 0, font: 0 } };

/** Pages that may make as many calls as one page may. */
const pagesOfCallsMax = 50;
/** How many times the bound for inflated bytes may be read as instructions. */
const readingsMax = 2;

/** Signals a part that draws itself, forms nested too deep, a page that costs too much, or what cannot be looked into. */
class Endless extends Error {}

/** Where names are looked up: in the resources of the instructions, and, for kinds that are not in them, in those of the page. */
interface Names {
  readonly own: CosDictionary | undefined;
  readonly page: CosDictionary | undefined;
}

interface Content {
  readonly calls: readonly Call[];
  /** Bytes of instructions and of the pictures among them. */
  readonly bytes: number;
  readonly usesContext: boolean;
  readonly inherited: Readonly<Record<Inherited, number>>;
}

/** Adds up what pages draw. Each part is counted once for each set of resources that it is drawn with and then remembered. */
export class CallGraph {
  private readonly objects: Objects;
  private readonly limits: ImagingLimits;
  private readonly costs = new Map<PdfObject, Map<string, Cost | 'open'>>();
  private readonly contents = new Map<PdfObject, Content>();
  private readonly numbers = new Map<CosDictionary | undefined, number>();
  private readonly search: SearchBudget;
  private bytesLeft: number;
  /** How often something was looked up in the resources of the page, because it was not among the own. */
  private pageLookups = 0;

  constructor(objects: Objects, limits: ImagingLimits) {
    this.objects = objects;
    this.limits = limits;
    this.search = { searchLeft: limits.pdfInflatedBytesMax };
    this.bytesLeft = limits.pdfInflatedBytesMax * readingsMax;
  }

  /** Whether every page stays within the bounds, and nothing draws itself. */
  isSafe(): boolean {
    try {
      let callsLeft = this.limits.pdfPageCallsMax * pagesOfCallsMax;
      for (const versions of this.objects.values()) {
        for (const { value } of versions) callsLeft -= this.callsOfPages(value);
        if (callsLeft < 0) return false;
      }
      return true;
    } catch (error) {
      if (error instanceof Endless || error instanceof RangeError) return false;
      throw error;
    }
  }

  /**
   * The calls that pages make which are a value, or stand in it: renderers take pages and annotations that are written where they
   * are listed, or that are a stream.
   */
  private callsOfPages(value: CosValue): number {
    let calls = 0;
    if (value.kind === 'array') for (const item of value.items) calls += this.callsOfPages(item);
    if (value.kind !== 'dictionary') return calls;
    for (const item of value.entries.values())
      if (item.kind === 'array' || item.kind === 'dictionary') calls += this.callsOfPages(item);
    const cost = this.pageCost(value);
    const { pdfPageContentBytesMax, pdfPageCallsMax } = this.limits;
    if (cost.bytes > pdfPageContentBytesMax || cost.calls > pdfPageCallsMax) throw new Endless();
    return calls + cost.calls;
  }

  /** The cost of a dictionary's page content and, for an annotation, of its appearances. */
  private pageCost(page: CosDictionary): Cost {
    let cost = free;
    const contents = page.entries.get('Contents');
    const annotations = this.resolved(page.entries.get('Annots'));
    const isPage = isReference(contents) || contents?.kind === 'array';
    if (isPage || annotations?.kind === 'array') {
      const resources = this.inheritedResources(page);
      const names = { own: resources, page: resources };
      if (isPage) cost = this.contentsCost(this.streamsUnder(contents, 2), names);
      for (const annotation of annotations?.kind === 'array' ? annotations.items : [])
        cost = plus(cost, this.appearanceCost(this.dictionary(annotation), names));
    }
    return plus(cost, this.appearanceCost(page, nothing));
  }

  private appearanceCost(annotation: CosDictionary | undefined, names: Names): Cost {
    let cost = free;
    for (const stream of this.streamsUnder(annotation?.entries.get('AP'), 4))
      cost = plus(cost, this.cost(stream, names, 0));
    return cost;
  }

  /** The streams of a page are read as one, with a blank between them, as the renderer reads them. */
  private contentsCost(streams: readonly PdfObject[], names: Names): Cost {
    const last = new Map(streams.map((stream) => [stream.number, stream]));
    const isPlain = last.size === 1 && streams.length === 1;
    if (isPlain) return this.cost(streams[0] as PdfObject, names, 0);
    let cost = free;
    // Which definition of several the renderer takes is not known
    if (last.size < streams.length) for (const stream of streams) cost = plus(cost, this.cost(stream, names, 0));
    const whole = joinedContents(
      streams.filter((stream) => last.get(stream.number) === stream).map((each) => this.unpacked(each)),
    );
    return plus(cost, this.costOf(this.read(whole, names), names, 0));
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

  /** What a content stream and everything it draws cost; `outer` stands in when it has no resources of its own. */
  private cost(object: PdfObject, outer: Names, depth: number): Cost {
    if (depth > callDepthMax) throw new Endless();
    if (object.stream === undefined || !isDictionary(object.value)) return free;
    const names = { own: this.dictionary(object.value.entries.get('Resources')) ?? outer.own, page: outer.page };
    const known = this.costs.get(object) ?? new Map<string, Cost | 'open'>();
    this.costs.set(object, known);
    const ownKey = `${this.numberOf(names.own)}`;
    const pageKey = `${ownKey}/${this.numberOf(names.page)}`;
    const remembered = known.get(ownKey) ?? known.get(pageKey);
    if (remembered === 'open') throw new Endless();
    if (remembered !== undefined) {
      if (!known.has(ownKey)) this.pageLookups++;
      return remembered;
    }
    known.set(ownKey, 'open');
    const before = this.pageLookups;
    const total = this.costOf(this.content(object, names), names, depth);
    known.delete(ownKey);
    known.set(before === this.pageLookups ? ownKey : pageKey, total);
    return total;
  }

  private numberOf(resources: CosDictionary | undefined): number {
    const number = this.numbers.get(resources) ?? this.numbers.size;
    this.numbers.set(resources, number);
    return number;
  }

  private costOf({ calls, bytes, inherited: own }: Content, names: Names, depth: number): Cost {
    let total: Cost = { bytes, calls: 0, inherited: free.inherited };
    const inherited = { ...own };
    /** How often forms use what was named before them. */
    const further = new Map<Call, number>();
    for (const call of calls) {
      const each = call.resource === 'XObject' ? this.drawnCost(call, names, depth) : free;
      if (each === free) continue;
      total = plus(total, times(each, call.times, call.times));
      for (const way of inheritable) {
        const by = call.within[way];
        const uses = each.inherited[way] * call.times;
        if (by === 'outer') inherited[way] += uses;
        else if (by !== undefined) further.set(by, (further.get(by) ?? 0) + uses);
      }
    }
    for (const call of calls) {
      if (call.resource === 'XObject') continue;
      const more = further.get(call) ?? 0;
      if (call.resource === 'Font') total = plus(total, this.fontCost(call, more, names, depth));
      else {
        const each = this.drawnCost(call, names, depth);
        if (each !== free) total = plus(total, times(each, call.times + call.paints + more, call.times));
      }
    }
    return { ...total, inherited };
  }

  private drawnCost({ resource, name }: Call, names: Names, depth: number): Cost {
    const named = this.named(resource, name, names);
    let each = free;
    for (const drawn of named === undefined ? [] : this.drawnBy(resource, named))
      each = plus(each, this.cost(drawn, outerOf(resource, names), depth + 1));
    return each;
  }

  /** What the glyphs of a Type 3 font cost that are written with it; of `more` of them nobody knows which. */
  private fontCost({ name: called, times: chosen, codes }: Call, more: number, names: Names, depth: number): Cost {
    const font = this.dictionary(this.named('Font', called, names));
    const glyphs = this.dictionary(font?.entries.get('CharProcs'));
    if (font === undefined || glyphs === undefined) return free;
    // Names of glyphs stand in the resources of the font, or of what is written with it, and nowhere else
    const own = this.dictionary(font.entries.get('Resources')) ?? names.own;
    const inner = { own, page: own };
    const byName = new Map<string, Cost>();
    let most = free;
    for (const [name, glyph] of glyphs.entries) {
      let each = free;
      for (const stream of this.streamsUnder(glyph, 1)) each = plus(each, this.cost(stream, inner, depth + 1));
      byName.set(name, each);
      most = { ...free, bytes: Math.max(most.bytes, each.bytes), calls: Math.max(most.calls, each.calls) };
    }
    if (most === free) return free;
    const glyphNames = this.glyphNames(font);
    let total = plus({ ...free, calls: chosen }, times(most, more, 0));
    for (const [code, count] of Object.entries(codes)) {
      const name = glyphNames.get(Number(code));
      const glyph = name === undefined ? most : (byName.get(name) ?? free);
      total = plus(total, times(glyph, count, 0));
    }
    return total;
  }

  /** Names of glyphs by their codes, of the encoding that a font brings (ISO 32000-1, 9.6.6.1). */
  private glyphNames(font: CosDictionary): ReadonlyMap<number, string> {
    const encoding = this.dictionary(font.entries.get('Encoding'));
    const differences = this.resolved(encoding?.entries.get('Differences'));
    const names = new Map<number, string>();
    let code = 0;
    for (const item of differences?.kind === 'array' ? differences.items : []) {
      const value = this.resolved(item);
      if (value?.kind === 'number') code = value.value;
      else if (value?.kind === 'name') names.set(code++, value.name);
    }
    return names;
  }

  private content(object: PdfObject, names: Names): Content {
    const known = this.contents.get(object);
    if (known !== undefined) return known;
    const content = this.read(this.unpacked(object), names);
    if (!content.usesContext) this.contents.set(object, content);
    return content;
  }

  /** What a stream of instructions says, as far as the renderer can unpack it too. */
  private unpacked(object: PdfObject): Uint8Array {
    if (object.stream === undefined || !isDictionary(object.value)) return new Uint8Array(0);
    const bytes = decodedContent(object.value, object.stream, this.limits.pdfStreamBytesMax, (value) =>
      this.resolved(value),
    );
    this.bytesLeft -= bytes?.length ?? 0;
    if (bytes === undefined || this.bytesLeft < 0) throw new Endless();
    return bytes;
  }

  private read(bytes: Uint8Array, names: Names): Content {
    const drawn = callsOf(bytes, this.limits.pdfPageCallsMax, this.context(names));
    if (drawn === undefined) throw new Endless();
    return { ...drawn, bytes: bytes.length + drawn.unpacked };
  }

  private context(names: Names): CallContext {
    const lookup = {
      resolved: (value: CosValue | undefined) => this.resolved(value),
      dictionary: (value: CosValue | undefined) => this.dictionary(value),
    };
    return {
      search: this.search,
      spaceOfName: (name) => spacesIn(lookup, this.holder('ColorSpace', names))(name),
      maskOf: (name) => {
        const mask = this.resolved(this.dictionary(this.named('ExtGState', name, names))?.entries.get('SMask'));
        return mask?.kind === 'dictionary' ? 'mask' : mask?.kind === 'name' ? 'none' : undefined;
      },
      isDrawn: (font) => this.dictionary(this.named('Font', font, names))?.entries.has('CharProcs') === true,
    };
  }

  /** The resources that have a kind: the renderer takes those of the page where it is not among the own. */
  private holder(kind: string, { own, page }: Names): CosDictionary | undefined {
    if (this.dictionary(own?.entries.get(kind)) !== undefined) return own;
    if (page !== own) this.pageLookups++;
    return page;
  }

  private named(kind: string, name: string, names: Names): CosValue | undefined {
    return this.dictionary(this.holder(kind, names)?.entries.get(kind))?.entries.get(name);
  }

  /** The streams that one named resource draws. */
  private drawnBy(resource: Call['resource'], named: CosValue): readonly PdfObject[] {
    if (resource === 'Pattern') return this.streamsUnder(named, 1);
    if (resource === 'XObject') {
      return this.streamsUnder(named, 1).filter(({ value }) => !isDictionary(value) || !isPicture(value));
    }
    return this.streamsUnder(this.dictionary(this.dictionary(named)?.entries.get('SMask'))?.entries.get('G'), 1);
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

  /** What a value stands for; of several definitions the last. */
  private resolved(value: CosValue | undefined): CosValue | undefined {
    let found = value;
    for (let step = 0; isReference(found) && step < ancestorsMax; step++)
      found = this.objects.get(found.number)?.at(-1)?.value;
    return isReference(found) ? undefined : found;
  }
}

const nothing: Names = { own: undefined, page: undefined };
/** What the renderer lets names of a part stand in where it has no resources: a form inherits, a mask has those of the page. */
function outerOf(resource: Call['resource'], names: Names): Names {
  if (resource === 'XObject') return names;
  return resource === 'Pattern' ? nothing : { own: names.page, page: names.page };
}

function plus(a: Cost, b: Cost): Cost {
  if (b === free) return a;
  const inherited = { ...a.inherited };
  for (const way of inheritable) inherited[way] += b.inherited[way];
  return { bytes: a.bytes + b.bytes, calls: a.calls + b.calls, inherited };
}

/** What is drawn so many times, and named so often: each of these is a call. What it inherits is reckoned elsewhere. */
function times({ bytes, calls }: Cost, drawn: number, named: number): Cost {
  return { bytes: bytes * drawn, calls: calls * drawn + named, inherited: free.inherited };
}
