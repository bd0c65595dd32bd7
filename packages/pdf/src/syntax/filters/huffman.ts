/** Longest code, in bits (RFC 1951, 3.2.7). */
const codeBitsMax = 15;
/** Codes of up to so many bits are found in one step: nearly all that are written. */
const tableBitsMax = 10;
/** Literals and lengths are the most. */
const symbolsMax = 288;

/** What has been read of the bits of a stream, those that come first in the lowest places. */
export interface BitSource {
  /** Bits that are not used yet. */
  hold: number;
  /** How many of them there are. */
  count: number;
}

/** A prefix code of RFC 1951, 3.2.2: symbols by codes whose bits come one after another. It can be made another one in its place. */
export class HuffmanCode {
  /** By the next bits: sixteen times the symbol, and the length of its code; 0 where that is longer. */
  readonly #table = new Uint16Array(1 << tableBitsMax);
  /** Which of the next bits are looked at in the table. */
  #mask = 0;
  readonly #counts = new Uint16Array(codeBitsMax + 1);
  readonly #places = new Uint16Array(codeBitsMax + 2);
  readonly #codes = new Uint16Array(codeBitsMax + 2);
  readonly #symbols = new Uint16Array(symbolsMax);

  /** Makes it the code of these lengths, which are not overfull: that of each symbol, 0 for one that is not used. */
  set(lengths: Uint8Array): this {
    const [counts, places, codes] = [this.#counts.fill(0), this.#places, this.#codes];
    for (const bits of lengths) counts[bits] = (counts[bits] as number) + 1;
    counts[0] = 0;
    places[1] = 0;
    codes[1] = 0;
    let tableBits = 1;
    for (let bits = 1; bits <= codeBitsMax; bits++) {
      places[bits + 1] = (places[bits] as number) + (counts[bits] as number);
      codes[bits + 1] = ((codes[bits] as number) + (counts[bits] as number)) << 1;
      if ((counts[bits] as number) > 0) tableBits = Math.min(bits, tableBitsMax);
    }
    const size = 1 << tableBits;
    this.#mask = size - 1;
    this.#table.fill(0, 0, size);
    for (let symbol = 0; symbol < lengths.length; symbol++) {
      const bits = lengths[symbol] as number;
      if (bits === 0) continue;
      const place = places[bits] as number;
      const code = codes[bits] as number;
      places[bits] = place + 1;
      codes[bits] = code + 1;
      this.#symbols[place] = symbol;
      if (bits > tableBits) continue;
      const entry = (symbol << 4) | bits;
      for (let at = reversed(code, bits); at < size; at += 1 << bits) this.#table[at] = entry;
    }
    return this;
  }

  /** Whether there are more codes of a length than there is room for. */
  static isOverfull(lengths: Uint8Array): boolean {
    let left = 1 << codeBitsMax;
    for (const length of lengths) if (length > 0) left -= 1 << (codeBitsMax - length);
    return left < 0;
  }

  /** Takes the next symbol off the bits, of which there are fifteen or more; −1 where no code stands. */
  next(source: BitSource): number {
    const entry = this.#table[source.hold & this.#mask] as number;
    if (entry === 0) return this.#long(source);
    const bits = entry & 15;
    source.hold >>>= bits;
    source.count -= bits;
    return entry >> 4;
  }

  #long(source: BitSource): number {
    let code = 0;
    let first = 0;
    let place = 0;
    for (let bits = 1; bits <= codeBitsMax; bits++) {
      code |= (source.hold >>> (bits - 1)) & 1;
      const count = this.#counts[bits] as number;
      if (code - count < first) {
        source.hold >>>= bits;
        source.count -= bits;
        return this.#symbols[place + code - first] as number;
      }
      place += count;
      first = (first + count) << 1;
      code <<= 1;
    }
    return -1;
  }
}

function reversed(code: number, bits: number): number {
  let result = 0;
  for (let bit = 0; bit < bits; bit++) result |= ((code >> bit) & 1) << (bits - 1 - bit);
  return result;
}
