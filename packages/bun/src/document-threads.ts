import { openThreads, type ThreadedWork, type ThreadLimits, webThreads } from '@rappen/imaging';

const entry = new URL(import.meta.url.replace(/threads(\.\w+)$/, 'thread-entry$1'));

/** Work on documents in threads: so many, or as many as the cores allow. */
export function openDocumentThreads(
  threads: number | undefined,
  some: Partial<ThreadLimits> = {},
): Promise<ThreadedWork> {
  return openThreads(webThreads(entry), threads, some);
}
