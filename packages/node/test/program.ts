import { resolve } from 'node:path';

/** What Node is given to run `rappen`: as it is published where `npm test` has just built it, else from its sources. */
export const program: readonly string[] = process.env['TEST_BUILT']
  ? [resolve('packages/node/dist/main.js')]
  : ['--conditions=rappen-source', resolve('packages/node/src/main.ts')];
