import { describe, expect, test } from 'vitest';
import { findingsOf, named } from '../../gateway/conformance.ts';
import { mutants } from '../../gateway/mutants.ts';

describe('a gateway is found that', () => {
  test.each(mutants.map((mutant) => [mutant.what, mutant] as const))('%s', async (_, mutant) => {
    expect(named(await findingsOf(mutant), 'failed')).toContain(mutant.foundBy);
  });
});
