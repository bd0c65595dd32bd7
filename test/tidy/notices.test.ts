import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { licenceOf, notices, shippedPackages } from '../../release/notices.ts';
import { root } from './sources.ts';

const packages = shippedPackages();
const text = notices(packages);

/** What the lockfile installs for those who run the packages, however deep. */
function runtimePackages(): string[] {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dependencies?: Record<string, string> }>;
  };
  const found = new Set<string>();
  const add = (names: readonly string[]): void => {
    for (const name of names) {
      if (found.has(name) || name.startsWith('@rappen/')) continue;
      found.add(name);
      add(Object.keys(lock.packages[`node_modules/${name}`]?.dependencies ?? {}));
    }
  };
  for (const [place, { dependencies = {} }] of Object.entries(lock.packages))
    if (/^packages\/(?!deno|bun|workers)[^/]+$/.test(place)) add(Object.keys(dependencies));
  return [...found].sort();
}

test('every package that is needed at run time ships with the text of its licence', () => {
  const names = [...packages.values()].map(({ name }) => name).filter((name) => !name.startsWith('@rappen/'));
  expect(names.length).toBeGreaterThan(15);
  expect(runtimePackages().filter((name) => !names.includes(name))).toEqual([]);
  for (const [place, manifest] of packages) {
    const licence = licenceOf(place, manifest);
    expect([manifest.name, licence.length > 300]).toEqual([manifest.name, true]);
    expect(text).toContain(licence);
  }
});

test('what the page of dependencies says that ships is in the notices, with its licence', () => {
  const page = readFileSync(join(root, 'docs/dependencies.md'), 'utf8');
  const table = page.slice(0, page.indexOf('Installed with the root'));
  const rows = [...table.matchAll(/^\| ([^|]+) \| ([^|]+) \|/gm)].slice(2);
  expect(rows.length).toBeGreaterThan(15);
  for (const [, names = '', licence = ''] of rows) {
    for (const name of names.split(', ')) expect(text).toContain(name.replace(/ [\d.]+$/, ''));
    for (const [kind] of licence.matchAll(/MIT|ISC|OFL|Apache|BSD|CC0/g)) expect(text).toMatch(kind);
  }
});

test('a package without a text of its licence is no package that ships', () => {
  const manifest = { name: 'nobody', version: '1.0.0', license: 'UNLICENSED' };
  expect(() => licenceOf('docs/decisions', manifest)).toThrow('nobody has no text of its licence, UNLICENSED');
});
