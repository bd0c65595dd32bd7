import { resolve } from 'node:path';
import SkippedReporter from './oracles/skipped.ts';
import { patienceMilliseconds } from './patience.ts';

const reportPath = process.env['TEST_REPORT'];

/** Packages from source, for what Vite translates. */
export const resolution = {
  resolve: { conditions: ['rappen-source'] },
  ssr: { resolve: { conditions: ['rappen-source'] } },
};

// Kept for the next process: workers, and what tests start, inherit it
process.env['NODE_COMPILE_CACHE'] ??= resolve('node_modules/.cache/compiled');

/** Node runs the files itself, packages from source: nothing is translated before. */
export const native = {
  execArgv: ['--conditions=rappen-source'],
  experimental: { viteModuleRunner: false, nodeLoader: false },
};

export const timeLimits = {
  testTimeout: patienceMilliseconds.test,
  hookTimeout: patienceMilliseconds.test,
  teardownTimeout: patienceMilliseconds.teardown,
  expect: { poll: { timeout: patienceMilliseconds.condition } },
};

/** With TEST_REPORT, a report as JSON is written there too. */
export const reporting = {
  reporters: [
    'default',
    new SkippedReporter(),
    ...(reportPath === undefined ? [] : [['json', { outputFile: reportPath }] as ['json', { outputFile: string }]]),
  ],
};
