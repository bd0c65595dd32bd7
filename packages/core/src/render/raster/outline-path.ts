/** How far a chord may be from its curve, in pixels: less than one of the 15 shades. */
const flatness = 0.03;
const chordsMax = 64;

/** Collects the edges of closed outlines in pixels; curves become chords. */
export class OutlinePath {
  /** x1, y1, x2, y2, … */
  readonly edges: number[] = [];
  #startX = 0;
  #startY = 0;
  #x = 0;
  #y = 0;

  move(x: number, y: number): void {
    this.close();
    this.#startX = x;
    this.#startY = y;
    this.#x = x;
    this.#y = y;
  }

  line(x: number, y: number): void {
    this.edges.push(this.#x, this.#y, x, y);
    this.#x = x;
    this.#y = y;
  }

  quadratic(cx: number, cy: number, x: number, y: number): void {
    const x0 = this.#x;
    const y0 = this.#y;
    const chords = chordCount(Math.abs(x0 - 2 * cx + x) + Math.abs(y0 - 2 * cy + y), 4);
    for (let i = 1; i < chords; i++) {
      const t = i / chords;
      const s = 1 - t;
      this.line(s * s * x0 + 2 * s * t * cx + t * t * x, s * s * y0 + 2 * s * t * cy + t * t * y);
    }
    this.line(x, y);
  }

  cubic(ax: number, ay: number, bx: number, by: number, x: number, y: number): void {
    const x0 = this.#x;
    const y0 = this.#y;
    const bend = Math.max(
      Math.abs(x0 - 2 * ax + bx) + Math.abs(y0 - 2 * ay + by),
      Math.abs(ax - 2 * bx + x) + Math.abs(ay - 2 * by + y),
    );
    const chords = chordCount(bend, 4 / 3);
    for (let i = 1; i < chords; i++) {
      const t = i / chords;
      const s = 1 - t;
      const [p, q, r, u] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
      this.line(p * x0 + q * ax + r * bx + u * x, p * y0 + q * ay + r * by + u * y);
    }
    this.line(x, y);
  }

  /** A closed outline through x, y, x, y, … */
  polygon(points: readonly number[]): void {
    this.move(points[0] as number, points[1] as number);
    for (let i = 2; i + 1 < points.length; i += 2) this.line(points[i] as number, points[i + 1] as number);
    this.close();
  }

  close(): void {
    if (this.#x !== this.#startX || this.#y !== this.#startY) this.line(this.#startX, this.#startY);
  }
}

/** A chord is off by the second difference of its control points over `share` and the square of their number. */
function chordCount(secondDifference: number, share: number): number {
  const chords = Math.ceil(Math.sqrt(secondDifference / (share * flatness)));
  return chords >= 1 ? Math.min(chords, chordsMax) : 1;
}
