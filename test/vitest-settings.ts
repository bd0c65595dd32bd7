import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import SkippedReporter from './oracles/skipped.ts';
import { patienceMilliseconds } from './patience.ts';

const reportPath = process.env['TEST_REPORT'];

/** What every configuration of vitest has: packages from source, its time limits, and what is said at the end. */
export const resolution = {
  resolve: { conditions: ['rappen-source'] },
  ssr: { resolve: { conditions: ['rappen-source'] } },
  plugins: process.env['TEST_BUILT'] ? [builtThreads()] : [],
};

/** Threads start in a fifth of the time as they are published, which `npm test` has just built. */
function builtThreads(): Plugin {
  const built = new Map<string, string>();
  for (const folder of ['packages/node', 'packages/store']) {
    const { imports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    for (const [name, target] of Object.entries<{ default: string }>(imports)) {
      if (name.endsWith('-thread')) built.set(name, pathToFileURL(resolve(folder, target.default)).href);
    }
  }
  return {
    name: 'built-threads',
    enforce: 'pre',
    transform(code) {
      const changed = code.replace(/import\.meta\.resolve\('(#[\w-]+)'\)/g, (whole, name) =>
        built.has(name) ? JSON.stringify(built.get(name)) : whole,
      );
      return changed === code ? undefined : { code: changed, map: null };
    },
  };
}

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
