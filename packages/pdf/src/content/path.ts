import type { Matrix } from '../base/matrix.ts';
import type { Outline } from './fill.ts';

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
