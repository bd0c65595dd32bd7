import { readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createKey } from '@rappen/store';
import { openStore } from '@rappen/store/open';
import { hostileBodies } from '../test/http/ebill/hostile-bodies.ts';
import { hostilePdfs } from '../test/http/ebill/hostile-pdfs.ts';
import { boundary, formOf } from './hostile-forms.ts';
import { hostileLoads, metricsKey, trialKey } from './hostile-load.ts';
import { apiKey, startServer } from './rows/service.ts';

/**
 * Sends everything hostile to a server on Node, one after another, and prints what it was answered with, how long that took,
 * how long the thread of the server was at work for it, and how much memory the process grew by at most. Then sends much of
 * it at once, and prints how long others had to wait for small answers. Reads /proc. Exit status 1: somebody had to wait, or
 * memory did not come back. An argument chooses the samples and loads whose names it is in; `load` the loads alone, with a second one
 * those whose names it is in.
 */

const megabyte = 2 ** 20;
const path = '/api/v1/business-cases/bill';
const types = {
  json: 'application/json',
  xml: 'application/xml',
  multipart: `multipart/form-data; boundary=${boundary}`,
};

interface Sample {
  readonly name: string;
  readonly kind: keyof typeof types;
  readonly body: () => Uint8Array;
}

const samples: readonly Sample[] = [
  ...hostilePdfs.map(([name, bytes], index): Sample => {
    return { name: `PDF: ${name}`, kind: 'multipart', body: () => formOf(bytes(), `H-${index}`) };
  }),
  ...hostileBodies.map(({ name, kind, body }): Sample => ({ name, kind, body: () => Buffer.from(body()) })),
];

/** Milliseconds that the first thread of a process was at work so far. */
function workOf(pid: number): number {
  return Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
}

function memoryOf(pid: number, what: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return (Number(new RegExp(`${what}:\\s+(\\d+) kB`).exec(status)?.[1] ?? 0) * 1024) / megabyte;
}

function send(url: string, { kind }: Sample, body: Uint8Array): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': types[kind], 'content-length': body.length, 'x-api-key': apiKey };
    const sent = request(url, { method: 'POST', headers }, (answer) => {
      let text = '';
      answer.on('data', (chunk: Buffer) => {
        text += chunk;
      });
      answer.on('end', () => {
        const { code, reasons } = JSON.parse(text) as { code?: string; reasons?: { code: string }[] };
        const why = reasons === undefined ? '' : ` (${reasons.map((reason) => reason.code).join(', ')})`;
        resolve(`${answer.statusCode} ${code ?? ''}${why}`);
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Makes customers who will ask for too much; whoever watches has the key of the first one. */
async function keysOf(owners: readonly string[]): Promise<readonly string[]> {
  const store = await openStore({ folder });
  const keys: string[] = [];
  for (const owner of owners) {
    const wish = { owner, scopes: ['qr', 'ebill'], demo: false } as const;
    keys.push((await createKey(store.database, wish, new Date().toISOString())).key);
    const address = { postalCode: '3600', city: 'Thun', countryCode: 'CH' };
    const biller = { owner, legalName: owner, address, status: 'ACTIVE', isPrimaryNetworkPartner: false } as const;
    await store.ebill.billers.create({ ...biller, paymentTermDays: 30, createdAt: new Date().toISOString() });
  }
  await store.close();
  return keys;
}

const only = process.argv[2] ?? '';
const folder = await mkdtemp(join(tmpdir(), 'rappen-hostile-'));
const noisyKeys = await keysOf(['noisy', 'noisy too']);
const server = await startServer(folder, {
  RAPPEN_DEMO_KEY: trialKey,
  RAPPEN_TRUST_PROXY: '1',
  RAPPEN_METRICS_KEY: metricsKey,
});
const pid = server.process.pid as number;
const url = `${server.url}${path}/multipart?processingMode=STAGE`;
try {
  const warm = formOf(Buffer.from('%PDF-1.7\n'), 'H');
  for (let time = 0; time < 5; time++) await send(url, { name: '', kind: 'multipart', body: () => warm }, warm);
  console.log(
    '| Sample | MB | Answer | ms | ms of the server thread | MB more |\n| --- | --: | --- | --: | --: | --: |',
  );
  for (const sample of samples.filter(({ name }) => only !== 'load' && name.includes(only))) {
    const body = sample.body();
    const target = sample.kind === 'multipart' ? url : `${server.url}${path}?processingMode=STAGE`;
    // Forgets the peak
    writeFileSync(`/proc/${pid}/clear_refs`, '5');
    const before = { work: workOf(pid), memory: memoryOf(pid, 'VmRSS'), time: performance.now() };
    const answer = await send(target, sample, body).catch((error: Error) => error.message);
    const [time, work] = [performance.now() - before.time, workOf(pid) - before.work];
    const memory = memoryOf(pid, 'VmHWM') - before.memory;
    const figures = [time, work, memory].map((figure) => figure.toFixed(0)).join(' | ');
    console.log(`| ${sample.name} | ${(body.length / megabyte).toFixed(1)} | ${answer} | ${figures} |`);
  }
  const missed = await hostileLoads(server, noisyKeys, only === 'load' ? (process.argv[3] ?? '') : only);
  for (const line of missed) console.log(`missed: ${line}`);
  if (missed.length > 0) process.exitCode = 1;
} finally {
  server.process.kill('SIGTERM');
  await rm(folder, { recursive: true, force: true });
}
