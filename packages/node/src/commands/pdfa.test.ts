import { type ExecFileException, execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eastCases } from '../../../../test/oracles/pdfa-fixtures/fonts-east.ts';
import { page, shapes } from '../../../../test/oracles/pdfa-fixtures/parts.ts';
import { program } from '../../test/program.ts';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'rappen-pdfa-'));
  const stamp = '<</Type/Annot/Subtype/Stamp/Rect[300 300 400 400]/F 4>>';
  writeFileSync(join(folder, 'plain.pdf'), page({}));
  writeFileSync(join(folder, 'stamp.pdf'), page({ content: shapes, page: `/Annots[${stamp}]` }));
  writeFileSync(join(folder, 'broken.pdf'), 'no PDF');
  writeFileSync(join(folder, 'east.pdf'), eastCases[0]?.bytes as Uint8Array);
  writeFileSync(join(folder, 'uninstalled.mjs'), uninstalled);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Lets a process find the package for Chinese, Japanese and Korean no more. */
const uninstalled = `import { registerHooks } from 'node:module';
registerHooks({
  resolve(name, context, next) {
    if (name !== '@rappen/fonts-cjk') return next(name, context);
    throw Object.assign(new Error('not installed'), { code: 'ERR_MODULE_NOT_FOUND' });
  },
});`;

interface Outcome {
  readonly status: number;
  readonly output: string;
  readonly errors: string;
}

function pdfa(...args: readonly string[]): Promise<Outcome> {
  return pdfaWith('', args);
}

function pdfaWith(options: string, args: readonly string[]): Promise<Outcome> {
  return new Promise((done) => {
    const env = { ...process.env, NODE_OPTIONS: options };
    const all = [...program, 'pdfa', ...args];
    execFile(process.execPath, all, { cwd: folder, env }, (error: ExecFileException | null, output, errors) => {
      done({ status: error ? Number(error.code) : 0, output, errors });
    });
  });
}

test('several files go into a folder, and each is told', async () => {
  const { status, output, errors } = await pdfa('plain.pdf', 'stamp.pdf', 'broken.pdf', '-o', 'made/');
  expect(status).toBe(1);
  expect(output).toBe('plain.pdf: converted\n0 conforming, 1 converted, 0 rasterised, 2 refused\n');
  expect(errors).toMatch(/^stamp\.pdf: refused\n {2}The PDF does not define the appearance .*\nbroken\.pdf: refused\n/);
  expect(existsSync(join(folder, 'made/plain.pdf'))).toBe(true);
  expect(existsSync(join(folder, 'made/stamp.pdf'))).toBe(false);
});

test('fonts of Chinese, Japanese and Korean are replaced where the package for them is installed', async () => {
  const { status, output } = await pdfa('east.pdf', '-o', 'kept-east.pdf');
  expect([status, output]).toEqual([0, expect.stringContaining('east.pdf: converted')]);
  const without = await pdfaWith('--import=./uninstalled.mjs', ['east.pdf', '-o', 'kept-east.pdf']);
  expect(without.status).toBe(1);
  expect(without.errors).toContain('East-GBK-EUC-H: @rappen/fonts-cjk has a substitute');
});

test('pages become pictures where that is allowed, and the result is looked at', async () => {
  const { status, output } = await pdfa('stamp.pdf', '-o', 'kept.pdf', '--raster', '--verify', '--json');
  expect(status).toBe(0);
  const told = JSON.parse(output);
  expect(told).toMatchObject({
    ok: true,
    file: 'stamp.pdf',
    output: 'kept.pdf',
    kind: 'rasterised',
    rasterised: [1],
    warnings: ['page-rasterised', 'annotation-not-drawn'],
  });
  expect(told.difference).toBeLessThan(2);
  expect(readFileSync(join(folder, 'kept.pdf')).subarray(0, 5).toString()).toBe('%PDF-');
  expect((await pdfa('kept.pdf', '-o', 'again.pdf')).output).toBe('kept.pdf: conforming\n');
  expect(readFileSync(join(folder, 'again.pdf'))).toEqual(readFileSync(join(folder, 'kept.pdf')));
});

test.each<[args: string[], errors: RegExp]>([
  [[], /pdfa needs a PDF/],
  [['plain.pdf'], /^pdfa needs -o FILE\n$/],
  [['plain.pdf', 'stamp.pdf', '-o', 'one.pdf'], /2 files need a folder/],
  [['plain.pdf', './plain.pdf', '-o', 'made/'], /same name/],
])('%j is not understood', async (args, errors) => {
  const outcome = await pdfa(...args);
  expect(outcome.errors).toMatch(errors);
  expect(outcome.status).toBe(2);
});
