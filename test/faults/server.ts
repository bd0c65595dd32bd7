import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
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
    if (child === undefined) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await ended;
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
