import { isBrokenPipe, runCommand } from './command-line.ts';
import { sentenceOfFileError } from './files.ts';

/** Runs `rappen` as this process, and sets its exit status. */
export async function runProgram(args: readonly string[]): Promise<void> {
  const isService = args[0] === 'serve';
  if (!isService) process.stdout.on('error', endWith);
  process.stderr.on('error', () => {});
  process.exitCode = await runCommand(args);
}

/** Ends when nobody takes the output: in silence where its reader has gone. */
function endWith(error: Error): never {
  if (isBrokenPipe(error)) process.exit(process.exitCode ?? 0);
  process.stderr.write(`${sentenceOfFileError(error, undefined, 'written') ?? error.message}\n`);
  process.exit(3);
}
