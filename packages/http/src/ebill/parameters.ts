import { ExactNumber, valueAt } from '@rappen/core/json';
import { type Problem, problem } from '@rappen/core/problem';
import { failed, ok, type Result } from '@rappen/core/result';
import { z } from 'zod';

/** The parameters of an operation, by name; absent ones are undefined. */
export type Values = Readonly<Record<string, string | undefined>>;

/** Texts by name, judged by a schema as `readShape` does. `given` looks one up; null: not there. Others are ignored. */
export function readParameters(schema: z.ZodObject, given: (name: string) => string | null): Result<Values> {
  const texts = Object.keys(schema.shape).map((name) => [name, given(name) ?? undefined] as const);
  return readShape(schema as unknown as z.ZodType<Values>, Object.fromEntries(texts));
}

/**
 * A value of a JSON body, judged by a schema that is made of the pieces below: `REQUIRED`, `TYPE`, `INVALID_ENUM`, `SIZE`,
 * `CHARSET`, `PATTERN`, `UNKNOWN_FIELD`, in the order of the schema.
 */
export function readShape<T>(schema: z.ZodType<T>, value: unknown): Result<T> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return ok(parsed.data);
  const [first = problem('REQUIRED', []), ...more] = parsed.error.issues.flatMap((issue) => problemsOf(issue, value));
  return failed(first, ...more);
}

function problemsOf(issue: z.core.$ZodIssue, input: unknown): readonly Problem[] {
  const path = issue.path.filter((step): step is string | number => typeof step !== 'symbol');
  const found = valueAt(input, path);
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => problem('UNKNOWN_FIELD', [...path, shown(key)]));
  if (found === undefined) return [problem('REQUIRED', path)];
  switch (issue.code) {
    case 'invalid_type':
      return [problem('TYPE', path, { expected: kinds[issue.expected] ?? issue.expected, found: kindOf(found) })];
    case 'invalid_value':
      return [problem('INVALID_ENUM', path, { allowed: issue.values.join(', ') })];
    case 'custom':
      return [
        issue.params === undefined
          ? problem('CHARSET', path)
          : problem('SIZE', path, issue.params as { min: number; max: number }),
      ];
    default:
      return [problem('PATTERN', path, { form: issue.message })];
  }
}

const shownLengthMax = 100;

function shown(name: string): string {
  return name.slice(0, shownLengthMax);
}

const kinds: Readonly<Record<string, string>> = { string: 'text', array: 'a list', object: 'an object' };

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (typeof value === 'string') return 'text';
  if (value instanceof ExactNumber) return 'a number';
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}

/** A text of so many characters, none of which is a control character or half of one. */
export function sizedText(min: number, max: number): z.ZodType<string> {
  const isSized = (text: string) => text.length >= min && text.length <= max;
  const isPlain = (text: string) => !/[\p{Cc}\p{Cs}]/u.test(text);
  return z
    .string()
    .refine(isSized, { params: { min, max }, abort: true })
    .refine(isPlain)
    .meta({ minLength: min, maxLength: max });
}

/** A list of so many entries. */
export function sizedList<T>(entry: z.ZodType<T>, min: number, max: number): z.ZodType<T[]> {
  const isSized = (list: readonly T[]) => list.length >= min && list.length <= max;
  return z.array(entry).refine(isSized, { params: { min, max } }).meta({ minItems: min, maxItems: max });
}

/** A text of a form that can be said in words. */
export function formedText(pattern: RegExp, form: string): z.ZodType<string> {
  return z.string().regex(pattern, form);
}
