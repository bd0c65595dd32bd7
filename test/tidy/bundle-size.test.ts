import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { root } from './sources.ts';

/** Bytes of a program in gzip, as a bundler makes it for the browser; and its text. */
async function bundleOf(program: string): Promise<{ readonly bytes: number; readonly text: string }> {
  const { outputFiles } = await build({
    stdin: { contents: program, resolveDir: join(root, 'packages', 'core'), loader: 'ts' },
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
    conditions: ['rappen-source'],
  });
  const [file] = outputFiles;
  return { bytes: gzipSync(file?.contents ?? '').length, text: file?.text ?? '' };
}

const malta = '4a5n18c';

test('who reads Swiss accounts only does not load the registry: at most 1 kB', async () => {
  const swiss = await bundleOf("import { parseIban } from '@rappen/core/iban'; console.log(parseIban('CH'));");
  expect(swiss.text).not.toContain(malta);
  expect(swiss.bytes).toBeLessThanOrEqual(1024);
  const all = await bundleOf(
    "import { parseRegisteredIban } from '@rappen/core/iban'; console.log(parseRegisteredIban('MT'));",
  );
  expect(all.text).toContain(malta);
  expect(all.bytes).toBeLessThanOrEqual(3 * 1024);
});
