import { rmSync } from 'node:fs';
import { type FileHandle, lstat, open, rename } from 'node:fs/promises';
import { trouble, writeOutput } from './files.ts';

/** A document whose bytes are made while they are written, and of which only then it is known whether it is right. */
export interface WrittenDocument {
  /** Finds that out before anything is written, which takes longer: for what cannot be taken back. */
  isSure(): Promise<boolean>;
  pieces(): AsyncIterable<Uint8Array>;
  /** Known when all pieces are taken. */
  isRight(): boolean;
}

/**
 * Writes a document to a file, or to standard output for `-`; one that is not right leaves nothing behind, and what stood in its place stays.
 * It is written beside the file, `name.123.part` with the number of the process, and renamed at the end. Throws `FileTrouble`.
 */
export async function writeDocument(name: string, document: WrittenDocument): Promise<void> {
  const draft = name === '-' ? undefined : await draftOf(name);
  if (draft === undefined) {
    if (await document.isSure()) await writeInPlace(name, document.pieces());
    return;
  }
  const withdraw = (signal: NodeJS.Signals) => {
    rmSync(draft.name, { force: true });
    process.kill(process.pid, signal);
  };
  for (const signal of signals) process.once(signal, withdraw);
  let isKept = false;
  try {
    await writePieces(targetOf(name, draft.file), document.pieces());
    await draft.file.close();
    if (!document.isRight()) return;
    await rename(draft.name, name).catch((error) => trouble(name, error, 'written'));
    isKept = true;
  } finally {
    for (const signal of signals) process.off(signal, withdraw);
    await draft.file.close();
    if (!isKept) rmSync(draft.name, { force: true });
  }
}

/** What ends a command before its time. */
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** A file beside another that may take its place; undefined where it could not: a link, a device, a folder of others. */
async function draftOf(name: string): Promise<{ readonly name: string; readonly file: FileHandle } | undefined> {
  const before = await lstat(name).catch(() => undefined);
  if (before !== undefined && !(before.isFile() && before.nlink === 1)) return undefined;
  const draft = `${name}.${process.pid}.part`;
  const file = await open(draft, 'wx', before?.mode).catch(() => undefined);
  return file && { name: draft, file };
}

async function writeInPlace(name: string, pieces: AsyncIterable<Uint8Array>): Promise<void> {
  if (name === '-') return writePieces({ writeFile: (bytes) => writeOutput('-', bytes) }, pieces);
  const file = await open(name, 'w').catch((error) => trouble(name, error, 'written'));
  try {
    await writePieces(targetOf(name, file), pieces);
  } finally {
    await file.close();
  }
}

/** Bytes that one write takes at least, so that small pieces go together. */
const writeBytes = 1 << 18;

interface Target {
  writeFile(bytes: Uint8Array): Promise<void>;
}

/** A file under the name that its errors are told with. */
function targetOf(name: string, file: FileHandle): Target {
  return { writeFile: (bytes) => file.writeFile(bytes).catch((error) => trouble(name, error, 'written')) };
}

/** Writes bytes that are made piece by piece, and keeps none. */
async function writePieces(target: Target, pieces: AsyncIterable<Uint8Array>): Promise<void> {
  let waiting: Uint8Array[] = [];
  let length = 0;
  for await (const piece of pieces) {
    waiting.push(piece);
    length += piece.length;
    if (length < writeBytes) continue;
    await target.writeFile(Buffer.concat(waiting));
    waiting = [];
    length = 0;
  }
  await target.writeFile(Buffer.concat(waiting));
}
