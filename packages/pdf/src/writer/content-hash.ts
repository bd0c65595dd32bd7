import { hex } from '../base/hex.ts';

/**
 * A 128-bit fingerprint of bytes in order, for file identifiers: the same document, the same identifier.
 * Not for security. Four multiplying lanes of 32 bits.
 */
export class ContentHash {
  readonly #lanes = new Int32Array([0x243f6a88, 0x85a308d3, 0x13198a2e, 0x03707344]);
  #length = 0;

  add(bytes: Uint8Array): void {
    const lanes = this.#lanes;
    let a = lanes[0] as number;
    let b = lanes[1] as number;
    let c = lanes[2] as number;
    let d = lanes[3] as number;
    for (let i = 0; i < bytes.length; i += 4) {
      const word = i + 4 <= bytes.length ? wordAt(bytes, i) : lastWord(bytes, i);
      const mixed = Math.imul(a ^ word, 0x9e3779b1);
      a = b ^ (mixed >>> 15);
      b = c;
      c = (d + mixed) | 0;
      d = mixed;
    }
    lanes.set([a, b, c, d ^ bytes.length]);
    this.#length += bytes.length;
  }

  /** 32 hexadecimal digits. */
  digest(): string {
    const lanes = Int32Array.from(this.#lanes);
    lanes[0] = (lanes[0] as number) ^ this.#length;
    for (let round = 0; round < 12; round++) {
      const from = lanes[round & 3] as number;
      const to = (round + 1) & 3;
      lanes[to] = Math.imul((lanes[to] as number) ^ from ^ (from >>> 16), 0x85ebca6b);
    }
    return Array.from(lanes, (lane) => hex(lane >>> 0, 8)).join('');
  }
}

function wordAt(bytes: Uint8Array, at: number): number {
  const low = (bytes[at] as number) | ((bytes[at + 1] as number) << 8);
  return low | ((bytes[at + 2] as number) << 16) | ((bytes[at + 3] as number) << 24);
}

/** Of fewer bytes than four. */
function lastWord(bytes: Uint8Array, at: number): number {
  return (bytes[at] as number) | ((bytes[at + 1] ?? 0) << 8) | ((bytes[at + 2] ?? 0) << 16);
}
