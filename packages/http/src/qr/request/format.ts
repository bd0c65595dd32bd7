import { choice, optional } from '@rappen/core/model';
import type { RasterFormat } from '@rappen/core/render/raster';
import { bestType } from '../../answer/negotiation.ts';
import { type Problem, problem } from '../../problems/index.ts';
import type { Parameter } from '../../route/query.ts';
import type { Call } from '../../route/route.ts';

const rasterTypes: Readonly<Record<string, RasterFormat>> = {
  __proto__: null as never,
  'image/png': 'png',
  'image/jpeg': 'jpeg',
  'image/gif': 'gif',
  'image/bmp': 'bmp',
  'image/tiff': 'tiff',
};

/** Media types in which codes and slips are served, the first without a wish. */
export const drawingFormats: Readonly<Record<string, 'binary' | 'text'>> = {
  __proto__: null as never,
  'application/pdf': 'binary',
  'image/svg+xml': 'text',
  ...Object.fromEntries(Object.keys(rasterTypes).map((type) => [type, 'binary' as const])),
};

/** The raster format of a media type; undefined when it is none. */
export function rasterFormatOf(type: string): RasterFormat | undefined {
  return rasterTypes[type];
}

/** The query parameter that chooses a media type. */
export function formatParameter(types: readonly string[]): Parameter {
  return optional(
    choice(types),
    `Media type of the answer; takes precedence over the header Accept. Without either: ${types[0]}`,
  );
}

/** The media type that was asked for. Reports `NOT_ACCEPTABLE`. */
export function chooseFormat(call: Call, types: readonly string[]): string | Problem {
  const named = call.query['format'];
  if (named !== undefined) return named;
  return (
    bestType(call.request.headers.get('accept'), types) ??
    problem('NOT_ACCEPTABLE', [], { available: types.join(', ') })
  );
}

/** Whether a drawing is asked for as pixels, which take far longer than the other formats. */
export function isRasterWanted(call: Call): boolean {
  const format = chooseFormat(call, Object.keys(drawingFormats));
  return typeof format === 'string' && rasterFormatOf(format) !== undefined;
}
