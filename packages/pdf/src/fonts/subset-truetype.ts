import { ContentDeflate, type PackedPiece } from '../writer/content-deflate.ts';
import { sfntTables } from './sfnt.ts';

/** A zlib stream, and its length before compression. */
export interface PackedProgram {
  readonly length: number;
  readonly deflated: Uint8Array<ArrayBuffer>;
}

/** An outline, packed for any subset. */
interface PackedOutline {
  readonly piece: PackedPiece;
  /** The sums of its 16-bit words, by turns. */
  readonly sums: readonly [number, number];
}

const moreComponents = 0x20;
const argumentsAreWords = 0x1;
const tags = ['glyf', 'head', 'hhea', 'hmtx', 'loca', 'maxp'] as const;
const directoryLength = 12 + 16 * tags.length;
/** What all the words of a file add up to (ISO/IEC 14496-22, 5.2.2). */
const wholeSum = 0xb1b0afba;
const padding = new Uint8Array(2);

/** What a subset is taken of: tables of a TrueType program, its outlines and its metrics, one by one. */
export interface SubsetSource {
  readonly glyphCount: number;
  readonly head: Uint8Array;
  readonly hhea: Uint8Array;
  readonly maxp: Uint8Array;
  outlineOf(glyph: number): Uint8Array;
  metricsOf(glyph: number): Uint8Array;
}

/**
 * A TrueType program of our own making, of which subsets are taken: short offsets, a metric for each glyph, components placed
 * without scale (ISO/IEC 14496-22, 5.3 and 5.2.3). Each outline is packed once, so that a subset costs little more than a copy.
 */
export class SubsetFont {
  readonly #source: SubsetSource;
  readonly #packed: (PackedOutline | undefined)[] = [];
  readonly #components: (readonly number[] | undefined)[] = [];
  readonly #deflate = new ContentDeflate();

  constructor(source: SubsetSource) {
    this.#source = source;
  }

  /** That of a file; undefined: it is not such a program. */
  static of(program: Uint8Array): SubsetFont | undefined {
    const found = sfntTables(program);
    const [glyf, head, hhea, hmtx, loca, maxp] = tags.map((tag) => found.get(tag));
    if (!glyf || !head || !hhea || !hmtx || !loca || !maxp) return undefined;
    const glyphCount = loca.length / 2 - 1;
    const isOurs = u16(head, 50) === 0 && u16(hhea, 34) === glyphCount && hmtx.length >= 4 * glyphCount;
    if (!isOurs) return undefined;
    return new SubsetFont({
      glyphCount,
      head,
      hhea,
      maxp,
      outlineOf: (glyph) => glyf.subarray(u16(loca, 2 * glyph) * 2, u16(loca, 2 * glyph + 2) * 2),
      metricsOf: (glyph) => hmtx.subarray(4 * glyph, 4 * glyph + 4),
    });
  }

  get glyphCount(): number {
    return this.#source.glyphCount;
  }

  /** The outline of a glyph; empty where it draws nothing. */
  outlineOf(glyph: number): Uint8Array {
    return this.#source.outlineOf(glyph);
  }

  /** Advance width and left bearing of a glyph, as the font has them. */
  metricsOf(glyph: number): Uint8Array {
    return this.#source.metricsOf(glyph);
  }

  /** The named glyphs with those that they are put together of, and glyph 0, in ascending order. */
  withComponents(glyphs: readonly number[]): readonly number[] {
    const isIn = new Uint8Array(this.glyphCount);
    isIn[0] = 1;
    const open = [...glyphs];
    for (let glyph = open.pop(); glyph !== undefined; glyph = open.pop()) {
      if (glyph >= this.glyphCount || isIn[glyph] === 1) continue;
      isIn[glyph] = 1;
      open.push(...this.#componentsOf(glyph));
    }
    const all: number[] = [];
    for (let glyph = 0; glyph < isIn.length; glyph++) if (isIn[glyph] === 1) all.push(glyph);
    return all;
  }

  /**
   * A program with the outlines of the named glyphs alone, each under its number: those between draw nothing and have no width.
   * For PDF, which needs no more tables (ISO 32000-1, 9.9). `glyphs` as `withComponents` returns them.
   */
  subset(glyphs: readonly number[]): PackedProgram {
    const count = (glyphs[glyphs.length - 1] as number) + 1;
    const outlines: PackedPiece[] = [];
    const loca = new Uint8Array(padded((count + 1) * 2));
    const hmtx = new Uint8Array(count * 4);
    const sums: [number, number] = [0, 0];
    let at = 0;
    let next = 0;
    for (let index = 0; index < glyphs.length; index++) {
      const glyph = glyphs[index] as number;
      // The glyphs since the last one draw nothing
      for (; next <= glyph; next++) setU16(loca, 2 * next, at / 2);
      const metrics = this.metricsOf(glyph);
      for (let byte = 0; byte < 4; byte++) hmtx[4 * glyph + byte] = metrics[byte] as number;
      const { piece, sums: own } = this.#packedOf(glyph);
      if (piece.length === 0) continue;
      outlines.push(piece);
      const turn = (at >> 1) & 1;
      sums[0] += own[turn] as number;
      sums[1] += own[1 - turn] as number;
      at += piece.length;
    }
    setU16(loca, 2 * count, at / 2);
    const head = new Uint8Array(padded(this.#source.head.length));
    head.set(this.#source.head);
    head.fill(0, 8, 12);
    const hhea = this.#source.hhea.slice();
    setU16(hhea, 34, count);
    const maxp = this.#source.maxp.slice();
    setU16(maxp, 4, count);
    const outlineSum = (sums[0] * 0x10000 + sums[1]) % 0x100000000;
    const others = [head, hhea, hmtx, loca, maxp];
    const directory = directoryOf([
      { sum: outlineSum, length: at, padded: padded(at) },
      ...others.map((table, index) => {
        const length = index === 0 ? this.#source.head.length : index === 3 ? (count + 1) * 2 : table.length;
        return { sum: sumOf(table), length, padded: table.length };
      }),
    ]);
    setU32(head, 8, wholeSum - directory.sum);
    const filling = at % 4 === 0 ? [] : [padding];
    const pieces = [directory.bytes, ...outlines, ...filling, ...others];
    return {
      length: pieces.reduce((sum, { length }) => sum + length, 0),
      deflated: this.#deflate.font(pieces),
    };
  }

  #componentsOf(glyph: number): readonly number[] {
    const components = this.#components[glyph] ?? componentsIn(this.outlineOf(glyph));
    this.#components[glyph] = components;
    return components;
  }

  #packedOf(glyph: number): PackedOutline {
    let packed = this.#packed[glyph];
    if (packed === undefined) {
      const outline = this.outlineOf(glyph);
      const sums: [number, number] = [0, 0];
      for (let at = 0; at < outline.length; at += 4) {
        sums[0] += u16(outline, at);
        if (at + 2 < outline.length) sums[1] += u16(outline, at + 2);
      }
      packed = { piece: this.#deflate.fontPiece(outline), sums };
      this.#packed[glyph] = packed;
    }
    return packed;
  }
}

function componentsIn(outline: Uint8Array): readonly number[] {
  if (outline.length === 0 || ((outline[0] as number) & 0x80) === 0) return [];
  const found: number[] = [];
  for (let at = 10; at + 4 <= outline.length; ) {
    const flags = u16(outline, at);
    found.push(u16(outline, at + 2));
    if ((flags & moreComponents) === 0) break;
    at += 4 + ((flags & argumentsAreWords) !== 0 ? 4 : 2);
  }
  return found;
}

/** The head of the file and its tables, in the order of `tags`; what the file adds up to with it. */
function directoryOf(tables: readonly { readonly sum: number; readonly length: number; readonly padded: number }[]): {
  readonly bytes: Uint8Array;
  readonly sum: number;
} {
  const bytes = new Uint8Array(directoryLength);
  const power = Math.floor(Math.log2(tags.length));
  setU16(bytes, 0, 1);
  setU16(bytes, 4, tags.length);
  setU16(bytes, 6, 16 << power);
  setU16(bytes, 8, power);
  setU16(bytes, 10, (tags.length - (1 << power)) * 16);
  let offset = directoryLength;
  let sum = 0;
  for (const [index, table] of tables.entries()) {
    const row = 12 + 16 * index;
    const tag = tags[index] as string;
    for (let letter = 0; letter < 4; letter++) bytes[row + letter] = tag.charCodeAt(letter);
    setU32(bytes, row + 4, table.sum);
    setU32(bytes, row + 8, offset);
    setU32(bytes, row + 12, table.length);
    offset += table.padded;
    sum += table.sum;
  }
  return { bytes, sum: sum + sumOf(bytes) };
}

/** What the words of a table add up to; the caller takes it modulo 2³². */
function sumOf(bytes: Uint8Array): number {
  let high = 0;
  let low = 0;
  for (let at = 0; at < bytes.length; at += 4) {
    high += u16(bytes, at);
    low += u16(bytes, at + 2);
  }
  return (high * 0x10000 + low) % 0x100000000;
}

function padded(length: number): number {
  return (length + 3) & ~3;
}

function u16(bytes: Uint8Array, at: number): number {
  return ((bytes[at] as number) << 8) | (bytes[at + 1] as number);
}

function setU16(bytes: Uint8Array, at: number, value: number): void {
  bytes[at] = value >> 8;
  bytes[at + 1] = value;
}

/** Modulo 2³². */
function setU32(bytes: Uint8Array, at: number, value: number): void {
  setU16(bytes, at, Math.floor(value / 0x10000));
  setU16(bytes, at + 2, value);
}
