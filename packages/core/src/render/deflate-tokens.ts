/** Literals are their byte; matches are length × 65536 + distance (RFC 1951, 3.2.5). */
export class DeflateTokens {
  #tokens = new Int32Array(4096);
  #count = 0;
  readonly #heads = new Int32Array(hashSize);
  /** Where " y w h re" of a rectangle was last written, by w × 16 + h, and on which line y starts. */
  readonly #tails = new Int32Array(256);
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

  /** Any bytes: each position takes the last place of its next three bytes, if it is the same there. */
  text(bytes: Uint8Array, start: number, end: number): void {
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
      this.#match(length, at - candidate);
      const next = at + length;
      for (at += 1; at < next; at++) {
        if (at + matchMin <= end) heads[hashAt(bytes, at)] = at;
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
    let at = start;
    let rowAt = -1;
    let rowLength = 0;
    while (at < end) {
      const yAt = spaceAfter(bytes, at);
      const widthAt = spaceAfter(bytes, yAt + 1);
      const heightAt = spaceAfter(bytes, widthAt + 1);
      const next = spaceAfter(bytes, heightAt + 1) + ' re\n'.length;
      this.literals(bytes, at, yAt);
      const isSameRow =
        rowAt >= 0 && rowLength === widthAt - yAt && matchLength(bytes, rowAt, yAt, widthAt + 1) === widthAt + 1 - yAt;
      if (!isSameRow) this.#tails.fill(-1);
      const height = heightAt + 2 === next - 4 ? (bytes[heightAt + 1] as number) - zero : 0;
      const width = widthAt + 2 === heightAt ? (bytes[widthAt + 1] as number) - zero : 0;
      const key = width > 0 && height > 0 ? width * 16 + height : 0;
      const tail = key > 0 ? (this.#tails[key] as number) : -1;
      if (tail >= 0) {
        this.#match(next - yAt, yAt - tail);
      } else {
        if (isSameRow) this.#match(widthAt + 1 - yAt, yAt - rowAt);
        else this.literals(bytes, yAt, widthAt + 1);
        this.literals(bytes, widthAt + 1, heightAt);
        const heightFrom = this.#heights[height] as number;
        if (height > 0 && heightFrom >= 0 && heightAt - heightFrom <= distanceMax) {
          this.#match(next - heightAt, heightAt - heightFrom);
        } else this.literals(bytes, heightAt, next);
      }
      this.#tails[key] = yAt;
      this.#heights[height] = heightAt;
      rowAt = yAt;
      rowLength = widthAt - yAt;
      at = next;
    }
  }

  #match(length: number, distance: number): void {
    this.#tokens[this.#count++] = length * 0x10000 + distance;
  }

  #reserve(count: number): void {
    if (this.#count + count <= this.#tokens.length) return;
    const grown = new Int32Array(Math.max(this.#tokens.length * 2, this.#count + count));
    grown.set(this.view());
    this.#tokens = grown;
  }
}

const hashSize = 1024;
const matchMin = 3;
const matchMax = 258;
const distanceMax = 32_767;
/** Farther, three literals take fewer bits. */
const shortMatchDistanceMax = 512;
const zero = 0x30;

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

function spaceAfter(bytes: Uint8Array, at: number): number {
  let space = at;
  while (bytes[space] !== 0x20) space += 1;
  return space;
}
