import type { Matrix } from '../base/matrix.ts';
import type { Outline } from './fill.ts';

/** Straight lines that a curve is drawn as. */
const bendSteps = 8;

/**
 * The path that a content stream is building, in its own space. Where the matrix changes before it is painted, readers draw it with the
 * later one.
 */
export class PathBuilder {
  #outlines: number[][] = [];
  #line: number[] = [];
  #startX = 0;
  #startY = 0;
  #corners = 0;
  hasCurves = false;

  /** Corners since the path began. */
  get corners(): number {
    return this.#corners;
  }

  move(x: number, y: number): void {
    this.#end();
    this.#startX = x;
    this.#startY = y;
    this.#line.push(x, y);
  }

  line(x: number, y: number): void {
    if (this.#line.length === 0) this.#line.push(this.#startX, this.#startY);
    this.#line.push(x, y);
    this.#corners++;
  }

  /** A curve, taken for a straight line to its end. */
  curve(x: number, y: number): void {
    this.line(x, y);
    this.hasCurves = true;
  }

  /**
   * A curve, drawn as short straight lines: both its control points and its end (ISO 32000-1, 8.5.2.2). Without the first or the
   * second one, that is where the curve begins or ends.
   */
  bend(controls: readonly number[], missing?: 'first' | 'second'): void {
    if (this.#line.length === 0) this.#line.push(this.#startX, this.#startY);
    const [x0, y0] = [this.#line.at(-2) as number, this.#line.at(-1) as number];
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = controls;
    const [x1, y1, x2, y2, x3, y3] =
      missing === 'first' ? [x0, y0, a, b, c, d] : missing === 'second' ? [a, b, c, d, c, d] : [a, b, c, d, e, f];
    for (let step = 1; step <= bendSteps; step++) {
      const t = step / bendSteps;
      const [p, q, r, u] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t ** 2 * (1 - t), t ** 3];
      this.#line.push(p * x0 + q * x1 + r * x2 + u * x3, p * y0 + q * y1 + r * y2 + u * y3);
    }
    this.#corners += bendSteps;
    this.hasCurves = true;
  }

  rectangle(x: number, y: number, width: number, height: number): void {
    this.move(x, y);
    this.line(x + width, y);
    this.line(x + width, y + height);
    this.line(x, y + height);
    this.close();
  }

  /** Ends the line where it began. */
  close(): void {
    const line = this.#line;
    if (line.length > 2) line.push(line[0] as number, line[1] as number);
    this.#end();
  }

  #end(): void {
    if (this.#line.length > 2) this.#outlines.push(this.#line);
    this.#line = [];
  }

  /** The lines of more than one point behind a matrix, and a new path. Lines with places out of all measure are left out. */
  take(matrix: Matrix): readonly Outline[] {
    this.#end();
    const outlines = this.#outlines;
    this.#outlines = [];
    this.#corners = 0;
    this.hasCurves = false;
    for (const outline of outlines) place(outline, matrix);
    return outlines.filter((outline) => outline.every(Number.isFinite));
  }
}

/** Takes the corners of a line to the space behind a matrix. */
function place(outline: number[], [a, b, c, d, e, f]: Matrix): void {
  for (let at = 0; at < outline.length; at += 2) {
    const [x, y] = [outline[at] as number, outline[at + 1] as number];
    outline[at] = a * x + c * y + e;
    outline[at + 1] = b * x + d * y + f;
  }
}
