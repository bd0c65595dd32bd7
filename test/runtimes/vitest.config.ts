import { defineConfig } from 'vitest/config';
import { testsThatUse } from '../oracles/users.ts';
import { reporting, resolution, timeLimits } from '../vitest-settings.ts';

/** What needs a runtime of the folder `runtimes`; the store on D1 is tested with the other databases, by `--project engines`. */
const withRuntimes = testsThatUse('runtimes/programs.ts').filter(
  (path) => !/^(packages\/store|test\/package)\//.test(path),
);

export default defineConfig({
  ...resolution,
  test: {
    include: ['test/runtimes/**/*.test.ts', ...withRuntimes],
    ...timeLimits,
    ...reporting,
    silent: 'passed-only',
  },
});
