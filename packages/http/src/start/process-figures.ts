import type { ProcessFigures } from '../ports/watch.ts';

/** What is used of the modules of Node, which Deno and Bun have too. */
export interface FigureModules {
  readonly process: {
    cpuUsage(): { readonly user: number; readonly system: number };
    memoryUsage(): { readonly rss: number };
    uptime(): number;
  };
  statfs?(path: string): Promise<{ readonly bavail: number; readonly bsize: number }>;
  monitorEventLoopDelay?(options: { readonly resolution: number }): EventLoopDelay;
}

interface EventLoopDelay {
  enable(): unknown;
  reset(): void;
  /** Nanoseconds. */
  readonly max: number;
}

const resolutionMilliseconds = 10;

/** The figures of this process, and of the disk of a folder where there is one. */
export function processFigures(
  { process, statfs, monitorEventLoopDelay }: FigureModules,
  folder: string | undefined,
): () => Promise<ProcessFigures> {
  const delay = monitorEventLoopDelay?.({ resolution: resolutionMilliseconds });
  delay?.enable();
  return async () => {
    const { user, system } = process.cpuUsage();
    const disk = folder === undefined ? undefined : await statfs?.(folder).catch(() => undefined);
    const eventLoopSeconds = delay && Math.max(0, delay.max / 1e9);
    delay?.reset();
    return {
      cpuSeconds: (user + system) / 1e6,
      residentBytes: process.memoryUsage().rss,
      startSeconds: Math.round(Date.now() / 1000 - process.uptime()),
      eventLoopSeconds,
      diskFreeBytes: disk && disk.bavail * disk.bsize,
    };
  };
}
