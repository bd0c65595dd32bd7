/**
 * Stops the program at a broken invariant: a bug of ours, never something a caller sent.
 * The only place in the core that throws.
 */
export function assert(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Error(`Broken invariant: ${message}`);
}
