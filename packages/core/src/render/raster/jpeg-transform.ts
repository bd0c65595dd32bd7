/** cos(4π/16), cos(6π/16), and the difference and sum of cos(2π/16) and cos(6π/16). */
const cosine4 = Math.SQRT1_2;
const cosine6 = 0.38268343236508984;
const cosine2Less6 = 0.541196100146197;
const cosine2And6 = 1.3065629648763766;

/** What the fast transform leaves in each row and column: cos(kπ/16) × √2, 1 for k = 0. */
const leftover = [
  1, 1.3870398453221475, 1.3065629648763766, 1.1758756024193588, 1, 0.7856949583871023, 0.541196100146197,
  0.2758993792829431,
] as const;

/** Factors that turn the outcome of the transform into quantized coefficients. */
export function quantizationFactors(steps: readonly number[]): Float64Array {
  return Float64Array.from(steps, (step, index) => {
    return 1 / (step * (leftover[index >> 3] as number) * (leftover[index & 7] as number) * 8);
  });
}

/** The forward cosine transform of 8 × 8 values in place, scaled (Arai, Agui and Nakajima, 1988). */
export function forwardTransform(block: Float64Array): void {
  for (let row = 0; row < 64; row += 8) transformLine(block, row, 1);
  for (let column = 0; column < 8; column++) transformLine(block, column, 8);
}

function transformLine(block: Float64Array, start: number, step: number): void {
  const at = (index: number): number => block[start + index * step] as number;
  const [sum07, less07] = [at(0) + at(7), at(0) - at(7)];
  const [sum16, less16] = [at(1) + at(6), at(1) - at(6)];
  const [sum25, less25] = [at(2) + at(5), at(2) - at(5)];
  const [sum34, less34] = [at(3) + at(4), at(3) - at(4)];

  const [outer, outerLess] = [sum07 + sum34, sum07 - sum34];
  const [inner, innerLess] = [sum16 + sum25, sum16 - sum25];
  const turned = (innerLess + outerLess) * cosine4;
  block[start] = outer + inner;
  block[start + 4 * step] = outer - inner;
  block[start + 2 * step] = outerLess + turned;
  block[start + 6 * step] = outerLess - turned;

  const [a, b, c] = [less34 + less25, less25 + less16, less16 + less07];
  const shared = (a - c) * cosine6;
  const low = cosine2Less6 * a + shared;
  const high = cosine2And6 * c + shared;
  const middle = b * cosine4;
  block[start + 5 * step] = less07 - middle + low;
  block[start + 3 * step] = less07 - middle - low;
  block[start + step] = less07 + middle + high;
  block[start + 7 * step] = less07 + middle - high;
}
