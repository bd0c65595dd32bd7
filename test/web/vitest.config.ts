import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['rappen-source'] },
  ssr: { resolve: { conditions: ['rappen-source'] } },
  test: {
    include: ['test/web/**/*.test.ts'],
    globalSetup: ['test/web/build.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Each file has a browser and a server of its own
    maxWorkers: 1,
    silent: 'passed-only',
  },
});
