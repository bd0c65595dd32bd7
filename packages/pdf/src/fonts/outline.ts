import { FontBytes } from './font-bytes.ts';

/** A point of a contour in units of the font; those that are not on it bend it (ISO/IEC 14496-22, glyf). */
export interface OutlinePoint {
  readonly x: number;
  readonly y: number;
  readonly isOn: boolean;
}

/** The closed contours of a glyph. */
export type Outline = readonly (readonly OutlinePoint[])[];

const flagBits = { on: 1, shortX: 2, shortY: 4, repeat: 8, sameX: 16, sameY: 32 } as const;
const partBits = { words: 1, offsets: 2, scale: 8, more: 32, twoScales: 64, matrix: 128 } as const;
const partsMax = 64;
const depthMax = 6;

/** Reads glyphs of a TrueType file as outlines, composite ones put together. Takes its tables by tag. */
export function outlinesOf(tables: ReadonlyMap<string, Uint8Array>): (glyph: number) => Outline {
  const glyphBytes = glyphBytesOf(tables);
  return function outlineOf(glyph: number, depth = 0): Outline {
    const bytes = new FontBytes(glyphBytes(glyph));
    if (bytes.bytes.length < 10) return [];
    const contours = bytes.s16(0);
    return contours >= 0 ? simple(bytes, contours) : composite(bytes, depth, outlineOf);
  };
}

/** The stored bytes of each glyph; none for one that is empty or not there. */
export function glyphBytesOf(tables: ReadonlyMap<string, Uint8Array>): (glyph: number) => Uint8Array {
  const none = new Uint8Array(0);
  const [loca = none, glyf = none, head = none] = ['loca', 'glyf', 'head'].map((tag) => tables.get(tag));
  const isLong = new FontBytes(head).s16(50) !== 0;
  const places = new FontBytes(loca);
  const offsetOf = (glyph: number): number => (isLong ? places.u32(4 * glyph) : 2 * places.u16(2 * glyph));
  const count = loca.length / (isLong ? 4 : 2) - 1;
  return (glyph) => (glyph < 0 || glyph >= count ? none : glyf.subarray(offsetOf(glyph), offsetOf(glyph + 1)));
}

function simple(bytes: FontBytes, contours: number): Outline {
  const ends = Array.from({ length: contours }, (_, index) => bytes.u16(10 + 2 * index));
  const count = ends.length === 0 ? 0 : (ends.at(-1) as number) + 1;
  let at = 10 + 2 * contours;
  at += 2 + bytes.u16(at);
  const flags: number[] = [];
  while (flags.length < count && !bytes.isPast) {
    const flag = bytes.u8(at++);
    flags.push(flag);
    for (let left = (flag & flagBits.repeat) === 0 ? 0 : bytes.u8(at++); left > 0; left--) flags.push(flag);
  }
  const coordinates = (short: number, same: number): number[] => {
    let value = 0;
    return flags.slice(0, count).map((flag) => {
      const isSame = (flag & same) !== 0;
      if ((flag & short) !== 0) value += isSame ? bytes.u8(at++) : -bytes.u8(at++);
      else if (!isSame) {
        value += bytes.s16(at);
        at += 2;
      }
      return value;
    });
  };
  const xs = coordinates(flagBits.shortX, flagBits.sameX);
  const ys = coordinates(flagBits.shortY, flagBits.sameY);
  if (bytes.isPast) return [];
  const points = xs.map((x, index) => ({
    x,
    y: ys[index] as number,
    isOn: ((flags[index] as number) & flagBits.on) !== 0,
  }));
  return ends.map((end, index) => points.slice(index === 0 ? 0 : (ends[index - 1] as number) + 1, end + 1));
}

function composite(bytes: FontBytes, depth: number, outlineOf: (glyph: number, depth: number) => Outline): Outline {
  if (depth === depthMax) return [];
  const contours: (readonly OutlinePoint[])[] = [];
  for (let at = 10, part = 0; part < partsMax && !bytes.isPast; part++) {
    const flags = bytes.u16(at);
    const glyph = bytes.u16(at + 2);
    const areWords = (flags & partBits.words) !== 0;
    // Offsets by numbers of points are so rare that no font of ours has them
    const hasOffsets = (flags & partBits.offsets) !== 0;
    const byte = (place: number): number => (bytes.u8(place) << 24) >> 24;
    const dx = hasOffsets ? (areWords ? bytes.s16(at + 4) : byte(at + 4)) : 0;
    const dy = hasOffsets ? (areWords ? bytes.s16(at + 6) : byte(at + 5)) : 0;
    at += areWords ? 8 : 6;
    const fraction = (place: number): number => bytes.s16(place) / 16_384;
    let [a, b, c, d] = [1, 0, 0, 1];
    if ((flags & partBits.scale) !== 0) {
      a = d = fraction(at);
      at += 2;
    } else if ((flags & partBits.twoScales) !== 0) {
      [a, d] = [fraction(at), fraction(at + 2)];
      at += 4;
    } else if ((flags & partBits.matrix) !== 0) {
      [a, b, c, d] = [fraction(at), fraction(at + 2), fraction(at + 4), fraction(at + 6)];
      at += 8;
    }
    for (const contour of outlineOf(glyph, depth + 1))
      contours.push(
        contour.map(({ x, y, isOn }) => ({
          x: Math.round(a * x + c * y) + dx,
          y: Math.round(b * x + d * y) + dy,
          isOn,
        })),
      );
    if ((flags & partBits.more) === 0) break;
  }
  return contours;
}

/** An outline that is made narrower or wider, then moved to the right. */
export function stretched(outline: Outline, scale: number, right: number): Outline {
  if (scale === 1 && right === 0) return outline;
  return outline.map((contour) => contour.map((point) => ({ ...point, x: Math.round(point.x * scale + right) })));
}

/** xMin, yMin, xMax and yMax of an outline; undefined for an empty one. */
export function boxOf(outline: Outline): readonly [number, number, number, number] | undefined {
  const points = outline.flat();
  if (points.length === 0) return undefined;
  const box: [number, number, number, number] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y } of points) {
    box[0] = Math.min(box[0], x);
    box[1] = Math.min(box[1], y);
    box[2] = Math.max(box[2], x);
    box[3] = Math.max(box[3], y);
  }
  return box;
}

/** An outline as a simple glyph of the `glyf` table, without hints. */
export function glyphOfOutline(outline: Outline): Uint8Array {
  const contours = outline.filter((contour) => contour.length > 0);
  const box = boxOf(contours);
  if (box === undefined) return new Uint8Array(0);
  const bytes: number[] = [];
  const word = (value: number): void => {
    bytes.push((value >> 8) & 255, value & 255);
  };
  word(contours.length);
  for (const side of box) word(side);
  let end = -1;
  for (const contour of contours) {
    end += contour.length;
    word(end);
  }
  word(0);
  const points = contours.flat();
  const xs = differences(points.map(({ x }) => x));
  const ys = differences(points.map(({ y }) => y));
  const flags = points.map(({ isOn }, index) => {
    const [x, y] = [xs[index] as number, ys[index] as number];
    return (
      (isOn ? flagBits.on : 0) | bitsOf(x, flagBits.shortX, flagBits.sameX) | bitsOf(y, flagBits.shortY, flagBits.sameY)
    );
  });
  for (let index = 0; index < flags.length; ) {
    const flag = flags[index] as number;
    let times = 1;
    while (times < 256 && flags[index + times] === flag) times++;
    if (times > 1) bytes.push(flag | flagBits.repeat, times - 1);
    else bytes.push(flag);
    index += times;
  }
  for (const values of [xs, ys])
    for (const value of values) {
      if (value !== 0 && Math.abs(value) < 256) bytes.push(Math.abs(value));
      else if (value !== 0) word(value);
    }
  if (bytes.length % 2 === 1) bytes.push(0);
  return Uint8Array.from(bytes);
}

function differences(values: readonly number[]): number[] {
  return values.map((value, index) => value - (index === 0 ? 0 : (values[index - 1] as number)));
}

function bitsOf(difference: number, short: number, same: number): number {
  if (difference === 0) return same;
  if (Math.abs(difference) >= 256) return 0;
  return difference > 0 ? short | same : short;
}
