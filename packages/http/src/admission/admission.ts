import { admitPerson, type Session, sessionTokenOf } from '../accounts/session.ts';
import { instantOf } from '../instant.ts';
import { limits } from '../limits.ts';
import type { AttemptKind } from '../ports/accounts/guessing.ts';
import type { Ports } from '../ports/ports.ts';
import { type Problem, problem } from '../problems/index.ts';
import { type ApiKey, anonymous, validateKey } from '../rights/api-key.ts';
import { clientNameOf, isInBlocks } from '../rights/ip-address.ts';
import type { Route } from '../route/route.ts';
import { rateHeaders, rateProblem } from './rate-limit.ts';

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
 * Validates the key of a request, or else the session where the route is for people too. Reports `API_KEY_MISSING`, `API_KEY_INVALID`,
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
  if (first !== undefined) return slowedDown(admitted, first, ports, clientAddress);
  const rate = await ports.rates?.take(admitted.key, route.scope ?? 'qr');
  if (rate === undefined) return admitted;
  return { ...admitted, problems: rate.allowed ? [] : [rateProblem(rate)], headers: rateHeaders(rate) };
}

/** What wrong keys and ended sessions are counted by. */
const guesses: Readonly<Record<string, AttemptKind>> = {
  __proto__: null as never,
  API_KEY_INVALID: 'key',
  API_KEY_REVOKED: 'key',
  API_KEY_EXPIRED: 'key',
  SESSION_ENDED: 'session',
};

/** Good keys go on from the same address: others behind it have nothing to do with who guesses. */
async function slowedDown(
  admission: Admission,
  { code }: Problem,
  { wrongKeys, clock, log }: Ports,
  clientAddress: string | undefined,
): Promise<Admission> {
  const kind = guesses[code];
  if (kind === undefined || clientAddress === undefined || wrongKeys === undefined) return admission;
  const attempt = { kind, of: clientNameOf(clientAddress) };
  // A store in trouble lets nobody in: the request is refused in any case
  const { seconds } = await wrongKeys.take([attempt], clock.now()).catch((error: unknown) => {
    log.fault('wrongKeys', error);
    return { seconds: 0 };
  });
  if (seconds === 0) return admission;
  return { ...refusal(problem('TOO_MANY_WRONG_KEYS', [], { seconds })), headers: { 'retry-after': String(seconds) } };
}

async function admitSession(
  { leastRole, method, isHarmless = method === 'GET', needsNoSecondFactor = false, keyInHeaderOnly = false }: Route,
  request: Request,
  { accounts, clock }: Ports,
): Promise<Admission> {
  const token = sessionTokenOf(request);
  if (leastRole === undefined || accounts === undefined || token === undefined)
    return refusal(
      problem('API_KEY_MISSING', [], { where: keyInHeaderOnly ? keyHeader : `${keyHeader} or ${keyParameter}` }),
    );
  const person = await admitPerson(request, token, { leastRole, isHarmless, needsNoSecondFactor }, accounts, clock);
  return person.ok ? { ...person.value, problems: [], headers: {} } : refusal(...person.problems);
}

async function admitKey(
  route: Route,
  given: string,
  { keys, keyUse, clock }: Ports,
  clientAddress: string | undefined,
): Promise<Admission> {
  const found = given.length > limits.keyLengthMax ? undefined : await keys.find(given);
  const validated = validateKey(found, route.scope ?? 'qr', instantOf(clock.now()));
  if (!validated.ok) {
    const [{ code }] = validated.problems;
    if (found !== undefined && code !== 'SCOPE_MISSING') keyUse?.refused(found, code, clientAddress);
    return refusal(...validated.problems);
  }
  const key = validated.value;
  if (key.demo && route.refusesDemo) return refusal(problem('DEMO_KEY_NOT_ALLOWED', []));
  if (!mayCallFrom(key, clientAddress)) {
    keyUse?.refused(key, 'IP_NOT_ALLOWED', clientAddress);
    return refusal(problem('IP_NOT_ALLOWED', []));
  }
  keyUse?.used(key);
  return { key, problems: [], headers: {} };
}

/** A key that is limited to addresses cannot be used where the address is unknown. */
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
