/** What the frame header of a JPEG says (ITU-T T.81, B.2.2). */
export interface JpegHeader {
  readonly width: number;
  readonly height: number;
  readonly components: number;
}

/**
 * Finds the frame header of a JPEG; undefined when there is none, when a sample has not 8 bits, or when the coding is one
 * that PDF readers need not know (lossless, hierarchical, arithmetic: only baseline, extended and progressive are read).
 */
export function jpegHeader(bytes: Uint8Array): JpegHeader | undefined {
  let at = 2;
  while (at + 4 <= bytes.length) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes[at + 1] as number;
    if (marker === 0xff) at += 1;
    else if (marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7)) at += 2;
    else if (marker >= 0xc0 && marker <= 0xc2) return frameAt(bytes, at);
    else if (marker >= 0xc3 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc)
      return undefined;
    else if (marker === 0xd9 || marker === 0xda) return undefined;
    else {
      const length = halfAt(bytes, at + 2);
      if (length < 2) return undefined;
      at += 2 + length;
    }
  }
  return undefined;
}

function frameAt(bytes: Uint8Array, at: number): JpegHeader | undefined {
  if (at + 10 > bytes.length || bytes[at + 4] !== 8) return undefined;
  const height = halfAt(bytes, at + 5);
  const width = halfAt(bytes, at + 7);
  return width > 0 && height > 0 ? { width, height, components: bytes[at + 9] as number } : undefined;
}

function halfAt(bytes: Uint8Array, at: number): number {
  return ((bytes[at] as number) << 8) | (bytes[at + 1] as number);
}
