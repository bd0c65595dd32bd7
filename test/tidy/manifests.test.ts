import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from './sources.ts';

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly description: string;
  readonly keywords: readonly string[];
  readonly homepage: string;
  readonly bugs: string;
  readonly repository: { readonly type: string; readonly url: string; readonly directory?: string };
  readonly license: string;
  readonly author: string;
  readonly type: string;
  readonly sideEffects: boolean;
  readonly engines: Readonly<Record<string, string>>;
  readonly files: readonly string[];
  readonly exports: Readonly<Record<string, string | { readonly types?: string }>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

const manifestIn = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest;

const whole = manifestIn('.');
const address = whole.repository.url.replace(/^git\+|\.git$/g, '');
const folders = [...readdirSync(join(root, 'packages')).map((name) => `packages/${name}`), 'clients/typescript'];
const names = folders.map((folder) => manifestIn(folder).name);

describe.each(folders)('%s', (folder) => {
  const manifest = manifestIn(folder);
  const readme = readFileSync(join(root, folder, 'README.md'), 'utf8');

  test('says what it is, whose it is and where it is kept', () => {
    expect(manifest).toMatchObject({
      name: folder.replace('packages', '@rappen').replace('clients/typescript', '@rappen/client'),
      version: whole.version,
      homepage: `${address}/tree/main/${folder}#readme`,
      bugs: `${address}/issues`,
      repository: { type: 'git', url: whole.repository.url, directory: folder },
      author: whole.author,
      type: 'module',
      sideEffects: false,
    });
    expect(manifest.description).toMatch(/^[A-Z].{20,140}\.$/);
    expect(manifest.keywords.length).toBeGreaterThanOrEqual(4);
    expect(manifest.license).toMatch(/^MIT\b/);
  });

  test('asks for the runtime that its tests run on', () => {
    const adapter = { deno: 'deno', bun: 'bun', workers: 'workerd' }[folder.replace('packages/', '')] ?? 'node';
    expect(Object.keys(manifest.engines)).toEqual([adapter]);
    expect(manifest.engines['node'] ?? '>=22.16').toBe('>=22.16');
  });

  test('ships every licence that lies in it, and its sources where it has maps', () => {
    const licences = readdirSync(join(root, folder)).filter((name) => name.startsWith('LICENSE'));
    expect(manifest.files).toEqual(expect.arrayContaining([...licences, 'README.md']));
    const settings = readFileSync(join(root, folder, 'tsconfig.json'), 'utf8');
    const hasMaps = !settings.includes('"declarationMap": false');
    expect(manifest.files.includes('src')).toBe(hasMaps);
  });

  test('depends on the others in its own version', () => {
    const wanted = { ...manifest.dependencies, ...manifest.peerDependencies, ...manifest.devDependencies };
    for (const [name, version] of Object.entries(wanted))
      if (names.includes(name)) expect([name, version]).toEqual([name, whole.version]);
  });

  test('its README begins with what it is, how to install it, and an example', () => {
    expect(readme).toMatch(new RegExp(`^# ${manifest.name}\n\n\\w`));
    expect(readme).toMatch(new RegExp(`^npm install (?:@rappen/[\\w-]+ )*${manifest.name}$`, 'm'));
    const [installing = 0, example = -1] = [readme.indexOf('npm install'), readme.search(/^```ts\n/m)];
    const command = readme.search(/^(?:bun|deno|npx) .*/m);
    expect(Math.max(example, command)).toBeGreaterThan(installing);
  });
});

test('every address of the repository is the one of the root', () => {
  const documents = ['SECURITY.md', 'CODE_OF_CONDUCT.md', 'CONTRIBUTING.md'].filter((file) =>
    existsSync(join(root, file)),
  );
  for (const file of documents)
    for (const [found] of readFileSync(join(root, file), 'utf8').matchAll(/https:\/\/github\.com\/[\w-]+\/[\w-]+/g))
      expect(found).toBe(address);
});

test('every package of others is named in docs/dependencies.md', () => {
  const named = readFileSync(join(root, 'docs/dependencies.md'), 'utf8');
  const wanted = ['.', 'runtimes', 'release', ...folders].flatMap((folder) => {
    const { dependencies, devDependencies } = manifestIn(folder);
    return Object.keys({ ...dependencies, ...devDependencies });
  });
  const isNamed = (name: string) => names.includes(name) || name.startsWith('@types/') || named.includes(name);
  expect(wanted.filter((name) => !isNamed(name))).toEqual([]);
});

test('no page and no example imports what is not public', () => {
  const files = execFileSync('git', ['ls-files', '*.md', 'examples'], { cwd: root, encoding: 'utf8' })
    .trim()
    .split('\n');
  const asked = files.filter((file) =>
    /from '@rappen\/[\w-]+\/internal\//.test(readFileSync(join(root, file), 'utf8')),
  );
  expect(asked).toEqual([]);
});

test('git keeps no file that it is told to leave out', () => {
  const ignored = ['ls-files', '--cached', '--ignored', '--exclude-standard'];
  const kept = execFileSync('git', ignored, { cwd: root, encoding: 'utf8' }).trim().split('\n');
  expect(kept.filter((file) => file !== '' && existsSync(join(root, file)))).toEqual([]);
});
