import { type Problem, problem } from '@rappen/core/problem';
import { z } from 'zod';

/** `true` or `false` in a query. */
export function flag(defaultValue: boolean, description: string): z.ZodType {
  return z.enum(['true', 'false']).default(`${defaultValue}`).meta({ description });
}

/** One of a list of words in a query. */
export function choice<const T extends readonly [string, ...string[]]>(
  values: T,
  defaultValue: T[number] | undefined,
  description: string,
): z.ZodType {
  const words = z.enum(values);
  return (defaultValue === undefined ? words.optional() : words.default(defaultValue as never)).meta({ description });
}

/** What the text of a parameter must say as JSON. */
export const jsonParameters: WeakMap<z.ZodType, { readonly schema: z.ZodType; readonly example: unknown }> =
  new WeakMap();

/** A parameter whose text is JSON. */
export function jsonParameter(schema: z.ZodType, example: unknown, description: string): z.ZodType {
  const type = z.string().meta({ description });
  jsonParameters.set(type, { schema, example });
  return type;
}

/** Which version of the guidelines judges. */
export const profileParameter: z.ZodType = choice(
  ['2.2', '2.3', '2.4'],
  undefined,
  'Version of the implementation guidelines; without it, the oldest that is valid today',
);

/** The parameters a route knows, checked, with defaults in place. Reports `PARAMETER_VALUE`. */
export function readQuery(
  schema: z.ZodObject | undefined,
  given: URLSearchParams,
): { values: Record<string, string | undefined>; problems: Problem[] } {
  if (schema === undefined) return { values: {}, problems: [] };
  const values: Record<string, string | undefined> = {};
  const problems: Problem[] = [];
  for (const [name, type] of Object.entries(schema.shape)) {
    const parsed = (type as z.ZodType).safeParse(given.get(name) ?? undefined);
    if (parsed.success) values[name] = parsed.data as string | undefined;
    else
      problems.push(
        given.has(name)
          ? problem('PARAMETER_VALUE', [name], { expected: expectation(parsed.error) })
          : problem('REQUIRED', [name]),
      );
  }
  return { values, problems };
}

function expectation(error: z.ZodError): string {
  const issue = error.issues[0];
  if (issue?.code === 'invalid_value') return `one of ${issue.values.join(', ')}`;
  return issue?.message ?? 'another value';
}
