/** Milliseconds until a call of a network is given up, unless the operator says otherwise. */
export const networkTimeoutUsual = 60_000;

/** With a wrong password another try helps nobody, and too many lock the account. */
export const signInPauseMilliseconds = 15 * 60_000;

/** A signal that ends after a time, or when another one does. */
export function within(milliseconds: number, signal?: AbortSignal): AbortSignal {
  const limit = AbortSignal.timeout(milliseconds);
  return signal ? AbortSignal.any([signal, limit]) : limit;
}
