import type { Trail } from '@rappen/core/ebill/network';
import type { ProblemAnswer } from '../../answer/answer.ts';
import { type Instant, instantOf } from '../../instant.ts';
import { limits } from '../../limits.ts';
import type { EbillPorts } from '../../ports/ebill/service.ts';
import { StoreUnavailable } from '../../ports/store-unavailable.ts';
import { problem } from '../../problems/index.ts';
import { deny, type Input } from './body.ts';
import type { EbillCall } from './operation.ts';
import { withTimeout } from './with-timeout.ts';

/**
 * Asks the network where the answer cannot wait for it. Reports `MAINTENANCE` within a window of it, and `NETWORK_UNAVAILABLE`
 * when the network cannot be reached or does not answer in time.
 */
export async function askNetwork<T>(
  { ports, ebill, requestId }: EbillCall,
  ask: (trail: Trail) => Promise<T>,
): Promise<Input<T>> {
  const until = maintenanceUntil(ebill, ports.clock.now());
  if (until !== undefined) return { ok: false, answer: inMaintenance(until, ports.clock.now()) };
  try {
    return { ok: true, value: await withTimeout(ask({ requestId }), limits.networkMillisecondsMax) };
  } catch (error) {
    // The simulator keeps its journal in the store
    if (error instanceof StoreUnavailable) throw error;
    ports.log.fault(requestId, error);
    return { ok: false, answer: deny(problem('NETWORK_UNAVAILABLE', [])) };
  }
}

/** When the maintenance of this moment ends; undefined: there is none. */
export function maintenanceUntil({ maintenance = [] }: EbillPorts, now: number): Instant | undefined {
  const at = instantOf(now);
  return maintenance.find(({ from, to }) => from <= at && at < to)?.to;
}

/** Refuses what needs the network, until the maintenance ends. */
export function inMaintenance(until: Instant, now: number, more: Omit<ProblemAnswer, 'problems'> = {}): ProblemAnswer {
  const seconds = Math.ceil((Date.parse(until) - now) / 1000);
  return deny(problem('MAINTENANCE', [], { until }), { ...more, headers: { 'retry-after': String(seconds) } });
}
