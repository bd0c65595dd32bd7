import { defineConfig } from 'vitest/config';
import { reporting, timeLimits } from '../vitest-settings.ts';

export default defineConfig({
  test: { include: ['test/package/**/*.test.ts'], ...timeLimits, ...reporting, silent: 'passed-only' },
});
