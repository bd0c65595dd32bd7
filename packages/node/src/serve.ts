import { statfs } from 'node:fs/promises';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import process from 'node:process';
import { setImmediate } from 'node:timers';
import { type Config, type Mailer, type ProcessRuntime, type RunningServer, startProcessServer } from '@rappen/http';
import type { Store } from '@rappen/store';
import * as storage from '@rappen/store/open';
import { freeAddress, serveAt } from './http-server.ts';
import { installedFiles as files } from './installed-files.ts';
import { webhookSender } from './webhook-sender.ts';
import { openThreads } from './work-threads.ts';

const figures = { process, statfs, monitorEventLoopDelay };
const afterTurn = (work: () => void): void => void setImmediate(work);

const listen: ProcessRuntime<Store>['listen'] = async (answer, address) => serveAt(answer, await freeAddress(address));

/** What is different in one of several processes. */
export type ServingParts = Pick<ProcessRuntime<Store>, 'storage' | 'together' | 'listen'>;

/**
 * Starts the service; port 0 picks a free one. Throws `StoreTrouble` when the database cannot be opened, and what Node throws
 * when the address cannot be used.
 */
export function startServer(
  config: Config,
  writeLine: (line: string) => void,
  mailer?: Mailer,
  parts: ServingParts = { storage, listen },
): Promise<RunningServer> {
  const runtime = { openThreads, webhookSender, figures, afterTurn, files, ...parts };
  return startProcessServer(runtime, config, writeLine, mailer);
}
