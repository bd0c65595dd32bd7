/**
 * Literals are their byte, or `numberToken` and a number for its digits; matches are length × 65536 + distance
 * (RFC 1951, 3.2.5).
 */
export class DeflateTokens {
  #tokens = new Int32Array(4096);
  #count = 0;
  readonly #heads = new Int32Array(hashSize);
  /** Where " y w h re" of a rectangle of the row begins, by w × 16 + h. */
  readonly #tails = new Int32Array(256);
  /** Where " h re" of any rectangle begins, by h. */
  readonly #heights = new Int32Array(16);

  view(): Int32Array {
    return this.#tokens.subarray(0, this.#count);
  }

  clear(): void {
    this.#count = 0;
  }

  /** Bytes as they are. */
  literals(bytes: Uint8Array, start: number, end: number): void {
    this.#reserve(end - start);
    for (let at = start; at < end; at++) this.#tokens[this.#count++] = bytes[at] as number;
  }

  /** Bytes as they are, but for rows of one byte or of one pair, as of the places of glyphs that draw nothing. */
  runs(bytes: Uint8Array, start: number, end: number): void {
    this.#reserve(end - start);
    for (let at = start; at < end; ) {
      const byte = bytes[at] as number;
      const distance = at > start && byte === bytes[at - 1] ? 1 : at > start + 1 && byte === bytes[at - 2] ? 2 : 0;
      const length = distance === 0 ? 0 : matchLength(bytes, at - distance, at, end);
      this.#tokens[this.#count++] = length < runMin ? byte : match(length, distance);
      at += length < runMin ? 1 : length;
    }
  }

  /**
   * Any bytes: each position takes the last place of its next three bytes, if it is the same there. Places inside a match of more than
   * `placesMax` bytes are not remembered.
   */
  text(bytes: Uint8Array, start: number, end: number, placesMax: number = matchMax): void {
    this.#reserve(end - start);
    const heads = this.#heads.fill(-1);
    let at = start;
    while (at < end) {
      let length = 0;
      let candidate = -1;
      if (at + matchMin <= end) {
        const hash = hashAt(bytes, at);
        candidate = heads[hash] as number;
        heads[hash] = at;
        if (candidate >= 0 && at - candidate <= distanceMax) length = matchLength(bytes, candidate, at, end);
      }
      if (length < matchMin || (length === matchMin && at - candidate > shortMatchDistanceMax)) {
        this.#tokens[this.#count++] = bytes[at++] as number;
        continue;
      }
      this.#tokens[this.#count++] = match(length, at - candidate);
      const next = at + length;
      if (length > placesMax) at = next;
      else {
        for (at += 1; at < next; at++) {
          if (at + matchMin <= end) heads[hashAt(bytes, at)] = at;
        }
      }
    }
  }

  /**
   * Rectangles x, y, width, height in order of y, as the lines "x y width height re" of the path of a symbol: the text itself is not
   * needed. Knowing where the last rectangle of equal size in the row is saves the search, and near matches take few bits.
   */
  rectangles(values: Uint8Array): void {
    this.#reserve(values.length * 3);
    const tails = this.#tails.fill(-1);
    const heights = this.#heights.fill(-1);
    const tokens = this.#tokens;
    let count = this.#count;
    let at = 0;
    let rowAt = -1;
    let row = -1;
    for (let i = 0; i < values.length; i += 4) {
      const y = values[i + 1] as number;
      const width = values[i + 2] as number;
      const height = values[i + 3] as number;
      // Places of the spaces before y, width and height, and of the next line
      const yAt = at + (digitCounts[values[i] as number] as number);
      const widthAt = yAt + 1 + (digitCounts[y] as number);
      const heightAt = widthAt + 1 + (digitCounts[width] as number);
      const next = heightAt + 1 + (digitCounts[height] as number) + lineEnd.length;
      // Sizes of one digit only: others are rare
      const isSmall = width < 10 && height < 10;
      const key = width * 16 + height;
      const heightFrom = height < 10 ? (heights[height] as number) : -1;
      const hasHeight = heightFrom >= 0 && heightAt - heightFrom <= distanceMax;
      tokens[count++] = numberToken + (values[i] as number);
      if (y === row && isSmall && hasHeight) {
        // Whether the row had such a rectangle is as good as random, and not branched upon: `isNew` has all bits set where it had none
        const tail = tails[key] as number;
        const isNew = tail >> 31;
        tokens[count] = (match(widthAt + 1 - yAt, yAt - rowAt) & isNew) | (match(next - yAt, yAt - tail) & ~isNew);
        tokens[count + 1] = numberToken + width;
        tokens[count + 2] = match(next - heightAt, heightAt - heightFrom);
        count += 1 - 2 * isNew;
      } else {
        if (y === row) tokens[count++] = match(widthAt + 1 - yAt, yAt - rowAt);
        else {
          tails.fill(-1);
          tokens[count++] = space;
          tokens[count++] = numberToken + y;
          tokens[count++] = space;
        }
        tokens[count++] = numberToken + width;
        if (hasHeight) tokens[count++] = match(next - heightAt, heightAt - heightFrom);
        else {
          tokens[count++] = space;
          tokens[count++] = numberToken + height;
          for (let end = 0; end < lineEnd.length; end++) tokens[count++] = lineEnd[end] as number;
        }
      }
      if (isSmall) tails[key] = yAt;
      if (height < 10) heights[height] = heightAt;
      rowAt = yAt;
      row = y;
      at = next;
    }
    this.#count = count;
  }

  #reserve(count: number): void {
    if (this.#count + count <= this.#tokens.length) return;
    const grown = new Int32Array(Math.max(this.#tokens.length * 2, this.#count + count));
    grown.set(this.view());
    this.#tokens = grown;
  }
}

/** Above the symbols of literals and lengths. */
export const numberToken = 512;

/** For XML: elements of a list begin alike, and their first bytes are enough to find the last one. */
export const xmlPlacesMax = 16;

const hashSize = 1024;
export const matchMin = 3;
export const matchMax = 258;
/** A shorter row takes fewer bits byte by byte. */
const runMin = 4;
const distanceMax = 32_767;
/** Farther, three literals take fewer bits. */
const shortMatchDistanceMax = 512;
const space = 0x20;
/** By number. */
const digitCounts = new Uint8Array(256).fill(3, 100).fill(2, 10, 100).fill(1, 0, 10);
const lineEnd = Uint8Array.from(' re\n', (character) => character.charCodeAt(0));

function match(length: number, distance: number): number {
  return length * 0x10000 + distance;
}

function hashAt(bytes: Uint8Array, at: number): number {
  const three = ((bytes[at] as number) << 16) | ((bytes[at + 1] as number) << 8) | (bytes[at + 2] as number);
  return Math.imul(three, 0x9e3779b1) >>> 22;
}

function matchLength(bytes: Uint8Array, from: number, at: number, end: number): number {
  const most = Math.min(matchMax, end - at);
  let length = 0;
  while (length < most && bytes[from + length] === bytes[at + length]) length += 1;
  return length;
}
