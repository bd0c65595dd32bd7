import { defineConfig } from 'vitest/config';
import { leftOut } from '../long-tests.ts';
import { native, reporting, timeLimits } from '../vitest-settings.ts';

export default defineConfig({
  test: {
    include: ['test/web/**/*.test.ts'],
    exclude: [...leftOut],
    globalSetup: ['test/web/build.ts'],
    ...native,
    ...timeLimits,
    ...reporting,
    // Each file has a browser and a server of its own
    maxWorkers: 1,
    silent: 'passed-only',
  },
});
