import { instantOf } from '../../instant.ts';
import type { Audited } from '../../ports/ebill/index.ts';
import type { Acting } from './operation.ts';

/** The audit entry of an action, written by the commit that does it. */
export function auditOf(
  { key, requestId, ports, clientAddress }: Pick<Acting, 'key' | 'requestId' | 'ports' | 'clientAddress'>,
  action: string,
  detail?: string,
): Audited {
  return { at: instantOf(ports.clock.now()), actor: key.id, requestId, action, detail, address: clientAddress };
}
