import { at, type Matrix } from '../base/matrix.ts';
import type { Outline } from './fill.ts';

/** Straight lines that a curve is drawn as. */
const bendSteps = 8;

/** The path that a content stream is building, in the space behind the matrices given. */
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

  move(matrix: Matrix, x: number, y: number): void {
    this.#end();
    this.#startX = matrix[0] * x + matrix[2] * y + matrix[4];
    this.#startY = matrix[1] * x + matrix[3] * y + matrix[5];
    this.#line.push(this.#startX, this.#startY);
  }

  line([a, b, c, d, e, f]: Matrix, x: number, y: number): void {
    if (this.#line.length === 0) this.#line.push(this.#startX, this.#startY);
    this.#line.push(a * x + c * y + e, b * x + d * y + f);
    this.#corners++;
  }

  /** A curve, taken for a straight line to its end. */
  curve(matrix: Matrix, x: number, y: number): void {
    this.line(matrix, x, y);
    this.hasCurves = true;
  }

  /**
   * A curve, drawn as short straight lines: both its control points and its end (ISO 32000-1, 8.5.2.2). Without the first or the
   * second one, that is where the curve begins or ends.
   */
  bend(matrix: Matrix, controls: readonly number[], missing?: 'first' | 'second'): void {
    if (this.#line.length === 0) this.#line.push(this.#startX, this.#startY);
    const [x0, y0] = [this.#line.at(-2) as number, this.#line.at(-1) as number];
    const points = [0, 2, 4].flatMap((index) => at(matrix, controls[index] ?? 0, controls[index + 1] ?? 0));
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = points;
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

  rectangle(matrix: Matrix, x: number, y: number, width: number, height: number): void {
    this.move(matrix, x, y);
    this.line(matrix, x + width, y);
    this.line(matrix, x + width, y + height);
    this.line(matrix, x, y + height);
    this.close();
  }

  /** Ends the line where it began. */
  close(): void {
    const line = this.#line;
    if (line.length > 2) line.push(line[0] as number, line[1] as number);
    this.#end();
  }

  #end(): void {
    if (this.#line.length > 2 && this.#line.every(Number.isFinite)) this.#outlines.push(this.#line);
    this.#line = [];
  }

  /** The lines of more than one point, and a new path. Lines with places out of all measure are left out. */
  take(): readonly Outline[] {
    this.#end();
    const outlines = this.#outlines;
    this.#outlines = [];
    this.#corners = 0;
    this.hasCurves = false;
    return outlines;
  }
}
