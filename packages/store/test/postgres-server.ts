import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';

/** A PostgreSQL server for tests, and how it is stopped. */
export interface PostgresServer {
  /** Address of a database whose user may create others. */
  readonly url: string;
  stop(): Promise<void>;
}

/** A server that is already there. */
const given = process.env['RAPPEN_TEST_POSTGRES_URL'];

/** Debian keeps the programs of each version apart; elsewhere they are in the path. */
function programFolder(): string | undefined {
  const versions = '/usr/lib/postgresql';
  const folders = existsSync(versions) ? readdirSync(versions).map((version) => join(versions, version, 'bin')) : [];
  return [...folders, ...(process.env['PATH'] ?? '').split(':')].find((folder) => existsSync(join(folder, 'initdb')));
}

/** Whether `startPostgres` has something to start. */
export const hasPostgres = given !== undefined || programFolder() !== undefined;

/** A cluster of its own in a temporary folder, which goes with it; or the server of RAPPEN_TEST_POSTGRES_URL. */
export async function startPostgres(): Promise<PostgresServer> {
  if (given !== undefined) return { url: given, stop: async () => {} };
  const programs = programFolder() ?? '';
  const folder = mkdtempSync(join(tmpdir(), 'rappen-postgres-'));
  const owner = unprivileged();
  if (owner !== undefined) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const settings = ['--username=rappen', '--auth=trust', '--encoding=UTF8', '--no-locale', '--no-sync', data];
  execFileSync(join(programs, 'initdb'), settings, { stdio: 'ignore', cwd: folder, ...owner });
  const port = await freePort();
  const server = spawn(join(programs, 'postgres'), ['-D', data, '-p', `${port}`, '-k', folder, '-h', '127.0.0.1'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    cwd: folder,
    ...owner,
  });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    let said = '';
    server.stderr.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      if (said.includes('ready to accept connections')) resolve();
    });
    server.once('exit', () => reject(new Error(said)));
  });
  return {
    url: `postgres://rappen@127.0.0.1:${port}/postgres`,
    async stop() {
      server.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}

/** PostgreSQL does not run as root. */
function unprivileged(): { readonly uid: number; readonly gid: number } | undefined {
  if (userInfo().uid !== 0) return undefined;
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
