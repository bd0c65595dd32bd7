/** Files of tests that take long, or need much of a machine, are named `*.long.test.ts`. They belong to the full run alone. */
export const longTests = '**/*.long.test.ts';

/** What is left out: nothing where `ALL_TESTS` is set. */
export const leftOut: readonly string[] = process.env['ALL_TESTS'] ? [] : [longTests];

/** Of many cases of the same kind the gate takes one of so many, the full run all. */
export function sampled<T>(cases: readonly T[], oneOf: number): readonly T[] {
  return process.env['ALL_TESTS'] ? cases : cases.filter((_, index) => index % oneOf === 0);
}
