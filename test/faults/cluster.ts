import { type ChildProcess, execFile } from 'node:child_process';
import { appendFileSync, chownSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort, postgresPrograms, startedAt } from '../../packages/store/test/postgres-server.ts';
import { pause } from './chance.ts';
import { exampleOf } from './proxies.ts';

const run = promisify(execFile);
const standbyPassword = 'of the standby';
const pauseMilliseconds = 50;

/** Whoever runs the programs of PostgreSQL, which do not run as root. */
export type Owner = { readonly uid: number; readonly gid: number } | undefined;

/** One PostgreSQL server of two, of which one follows the other. */
export class Cluster {
  readonly port: number;
  readonly #folder: string;
  readonly #owner: Owner;
  #server: ChildProcess | undefined;

  static async at(folder: string, owner: Owner): Promise<Cluster> {
    mkdirSync(folder);
    if (owner !== undefined) chownSync(folder, owner.uid, owner.gid);
    return new Cluster(folder, owner, await freePort());
  }

  private constructor(folder: string, owner: Owner, port: number) {
    this.#folder = folder;
    this.#owner = owner;
    this.port = port;
  }

  /** Makes it a primary with an empty database for the service, and starts it. */
  async create(password: string): Promise<void> {
    const settings = ['--username=postgres', '--auth=trust', '--encoding=UTF8', '--no-locale', this.#data];
    await this.#program('initdb', settings);
    appendFileSync(join(this.#data, 'postgresql.conf'), exampleOf('postgresql.conf'));
    const local = (text: string) => text.replace(/10\.0\.0\.\d+\/\d+/g, '127.0.0.1/32').replace('peer', 'trust');
    writeFileSync(join(this.#data, 'pg_hba.conf'), local(exampleOf('pg_hba.conf')));
    await this.start();
    await this.administer(`CREATE ROLE rappen LOGIN PASSWORD '${password}'`);
    await this.administer(`CREATE ROLE rappen_standby LOGIN REPLICATION PASSWORD '${standbyPassword}'`);
    await this.administer('CREATE ROLE rappen_check LOGIN');
    await this.administer('CREATE DATABASE rappen OWNER rappen');
  }

  /** Starts it on the files that it has. */
  async start(): Promise<void> {
    const program = join(postgresPrograms(), 'postgres');
    const options = ['-D', this.#data, '-k', this.#folder, '-h', '127.0.0.1', '-p', `${this.port}`];
    const { isReady, server, said } = await startedAt(this.port, program, options, this.#settings);
    if (!isReady) throw new Error(`A PostgreSQL server did not start: ${said}`);
    this.#server = server;
  }

  /** As if its machine went: all of its processes at once, in the middle of what they do. */
  async kill(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    if (server?.pid === undefined || server.exitCode !== null || server.signalCode !== null) return;
    const ended = new Promise((resolve) => server.once('exit', resolve));
    const file = `/proc/${server.pid}/task/${server.pid}/children`;
    const workers = existsSync(file) ? readFileSync(file, 'utf8').split(' ').filter(Boolean).map(Number) : [];
    server.kill('SIGKILL');
    for (const worker of workers) {
      try {
        process.kill(worker, 'SIGKILL');
      } catch {}
    }
    await ended;
    while (workers.some((worker) => existsSync(`/proc/${worker}`))) await pause(pauseMilliseconds);
  }

  /** Follows another one from now on: with a copy of its files, or with its own brought in line, then starts. */
  async follow(primary: Cluster, how: 'copy' | 'rewind'): Promise<void> {
    const address = `host=127.0.0.1 port=${primary.port} user=rappen_standby password='${standbyPassword}'`;
    if (how === 'rewind') {
      // Until its first checkpoint a promoted server seems to be on the timeline of the lost one, and nothing would be rewound
      await primary.administer('CHECKPOINT');
      const source = `host=${primary.#folder} port=${primary.port} user=postgres dbname=postgres`;
      await this.#program('pg_rewind', ['--target-pgdata', this.#data, '--source-server', source]);
    } else {
      rmSync(this.#data, { recursive: true, force: true });
      await this.#program('pg_basebackup', ['-D', this.#data, '-d', address, '--checkpoint=fast']);
    }
    writeFileSync(join(this.#data, 'standby.signal'), '');
    // What its files say of an earlier time comes before it, and the last line counts
    const own = `primary_conninfo = '${address.replaceAll("'", "''")}'\nsynchronous_standby_names = ''\n`;
    appendFileSync(join(this.#data, 'postgresql.auto.conf'), own);
    await this.start();
  }

  /** Confirms nothing from now on that the standby does not have; ends when that one has all there is. */
  async confirmWithStandby(standby: Cluster): Promise<void> {
    await this.#setStandbys('*');
    const state = () => this.administer("SELECT 1 FROM pg_stat_replication WHERE sync_state IN ('sync', 'quorum')");
    while ((await state()).length === 0) await pause(pauseMilliseconds);
    const [now] = await this.administer(
      'SELECT pg_current_wal_flush_lsn()::text AS lsn, timeline_id FROM pg_control_checkpoint()',
    );
    const has = `SELECT 1 FROM pg_stat_wal_receiver WHERE flushed_lsn >= '${now?.['lsn']}' AND received_tli = ${now?.['timeline_id']}`;
    while ((await standby.administer(has)).length === 0) await pause(pauseMilliseconds);
  }

  /** Makes a standby the primary, which confirms alone until it has a standby. */
  async promote(): Promise<void> {
    await this.administer('SELECT pg_promote()');
  }

  /** Asks it itself, not by way of the proxies. */
  async administer(sql: string): Promise<readonly Readonly<Record<string, unknown>>[]> {
    const client = new pg.Client({ host: this.#folder, port: this.port, user: 'postgres', database: 'postgres' });
    await client.connect();
    try {
      return (await client.query<Record<string, unknown>>(sql)).rows;
    } finally {
      await client.end();
    }
  }

  async #setStandbys(names: string): Promise<void> {
    await this.administer(`ALTER SYSTEM SET synchronous_standby_names = '${names}'`);
    await this.administer('SELECT pg_reload_conf()');
  }

  get #data(): string {
    return join(this.#folder, 'data');
  }

  get #settings() {
    return { cwd: this.#folder, ...this.#owner };
  }

  async #program(name: string, options: readonly string[]): Promise<void> {
    await run(join(postgresPrograms(), name), options, this.#settings);
  }
}
