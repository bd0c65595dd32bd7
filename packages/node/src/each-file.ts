import { EmptyFile, FileTrouble } from './files.ts';
import { printError } from './output.ts';
import { countProgress } from './progress.ts';

/**
 * Works on files one after the other; one that cannot be read is told, and the next follows. Answers the highest exit status.
 */
export async function eachFile(
  files: readonly string[],
  work: (file: string, index: number) => Promise<number>,
): Promise<number> {
  const progress = countProgress(files.length);
  let status = 0;
  for (const [index, file] of files.entries()) {
    status = Math.max(status, await work(file, index).catch(statusOfTrouble));
    progress.step();
  }
  return status;
}

/** Prints what is wrong with a file, and answers its exit status. Rethrows anything else. */
export function statusOfTrouble(error: unknown): number {
  if (!(error instanceof FileTrouble)) throw error;
  printError(`${error.message}\n`);
  return error instanceof EmptyFile ? 1 : 3;
}
