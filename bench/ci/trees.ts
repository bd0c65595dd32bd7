import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, lstatSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

/** The commit to compare with, and where its files are put. */
export interface BaseTree {
  readonly commit: string;
  readonly folder: string;
  remove(): void;
}

/**
 * The commit that this work began at: where it left the main branch; on the main branch itself, the commit before, or the last
 * one while files are changed. Undefined without git or without such a commit.
 */
export function baseCommit(root: string): string | undefined {
  const git = gitIn(root);
  const head = git('rev-parse', 'HEAD');
  if (head === undefined) return undefined;
  const forks = ['origin/main', 'origin/HEAD', 'main'].map((branch) => git('merge-base', 'HEAD', branch));
  const fork = forks.find((commit) => commit !== undefined && commit !== head);
  if (fork !== undefined) return fork;
  const isChanged = git('status', '--porcelain', '--untracked-files=no') !== '';
  return isChanged ? head : git('rev-parse', '--verify', '--quiet', 'HEAD^1');
}

/** Puts the files of a commit into a folder, with the dependencies that are installed here and its own packages. */
export function baseTree(root: string, commit: string, folder: string): BaseTree {
  execFileSync('git', ['worktree', 'add', '--detach', '--quiet', folder, commit], { cwd: root, stdio: 'inherit' });
  linkModules(join(root, 'node_modules'), join(folder, 'node_modules'));
  for (const name of readdirSync(join(root, 'packages'))) {
    const own = join(root, 'packages', name, 'node_modules');
    if (existsSync(own) && existsSync(join(folder, 'packages', name)))
      linkModules(own, join(folder, 'packages', name, 'node_modules'));
  }
  // A commit without entry points of its own is tried with those of this one
  if (!existsSync(join(folder, 'bench/ci/ours.ts')))
    cpSync(join(root, 'bench/ci'), join(folder, 'bench/ci'), { recursive: true });
  return {
    commit,
    folder,
    remove: () => execFileSync('git', ['worktree', 'remove', '--force', folder], { cwd: root, stdio: 'inherit' }),
  };
}

/** Links to every installed package; packages of ours are links to folders beside, and are so again. */
function linkModules(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    const [source, target] = [join(from, name), join(to, name)];
    if (name === '@rappen') cpSync(source, target, { recursive: true, verbatimSymlinks: true });
    else if (!name.startsWith('.') && lstatSync(source).isDirectory()) symlinkSync(source, target);
  }
}

function gitIn(root: string): (...parameters: string[]) => string | undefined {
  return (...parameters) => {
    try {
      return execFileSync('git', parameters, {
        cwd: root,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      }).trim();
    } catch {
      return undefined;
    }
  };
}
