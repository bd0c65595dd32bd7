/** Reads big-endian numbers of a font program. Reading beyond its end gives 0 and is remembered. */
export class FontBytes {
  readonly bytes: Uint8Array;
  isPast = false;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }

  u8(at: number): number {
    const value = this.bytes[at];
    if (value === undefined) this.isPast = true;
    return value ?? 0;
  }

  u16(at: number): number {
    return this.u8(at) * 256 + this.u8(at + 1);
  }

  s16(at: number): number {
    const value = this.u16(at);
    return value < 0x8000 ? value : value - 0x10000;
  }

  u32(at: number): number {
    return this.u16(at) * 0x10000 + this.u16(at + 2);
  }

  text(at: number, length: number): string {
    let text = '';
    for (let i = 0; i < length; i++) text += String.fromCharCode(this.u8(at + i));
    return text;
  }
}

/** Pieces of bytes one behind the other. */
export function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
