import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeArchive } from '../../release/archive.ts';
import { build, root } from '../../release/packed.ts';
import { expectServiceOf } from './service.ts';

/** The oldest Node that the packages say they run on. */
const oldestNode = fileURLToPath(new URL('../../release/node_modules/node/bin/node', import.meta.url));
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };

let folder = '';
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'rappen-archive-'));
  await build();
  execFileSync('tar', ['-xzf', makeArchive(), '-C', folder]);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const unpacked = () => join(folder, `rappen-${version}`);

describe('the archive', () => {
  test('has the programs, the licences, and nothing for editors', () => {
    expect(readdirSync(unpacked()).sort()).toEqual(
      ['LICENSE', 'README.md', 'THIRD-PARTY-NOTICES', 'bin', 'node_modules', 'package.json', 'rappen.js'].sort(),
    );
    const files = readdirSync(unpacked(), { recursive: true, encoding: 'utf8' });
    expect(files.filter((path) => /\.map$|\.d\.ts$|\.test\./.test(path))).toEqual([]);
    const notices = readFileSync(join(unpacked(), 'THIRD-PARTY-NOTICES'), 'utf8');
    for (const name of [
      'hono',
      'pg',
      'preact',
      'zxing-wasm',
      '@embedpdf/pdfium',
      'swagger-ui-dist',
      '@rappen/fonts-cjk',
    ])
      expect(notices).toMatch(new RegExp(`^${name} [\\d.]+: [A-Z]`, 'm'));
    expect(notices).toContain('SIL OPEN FONT LICENSE');
  });

  test('says the oldest Node that it is tested with', () => {
    const { engines } = JSON.parse(readFileSync(join(root, 'packages/node/package.json'), 'utf8'));
    const tested = execFileSync(oldestNode, ['--version'], { encoding: 'utf8' });
    expect(tested).toMatch(new RegExp(`^v${engines.node.slice(2)}\\.`));
  });

  test('serves with the oldest Node, and with nothing in the path; started again, it goes on', async () => {
    const place = join(folder, 'empty');
    mkdirSync(place);
    for (const _ of [1, 2])
      await expectServiceOf(oldestNode, [join(unpacked(), 'rappen.js'), 'serve'], { cwd: place, env: { PATH: '' } });
  });

  test('serves by a link to its program', async () => {
    const [place, link] = [join(folder, 'elsewhere'), join(folder, 'rappen')];
    mkdirSync(place);
    symlinkSync(join(unpacked(), 'bin/rappen'), link);
    await expectServiceOf(link, ['serve'], { cwd: place });
  });

  test('is the command line too', () => {
    const check = (iban: string) => spawnSync(join(unpacked(), 'bin/rappen'), ['check', 'iban', iban]).status;
    expect([check('CH9300762011623852957'), check('CH9300762011623852958')]).toEqual([0, 1]);
  });

  test('has the same bytes when it is made again', () => {
    const bytes = () => readFileSync(makeArchive());
    expect(bytes().equals(bytes())).toBe(true);
  });
});

test('a checkout serves without the tools of development', async () => {
  const place = join(folder, 'checkout');
  mkdirSync(place);
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: root });
  const there = execFileSync('git', ['ls-files', '-d', '-z'], { cwd: root, encoding: 'utf8' }).split('\0');
  const names = listed
    .toString()
    .split('\0')
    .filter((name) => !there.includes(name));
  execFileSync('cp', ['--parents', '-t', place, ...names.filter(Boolean)], { cwd: root });
  execFileSync('npm', ['ci', '--omit=dev', '--prefer-offline', '--no-audit', '--no-fund'], { cwd: place });
  const installed = readdirSync(join(place, 'node_modules'));
  expect(installed).not.toContain('vitest');
  await expectServiceOf('npm', ['start'], { cwd: place });
});
