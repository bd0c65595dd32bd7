import { problem } from '@rappen/core/problem';
import { type Answer, refused } from '../answer.ts';
import type { Call, Route } from '../route.ts';
import { acceptedType, deny } from './body.ts';
import { readParameters, type Values } from './parameters.ts';
import type { Biller } from './ports.ts';
import type { EbillPorts } from './service.ts';

/** A request on its way through an operation of the submission service. */
export interface EbillCall extends Call {
  readonly ebill: EbillPorts;
  /** The media type of the answer that the caller likes best; empty where there is no body. */
  readonly accepted: string;
}

/** A request of a biller. */
export interface BillerCall extends EbillCall {
  readonly biller: Biller;
}

/** What acts on the cases of a biller: a request, or the service itself under a name of its own. */
export type Acting = Pick<BillerCall, 'ebill' | 'biller' | 'ports' | 'requestId'> & {
  readonly key: { readonly id: string };
};

type Described = Omit<Route, 'needsKey' | 'readsQuery' | 'handle'>;

/** An operation for every key, whether or not a biller stands behind it. */
export interface Operation extends Described {
  readonly handle: (call: EbillCall) => Promise<Answer> | Answer;
}

/** An operation of a biller. */
export interface BillerOperation extends Described {
  /** Also while the biller is suspended: what only reads. */
  readonly whileSuspended?: boolean;
  /** The handler judges parameters together with the body: see `readParameters`. */
  readonly judgesParameters?: boolean;
  readonly handle: (call: BillerCall) => Promise<Answer> | Answer;
}

/**
 * The route of an operation. Reports, in this order and before the handler is asked: `store.unavailable` where the deployment
 * submits no eBills, `accept.none-fits`, `BILLER_UNKNOWN`, `BILLER_SUSPENDED`, and what is wrong with the parameters.
 */
export function operation(described: Operation): Route {
  return routeOf(described, (call) => withParameters(described, call, described.handle));
}

/** The same for an operation that needs a biller. */
export function billerOperation(described: BillerOperation): Route {
  const { whileSuspended = false, judgesParameters = false, handle, ...rest } = described;
  return routeOf(rest, async (call) => {
    const biller = await call.ebill.store.billers.ofOwner(call.key.owner);
    if (biller === undefined) return deny(problem('BILLER_UNKNOWN', []));
    if (biller.status === 'SUSPENDED' && !whileSuspended) return deny(problem('BILLER_SUSPENDED', []));
    const billerCall = { ...call, biller };
    return judgesParameters ? handle(billerCall) : withParameters(rest, billerCall, handle);
  });
}

const nothing = { ok: true, value: '' } as const;

function routeOf(described: Described, handle: (call: EbillCall) => Promise<Answer> | Answer): Route {
  const types = Object.keys(described.answers);
  return {
    ...described,
    refusals: [...new Set([401, ...(types.length > 0 ? [406] : []), ...described.refusals, 503])].sort(),
    needsKey: true,
    readsQuery: true,
    handle(call) {
      const { ebill } = call.ports;
      if (ebill === undefined) return deny(problem('store.unavailable', []));
      const accepted = types.length === 0 ? nothing : acceptedType(call.request, types);
      return accepted.ok ? handle({ ...call, ebill, accepted: accepted.value }) : accepted.answer;
    },
  };
}

function withParameters<C extends EbillCall>(
  { query }: Described,
  call: C,
  handle: (call: C) => Promise<Answer> | Answer,
): Promise<Answer> | Answer {
  if (query === undefined) return handle(call);
  const { searchParams } = new URL(call.request.url);
  const values = readParameters(query, (name) => searchParams.get(name));
  if (!values.ok) return refused(values.problems, Object.fromEntries(searchParams));
  return handle({ ...call, query: values.value satisfies Values });
}
