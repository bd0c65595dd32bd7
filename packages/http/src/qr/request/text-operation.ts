import type { JsonValue } from '@rappen/core/json';
import { anyText, boolean, type ObjectShape } from '@rappen/core/model';
import type { Result } from '@rappen/core/result';
import { type Answer, printed, refused, text } from '../../answer/answer.ts';
import { bestType } from '../../answer/negotiation.ts';
import { formatPath, type Problem, problem, sentenceOf } from '../../problems/index.ts';
import type { Call, Route, Texts } from '../../route/route.ts';
import { textOfBody } from './input.ts';
import { textWork } from './text-work.ts';

/** An operation from one text to an answer. */
export interface TextOperation {
  readonly id: string;
  readonly path: string;
  readonly group: string;
  readonly summary: string;
  readonly description?: string;
  /** A body that is answered with 200: what the API page sends. */
  readonly example: string;
  readonly query?: ObjectShape<Texts>;
  readonly answers?: Route['answers'];
  readonly run: (given: string, call: Call) => Answer;
}

/** The route of a text operation. One line end behind the text is not part of it. */
export function textRoute({
  id,
  path,
  group,
  summary,
  description,
  example,
  query,
  answers,
  run,
}: TextOperation): Route {
  return {
    id,
    method: 'POST',
    path,
    group,
    summary,
    ...(description !== undefined && { description }),
    needsKey: true,
    ...(query && { query }),
    body: { type: 'text/plain', shape: anyText({ minLength: 1 }), example },
    answers: answers ?? { 'text/plain': 'text' },
    refusals: [400, 401, 406, 413, 415, 422],
    longWork: textWork,
    async handle(call) {
      const given = await textOfBody(call, 'text/plain');
      return given.ok ? run(given.value.replace(/\r?\n$/, ''), call) : given.answer;
    },
  };
}

const verdictTypes = ['text/plain', 'application/json'];

/** Media types of a verdict: the same bytes, `true` or `false`, as text or as JSON. */
export const verdictAnswers = { 'text/plain': 'text', 'application/json': boolean } as const;

/** Whether something is valid. Reports `NOT_ACCEPTABLE`. */
export function verdict(isValid: boolean, call: Call): Answer {
  const type = bestType(call.request.headers.get('accept'), verdictTypes);
  if (type === undefined) return refused([problem('NOT_ACCEPTABLE', [], { available: verdictTypes.join(', ') })]);
  return { body: String(isValid), type: type === 'text/plain' ? 'text/plain; charset=utf-8' : type };
}

/** The text of a result, or its problems. */
export function textOrProblems(result: Result<string>): Answer {
  return result.ok ? text(result.value) : refused(result.problems);
}

/** The JSON of a result, or its problems. */
export function jsonOrProblems<T>(result: Result<T>, jsonOf: (value: T) => JsonValue): Answer {
  return result.ok ? printed(jsonOf(result.value)) : refused(result.problems);
}

/**
 * `VALID`, or status 422 with one line for each broken rule; then a line for each of `warnings`, which break none. `whole` names
 * what a rule without a field is about.
 */
export function validated(problems: readonly Problem[], whole: string, warnings: readonly Problem[] = []): Answer {
  const line = (found: Problem) => `${formatPath(found.path) || whole}: ${sentenceOf(found)}`;
  const verdict = problems.length === 0 ? ['VALID'] : problems.map(line);
  const lines = [...verdict, ...warnings.map((found) => `warning: ${line(found)}`)];
  return { ...text(lines.join('\n')), ...(problems.length > 0 && { status: 422 }) };
}

/** The problems of a result: none when it holds a value. */
export function problemsOf(result: Result<unknown>): readonly Problem[] {
  return result.ok ? [] : result.problems;
}
