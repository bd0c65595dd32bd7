import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
export const packages = [
  'pdf',
  'fonts-cjk',
  'core',
  'imaging',
  'web',
  'http',
  'store',
  'node',
  'deno',
  'bun',
  'workers',
] as const;

/** One TypeScript file: its path from the root with slashes, and its text. */
export interface Source {
  readonly path: string;
  readonly text: string;
}

/** Every TypeScript file below a folder, tests and tables included. */
export function sourcesOf(folder: string): Source[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter(
      (entry) =>
        entry.isFile() && /\.(?:m?ts|tsx)$/.test(entry.name) && !/\bnode_modules\b|\bdist\b/.test(entry.parentPath),
    )
    .map((entry) => {
      const path = relative(root, join(entry.parentPath, entry.name)).split(sep).join('/');
      return { path, text: readFileSync(join(root, path), 'utf8') };
    })
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

export const isTest = ({ path }: Source): boolean => path.endsWith('.test.ts') || /^packages\/\w+\/test\//.test(path);
export const isGenerated = ({ path }: Source): boolean => path.endsWith('.generated.ts');

/** What calls a service: packages of their own, which know nothing of the others. */
export const clients: readonly Source[] = sourcesOf('clients').filter((source) => !isTest(source));

/** Everything shipped: no tests. */
export const shipped: readonly Source[] = packages
  .flatMap((name) => sourcesOf(`packages/${name}/src`))
  .filter((source) => !isTest(source));

/** The code alone: comments are blanked, and so are the contents of texts and patterns. Lines stay. */
export function codeOf(text: string): string {
  const token =
    /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\[\s\S])*`|(?<=[(,=:[!&|?{};\n]\s*)\/(?![*/])(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[a-z]*/g;
  return text.replace(token, (whole) =>
    whole.startsWith('`')
      ? `\`${[...whole.matchAll(/\$\{((?:[^{}]|\{[^{}]*\})*)\}/g)].map((part) => `\${${part[1]}}`).join('')}\``
      : whole.replace(/[^\n]/g, whole.startsWith('/') ? ' ' : "'"),
  );
}

/** Those of them that are there when the program runs: no `import type` and no `export type`. */
export function valueImportsOf(text: string): string[] {
  return importsOf(text.replace(/^(?:import|export) type (?:\w+|\*|\{[^}]*\}) from [^\n]*\n/gm, ''));
}

/** The module names that a file imports or re-exports, dynamic imports included. */
export function importsOf(text: string): string[] {
  const plain = text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/[^\n]*/gm, '');
  return [...plain.matchAll(/(?:(?<!['"])\bfrom|\bimport|\bimport\()\s*['"]([^'"\n]+)['"]/g)].map(
    (match) => match[1] as string,
  );
}
