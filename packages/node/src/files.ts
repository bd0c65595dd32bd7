import { readFile, writeFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';

/** The bytes of a file, or of standard input for `-`. */
export async function readInput(name: string): Promise<Uint8Array> {
  return name === '-' ? buffer(process.stdin) : readFile(name);
}

/** Writes a file, or standard output for `-`. */
export async function writeOutput(name: string, bytes: Uint8Array | string): Promise<void> {
  if (name !== '-') return writeFile(name, bytes);
  await new Promise<void>((resolve, reject) =>
    process.stdout.write(bytes, (error) => (error ? reject(error) : resolve())),
  );
}
