import { writeDocument } from './draft-file.ts';
import { EmptyFile, FileTrouble, readInput } from './files.ts';

/** The bytes of a file that a command keeps from run to run; undefined where it is still missing or empty. Throws `FileTrouble`. */
export async function readIfThere(name: string): Promise<Uint8Array | undefined> {
  try {
    return await readInput(name);
  } catch (error) {
    const isMissing = ((error as Error).cause as NodeJS.ErrnoException | undefined)?.code === 'ENOENT';
    if (error instanceof EmptyFile || (error instanceof FileTrouble && isMissing)) return undefined;
    throw error;
  }
}

/** Puts a text in the place of a file, whole or not at all, or on standard output for `-`. Throws `FileTrouble`. */
export async function writeWhole(name: string, text: string | Iterable<string>): Promise<void> {
  const encoder = new TextEncoder();
  await writeDocument(name, {
    isSure: async () => true,
    async *pieces() {
      for (const piece of typeof text === 'string' ? [text] : text) yield encoder.encode(piece);
    },
    isRight: () => true,
  });
}
