import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['rappen-source'] },
  ssr: { resolve: { conditions: ['rappen-source'] } },
  test: { include: ['test/runtimes/**/*.test.ts'], testTimeout: 60_000, hookTimeout: 60_000, silent: 'passed-only' },
});
