import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { build, packInto } from '../../release/packed.ts';
import { manifestOf } from '../../scripts/packages/entries.ts';
import { fencesOf } from '../docs/fences.ts';

const run = promisify(execFile);
const page = 'docs/guide/modules.md';
const files = fencesOf(page).flatMap(({ fileName, runBy, text }) =>
  fileName === undefined ? [] : [{ fileName, runBy, text }],
);
const programs = files.flatMap(({ fileName, runBy }) => (runBy === undefined ? [] : [{ fileName, runBy }]));

/** The oldest Node that the packages say they run on. */
const oldestNode = fileURLToPath(new URL('../../release/node_modules/node/bin/node', import.meta.url));

let folder = '';
/** What a stranger has who follows the page: a folder in CommonJS, the packages, and the tools that it names. */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'rappen-modules-'));
  await build();
  const packed = await packInto(folder);
  const own = packed.filter(({ name }) => ['@rappen/core', '@rappen/pdf'].includes(name));
  const dependencies = Object.fromEntries(own.map(({ name, filename }) => [name, `file:./${filename}`]));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'commonjs', dependencies }));
  const tools = ['typescript@5.9.3', 'typescript-7@npm:typescript@7.0.2', '@types/node@24.19.2', 'jest@30.5.2'];
  const quietly = ['--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts'];
  await run('npm', ['install', ...quietly, ...tools], { cwd: folder });
  for (const { fileName, text } of files) writeFileSync(join(folder, fileName), text);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a line of the page, with a Node before all others. */
function follow(line: string, node: string) {
  const env = { ...process.env, NODE_OPTIONS: '', PATH: `${dirname(node)}:${process.env['PATH']}` };
  return run('bash', ['-euc', line], { cwd: folder, env });
}

describe.each([
  ['this Node', process.execPath],
  ['the oldest Node', oldestNode],
])('with %s', (_name, node) => {
  test.each(programs)('$fileName does what the page says', async ({ fileName, runBy }) => {
    const isTooOld = node === oldestNode && fileName === 'bill.test.js';
    if (isTooOld) await expect(follow(runBy, node)).rejects.toMatchObject({ stderr: expect.stringContaining('24.9') });
    else await follow(runBy, node);
  });

  test('a package is required without a warning, and imported from CommonJS', async () => {
    const { stdout, stderr } = await follow(
      `node -e "const { parseIban } = require('@rappen/core'); import('@rappen/core').then((all) => console.log(all.parseIban === parseIban))"`,
      node,
    );
    expect([stdout, stderr]).toEqual(['true\n', '']);
  });
});

test.each(['core', 'pdf'])('every entry of @rappen/%s can be required', async (name) => {
  const entries = Object.keys(manifestOf(`packages/${name}`).exports).map((path) => `@rappen/${name}${path.slice(1)}`);
  const script = `for (const entry of process.argv.slice(1)) if (Object.keys(require(entry)).length === 0) console.log(entry)`;
  expect(await follow(`node -e "${script}" ${entries.join(' ')}`, oldestNode)).toEqual({ stdout: '', stderr: '' });
});

describe.each(['typescript', 'typescript-7'])('%s', (compiler) => {
  const removed = compiler === 'typescript-7' ? 'TS5108' : 'TS2307';
  test.each([
    ['.cts', { module: 'node20' }, ''],
    ['.cts', { module: 'nodenext' }, ''],
    ['.ts', { module: 'preserve', moduleResolution: 'bundler' }, ''],
    ['.mts', { module: 'node16' }, ''],
    ['.mts', { module: 'node18' }, ''],
    ['.cts', { module: 'node16' }, 'TS1479'],
    ['.cts', { module: 'node18' }, 'TS1479'],
    ['.ts', { module: 'commonjs', moduleResolution: 'node10' }, removed],
    ['.ts', { module: 'commonjs', moduleResolution: 'node' }, removed],
  ])('a program %s with %o says what the page says: %j', async (ending, module, code) => {
    const name = `with${ending}`;
    writeFileSync(join(folder, name), files.find(({ fileName }) => fileName === 'bill.cts')?.text ?? '');
    const compilerOptions = { ...module, target: 'es2023', strict: true, noEmit: true, types: ['node'] };
    writeFileSync(join(folder, 'settings.json'), JSON.stringify({ compilerOptions, files: [name] }));
    const tsc = [join(folder, 'node_modules', compiler, 'bin/tsc'), '-p', 'settings.json'];
    const said = await run(process.execPath, tsc, { cwd: folder }).catch((error: { stdout: string }) => error);
    const codes = [...new Set(said.stdout.match(/TS\d+/g))];
    expect(codes).toEqual(code === '' ? [] : [code]);
  });
});
