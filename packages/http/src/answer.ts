import type { JsonValue } from '@rappen/core/json';
import { decimalTextOf, ExactNumber, valueAt, writeJson } from '@rappen/core/json';
import { formatPath, type Path, type Problem, sentenceOf, statusOf } from '@rappen/core/problem';
import { limits } from './limits.ts';

/** What a handler gives back: a body with its media type, or problems. */
export type Answer = SuccessAnswer | ProblemAnswer;

export interface SuccessAnswer {
  readonly body: AnswerBody;
  /** 200 unless said. */
  readonly status?: number;
  readonly type: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A generator is a body that is made while it is sent. */
export type AnswerBody = string | Uint8Array<ArrayBuffer> | Generator<Uint8Array>;

export interface ProblemAnswer {
  readonly problems: readonly Problem[];
  /** How many there are, where not all of them were kept. */
  readonly total?: number;
  /** What the paths lead into, so that the answer can show what was refused. */
  readonly input?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** An answer in JSON, numbers to the digit. */
export function json(value: JsonValue): SuccessAnswer {
  return { body: writeJson(value), type: 'application/json' };
}

/** An answer in plain text. */
export function text(body: string): SuccessAnswer {
  return { body, type: 'text/plain; charset=utf-8' };
}

/** An answer that refuses, with what was refused. */
export function refused(problems: readonly Problem[], input?: unknown): ProblemAnswer {
  return { problems, input };
}

/** The one error body of both services. */
export function problemBody(answer: ProblemAnswer, requestId: string): { status: number; body: string } {
  const { problems, total = problems.length } = answer;
  const status = statusOf(problems);
  const listed = problems.slice(0, limits.problemsListedMax);
  const single = problems.length === 1 ? problems[0] : undefined;
  const body = writeJson({
    status,
    message: single ? sentenceOf(single) : `${total} problems were found`,
    fieldErrors: listed
      .filter((found) => found.path.length > 0)
      .map((found) => ({
        fieldName: formatPath(found.path),
        message: sentenceOf(found),
        rejectedValue: rejectedValue(answer.input, found.path),
        code: found.code,
      })),
    code: single?.code ?? 'validation',
    requestId,
  });
  return { status, body };
}

/** Scalars only, cut to a readable length: whole objects and files are never echoed. */
function rejectedValue(input: unknown, path: Path): JsonValue | undefined {
  const value = valueAt(input, path);
  if (typeof value === 'string') {
    return value.length > limits.rejectedValueLengthMax ? `${value.slice(0, limits.rejectedValueLengthMax)}…` : value;
  }
  if (typeof value === 'number') return new ExactNumber(decimalTextOf(value));
  return typeof value === 'boolean' ? value : undefined;
}
