import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pause } from './chance.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const program = ['--conditions=rappen-source', 'packages/node/src/main.ts', 'serve'];
const lastWordsLength = 2000;

/** The service as users start it, which can be killed and started again on the same data. */
export class Server {
  /** Where it listens; undefined while it is down. */
  url: string | undefined;
  #process: ChildProcess | undefined;
  readonly #settings: Readonly<Record<string, string>>;
  /** Lines of its log that tell of faults. */
  readonly faults: string[] = [];

  constructor(settings: Readonly<Record<string, string>>) {
    this.#settings = settings;
  }

  async start(): Promise<void> {
    const env = { ...process.env, ...this.#settings, PORT: '0', HOST: '127.0.0.1' };
    const child = spawn(process.execPath, program, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
    this.#process = child;
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      this.faults.push(...text.split('\n').filter((line) => line.includes('"level":"error"')));
    });
    this.url = await new Promise((resolve, reject) => {
      let said = '';
      child.stderr.setEncoding('utf8').on('data', (text: string) => {
        said = (said + text).slice(-lastWordsLength);
        const url = /listens on (\S+)/.exec(said)?.[1];
        if (url !== undefined) resolve(url);
      });
      child.once('exit', (status) => reject(new Error(`The server ended with status ${status}: ${said}`)));
    });
  }

  /** Whether the process that was started last is still there. */
  get isAlive(): boolean {
    return this.#process !== undefined && this.#process.exitCode === null && this.#process.signalCode === null;
  }

  get pid(): number | undefined {
    return this.#process?.pid;
  }

  /** Kills one of the processes that it has started to serve together; false: there is none (or this is not Linux). */
  killOne(which: number): boolean {
    const serving = startedBy(this.#process);
    const victim = serving[which % serving.length];
    return victim !== undefined && process.kill(victim, 'SIGKILL');
  }

  /** Without warning, and without a chance to finish anything. */
  kill(): Promise<void> {
    return this.#end('SIGKILL');
  }

  stop(): Promise<void> {
    return this.#end('SIGTERM');
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#process;
    this.url = undefined;
    this.#process = undefined;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    const serving = startedBy(child);
    child.kill(signal);
    await ended;
    // They notice by themselves that it is gone
    while (serving.some(runs)) await pause(10);
  }
}

/** The processes that a process has started; none where this is not Linux. */
function startedBy({ pid }: Partial<ChildProcess> = {}): readonly number[] {
  return textOfFile(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean).map(Number);
}

/** A process that has ended and that nobody has asked about yet has no command line; one that ends while it is looked at is none. */
function runs(pid: number): boolean {
  return textOfFile(`/proc/${pid}/cmdline`) !== '';
}

/** Empty where there is no such file, or none any more. */
function textOfFile(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

/** A folder that goes when the work is done. */
export async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'rappen-faults-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The servers of one store, of which any one may be down. */
export class Servers {
  readonly all: readonly Server[];
  #next = 0;

  constructor(all: readonly Server[]) {
    this.all = all;
  }

  /** One that is up, in turn; waits while none is. */
  async url(): Promise<string> {
    for (;;) {
      this.#next += 1;
      const up = this.all.filter(({ url }) => url !== undefined);
      const url = up[this.#next % up.length]?.url;
      if (url !== undefined) return url;
      await pause(10);
    }
  }
}
