import { readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { businessCaseJson, exampleBusinessCase } from '@rappen/core/ebill';
import { writeJson } from '@rappen/core/json';
import { swissDay } from '@rappen/http';
import { boundary, hostileBodies } from '../test/http/ebill/hostile-bodies.ts';
import { hostilePdfs } from '../test/http/ebill/hostile-pdfs.ts';
import { hostileLoads, trialKey } from './hostile-load.ts';
import { accepted } from './our-bill.ts';
import { apiKey, startServer } from './rows/service.ts';

/**
 * Sends everything hostile to a server on Node, one after another, and prints what it was answered with, how long that took,
 * how long the thread of the server was at work for it, and how much memory the process grew by at most. Then sends much of
 * it at once, and prints how long others had to wait for small answers. Reads /proc. Exit status 1: somebody had to wait, or
 * memory did not come back. An argument chooses the samples and loads whose names it is in.
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

function formOf(pdf: Uint8Array, referenceNumber: string): Uint8Array {
  const today = swissDay(new Date());
  const options = { today, iban: 'CH5204835012345671000', referenceNumber };
  const bill = writeJson(businessCaseJson(accepted(exampleBusinessCase('bill', options))));
  const part = (head: string): string => `--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n`;
  return Buffer.concat([
    Buffer.from(`${part('name="bill"')}Content-Type: application/json\r\n\r\n${bill}\r\n`),
    Buffer.from(`${part('name="file"; filename="a.pdf"')}Content-Type: application/pdf\r\n\r\n`),
    pdf,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
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

const only = process.argv[2] ?? '';
const folder = await mkdtemp(join(tmpdir(), 'rappen-hostile-'));
const server = await startServer(folder, { RAPPEN_DEMO_KEY: trialKey });
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
  const missed = await hostileLoads(server.url, server.process, only === 'load' ? '' : only);
  for (const line of missed) console.log(`missed: ${line}`);
  if (missed.length > 0) process.exitCode = 1;
} finally {
  server.process.kill('SIGTERM');
  await rm(folder, { recursive: true, force: true });
}
