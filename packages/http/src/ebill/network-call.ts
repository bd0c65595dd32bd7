import { problem } from '@rappen/core/problem';
import { deny, type Input } from './body.ts';
import type { EbillCall } from './operation.ts';

/** Seconds after which it is worth asking again. */
const retryAfterSeconds = '30';

/** Asks the network where the answer cannot wait for it. Reports `NETWORK_UNAVAILABLE` when it cannot be reached. */
export async function askNetwork<T>({ ports, requestId }: EbillCall, ask: () => Promise<T>): Promise<Input<T>> {
  try {
    return { ok: true, value: await ask() };
  } catch (error) {
    ports.log.fault(requestId, error);
    const answer = deny(problem('NETWORK_UNAVAILABLE', []), { headers: { 'retry-after': retryAfterSeconds } });
    return { ok: false, answer };
  }
}
