import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import type { Turn, TurnAnswer } from './child.ts';

const program = fileURLToPath(new URL('child.ts', import.meta.url));

/** A process of its own, which works only while it has its turn. */
export class Contestant {
  readonly name: string;
  readonly #child: ChildProcessByStdio<Writable, Readable, null>;
  readonly #lines: AsyncIterator<string>;

  /** `rowsPath`: a file that exports `rows`; it runs with the code of the tree that it lies in. */
  constructor(name: string, rowsPath: string, inputsPath: string) {
    this.name = name;
    this.#child = spawn(process.execPath, ['--conditions=rappen-source', program, rowsPath, inputsPath], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    this.#child.stdin.on('error', () => {});
    this.#lines = createInterface({ input: this.#child.stdout })[Symbol.asyncIterator]();
  }

  /** One turn. A contestant that has ended has no row any more. */
  async take(turn: Turn): Promise<TurnAnswer> {
    this.#child.stdin.write(`${JSON.stringify(turn)}\n`);
    const { value, done } = await this.#lines.next();
    return done ? { absent: 'it cannot be run' } : (JSON.parse(value) as TurnAnswer);
  }

  end(): void {
    this.#child.stdin.end();
  }
}
