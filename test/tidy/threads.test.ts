import { build } from 'esbuild';
import { expect, test } from 'vitest';

/** A store opens with two threads: what they load, every start of a service and every command of an operator waits for. */
test.each(['reader', 'writer'])('the %s of SQLite loads files of the store alone, and few of them', async (name) => {
  const { metafile } = await build({
    entryPoints: [`packages/store/src/sqlite/${name}-thread-entry.ts`],
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'node',
    conditions: ['rappen-source'],
    // Loaded is also what is of no use there
    treeShaking: false,
    ignoreAnnotations: true,
  });
  const paths = Object.keys(metafile.inputs);
  expect(paths.filter((path) => !path.startsWith('packages/store/src/'))).toEqual([]);
  expect(paths).toContain('packages/store/src/sqlite/connection.ts');
  expect(paths.length).toBeLessThanOrEqual(12);
});
