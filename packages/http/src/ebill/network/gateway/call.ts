import { type Infer, read, type Shape } from '@rappen/core/model';
import { signWebhook } from '../../webhooks/signature.ts';
import type { Transport } from '../fetch-transport.ts';

/** Where a gateway is, and what it knows the service by. */
export interface GatewayAddress {
  readonly transport: Transport;
  /** Names of calls are put behind it. */
  readonly address: string;
  /** Signs every call: `whsec_` and base64. */
  readonly secret: string;
}

interface CallOptions {
  /** When it is signed, in milliseconds since 1970. */
  readonly now: number;
  readonly signal: AbortSignal;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What came back, whatever it is. */
export type RawAnswer = Awaited<ReturnType<Transport>>;

const entriesMax = 5_000;

/** Sends a call with its signature. Rejects where nothing came back. */
export async function signedCall(
  { transport, address, secret }: GatewayAddress,
  name: string,
  body: string,
  { now, signal, headers = {} }: CallOptions,
): Promise<RawAnswer> {
  const signature = { id: crypto.randomUUID(), timestampSeconds: Math.floor(now / 1000), body, secrets: [secret] };
  const signed = { 'content-type': 'application/json', ...(await signWebhook(signature)), ...headers };
  return transport(`${address}/${name}`, { headers: signed, body, signal });
}

/** The answer to a call, as its shape has it. Throws where it is none, with the reason. */
export function answerOf<S extends Shape<unknown>>(name: string, { status, text }: RawAnswer, shape: S): Infer<S> {
  if (status !== 200) throw new Error(`${name}: status ${status}`);
  const answer = read(shape, parsed(name, text), { entriesMax });
  if (!answer.ok) throw new Error(`${name}: ${answer.problems[0].code} at ${answer.problems[0].path.join('.')}`);
  return answer.value as Infer<S>;
}

function parsed(name: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`${name}: no JSON`);
  }
}
