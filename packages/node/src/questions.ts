import { createInterface } from 'node:readline/promises';
import { printError } from './output.ts';

/** What is asked on a terminal. */
export interface Question {
  readonly text: string;
  /** What is wrong with an answer; undefined: nothing. */
  wrong(answer: string): string | undefined;
}

/** Somebody has ended the questions instead of answering. */
export class Interrupted extends Error {}

/** Asks on the terminal until each answer is right. Throws `Interrupted`. */
export async function questions(asked: readonly Question[]): Promise<readonly string[]> {
  if (asked.length === 0) return [];
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const ended = new Promise<never>((_, reject) => terminal.once('close', () => reject(new Interrupted())));
  ended.catch(() => {});
  const answers: string[] = [];
  try {
    for (const { text, wrong } of asked) {
      for (;;) {
        const answer = (await Promise.race([terminal.question(`${text}: `), ended])).trim();
        const reason = wrong(answer);
        if (reason === undefined) {
          answers.push(answer);
          break;
        }
        printError(`${reason}\n`);
      }
    }
    return answers;
  } finally {
    terminal.close();
  }
}
