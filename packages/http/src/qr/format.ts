import { type Problem, problem } from '@rappen/core/problem';
import { z } from 'zod';
import { bestType } from '../negotiation.ts';
import type { Call } from '../route.ts';

/** The query parameter that chooses a media type. */
export function formatParameter(types: readonly string[]): z.ZodType {
  return z
    .enum(types as [string, ...string[]])
    .optional()
    .meta({ description: `Media type of the answer; wins over the header Accept. Without both: ${types[0]}` });
}

/** The media type that was asked for. Reports `accept.none-fits`. */
export function chooseFormat(call: Call, types: readonly string[]): string | Problem {
  const named = call.query['format'];
  if (named !== undefined) return named;
  return (
    bestType(call.request.headers.get('accept'), types) ??
    problem('accept.none-fits', [], { available: types.join(', ') })
  );
}
