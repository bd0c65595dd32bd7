import { anyText, optional } from '@rappen/core/model';
import { limits } from '../../limits.ts';
import { type Problem, problem } from '../../problems/index.ts';
import { oneOf } from '../../route/query.ts';

const resolutions = { LOW_150_DPI: 150, MEDIUM_300_DPI: 300, HIGH_600_DPI: 600 } as const;

/** The parameter that `dotsPerInchOf` reads. */
export const resolutionParameter = {
  resolution: oneOf(
    ['LOW_150_DPI', 'MEDIUM_300_DPI', 'HIGH_600_DPI'],
    'MEDIUM_300_DPI',
    'Resolution of raster formats; GIF files do not record it',
  ),
};

/** The parameters that `rasterPixels` reads. */
export const rasterParameters = {
  ...resolutionParameter,
  size: optional(anyText(), 'Desired width in pixels: a hint for raster formats, instead of resolution'),
};

/** Side of the printed code (guidelines, section on the QR code). */
const codeMillimetres = 46;
const millimetresPerInch = 25.4;

/** Whether the parameter `size` is given: it wins over `resolution`. */
export function isSizeAsked({ size }: Readonly<Record<string, string | undefined>>): boolean {
  return size !== undefined && size !== '';
}

/**
 * Pixels that a raster code should not exceed, from the parameter `size`. Modules stay whole pixels, so that it is met from below.
 * Reports `PARAMETER_VALUE`.
 */
export function rasterPixels({ size = '' }: Readonly<Record<string, string | undefined>>): number | Problem {
  const pixels = /^\d{1,6}$/.test(size) ? Number(size) : -1;
  if (pixels >= 0 && pixels <= limits.rasterPixelsMax) return pixels;
  const expected = `a whole number of pixels from 0 to ${limits.rasterPixelsMax}`;
  return problem('PARAMETER_VALUE', ['size'], { expected });
}

/** The density that the parameter `resolution` names. */
export function dotsPerInchOf(query: Readonly<Record<string, string | undefined>>): number {
  return resolutions[(query['resolution'] ?? 'MEDIUM_300_DPI') as keyof typeof resolutions];
}

/** The density at which a code of so many pixels is printed at its 46 mm. */
export function printDotsPerInch(codePixels: number): number {
  return (codePixels * millimetresPerInch) / codeMillimetres;
}
