import { type BitSource, HuffmanCode } from './huffman.ts';

/** How inflating ended: `cut` where the input ends early, `too-long` where the output passes its bound. */
export type InflateEnd = 'whole' | 'cut' | 'broken' | 'too-long';

const lengthBase = [
  3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258,
];
const lengthExtra = [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0];
const distanceBase = [
  1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097, 6145,
  8193, 12_289, 16_385, 24_577,
];
const distanceExtra = [
  0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13,
];
/** The order of the lengths of the code for lengths (RFC 1951, 3.2.7). */
const lengthOrder = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];
const endOfBlock = 256;
/** From this length on, the runtime copies faster than a loop. */
const longMatchMin = 24;
/** How many times its size a stream usually grows to. */
const usualRatio = 4;
const firstBytesMin = 1024;
/** What grows beyond this is measured before it is unpacked: a bomb is found out without the memory that it asks for. */
const measuredBytesMin = 4_194_304;

const fixedLiterals = Uint8Array.from({ length: 288 }, (_, symbol) =>
  symbol < 144 ? 8 : symbol < 256 ? 9 : symbol < 280 ? 7 : 8,
);
const fixedDistances = new Uint8Array(30).fill(5);

/** Working memory for each block: nothing of one is left for the next. What is measured may be so in the middle of a block. */
const codesToKeep = /* @__PURE__ */ blockCodes();
const codesToMeasure = /* @__PURE__ */ blockCodes();

function blockCodes(): Readonly<Record<'literals' | 'distances', HuffmanCode>> {
  return { literals: new HuffmanCode(), distances: new HuffmanCode() };
}

/**
 * Inflates deflate data from a place on, as far as it can be read and at most to `bytesMax` bytes; `next` is the place
 * behind it. Source: RFC 1951.
 */
export function inflateWhole(
  data: Uint8Array,
  from: number,
  bytesMax: number,
): { readonly bytes: Uint8Array<ArrayBuffer>; readonly end: InflateEnd; readonly next: number } {
  const inflation = new Inflation(data, from, bytesMax, false);
  const end = inflation.run();
  return { bytes: inflation.bytes(), end, next: inflation.next };
}

/** How many bytes deflate data makes, as far as it can be read; undefined where that is more than `bytesMax`. Keeps none. */
export function measuredLength(data: Uint8Array, from: number, bytesMax: number): number | undefined {
  const inflation = new Inflation(data, from, bytesMax, true);
  return inflation.run() === 'too-long' ? undefined : inflation.length;
}

/** Where deflate data ends, how many bytes it makes, and how it ended. Keeps none of them. */
export function measuredEnd(
  data: Uint8Array,
  from: number,
  bytesMax: number,
): { readonly next: number; readonly unpacked: number; readonly end: InflateEnd } {
  const inflation = new Inflation(data, from, bytesMax, true);
  const end = inflation.run();
  return { next: inflation.next, unpacked: inflation.length, end };
}

class Inflation implements BitSource {
  hold = 0;
  count = 0;
  readonly #data: Uint8Array;
  readonly #from: number;
  readonly #bytesMax: number;
  /** Whether bytes are counted, and not kept. */
  readonly #isMeasured: boolean;
  readonly #codes: ReturnType<typeof blockCodes>;
  #at: number;
  #out: Uint8Array<ArrayBuffer>;
  #length = 0;

  constructor(data: Uint8Array, from: number, bytesMax: number, isMeasured: boolean) {
    this.#data = data;
    this.#from = from;
    this.#at = from;
    this.#bytesMax = bytesMax;
    this.#isMeasured = isMeasured;
    this.#codes = isMeasured ? codesToMeasure : codesToKeep;
    const usual = Math.min(firstBytesMin + data.length * usualRatio, measuredBytesMin);
    this.#out = new Uint8Array(isMeasured ? 0 : Math.min(bytesMax, usual));
  }

  get length(): number {
    return this.#length;
  }

  /** Behind the byte that the last bit is of. */
  get next(): number {
    return this.#at - (this.count >> 3);
  }

  run(): InflateEnd {
    for (;;) {
      const isLast = this.#bits(1) === 1;
      const kind = this.#bits(2);
      if (this.#isPast()) return 'cut';
      const end =
        kind === 0 ? this.#stored() : kind === 1 ? this.#coded(fixedLiterals, fixedDistances) : this.#own(kind);
      if (end !== undefined) return end;
      if (isLast) return 'whole';
    }
  }

  /** What was inflated; without holding on to much more than that. */
  bytes(): Uint8Array<ArrayBuffer> {
    const length = Math.min(this.#length, this.#bytesMax);
    return this.#out.length > 2 * length ? this.#out.slice(0, length) : this.#out.subarray(0, length);
  }

  #stored(): InflateEnd | undefined {
    // The rest of the byte is empty; whole bytes that were taken are given back
    this.#at -= this.count >> 3;
    this.hold = 0;
    this.count = 0;
    const start = this.#at + 4;
    const length = (this.#data[this.#at] ?? 0) | ((this.#data[this.#at + 1] ?? 0) << 8);
    const end = Math.min(start + length, this.#data.length);
    if (end < start) return 'cut';
    if (!this.#reserve(end - start)) return 'too-long';
    if (!this.#isMeasured) this.#out.set(this.#data.subarray(start, end), this.#length);
    this.#length += end - start;
    this.#at = end;
    return end < start + length ? 'cut' : undefined;
  }

  /** A block with codes of its own. */
  #own(kind: number): InflateEnd | undefined {
    if (kind === 3) return 'broken';
    const literalCount = this.#bits(5) + 257;
    const distanceCount = this.#bits(5) + 1;
    const orderCount = this.#bits(4) + 4;
    const own = new Uint8Array(lengthOrder.length);
    for (let index = 0; index < orderCount; index++) own[lengthOrder[index] as number] = this.#bits(3);
    if (this.#isPast()) return 'cut';
    if (HuffmanCode.isOverfull(own)) return 'broken';
    const lengths = this.#lengths(this.#codes.literals.set(own), literalCount + distanceCount);
    if (lengths === undefined) return this.#isPast() ? 'cut' : 'broken';
    const [literals, distances] = [lengths.subarray(0, literalCount), lengths.subarray(literalCount)];
    if (HuffmanCode.isOverfull(literals) || HuffmanCode.isOverfull(distances)) return 'broken';
    return this.#coded(literals, distances);
  }

  #coded(literals: Uint8Array, distances: Uint8Array): InflateEnd | undefined {
    return this.#block(this.#codes.literals.set(literals), this.#codes.distances.set(distances));
  }

  #lengths(code: HuffmanCode, total: number): Uint8Array<ArrayBuffer> | undefined {
    const lengths = new Uint8Array(total);
    for (let at = 0; at < total; ) {
      this.#fill();
      const symbol = code.next(this);
      if (symbol < 0 || this.#isPast()) return undefined;
      if (symbol < 16) {
        lengths[at++] = symbol;
        continue;
      }
      const repeated = symbol === 16 ? lengths[at - 1] : 0;
      const times = symbol === 16 ? 3 + this.#bits(2) : symbol === 17 ? 3 + this.#bits(3) : 11 + this.#bits(7);
      if (repeated === undefined || at + times > total) return undefined;
      lengths.fill(repeated, at, at + times);
      at += times;
    }
    return lengths;
  }

  #block(literals: HuffmanCode, distances: HuffmanCode): InflateEnd | undefined {
    for (;;) {
      this.#fill();
      const symbol = literals.next(this);
      if (this.#isPast()) return 'cut';
      if (symbol < endOfBlock) {
        if (symbol < 0) return 'broken';
        if (this.#length >= this.#out.length && !this.#reserve(1)) return 'too-long';
        if (!this.#isMeasured) this.#out[this.#length] = symbol;
        this.#length++;
        continue;
      }
      if (symbol === endOfBlock) return undefined;
      const base = lengthBase[symbol - endOfBlock - 1];
      if (base === undefined) return 'broken';
      const length = base + this.#bits(lengthExtra[symbol - endOfBlock - 1] as number);
      this.#fill();
      const far = distances.next(this);
      const nearest = distanceBase[far];
      if (nearest === undefined) return this.#isPast() ? 'cut' : 'broken';
      const distance = nearest + this.#bits(distanceExtra[far] as number);
      if (this.#isPast()) return 'cut';
      if (distance > this.#length) return 'broken';
      if (!this.#reserve(length)) return 'too-long';
      if (this.#isMeasured) this.#length += length;
      else this.#copy(distance, length);
    }
  }

  #copy(distance: number, length: number): void {
    const out = this.#out;
    const to = this.#length;
    const from = to - distance;
    const end = to + length;
    if (length < longMatchMin || (distance < length && distance > 1)) {
      for (let at = to; at < end; at++) out[at] = out[at - distance] as number;
    } else if (distance === 1) out.fill(out[from] as number, to, end);
    else out.copyWithin(to, from, from + length);
    this.#length = end;
  }

  /** Makes room for more; false: there is to be no more. */
  #reserve(more: number): boolean {
    const needed = this.#length + more;
    if (needed > this.#bytesMax) return false;
    if (needed <= this.#out.length || this.#isMeasured) return true;
    const doubled = Math.min(this.#bytesMax, Math.max(needed, 2 * this.#out.length));
    const size = doubled <= measuredBytesMin ? doubled : measuredLength(this.#data, this.#from, this.#bytesMax);
    if (size === undefined) return false;
    const larger = new Uint8Array(size);
    larger.set(this.#out.subarray(0, this.#length));
    this.#out = larger;
    return true;
  }

  /** Takes bytes until there are 17 bits or more, and never so many that numbers grow large; behind the end are zeros. */
  #fill(): void {
    while (this.count <= 16) {
      this.hold |= (this.#data[this.#at++] ?? 0) << this.count;
      this.count += 8;
    }
  }

  #bits(count: number): number {
    if (this.count < count) this.#fill();
    const value = this.hold & ((1 << count) - 1);
    this.hold >>>= count;
    this.count -= count;
    return value;
  }

  /** Whether bits behind the end were used. */
  #isPast(): boolean {
    return this.#at > this.#data.length && (this.#at - this.#data.length) * 8 > this.count;
  }
}
