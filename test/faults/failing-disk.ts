import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { platform } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const source = fileURLToPath(new URL('failing-disk.c', import.meta.url));

/** What may fail: the disk says that something is written, writing itself, and writing half-way through. */
export type DiskCall = 'sync' | 'write' | 'torn';

/** The errors of Linux that a disk has: EIO and ENOSPC. */
export const diskErrors = { EIO: 5, ENOSPC: 28 } as const;

/** A disk that fails when it is told to. */
export interface FailingDisk {
  /** With these variables of the environment a process has it. */
  readonly settings: Readonly<Record<string, string>>;
  /** From now on each call of a kind fails; undefined: none. */
  fail(call: DiskCall | undefined, error?: keyof typeof diskErrors): void;
}

/** Builds one in a folder; undefined: this machine has no compiler, or is no Linux. */
export function buildFailingDisk(folder: string): FailingDisk | undefined {
  if (platform() !== 'linux') return undefined;
  const library = join(folder, 'failing-disk.so');
  const control = join(folder, 'failing-disk');
  try {
    execFileSync('gcc', ['-shared', '-fPIC', '-O1', '-o', library, source, '-ldl'], { stdio: 'ignore' });
  } catch {
    return undefined;
  }
  const fail: FailingDisk['fail'] = (call, error = 'EIO') =>
    writeFileSync(control, call === undefined ? '' : `${call} ${diskErrors[error]}`);
  fail(undefined);
  return { settings: { LD_PRELOAD: library, FAILING_DISK: control }, fail };
}
