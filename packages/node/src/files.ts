import { createReadStream, readFileSync } from 'node:fs';
import { open, readFile, stat, writeFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { hideProgress } from './progress.ts';

/** An error the user can fix, in a sentence: a missing file, a folder without write permission. */
export class FileTrouble extends Error {}

/** A file that has nothing in it. */
export class EmptyFile extends FileTrouble {}

/** The text of a file of the configuration. Throws what Node throws. */
export function readTextFile(name: string): string {
  return readFileSync(name, 'utf8');
}

/** The bytes of a file, or of standard input for `-`. Throws `FileTrouble`, also where there are none. */
export async function readInput(name: string): Promise<Uint8Array> {
  const read = name === '-' ? buffer(process.stdin) : readFile(name);
  const bytes = await read.catch((error) => trouble(name, error, 'read'));
  if (bytes.length === 0) throw new EmptyFile(`${nameOf(name)}: it is empty`);
  return bytes;
}

/** The bytes that a file has. Throws `FileTrouble`. */
export async function sizeOf(name: string): Promise<number> {
  return (await stat(name).catch((error) => trouble(name, error, 'read'))).size;
}

/** The first bytes of a file. Throws `FileTrouble`. */
export async function readStart(name: string, count: number): Promise<Uint8Array> {
  const file = await open(name).catch((error) => trouble(name, error, 'read'));
  try {
    const { buffer, bytesRead } = await file.read(new Uint8Array(count), 0, count, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** The bytes of a file, piece by piece. Throws `FileTrouble`. */
export async function* piecesOf(name: string): AsyncGenerator<Uint8Array> {
  const pieces = createReadStream(name, { highWaterMark: pieceBytes })[Symbol.asyncIterator]();
  for (;;) {
    const next = await pieces.next().catch((error) => trouble(name, error, 'read'));
    if (next.done === true) return;
    yield next.value;
  }
}

const pieceBytes = 65_536;

/** Writes a file, or standard output for `-`. Throws `FileTrouble`. */
export async function writeOutput(name: string, bytes: Uint8Array | string): Promise<void> {
  if (name !== '-') return writeFile(name, bytes).catch((error) => trouble(name, error, 'written'));
  hideProgress();
  await new Promise<void>((resolve, reject) =>
    process.stdout.write(bytes, (error) => (error ? reject(error) : resolve())),
  );
}

/** What is said of a file, by what the system says (errno). */
const sentences: Readonly<Record<string, string>> = {
  __proto__: null as never,
  EISDIR: 'this is a folder, not a file',
  ENOTDIR: 'a part of this path is a file, not a folder',
  EEXIST: 'a file or folder with this name already exists',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full for this user',
  EROFS: 'this disk is read-only',
  EFBIG: 'the file would be too large for this disk',
  ERR_FS_FILE_TOO_LARGE: 'the file is larger than 2 GB',
  ENAMETOOLONG: 'the name is too long',
  ELOOP: 'the links form a loop',
  EMFILE: 'too many files are open',
  ENFILE: 'too many files are open',
  EIO: 'the disk has failed',
  ERR_INVALID_ARG_VALUE: 'this is not a valid file name',
};

type Done = 'read' | 'written';

/** The sentence for an error of the system about a file; undefined: it is none. */
export function sentenceOfFileError(error: unknown, name?: string, done: Done = 'read'): string | undefined {
  const { code, path, syscall } = error as NodeJS.ErrnoException;
  if (code === undefined || (syscall === undefined && sentences[code] === undefined)) return undefined;
  const named = name ?? path;
  const subject = named === undefined ? 'standard output' : nameOf(named);
  if (code === 'ENOENT') return `${subject}: there is no such ${done === 'read' ? 'file' : 'folder'}`;
  if (code === 'EACCES' || code === 'EPERM')
    return `${subject}: this user may not ${done === 'read' ? 'read' : 'write'} it`;
  return `${subject}: ${sentences[code] ?? `it cannot be ${done} (${code})`}`;
}

/** Throws a `FileTrouble` for what Node throws. */
export function trouble(name: string, error: unknown, done: Done): never {
  throw new FileTrouble(sentenceOfFileError(error, name, done) ?? `${nameOf(name)}: it cannot be ${done}`, {
    cause: error,
  });
}

function nameOf(name: string): string {
  return name === '-' ? 'standard input' : name || 'a file without a name';
}
