import { statfs } from 'node:fs/promises';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import process from 'node:process';
import { setImmediate } from 'node:timers';
import { type Config, type Mailer, type ProcessRuntime, type RunningServer, startProcessServer } from '@rappen/http';
import type { Store } from '@rappen/store';
import * as storage from '@rappen/store/open';
import { installedFiles as files } from './installed-files.ts';
import { webhookSender } from './webhook-sender.ts';
import { openThreads } from './work-threads.ts';

const figures = { process, statfs, monitorEventLoopDelay };
const afterTurn = (work: () => void): void => void setImmediate(work);

const listen: ProcessRuntime<Store>['listen'] = async (answer, address) => {
  const server = Bun.serve({
    ...address,
    // The service limits bodies itself, and documents may take longer than the ten seconds that Bun allows a response
    maxRequestBodySize: Number.MAX_SAFE_INTEGER,
    idleTimeout: 255,
    fetch: (request, listening) => answer(request, listening.requestIP(request)?.address),
  });
  return { port: server.port, close: () => server.stop(), abort: () => server.stop(true) };
};

/**
 * Starts the service; port 0 picks a free one. Throws `StoreTrouble` when the database cannot be opened, and what Bun throws
 * when the address cannot be used.
 */
export function startServer(
  config: Config,
  writeLine: (line: string) => void,
  mailer?: Mailer,
): Promise<RunningServer> {
  return startProcessServer(
    { storage, openThreads, webhookSender, figures, afterTurn, files, listen },
    config,
    writeLine,
    mailer,
  );
}
