import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { leftOut } from './test/long-tests.ts';
import { testsThatUse } from './test/oracles/users.ts';
import { native, reporting, timeLimits } from './test/vitest-settings.ts';

const all = [
  '{packages/*,clients/typescript}/src/**/*.test.ts',
  'test/{tidy,laws,docs,deploy,http,oracles,mutants,map,pdf,simulation}/**/*.test.ts',
];
const withConfigOfTheirOwn = /^test\/(?:web|runtimes|package|newcomer|clients)\//;
const withPostgres = testsThatUse('packages/store/test/postgres-server.ts').filter(isOurs);
const withTools = testsThatUse('test/oracles/tools.ts').filter((path) => isOurs(path) && !withPostgres.includes(path));

function isOurs(path: string): boolean {
  return !withConfigOfTheirOwn.test(path);
}

/** Files share a worker and what it has loaded: each puts back what it has replaced. */
const together = {
  ...timeLimits,
  isolate: false,
  unstubGlobals: true,
  unstubEnvs: true,
  restoreMocks: true,
  ...native,
} as const;

/**
 * Three projects of the same kind, so that what programs of the system add to a run without them can be run alone:
 * `--project oracles`, and `--project engines -t PostgreSQL`.
 */
export default defineConfig({
  test: {
    // By itself it leaves one of two cores idle
    maxWorkers: Math.max(2, availableParallelism() - 1),
    ...reporting,
    projects: [
      {
        extends: true,
        test: { ...together, name: 'own', include: all, exclude: [...withTools, ...withPostgres, ...leftOut] },
      },
      { extends: true, test: { ...together, name: 'engines', include: withPostgres, exclude: [...leftOut] } },
      {
        extends: true,
        test: {
          ...together,
          name: 'oracles',
          include: withTools,
          exclude: [...leftOut],
          globalSetup: [
            'test/oracles/build-verapdf.ts',
            'test/oracles/build-mustang.ts',
            'test/oracles/official-rules.ts',
          ],
        },
      },
    ],
  },
});
