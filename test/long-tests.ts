/** Files of tests that take long, or need much of a machine, are named `*.long.test.ts`. They belong to the full run alone. */
export const longTests = '**/*.long.test.ts';

/** What is left out: nothing where `ALL_TESTS` is set. */
export const leftOut: readonly string[] = process.env['ALL_TESTS'] ? [] : [longTests];
