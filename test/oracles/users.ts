import { dirname, join, relative } from 'node:path';
import { importsOf, root, sourcesOf } from '../tidy/sources.ts';

const sources = new Map(['packages', 'clients', 'test'].flatMap(sourcesOf).map(({ path, text }) => [path, text]));

/** The test files that use a file, themselves or by what they import: all are paths from the root. */
export function testsThatUse(wanted: string): string[] {
  const known = new Map([[wanted, true]]);
  const uses = (path: string): boolean => {
    const before = known.get(path);
    if (before !== undefined) return before;
    known.set(path, false);
    const imported = importsOf(sources.get(path) ?? '')
      .filter((name) => name.startsWith('.'))
      .map((name) => relative(root, join(root, dirname(path), name)));
    const found = imported.some(uses);
    known.set(path, found);
    return found;
  };
  return [...sources.keys()].filter((path) => path.endsWith('.test.ts') && uses(path));
}
