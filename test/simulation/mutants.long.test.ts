import { expect, test } from 'vitest';
import { mutants } from './mutants.ts';
import { simulate } from './simulate.ts';

/** How many seeds may pass before a service that breaks a promise is found out. */
const seedsMax = 60;

test.each(mutants.map((mutant) => [mutant.name, mutant] as const))(
  'a service that %s is found out',
  async (_name, mutant) => {
    for (let seed = 1; seed <= seedsMax; seed += 1) {
      const { broken } = await simulate(seed, { mutation: mutant });
      if (broken.some((promise) => mutant.says.test(promise))) return;
    }
    expect.fail(`${seedsMax} seeds have not found it out`);
  },
);
