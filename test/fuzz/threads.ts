import { Worker } from 'node:worker_threads';

/** Mutants by their numbers, in the order of one thread of several. */
export interface Task {
  readonly seed: number;
  readonly first: number;
  readonly step: number;
  readonly count: number;
}

/** What every thread says of each mutant, besides what is its own. */
export interface ToldOfOne {
  readonly index: number;
}

export interface Run<T extends ToldOfOne> {
  /** The module that looks at mutants, and what it is told besides its task. */
  readonly module: URL;
  readonly more?: Readonly<Record<string, unknown>>;
  readonly seed: number;
  /** The number of the first mutant (0 unless said), and the number behind the last. */
  readonly from?: number;
  readonly count: number;
  readonly threads: number;
  /** What a mutant may take. */
  readonly secondsMax: number;
  note(told: T): void;
  /** What is wrong with a mutant that a thread did not come to an end with. */
  fail(what: string, index: number): void;
}

/** Looks at mutants in several threads; one that hangs is left behind with its thread. */
export async function inThreads<T extends ToldOfOne>(run: Run<T>): Promise<void> {
  await Promise.all(Array.from({ length: run.threads }, (_, thread) => line(run, (run.from ?? 0) + thread)));
}

/** Mutants one after another in a thread. */
async function line<T extends ToldOfOne>(
  { module, more, seed, count, threads: step, secondsMax, note, fail }: Run<T>,
  first: number,
): Promise<void> {
  const hangMilliseconds = 1000 * secondsMax;
  let next = first;
  while (next < count) {
    const worker = new Worker(module, {
      workerData: { ...more, seed, step, count, first: next } satisfies Task,
      execArgv: ['--conditions=rappen-source'],
    });
    await new Promise<void>((ended) => {
      let timer = setTimeout(hang, 6 * hangMilliseconds);
      function hang(): void {
        fail(`took longer than ${secondsMax} seconds`, next);
        next += step;
        void worker.terminate();
      }
      worker.on('message', (told: T) => {
        clearTimeout(timer);
        note(told);
        next = told.index + step;
        timer = setTimeout(hang, hangMilliseconds);
      });
      worker.on('error', (error) => {
        fail(`the thread ended: ${error.message}`, next);
        next += step;
      });
      worker.on('exit', () => {
        clearTimeout(timer);
        ended();
      });
    });
  }
}

/** Kinds of failure, each with the mutants that show it. */
export class Failures {
  readonly #kinds = new Map<string, number[]>();

  get size(): number {
    return this.#kinds.size;
  }

  /** Says so at once where it is the first of its kind: a run is long. */
  add(what: string, index: number): void {
    const known = this.#kinds.get(what) ?? [];
    if (known.length === 0) process.stdout.write(`mutant ${index}: ${what}\n`);
    known.push(index);
    this.#kinds.set(what, known);
  }

  /** Each kind, how often it was found, and the first mutant. */
  *all(): Generator<{ readonly what: string; readonly times: number; readonly first: number }> {
    for (const [what, indices] of this.#kinds) yield { what, times: indices.length, first: Math.min(...indices) };
  }
}
