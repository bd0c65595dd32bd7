import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Whether a program can be started: tests that need it are skipped where it is missing. */
export function hasTool(name: string, versionArgument = '--version'): boolean {
  return spawnSync(name, [versionArgument], { stdio: 'ignore' }).error === undefined;
}

/** Runs a function with files of the given contents in a folder of their own, which is removed afterwards. */
export async function withFiles<T>(
  contents: readonly Uint8Array[],
  use: (paths: string[]) => T | Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'rappen-'));
  try {
    const paths = contents.map((bytes, index) => {
      const path = join(folder, `${index}.pdf`);
      writeFileSync(path, bytes);
      return path;
    });
    return await use(paths);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What a program prints; throws when it fails. */
export function outputOf(program: string, ...programArguments: string[]): Buffer {
  return execFileSync(program, programArguments, { maxBuffer: 1 << 28, stdio: ['ignore', 'pipe', 'pipe'] });
}
