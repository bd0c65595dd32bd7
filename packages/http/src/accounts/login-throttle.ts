import { memoryThrottle, type Throttle } from '../throttle.ts';

const quarter = 900_000;

/** Failed attempts in a quarter of an hour, for one e-mail address and from one machine. */
const rules = [
  { of: 'address', countMax: 10, milliseconds: quarter },
  { of: 'client', countMax: 30, milliseconds: quarter },
] as const;

/** Slows down who guesses passwords, in the memory of this process; what succeeds is given back and does not count. */
export function memoryLoginThrottle(): Throttle<'address' | 'client'> {
  return memoryThrottle(rules);
}
