import SkippedReporter from './oracles/skipped.ts';
import { patienceMilliseconds } from './patience.ts';

const reportPath = process.env['TEST_REPORT'];

/** Packages from source, for what Vite translates. */
export const resolution = {
  resolve: { conditions: ['rappen-source'] },
  ssr: { resolve: { conditions: ['rappen-source'] } },
};

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
