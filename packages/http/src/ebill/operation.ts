import { anyText, extended, type ObjectShape, openObject, required } from '@rappen/core/model';
import { problem } from '@rappen/core/problem';
import { leastRoleOf } from '../accounts/roles.ts';
import { type Answer, refused } from '../answer.ts';
import type { Call, Route, Texts } from '../route.ts';
import { acceptedType, deny, problemsOf } from './body.ts';
import { ebillRefusal } from './descriptions.ts';
import { idempotencyKeyHeader, idempotencyKeyOf } from './idempotency-key.ts';
import { readParameters, readQueryParameters } from './parameters.ts';
import type { Biller } from './ports.ts';
import type { EbillPorts } from './service.ts';

/** A request on its way through an operation of the submission service. */
export interface EbillCall extends Call {
  readonly ebill: EbillPorts;
  /** The media type of the answer that the caller likes best; empty where there is no body. */
  readonly accepted: string;
  /** Of a POST that has one; an operation that judges its parameters itself reads it itself. */
  readonly idempotencyKey?: string | undefined;
}

/** A request of a biller. */
export interface BillerCall extends EbillCall {
  readonly biller: Biller;
}

/** What acts on the cases of a biller: a request, or the service itself under a name of its own. */
export type Acting = Pick<BillerCall, 'ebill' | 'biller' | 'ports' | 'requestId'> & {
  readonly key: { readonly id: string };
};

type Described = Omit<Route, 'needsKey' | 'readsQuery' | 'handle'> & Partial<Pick<Route, 'needsKey'>>;

/** An operation for every key, or without one where `needsKey` is false, whether or not a biller stands behind it. */
export interface Operation extends Described {
  readonly handle: (call: EbillCall) => Promise<Answer> | Answer;
}

/** An operation of a biller. */
export interface BillerOperation extends Described {
  /** Also while the biller is suspended: what only reads. */
  readonly whileSuspended?: boolean;
  /** The handler judges query and headers together with the body: see `readParameters`. */
  readonly judgesParameters?: boolean;
  readonly handle: (call: BillerCall) => Promise<Answer> | Answer;
}

/**
 * The route of an operation. Reports, in this order and before the handler is asked: `STORAGE_UNAVAILABLE` where the deployment
 * submits no eBills, `NOT_ACCEPTABLE`, `BILLER_UNKNOWN`, `BILLER_SUSPENDED`, and what is wrong with parameters and headers.
 */
export function operation(described: Operation): Route {
  return routeOf(described, judged(described, described.handle));
}

/** The same for an operation that needs a biller. */
export function billerOperation(described: BillerOperation): Route {
  const { whileSuspended = false, judgesParameters = false, handle, ...rest } = described;
  const answer = judgesParameters ? handle : judged(rest, handle);
  return routeOf(rest, async (call) => {
    const biller = await call.ebill.store.billers.ofOwner(call.key.owner);
    if (biller === undefined) return deny(problem('BILLER_UNKNOWN', []));
    if (biller.status === 'SUSPENDED' && !whileSuspended) return deny(problem('BILLER_SUSPENDED', []));
    return answer({ ...call, biller });
  });
}

const nothing = { ok: true, value: '' } as const;

function routeOf(described: Described, handle: (call: EbillCall) => Promise<Answer> | Answer): Route {
  const types = Object.keys(described.answers);
  return {
    needsKey: true,
    keyInHeaderOnly: true,
    nullIsAbsent: true,
    // Whether a key is good is no question of people
    refusal: ebillRefusal,
    leastRole: described.method === 'HEAD' ? undefined : leastRoleOf(described.scope ?? 'any'),
    ...described,
    ...(described.method === 'POST' && { headers: withKeyHeader(described.headers) }),
    refusals: [...new Set([401, ...(types.length > 0 ? [406] : []), ...described.refusals, 503])].sort(),
    readsQuery: true,
    handle(call) {
      const { ebill } = call.ports;
      if (ebill === undefined) return deny(problem('STORAGE_UNAVAILABLE', []));
      const accepted = types.length === 0 ? nothing : acceptedType(call.request, types);
      return accepted.ok ? handle({ ...call, ebill, accepted: accepted.value }) : accepted.answer;
    },
  };
}

function withKeyHeader(headers: ObjectShape<Texts> = openObject({})): ObjectShape<Texts> {
  return extended(headers, { 'Idempotency-Key': idempotencyKeyHeader });
}

/** A handler that is asked only once path, query and the header of POST are in order. */
function judged<C extends EbillCall>(
  { method, parameters = {}, query = openObject({}) }: Described,
  handle: (call: C) => Promise<Answer> | Answer,
): (call: C) => Promise<Answer> | Answer {
  const forms = Object.entries(parameters).map(([name, { shape = anyText() }]) => [name, required(shape)] as const);
  const path = openObject(Object.fromEntries(forms));
  return (call) => {
    const { searchParams } = new URL(call.request.url);
    const key = method === 'POST' ? idempotencyKeyOf(call.request) : undefined;
    const ofPath = readParameters(path, (name) => call.parameters[name] ?? null);
    const ofQuery = readQueryParameters(query, searchParams);
    if (key?.ok === false || !ofPath.ok || !ofQuery.ok) {
      return refused(problemsOf(key, ofPath, ofQuery), { ...Object.fromEntries(searchParams), ...call.parameters });
    }
    return handle({ ...call, query: ofQuery.value, idempotencyKey: key?.value });
  };
}
