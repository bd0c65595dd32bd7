import { defineConfig } from 'vitest/config';
import { reporting, resolution, timeLimits } from '../vitest-settings.ts';

/** Not silent: it prints how long each role took. */
export default defineConfig({
  ...resolution,
  test: {
    include: ['test/newcomer/**/*.test.ts'],
    globalSetup: 'test/newcomer/setup.ts',
    fileParallelism: false,
    ...timeLimits,
    ...reporting,
  },
});
