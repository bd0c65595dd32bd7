import { retryDelaysSeconds } from './limits.ts';

/**
 * Milliseconds until the next attempt after so many failed ones (1 or more); with the wish of the network, the longer of
 * the two. Without jitter: that is for the caller to add.
 */
export function retryDelayMilliseconds(failedAttempts: number, afterMs = 0): number {
  const last = retryDelaysSeconds.length - 1;
  const seconds = retryDelaysSeconds[Math.min(Math.max(failedAttempts, 1) - 1, last)] ?? 0;
  return Math.max(seconds * 1000, afterMs);
}
