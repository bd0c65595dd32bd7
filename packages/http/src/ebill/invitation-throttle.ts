import { limits } from '../limits.ts';
import type { BillerId } from './ports.ts';

/** Keeps billers from flooding anybody with activation codes. */
export interface InvitationThrottle {
  /** Takes one invitation; answers the seconds until it may be made, and 0 when it may be made now. */
  take(billerId: BillerId, emailAddress: string, now: number): number;
}

const hour = 3_600_000;
const day = 86_400_000;

/** So many in so many milliseconds, by address and by biller. Source: eBill submission contract, subscriptions. */
const rules = [
  { of: 'address', countMax: 3, milliseconds: hour },
  { of: 'address', countMax: limits.invitationsPerDayMax, milliseconds: day },
  { of: 'biller', countMax: 60, milliseconds: hour },
] as const;

/**
 * A throttle in the memory of this process, which counts the last invitations of each address and biller. When there are too
 * many of these, the quietest are forgotten.
 */
export function memoryInvitationThrottle(): InvitationThrottle {
  const made = new Map<string, readonly number[]>();
  return {
    take(billerId, emailAddress, now) {
      const keys = { address: `address ${emailAddress.toLowerCase()}`, biller: `biller ${billerId}` };
      const waits = rules.map(({ of, countMax, milliseconds }) => {
        const recent = (made.get(keys[of]) ?? []).filter((at) => at > now - milliseconds);
        const oldest = recent.at(-countMax);
        return oldest === undefined ? 0 : Math.ceil((oldest + milliseconds - now) / 1000);
      });
      const seconds = Math.max(...waits);
      if (seconds > 0) return seconds;
      for (const key of Object.values(keys)) {
        const recent = [...(made.get(key) ?? []).filter((at) => at > now - day), now];
        // Taken out and put back, so that the map stays in the order of last use
        made.delete(key);
        made.set(key, recent.slice(-rules[2].countMax));
      }
      for (const quietest of made.keys()) {
        if (made.size <= limits.rateLimitedKeysMax) break;
        made.delete(quietest);
      }
      return 0;
    },
  };
}
