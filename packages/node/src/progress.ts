import { Worker } from 'node:worker_threads';
import { hiddenAt, progressFields, shownAt, stateAt, states, stepsAt, totalAt } from './progress-state.ts';

/** What is under way; undefined: nothing, or standard error is no terminal. */
let shown: { readonly state: Int32Array<SharedArrayBuffer>; readonly thread: Worker } | undefined;

/**
 * Shows on a terminal how far a command is, once it has taken a second. A thread of its own writes: the work leaves the event loop
 * no time. No escape codes are written.
 */
export function beginProgress(label: string): void {
  if (!process.stderr.isTTY || shown !== undefined) return;
  const state = new Int32Array(new SharedArrayBuffer(progressFields * Int32Array.BYTES_PER_ELEMENT));
  const thread = new Worker(new URL(import.meta.resolve('#progress-thread')), {
    workerData: { state, label, columns: process.stderr.columns || 80 },
  });
  thread.unref();
  shown = { state, thread };
}

/** Says of how many parts the work consists, from which on the progress is a bar. */
export function countProgress(total: number): { step(count?: number): void } {
  if (shown !== undefined) Atomics.store(shown.state, totalAt, total);
  return {
    step(count = 1) {
      if (shown !== undefined) Atomics.add(shown.state, stepsAt, count);
    },
  };
}

/** Takes the line away before something else is written; it comes again. */
export function hideProgress(): void {
  if (shown !== undefined) tell(shown.state, states.hidden);
}

/** Ends the progress; nothing of it is left on the terminal. */
export function endProgress(): void {
  if (shown === undefined) return;
  tell(shown.state, states.ended);
  void shown.thread.terminate();
  shown = undefined;
}

/** How long the thread may take to wipe its line, in milliseconds. */
const patience = 200;

function tell(state: Int32Array<SharedArrayBuffer>, wanted: number): void {
  if (Atomics.load(state, shownAt) === 0 && wanted === states.hidden) return;
  Atomics.store(state, hiddenAt, 0);
  Atomics.store(state, stateAt, wanted);
  Atomics.notify(state, stateAt);
  if (Atomics.load(state, shownAt) === 1) Atomics.wait(state, hiddenAt, 0, patience);
}
