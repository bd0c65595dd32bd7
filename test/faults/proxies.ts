import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { join } from 'node:path';
import { freePort } from '../../packages/store/test/postgres-server.ts';
import { pathOf, type ToolName } from '../oracles/tools.ts';
import { pause } from './chance.ts';
import type { Owner } from './cluster.ts';

const examples = new URL('../../examples/postgresql/', import.meta.url);
const pauseMilliseconds = 20;

/** A file that operators are told to start from. */
export function exampleOf(name: string): string {
  return readFileSync(new URL(name, examples), 'utf8');
}

/** The same text with other values; each of them must be there, so that no example can change unnoticed. */
function replaced(text: string, values: Readonly<Record<string, string>>): string {
  return Object.entries(values).reduce((all, [old, value]) => {
    if (!all.includes(old)) throw new Error(`The example does not have "${old}" any more`);
    return all.replaceAll(old, value);
  }, text);
}

/** HAProxy and PgBouncer before two servers, as the examples have them. */
export interface Proxies {
  /** The address by which the service reaches whichever server is the primary. */
  readonly url: string;
  /** The same, without PgBouncer. */
  readonly directUrl: string;
  stop(): Promise<void>;
}

export async function startProxies(
  folder: string,
  owner: Owner,
  ports: readonly [number, number],
  password: string,
): Promise<Proxies> {
  const haproxyPort = await freePort();
  const haproxy = replaced(exampleOf('haproxy.cfg'), {
    '127.0.0.1:5000': `127.0.0.1:${haproxyPort}`,
    '10.0.0.11:5432': `127.0.0.1:${ports[0]}`,
    '10.0.0.12:5432': `127.0.0.1:${ports[1]}`,
  });
  writeFileSync(join(folder, 'haproxy.cfg'), haproxy);
  const users = join(folder, 'userlist.txt');
  writeFileSync(users, replaced(exampleOf('userlist.txt'), { 'a-password-of-your-own': password }));
  const pgbouncerPort = await freePort();
  const pgbouncer = replaced(exampleOf('pgbouncer.ini'), {
    'port=5000': `port=${haproxyPort}`,
    'listen_port = 6432': `listen_port = ${pgbouncerPort}`,
    '/etc/pgbouncer/userlist.txt': users,
  });
  writeFileSync(join(folder, 'pgbouncer.ini'), pgbouncer);
  const programs: readonly [ToolName, readonly string[]][] = [
    ['haproxy', ['-db', '-f', join(folder, 'haproxy.cfg')]],
    ['pgbouncer', [join(folder, 'pgbouncer.ini')]],
  ];
  const processes = programs.map(([name, options]) =>
    spawn(pathOf(name) ?? name, options, {
      cwd: folder,
      ...owner,
      stdio: process.env['FAULT_VERBOSE'] ? 'inherit' : 'ignore',
    }),
  );
  for (const port of [haproxyPort, pgbouncerPort]) await listening(port, processes);
  const url = (port: number) => `postgres://rappen:${encodeURIComponent(password)}@127.0.0.1:${port}/rappen`;
  return {
    url: url(pgbouncerPort),
    directUrl: url(haproxyPort),
    async stop() {
      for (const process of processes) await ended(process);
    },
  };
}

async function listening(port: number, processes: readonly ChildProcess[]): Promise<void> {
  for (;;) {
    const isThere = await new Promise<boolean>((resolve) => {
      const socket = createConnection(port, '127.0.0.1', () => {
        socket.destroy();
        resolve(true);
      });
      socket.once('error', () => resolve(false));
    });
    if (isThere) return;
    if (processes.some(({ exitCode }) => exitCode !== null)) throw new Error('HAProxy or PgBouncer did not start');
    await pause(pauseMilliseconds);
  }
}

async function ended(process: ChildProcess): Promise<void> {
  if (process.exitCode !== null || process.signalCode !== null) return;
  const end = new Promise((resolve) => process.once('exit', resolve));
  process.kill('SIGKILL');
  await end;
}
