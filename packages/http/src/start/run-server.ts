import { type Config, keyNotice, type RunningServer, readConfig, type Settings, welcomeNotice } from '../config.ts';

/** What is used of `process`, which Node, Deno and Bun have alike. */
export interface HostProcess {
  readonly env: Settings;
  readonly stdout: { write(text: string): unknown };
  readonly stderr: { write(text: string): unknown };
  once(signal: 'SIGINT' | 'SIGTERM', listener: () => void): unknown;
}

/** Starts a server, or says in sentences what is wrong with the configuration. */
export type StartServer = (
  config: Config,
  writeLine: (line: string) => void,
) => Promise<RunningServer | { readonly errors: readonly string[] }>;

/**
 * Runs a server until the process is told to end (SIGINT, SIGTERM): configuration from the environment, the log on standard
 * output, everything for the operator on standard error. Answers the exit status: 2 for a wrong configuration, 1 for what an
 * operator can mend, such as a port in use. Anything else is thrown on.
 */
export async function runServer(host: HostProcess, start: StartServer): Promise<number> {
  const say = (...lines: readonly string[]) => void host.stderr.write(`${lines.join('\n')}\n`);
  const config = readConfig(host.env);
  if ('errors' in config) {
    say(...config.errors);
    return 2;
  }
  const started = await start(config, (line) => host.stdout.write(`${line}\n`)).catch(startTrouble);
  if (typeof started === 'string') {
    say(started);
    return 1;
  }
  if ('errors' in started) {
    say(...started.errors);
    return 2;
  }
  say(`Rappen listens on ${started.url} (API page: ${started.url}/docs)`);
  if (config.apiKey === undefined) say(keyNotice(started));
  if (started.welcomeUrl !== undefined) say(welcomeNotice(started));
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) host.once(signal, resolve);
  });
  await started.stop();
  return 0;
}

/** What an operator can mend; anything else is thrown on. The store's own errors say what by themselves. */
function startTrouble(error: Error & { readonly code?: string }): string {
  if (error.name === 'StoreTrouble') return error.message;
  if (error.code === 'EADDRINUSE') return 'PORT is in use by another program: choose another';
  if (error.code === 'EACCES') return 'PORT may not be used by this user: choose one from 1024 on';
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') return 'HOST is not an address of this machine';
  throw error;
}
