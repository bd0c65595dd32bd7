import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { type Fence, fencesOf } from '../docs/fences.ts';
import { eventually } from '../eventually.ts';

const run = promisify(execFile);
const starts = /(?:npx rappen serve|node server\.mjs)$/;

/** What is done once. */
const isDoneAtHome = /^npm install |(?:npx rappen serve|node server\.mjs)$/;

/** Addresses as the pages name them. */
const named = /http:\/\/127\.0\.0\.1:(?:8080|3000)/g;

/** Somebody who begins in an empty folder and does what a page says, in its order. */
export interface Visitor {
  readonly folder: string;
  /**
   * Saves the files and runs the commands of a page; a server that is started goes on until `leave`. `at home` everything is installed and
   * started already. A command that fails ends the walk, unless `onFailure` takes it.
   */
  follow(
    fences: readonly Fence[],
    where?: 'at home',
    onFailure?: (line: string, error: unknown) => void,
  ): Promise<void>;
  /** Fetches an address of the page from the server that was started. */
  open(address: string): Promise<Response>;
  leave(): Promise<void>;
}

/** The fences of a page below one heading of the second level; all of them without one. */
export function fencesUnder(file: string, markdown: string, heading?: string): readonly Fence[] {
  const lines = markdown.split('\n');
  const from = heading === undefined ? 0 : lines.indexOf(`## ${heading}`) + 1;
  if (heading !== undefined && from === 0) throw new Error(`${file} has no heading "${heading}"`);
  const next = lines.findIndex((line, index) => index >= from && line.startsWith('## '));
  const to = heading === undefined || next < 0 ? lines.length : next;
  return fencesOf(file).filter(({ line }) => line > from && line <= to);
}

/** What npm sets for the programs that it runs is nothing that a newcomer has, but for the way to its registry. */
function ownVariables(): Record<string, string | undefined> {
  const ways = 'config_(?:registry|cafile|proxy|https_proxy|noproxy|strict_ssl)';
  const set = new RegExp(`^(?:npm_(?!${ways})|INIT_CWD|NODE_OPTIONS)`);
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !set.test(name)));
}

/** Whether packages of others can be had from where npm gets them. */
export async function reachesPackages(): Promise<boolean> {
  const once = ['--fetch-retries=0', '--fetch-timeout=20000', '--prefer-online'];
  const asked = run('npm', ['view', 'ipaddr.js', 'version', ...once], { cwd: tmpdir(), env: ownVariables() });
  return asked.then(
    () => true,
    () => false,
  );
}

/** Enters an empty folder; npm finds the packages of this repository in the given registry. */
export async function newVisitor(registryUrl: string): Promise<Visitor> {
  const folder = await mkdtemp(join(tmpdir(), 'rappen-newcomer-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = { ...ownVariables(), PORT: String(port), 'npm_config_@rappen:registry': registryUrl };
  let server: ChildProcess | undefined;
  let said = '';

  async function command(line: string): Promise<void> {
    const here = line.replace(named, url);
    if (!starts.test(line)) {
      await run('bash', ['-euc', here], { cwd: folder, env });
      return;
    }
    const child = spawn('bash', ['-euc', here], {
      cwd: folder,
      env,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    server = child;
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (said += part));
    await eventually(async () => {
      if (child.exitCode !== null) throw new Error(`${line} ended: ${said}`);
      await fetch(url);
    });
  }

  return {
    folder,
    async follow(fences, where, onFailure) {
      const take = (line: string) =>
        command(line).catch((error: unknown) => {
          if (onFailure === undefined) throw error;
          onFailure(line, error);
        });
      for (const { fileName, runBy, language, text } of fences) {
        if (fileName !== undefined) {
          await mkdir(dirname(join(folder, fileName)), { recursive: true });
          await writeFile(join(folder, fileName), text);
          if (runBy !== undefined) await take(runBy);
        } else if (language === 'sh') {
          for (const line of text.replaceAll('\\\n', '').trim().split('\n'))
            if (where === undefined || !isDoneAtHome.test(line)) await take(line);
        }
      }
    },
    open: (address) => fetch(address.replace(named, url)),
    async leave() {
      const child = server;
      if (child?.pid !== undefined && child.exitCode === null) {
        const ended = new Promise((resolve) => child.once('exit', resolve));
        process.kill(-child.pid, 'SIGTERM');
        await ended;
      }
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
