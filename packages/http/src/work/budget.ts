import { waitingFactorMax } from './work-limits.ts';

/** A thread whose processor's time is looked at. */
interface BudgetedThread {
  cpuMilliseconds?(): Promise<number>;
}

/** The watch over the time of one piece. */
export interface Budget {
  end(): void;
}

/**
 * Tells once when a thread was at a piece for so many seconds, of the processor where the runtime tells, as long as it `isStill` at it.
 * A piece that gets little of the processor is waited for, but not without end.
 */
export function watchBudget(
  thread: BudgetedThread | undefined,
  seconds: number,
  told: { isStill(): boolean; isOver(): void },
): Budget {
  const budget = seconds * 1000;
  const began = performance.now();
  // The first quarter counts as work: after it the processor's time is asked for, which most pieces never see
  const first = budget / 4;
  let cpuBefore: number | undefined;
  let timer = setTimeout(look, first);

  async function look(): Promise<void> {
    const cpu = await cpuOf(thread);
    if (!told.isStill()) return;
    const passed = performance.now() - began;
    cpuBefore ??= cpu;
    const atWork = cpu === undefined || cpuBefore === undefined ? passed : first + cpu - cpuBefore;
    const left = Math.min(budget - atWork, budget * waitingFactorMax - passed);
    if (left > 0) timer = setTimeout(look, Math.max(10, left));
    else told.isOver();
  }

  return { end: () => clearTimeout(timer) };
}

/** A thread that is at work outside of its program may not answer at once. */
const cpuAnswerMilliseconds = 500;

async function cpuOf(thread: BudgetedThread | undefined): Promise<number | undefined> {
  if (thread?.cpuMilliseconds === undefined) return undefined;
  const unknown = new Promise<undefined>((resolve) => setTimeout(resolve, cpuAnswerMilliseconds));
  return Promise.race([thread.cpuMilliseconds().catch(() => undefined), unknown]);
}
