import { readFileSync } from 'node:fs';
import { open, readFile, stat, writeFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';

/** An error the user can fix: a missing file, a folder without write permission. */
export class FileTrouble extends Error {}

/** The text of a file of the configuration. Throws what Node throws. */
export function readTextFile(name: string): string {
  return readFileSync(name, 'utf8');
}

/** The bytes of a file, or of standard input for `-`. Throws `FileTrouble`. */
export async function readInput(name: string): Promise<Uint8Array> {
  return name === '-' ? buffer(process.stdin) : readFile(name).catch((error) => trouble(name, error, 'file', 'read'));
}

/** The bytes that a file has. Throws `FileTrouble`. */
export async function sizeOf(name: string): Promise<number> {
  return (await stat(name).catch((error) => trouble(name, error, 'file', 'read'))).size;
}

/** The first bytes of a file. Throws `FileTrouble`. */
export async function readStart(name: string, count: number): Promise<Uint8Array> {
  const file = await open(name).catch((error) => trouble(name, error, 'file', 'read'));
  try {
    const { buffer, bytesRead } = await file.read(new Uint8Array(count), 0, count, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** Writes a file, or standard output for `-`. Throws `FileTrouble`. */
export async function writeOutput(name: string, bytes: Uint8Array | string): Promise<void> {
  if (name !== '-') return writeFile(name, bytes).catch((error) => trouble(name, error, 'folder', 'written'));
  await new Promise<void>((resolve, reject) =>
    process.stdout.write(bytes, (error) => (error ? reject(error) : resolve())),
  );
}

/** Throws a `FileTrouble` for what Node throws. */
export function trouble(name: string, error: NodeJS.ErrnoException, missing: string, done: string): never {
  throw new FileTrouble(
    `${name}: ${error.code === 'ENOENT' ? `there is no such ${missing}` : `cannot be ${done} (${error.code})`}`,
  );
}
