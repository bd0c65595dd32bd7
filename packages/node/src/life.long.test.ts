import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { program } from '../test/program.ts';

const apiKey = 'a-key-for-the-tests-only';
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'rappen-life-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The service as an operator starts it. */
async function start(): Promise<{ readonly process: ChildProcess; readonly port: number }> {
  const env = { PATH: process.env['PATH'], PORT: '0', RAPPEN_DATA: join(folder, 'data'), RAPPEN_API_KEY: apiKey };
  const child = spawn(process.execPath, [...program, 'serve'], { env });
  child.stdout.resume();
  let said = '';
  const ended = once(child, 'exit').then(() => Promise.reject(new Error(`The service has ended: ${said}`)));
  ended.catch(() => {});
  for (;;) {
    const [chunk] = await Promise.race([once(child.stderr, 'data'), ended]);
    said += chunk;
    const port = /listens on http:\/\/[^:]+:(\d+)/.exec(said)?.[1];
    if (port !== undefined) return { process: child, port: Number(port) };
  }
}

async function opened(port: number, text: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.write(text);
  return socket;
}

const head = (line: string, ...more: readonly string[]) =>
  [line, 'Host: rappen', `X-API-Key: ${apiKey}`, ...more].map((each) => `${each}\r\n`).join('');

test('a process that is told to stop ends, whatever hangs on its connections', async () => {
  const { process: service, port } = await start();
  const sockets = await Promise.all([
    opened(port, 'GET / HTTP/1.1\r\nHost: a\r\nX-'),
    opened(port, ''),
    opened(port, `${head('GET /livez HTTP/1.1')}\r\n`),
    opened(port, `${head('POST /v2/iban/validate HTTP/1.1', 'Content-Type: text/plain', 'Content-Length: 100')}\r\nCH`),
    opened(port, `${head('POST /v2/iban/validate HTTP/1.1', 'Transfer-Encoding: chunked')}\r\n2\r\nCH`),
  ]);
  const [, , idle] = sockets;
  await once(idle as Socket, 'data');
  service.kill('SIGTERM');
  expect(await once(service, 'exit')).toEqual([0, null]);
  for (const socket of sockets) socket.destroy();
});

test('a process whose log nobody reads any more goes on', async () => {
  const { process: service, port } = await start();
  service.stdout?.destroy();
  service.stderr?.destroy();
  for (let time = 0; time < 20; time += 1) expect((await fetch(`http://127.0.0.1:${port}/livez`)).status).toBe(200);
  service.kill('SIGTERM');
  expect(await once(service, 'exit')).toEqual([0, null]);
});

test('a second signal ends it at once', async () => {
  let outcome = await endedTwice();
  // On a busy machine the service may refuse the request, and has nothing to wait for then
  while (isAnswered(outcome.said)) outcome = await endedTwice();
  // One more signal may come while it is ending already
  expect([[1, null].join(), [null, 'SIGTERM'].join()]).toContain(outcome.exit.join());
});

/** Whether more was said than that the body may come. */
const isAnswered = (said: string): boolean => /^HTTP\/1\.1 [2-5]/m.test(said);

/** How a service ends that is told to stop again and again while a request has begun, and what it said to that. */
async function endedTwice() {
  const { process: service, port } = await start();
  const body = ['Content-Type: text/plain', 'Content-Length: 100', 'Expect: 100-continue'];
  const socket = await opened(port, `${head('POST /v2/iban/validate HTTP/1.1', ...body)}\r\n`);
  let said = '';
  socket.on('data', (chunk) => {
    said += chunk;
  });
  // What it said last may be read after its end
  const closed = once(socket, 'close');
  await once(socket, 'data');
  service.kill('SIGTERM');
  // Signals of one kind that come together count once
  const again = setInterval(() => service.kill('SIGTERM'), 100);
  const exit = await once(service, 'exit');
  clearInterval(again);
  await closed;
  return { exit, said };
}

test('a request whose head does not come is ended, and others are answered meanwhile', async () => {
  const { process: service, port } = await start();
  const socket = await opened(port, 'GET / HTTP/1.1\r\nHost: a\r\nX-');
  socket.resume();
  let isOpen = true;
  const closed = once(socket, 'close').then(() => {
    isOpen = false;
  });
  do expect((await fetch(`http://127.0.0.1:${port}/livez`)).status).toBe(200);
  while (isOpen);
  await closed;
  service.kill('SIGTERM');
  expect(await once(service, 'exit')).toEqual([0, null]);
});
