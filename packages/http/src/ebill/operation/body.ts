import { parseJsonText } from '@rappen/core/ebill';
import { failed, type Result } from '@rappen/core/result';
import { type ProblemAnswer, refused } from '../../answer/answer.ts';
import { bestType } from '../../answer/negotiation.ts';
import { readBytes, readText } from '../../body/read.ts';
import { type Problem, problem } from '../../problems/index.ts';

/** What a handler asked for, or the answer that refuses it. */
export type Input<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly answer: ProblemAnswer };

/** Input that ends in a refusal. */
export function refuse(problems: readonly Problem[], input?: unknown): { ok: false; answer: ProblemAnswer } {
  return { ok: false, answer: refused(problems, input) };
}

/** A refusal for one reason; `more` as in the answer. */
export function deny(found: Problem, more: Omit<ProblemAnswer, 'problems'> = {}): ProblemAnswer {
  return { problems: [found], ...more };
}

/** Everything that is wrong with several things at once. */
export function problemsOf(...results: readonly (Result<unknown> | undefined)[]): readonly Problem[] {
  return results.flatMap((result) => (result === undefined || result.ok ? [] : result.problems));
}

/** The offered media type that the caller likes best. Reports `NOT_ACCEPTABLE`. */
export function acceptedType<T extends string>(request: Request, offered: readonly T[]): Input<T> {
  const type = bestType(request.headers.get('accept'), offered);
  return type === undefined
    ? refuse([problem('NOT_ACCEPTABLE', [], { available: offered.join(', ') })])
    : { ok: true, value: type as T };
}

/**
 * The declared media type of a body, when it is one of those: in UTF-8 and not compressed. Reports
 * `UNSUPPORTED_MEDIA_TYPE` and `CONTENT_TYPE_NOT_PLAIN`, with the header `Accept-Post`.
 */
export function declaredType<T extends string>(request: Request, types: readonly T[]): Input<T> {
  const [essence = '', ...parameters] = (request.headers.get('content-type') ?? '')
    .toLowerCase()
    .split(';')
    .map((part) => part.trim());
  const charset = parameters.find((parameter) => parameter.startsWith('charset='))?.slice('charset='.length);
  const encoding = request.headers.get('content-encoding') ?? 'identity';
  const isPlain = (charset === undefined || /^"?utf-?8"?$/.test(charset)) && encoding.toLowerCase() === 'identity';
  const type = types.find((candidate) => candidate === essence);
  if (type !== undefined && isPlain) return { ok: true, value: type };
  const expected = types.join(', ');
  const found =
    type === undefined
      ? problem('UNSUPPORTED_MEDIA_TYPE', [], { expected })
      : problem('CONTENT_TYPE_NOT_PLAIN', [], { type });
  return { ok: false, answer: deny(found, { headers: { 'accept-post': expected } }) };
}

/** A body as JSON, every number as it was written. Reports what `readText` and `parseJsonText` do. */
export async function jsonOfBody(request: Request, bytesMax: number): Promise<Result<unknown>> {
  const text = await readText(request, bytesMax);
  return text.ok ? parseJsonText(text.value) : text;
}

/** The bytes of a PDF that is the whole body. Reports `BODY_REQUIRED`, `PDF_TOO_LARGE`. */
export async function pdfOfBody(request: Request, bytesMax: number): Promise<Result<Uint8Array<ArrayBuffer>>> {
  const bytes = await readBytes(request, bytesMax);
  const isTooLarge = !bytes.ok && bytes.problems[0].code === 'PAYLOAD_TOO_LARGE';
  return isTooLarge ? failed(problem('PDF_TOO_LARGE', [], { max: bytesMax })) : bytes;
}
