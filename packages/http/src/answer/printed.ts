import type { Problem } from '../problems/index.ts';
import { type Answer, type AnswerBody, problemBody, type Wording } from './answer.ts';

/** An answer as it is sent: nothing in it knows what it was made of. */
export interface PrintedAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Each a header of its own. */
  readonly cookies?: readonly string[] | undefined;
  /** Null where a status has no body by definition. */
  readonly body: AnswerBody | ReadableStream<Uint8Array> | null;
  /** The codes of a refusal, for the log. */
  readonly codes: readonly Problem['code'][];
}

/** An answer with its status, its headers and the bytes of its body, problems in the words of their service. */
export function printedAnswer(answer: Answer, requestId: string, wording: Wording): PrintedAnswer {
  const headersOf = (type: string) => ({
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    'content-type': type,
    'x-request-id': requestId,
    ...answer.headers,
  });
  if ('problems' in answer) {
    const { status, body } = problemBody(answer, requestId, wording);
    const headers = { ...wording.headersOf(status), ...headersOf('application/json') };
    return { status, headers, body, codes: answer.problems.map(({ code }) => code) };
  }
  const { body, status = 200, type } = answer;
  const { 'content-type': named, ...headers } = headersOf(type);
  // These have no body by definition, and a response refuses to be given one
  if (status === 204 || status === 304) return { status, headers, body: null, codes: [] };
  return { status, headers: { ...headers, 'content-type': named }, cookies: answer.cookies, body, codes: [] };
}
