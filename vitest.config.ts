import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['rappen-source'] },
  ssr: { resolve: { conditions: ['rappen-source'] } },
  test: {
    include: ['packages/*/src/**/*.test.ts', 'test/{tidy,docs,http,oracles}/**/*.test.ts'],
    testTimeout: 60_000,
    // By itself it leaves one of two cores idle
    maxWorkers: Math.max(2, availableParallelism() - 1),
  },
});
