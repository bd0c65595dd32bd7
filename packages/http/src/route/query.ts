import {
  anyText,
  choice,
  defaulted,
  type Leaf,
  type Member,
  type ObjectShape,
  optional,
  read,
  required,
  type Shape,
  textLeaf,
} from '@rappen/core/model';
import { profileNames } from '@rappen/core/swiss-qr';
import { type Problem, problem } from '../problems/index.ts';
import type { Texts } from './route.ts';

/** A parameter of a query that may be left out. */
export type Parameter = Member<string>;

const booleanWords = new Map([
  ['true', 'true'],
  ['1', 'true'],
  ['false', 'false'],
  ['0', 'false'],
]);

/** `true` or `false` as the text of a parameter; some generated clients write 1 and 0. Reports `INVALID_ENUM`. */
const booleanText: Leaf<string> = textLeaf(
  { type: 'boolean' },
  (text, reading) => booleanWords.get(text) ?? reading.report('INVALID_ENUM', { allowed: 'true, false' }),
);

/** `true` or `false` in a query. */
export function flag(defaultValue: boolean, description: string): Member<string, 'required'> {
  return defaulted<string>(booleanText, `${defaultValue}`, description, { default: defaultValue });
}

/** A parameter that is still read, and that the API document no longer has: there is a better way. */
export function former<M extends Parameter>(parameter: M): M & { readonly isFormer: true } {
  return { ...parameter, isFormer: true };
}

/** Whether the API document has a parameter no longer. */
export function isFormer(parameter: Member): boolean {
  return 'isFormer' in parameter;
}

/** One of a list of words in a query. */
export function oneOf<const W extends readonly string[]>(
  words: W,
  defaultValue: W[number] | undefined,
  description: string,
): Member<string> {
  const shape: Shape<string> = choice(words);
  return defaultValue === undefined ? optional(shape, description) : defaulted(shape, defaultValue, description);
}

/** The same parameter, described in other words. */
export function described<M extends Parameter>(parameter: M, description: string): M {
  return { ...parameter, keywords: { ...parameter.keywords, description } };
}

/** A text that says something as JSON. */
export interface JsonText extends Leaf<string> {
  readonly content: Shape<unknown>;
  readonly example: unknown;
}

/** A parameter whose text is JSON. */
export function jsonParameter(
  content: Shape<unknown>,
  example: unknown,
  description: string,
): Member<string, 'required'> {
  const shape: JsonText = { ...anyText(), content, example };
  return required(shape, description);
}

/** Whether a shape is that of a parameter whose text is JSON. */
export function isJsonText(shape: Shape<unknown>): shape is JsonText {
  return 'content' in shape;
}

/** The version of the guidelines that applies. */
export const profileParameter: Parameter = oneOf(
  profileNames,
  undefined,
  'Version of the implementation guidelines; default: the oldest that is valid today',
);

/** The parameters a route knows, checked, with defaults in place. Reports `REQUIRED`, `PARAMETER_VALUE`. */
export function readQuery(
  shape: ObjectShape<Texts> | undefined,
  given: URLSearchParams,
): { values: Record<string, string | undefined>; problems: Problem[] } {
  const values: Record<string, string | undefined> = {};
  const problems: Problem[] = [];
  for (const [name, { shape: form, isAsked, otherwise }] of shape?.members ?? []) {
    const text = given.get(name);
    if (text === null) {
      if (isAsked) problems.push(problem('REQUIRED', [name]));
      else values[name] = otherwise === undefined ? undefined : String(otherwise);
      continue;
    }
    const found = read(form, text, { entriesMax: 1 });
    if (found.ok) values[name] = String(found.value);
    else problems.push(problem('PARAMETER_VALUE', [name], { expected: expectation(found.problems[0]) }));
  }
  return { values, problems };
}

function expectation({ params }: Problem): string {
  const { allowed, form } = params;
  if (allowed !== undefined) return `one of ${allowed}`;
  return form === undefined ? 'another value' : String(form);
}
