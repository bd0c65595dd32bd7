import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './packed.ts';

interface Locked {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly optional?: boolean;
  readonly os?: readonly string[];
}

/** The lockfiles of the repository, by their paths from the root. */
export const lockfiles: readonly string[] = ['.', ...readdirSync(root), 'docs/site', 'test/clients']
  .map((folder) => join(folder, 'package-lock.json'))
  .filter((path) => path !== 'node_modules/package-lock.json' && existsSync(join(root, path)));

/**
 * Packages for other machines that were not to be had where the lockfile was made: `scripts/complete-lockfile.ts` has added them,
 * with the exact version and no integrity.
 */
const completed = /(?:^|\/)node_modules\/@(?:biomejs\/cli|rollup\/rollup|deno\/(?:darwin|linux|win32))-?/;

/** What is wrong with a lockfile, a sentence for each entry: all must say what bytes they mean, and none where else to fetch them. */
export function lockfileTrouble(path: string): string[] {
  const { packages } = JSON.parse(readFileSync(join(root, path), 'utf8')) as { packages: Record<string, Locked> };
  return Object.entries(packages).flatMap(([place, locked]) => {
    if (!place.includes('node_modules/')) return [];
    const { version, resolved, integrity, link, optional, os } = locked;
    if (link)
      return /^(?:packages\/[\w-]+|clients\/typescript)$/.test(resolved ?? '')
        ? []
        : [`${path}: ${place} links to ${resolved}`];
    const isCompleted = optional && os !== undefined && completed.test(place) && /^\d+\.\d+\.\d+$/.test(version ?? '');
    const noIntegrity =
      /^sha512-[\w+/]{86}==$/.test(integrity ?? '') || isCompleted ? [] : [`${path}: ${place} has no integrity`];
    const elsewhere = resolved === undefined ? [] : [`${path}: ${place} is fetched from ${resolved}`];
    return [...noIntegrity, ...elsewhere];
  });
}
