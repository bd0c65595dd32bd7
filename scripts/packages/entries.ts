import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** What a path of `exports`, or of `imports`, leads to under each condition. */
interface Targets {
  readonly 'rappen-source'?: string;
  readonly types?: string;
  readonly default?: string;
}

export interface PackageManifest {
  readonly name: string;
  readonly exports: Readonly<Record<string, string | Targets>>;
  /** What is published. */
  readonly files: readonly string[];
  readonly imports?: Readonly<Record<string, string | Targets>>;
}

/** The folders of all packages, from the root of the repository. */
export const packageFolders: readonly string[] = [
  ...readdirSync(join(root, 'packages')).map((name) => `packages/${name}`),
  'clients/typescript',
];

/** The package.json of a folder. */
export function manifestOf(folder: string): PackageManifest {
  return JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as PackageManifest;
}

/**
 * The scripts that a package is published with, by their names below `dist` without an ending, each with the source that it is
 * built from: what its package.json exports, what it imports by a name of its own (entries of threads), and the program that
 * starts it. Nothing where only declarations or finished files are published.
 */
export function entriesOf(folder: string): Readonly<Record<string, string>> {
  const { exports, imports = {} } = manifestOf(folder);
  const entries: Record<string, string> = {};
  for (const targets of [...Object.values(exports), ...Object.values(imports)]) {
    if (typeof targets === 'string' || targets.default === undefined) continue;
    const { 'rappen-source': source, default: built } = targets;
    if (source === undefined) throw new Error(`${folder}: ${built} has no source`);
    entries[/^\.\/dist\/(.+)\.js$/.exec(built)?.[1] ?? ''] = join(folder, source);
  }
  const program = join(folder, 'src/main.ts');
  return existsSync(join(root, program)) ? { ...entries, main: program } : entries;
}
