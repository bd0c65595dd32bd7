import type { z } from 'zod';
import { type Path, type Problem, problem } from '../problem/problem.ts';

/** What zod found, in our codes: wrong types, unknown names, values outside an enumeration. */
export function shapeProblems(error: z.ZodError, input: unknown): Problem[] {
  return error.issues.flatMap((issue): Problem[] => {
    const path = issue.path.filter((step): step is string | number => typeof step !== 'symbol');
    switch (issue.code) {
      case 'unrecognized_keys':
        return issue.keys.map((key) => problem('UNKNOWN_FIELD', [...path, key.slice(0, 100)]));
      case 'invalid_type': {
        const found = nameOf(valueAt(input, path));
        return [
          found === 'nothing'
            ? problem('REQUIRED', path)
            : problem('TYPE', path, { expected: expected(issue.expected), found }),
        ];
      }
      case 'invalid_value':
        return [notAllowed(path, issue.values, input)];
      case 'invalid_union':
        return [notAllowed(path, ('options' in issue ? issue.options : undefined) ?? ['the documented types'], input)];
      default:
        return [
          problem('TYPE', path, {
            expected: issue.code.replaceAll('_', ' '),
            found: nameOf(valueAt(input, path)),
          }),
        ];
    }
  });
}

function notAllowed(path: (string | number)[], allowed: readonly unknown[], input: unknown): Problem {
  return valueAt(input, path) === undefined
    ? problem('REQUIRED', path)
    : problem('INVALID_ENUM', path, { allowed: allowed.join(', ') });
}

function expected(type: string): string {
  return type === 'string'
    ? 'text'
    : type === 'int'
      ? 'a whole number'
      : type === 'array'
        ? 'a list'
        : `${/^[aeiou]/.test(type) ? 'an' : 'a'} ${type}`;
}

function nameOf(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'string') return 'text';
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}

/** The value at a path; undefined where there is none. */
export function valueAt(input: unknown, path: readonly (string | number)[]): unknown {
  let value = input;
  for (const step of path) {
    if (value === null || typeof value !== 'object' || !Object.hasOwn(value, step)) return undefined;
    value = (value as Record<string | number, unknown>)[step];
  }
  return value;
}

/**
 * The first list or object with more entries than `entriesMax`, as a problem. Looked for before a schema judges entry by entry,
 * so that a body of nothing but faults does not become as many problems. Reports `LIST_TOO_LONG`.
 */
export function tooManyEntries(value: unknown, entriesMax: number, path: Path = []): Problem | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const entries = Object.keys(value);
  if (entries.length > entriesMax) return problem('LIST_TOO_LONG', path, { count: entries.length, max: entriesMax });
  for (const name of entries) {
    const step = Array.isArray(value) ? Number(name) : name;
    const found = tooManyEntries((value as Record<string, unknown>)[name], entriesMax, [...path, step]);
    if (found !== undefined) return found;
  }
  return undefined;
}
