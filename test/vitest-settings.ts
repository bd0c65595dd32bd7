import SkippedReporter from './oracles/skipped.ts';
import { patienceMilliseconds } from './patience.ts';

const reportPath = process.env['TEST_REPORT'];

/** What every configuration of vitest has: packages from source, its time limits, and what is said at the end. */
export const resolution = {
  resolve: { conditions: ['rappen-source'] },
  ssr: { resolve: { conditions: ['rappen-source'] } },
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
