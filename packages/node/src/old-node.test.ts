import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'rappen-old-'));
  const entry = readFileSync('packages/node/src/main.ts', 'utf8');
  writeFileSync(join(folder, 'main.mjs'), stripTypeScriptTypes(entry));
  writeFileSync(join(folder, 'program.ts'), '');
});
afterAll(() => rmSync(folder, { recursive: true }));

const versionOf = (program: string) => spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout?.trim() ?? '';
const old = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/bin', '/usr/local/bin']
  .map((place) => join(place, 'node'))
  .find((program) => /^v(?:1[4-9]|2[01])\.|^v22\.(?:\d|1[0-2])\./.test(versionOf(program)));

test.skipIf(old === undefined)('a Node that is too old is told so in a sentence (needs a Node before 22.16)', () => {
  const { status, stdout, stderr } = spawnSync(old ?? '', [join(folder, 'main.mjs'), 'serve'], { encoding: 'utf8' });
  const said = `Rappen needs Node 22.16, or 24 and newer; this is ${versionOf(old ?? '').slice(1)}\n`;
  expect([status, stdout, stderr]).toEqual([2, '', said]);
});

test.each([
  ['14.21.3', 'Rappen needs Node 22.16, or 24 and newer; this is 14.21.3\n'],
  ['22.15.1', 'Rappen needs Node 22.16, or 24 and newer; this is 22.15.1\n'],
  ['23.11.1', 'Rappen needs Node 22.16, or 24 and newer; this is 23.11.1\n'],
  ['22.16.0', ''],
  ['24.0.0', ''],
  ['30.1.0', ''],
])('as version %s it says "%s"', (version, said) => {
  const pretended = `Object.defineProperty(process.versions, 'node', { value: '${version}' });`;
  writeFileSync(join(folder, 'pretend.mjs'), `${pretended} await import('./main.mjs');`);
  const { status, stderr } = spawnSync(process.execPath, [join(folder, 'pretend.mjs')], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([said === '' ? 0 : 2, said]);
});

test('the package says the same', () => {
  expect(JSON.parse(readFileSync('packages/node/package.json', 'utf8')).engines).toEqual({ node: '>=22.16' });
  expect(execFileSync(process.execPath, ['--version'], { encoding: 'utf8' })).toMatch(/^v(?:22|2[4-9])\./);
});
