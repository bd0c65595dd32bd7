import type { JsonValue } from '@rappen/core/json';
import { decimalTextOf, ExactNumber, valueAt, writeJson } from '@rappen/core/json';
import { type Shape, writeValue } from '@rappen/core/model';
import { limits } from '../limits.ts';
import { formatPath, type Path, type Problem, sentenceOf, statusOf } from '../problems/index.ts';
import type { MoreOfError } from './ebill-error-body.ts';
import type { ErrorBody } from './error-body.ts';
import type { Health } from './health-body.ts';

/** What a handler gives back: a body with its media type, or problems. */
export type Answer = SuccessAnswer | ProblemAnswer;

export interface SuccessAnswer {
  readonly body: AnswerBody;
  /** 200 unless said. */
  readonly status?: number;
  readonly type: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Each is a header field of its own. */
  readonly cookies?: readonly string[] | undefined;
}

/** A generator is a body that is made while it is sent. */
export type AnswerBody = string | Uint8Array<ArrayBuffer> | Generator<Uint8Array>;

export interface ProblemAnswer {
  readonly problems: readonly Problem[];
  /** How many there are, where not all of them were kept. */
  readonly total?: number;
  /** What the paths lead into, so that the answer can show what was refused. */
  readonly input?: unknown;
  /** Where the place of the problems decides and not their own row: the same text may be refused by another status. */
  readonly status?: number;
  /** The code of the whole; that of the problems unless said. */
  readonly code?: string;
  /** Further members of the body. */
  readonly more?: MoreOfError & Partial<Health>;
  readonly headers?: Readonly<Record<string, string>>;
}

/** An answer in JSON of the shape that its route describes, numbers to the digit. */
export function json<T>(shape: Shape<T>, value: NoInfer<T>): SuccessAnswer {
  return printed(writeValue(shape, value));
}

/** An answer in JSON that is in its form already: bills, invoices and business cases, which the core prints itself. */
export function printed(value: JsonValue): SuccessAnswer {
  return { body: writeJson(value), type: 'application/json' };
}

/** The answer to the creation of something, JSON already. */
export function created(body: string, headers: Readonly<Record<string, string>>): SuccessAnswer {
  return { body, status: 201, type: 'application/json', headers };
}

/** An answer in plain text. */
export function text(body: string): SuccessAnswer {
  return { body, type: 'text/plain; charset=utf-8' };
}

/** An answer that refuses, with what was refused. */
export function refused(problems: readonly Problem[], input?: unknown): ProblemAnswer {
  return { problems, input };
}

/** What the services call things in the error body, whose form they share. */
export interface Wording {
  /** The code of one problem. */
  codeOf(found: Problem): string;
  /** The status of the whole answer, where the answer does not say it itself. */
  statusOf(problems: readonly Problem[]): number;
  /** The code of the whole answer. */
  codeOfAll(problems: readonly Problem[], status: number): string;
  /** A value that was refused, as the body shows it; undefined: not at all. */
  rejectedValue(value: unknown, path: Path): JsonValue | undefined;
  /** Further members of every refusal. */
  membersOf?(problems: readonly Problem[]): ProblemAnswer['more'];
  /** How many problems are listed. */
  readonly listedMax: number;
  /** The code of an answer to something that is not the caller's doing. */
  readonly faultCode: string;
  /** Headers that every refusal of a status has. */
  headersOf(status: number): Readonly<Record<string, string>>;
}

/** The words of the QR service. */
export const plainWording: Wording = {
  codeOf: (found) => found.code,
  statusOf,
  codeOfAll: ([first, second]) => (second === undefined ? first?.code : undefined) ?? 'VALIDATION_FAILED',
  rejectedValue(value) {
    const max = limits.rejectedValueLengthMax;
    if (typeof value === 'string') return value.length > max ? `${value.slice(0, max)}…` : value;
    if (typeof value === 'number') return new ExactNumber(decimalTextOf(value));
    return typeof value === 'boolean' ? value : undefined;
  },
  listedMax: limits.problemsListedMax,
  faultCode: 'INTERNAL_ERROR',
  headersOf: (status) => (status === 503 ? { 'retry-after': String(limits.retrySeconds) } : {}),
};

/** The one error body of both services. Scalars only are echoed: never whole objects and files. */
export function problemBody(
  answer: ProblemAnswer,
  requestId: string,
  wording: Wording = plainWording,
): { status: number; body: string } {
  const { problems, total = problems.length, status = wording.statusOf(problems) } = answer;
  const listed = problems.slice(0, wording.listedMax);
  const single = problems.length === 1 ? problems[0] : undefined;
  const common: ErrorBody = {
    status,
    message: single ? sentenceOf(single) : `${total} problems were found`,
    fieldErrors: listed
      .filter((found) => found.path.length > 0)
      .map((found) => ({
        fieldName: formatPath(found.path),
        message: sentenceOf(found),
        rejectedValue: wording.rejectedValue(valueAt(answer.input, found.path), found.path),
        code: wording.codeOf(found),
      })),
    code: answer.code ?? wording.codeOfAll(problems, status),
    requestId,
  };
  return { status, body: writeJson({ ...common, ...wording.membersOf?.(problems), ...answer.more }) };
}
