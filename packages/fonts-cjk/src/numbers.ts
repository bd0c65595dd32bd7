/** Reads numbers that were written in groups of seven bits, the highest first. Behind the end all are 0. */
export class NumberReader {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  next(): number {
    let value = 0;
    for (; this.#at < this.#bytes.length; ) {
      const byte = this.#bytes[this.#at++] as number;
      value = value * 128 + (byte & 127);
      if (byte < 128) break;
    }
    return value;
  }

  /** One that may be below zero. */
  signed(): number {
    const value = this.next();
    return value % 2 === 0 ? value / 2 : -(value + 1) / 2;
  }

  list(count: number): number[] {
    return Array.from({ length: count }, () => this.next());
  }

  text(): string {
    return String.fromCharCode(...this.list(this.next()));
  }
}
