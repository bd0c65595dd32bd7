import { FontBytes } from '../../fonts/font-bytes.ts';

/** What an ICC profile says of itself (ISO 15076-1, 7.2). */
export interface IccProfile {
  readonly deviceClass: string;
  /** `RGB `, `CMYK`, `GRAY` or `Lab `. */
  readonly colourSpace: string;
  readonly components: number;
}

const components: Readonly<Record<string, number>> = {
  __proto__: null as never,
  'RGB ': 3,
  CMYK: 4,
  GRAY: 1,
  'Lab ': 3,
};
const headerBytes = 128;
/** Versions 2 to 4 (ISO 19005-3, 6.2.3). */
const versionEnd = 5;

/** Reads the header of a profile; undefined when it is none that PDF/A knows. */
export function readIccProfile(profile: Uint8Array): IccProfile | undefined {
  const bytes = new FontBytes(profile);
  const colourSpace = bytes.text(16, 4);
  const count = components[colourSpace];
  const isKnown = profile.length >= headerBytes && bytes.u8(8) < versionEnd && bytes.text(36, 4) === 'acsp';
  return isKnown && tagsAreInside(bytes) && count !== undefined
    ? { deviceClass: bytes.text(12, 4), colourSpace, components: count }
    : undefined;
}

const tagsMax = 200;
const tagBytes = 12;

/** Whether all parts of a profile lie in it, the records of its texts too (7.3 and 10.15). */
function tagsAreInside(bytes: FontBytes): boolean {
  const { length } = bytes.bytes;
  const count = bytes.u32(headerBytes);
  if (count > tagsMax || bytes.u32(0) > length) return false;
  for (let tag = 0; tag < count; tag++) {
    const row = headerBytes + 4 + tag * tagBytes;
    const [at, size] = [bytes.u32(row + 4), bytes.u32(row + 8)];
    if (at + size > length || (bytes.text(at, 4) === 'mluc' && !textsAreInside(bytes, at, size))) return false;
  }
  return !bytes.isPast;
}

function textsAreInside(bytes: FontBytes, at: number, size: number): boolean {
  const count = bytes.u32(at + 8);
  if (count > tagsMax || bytes.u32(at + 12) !== tagBytes) return false;
  return Array.from({ length: count }, (_, index) => at + 16 + index * tagBytes).every(
    (row) => bytes.u32(row + 4) + bytes.u32(row + 8) <= size,
  );
}
