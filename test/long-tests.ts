/** Files of tests that take long, or need much of a machine, are named `*.long.test.ts`. They belong to the full run alone. */
export const longTests = '**/*.long.test.ts';

/** Whether this is the full run, or the tests of it are asked for. */
export const isFullRun = Boolean(process.env['ALL_TESTS']);

/** What is left out: nothing in the full run. */
export const leftOut: readonly string[] = isFullRun ? [] : [longTests];

/** How often a property is tried: in the full run so often, in the gate a tenth of it where nothing else is said. */
export function runs(full: number, inGate = Math.ceil(full / 10)): number {
  return isFullRun ? full : inGate;
}

/** Of many cases of the same kind the gate takes one of so many, the full run all. */
export function sampled<T>(cases: readonly T[], oneOf: number): readonly T[] {
  return isFullRun ? cases : cases.filter((_, index) => index % oneOf === 0);
}
