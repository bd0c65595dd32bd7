/** Literals are their byte; matches are length × 65536 + distance (RFC 1951, 3.2.5). */
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

  /** Bytes as they are, but for rows of one byte. */
  runs(bytes: Uint8Array, start: number, end: number): void {
    this.#reserve(end - start);
    for (let at = start; at < end; ) {
      const byte = bytes[at] as number;
      this.#tokens[this.#count++] = byte;
      at += 1;
      let length = 0;
      while (length < matchMax && at + length < end && bytes[at + length] === byte) length += 1;
      if (length < runMin) continue;
      this.#tokens[this.#count++] = match(length, 1);
      at += length;
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
   * Lines "x y width height re" in order of y, as the path of a symbol has them. Knowing where the last rectangle of
   * equal size in the row is saves the search, and near matches take few bits.
   */
  rectangles(bytes: Uint8Array, start: number, end: number): void {
    this.#reserve(end - start);
    this.#tails.fill(-1);
    this.#heights.fill(-1);
    const tokens = this.#tokens;
    const tails = this.#tails;
    const heights = this.#heights;
    let count = this.#count;
    let at = start;
    let rowAt = -1;
    let rowLength = 0;
    while (at < end) {
      let yAt = at;
      for (let byte = bytes[yAt] as number; byte !== space; byte = bytes[++yAt] as number) tokens[count++] = byte;
      const widthAt = spaceAfter(bytes, yAt + 1);
      const heightAt = spaceAfter(bytes, widthAt + 1);
      const next = spaceAfter(bytes, heightAt + 1) + ' re\n'.length;
      const isSameRow = rowLength === widthAt - yAt && isSame(bytes, rowAt, yAt, rowLength);
      if (!isSameRow) tails.fill(-1);
      // Sizes of one digit only: others are rare.
      const height = next - heightAt === 6 ? (bytes[heightAt + 1] as number) - zero : 0;
      const width = heightAt - widthAt === 2 ? (bytes[widthAt + 1] as number) - zero : 0;
      const key = width > 0 && height > 0 ? width * 16 + height : 0;
      const tail = key > 0 ? (tails[key] as number) : -1;
      if (tail >= 0) {
        tokens[count++] = match(next - yAt, yAt - tail);
      } else {
        let from = yAt;
        if (isSameRow) {
          tokens[count++] = match(rowLength + 1, yAt - rowAt);
          from = widthAt + 1;
        }
        while (from < heightAt) tokens[count++] = bytes[from++] as number;
        const heightFrom = heights[height] as number;
        if (height > 0 && heightFrom >= 0 && heightAt - heightFrom <= distanceMax) {
          tokens[count++] = match(next - heightAt, heightAt - heightFrom);
        } else {
          while (from < next) tokens[count++] = bytes[from++] as number;
        }
      }
      tails[key] = yAt;
      heights[height] = heightAt;
      rowAt = yAt;
      rowLength = widthAt - yAt;
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

/** For XML: elements of a list begin alike, and their first bytes are enough to find the last one. */
export const xmlPlacesMax = 16;

const hashSize = 1024;
const matchMin = 3;
const matchMax = 258;
/** A shorter row takes fewer bits byte by byte. */
const runMin = 4;
const distanceMax = 32_767;
/** Farther, three literals take fewer bits. */
const shortMatchDistanceMax = 512;
const zero = 0x30;
const space = 0x20;

function match(length: number, distance: number): number {
  return length * 0x10000 + distance;
}

function isSame(bytes: Uint8Array, from: number, at: number, length: number): boolean {
  for (let i = 0; i < length; i++) {
    if (bytes[from + i] !== bytes[at + i]) return false;
  }
  return true;
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

function spaceAfter(bytes: Uint8Array, start: number): number {
  let at = start;
  while (bytes[at] !== space) at += 1;
  return at;
}
