import { type Problem, problem } from '@rappen/core/problem';
import { type ApiKey, anonymous, instantOf, judgeKey } from './keys.ts';
import { limits } from './limits.ts';
import type { Ports } from './ports.ts';
import { rateHeaders, rateProblem } from './rate-limit.ts';
import type { Route } from './route.ts';

/** Whether a request may go on to its route. */
export interface Admission {
  readonly key: ApiKey;
  /** Why not; empty: it may. */
  readonly problems: readonly Problem[];
  /** For the answer, whatever it is: what the key has left. */
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Judges the key of a request. Reports `key.missing`, `key.unknown`, `key.revoked`, `key.expired` (401), `key.scope`,
 * `key.demo` (403) and `rate.limited` (429), the first that holds; only a key that passes all others is counted.
 */
export async function admit(route: Route, request: Request, ports: Ports): Promise<Admission> {
  if (!route.needsKey) return { key: anonymous, problems: [], headers: {} };
  const given = keyOf(request);
  if (given === '') return refusal(problem('key.missing', []));
  const found = given.length > limits.keyLengthMax ? undefined : await ports.keys.find(given);
  const judged = judgeKey(found, route.scope ?? 'qr', instantOf(ports.clock.now()));
  if (!judged.ok) return { key: anonymous, problems: judged.problems, headers: {} };
  const key = judged.value;
  if (key.demo && route.refusesDemo) return refusal(problem('key.demo', []));
  const rate = await ports.rates?.take(key);
  if (rate === undefined) return { key, problems: [], headers: {} };
  return { key, problems: rate.allowed ? [] : [rateProblem(rate)], headers: rateHeaders(rate, key) };
}

function keyOf(request: Request): string {
  return request.headers.get('x-api-key') || new URL(request.url).searchParams.get('api_key') || '';
}

function refusal(found: Problem): Admission {
  return { key: anonymous, problems: [found], headers: {} };
}
