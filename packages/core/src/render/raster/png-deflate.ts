import { AdlerOfRuns } from '@rappen/pdf/internal/base';
import { endOfBlock, huffmanCodes, lengthCodes, lengthExtraBits, lengthRest } from '@rappen/pdf/internal/writer';
import { huffmanLengths } from './huffman-lengths.ts';

/** Scanline filter (PNG specification, third edition, 9.2): each byte less the one above it. */
export const filterUp = 2;

/** Shortest and longest repetition (RFC 1951, 3.2.5). */
const runMin = 3;
const runMax = 258;

/** Bytes and repetitions of one block, whose codes fit its content. */
const blockTokensMax = 65_536;

/** With the 5 extra bits of a length and the bit of its distance, a repetition takes no more than 16. */
const codeBitsMax = 10;

/**
 * Compresses scanlines, filtered by their difference to the line above, to a zlib stream (RFC 1950, 1951). Pages are
 * mostly equal to the line above, so the only repetitions looked for are runs of one byte: several times as fast as a
 * general compressor, and about as small.
 */
export class PngDeflate {
  /** Bytes as they are; repetitions of the byte before as 256 + their length. */
  readonly #tokens = new Uint16Array(blockTokensMax);
  #tokenCount = 0;
  readonly #bits = new BitBytes();
  readonly #sum = new AdlerOfRuns();

  constructor() {
    this.#bits.put(0x0178, 16);
  }

  /** Adds a scanline, shorter than a block, of which `above` is the line before it. */
  line(line: Uint8Array, above: Uint8Array): void {
    if (this.#tokenCount + 1 + line.length > blockTokensMax) this.#block(false);
    this.#tokens[this.#tokenCount++] = filterUp;
    if (line === above) this.#tokenCount = addRun(this.#tokens, this.#tokenCount, 0, line.length);
    else this.#tokenCount = addDifferences(this.#tokens, this.#tokenCount, line, above);
  }

  /** The whole stream. */
  end(): Uint8Array<ArrayBuffer> {
    this.#block(true);
    this.#bits.align();
    const sum = this.#sum.value;
    for (const shift of [24, 16, 8, 0]) this.#bits.put((sum >>> shift) & 0xff, 8);
    return this.#bits.take();
  }

  /** Writes what has been collected as a block with codes of its own (RFC 1951, 3.2.7). */
  #block(isLast: boolean): void {
    const tokens = this.#tokens.subarray(0, this.#tokenCount);
    this.#sum.add(tokens);
    const bits = this.#bits;
    const lengths = huffmanLengths(symbolCounts(tokens), codeBitsMax);
    const codes = huffmanCodes(lengths);
    bits.put(isLast ? 0b101 : 0b100, 3);
    writeCodeLengths(bits, lengths);
    bits.putAll(tokens, tokenCodes(codes, lengths));
    bits.put(codes[endOfBlock] as number, lengths[endOfBlock] as number);
    this.#tokenCount = 0;
  }
}

/** Adds the differences of two lines from a place on; returns the place after them. */
function addDifferences(tokens: Uint16Array, at: number, line: Uint8Array, above: Uint8Array): number {
  const lineWords = new DataView(line.buffer, line.byteOffset, line.byteLength);
  const aboveWords = new DataView(above.buffer, above.byteOffset, above.byteLength);
  const end = line.length;
  let count = at;
  for (let x = 0; x < end; ) {
    const byte = ((line[x] as number) - (above[x] as number)) & 0xff;
    const start = x++;
    if (byte === 0) {
      while (x + 16 <= end && isSame16(lineWords, aboveWords, x)) x += 16;
      while (x < end && line[x] === above[x]) x++;
    } else {
      while (x < end && (((line[x] as number) - (above[x] as number)) & 0xff) === byte) x++;
    }
    if (x - start === 1) tokens[count++] = byte;
    else count = addRun(tokens, count, byte, x - start);
  }
  return count;
}

/** Whether 16 bytes from a place on are equal. */
function isSame16(a: DataView, b: DataView, x: number): boolean {
  return (
    ((a.getInt32(x, true) ^ b.getInt32(x, true)) |
      (a.getInt32(x + 4, true) ^ b.getInt32(x + 4, true)) |
      (a.getInt32(x + 8, true) ^ b.getInt32(x + 8, true)) |
      (a.getInt32(x + 12, true) ^ b.getInt32(x + 12, true))) ===
    0
  );
}

/** Adds the same byte several times. */
function addRun(tokens: Uint16Array, at: number, byte: number, length: number): number {
  let count = at;
  tokens[count++] = byte;
  let left = length - 1;
  while (left >= runMin) {
    const repeated = Math.min(left, runMax);
    tokens[count++] = 256 + repeated;
    left -= repeated;
  }
  for (; left > 0; left--) tokens[count++] = byte;
  return count;
}

/** How often each literal and length code is used, and the end of the block. */
function symbolCounts(tokens: Uint16Array): Uint32Array {
  const byToken = new Uint32Array(256 + runMax + 1);
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i] as number;
    byToken[token] = (byToken[token] as number) + 1;
  }
  const counts = new Uint32Array(286);
  counts.set(byToken.subarray(0, 256));
  counts[endOfBlock] = 1;
  for (let length = runMin; length <= runMax; length++) {
    const symbol = 257 + (lengthCodes[length] as number);
    counts[symbol] = (counts[symbol] as number) + (byToken[256 + length] as number);
  }
  return counts;
}

/** What is written for each token: its bits × 32 + their number. */
function tokenCodes(codes: Uint16Array, lengths: Uint8Array): Uint32Array {
  const written = new Uint32Array(256 + runMax + 1);
  for (let byte = 0; byte < 256; byte++) written[byte] = ((codes[byte] as number) << 5) | (lengths[byte] as number);
  for (let run = runMin; run <= runMax; run++) {
    const code = lengthCodes[run] as number;
    const length = lengths[257 + code] as number;
    // The code, the extra bits of the length, and the only distance code, whose single bit is 0.
    const bits = (codes[257 + code] as number) | (lengthRest(run) << length);
    written[256 + run] = (bits << 5) | (length + (lengthExtraBits[code] as number) + 1);
  }
  return written;
}

/** The order in which lengths of the codes for code lengths are written (RFC 1951, 3.2.7). */
const lengthOrder = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15] as const;
const zerosShort = 17;
const zerosLong = 18;

/** The head of a dynamic block: lengths of all literal and length codes, and of one distance code of 1 bit. */
function writeCodeLengths(bits: BitBytes, lengths: Uint8Array): void {
  const symbols: number[] = [];
  const rests: number[] = [];
  const all = [...lengths, 1];
  for (let i = 0; i < all.length; ) {
    let zeros = 0;
    while (all[i + zeros] === 0 && zeros < 138) zeros++;
    const symbol = zeros < 3 ? (all[i] as number) : zeros < 11 ? zerosShort : zerosLong;
    symbols.push(symbol);
    rests.push(symbol === zerosShort ? zeros - 3 : symbol === zerosLong ? zeros - 11 : 0);
    i += zeros < 3 ? 1 : zeros;
  }
  const counts = new Uint32Array(19);
  for (const symbol of symbols) counts[symbol] = (counts[symbol] as number) + 1;
  const codeLengths = huffmanLengths(counts, 7);
  const codes = huffmanCodes(codeLengths);
  // 286 literals and lengths, 1 distance, 19 lengths of codes.
  bits.put(286 - 257, 5);
  bits.put(0, 5);
  bits.put(19 - 4, 4);
  for (const symbol of lengthOrder) bits.put(codeLengths[symbol] as number, 3);
  for (const [index, symbol] of symbols.entries()) {
    bits.put(codes[symbol] as number, codeLengths[symbol] as number);
    if (symbol === zerosShort) bits.put(rests[index] as number, 3);
    if (symbol === zerosLong) bits.put(rests[index] as number, 7);
  }
}

/** Bytes filled from their lowest bit. */
class BitBytes {
  #bytes = new Uint8Array(65_536);
  #length = 0;
  #hold = 0;
  #holdBits = 0;

  /** Up to 16 bits, the first lowest. */
  put(value: number, count: number): void {
    this.#hold |= value << this.#holdBits;
    this.#holdBits += count;
    if (this.#holdBits < 16) return;
    if (this.#length + 2 > this.#bytes.length) this.#grow();
    this.#bytes[this.#length++] = this.#hold;
    this.#bytes[this.#length++] = this.#hold >>> 8;
    this.#hold >>>= 16;
    this.#holdBits -= 16;
  }

  /** The bits that a table has for each token, as bits × 32 + their number. */
  putAll(tokens: Uint16Array, table: Uint32Array): void {
    while (this.#length + 2 * tokens.length + 2 > this.#bytes.length) this.#grow();
    const bytes = this.#bytes;
    let length = this.#length;
    let hold = this.#hold;
    let holdBits = this.#holdBits;
    for (let i = 0; i < tokens.length; i++) {
      const entry = table[tokens[i] as number] as number;
      hold |= (entry >>> 5) << holdBits;
      holdBits += entry & 31;
      if (holdBits < 16) continue;
      bytes[length++] = hold;
      bytes[length++] = hold >>> 8;
      hold >>>= 16;
      holdBits -= 16;
    }
    this.#length = length;
    this.#hold = hold;
    this.#holdBits = holdBits;
  }

  /** Fills the last byte with zeros. */
  align(): void {
    this.put(0, -this.#holdBits & 7);
  }

  take(): Uint8Array<ArrayBuffer> {
    this.align();
    const bytes = new Uint8Array(this.#length + (this.#holdBits >> 3));
    bytes.set(this.#bytes.subarray(0, this.#length));
    if (this.#holdBits > 0) bytes[this.#length] = this.#hold;
    return bytes;
  }

  #grow(): void {
    const grown = new Uint8Array(this.#bytes.length * 2);
    grown.set(this.#bytes);
    this.#bytes = grown;
  }
}
