import { type Problem, problem } from '@rappen/core/problem';
import { limits } from '../limits.ts';

export const resolutions = { LOW_150_DPI: 150, MEDIUM_300_DPI: 300, HIGH_600_DPI: 600 } as const;

/** Side of the printed code (guidelines, section on the QR code). */
const codeMillimetres = 46;

export interface RasterSize {
  /** Pixels that the code should not exceed: modules stay whole pixels, so it is met from below. */
  readonly pixels: number;
  readonly dotsPerInch: number;
}

/** Pixels and density from the parameters `resolution` and `size`; a size wins. Reports `query.value`. */
export function rasterSize(query: Readonly<Record<string, string | undefined>>): RasterSize | Problem {
  const { size } = query;
  if (size !== undefined && size !== '') {
    const pixels = /^\d{1,6}$/.test(size) ? Number(size) : -1;
    if (pixels < 0 || pixels > limits.rasterPixelsMax) {
      return problem('query.value', ['size'], {
        expected: `a whole number of pixels from 0 to ${limits.rasterPixelsMax}`,
      });
    }
    return { pixels, dotsPerInch: Math.max(1, Math.round((pixels * 25.4) / codeMillimetres)) };
  }
  const dotsPerInch = resolutions[(query['resolution'] ?? 'MEDIUM_300_DPI') as keyof typeof resolutions];
  return { pixels: Math.round((codeMillimetres * dotsPerInch) / 25.4), dotsPerInch };
}
