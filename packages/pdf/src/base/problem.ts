/** Where in the input: property names and zero-based indexes. */
export type Path = readonly (string | number)[];

/** The values in the sentence of a problem, by name. */
export type Params = Readonly<Record<string, string | number>>;

/** One thing that is wrong: a stable code, where it is, and what its sentence needs. */
export interface Problem {
  readonly code: string;
  readonly path: Path;
  readonly params: Params;
}

export type Problems = readonly [Problem, ...Problem[]];

/**
 * What is known of a code: the HTTP status (400: the input cannot be read; without one it is 422: it breaks a rule), where the
 * rule comes from, and its sentence. Words in braces are the parameters.
 *
 * Sources: IG = Swiss Implementation Guidelines QR-bill, S1 = Swico syntax 1.2, API = the service contract.
 */
interface Row {
  readonly status?: 400 | 401 | 403 | 404 | 405 | 406 | 409 | 410 | 413 | 415 | 429 | 503;
  readonly source: string;
  readonly sentence: string;
}

/** The codes of a folder, each with its row. A code is never renamed and never reused. */
export type Rows = Readonly<Record<string, Row>>;

export type CodeOf<R extends Rows> = string & keyof R;

/** The names between braces in a sentence. */
type Placeholders<S extends string> = S extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never;

/** What the sentence of a code needs, read off the sentence itself. */
export type ParamsOf<R extends Rows, C extends keyof R> = {
  readonly [Name in Placeholders<R[C]['sentence']>]: string | number;
};

/** The parameters as the last argument; none where the sentence has none. */
export type ArgumentsOf<R extends Rows, C extends keyof R> = keyof ParamsOf<R, C> extends never ? [] : [ParamsOf<R, C>];

/** Makes problems of some rows; the compiler checks that the parameters are those of the sentence. */
export type ProblemMaker<R extends Rows> = <C extends CodeOf<R>>(
  code: C,
  path: Path,
  ...params: ArgumentsOf<R, C>
) => Problem;

/** Makes a problem of any code. Each folder has it as `problem`, typed by the rows that it reports. */
export function makeProblem(code: string, path: Path, params: Params = {}): Problem {
  return { code, path, params };
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
