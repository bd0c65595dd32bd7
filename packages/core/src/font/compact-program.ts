import type { SubsetSource } from '@rappen/pdf/internal/font-programs';

/** A glyph of a compact program. */
interface Glyph {
  /** 255 where it is put together of others. */
  readonly contours: number;
  /** How many points each contour has. */
  ends: Uint8Array;
  /** As they are written. */
  flags: Uint8Array;
  components: Uint8Array;
  /** Where its x and y begin among those of one byte, and among the others. */
  shorts: readonly [number, number];
  longs: readonly [number, number];
  /** Made when they are first asked for. */
  outline: Uint8Array | undefined;
  metrics: Uint8Array | undefined;
}

/** The coordinates of all points along an axis: those of one byte, and the high and low bytes of the others. */
type Coordinates = Readonly<Record<'shorts' | 'highs' | 'lows', Uint8Array>>;

const composite = 255;
const isRepeated = 8;
/** The flags of x and of y: one byte, and that it is added; without the first, that nothing changes. */
const axes = [
  { isShort: 2, isSame: 16 },
  { isShort: 4, isSame: 32 },
] as const;
const argumentsAreWords = 1;
const moreComponents = 32;
const nothing = new Uint8Array(0);

/**
 * A TrueType program as it is kept in source: what is alike stands together and what can be computed is left out, so that it
 * compresses to two thirds. One behind the other: the number of glyphs; of each glyph its contours; of each contour its points; the
 * flags of all; their x, those of one byte, the high bytes of the others and the low ones; their y alike; the components; the high
 * bytes of the advance widths, and the low ones; `head`, `hhea`, `maxp`. Computed are boxes, left bearings and places. Outlines are
 * made when they are asked for: a bill needs few. Source: ISO/IEC 14496-22, 5.2 and 5.3.
 */
export class CompactProgram implements SubsetSource {
  readonly glyphCount: number;
  readonly head: Uint8Array;
  readonly hhea: Uint8Array;
  readonly maxp: Uint8Array;
  readonly #glyphs: readonly Glyph[];
  readonly #coordinates: readonly Coordinates[];
  readonly #advances: readonly [high: Uint8Array, low: Uint8Array];

  constructor(packed: Uint8Array) {
    let at = 2;
    const take = (length: number): Uint8Array => {
      at += length;
      return packed.subarray(at - length, at);
    };
    const count = u16(packed, 0);
    const glyphs = Array.from(take(count), newGlyph);
    const simple = glyphs.filter(({ contours }) => contours !== composite);
    for (const glyph of simple) glyph.ends = take(glyph.contours);
    const counts = { shorts: [0, 0], longs: [0, 0] } satisfies Counts;
    for (const glyph of simple) {
      const [shortX, shortY] = counts.shorts;
      const [longX, longY] = counts.longs;
      glyph.shorts = [shortX, shortY];
      glyph.longs = [longX, longY];
      glyph.flags = take(countFlags(packed, at, glyph, counts));
    }
    this.#coordinates = [0, 1].map((axis) => {
      const [shorts, longs] = [counts.shorts[axis] as number, counts.longs[axis] as number];
      return { shorts: take(shorts), highs: take(longs), lows: take(longs) };
    });
    for (const glyph of glyphs) if (glyph.contours === composite) glyph.components = take(componentsLength(packed, at));
    this.#advances = [take(count), take(count)];
    this.head = take(54);
    this.hhea = take(36);
    this.maxp = take(32);
    this.glyphCount = count;
    this.#glyphs = glyphs;
  }

  /** The outline of a glyph; empty where it draws nothing. */
  outlineOf(index: number): Uint8Array {
    const glyph = this.#glyphs[index] as Glyph;
    glyph.outline ??= glyph.contours === composite ? this.#composed(glyph) : this.#drawn(glyph);
    return glyph.outline;
  }

  /** Advance width and left bearing of a glyph. */
  metricsOf(index: number): Uint8Array {
    const glyph = this.#glyphs[index] as Glyph;
    const outline = this.outlineOf(index);
    const [high, low] = this.#advances;
    glyph.metrics ??= Uint8Array.of(high[index] as number, low[index] as number, outline[2] ?? 0, outline[3] ?? 0);
    return glyph.metrics;
  }

  #drawn({ contours, ends, flags, shorts, longs }: Glyph): Uint8Array {
    if (contours === 0) return nothing;
    const start = 12 + 2 * contours;
    // No coordinate has more than two bytes
    const points = ends.reduce((sum, own) => sum + own, 0);
    const outline = new Uint8Array(start + flags.length + 4 * points + 1);
    setU16(outline, 0, contours);
    let point = -1;
    for (let contour = 0; contour < contours; contour++) {
      point += ends[contour] as number;
      setU16(outline, 10 + 2 * contour, point);
    }
    // Behind two bytes that say that there are no instructions
    outline.set(flags, start);
    let at = start + flags.length;
    for (const axis of [0, 1] as const) {
      const places = { short: shorts[axis], long: longs[axis] };
      at = writeCoordinates(flags, this.#coordinates[axis] as Coordinates, axis, places, outline, at);
    }
    return outline.subarray(0, at + (at & 1));
  }

  /** In the box of those components that draw something, each at its place. */
  #composed({ components }: Glyph): Uint8Array {
    const outline = new Uint8Array(10 + components.length + (components.length & 1));
    let box: readonly number[] | undefined;
    for (let at = 0; at < components.length; at += componentLength(u16(components, at))) {
      const own = this.outlineOf(u16(components, at + 2));
      if (own.length === 0) continue;
      const isWords = (u16(components, at) & argumentsAreWords) !== 0;
      const x = isWords ? i16(components, at + 4) : ((components[at + 4] as number) << 24) >> 24;
      const y = isWords ? i16(components, at + 6) : ((components[at + 5] as number) << 24) >> 24;
      const moved = [i16(own, 2) + x, i16(own, 4) + y, i16(own, 6) + x, i16(own, 8) + y];
      box = box?.map((side, index) => (index < 2 ? Math.min : Math.max)(side, moved[index] as number)) ?? moved;
    }
    setU16(outline, 0, -1);
    for (let side = 0; side < 4; side++) setU16(outline, 2 + 2 * side, box?.[side] ?? 0);
    outline.set(components, 10);
    return outline;
  }
}

function newGlyph(contours: number): Glyph {
  return {
    contours,
    ends: nothing,
    flags: nothing,
    components: nothing,
    shorts: [0, 0],
    longs: [0, 0],
    outline: undefined,
    metrics: undefined,
  };
}

/** How many coordinates there are so far, of x and of y. */
interface Counts {
  readonly shorts: [number, number];
  readonly longs: [number, number];
}

/** Counts the coordinates of a glyph; returns how many bytes its flags have. */
function countFlags(bytes: Uint8Array, from: number, { ends }: Glyph, { shorts, longs }: Counts): number {
  let at = from;
  for (let left = ends.reduce((sum, own) => sum + own, 0); left > 0; ) {
    const flag = bytes[at++] as number;
    const times = (flag & isRepeated) === 0 ? 1 : 1 + (bytes[at++] as number);
    left -= times;
    for (const axis of [0, 1] as const) {
      const { isShort, isSame } = axes[axis];
      if ((flag & isShort) !== 0) shorts[axis] += times;
      else if ((flag & isSame) === 0) longs[axis] += times;
    }
  }
  return at - from;
}

/** The coordinates of a glyph along an axis, and the sides of its box; returns where they end. */
function writeCoordinates(
  flags: Uint8Array,
  { shorts, highs, lows }: Coordinates,
  axis: 0 | 1,
  { short, long }: { short: number; long: number },
  outline: Uint8Array,
  from: number,
): number {
  const { isShort, isSame } = axes[axis];
  let [value, least, most] = [0, 32_767, -32_768];
  let at = from;
  let [nextShort, nextLong] = [short, long];
  for (let place = 0; place < flags.length; place++) {
    const flag = flags[place] as number;
    for (let left = (flag & isRepeated) === 0 ? 0 : (flags[++place] as number); left >= 0; left--) {
      if ((flag & isShort) !== 0) {
        const step = shorts[nextShort++] as number;
        outline[at++] = step;
        value += (flag & isSame) !== 0 ? step : -step;
      } else if ((flag & isSame) === 0) {
        outline[at] = highs[nextLong] as number;
        outline[at + 1] = lows[nextLong++] as number;
        value += i16(outline, at);
        at += 2;
      }
      if (value < least) least = value;
      if (value > most) most = value;
    }
  }
  setU16(outline, 2 + 2 * axis, least);
  setU16(outline, 6 + 2 * axis, most);
  return at;
}

function componentLength(flags: number): number {
  return (flags & argumentsAreWords) !== 0 ? 8 : 6;
}

function componentsLength(bytes: Uint8Array, from: number): number {
  for (let at = from; ; ) {
    const flags = u16(bytes, at);
    at += componentLength(flags);
    if ((flags & moreComponents) === 0) return at - from;
  }
}

function u16(bytes: Uint8Array, at: number): number {
  return ((bytes[at] as number) << 8) | (bytes[at + 1] as number);
}

function i16(bytes: Uint8Array, at: number): number {
  return (u16(bytes, at) << 16) >> 16;
}

function setU16(bytes: Uint8Array, at: number, value: number): void {
  bytes[at] = value >> 8;
  bytes[at + 1] = value;
}
