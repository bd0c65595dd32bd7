/** Edges x1, y1, x2, y2, … in pixels, each outline closed. */
export type PixelOutline = readonly number[];

/** Whole pixels; right and bottom are exclusive. */
export interface PixelBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** How much of each pixel of a box is covered: 0 to 255, row by row, in steps of 17. */
export interface Stamp {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly shades: Uint8Array;
}

/**
 * The shades of a filled outline (non-zero winding) inside a box. What the outline has above or below the box is left
 * out, what it has beside it only counts towards the winding.
 */
export function stampOf(outline: PixelOutline, box: PixelBox): Stamp {
  const coverage = new Coverage(box);
  coverage.add(outline);
  const { left, top, right, bottom } = box;
  return { left, top, width: right - left, height: bottom - top, shades: coverage.shades() };
}

/** The pixels that an outline touches. */
export function boxOf(outline: PixelOutline): PixelBox {
  if (outline.length === 0) return { left: 0, top: 0, right: 0, bottom: 0 };
  let left = Number.POSITIVE_INFINITY;
  let top = Number.POSITIVE_INFINITY;
  let right = Number.NEGATIVE_INFINITY;
  let bottom = Number.NEGATIVE_INFINITY;
  for (let i = 0; i + 1 < outline.length; i += 2) {
    const x = outline[i] as number;
    const y = outline[i + 1] as number;
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < top) top = y;
    if (y > bottom) bottom = y;
  }
  return { left: Math.floor(left), top: Math.floor(top), right: Math.ceil(right), bottom: Math.ceil(bottom) };
}

/**
 * Every edge adds the area to its right within its own row; a sum over
 * the row then gives the winding number of each pixel, fractions included (the method of the font-rs rasterizer).
 */
class Coverage {
  readonly #width: number;
  readonly #height: number;
  /** Two more values a row, so that edges at the right border need no test. */
  readonly #stride: number;
  readonly #areas: Float32Array;
  readonly #left: number;
  readonly #top: number;

  constructor(box: PixelBox) {
    this.#left = box.left;
    this.#top = box.top;
    this.#width = box.right - box.left;
    this.#height = box.bottom - box.top;
    this.#stride = this.#width + 2;
    this.#areas = new Float32Array(this.#stride * this.#height);
  }

  /** Adds the edges of an outline. */
  add(outline: PixelOutline): void {
    for (let i = 0; i + 3 < outline.length; i += 4) {
      const x1 = (outline[i] as number) - this.#left;
      const y1 = (outline[i + 1] as number) - this.#top;
      const x2 = (outline[i + 2] as number) - this.#left;
      const y2 = (outline[i + 3] as number) - this.#top;
      if (y1 < y2) this.#edge(x1, y1, x2, y2, 1);
      else if (y2 < y1) this.#edge(x2, y2, x1, y1, -1);
    }
  }

  /** 16 shades: more would cost bytes in every format and be seen by no eye. */
  shades(): Uint8Array<ArrayBuffer> {
    const shades = new Uint8Array(this.#width * this.#height);
    for (let y = 0, index = 0; y < this.#height; y++) {
      let sum = 0;
      for (let x = 0, area = y * this.#stride; x < this.#width; x++) {
        sum += this.#areas[area++] as number;
        const covered = sum < 0 ? -sum : sum;
        shades[index++] = covered >= 1 ? 255 : Math.round(covered * 15) * 17;
      }
    }
    return shades;
  }

  /** An edge from its upper to its lower end. */
  #edge(x1: number, y1: number, x2: number, y2: number, direction: number): void {
    const slope = (x2 - x1) / (y2 - y1);
    const end = Math.min(y2, this.#height);
    for (let y = Math.max(0, Math.floor(y1)); y < end; y++) {
      const from = Math.max(y, y1);
      const to = Math.min(y + 1, end);
      const atFrom = this.#inside(x1 + (from - y1) * slope);
      const atTo = this.#inside(x1 + (to - y1) * slope);
      const area = (to - from) * direction;
      if (atFrom < atTo) this.#edgeInRow(y * this.#stride, atFrom, atTo, area);
      else this.#edgeInRow(y * this.#stride, atTo, atFrom, area);
    }
  }

  #inside(x: number): number {
    return Math.max(0, Math.min(x, this.#width));
  }

  /** Shares an edge's height between the pixels it crosses, by what of each lies to its right. */
  #edgeInRow(row: number, left: number, right: number, area: number): void {
    const first = Math.floor(left);
    const last = Math.ceil(right);
    if (last <= first + 1) {
      const middle = (left + right) / 2 - first;
      this.#put(row + first, area * (1 - middle));
      this.#put(row + first + 1, area * middle);
      return;
    }
    const perPixel = area / (right - left);
    // What the pixels so far have of the full height, as the sum over the row will see it.
    let sum = 0;
    for (let x = first; x < last; x++) {
      const from = Math.max(left, x);
      const to = Math.min(right, x + 1);
      const covered = perPixel * ((to - from) * (x + 1 - (from + to) / 2) + (from - left));
      this.#put(row + x, covered - sum);
      sum = covered;
    }
    this.#put(row + last, area - sum);
  }

  #put(index: number, area: number): void {
    this.#areas[index] = (this.#areas[index] as number) + area;
  }
}
