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
  const aborting = new AbortController();
  const server = Deno.serve({ ...address, signal: aborting.signal, onListen() {} }, (request, { remoteAddr }) =>
    answer(request, remoteAddr.hostname),
  );
  return { port: server.addr.port, close: () => server.shutdown(), abort: () => aborting.abort() };
};

/**
 * Starts the service; port 0 picks a free one. Throws `StoreTrouble` when the database cannot be opened, and what Deno throws
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
