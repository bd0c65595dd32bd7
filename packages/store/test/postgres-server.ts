import { execFileSync, type SpawnOptions, spawn } from 'node:child_process';
import { chownSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { hasTools, pathOf } from '../../../test/oracles/tools.ts';

/** A PostgreSQL server for tests, and how it is stopped. */
export interface PostgresServer {
  /** Address of a database whose user may create others. */
  readonly url: string;
  /** Where its own programs are, such as pg_dump. */
  readonly programs: string;
  stop(): Promise<void>;
  /** Ends it without warning; not the server of TEST_POSTGRES_URL. */
  kill(): Promise<void>;
  /** Starts it again at the same address after `kill`. */
  restart(): Promise<void>;
}

/** A server that is already there. */
const given = process.env['TEST_POSTGRES_URL'];

/** Whether `startPostgres` has something to start. */
export const hasPostgres = given !== undefined || hasTools('initdb');

const nothing = async () => {};

/** A cluster of its own in a temporary folder, which goes with it; or the server of TEST_POSTGRES_URL. */
export async function startPostgres(): Promise<PostgresServer> {
  if (given !== undefined) return { url: given, programs: '', stop: nothing, kill: nothing, restart: nothing };
  const programs = postgresPrograms();
  const folder = mkdtempSync(join(tmpdir(), 'rappen-postgres-'));
  const owner = unprivileged();
  if (owner !== undefined) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  execFileSync('cp', ['-a', emptyCluster(programs, owner), data], { cwd: folder, ...owner });
  const program = join(programs, 'postgres');
  // It is killed, but the machine is not: what the system has taken is kept
  const options = ['-D', data, '-k', folder, '-h', '127.0.0.1', '-c', 'fsync=off'];
  const running = { cwd: folder, ...owner };
  const { port, server: first } = await started(program, options, running);
  let server = first;
  const end = async (signal: NodeJS.Signals) => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
    server.kill(signal);
    await ended;
  };
  return {
    programs,
    url: `postgres://rappen@127.0.0.1:${port}/postgres`,
    async stop() {
      await end('SIGINT');
      rmSync(folder, { recursive: true });
    },
    kill: () => end('SIGQUIT'),
    async restart() {
      ({ server } = await startedAt(port, program, options, running));
    },
  };
}

let madeCluster: string | undefined;

/** A cluster that no server has run on: to copy it takes a fraction of the time that making one does. */
function emptyCluster(programs: string, owner: ReturnType<typeof unprivileged>): string {
  if (madeCluster !== undefined) return madeCluster;
  const folder = mkdtempSync(join(tmpdir(), 'rappen-cluster-'));
  if (owner !== undefined) chownSync(folder, owner.uid, owner.gid);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const data = join(folder, 'data');
  const settings = ['--username=rappen', '--auth=trust', '--encoding=UTF8', '--no-locale', '--no-sync', data];
  execFileSync(join(programs, 'initdb'), settings, { stdio: 'ignore', cwd: folder, ...owner });
  madeCluster = data;
  return data;
}

/** Where the programs of PostgreSQL are: what is in the path may be a link to them. */
export function postgresPrograms(): string {
  return dirname(realpathSync(pathOf('initdb') ?? ''));
}

const attemptsMax = 5;

/** Starts the server on a port that is free; on another one where somebody else was faster. */
async function started(program: string, options: readonly string[], settings: SpawnOptions) {
  for (let attempt = 1; ; attempt += 1) {
    const port = await freePort();
    const { isReady, server, said } = await startedAt(port, program, options, settings);
    if (isReady) return { port, server };
    if (attempt === attemptsMax || !said.includes('Address already in use')) throw new Error(said);
  }
}

/** Starts a server, and says whether it takes connections. */
export async function startedAt(port: number, program: string, options: readonly string[], settings: SpawnOptions) {
  const server = spawn(program, [...options, '-p', `${port}`], { ...settings, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  const isReady = await new Promise<boolean>((resolve) => {
    server.stderr?.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      if (/ready to accept (?:read-only )?connections/.test(said)) resolve(true);
    });
    server.once('close', () => resolve(false));
  });
  return { isReady, server, said };
}

/** PostgreSQL does not run as root, nor does PgBouncer. */
export function unprivileged(): { readonly uid: number; readonly gid: number } | undefined {
  if (userInfo().uid !== 0) return undefined;
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
