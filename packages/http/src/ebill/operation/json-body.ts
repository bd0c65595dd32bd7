import { parseJsonText } from '@rappen/core/ebill';
import type { Shape } from '@rappen/core/model';
import { readText } from '../../body/read.ts';
import { readShape } from '../../body/shapes.ts';
import { limits } from '../../limits.ts';
import { anonymous } from '../../rights/api-key.ts';
import { declaredType, type Input, refuse } from './body.ts';
import { fingerprintOf } from './idempotency.ts';
import type { BillerCall, EbillCall } from './operation.ts';

/** A JSON body in its shape. */
export interface ShapedBody<T> {
  readonly value: T;
  /** As it was sent: what the paths of problems lead into. */
  readonly sent: unknown;
  readonly text: string;
}

/**
 * The JSON body of a request, in its shape. Reports `UNSUPPORTED_MEDIA_TYPE` and what `readText`, `parseJsonText` and `readShape` do.
 */
export async function shapedBody<T>({ request, key }: EbillCall, shape: Shape<T>): Promise<Input<ShapedBody<T>>> {
  const type = declaredType(request, ['application/json']);
  if (!type.ok) return type;
  const text = await readText(request, key.id === anonymous.id ? limits.openBodyBytesMax : limits.textBodyBytesMax);
  if (!text.ok) return refuse(text.problems);
  const sent = parseJsonText(text.value);
  if (!sent.ok) return refuse(sent.problems);
  const shaped = readShape(shape, sent.value);
  if (!shaped.ok) return refuse(shaped.problems, sent.value);
  return { ok: true, value: { value: shaped.value, sent: sent.value, text: text.value } };
}

/** What makes a request with a JSON body what it is. */
export function fingerprintOfBody(call: BillerCall, { text }: ShapedBody<unknown>): Promise<string> {
  return fingerprintOf(call, 'application/json', new TextEncoder().encode(text));
}
