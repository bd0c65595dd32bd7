/**
 * How long tests wait before they call something broken. No test measures time: these limits end what hangs, and a machine with
 * other work must not reach them.
 * Who waits for a failure at a desk sets `TEST_PATIENCE` to fewer seconds.
 */
export const patienceMilliseconds = {
  /** For one test, and for what is made ready before it. */
  test: 900_000,
  /** For a condition that is to come true within a test. */
  condition: Number(process.env['TEST_PATIENCE'] ?? 300) * 1000,
  /** For what is put away at the end. */
  teardown: 120_000,
} as const;
