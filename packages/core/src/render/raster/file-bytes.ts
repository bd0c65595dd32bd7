/** Grows a file at its end. */
export class FileBytes {
  #bytes: Uint8Array<ArrayBuffer>;
  #length = 0;

  /** Makes room for so many bytes at first. */
  constructor(expected: number) {
    this.#bytes = new Uint8Array(Math.max(expected, 1024));
  }

  get length(): number {
    return this.#length;
  }

  byte(value: number): void {
    if (this.#length === this.#bytes.length) this.#reserve(1);
    this.#bytes[this.#length++] = value;
  }

  bytes(values: ArrayLike<number>): void {
    this.#reserve(values.length);
    this.#bytes.set(values, this.#length);
    this.#length += values.length;
  }

  /** Characters of one byte. */
  text(text: string): void {
    for (let i = 0; i < text.length; i++) this.byte(text.charCodeAt(i));
  }

  /** Whole numbers of 16 bits, lowest byte first. */
  words(...values: readonly number[]): void {
    for (const value of values) this.bytes([value & 0xff, (value >>> 8) & 0xff]);
  }

  /** Whole numbers of 32 bits, lowest byte first. */
  longs(...values: readonly number[]): void {
    for (const value of values) this.words(value & 0xffff, value >>> 16);
  }

  /** Whole numbers of 16 bits, highest byte first. */
  networkWords(...values: readonly number[]): void {
    for (const value of values) this.bytes([(value >>> 8) & 0xff, value & 0xff]);
  }

  /** The file; nothing may be added afterwards. */
  take(): Uint8Array<ArrayBuffer> {
    return this.#bytes.slice(0, this.#length);
  }

  #reserve(count: number): void {
    if (this.#length + count <= this.#bytes.length) return;
    const grown = new Uint8Array(Math.max(this.#bytes.length * 2, this.#length + count));
    grown.set(this.#bytes.subarray(0, this.#length));
    this.#bytes = grown;
  }
}
