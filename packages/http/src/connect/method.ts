import { ExactNumber, type JsonValue } from '@rappen/core/json';
import { code, kindOf, type Leaf, leaf, type Member, object, optional, required, type Shape } from '@rappen/core/model';
import { sumOf } from '@rappen/core/money';
import { type Answer, json, printed } from '../answer/answer.ts';
import { int32Max, wholeNumberOf } from '../body/shapes.ts';
import { shapedBody } from '../ebill/operation/json-body.ts';
import { type BillerCall, billerOperation, type EbillCall, operation } from '../ebill/operation/operation.ts';
import type { Role } from '../rights/roles.ts';
import type { Route } from '../route/route.ts';
import { routeId } from '../route/route-id.ts';

/** What a method answers: JSON with cookies, JSON that is in its form already, or a refusal. */
export type Outcome<A> =
  | { readonly printed: JsonValue }
  | { readonly value: A; readonly cookies?: readonly string[] | undefined }
  | { readonly refusal: Answer };

/** What a method does. */
export type Work<C, T, A> = (call: C, parameters: T) => Promise<Outcome<A>> | Outcome<A>;

/** A method of the pages as the route of its address. */
export type Method = (endpoint: string, name: string) => Route;

/** What a method is, beside what it does. */
export interface Described<T, A> {
  readonly summary: string;
  readonly description?: string;
  readonly parameters: Shape<T>;
  readonly example?: JsonValue;
  readonly answer: Shape<A>;
  /** Besides 400, 404, 413 and 415, which every method can answer with. */
  readonly refusals?: readonly number[];
}

/** A method of people who are signed in, and of keys that may do everything. */
export interface BillerMethod<T, A> extends Described<T, A> {
  /** A viewer only reads, and does so while the biller is suspended too. */
  readonly leastRole: Role;
  readonly isHarmless?: boolean;
  readonly needsNoSecondFactor?: boolean;
}

/** A method whose parameters are read before it runs; what it answers has the shape that it says. */
export function method<T, A>(
  { leastRole, isHarmless, needsNoSecondFactor, ...described }: BillerMethod<T, A>,
  work: Work<BillerCall, T, NoInfer<A>>,
): Method {
  return (endpoint, name) =>
    billerOperation({
      ...partsOf(endpoint, name, described),
      description: [described.description, `Requires the role ${leastRole} or higher.`].filter(Boolean).join(' '),
      leastRole,
      isHarmless,
      needsNoSecondFactor,
      whileSuspended: leastRole === 'viewer',
      handle: answering(described, work),
    });
}

/** A method for users who are not signed in. */
export function openMethod<T, A>(described: Described<T, A>, work: Work<EbillCall, T, NoInfer<A>>): Method {
  return (endpoint, name) => {
    const parts = partsOf(endpoint, name, described);
    return operation({
      ...parts,
      refusals: [...parts.refusals, 403, 429],
      needsKey: false,
      handle: answering(described, work),
    });
  };
}

function partsOf<T, A>(
  endpoint: string,
  name: string,
  { summary, description, parameters, example, answer, refusals = [] }: Described<T, A>,
) {
  return {
    id: routeId(endpoint, name),
    method: 'POST',
    path: `/connect/${endpoint}/${name}`,
    group: `Pages: ${endpoint}`,
    summary,
    ...(description !== undefined && { description }),
    scope: 'connect:*',
    isInAnyCase: true,
    body: { type: 'application/json', shape: parameters, ...(example !== undefined && { example }) },
    answers: { 'application/json': answer },
    refusals: [...new Set([400, 404, 413, 415, ...refusals])],
  } as const;
}

function answering<C extends EbillCall, T, A>(
  { parameters, answer }: Pick<Described<T, A>, 'parameters' | 'answer'>,
  work: Work<C, T, A>,
): (call: C) => Promise<Answer> {
  return async (call) => {
    const body = await shapedBody(call, parameters);
    if (!body.ok) return body.answer;
    const outcome = await work(call, body.value.value);
    if ('refusal' in outcome) return outcome.refusal;
    if ('printed' in outcome) return printed(outcome.printed);
    return { ...json(answer, outcome.value), cookies: outcome.cookies };
  };
}

/** The outcome that is a value. */
export function valued<A>(value: NoInfer<A>): Outcome<A> {
  return { value };
}

/** No parameters. */
export const noParameters: Shape<object> = object({});

/** The id of a case, a webhook or an entry. */
export const idParameter: Leaf<number> = wholeNumberOf(1, int32Max);

/** A number of entries, from 1 to 1000. */
export const limitParameter: Member<number, 'optional'> = optional(wholeNumberOf(1, 1000));

/** Default number of entries in a list. */
export const usualLimit = 100;

/** A number of days, from 0 to 7. */
export const overlapDaysParameter: Member<number, 'optional'> = optional(wholeNumberOf(0, 7));

const amountForm = /^(?:0|[1-9][0-9]{0,7})(?:\.[0-9]{1,2})?$/;

/** A number, or its text; with two decimals when it is read. */
const amountText: Leaf<string> = leaf({ type: 'number', minimum: 0, maximum: 99_999_999.99 }, (node, reading) => {
  const text = node instanceof ExactNumber ? node.text : node;
  if (typeof text !== 'string') return reading.report('TYPE', { expected: 'a number', found: kindOf(node) });
  return amountForm.test(text) ? sumOf([text]) : reading.report('PATTERN', { form: 'an amount such as 12.50' });
});

/** An amount of the recipient's choice. */
export const amountParameter: Member<{ readonly value: string; readonly currencyCode: string }, 'optional'> = optional(
  object({
    value: required(amountText),
    currencyCode: required(code(/^[A-Z]{3}$/, 'three capital letters')),
  }),
);
