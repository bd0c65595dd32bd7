import type { JsonValue } from '@rappen/core/json';
import type { Result } from '@rappen/core/result';
import { z } from 'zod';
import type { Answer } from '../../answer.ts';
import type { BillerCall } from '../operation.ts';
import { formedText, readShape } from '../parameters.ts';

/** What a method answers: JSON, or a refusal. */
export type Outcome = { readonly value: JsonValue } | { readonly refusal: Answer };

/** A method of the pages: its parameters by name, and what it does. */
export interface Method {
  readonly run: (call: BillerCall, parameters: unknown) => Result<Promise<Outcome> | Outcome>;
}

/** A method whose parameters are judged by a schema before it runs. */
export function method<T>(
  schema: z.ZodType<T>,
  work: (call: BillerCall, parameters: T) => Promise<Outcome> | Outcome,
): Method {
  return {
    run(call, parameters) {
      const read = readShape(schema, parameters);
      return read.ok ? { ok: true, value: work(call, read.value) } : read;
    },
  };
}

/** The outcome that is a value. */
export function valued(value: JsonValue): Outcome {
  return { value };
}

/** Whole numbers come as JSON numbers, which keep their text, or as text. */
export const idParameter: z.ZodType<number> = z.preprocess(
  textOfNumber,
  formedText(/^[1-9]\d{0,8}$/, 'a whole number from 1 on').transform(Number),
) as unknown as z.ZodType<number>;

/** A number of entries, from 1 to 1000. */
export const limitParameter: z.ZodType<number | undefined> = z.preprocess(
  textOfNumber,
  formedText(/^(?:[1-9]\d{0,2}|1000)$/, 'a whole number from 1 to 1000')
    .transform(Number)
    .optional(),
) as unknown as z.ZodType<number | undefined>;

/** How many entries a list has when nobody says. */
export const usualLimit = 100;

function textOfNumber(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'text' in value ? value.text : value;
}
