import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { platform, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { eventually } from '../../../../test/eventually.ts';
import { program } from '../../test/program.ts';
import { listenersMax } from '../http-server.ts';

const apiKey = 'a-key-for-the-processes';
let folder: string;
let running: ChildProcess[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rappen-processes-'));
  running = [];
});
afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

interface Started {
  readonly child: ChildProcess;
  readonly ended: Promise<number | null>;
  said(): string;
  logged(): string;
}

function start(settings: Readonly<Record<string, string>>): Started {
  const words = [...program, 'serve'];
  const env = { ...process.env, RAPPEN_DATA: folder, PORT: '0', RAPPEN_PROCESSES: '3', ...settings };
  const child = spawn(process.execPath, words, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  running.push(child);
  let said = '';
  let logged = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    logged += text;
  });
  const ended = new Promise<number | null>((done) => child.once('close', done));
  return { child, ended, said: () => said, logged: () => logged };
}

async function listening(started: Started): Promise<string> {
  return eventually(() => /listens on (\S+)/.exec(started.said())?.[1] ?? expect.fail(started.said()));
}

/** The processes that a process has started, by the file system of Linux. */
function childrenOf({ pid }: ChildProcess): number[] {
  const text = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return text.split(' ').filter(Boolean).map(Number);
}

/** Never 0, which would stand for all the processes that the tests run in. */
function victimOf(service: ChildProcess): number {
  return childrenOf(service)[0] ?? expect.fail('no process serves');
}

/** How many sockets listen on a port, by the file system of Linux. */
function listenersOn(port: number): number {
  const rows = readFileSync('/proc/net/tcp', 'utf8').split('\n');
  const isListener = new RegExp(`^ *\\d+: [0-9A-F]{8}:${port.toString(16).toUpperCase().padStart(4, '0')} \\S+ 0A `);
  return rows.filter((row) => isListener.test(row)).length;
}

function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Each on a connection of its own, so that they come to different processes. */
async function statuses(url: string, count: number): Promise<number[]> {
  const headers = { 'x-api-key': apiKey, connection: 'close' };
  const found: number[] = [];
  for (let number = 0; number < count; number += 1)
    found.push((await fetch(`${url}/v2/invoice-document/resources`, { headers })).status);
  return found;
}

describe.skipIf(platform() !== 'linux')('processes that serve together (needs Linux)', () => {
  test('greet once, replace one that is killed, and end with the service', async () => {
    const service = start({});
    const url = await listening(service);
    await eventually(() => expect(childrenOf(service.child)).toHaveLength(3));
    // Its lines come one after the other
    await eventually(() => expect(service.said()).toMatch(/#\/welcome\/\S+\n/));
    expect(service.said().match(/API key, shown only once/g)).toHaveLength(1);
    expect(service.said().match(/#\/welcome\//g)).toHaveLength(1);
    const key = /not stored: (\S+)/.exec(service.said())?.[1] ?? '';
    const headers = { 'x-api-key': key, connection: 'close' };
    const isServed = async () => (await fetch(`${url}/v2/invoice-document/resources`, { headers })).status;
    for (let round = 0; round < 3; round += 1) {
      const victim = victimOf(service.child);
      process.kill(victim, 'SIGKILL');
      await eventually(() => {
        const now = childrenOf(service.child);
        expect([now.length, now.includes(victim)]).toEqual([3, false]);
      });
      await eventually(async () => expect(await isServed()).toBe(200));
      expect((await fetch(`${url}/readyz`)).status).toBe(200);
    }
    expect(service.logged()).toContain('"event":"process"');
    const last = childrenOf(service.child);
    service.child.kill('SIGTERM');
    expect(await service.ended).toBe(0);
    expect(last.filter(isThere)).toEqual([]);
  });

  test('leave nobody waiting for one that is killed', async () => {
    const service = start({ RAPPEN_RATE_LIMIT: 'off' });
    const url = await listening(service);
    const headers = { connection: 'close' };
    const waitMilliseconds = 20_000;
    const ends: string[] = [];
    for (let round = 0; round < 5; round += 1) {
      await eventually(() => expect(listenersOn(Number(new URL(url).port))).toBe(3 * listenersMax));
      const victim = victimOf(service.child);
      const asked = Array.from({ length: 60 }, async (_, number) => {
        if (number === 20 + round) process.kill(victim, 'SIGKILL');
        const signal = AbortSignal.timeout(waitMilliseconds);
        return fetch(`${url}/livez`, { headers, signal }).then(
          ({ status }) => String(status),
          // Cut off with the process that had the connection
          ({ name }: Error) => name,
        );
      });
      ends.push(...(await Promise.all(asked)));
      await eventually(() => expect(isThere(victim)).toBe(false));
      await eventually(async () => expect((await fetch(`${url}/livez`, { headers })).status).toBe(200));
    }
    expect(ends).not.toContain('TimeoutError');
    expect(ends).toContain('200');
  });

  test('share the limit of a key', async () => {
    const url = await listening(start({ RAPPEN_API_KEY: apiKey, RAPPEN_RATE_LIMIT: '15' }));
    const found = await statuses(url, 45);
    expect(found.slice(0, 15)).toEqual(Array(15).fill(200));
    expect(found).toContain(429);
  });

  test('tell the figures of all of them, whichever is asked, and those of the store once', async () => {
    const key = 'a-key-of-those-who-watch';
    const url = await listening(start({ RAPPEN_API_KEY: apiKey, RAPPEN_METRICS_KEY: key }));
    await eventually(async () => {
      await statuses(url, 5);
      const headers = { authorization: `Bearer ${key}`, connection: 'close' };
      const text = await (await fetch(`${url}/metrics`, { headers })).text();
      for (const number of ['0', '1', '2', '3'])
        expect(text).toContain(`process_resident_memory_bytes{process="${number}"} `);
      for (const number of ['1', '2', '3'])
        expect(text).toMatch(new RegExp(`^rappen_http_requests_total\\{process="${number}",.*status="200"\\} `, 'm'));
      expect(text.match(/^rappen_store_ready 1$/gm)).toHaveLength(1);
    });
  });

  test('end when the one that started them is killed', async () => {
    const service = start({});
    await listening(service);
    await eventually(() => expect(childrenOf(service.child)).toHaveLength(3));
    const serving = childrenOf(service.child);
    service.child.kill('SIGKILL');
    await eventually(() => expect(serving.filter(isThere)).toEqual([]));
  });

  test('say once that the address cannot be used', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolved) => other.once('listening', resolved));
    const service = start({ PORT: String((other.address() as AddressInfo).port) });
    expect(await service.ended).toBe(1);
    expect(service.said()).toBe('PORT is in use by another program: choose another\n');
    other.close();
  });
});
