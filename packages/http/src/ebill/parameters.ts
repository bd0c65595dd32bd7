import { limits as documentLimits } from '@rappen/core/ebill';
import { ExactNumber, valueAt } from '@rappen/core/json';
import { type Path, type Problem, problem } from '@rappen/core/problem';
import { failed, ok, type Result } from '@rappen/core/result';
import { z } from 'zod';

/** The parameters of an operation, by name; absent ones are undefined. */
export type Values = Readonly<Record<string, string | undefined>>;

/**
 * The parameters of a query that a schema knows, judged as `readShape` does; others are ignored. Reports `PARAMETER_REPEATED`
 * too: of two values none is taken for the one that was meant.
 */
export function readQueryParameters(schema: z.ZodObject, given: URLSearchParams): Result<Values> {
  const repeated = Object.keys(schema.shape).filter((name) => given.getAll(name).length > 1);
  const [first, ...more] = repeated.map((name) => problem('PARAMETER_REPEATED', [name]));
  return first === undefined ? readParameters(schema, (name) => given.get(name)) : failed(first, ...more);
}

/** Texts by name, judged by a schema as `readShape` does. `given` looks one up; null: not there. Others are ignored. */
export function readParameters(schema: z.ZodObject, given: (name: string) => string | null): Result<Values> {
  const texts = Object.keys(schema.shape).map((name) => [name, given(name) ?? undefined] as const);
  return readShape(schema as unknown as z.ZodType<Values>, Object.fromEntries(texts));
}

/**
 * A value of a JSON body, judged by a schema that is made of the pieces below: `REQUIRED`, `TYPE`, `INVALID_ENUM`, `SIZE`,
 * `CHARSET`, `PATTERN`, `UNKNOWN_FIELD`, in the order of the schema. A known member that is null counts as absent, as in a
 * business case.
 */
export function readShape<T>(schema: z.ZodType<T>, value: unknown): Result<T> {
  const first = schema.safeParse(value);
  if (first.success) return ok(first.data);
  const input = withoutNulls(value, first.error.issues);
  const parsed = input === value ? first : schema.safeParse(input);
  if (parsed.success) return ok(parsed.data);
  const [found = problem('REQUIRED', []), ...more] = parsed.error.issues.flatMap((issue) => problemsOf(issue, input));
  return failed(found, ...more);
}

/** A value without the members that are null and should not be; itself where there are none. */
function withoutNulls(value: unknown, issues: readonly z.core.$ZodIssue[]): unknown {
  const nulls = new Map<unknown, Set<PropertyKey>>();
  for (const { path } of issues) {
    const name = path.at(-1);
    const holder = valueAt(value, path.slice(0, -1) as Path);
    if (typeof name !== 'string' || valueAt(holder, [name]) !== null) continue;
    nulls.set(holder, (nulls.get(holder) ?? new Set()).add(name));
  }
  return nulls.size === 0 ? value : copyWithout(value, nulls);
}

function copyWithout(value: unknown, nulls: ReadonlyMap<unknown, ReadonlySet<PropertyKey>>): unknown {
  if (typeof value !== 'object' || value === null || value instanceof ExactNumber) return value;
  if (Array.isArray(value)) return value.map((item) => copyWithout(item, nulls));
  const kept = Object.entries(value).filter(([name]) => !nulls.get(value)?.has(name));
  return Object.fromEntries(kept.map(([name, member]) => [name, copyWithout(member, nulls)]));
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
      return [customProblem(issue.params, path)];
    default:
      return [problem('PATTERN', path, { form: issue.message })];
  }
}

/** What the pieces below say of a value that is not as they want it. */
type Wanted = { readonly min: number; readonly max: number } | { readonly form: string };

function customProblem(params: z.core.$ZodIssueCustom['params'], path: Path): Problem {
  if (params === undefined) return problem('CHARSET', path);
  const wanted = params as Wanted;
  return 'form' in wanted ? problem('PATTERN', path, wanted) : problem('SIZE', path, wanted);
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

/** Without the halves of characters, which are in no JSON Schema. */
const plainPattern = '^[^\\u0000-\\u001f\\u007f-\\u009f]*$';

/** A text of so many characters (Unicode code points), none of which is a control character or half of one. */
export function sizedText(min: number, max: number): z.ZodType<string> {
  // Counted only where a pair of halves for each character could still be short enough
  const lengthOf = (text: string) => (text.length > 2 * max ? text.length : [...text].length);
  const isSized = (text: string) => lengthOf(text) >= min && lengthOf(text) <= max;
  const isPlain = (text: string) => !/[\p{Cc}\p{Cs}]/u.test(text);
  return z
    .string()
    .refine(isSized, { params: { min, max } satisfies Wanted, abort: true })
    .refine(isPlain)
    .meta({ minLength: min, maxLength: max, pattern: plainPattern });
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

/** The greatest id there is. */
export const int32Max = 2_147_483_647;

/** The text of a whole number from `min` to `max`, which is at most 15 digits long. */
export function wholeNumber(min: number, max: number): z.ZodType<string> {
  const isBetween = (text: string) =>
    /^(?:0|[1-9][0-9]{0,14})$/.test(text) && Number(text) >= min && Number(text) <= max;
  const wanted: Wanted = { form: `a whole number from ${min} to ${max}` };
  return z.string().refine(isBetween, { params: wanted }).meta({ type: 'integer', minimum: min, maximum: max });
}

const emailForm =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/;

/** An e-mail address (HTML, "valid email address", with a dot in the domain). */
export const emailAddressText: z.ZodType<string> = z
  .string()
  .max(documentLimits.emailAddressLengthMax, 'an e-mail address')
  .regex(emailForm, 'an e-mail address');
