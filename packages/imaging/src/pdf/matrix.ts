/** a b c d e f of ISO 32000-1, 8.3.3. */
export type Matrix = readonly [number, number, number, number, number, number];

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
  if (determinant === 0) return undefined;
  const [p, q, r, s] = [d / determinant, -b / determinant, -c / determinant, a / determinant];
  return [p, q, r, s, -(e * p + f * r), -(e * q + f * s)];
}
