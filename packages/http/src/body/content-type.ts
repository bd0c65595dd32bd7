import { type Problem, problem } from '../problems/index.ts';

/** Whether a body is declared as what an operation reads; `application/*+json` is JSON too. Reports `UNSUPPORTED_MEDIA_TYPE`. */
export function contentTypeProblem(request: Request, expected: string): Problem | undefined {
  const declared = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  if (declared === expected) return undefined;
  if (expected === 'application/json' && /^application\/[\w.-]+\+json$/.test(declared)) return undefined;
  return problem('UNSUPPORTED_MEDIA_TYPE', [], { expected });
}
