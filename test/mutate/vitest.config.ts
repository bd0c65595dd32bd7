import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { longTests } from '../long-tests.ts';
import { testsThatUse } from '../oracles/users.ts';
import { resolution, timeLimits } from '../vitest-settings.ts';
import { mutating, orders } from './plugin.ts';

/** Tests with databases beside them cost more than they find here. */
const costly = testsThatUse('packages/store/test/postgres-server.ts');

export default defineConfig({
  ...resolution,
  plugins: [mutating()],
  test: {
    include: ['packages/{core,pdf,http}/src/**/*.test.ts', 'test/{laws,http,pdf,oracles}/**/*.test.ts'],
    exclude: [longTests, ...costly],
    maxWorkers: orders.active === undefined ? availableParallelism() : 1,
    // What a module makes once is told of every file that asks for it
    isolate: orders.active === undefined,
    // A file that was kept is without its mutant
    fsModuleCache: false,
    unstubGlobals: true,
    unstubEnvs: true,
    restoreMocks: true,
    // A mutant that runs for ever is noticed by the one who started this
    ...timeLimits,
    setupFiles: ['test/mutate/hits.ts'],
    reporters: ['dot'],
  },
});
