import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasTools } from '../../oracles/tools.ts';
import { run } from '../programs.ts';

const client = join(import.meta.dirname, '../../../clients/python');
const versions = { mypy: '2.4.1', hatchling: '1.33.0' } as const;
const env = { PYTHONDONTWRITEBYTECODE: '1', PYTHONPATH: join(client, 'src'), MYPYPATH: join(client, 'src') };

describe.skipIf(!hasTools('python3'))('clients/python (needs python3)', () => {
  let folder = '';
  let python = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'rappen-python-'));
    await run('python3', ['-m', 'venv', join(folder, 'python')]);
    python = join(folder, 'python/bin/python');
    const packages = Object.entries(versions).map(([name, version]) => `${name}==${version}`);
    await run(python, ['-m', 'pip', 'install', '--quiet', ...packages]);
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  test('its own tests pass', () => run(python, ['-m', 'unittest', 'discover', '-s', 'tests'], { cwd: client, env }));

  test('mypy finds nothing, as strict as it can be', async () => {
    const options = ['--strict', `--cache-dir=${join(folder, 'mypy')}`];
    expect(await run(python, ['-m', 'mypy', ...options, 'src', 'tests'], { cwd: client, env })).toContain('no issues');
  });

  test('its wheel is installed with types, licence and nothing else, and needs nothing', async () => {
    await run(python, ['-m', 'hatchling', 'build', '-t', 'wheel', '-d', folder], { cwd: client });
    const install = ['-m', 'pip', 'install', '--quiet', '--no-index', '--find-links', folder, 'rappen-client'];
    await run(python, install);
    const said = await run(python, ['-m', 'pip', 'show', '--files', 'rappen-client'], { cwd: folder });
    expect(said).toContain('rappen_client/py.typed');
    expect(said).toContain('rappen_client/api_generated.py');
    expect(said).toMatch(/^Requires: *$/m);
    const files = [...said.matchAll(/^ {2}(\S+)$/gm)].map(([, path = '']) => path);
    const known = /^rappen_client(?:-[\d.]+\.dist-info)?\/(?:__pycache__\/)?[\w./-]+$/;
    expect(files.filter((path) => !known.test(path) || /test/.test(path))).toEqual([]);
  });
});
