import { FirstUserRefused } from '../accounts/first-user.ts';
import { serverLimits } from '../limits.ts';
import { StoreUnavailable } from '../ports/store-unavailable.ts';
import { type Config, readConfig } from '../settings/config.ts';
import type { Environment, SettingsSource } from '../settings/read.ts';
import { keyNotice, type RunningServer, welcomeNotice } from './running-server.ts';

/** What is used of `process`, which Node, Deno and Bun have alike. */
export interface HostProcess {
  readonly env: Environment;
  readonly stdout: HostStream;
  readonly stderr: HostStream;
  on(signal: 'SIGINT' | 'SIGTERM', listener: () => void): unknown;
  exit(status: number): never;
}

interface HostStream {
  write(text: string): unknown;
  on(event: 'error', listener: () => void): unknown;
}

/** Starts a server, or says in sentences what is wrong with the configuration. */
export type StartServer = (
  config: Config,
  writeLine: (line: string) => void,
) => Promise<RunningServer | { readonly errors: readonly string[] }>;

/**
 * Runs a server until the process is told to end (SIGINT, SIGTERM): configuration from the environment, the log on standard
 * output, everything for the operator on standard error. Answers the exit status: 1 for
 * what an operator can fix, such as a wrong setting or a port in use. Anything else is rethrown.
 */
export async function runServer(host: HostProcess, source: SettingsSource, start: StartServer): Promise<number> {
  const say = (...lines: readonly string[]) => void host.stderr.write(`${lines.join('\n')}\n`);
  const config = readConfig(host.env, source);
  if ('errors' in config) {
    say(...config.errors);
    return 1;
  }
  const stopping = toldToStop(host);
  // Who reads the log may go away: the service goes on
  for (const stream of [host.stdout, host.stderr]) stream.on('error', () => {});
  const started = await start(config, (line) => host.stdout.write(`${line}\n`)).catch(startTrouble);
  if (typeof started === 'string') {
    say(started);
    return 1;
  }
  if ('errors' in started) {
    say(...started.errors);
    return 1;
  }
  say(`Rappen listens on ${started.url} (API page: ${started.url}/docs)`);
  if (config.apiKey === undefined) say(keyNotice(started));
  if (started.welcomeUrl !== undefined) say(welcomeNotice(started));
  await stopping;
  await started.stop();
  return 0;
}

/** Whatever hangs, the process ends: some time after the first signal, and at once with the second. */
function toldToStop(host: HostProcess): Promise<void> {
  return new Promise((resolve) => {
    let isStopping = false;
    const stop = () => {
      if (isStopping) host.exit(1);
      isStopping = true;
      const timer: unknown = setTimeout(() => host.exit(1), serverLimits.stopSecondsMax * 1000);
      // On Node it would keep a process for nothing else
      (timer as { readonly unref?: () => void }).unref?.();
      resolve();
    };
    for (const signal of ['SIGINT', 'SIGTERM'] as const) host.on(signal, stop);
  });
}

/** What an operator can fix; anything else is rethrown. Errors of the store explain themselves. */
function startTrouble(error: Error & { readonly code?: string }): string {
  if (error.name === 'StoreTrouble' || error instanceof FirstUserRefused) return error.message;
  if (error instanceof StoreUnavailable) return `The store cannot be used (${error.reason}): ${error.message}`;
  if (error.code === 'EADDRINUSE') return 'PORT is in use by another program: choose another';
  if (error.code === 'EACCES') return 'PORT may not be used by this user: choose one from 1024 on';
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') return 'HOST is not an address of this machine';
  throw error;
}
