import { readFile, writeFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';

/** Something a user can mend: a file that is not there, a folder that may not be written. */
export class FileTrouble extends Error {}

/** The bytes of a file, or of standard input for `-`. Throws `FileTrouble`. */
export async function readInput(name: string): Promise<Uint8Array> {
  return name === '-' ? buffer(process.stdin) : readFile(name).catch((error) => trouble(name, error, 'file', 'read'));
}

/** Writes a file, or standard output for `-`. Throws `FileTrouble`. */
export async function writeOutput(name: string, bytes: Uint8Array | string): Promise<void> {
  if (name !== '-') return writeFile(name, bytes).catch((error) => trouble(name, error, 'folder', 'written'));
  await new Promise<void>((resolve, reject) =>
    process.stdout.write(bytes, (error) => (error ? reject(error) : resolve())),
  );
}

function trouble(name: string, error: NodeJS.ErrnoException, missing: string, done: string): never {
  throw new FileTrouble(
    `${name}: ${error.code === 'ENOENT' ? `there is no such ${missing}` : `cannot be ${done} (${error.code})`}`,
  );
}
