import { defineConfig } from 'vitest/config';
import { testsThatUse } from '../oracles/users.ts';
import { native, reporting, timeLimits } from '../vitest-settings.ts';

/** What is run by `--project engines` and `--project oracles`, with the runtimes that it needs. */
const elsewhere = ['packages/store/test/postgres-server.ts', 'test/oracles/tools.ts'].flatMap(testsThatUse);

/** What needs a runtime of the folder `runtimes`, and nothing else. */
const withRuntimes = testsThatUse('runtimes/programs.ts').filter(
  (path) => !elsewhere.includes(path) && !path.startsWith('test/package/'),
);

export default defineConfig({
  test: {
    include: ['test/runtimes/**/*.test.ts', ...withRuntimes],
    ...native,
    ...timeLimits,
    ...reporting,
    silent: 'passed-only',
  },
});
