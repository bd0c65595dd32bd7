import { defineConfig } from 'vitest/config';
import { leftOut } from '../long-tests.ts';
import { reporting, timeLimits } from '../vitest-settings.ts';

export default defineConfig({
  test: {
    include: ['test/package/**/*.test.ts'], // All of them build
    exclude: [...leftOut],
    fileParallelism: false,
    ...timeLimits,
    ...reporting,
    silent: 'passed-only',
  },
});
