import { defineConfig } from 'vitest/config';
import { reporting, resolution, timeLimits } from '../vitest-settings.ts';

export default defineConfig({
  ...resolution,
  test: { include: ['test/clients/**/*.test.ts'], ...timeLimits, ...reporting, silent: 'passed-only' },
});
