import { vi } from 'vitest';
import { patienceMilliseconds } from './patience.ts';

/** Repeats a check until it holds, and gives what it gives; fails as it failed last. */
export function eventually<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: patienceMilliseconds.condition, interval: 50 });
}
