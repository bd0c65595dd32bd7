import type { FileBytes } from './file-bytes.ts';

/** Codes have at most 12 bits (GIF 89a, appendix F). */
const codesMax = 4096;

/** Twice as many places as codes, at least, so that a search ends soon. */
const hashSize = 16_384;

const subBlockMax = 255;

/**
 * Compresses pixels as GIF does (GIF 89a, appendix F: LZW with codes that grow), in sub-blocks with their length first and
 * an empty one at the end.
 */
export class GifLzw {
  readonly #file: FileBytes;
  readonly #pixelBits: number;
  /** Of each place: what is found there (the code before × 256 + the pixel, plus 1) and its code. */
  readonly #keys = new Int32Array(hashSize);
  readonly #codes = new Uint16Array(hashSize);
  #nextCode = 0;
  #codeBits = 0;
  /** The code of the pixels since the last code was written; none yet below 0. */
  #prefix = -1;
  #hold = 0;
  #holdBits = 0;
  readonly #block = new Uint8Array(subBlockMax);
  #blockLength = 0;

  /** Pixels of 2 to 8 bits. */
  constructor(file: FileBytes, pixelBits: number) {
    this.#file = file;
    this.#pixelBits = pixelBits;
    file.byte(pixelBits);
    this.#clear();
  }

  add(pixels: Uint8Array): void {
    const keys = this.#keys;
    let prefix = this.#prefix;
    for (let i = 0; i < pixels.length; i++) {
      const pixel = pixels[i] as number;
      if (prefix < 0) {
        prefix = pixel;
        continue;
      }
      const key = ((prefix << 8) | pixel) + 1;
      let place = Math.imul(key, 0x9e3779b1) >>> 18;
      while (keys[place] !== key && keys[place] !== 0) place = (place + 1) & (hashSize - 1);
      if (keys[place] === key) {
        prefix = this.#codes[place] as number;
        continue;
      }
      this.#write(prefix);
      prefix = pixel;
      if (this.#nextCode === codesMax) {
        this.#clear();
        continue;
      }
      keys[place] = key;
      this.#codes[place] = this.#nextCode++;
      if (this.#nextCode > 1 << this.#codeBits && this.#codeBits < 12) this.#codeBits++;
    }
    this.#prefix = prefix;
  }

  end(): void {
    if (this.#prefix >= 0) {
      this.#write(this.#prefix);
      // The reader has one more code in its table than we have needed.
      if (this.#nextCode === 1 << this.#codeBits && this.#codeBits < 12) this.#codeBits++;
    }
    this.#write((1 << this.#pixelBits) + 1);
    if (this.#holdBits > 0) this.#byte(this.#hold);
    this.#flush();
    this.#file.byte(0);
  }

  /** Tells the reader to forget its table, and forgets ours. */
  #clear(): void {
    if (this.#codeBits === 0) this.#codeBits = this.#pixelBits + 1;
    this.#write(1 << this.#pixelBits);
    this.#keys.fill(0);
    this.#codeBits = this.#pixelBits + 1;
    this.#nextCode = (1 << this.#pixelBits) + 2;
  }

  #write(code: number): void {
    this.#hold |= code << this.#holdBits;
    this.#holdBits += this.#codeBits;
    while (this.#holdBits >= 8) {
      this.#byte(this.#hold & 0xff);
      this.#hold >>>= 8;
      this.#holdBits -= 8;
    }
  }

  #byte(value: number): void {
    this.#block[this.#blockLength++] = value;
    if (this.#blockLength === subBlockMax) this.#flush();
  }

  #flush(): void {
    if (this.#blockLength === 0) return;
    this.#file.byte(this.#blockLength);
    this.#file.bytes(this.#block.subarray(0, this.#blockLength));
    this.#blockLength = 0;
  }
}
