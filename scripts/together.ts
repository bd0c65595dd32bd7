import { exec } from 'node:child_process';
import { availableParallelism } from 'node:os';

/**
 * Runs command lines beside each other, as many as there are processors: `node scripts/together.ts 'tsc -b' 'biome check .'`. Each
 * is shown whole when it has ended. All of them run, whatever one finds; the status is 1 where one failed.
 */
const waiting = process.argv.slice(2);

/** What a command printed, and whether it succeeded. */
function outcomeOf(line: string): Promise<{ readonly shown: string; readonly succeeded: boolean }> {
  return new Promise((resolve) => {
    exec(line, { maxBuffer: 1 << 26 }, (error, output, errors) => {
      const failure = error === null ? '' : `FAILED: ${line}\n`;
      resolve({ shown: output + errors + failure, succeeded: error === null });
    });
  });
}

async function work(): Promise<void> {
  for (let line = waiting.shift(); line !== undefined; line = waiting.shift()) {
    const { shown, succeeded } = await outcomeOf(line);
    process.stdout.write(shown);
    if (!succeeded) process.exitCode = 1;
  }
}

await Promise.all(Array.from({ length: availableParallelism() }, work));
