import type { WorkWatch } from '../ports/work.ts';

/** Measures one piece of work, in as many parts as it is done. */
export interface Meter {
  begins(thread: MeasuredThread): void;
  pauses(): void;
  /** The answer is on its way; what follows is the rest of it. */
  streams(): void;
  /** `busy` at the end of a stream is its end. */
  ends(outcome: string): void;
}

interface MeasuredThread {
  cpuMilliseconds?(): Promise<number>;
}

/** Begins to wait for the first part. What is measured is told once, when the processor's time is known. */
export function startMeter(watch: WorkWatch): Meter {
  watch.queued();
  const queuedAt = performance.now();
  let begunAt: number | undefined;
  let waitingMilliseconds: number | undefined;
  let workingMilliseconds = 0;
  let isStreaming = false;
  let isOver = false;
  let running: { readonly thread: MeasuredThread; readonly cpu: Promise<number> | undefined } | undefined;
  const cpuParts: Promise<number>[] = [];

  function pauses(): void {
    if (running === undefined || begunAt === undefined) return;
    const { thread, cpu } = running;
    running = undefined;
    workingMilliseconds += performance.now() - begunAt;
    const after = thread.cpuMilliseconds?.();
    if (cpu !== undefined && after !== undefined)
      cpuParts.push(Promise.all([cpu, after]).then(([from, to]) => Math.max(0, to - from)));
  }

  return {
    begins(thread) {
      begunAt = performance.now();
      waitingMilliseconds ??= begunAt - queuedAt;
      const cpu = thread.cpuMilliseconds?.();
      // A thread that ends with its work may never say it
      cpu?.catch(() => {});
      running = { thread, cpu };
    },
    pauses,
    streams() {
      isStreaming = true;
    },
    ends(outcome) {
      if (isOver) return;
      isOver = true;
      pauses();
      const measured = {
        outcome: isStreaming && outcome === 'busy' ? 'answer' : outcome,
        waitingMilliseconds: waitingMilliseconds ?? performance.now() - queuedAt,
        workingMilliseconds,
      };
      if (cpuParts.length === 0) return watch.measured(measured);
      const unknown = new Promise<undefined>((resolve) => setTimeout(resolve, cpuAnswerMilliseconds));
      const all = Promise.all(cpuParts).then((parts) => parts.reduce((sum, part) => sum + part, 0));
      void Promise.race([all, unknown])
        .catch(() => undefined)
        .then((cpuMilliseconds) => watch.measured({ ...measured, cpuMilliseconds }));
    },
  };
}

/** A thread that has ended does not answer. */
const cpuAnswerMilliseconds = 500;
