import { instantOf } from '../keys.ts';
import type { Acting } from './operation.ts';
import type { Audited } from './ports.ts';

/** The entry of the log for what somebody does: written by the commit that does it. */
export function auditOf(
  { key, requestId, ports }: Pick<Acting, 'key' | 'requestId' | 'ports'>,
  action: string,
  detail?: string,
): Audited {
  return { at: instantOf(ports.clock.now()), actor: key.id, requestId, action, detail };
}
