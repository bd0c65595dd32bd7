import { type Problem, problem } from '@rappen/core/problem';
import { admitPerson, type Session, sessionTokenOf } from './accounts/session.ts';
import { isInBlocks } from './ebill/webhooks/ip-address.ts';
import { type ApiKey, anonymous, instantOf, judgeKey } from './keys.ts';
import { limits } from './limits.ts';
import type { Ports } from './ports.ts';
import { rateHeaders, rateProblem } from './rate-limit.ts';
import type { Route } from './route.ts';

/** Whether a request may go on to its route. */
export interface Admission {
  readonly key: ApiKey;
  readonly session?: Session | undefined;
  /** Why not; empty: it may. */
  readonly problems: readonly Problem[];
  /** For the answer, whatever it is: what the key has left. */
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Judges the key of a request, or else the session where the route is for people too. Reports `API_KEY_MISSING`, `API_KEY_INVALID`,
 * `API_KEY_REVOKED`, `API_KEY_EXPIRED` (401), `TOO_MANY_WRONG_KEYS` (429), `SCOPE_MISSING`, `DEMO_KEY_NOT_ALLOWED`, `IP_NOT_ALLOWED` (403), what `admitPerson` does,
 * and `RATE_LIMITED` (429), the first that holds; only who passes all others is counted.
 */
export async function admit(
  route: Route,
  request: Request,
  ports: Ports,
  clientAddress?: string | undefined,
): Promise<Admission> {
  if (!route.needsKey) return { key: anonymous, problems: [], headers: {} };
  const given = keyOf(request, route);
  const admitted =
    given === '' ? await admitSession(route, request, ports) : await admitKey(route, given, ports, clientAddress);
  const [first] = admitted.problems;
  if (first !== undefined) return isWrongKey(first) ? slowedDown(admitted, ports, clientAddress) : admitted;
  const rate = await ports.rates?.take(admitted.key, route.scope ?? 'qr');
  if (rate === undefined) return admitted;
  return { ...admitted, problems: rate.allowed ? [] : [rateProblem(rate)], headers: rateHeaders(rate) };
}

function isWrongKey({ code }: Problem): boolean {
  return ['API_KEY_INVALID', 'API_KEY_REVOKED', 'API_KEY_EXPIRED', 'SESSION_ENDED'].includes(code);
}

/** Good keys go on from the same address: others behind it have nothing to do with who guesses. */
function slowedDown(admission: Admission, { wrongKeys, clock }: Ports, clientAddress: string | undefined): Admission {
  if (clientAddress === undefined) return admission;
  const seconds = wrongKeys?.take({ client: clientAddress }, clock.now()) ?? 0;
  if (seconds === 0) return admission;
  return { ...refusal(problem('TOO_MANY_WRONG_KEYS', [], { seconds })), headers: { 'retry-after': String(seconds) } };
}

async function admitSession(
  { leastRole, method, isHarmless = method === 'GET', keyInHeaderOnly = false }: Route,
  request: Request,
  { accounts, clock }: Ports,
): Promise<Admission> {
  const token = sessionTokenOf(request);
  if (leastRole === undefined || accounts === undefined || token === undefined)
    return refusal(
      problem('API_KEY_MISSING', [], { where: keyInHeaderOnly ? keyHeader : `${keyHeader} or ${keyParameter}` }),
    );
  const person = await admitPerson(request, token, { leastRole, isHarmless }, accounts, clock);
  return person.ok ? { ...person.value, problems: [], headers: {} } : refusal(...person.problems);
}

async function admitKey(
  route: Route,
  given: string,
  { keys, keyUse, clock }: Ports,
  clientAddress: string | undefined,
): Promise<Admission> {
  const found = given.length > limits.keyLengthMax ? undefined : await keys.find(given);
  const judged = judgeKey(found, route.scope ?? 'qr', instantOf(clock.now()));
  if (!judged.ok) return refusal(...judged.problems);
  const key = judged.value;
  if (key.demo && route.refusesDemo) return refusal(problem('DEMO_KEY_NOT_ALLOWED', []));
  if (!mayCallFrom(key, clientAddress)) return refusal(problem('IP_NOT_ALLOWED', []));
  keyUse?.used(key);
  return { key, problems: [], headers: {} };
}

/** A key that is limited to addresses cannot be used where nobody knows the address. */
function mayCallFrom({ ipAllow = [] }: ApiKey, clientAddress: string | undefined): boolean {
  return ipAllow.length === 0 || (clientAddress !== undefined && isInBlocks(clientAddress, ipAllow));
}

const keyHeader = 'in the header X-API-Key';
const keyParameter = 'as the parameter api_key';

function keyOf(request: Request, { keyInHeaderOnly = false }: Route): string {
  const inHeader = request.headers.get('x-api-key') ?? '';
  if (inHeader !== '' || keyInHeaderOnly) return inHeader;
  return new URL(request.url).searchParams.get('api_key') ?? '';
}

function refusal(...problems: readonly Problem[]): Admission {
  return { key: anonymous, problems, headers: {} };
}
