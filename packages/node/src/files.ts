import { open, readFile, writeFile } from 'node:fs/promises';
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

/** Bytes that one write takes at least, so that small pieces go together. */
const writeBytes = 1 << 18;

/** As `writeOutput`, for bytes that are made piece by piece and never kept. Throws `FileTrouble`. */
export async function writePieces(name: string, pieces: Iterable<Uint8Array>): Promise<void> {
  const file =
    name === '-' ? undefined : await open(name, 'w').catch((error) => trouble(name, error, 'folder', 'written'));
  const write = (bytes: Uint8Array) => (file === undefined ? writeOutput('-', bytes) : file.writeFile(bytes));
  try {
    let waiting: Uint8Array[] = [];
    let length = 0;
    for (const piece of pieces) {
      waiting.push(piece);
      length += piece.length;
      if (length < writeBytes) continue;
      await write(Buffer.concat(waiting));
      waiting = [];
      length = 0;
    }
    await write(Buffer.concat(waiting));
  } finally {
    await file?.close();
  }
}

function trouble(name: string, error: NodeJS.ErrnoException, missing: string, done: string): never {
  throw new FileTrouble(
    `${name}: ${error.code === 'ENOENT' ? `there is no such ${missing}` : `cannot be ${done} (${error.code})`}`,
  );
}
