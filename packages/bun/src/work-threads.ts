import { openWorkThreads, type WorkLimits, type WorkThreads, webThreads } from '@rappen/http';

const entry = new URL(import.meta.resolve('#work-thread'));

/** Does long work in the given number of threads, or as many as the cores allow. */
export function openThreads(threads: number | undefined, some: Partial<WorkLimits> = {}): Promise<WorkThreads> {
  return openWorkThreads(webThreads(entry), threads, some);
}
