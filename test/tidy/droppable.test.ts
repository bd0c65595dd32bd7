import { stripTypeScriptTypes } from 'node:module';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { droppable, isProgram } from '../../scripts/packages/droppable.ts';
import { entriesOf, packageFolders } from '../../scripts/packages/entries.ts';
import { clients, shipped } from './sources.ts';

/** The packages that are built into chunks. */
const built = packageFolders.filter((folder) => Object.keys(entriesOf(folder)).length > 0);
const modules = [...shipped, ...clients].filter(
  ({ path }) => built.some((folder) => path.startsWith(`${folder}/src/`)) && !isProgram(path),
);

test('no module of a package does anything when it is loaded but make constants', () => {
  expect(modules.length).toBeGreaterThan(500);
  for (const { path, text } of modules) droppable(stripTypeScriptTypes(text), path);
});

test.each([
  ['begin();', 'an effect'],
  ['for (const value of [1, 2]) table[value] = 1;', 'an effect'],
  ['limits.max = 2;', 'an effect'],
  ['class Table { static all = new Map(); }', 'an effect'],
  ['const { max, min } = limits;', 'one name of several'],
  ['export const [first] = list();', 'one name of several'],
])('%s is refused: %s', (script, sentence) => {
  expect(() => droppable(`const one = 1;\n${script}`, 'file.ts')).toThrow(`file.ts:2: `);
  expect(() => droppable(script, 'file.ts')).toThrow(sentence);
});

const computed = [
  'f(1)',
  'new Thing([g(2)])',
  '{ ...other, [key]: 1 }',
  'other.member',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the script
  '`${name}-${f(3)}`',
  '[...list].map(f)',
  'name ? f(4) : g(5)',
  '/a+/g',
  'class extends mixin(Base) {}',
];

test.each(computed)('a bundler drops %s where nobody uses it, and every place stays on its line', async (value) => {
  const script = `import { Base, f, g, key, list, mixin, name, other, Thing } from './other.js';\nconst unused = ${value};\nexport const used = 1;\n`;
  const marked = droppable(script, 'file.ts');
  expect(marked.split('\n').length).toBe(script.split('\n').length);
  const { outputFiles } = await build({
    stdin: { contents: marked, loader: 'js' },
    bundle: true,
    write: false,
    format: 'esm',
    packages: 'external',
    external: ['./other.js'],
  });
  expect(outputFiles[0]?.text).not.toMatch(/unused|=> \(/);
});

test('what is marked has the same values', async () => {
  const script = `export const size = Math.max(2, 3);\nexport const table = new Map([[1, { size }]]);\nexport const sum = [...table.keys(), size].reduce((a, b) => a + b);\n`;
  const valuesOf = async (text: string) => ({
    ...(await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(text)}`)),
  });
  expect(await valuesOf(droppable(script, 'file.ts'))).toEqual(await valuesOf(script));
});
