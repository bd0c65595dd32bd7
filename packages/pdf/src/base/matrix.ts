/** a b c d e f of ISO 32000-1, 8.3.3. */
export type Matrix = readonly [number, number, number, number, number, number];

/** The matrix that leaves everything where it is. */
export const unmoved: Matrix = [1, 0, 0, 1, 0, 0];

/** The first matrix, then the second. */
export function times(first: Matrix, [a, b, c, d, e, f]: Matrix): Matrix {
  const [p, q, r, s, t, u] = first;
  return [p * a + q * c, p * b + q * d, r * a + s * c, r * b + s * d, t * a + u * c + e, t * b + u * d + f];
}

/** A point behind a matrix. */
export function at([a, b, c, d, e, f]: Matrix, x: number, y: number): readonly [number, number] {
  return [a * x + c * y + e, b * x + d * y + f];
}

/** The matrix that undoes this one; undefined when it flattens everything. */
export function inverse([a, b, c, d, e, f]: Matrix): Matrix | undefined {
  const determinant = a * d - b * c;
  if (determinant === 0 || !Number.isFinite(determinant)) return undefined;
  const [p, q, r, s] = [d / determinant, -b / determinant, -c / determinant, a / determinant];
  return [p, q, r, s, -(e * p + f * r), -(e * q + f * s)];
}

/** An upright rectangle: least and greatest x and y. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The upright rectangle around a rectangle behind a matrix. */
export function boxAround(matrix: Matrix, { left, top, right, bottom }: Box): Box {
  const corners = [at(matrix, left, top), at(matrix, right, top), at(matrix, left, bottom), at(matrix, right, bottom)];
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/** What two rectangles have in common; its sides are the wrong way round when that is nothing. */
export function common(a: Box, b: Box): Box {
  return {
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  };
}
