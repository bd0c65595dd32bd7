import { describe, expect, test } from 'vitest';
import { childOf, circlesOf, foldersOf, graphOf, type Import, importsBetween, textOf } from './import-graph.ts';
import { clients, packages, type Source, shipped } from './sources.ts';

const top = (name: string): string => `packages/${name}/src`;
const filesOf = (name: string): Source[] => shipped.filter(({ path }) => path.startsWith(`${top(name)}/`));
const itself = (path: string): string => path;

function source(path: string, ...imports: string[]): Source {
  return { path, text: imports.map((name) => `import type { A } from '${name}';`).join('\n') };
}

function circlesBetween(sources: readonly Source[], nameOf: (path: string) => string | undefined): string[] {
  return circlesOf(graphOf(importsBetween(sources), nameOf)).map((circle: Import[]) => textOf(circle, 'a'));
}

describe('a circle is found', () => {
  test('between files, and none where there is none', () => {
    const open = [source('a/one.ts', './two.ts'), source('a/two.ts', './b/three.ts'), source('a/b/three.ts')];
    expect(circlesBetween(open, itself)).toEqual([]);
    const closed = [...open.slice(0, 2), source('a/b/three.ts', '../one.ts')];
    expect(circlesBetween(closed, itself)).toEqual([
      'a:\n  one.ts → two.ts\n  two.ts → b/three.ts\n  b/three.ts → one.ts',
    ]);
    expect(circlesBetween([source('a/one.ts', './one.ts')], itself)).toEqual(['a:\n  one.ts → one.ts']);
  });

  test('between folders, though no file is in one', () => {
    const sources = [
      source('a/b/one.ts', '../c/two.ts'),
      source('a/c/two.ts'),
      source('a/c/three.ts', '../b/four.ts'),
      source('a/b/four.ts'),
    ];
    expect(circlesBetween(sources, itself)).toEqual([]);
    expect(circlesBetween(sources, childOf('a'))).toEqual(['a:\n  b/one.ts → c/two.ts\n  c/three.ts → b/four.ts']);
    expect(foldersOf(sources, 'a')).toEqual(['a', 'a/b', 'a/c']);
  });
});

test.each(packages)('no files of %s import in a circle', (name) => {
  const graph = graphOf(importsBetween(filesOf(name)), itself);
  expect(graph.size).toBeGreaterThan(name === 'core' ? 250 : 2);
  expect(circlesOf(graph).map((circle) => textOf(circle, top(name)))).toEqual([]);
});

test('no files of a client import in a circle', () => {
  // Types alone: what is generated has the shapes of what it calls, and these its names
  const values = clients.map(({ path, text }) => ({ path, text: text.replace(/^import type [^\n]*$/gm, '') }));
  const graph = graphOf(importsBetween(values), itself);
  expect(graph.size).toBeGreaterThan(2);
  expect(circlesOf(graph).map((circle) => textOf(circle, 'clients/typescript/src'))).toEqual([]);
});

test.each(['pdf', 'core', 'http', 'web'])(
  'the files and sub-folders of every folder of %s do not import in a circle',
  (name) => {
    const files = filesOf(name);
    const imports = importsBetween(files);
    const circles = foldersOf(files, top(name)).flatMap((folder) =>
      circlesOf(graphOf(imports, childOf(folder))).map((circle) => textOf(circle, folder)),
    );
    expect(circles).toEqual([]);
  },
);
