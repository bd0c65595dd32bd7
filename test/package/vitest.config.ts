import { defineConfig } from 'vitest/config';
import { reporting, timeLimits } from '../vitest-settings.ts';

export default defineConfig({
  test: {
    include: ['test/package/**/*.test.ts'], // All of them build
    fileParallelism: false,
    ...timeLimits,
    ...reporting,
    silent: 'passed-only',
  },
});
