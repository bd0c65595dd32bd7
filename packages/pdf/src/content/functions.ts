import type { PdfDocument } from '../syntax/scan/pages.ts';
import type { PdfObject } from '../syntax/scan/structure.ts';
import type { CosDictionary, CosValue } from '../syntax/values.ts';
import { calculatorOf } from './calculator.ts';

/** A function from numbers to numbers (ISO 32000-1, 7.10). */
export interface NumberFunction {
  /** How many numbers it takes. */
  readonly takes: number;
  /** How many it gives. */
  readonly gives: number;
  /** About how many steps it takes each time. */
  readonly steps: number;
  /** The numbers that it gives; undefined where that is not defined. */
  readonly of: (inputs: readonly number[]) => readonly number[] | undefined;
}

/** Inside other functions (7.10.4). */
const nestingMax = 4;
const partsMax = 64;
/** Between the samples of more inputs lie too many to look at. */
const sampledInputsMax = 6;
/** Annex C.2. */
const procedureBytesMax = 65_535;

type Pair = readonly [low: number, high: number];

/** The function that a value means; undefined where it is none, or one that readers take for different ones. */
export function functionOf(
  document: PdfDocument,
  value: CosValue | undefined,
  nesting = 0,
): NumberFunction | undefined {
  const dictionary = document.dictionary(value);
  if (dictionary === undefined || nesting > nestingMax) return undefined;
  const known = functions.get(dictionary);
  if (known !== undefined) return known.found;
  const found = new FunctionReader(document, dictionary, document.object(value), nesting).read();
  functions.set(dictionary, { found });
  return found;
}

/** Each is read once: pages choose the same colours again and again. */
const functions = new WeakMap<CosDictionary, { readonly found: NumberFunction | undefined }>();

class FunctionReader {
  readonly #document: PdfDocument;
  readonly #entries: CosDictionary['entries'];
  readonly #stream: PdfObject | undefined;
  readonly #nesting: number;

  constructor(document: PdfDocument, { entries }: CosDictionary, stream: PdfObject | undefined, nesting: number) {
    this.#document = document;
    this.#entries = entries;
    this.#stream = stream;
    this.#nesting = nesting;
  }

  read(): NumberFunction | undefined {
    const domain = this.#pairs('Domain');
    const range = this.#pairs('Range');
    if (domain === undefined || domain.length === 0 || [...domain, ...(range ?? [])].some(isReversed)) return undefined;
    const found = this.#ofKind(domain, range);
    if (found === undefined || (range !== undefined && range.length !== found.gives)) return undefined;
    const { takes, gives, steps, of } = found;
    const bounded = (inputs: readonly number[]) => {
      if (inputs.length !== takes) return undefined;
      const outputs = of(domain.map((pair, index) => within(pair, inputs[index] as number)));
      if (outputs?.length !== gives || !outputs.every(Number.isFinite)) return undefined;
      return range === undefined ? outputs : range.map((pair, index) => within(pair, outputs[index] as number));
    };
    return { takes, gives, steps, of: bounded };
  }

  #ofKind(domain: readonly Pair[], range: readonly Pair[] | undefined): NumberFunction | undefined {
    switch (this.#document.number(this.#entries.get('FunctionType'))) {
      case 0:
        return range && this.#sampled(domain, range);
      case 2:
        return domain.length === 1 ? this.#exponential() : undefined;
      case 3:
        return domain.length === 1 ? this.#stitched(domain[0] as Pair) : undefined;
      case 4:
        return range && this.#procedure(domain.length, range.length);
      default:
        return undefined;
    }
  }

  /** 7.10.2: samples on a grid, and what lies between them on straight lines. */
  #sampled(domain: readonly Pair[], range: readonly Pair[]): NumberFunction | undefined {
    const takes = domain.length;
    const gives = range.length;
    const sizes = this.#numbers('Size');
    const bits = this.#document.number(this.#entries.get('BitsPerSample')) ?? 0;
    const bytes = this.#document.decoded(this.#stream)?.bytes;
    const encode = this.#entries.has('Encode') ? this.#pairs('Encode') : sizes?.map((size): Pair => [0, size - 1]);
    const decode = this.#entries.has('Decode') ? this.#pairs('Decode') : range;
    if (takes > sampledInputsMax || gives === 0 || sizes?.length !== takes || encode?.length !== takes)
      return undefined;
    if (decode?.length !== gives || ![1, 2, 4, 8, 12, 16, 24, 32].includes(bits) || bytes === undefined)
      return undefined;
    const count = sizes.reduce((product, size) => product * size, gives);
    if (!sizes.every((size) => Number.isInteger(size) && size >= 2) || count * bits > bytes.length * 8)
      return undefined;
    const highest = 2 ** bits - 1;
    const of = (inputs: readonly number[]) => {
      const places = inputs.map((input, index) => {
        const place = between(domain[index] as Pair, input, encode[index] as Pair);
        return within([0, (sizes[index] as number) - 1], place);
      });
      const outputs: number[] = new Array(gives).fill(0);
      for (let corner = 0; corner < 2 ** takes; corner++) {
        let [weight, at, stride] = [1, 0, 1];
        for (const [index, place] of places.entries()) {
          const below = Math.floor(place);
          const isAbove = ((corner >> index) & 1) === 1;
          weight *= isAbove ? place - below : 1 - place + below;
          at += stride * Math.min(isAbove ? below + 1 : below, (sizes[index] as number) - 1);
          stride *= sizes[index] as number;
        }
        if (weight === 0) continue;
        for (const index of outputs.keys()) {
          const sample = bitsAt(bytes, (at * gives + index) * bits, bits);
          outputs[index] = (outputs[index] as number) + weight * between([0, highest], sample, decode[index] as Pair);
        }
      }
      return outputs;
    };
    return { takes, gives, steps: 2 ** takes * (takes + gives), of };
  }

  /** 7.10.3: from one colour to another. */
  #exponential(): NumberFunction | undefined {
    const from = this.#entries.has('C0') ? this.#numbers('C0') : [0];
    const to = this.#entries.has('C1') ? this.#numbers('C1') : [1];
    const exponent = this.#document.number(this.#entries.get('N'));
    if (from === undefined || from.length !== to?.length || exponent === undefined) return undefined;
    const of = ([input = 0]: readonly number[]) => {
      const part = input ** exponent;
      return from.map((start, index) => start + part * ((to[index] as number) - start));
    };
    return { takes: 1, gives: from.length, steps: from.length, of };
  }

  /** 7.10.4: one function behind the other. */
  #stitched(domain: Pair): NumberFunction | undefined {
    const items = this.#document.array(this.#entries.get('Functions'))?.items ?? [];
    const bounds = this.#numbers('Bounds');
    const encode = this.#pairs('Encode');
    if (items.length === 0 || items.length > partsMax) return undefined;
    if (bounds?.length !== items.length - 1 || encode?.length !== items.length) return undefined;
    const ends = [domain[0], ...bounds, domain[1]];
    if (ends.some((end, index) => end < (ends[index - 1] ?? end))) return undefined;
    const parts: NumberFunction[] = [];
    for (const item of items) {
      const part = functionOf(this.#document, item, this.#nesting + 1);
      if (part?.takes !== 1 || part.gives !== (parts[0] ?? part).gives) return undefined;
      parts.push(part);
    }
    const of = ([input = 0]: readonly number[]) => {
      const found = bounds.findIndex((bound) => input < bound);
      const index = found < 0 ? parts.length - 1 : found;
      const place = between([ends[index] as number, ends[index + 1] as number], input, encode[index] as Pair);
      return parts[index]?.of([place]);
    };
    const steps = parts.length + Math.max(...parts.map((part) => part.steps));
    return { takes: 1, gives: (parts[0] as NumberFunction).gives, steps, of };
  }

  /** 7.10.5: a procedure of a calculator. */
  #procedure(takes: number, gives: number): NumberFunction | undefined {
    const bytes = this.#document.decoded(this.#stream)?.bytes;
    if (bytes === undefined || bytes.length > procedureBytesMax) return undefined;
    const calculator = calculatorOf(bytes);
    return calculator && { takes, gives, steps: calculator.steps, of: (inputs) => calculator.run(inputs) };
  }

  #pairs(name: string): readonly Pair[] | undefined {
    const numbers = this.#numbers(name);
    if (numbers === undefined || numbers.length % 2 === 1) return undefined;
    return Array.from({ length: numbers.length / 2 }, (_, index): Pair => {
      return [numbers[2 * index] as number, numbers[2 * index + 1] as number];
    });
  }

  #numbers(name: string): readonly number[] | undefined {
    const items = this.#document.array(this.#entries.get(name))?.items;
    const numbers = items?.map((item) => this.#document.number(item) ?? Number.NaN);
    return numbers?.every(Number.isFinite) ? numbers : undefined;
  }
}

/** The number of a place between two, as far along between two others (7.10.2); the first where there is no room between. */
function between([low, high]: Pair, place: number, [first, last]: Pair): number {
  return high === low ? first : first + ((place - low) * (last - first)) / (high - low);
}

function isReversed([low, high]: Pair): boolean {
  return low > high;
}

function within([low, high]: Pair, number: number): number {
  return Math.min(Math.max(number, low), high);
}

/** A number of up to 32 bits, the highest first. */
function bitsAt(bytes: Uint8Array, start: number, count: number): number {
  let number = 0;
  for (let at = start, left = count; left > 0; ) {
    const free = 8 - (at % 8);
    const taken = Math.min(free, left);
    const piece = ((bytes[Math.floor(at / 8)] as number) >> (free - taken)) & ((1 << taken) - 1);
    number = number * 2 ** taken + piece;
    at += taken;
    left -= taken;
  }
  return number;
}
