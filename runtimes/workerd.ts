import type { Miniflare, MiniflareOptions } from 'miniflare';

export type { Miniflare, MiniflareOptions };

/** Runs a Worker in workerd on this machine, with warnings in the log; throws where `npm run runtimes` has not installed it. */
export async function openMiniflare(options: MiniflareOptions): Promise<Miniflare> {
  const { Log, LogLevel, Miniflare } = await import('miniflare');
  return new Miniflare({ log: new Log(LogLevel.WARN), cf: false, ...options });
}
