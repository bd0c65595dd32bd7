import { limits } from '../../limits.ts';
import type { InvitationThrottle } from '../../ports/ebill/service.ts';
import { memoryThrottle } from '../../throttle.ts';

const hour = 3_600_000;
const day = 86_400_000;

/** By address and by biller. Source: eBill submission contract, subscriptions. */
const rules = [
  { of: 'address', countMax: 3, milliseconds: hour },
  { of: 'address', countMax: limits.invitationsPerDayMax, milliseconds: day },
  { of: 'biller', countMax: 60, milliseconds: hour },
] as const;

/** A throttle in the memory of this process. */
export function memoryInvitationThrottle(): InvitationThrottle {
  const throttle = memoryThrottle(rules);
  return {
    take: (billerId, emailAddress, now) =>
      throttle.take({ address: emailAddress.toLowerCase(), biller: String(billerId) }, now),
  };
}
