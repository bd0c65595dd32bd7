import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { importsOf, isTest, root, type Source, sourcesOf } from './sources.ts';

interface Manifest {
  readonly name: string;
  readonly scripts?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

const manifestIn = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest;

const folders = [...readdirSync(join(root, 'packages')).map((name) => `packages/${name}`), 'clients/typescript'];
const shippedBy = (folder: string) => sourcesOf(`${folder}/src`).filter((source) => !isTest(source));
const everything = ['packages', 'clients/typescript', 'test', 'scripts', 'release', 'docs/site', 'bench'].flatMap(
  sourcesOf,
);
const whole = manifestIn('.');

/** Packages whose files the adapters find at run time, for these two, which know no file system. */
const askingForFiles = ['packages/http', 'packages/imaging'].flatMap(shippedBy);

/** Whether a source imports a package, or asks where one of its files is. */
function uses({ text }: Source, name: string): boolean {
  return (
    importsOf(text).some((target) => target === name || target.startsWith(`${name}/`)) ||
    new RegExp(`['"\`]${name.replaceAll('.', '\\.')}(?:/[^'"\`]*)?['"\`]`).test(text)
  );
}

function withoutImports({ path, text }: Source): Source {
  return { path, text: text.replace(/^(?:import|export) [^;]*;$/gm, '') };
}

describe.each(folders)('%s', (folder) => {
  test('installs nothing that its sources do not use', () => {
    const { dependencies, peerDependencies } = manifestIn(folder);
    const own = shippedBy(folder);
    const findsFiles = own.some(({ path }) => path.endsWith('/installed-files.ts'));
    const sources = findsFiles ? [...own, ...askingForFiles.map(withoutImports)] : own;
    const unused = Object.keys({ ...dependencies, ...peerDependencies }).filter(
      (name) => !sources.some((source) => uses(source, name)),
    );
    expect(unused).toEqual([]);
  });
});

test('what is installed for tests and scripts is imported by one, or is a program that one calls', () => {
  const called = Object.values(whole.scripts ?? {}).join(' ');
  const programs: Readonly<Record<string, string>> = { '@biomejs/biome': 'biome', typescript: 'tsc' };
  const unused = Object.keys({ ...whole.dependencies, ...whole.devDependencies }).filter(
    (name) =>
      !name.startsWith('@types/') &&
      !new RegExp(`\\b${programs[name] ?? name}\\b`).test(called) &&
      !everything.some((source) => uses(source, name)),
  );
  expect(unused).toEqual([]);
});

describe('docs/dependencies.md', () => {
  const page = readFileSync(join(root, 'docs/dependencies.md'), 'utf8');
  /** Rows of what ships that are packages of npm, not fonts and the like. */
  const rows =
    page
      .split('\n\nInstalled with the root')[0]
      ?.split('\n')
      .flatMap((line) => {
        const [, name = '', , , where = ''] = line.split('|').map((cell) => cell.trim());
        return /^(?:@[a-z-]+\/)?[a-z][\w.-]*$/.test(name)
          ? [{ name, places: [...where.matchAll(/`([^`]+)`/g)].map(([, place]) => place as string) }]
          : [];
      }) ?? [];

  test('has a row for each package of others that ships, and for no other', () => {
    const own = folders.map((folder) => manifestIn(folder).name);
    const shipped = folders.flatMap((folder) => {
      const { dependencies, peerDependencies } = manifestIn(folder);
      return Object.keys({ ...dependencies, ...peerDependencies });
    });
    // Copied beside the web application, so that it ships without being installed
    const wanted = new Set([...shipped, 'swagger-ui-dist'].filter((name) => !own.includes(name)));
    expect(rows.map(({ name }) => name).sort()).toEqual([...wanted].sort());
  });

  const imported = rows.filter(({ name }) => name !== 'swagger-ui-dist');
  test.each(imported.map(({ name, places }) => [name, places] as const))(
    'says where %s is imported',
    (name, places) => {
      const files = folders
        .flatMap(shippedBy)
        .filter((source) => importsOf(source.text).some((target) => target === name || target.startsWith(`${name}/`)))
        .map(({ path }) => path.replace(/^packages\//, ''));
      const isIn = (file: string, place: string) => file === place || file.startsWith(`${place.replace(/\/$/, '')}/`);
      expect(files.filter((file) => !places.some((place) => isIn(file, place)))).toEqual([]);
      expect(places.filter((place) => !files.some((file) => isIn(file, place)))).toEqual([]);
    },
  );
});
