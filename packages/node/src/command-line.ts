import { readRequest } from './command-line/arguments.ts';
import { helpOf, helpOfAll } from './command-line/help.ts';
import { commands } from './declarations/all.ts';
import { statusOfTrouble } from './each-file.ts';
import { sentenceOfFileError } from './files.ts';
import { misunderstood, print, printError } from './output.ts';
import { beginProgress, endProgress } from './progress.ts';
import { version } from './version.ts';

/** Runs `rappen` with its arguments and returns the exit status. */
export async function runCommand(args: readonly string[]): Promise<number> {
  const request = await readRequest(args, commands);
  if (request.kind === 'misunderstood') return misunderstood(request.sentence);
  if (request.kind === 'version') {
    print(`rappen ${version()}\n`);
    return 0;
  }
  if (request.kind === 'help') {
    print(request.declared === undefined ? helpOfAll(commands) : await helpOf(request.declared, request.path));
    return args.length === 0 ? 2 : 0;
  }
  const { command, path, values, words } = request;
  if (!command.hasNoProgress) beginProgress(path);
  try {
    return await command.run(values, words);
  } catch (error) {
    return statusOf(error);
  } finally {
    endProgress();
  }
}

/** The status of what the user can fix, after a sentence about it. Anything else is rethrown. */
function statusOf(error: unknown): number {
  // Who reads the output has enough of it
  if (isBrokenPipe(error)) return 0;
  const sentence = sentenceOfFileError(error, undefined, 'written');
  if (sentence === undefined) return statusOfTrouble(error);
  printError(`${sentence}\n`);
  return 3;
}

/** What standard output says when nobody reads it any more. */
export function isBrokenPipe(error: unknown): boolean {
  return ['EPIPE', 'ECONNRESET'].includes((error as NodeJS.ErrnoException).code ?? '');
}
