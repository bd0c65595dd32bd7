import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
export const root: string = fileURLToPath(new URL('..', import.meta.url));

/** One package as `npm pack` tells of it. */
export interface Packed {
  readonly name: string;
  readonly version: string;
  readonly filename: string;
  readonly files: readonly { readonly path: string }[];
  /** Bytes of the archive, and of what is in it. */
  readonly size: number;
  readonly unpackedSize: number;
  readonly integrity: string;
}

/** Builds everything that is published. */
export async function build(): Promise<void> {
  await run('npm', ['run', 'build'], { cwd: root });
}

/** Packs every package of the workspace into a folder. */
export async function packInto(folder: string): Promise<readonly Packed[]> {
  const packing = ['pack', '--json', '--workspaces', '--pack-destination', folder];
  const { stdout } = await run('npm', packing, { cwd: root, maxBuffer: 1 << 26 });
  return Object.values(JSON.parse(stdout) as Record<string, Packed>);
}

const program = (name: string): string => fileURLToPath(new URL(`node_modules/.bin/${name}`, import.meta.url));

/**
 * What publint and attw find wrong with an archive; nothing where it is well. The packages are ES modules alone: of attw this
 * leaves out how CommonJS and Node before 12.7 would see them.
 */
export async function complaintsOf(archive: string): Promise<string[]> {
  const checks = [
    [program('publint'), [archive, '--strict']],
    [program('attw'), [archive, '--profile', 'esm-only', '--format', 'ascii', '--no-emoji']],
  ] as const;
  const complaints = await Promise.all(
    checks.map(([command, parameters]) =>
      run(command, parameters).then(
        () => [],
        (error: { stdout: string; stderr: string }) => [error.stdout + error.stderr],
      ),
    ),
  );
  return complaints.flat();
}

/** Where `packInto` has put a package. */
export function pathOf(folder: string, { filename }: Packed): string {
  return join(folder, filename);
}
