import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import type { Config } from '@rappen/http';
import { afterAll } from 'vitest';
import { hasPostgres, startPostgres } from '../../packages/store/test/postgres-server.ts';
import { hasBun } from '../../runtimes/programs.ts';
import { buildWorker } from '../../scripts/build-worker.ts';
import { startWorker } from '../../scripts/start-worker.ts';
import { firstOwner } from './connect-requests.ts';

/** The service on one runtime. */
export interface Server {
  readonly runtime: string;
  readonly url: string;
  stop(): Promise<void>;
}

const root = fileURLToPath(new URL('../..', import.meta.url));

type Gateway = Config['gateway'];

/**
 * Starts the service from source on Node, Deno and workerd, and on Bun and on Node with PostgreSQL where there is one, each
 * with the same key and an empty store of its own. `gateway`: a network that billers may choose.
 */
export async function startServers(apiKey: string, gateway?: Gateway): Promise<readonly Server[]> {
  const own = gateway && { RAPPEN_GATEWAY_URL: gateway.address, RAPPEN_GATEWAY_SECRET: gateway.secret };
  return Promise.all([
    startProcess('node', 'start', apiKey, own),
    startProcess('deno', 'start:deno', apiKey, own),
    startWorkerd(apiKey, { gateway }),
    ...(hasBun ? [startProcess('bun', 'start:bun', apiKey, own)] : []),
    ...(hasPostgres ? [startWithPostgres(apiKey, own)] : []),
  ]);
}

async function startWithPostgres(apiKey: string, more: Readonly<Record<string, string>> = {}): Promise<Server> {
  const database = await startPostgres();
  const server = await startProcess('node with PostgreSQL', 'start', apiKey, {
    RAPPEN_DATABASE_URL: database.url,
    RAPPEN_SECRET: 'the same for all processes',
    ...more,
  });
  return {
    ...server,
    async stop() {
      await server.stop();
      await database.stop();
    },
  };
}

/** Runs an npm script that prints where it listens, without what is to be done before it: the pages are built once, for all. */
async function startProcess(
  runtime: string,
  script: string,
  apiKey: string,
  more: Readonly<Record<string, string>> = {},
): Promise<Server> {
  const folder = await mkdtemp(join(tmpdir(), 'rappen-data-'));
  const environment = {
    ...process.env,
    PORT: '0',
    HOST: '127.0.0.1',
    RAPPEN_API_KEY: apiKey,
    RAPPEN_DATA: folder,
    RAPPEN_RATE_LIMIT: 'off',
    RAPPEN_ADMIN_EMAIL: firstOwner.emailAddress,
    RAPPEN_ADMIN_PASSWORD: firstOwner.password,
    ...more,
  };
  const child = spawn('npm', ['run', '--silent', '--ignore-scripts', script], {
    cwd: root,
    env: environment,
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = await addressOf(child);
  return {
    runtime,
    url,
    async stop() {
      // The script runs in a shell of npm: the signal goes to the whole group
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}

/** Where a server listens, by what it says when it starts. */
export function addressOf(child: ChildProcessByStdio<null, null, Readable>): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      const url = /listens on (\S+)/.exec(said)?.[1];
      if (url !== undefined) resolve(url);
    });
    child.once('exit', (status) => reject(new Error(`The server ended with status ${status}: ${said}`)));
  });
}

let bundle: Promise<string> | undefined;
afterAll(async () => {
  if (bundle !== undefined) await rm(await bundle, { recursive: true });
  bundle = undefined;
});

/** The folder of the Worker's bundle, which is built once for all tests of a file. */
function builtWorker(): Promise<string> {
  bundle ??= (async () => {
    const folder = await mkdtemp(join(tmpdir(), 'rappen-bundle-'));
    await buildWorker(folder);
    return folder;
  })();
  return bundle;
}

/**
 * Starts the Worker with a database. A key of undefined is a deployment without the secret; a data folder of the caller
 * stays when the Worker stops.
 */
export async function startWorkerd(
  apiKey: string | undefined,
  { data, gateway }: { readonly data?: string; readonly gateway?: Gateway } = {},
): Promise<Server> {
  const folder = await mkdtemp(join(tmpdir(), 'rappen-worker-'));
  const storage = { folder: data ?? join(folder, 'data') };
  const config = { port: 0, host: '127.0.0.1', apiKey, storage, gateway, firstUser: firstOwner };
  const worker = await startWorker(await builtWorker(), config);
  return {
    runtime: 'workerd',
    url: worker.url,
    async stop() {
      await worker.stop();
      await rm(folder, { recursive: true });
    },
  };
}
