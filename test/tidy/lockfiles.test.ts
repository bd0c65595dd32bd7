import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lockfiles, lockfileTrouble } from '../../release/lockfile.ts';
import { billOfMaterials } from '../../release/sbom.ts';
import { root } from './sources.ts';

test('every folder with packages of others has its lockfile', () => {
  const manifests = execFileSync(
    'git',
    ['ls-files', 'package.json', '*/package.json', ':!packages', ':!clients', ':!examples'],
    {
      cwd: root,
      encoding: 'utf8',
    },
  );
  expect([...lockfiles].sort()).toEqual(
    manifests
      .trim()
      .split('\n')
      .map((path) => path.replace('package.json', 'package-lock.json'))
      .sort(),
  );
});

test.each(lockfiles)('%s says of every package what bytes it means, and sends nobody elsewhere for them', (path) => {
  expect(lockfileTrouble(path)).toEqual([]);
});

interface LockedPackage {
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

test('the bill of materials names every package that is shipped, with a licence that lets others use it freely', () => {
  const { bomFormat, components } = billOfMaterials();
  expect(bomFormat).toBe('CycloneDX');
  const licences = new Map(
    components.map(({ name, version, licenses = [] }) => [
      `${name} ${version}`,
      licenses.map(({ license, expression }) => license?.id ?? expression ?? '').join(' '),
    ]),
  );
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, LockedPackage>;
  };
  // Found without the graph of npm: what the packages of ours ask for, and what that asks for
  const wanted = new Set<string>();
  const want = (name: string, from: string): void => {
    const place = [`${from}/node_modules/${name}`, `node_modules/${name}`].find((path) => path in packages);
    const own = name === '@rappen/client' ? 'clients/typescript' : `packages/${name.replace('@rappen/', '')}`;
    const locked = packages[name.startsWith('@rappen/') ? own : (place ?? '')];
    const label = `${name} ${locked?.version}`;
    if (wanted.has(label)) return;
    wanted.add(label);
    for (const next of Object.keys({ ...locked?.dependencies, ...locked?.optionalDependencies }))
      want(next, place ?? own);
  };
  for (const path of Object.keys(packages))
    if (/^packages\/[\w-]+$/.test(path)) want(path.replace('packages', '@rappen'), path);
  want('@rappen/client', 'clients/typescript');
  // Some of its files are copied: nothing that it asks for
  wanted.add(`swagger-ui-dist ${packages['node_modules/swagger-ui-dist']?.version}`);
  expect(wanted.size).toBeGreaterThan(25);
  expect([...wanted].filter((label) => !licences.has(label))).toEqual([]);
  expect([...licences.keys()].filter((label) => !wanted.has(label))).toEqual([]);
  const free = /^\(?(?:MIT|MIT-0|ISC|Apache-2\.0|BSD-[23]-Clause|0BSD|CC0-1\.0|OFL-1\.1)(?: (?:AND|OR) [\w.+-]+)*\)?$/;
  expect([...licences].filter(([, licence]) => !free.test(licence) || /GPL/.test(licence))).toEqual([]);
});
