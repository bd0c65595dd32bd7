/**
 * Grows a byte array at its end. Lengths in content streams are hundredths of a point, written without needless
 * digits.
 */
export class PdfBytes {
  #bytes: Uint8Array<ArrayBuffer>;
  #length = 0;

  /** `room`: bytes that are expected. */
  constructor(room = 16_384) {
    this.#bytes = new Uint8Array(room);
  }

  get length(): number {
    return this.#length;
  }

  clear(): void {
    this.#length = 0;
  }

  /** The bytes so far: valid until the next write. */
  view(): Uint8Array<ArrayBuffer> {
    return this.#bytes.subarray(0, this.#length);
  }

  copy(): Uint8Array<ArrayBuffer> {
    return this.#bytes.slice(0, this.#length);
  }

  byte(value: number): void {
    if (this.#length === this.#bytes.length) this.#reserve(1);
    this.#bytes[this.#length++] = value;
  }

  bytes(values: Uint8Array): void {
    this.#reserve(values.length);
    this.#bytes.set(values, this.#length);
    this.#length += values.length;
  }

  /** Text of one byte a character (ISO 8859-1). */
  text(text: string): void {
    this.#reserve(text.length);
    for (let i = 0; i < text.length; i++) this.#bytes[this.#length++] = text.charCodeAt(i);
  }

  /** A whole number. */
  integer(value: number): void {
    this.#reserve(18);
    let rest = value;
    if (rest < 0) {
      this.#bytes[this.#length++] = 0x2d;
      rest = -rest;
    }
    let digits = 1;
    for (let bound = 10; rest >= bound; bound *= 10) digits += 1;
    for (let at = this.#length + digits - 1; at >= this.#length; at--) {
      const tenth = Math.floor(rest / 10);
      this.#bytes[at] = 0x30 + rest - tenth * 10;
      rest = tenth;
    }
    this.#length += digits;
  }

  /** A number given in hundredths, then a space. */
  hundredths(value: number): void {
    let rest = value;
    if (rest < 0) {
      this.byte(0x2d);
      rest = -rest;
    }
    const whole = Math.floor(rest / 100);
    const fraction = rest - whole * 100;
    if (whole > 0 || fraction === 0) this.integer(whole);
    this.#reserve(4);
    if (fraction > 0) {
      const tenths = Math.floor(fraction / 10);
      this.#bytes[this.#length++] = 0x2e;
      this.#bytes[this.#length++] = 0x30 + tenths;
      if (fraction % 10 > 0) this.#bytes[this.#length++] = 0x30 + (fraction % 10);
    }
    this.#bytes[this.#length++] = 0x20;
  }

  #reserve(count: number): void {
    if (this.#length + count <= this.#bytes.length) return;
    const grown = new Uint8Array(Math.max(this.#bytes.length * 2, this.#length + count));
    grown.set(this.view());
    this.#bytes = grown;
  }
}

/** Text of one byte a character as bytes. */
export function latinBytes(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) bytes[i] = text.charCodeAt(i);
  return bytes;
}
