import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { tableOf, writeCsv } from '@rappen/core/bulk';
import { parseJson, writeJson } from '@rappen/core/json';
import { drawPaymentPart } from '@rappen/core/payment-part';
import { renderPdf } from '@rappen/core/render/pdf';
import { encodeSymbol, parseQrInvoice, qrInvoiceJsonOf } from '@rappen/core/swiss-qr';
import { median, roundCount } from '../measure.ts';
import { accepted } from '../our-bill.ts';
import { atLeast, atMost, type Line, percent, perSecond, type Row, rounded } from '../table.ts';
import { type Bill, profile, workload } from '../workload.ts';

export const apiKey = 'a-key-for-the-bench-only';
const connectionCount = 8;
const turnSeconds = 3;
const shareMin = 0.6;
const bulkCount = 10_000;
const path = '/v2/payment-part-receipt';

/** The service on Node, in a process of its own, with SQLite beside it. */
export function serviceRow(bills: readonly Bill[]): Row {
  return { name: 'the service', measure: () => serviceLines(bills) };
}

async function serviceLines(bills: readonly Bill[]): Promise<Line[]> {
  const folder = await mkdtemp(join(tmpdir(), 'rappen-bench-'));
  const server = await startServer(folder);
  try {
    return [...(await singleLines(server.url, bills)), ...(await bulkLines(server))];
  } finally {
    server.process.kill('SIGTERM');
    await rm(folder, { recursive: true, force: true });
  }
}

async function singleLines(url: string, bills: readonly Bill[]): Promise<Line[]> {
  const bodies = bills.map(({ draft }) => writeJson(qrInvoiceJsonOf(draft)));
  const rounds: { readonly core: number; readonly service: number }[] = [];
  coreTurn(bodies);
  await serviceTurn(url, bodies);
  for (let round = 0; round < roundCount; round++) {
    rounds.push({ core: coreTurn(bodies), service: await serviceTurn(url, bodies) });
  }
  const share = median(rounds.map(({ core, service }) => service / core));
  return [
    {
      task: `POST ${path}, JSON to PDF, ${connectionCount} connections`,
      ours: perSecond(median(rounds.map(({ service }) => service))),
      peer: 'our core, called in this process',
      theirs: perSecond(median(rounds.map(({ core }) => core))),
      ratio: percent(share),
      goal: atLeast(share, shareMin, `at least ${percent(shareMin)}`),
    },
  ];
}

/** Bills a second from the text of a body to the bytes of a PDF. */
function coreTurn(bodies: readonly string[]): number {
  const start = performance.now();
  let count = 0;
  while (performance.now() - start < turnSeconds * 1000) {
    for (const body of bodies) {
      const { invoice } = accepted(parseQrInvoice(accepted(parseJson(body)), { profile }));
      const symbol = accepted(encodeSymbol(invoice));
      renderPdf([accepted(drawPaymentPart(invoice, symbol, { language: 'de', pageSize: 'DIN_LANG' })).drawing]);
      count++;
    }
  }
  return count / ((performance.now() - start) / 1000);
}

async function serviceTurn(url: string, bodies: readonly string[]): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connectionCount });
  const start = performance.now();
  const isOver = (): boolean => performance.now() - start >= turnSeconds * 1000;
  let count = 0;
  const client = async (first: number): Promise<void> => {
    for (let index = first; !isOver(); index++) {
      await post(agent, url + path, 'application/json', bodies[index % bodies.length] ?? '');
      count++;
    }
  };
  await Promise.all(Array.from({ length: connectionCount }, (_, index) => client(index * 7)));
  const seconds = (performance.now() - start) / 1000;
  agent.destroy();
  return count / seconds;
}

interface Answer {
  readonly bytes: number;
  /** From sending to the first byte of the body, and to the last. */
  readonly firstSeconds: number;
  readonly seconds: number;
}

/** Posts a body, and throws for any other status than the one expected. */
export function post(
  agent: Agent,
  url: string,
  type: string,
  body: string,
  more: Readonly<Record<string, string>> = {},
  status = 200,
): Promise<Answer> {
  const start = performance.now();
  const elapsed = (): number => (performance.now() - start) / 1000;
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': type, 'content-length': Buffer.byteLength(body), 'x-api-key': apiKey, ...more };
    const sent = request(url, { method: 'POST', agent, headers }, (answer) => {
      let bytes = 0;
      let firstSeconds = 0;
      answer.on('data', (chunk: Buffer) => {
        if (bytes === 0) firstSeconds = elapsed();
        bytes += chunk.length;
      });
      answer.on('end', () => {
        if (answer.statusCode === status) resolve({ bytes, firstSeconds, seconds: elapsed() });
        else reject(new Error(`${url} answered ${answer.statusCode}`));
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

async function bulkLines({ url, process }: Server): Promise<Line[]> {
  const bills = workload(bulkCount);
  const csv = writeCsv(tableOf(bills.map(({ draft, language }) => ({ draft, language }))));
  const boundary = 'rappen-bench-boundary';
  const body = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="bills.csv"\r\n\r\n${csv}\r\n--${boundary}--\r\n`;
  const agent = new Agent({ keepAlive: true });
  const lines: Line[] = [];
  for (const [name, format] of [
    ['one PDF', 'application/pdf'],
    ['a ZIP', 'application/zip'],
  ] as const) {
    const before = memoryOf(process);
    const target = `${url}${path}/bulk/file?pageSize=A4&format=${encodeURIComponent(format)}`;
    const { bytes, firstSeconds, seconds } = await post(
      agent,
      target,
      `multipart/form-data; boundary=${boundary}`,
      body,
    );
    const task = `CSV of ${rounded(bulkCount)} bills to ${name} over HTTP`;
    const growth = memoryOf(process) - before;
    lines.push(
      { task, ours: `${perSecond(bulkCount / seconds)}, ${(bytes / 2 ** 20).toFixed(0)} MB` },
      {
        task: `${task}: first byte`,
        ours: `${(firstSeconds * 1000).toFixed(0)} ms`,
        goal: atMost(firstSeconds, 1, 'under one second'),
      },
      { task: `${task}: growth of the peak memory of the process`, ours: `${(growth / 2 ** 20).toFixed(0)} MB` },
    );
  }
  agent.destroy();
  return lines;
}

/** Peak resident memory, where the system tells. */
function memoryOf({ pid }: ChildProcess): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? 0) * 1024;
}

interface Server {
  readonly url: string;
  readonly process: ChildProcess;
}

/** Starts the service with its data in a folder: from source, or with BENCH_BUILT=1 what was built, whose threads start sooner. */
export function startServer(folder: string, more: Readonly<Record<string, string>> = {}): Promise<Server> {
  const isBuilt = process.env['BENCH_BUILT'] === '1';
  const main = (path: string) => fileURLToPath(new URL(`../../packages/node/${path}`, import.meta.url));
  const program = isBuilt ? [main('dist/main.js')] : ['--conditions=rappen-source', main('src/main.ts')];
  const child = spawn(process.execPath, [...program, 'serve'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      RAPPEN_PROCESSES: '1',
      // As several processes have it, and a unit or container should
      MALLOC_MMAP_THRESHOLD_: '262144',
      ...process.env,
      PORT: '0',
      RAPPEN_API_KEY: apiKey,
      RAPPEN_RATE_LIMIT: 'off',
      RAPPEN_DATA: folder,
      ...more,
    },
  });
  return new Promise((resolve, reject) => {
    let text = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      const url = /listens on (http:\S+)/.exec(text)?.[1];
      if (url !== undefined) resolve({ url, process: child });
    });
    child.on('exit', (status) => reject(new Error(`The server ended with status ${status}: ${text}`)));
  });
}
