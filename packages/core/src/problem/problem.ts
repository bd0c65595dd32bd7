import type { catalogue } from './catalogue.ts';

export type ProblemCode = keyof typeof catalogue;

/** The names between braces in a sentence. */
type Placeholders<S extends string> = S extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never;

/** What the sentence of a code needs, read off the sentence itself. */
export type ProblemParams<C extends ProblemCode> = {
  readonly [K in Placeholders<(typeof catalogue)[C]['sentence']>]: string | number;
};

/** Where in the input: property names and zero-based indexes. */
export type Path = readonly (string | number)[];

/** One thing that is wrong: a stable code, where it is, and what its sentence needs. */
export type Problem = {
  readonly code: ProblemCode;
  readonly path: Path;
  readonly params: Readonly<Record<string, string | number>>;
};

export type Problems = readonly [Problem, ...Problem[]];

/** Makes a problem; the compiler checks that the parameters are those of the sentence. */
export function problem<C extends ProblemCode>(
  code: C,
  path: Path,
  ...params: keyof ProblemParams<C> extends never ? [] : [ProblemParams<C>]
): Problem {
  return { code, path, params: params[0] ?? {} };
}

/** The same problems seen from an enclosing object. */
export function within(prefix: Path, problems: readonly Problem[]): Problem[] {
  return problems.map((found) => ({ ...found, path: [...prefix, ...found.path] }));
}

/** `['items', 0, 'name']` as `items[0].name`. */
export function formatPath(path: Path): string {
  let text = '';
  for (const step of path) {
    if (typeof step === 'number') text += `[${step}]`;
    else text += text === '' ? step : `.${step}`;
  }
  return text;
}
