import { ExactNumber, type JsonValue } from '@rappen/core/json';
import { sumOf } from '@rappen/core/money';
import { z } from 'zod';
import type { Role } from '../../accounts/roles.ts';
import { type Answer, json } from '../../answer.ts';
import type { Route } from '../../route.ts';
import { shapedBody } from '../json-body.ts';
import { type BillerCall, billerOperation, type EbillCall, operation } from '../operation.ts';
import { formedText, int32Max, wholeNumber } from '../parameters.ts';

/** What a method answers: JSON with header fields, or a refusal. */
export type Outcome =
  | { readonly value: JsonValue; readonly headers?: Readonly<Record<string, string>> | undefined }
  | { readonly refusal: Answer };

/** A method of the pages as the route of its address. */
export type Method = (endpoint: string, name: string) => Route;

/** What a method is, beside what it does. */
export interface Described<T> {
  readonly summary: string;
  readonly description?: string;
  readonly parameters: z.ZodType<T>;
  readonly example?: JsonValue;
  readonly answer: z.ZodType;
  /** Besides 400, 404, 413 and 415, which every method can answer with. */
  readonly refusals?: readonly number[];
}

/** A method of people who are signed in, and of keys that may do everything. */
export interface BillerMethod<T> extends Described<T> {
  /** A viewer only reads, and does so while the biller is suspended too. */
  readonly leastRole: Role;
  readonly isHarmless?: boolean;
}

/** A method whose parameters are judged by a schema before it runs. */
export function method<T>(
  { leastRole, isHarmless, ...described }: BillerMethod<T>,
  work: (call: BillerCall, parameters: T) => Promise<Outcome> | Outcome,
): Method {
  return (endpoint, name) =>
    billerOperation({
      ...partsOf(endpoint, name, described),
      description: [described.description, `For people with the role ${leastRole} at least.`].filter(Boolean).join(' '),
      leastRole,
      isHarmless,
      whileSuspended: leastRole === 'viewer',
      handle: answering(described.parameters, work),
    });
}

/** A method of whoever wants to sign in. */
export function openMethod<T>(
  described: Described<T>,
  work: (call: EbillCall, parameters: T) => Promise<Outcome> | Outcome,
): Method {
  return (endpoint, name) => {
    const parts = partsOf(endpoint, name, described);
    return operation({
      ...parts,
      refusals: [...parts.refusals, 403, 429],
      needsKey: false,
      handle: answering(described.parameters, work),
    });
  };
}

function partsOf<T>(
  endpoint: string,
  name: string,
  { summary, description, parameters, example, answer, refusals = [] }: Described<T>,
) {
  return {
    method: 'POST',
    path: `/connect/${endpoint}/${name}`,
    group: `Pages: ${endpoint}`,
    summary,
    ...(description !== undefined && { description }),
    scope: 'connect:*',
    body: { type: 'application/json', schema: parameters, ...(example !== undefined && { example }) },
    answers: { 'application/json': answer },
    refusals: [...new Set([400, 404, 413, 415, ...refusals])],
  } as const;
}

function answering<C extends EbillCall, T>(
  schema: z.ZodType<T>,
  work: (call: C, parameters: T) => Promise<Outcome> | Outcome,
): (call: C) => Promise<Answer> {
  return async (call) => {
    const body = await shapedBody(call, schema);
    if (!body.ok) return body.answer;
    const outcome = await work(call, body.value.value);
    return 'refusal' in outcome ? outcome.refusal : { ...json(outcome.value), headers: outcome.headers ?? {} };
  };
}

/** The outcome that is a value. */
export function valued(value: JsonValue): Outcome {
  return { value };
}

/** No parameters. */
export const nothing: z.ZodType<Record<string, never>> = z.strictObject({});

/** Whole numbers come as JSON numbers, which keep their text, or as text. */
function numberParameter(min: number, max: number): z.ZodType<number> {
  return z.preprocess(textOfNumber, wholeNumber(min, max).transform(Number)) as unknown as z.ZodType<number>;
}

/** The id of a case, a webhook or an entry. */
export const idParameter: z.ZodType<number> = numberParameter(1, int32Max);

/** A number of entries, from 1 to 1000. */
export const limitParameter: z.ZodType<number | undefined> = numberParameter(1, 1000).optional();

/** How many entries a list has when nobody says. */
export const usualLimit = 100;

/** A number of days, from 0 to 7. */
export const overlapDaysParameter: z.ZodType<number | undefined> = numberParameter(0, 7).optional();

/** An amount of the recipient's choice. */
export const amountParameter: z.ZodType<{ readonly value: string; readonly currencyCode: string } | undefined> = z
  .strictObject({
    value: z.preprocess(
      (value) => (value instanceof ExactNumber ? value.text : value),
      formedText(/^(?:0|[1-9][0-9]{0,7})(?:\.[0-9]{1,2})?$/, 'an amount such as 12.50').transform((text) =>
        sumOf([text]),
      ),
    ) as unknown as z.ZodType<string>,
    currencyCode: formedText(/^[A-Z]{3}$/, 'three capital letters'),
  })
  .optional();

/** `3.0` is a whole number too (JSON Schema, 6.1.1). */
function textOfNumber(value: unknown): unknown {
  return value instanceof ExactNumber ? value.text.replace(/\.0+$/, '') : value;
}
