import { type BlockCodes, type Code, codeBitsShift, codeMask } from './block-codes.ts';
import { distanceCode, distanceExtraBits, endOfBlock } from './deflate-codes.ts';

/** Bits one behind the other, lowest first. */
export interface Bits {
  readonly words: Uint32Array;
  readonly bits: number;
}

/** More than is written at a time behind the end. */
const slack = 8;

/**
 * Grows bytes bit by bit. Fewer than eight bits are held before each addition of at most 24; four bytes are written after it, whether
 * they are full or not, and again where they were not: what is not decided needs no guess of the processor.
 */
export class BitWriter {
  #out = new DataView(new ArrayBuffer(8192));
  #length = 0;
  #hold = 0;
  #held = 0;

  /** Begins anew; there is room for `lengthMax` bytes. */
  begin(lengthMax: number): void {
    if (this.#out.byteLength < lengthMax + slack) this.#out = new DataView(new ArrayBuffer(lengthMax + slack));
    this.#length = 0;
    this.#hold = 0;
    this.#held = 0;
  }

  /** The bytes so far; the last one is filled up. */
  bytes(): Uint8Array<ArrayBuffer> {
    this.align();
    return new Uint8Array(this.#out.buffer.slice(0, this.#length));
  }

  /** The bits so far. */
  all(): Bits {
    const bits = this.#length * 8 + this.#held;
    this.align();
    const words = Uint32Array.from({ length: (bits + 31) >> 5 }, (_, word) => this.#out.getUint32(4 * word, true));
    return { words, bits };
  }

  /** Fills up the last byte. */
  align(): void {
    if (this.#held > 0) this.#length += 1;
    this.#hold = 0;
    this.#held = 0;
  }

  /** Whole bytes, after `align`. */
  byte(value: number): void {
    this.#out.setUint8(this.#length++, value);
  }

  wholeBytes(values: Uint8Array): void {
    new Uint8Array(this.#out.buffer).set(values, this.#length);
    this.#length += values.length;
  }

  code(code: Code): void {
    const held = this.#held + (code >>> codeBitsShift);
    const hold = this.#hold | ((code & codeMask) << this.#held);
    this.#out.setUint32(this.#length, hold, true);
    this.#length += held >> 3;
    this.#hold = hold >>> (held & 24);
    this.#held = held & 7;
  }

  copy({ words, bits }: Bits): void {
    const out = this.#out;
    const held = this.#held;
    const whole = bits >> 5;
    let at = this.#length;
    let hold = this.#hold;
    for (let i = 0; i < whole; i++) {
      const word = words[i] as number;
      out.setUint32(at, hold | (word << held), true);
      hold = held === 0 ? 0 : word >>> (32 - held);
      at += 4;
    }
    this.#length = at;
    this.#hold = hold;
    const last = words[whole] ?? 0;
    const left = bits & 31;
    this.code((last & 0xffff & ((1 << left) - 1)) | (Math.min(left, 16) << codeBitsShift));
    if (left > 16) this.code(((last >>> 16) & ((1 << (left - 16)) - 1)) | ((left - 16) << codeBitsShift));
  }

  endBlock({ literals }: BlockCodes): void {
    this.code(literals[endOfBlock] as number);
  }

  /** Tokens as `DeflateTokens` has them. */
  tokens(tokens: Int32Array, { literals, lengths, distances }: BlockCodes): void {
    const out = this.#out;
    let at = this.#length;
    let hold = this.#hold;
    let held = this.#held;
    for (let i = 0; i < tokens.length; i++) {
      const token = tokens[i] as number;
      const length = token >> 16;
      const symbol = (length === 0 ? literals[token] : lengths[length]) as number;
      hold |= (symbol & codeMask) << held;
      held += symbol >>> codeBitsShift;
      out.setUint32(at, hold, true);
      at += held >> 3;
      hold >>>= held & 24;
      held &= 7;
      if (length === 0) continue;
      const less = (token & 0xffff) - 1;
      const distance = distanceCode(less + 1);
      const place = distances[distance] as number;
      hold |= (place & codeMask) << held;
      held += place >>> codeBitsShift;
      out.setUint32(at, hold, true);
      at += held >> 3;
      hold >>>= held & 24;
      held &= 7;
      const restBits = distanceExtraBits(distance);
      hold |= (less & ((1 << restBits) - 1)) << held;
      held += restBits;
      out.setUint32(at, hold, true);
      at += held >> 3;
      hold >>>= held & 24;
      held &= 7;
    }
    this.#length = at;
    this.#hold = hold;
    this.#held = held;
  }
}
