import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { PartResult, PartTask } from './part-work.ts';

const entry = new URL(import.meta.resolve('#part-thread'));
const isSource = entry.pathname.endsWith('.ts');

/** A part needs little: what is left of it is cleared away early. */
const resourceLimits = { maxYoungGenerationSizeMb: 32, maxOldGenerationSizeMb: 128 };

/** Parts that each thread has before it: one it works on, and one that waits for it. */
const tasksAhead = 2;

interface Line {
  readonly worker: Worker;
  readonly waiting: { readonly done: (result: PartResult) => void; readonly failed: (error: Error) => void }[];
}

/** Works on parts of a table in as many threads as there are cores. */
export class PartThreads {
  private readonly lines: readonly Line[];

  constructor(threads: number = availableParallelism()) {
    this.lines = Array.from({ length: threads }, () => {
      const worker = new Worker(entry, { execArgv: isSource ? ['--conditions=rappen-source'] : [], resourceLimits });
      const line: Line = { worker, waiting: [] };
      worker.on('message', (result: PartResult) => line.waiting.shift()?.done(result));
      worker.on('error', (error: Error) => {
        for (const { failed } of line.waiting.splice(0)) failed(error);
      });
      return line;
    });
  }

  /** Throws what a thread throws. */
  run(task: PartTask): Promise<PartResult> {
    const line = this.lines.reduce((least, each) => (each.waiting.length < least.waiting.length ? each : least));
    return new Promise((done, failed) => {
      line.waiting.push({ done, failed });
      line.worker.postMessage(task);
    });
  }

  /**
   * The results of tasks in the order of the tasks, with so many on their way that no thread waits and memory stays the same.
   * The first is waited for alone: what it finds out the others need not.
   */
  async *inOrder(tasks: AsyncIterable<PartTask>): AsyncGenerator<readonly [PartResult, PartTask]> {
    const running: (readonly [Promise<PartResult>, PartTask])[] = [];
    let isFirst = true;
    for await (const task of tasks) {
      running.push([this.run(task), task]);
      if (running.length < this.lines.length * tasksAhead && !isFirst) continue;
      const [result, first] = running.shift() as (typeof running)[number];
      yield [await result, first];
      isFirst = false;
    }
    for (const [result, task] of running) yield [await result, task];
  }

  async end(): Promise<void> {
    await Promise.all(this.lines.map(({ worker }) => worker.terminate()));
  }
}
