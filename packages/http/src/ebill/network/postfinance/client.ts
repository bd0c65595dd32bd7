import { type PostfinanceOperation, readSoapAnswer, soapCall } from '@rappen/core/ebill/postfinance';
import { instantOf } from '../../../instant.ts';
import type { Transport } from '../fetch-transport.ts';
import type { PostfinanceSettings } from './settings.ts';

/** How a call ended. Only an answer says that the service has done it. */
export type Called<R> =
  | { readonly kind: 'answer'; readonly value: R }
  /** User name, password or clock are not taken: another try with the same ends the same. */
  | { readonly kind: 'signIn' }
  /** It may have been done, or not. `reason` names no recipient and no bill. */
  | { readonly kind: 'unknown'; readonly reason: string };

export interface CallOptions {
  readonly settings: PostfinanceSettings;
  readonly signal: AbortSignal;
  readonly now: number;
  /** Is told when the service has answered, whatever it said. */
  readonly onAnswer?: (() => void) | undefined;
}

const validityMinutes = 5;
const minuteMilliseconds = 60_000;

/** Calls an operation of PostFinance's service. It never rejects. */
export async function callPostfinance<P, R>(
  transport: Transport,
  operation: PostfinanceOperation<P, R>,
  given: P,
  { settings, signal, now, onAnswer }: CallOptions,
): Promise<Called<R>> {
  const { address, userName, password, hasTimestamp = true } = settings;
  const messageId = `urn:uuid:${crypto.randomUUID()}`;
  const validity = { from: instantOf(now), to: instantOf(now + validityMinutes * minuteMilliseconds) };
  const { body, contentType } = soapCall(operation.name, operation.parameters(given), {
    messageId,
    to: address,
    userName,
    password,
    ...(hasTimestamp && { validity }),
  });
  try {
    const { text } = await transport(address, { headers: { 'content-type': contentType }, body, signal });
    const answer = readSoapAnswer(text, operation.name, messageId);
    if (answer.kind === 'result') {
      onAnswer?.();
      return { kind: 'answer', value: operation.result(answer.result) };
    }
    if (answer.kind === 'fault')
      return answer.isSignIn ? { kind: 'signIn' } : { kind: 'unknown', reason: `${operation.name}: ${answer.code}` };
    return { kind: 'unknown', reason: `${operation.name}: ${answer.reason}` };
  } catch {
    return { kind: 'unknown', reason: `${operation.name}: no answer` };
  }
}
