import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeJson } from '@rappen/core/json';
import { qrInvoiceJsonOf } from '@rappen/core/swiss-qr';
import { serverLimits } from '@rappen/http';
import { Connection, requestBytes } from './connection.ts';
import { apiKey, startServer } from './rows/service.ts';
import { workload } from './workload.ts';

/**
 * Asks a server on Node with one process for twice as many slips as it can make, for five minutes or as many seconds as the
 * first argument says, and prints how long the answers took, from when each request was due, and how its memory grew. Exit
 * status 1: admitted requests took more than a second (99 %), refusals more than 100 ms, or memory grew. Reads /proc.
 */

const seconds = Number(process.argv[2] ?? 300);
const megabyte = 2 ** 20;
const saturationSeconds = 10;
const connectionsMax = 800;
const idleMillisecondsMax = 500 * serverLimits.keepAliveSeconds;

interface Answered {
  readonly status: number;
  readonly milliseconds: number;
}

const bodyText = workload(1).map(({ draft }) => writeJson(qrInvoiceJsonOf(draft)))[0] ?? '';

function requestOf(port: number): Buffer {
  return requestBytes(port, '/v2/payment-part-receipt?language=de&pageSize=DIN_LANG', apiKey, bodyText);
}

/** So many requests a second, whether answers come or not: each is due at its time, and takes a connection when one is free. */
async function askAtRate(port: number, rate: number, forSeconds: number, onAnswer: (one: Answered) => void) {
  const request = requestOf(port);
  const all = new Set<Connection>();
  const idle: Connection[] = [];
  const due: number[] = [];
  let open = 0;
  let asking = 0;
  let lost = 0;
  const sendNext = (connection: Connection): void => {
    const at = due.shift();
    if (at === undefined) {
      connection.idleSince = performance.now();
      idle.push(connection);
      return;
    }
    asking += 1;
    void connection.send(request).then((status) => {
      asking -= 1;
      if (status === 0) lost += 1;
      else {
        onAnswer({ status, milliseconds: performance.now() - at });
        sendNext(connection);
      }
    });
  };
  const started = performance.now();
  let sent = 0;
  while (performance.now() - started < forSeconds * 1000) {
    const wanted = Math.floor(((performance.now() - started) / 1000) * rate);
    for (; sent < wanted; sent += 1) {
      due.push(started + (sent / rate) * 1000);
      let connection = idle.pop();
      // The server ends those that are idle too long, and says how long that is
      while (
        connection !== undefined &&
        !(connection.isOpen && performance.now() - connection.idleSince < idleMillisecondsMax)
      ) {
        connection.end();
        connection = idle.pop();
      }
      if (connection !== undefined) sendNext(connection);
      else if (open < connectionsMax) {
        open += 1;
        const made = new Connection(port, () => {
          open -= 1;
          all.delete(made);
        });
        all.add(made);
        sendNext(made);
      }
    }
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  const end = performance.now() + 5_000;
  while (asking > 0 && performance.now() < end) await new Promise((resolve) => setTimeout(resolve, 10));
  const waiting = due.length + asking;
  due.length = 0;
  for (const connection of all) connection.end();
  return { sent, lost, waiting };
}

/** As many as are answered a second when 64 connections ask without pause. */
async function saturationOf(port: number): Promise<number> {
  const request = requestOf(port);
  let answered = 0;
  let isOver = false;
  const connections = Array.from({ length: 64 }, () => new Connection(port, () => {}));
  const all = connections.map(async (connection) => {
    while (!isOver) if ((await connection.send(request)) === 200) answered += 1;
  });
  await new Promise((resolve) => setTimeout(resolve, 3_000));
  answered = 0;
  await new Promise((resolve) => setTimeout(resolve, saturationSeconds * 1000));
  const rate = answered / saturationSeconds;
  isOver = true;
  await Promise.all(all);
  for (const connection of connections) connection.end();
  return rate;
}

function memoryOf(pid: number | undefined): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return (Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) * 1024) / megabyte;
}

function percentile(values: readonly number[], part: number): number {
  return values[Math.min(values.length - 1, Math.floor(values.length * part))] ?? 0;
}

function line(name: string, values: readonly number[]): string {
  const sorted = values.toSorted((one, other) => one - other);
  const [median, most, worst] = [0.5, 0.99, 1].map((part) => percentile(sorted, part).toFixed(0));
  return `${name}: ${values.length} (${(values.length / seconds).toFixed(0)}/s), median ${median} ms, 99 % ${most} ms, longest ${worst} ms`;
}

const folder = await mkdtemp(join(tmpdir(), 'rappen-saturation-'));
const server = await startServer(folder);
try {
  const port = Number(new URL(server.url).port);
  const rate = await saturationOf(port);
  process.stdout.write(
    `Saturated at ${rate.toFixed(0)} slips/s; asking for ${(2 * rate).toFixed(0)}/s, ${seconds} s\n`,
  );
  const admitted: number[] = [];
  const refused: number[] = [];
  const others: Record<number, number> = {};
  await askAtRate(port, 2 * rate, 5, () => {});
  const before = memoryOf(server.process.pid);
  const memory: number[] = [];
  const cpu = process.cpuUsage();
  const watch = setInterval(() => memory.push(memoryOf(server.process.pid)), 1_000);
  const { sent, lost, waiting } = await askAtRate(port, 2 * rate, seconds, ({ status, milliseconds }) => {
    if (status === 200) admitted.push(milliseconds);
    else if (status === 503) refused.push(milliseconds);
    else others[status] = (others[status] ?? 0) + 1;
  });
  clearInterval(watch);
  const growth = Math.max(...memory.slice(-10)) - before;
  const { user, system } = process.cpuUsage(cpu);
  process.stdout.write(`who asks used ${((user + system) / 1e4 / seconds).toFixed(0)} % of a core\n`);
  process.stdout.write(`${line('admitted', admitted)}\n${line('refused', refused)}\n`);
  process.stdout.write(`sent ${sent}, lost ${lost}, never answered ${waiting}, others ${JSON.stringify(others)}\n`);
  process.stdout.write(
    `memory ${before.toFixed(0)} MB, at most ${Math.max(...memory).toFixed(0)} MB, at the end ${growth.toFixed(0)} MB more\n`,
  );
  const sortedAdmitted = admitted.toSorted((one, other) => one - other);
  const sortedRefused = refused.toSorted((one, other) => one - other);
  const holds =
    percentile(sortedAdmitted, 0.99) <= 1_000 && percentile(sortedRefused, 0.99) <= 100 && growth <= 50 && lost === 0;
  process.exitCode = holds ? 0 : 1;
} finally {
  server.process.kill('SIGTERM');
  await new Promise((resolve) => server.process.once('exit', resolve));
  await rm(folder, { recursive: true, force: true });
}
