import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import { hiddenAt, shownAt, stateAt, states, stepsAt, totalAt } from './progress-state.ts';

const { state, label, columns } = workerData as {
  readonly state: Int32Array<SharedArrayBuffer>;
  readonly label: string;
  readonly columns: number;
};

/** Milliseconds before the first line, and from one to the next. */
const pause = { first: 1000, next: 200 };
const barWidth = 24;
const began = performance.now();
let written = 0;

function write(text: string): void {
  try {
    writeSync(2, text);
  } catch {
    // A terminal that is gone, or busy, shows nothing
  }
}

function wipe(): void {
  if (written > 0) write(`\r${' '.repeat(written)}\r`);
  written = 0;
  Atomics.store(state, shownAt, 0);
  Atomics.store(state, hiddenAt, 1);
  Atomics.notify(state, hiddenAt);
}

function line(): string {
  const [steps, total] = [Atomics.load(state, stepsAt), Atomics.load(state, totalAt)];
  const seconds = `${Math.floor((performance.now() - began) / 1000)} s`;
  if (total <= 1) return `${label} … ${seconds}`;
  const filled = Math.min(barWidth, Math.round((steps / total) * barWidth));
  return `${label} ${'█'.repeat(filled)}${'░'.repeat(barWidth - filled)} ${steps} of ${total}, ${seconds}`;
}

for (let wait = pause.first; ; wait = pause.next) {
  Atomics.wait(state, stateAt, states.shown, wait);
  const wanted = Atomics.load(state, stateAt);
  if (wanted !== states.shown) wipe();
  if (wanted === states.ended) break;
  if (wanted === states.hidden) {
    Atomics.compareExchange(state, stateAt, states.hidden, states.shown);
    continue;
  }
  Atomics.store(state, shownAt, 1);
  const text = line().slice(0, columns - 1);
  write(`\r${text.padEnd(written)}`);
  written = text.length;
}
