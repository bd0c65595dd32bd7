/**
 * Grows a byte array at its end. Lengths in content streams are hundredths of a point, written without needless
 * digits.
 */
export class PdfBytes {
  #bytes: Uint8Array<ArrayBuffer> = new Uint8Array(16_384);
  #length = 0;

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

  /** Rectangles x, y, width, height, each number from 0 to 199, as path operators. */
  rectangles(values: Uint8Array): void {
    this.#reserve(values.length * 5);
    const bytes = this.#bytes;
    let at = this.#length;
    for (let i = 0; i < values.length; i++) {
      let value = values[i] as number;
      if (value >= 100) {
        bytes[at++] = 0x31;
        value -= 100;
        if (value < 10) bytes[at++] = 0x30;
      }
      if (value >= 10) {
        const tens = (value * 205) >> 11;
        bytes[at++] = 0x30 + tens;
        value -= tens * 10;
      }
      bytes[at++] = 0x30 + value;
      bytes[at++] = 0x20;
      if ((i & 3) === 3) {
        bytes[at++] = 0x72;
        bytes[at++] = 0x65;
        bytes[at++] = 0x0a;
      }
    }
    this.#length = at;
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
