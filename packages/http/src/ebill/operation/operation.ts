import { anyText, code, extended, type ObjectShape, openObject, optional, required } from '@rappen/core/model';
import { type Answer, refused } from '../../answer/answer.ts';
import type { Biller } from '../../ports/ebill/index.ts';
import type { EbillPorts } from '../../ports/ebill/service.ts';
import { problem } from '../../problems/index.ts';
import { leastRoleOf } from '../../rights/roles.ts';
import type { Call, Route, Texts } from '../../route/route.ts';
import { acceptedType, deny, problemsOf } from './body.ts';
import { idempotencyKeyHeader, idempotencyKeyOf } from './idempotency-key.ts';
import { readParameters, readQueryParameters } from './parameters.ts';
import { ebillRefusal } from './refusal.ts';

/** A request on its way through an operation of the submission service. */
export interface EbillCall extends Call {
  readonly ebill: EbillPorts;
  /** The media type of the answer that the caller likes best; empty where there is no body. */
  readonly accepted: string;
  /** Of a POST that has one; an operation that validates its parameters itself reads it itself. */
  readonly idempotencyKey?: string | undefined;
}

/** A request of a biller. */
export interface BillerCall extends EbillCall {
  readonly biller: Biller;
}

/** What acts on the cases of a biller: a request, or the service itself under a name of its own. */
export type Acting = Pick<BillerCall, 'ebill' | 'biller' | 'ports' | 'requestId' | 'clientAddress'> & {
  readonly key: { readonly id: string };
};

type Described = Omit<Route, 'needsKey' | 'readsQuery' | 'handle'> & Partial<Pick<Route, 'needsKey'>>;

/** An operation for every key, or without one where `needsKey` is false, with or without a biller. */
export interface Operation extends Described {
  readonly handle: (call: EbillCall) => Promise<Answer> | Answer;
}

/** An operation of a biller. */
export interface BillerOperation extends Described {
  /** Also while the biller is suspended: what only reads. */
  readonly whileSuspended?: boolean;
  /** The handler validates query and headers together with the body: see `readParameters`. */
  readonly validatesParameters?: boolean;
  readonly handle: (call: BillerCall) => Promise<Answer> | Answer;
}

/**
 * The route of an operation. Reports, in this order and before the handler is asked: `STORAGE_UNAVAILABLE` where the deployment
 * submits no eBills, `NOT_ACCEPTABLE`, `BILLER_UNKNOWN`, `BILLER_NOT_FOUND` (the header `X-Biller` names another), `BILLER_SUSPENDED`, and what is wrong with parameters and headers.
 */
export function operation(described: Operation): Route {
  return routeOf(described, validated(described, described.handle));
}

/** The same for an operation that needs a biller. */
export function billerOperation(described: BillerOperation): Route {
  const { whileSuspended = false, validatesParameters = false, handle, headers = openObject({}), ...more } = described;
  const refusals = [...more.refusals, 404];
  const rest = { ...more, refusals, headers: extended(headers, { 'X-Biller': billerHeader }) };
  const answer = validatesParameters ? handle : validated(rest, handle);
  return routeOf(rest, async (call) => {
    const biller = await call.ebill.store.billers.ofOwner(call.key.owner);
    if (biller === undefined) return deny(problem('BILLER_UNKNOWN', []));
    const named = call.request.headers.get('x-biller') ?? biller.billerNetId;
    if (named !== biller.billerNetId) return deny(problem('BILLER_NOT_FOUND', []));
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

const billerHeader = optional(
  code(/^BIID\d{10}$/, 'BIID and ten digits'),
  'The biller of the request, for users with several billers. Default: that of the session',
);

function withKeyHeader(headers: ObjectShape<Texts> = openObject({})): ObjectShape<Texts> {
  return extended(headers, { 'Idempotency-Key': idempotencyKeyHeader });
}

/** A handler that is asked only once path, query and the header of POST are in order. */
function validated<C extends EbillCall>(
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
