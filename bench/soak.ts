import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { form, formOf, letter, mergeForm } from './hostile-forms.ts';
import { bill } from './hostile-loads.ts';
import { send } from './hostile-send.ts';
import { median } from './measure.ts';
import { apiKey, startServer } from './rows/service.ts';

/**
 * Lets a server on Node work as hard as it can for long, at all that it does, and prints minute by minute how long answers took and what it
 * holds. Exit status 1: something grows that should not. `--minutes` says how long, 30 unless said. Reads /proc.
 */

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '30' } } });
const minutes = Number(values.minutes);
if (!(minutes > 0)) throw new Error('--minutes must be a number above 0');

/** What is measured at a time: every minute, or as often as it takes for a short run to have a trend. */
const samples = Math.max(12, Math.round(minutes));
const sampleSeconds = (minutes * 60) / samples;
/** The first part warms up: code is compiled, threads start, caches fill. */
const warmUp = 1 / 4;
/** How much more the last third may have than the first one behind the warm-up: as a factor, and beside it. */
const margins = {
  p99: { factor: 2, more: 100, unit: 'ms' },
  megabytes: { factor: 1.3, more: 80, unit: 'MB' },
  handles: { factor: 1.2, more: 30, unit: 'handles' },
  threads: { factor: 1, more: 8, unit: 'threads' },
} as const;

interface Sample extends Record<keyof typeof margins, number> {
  readonly answered: number;
  readonly refused: number;
}

const folder = await mkdtemp(join(tmpdir(), 'rappen-soak-'));
const server = await startServer(folder);
const pid = server.process.pid as number;
const agent = new Agent({ keepAlive: true, maxSockets: 64 });
const headers = (type: string) => ({ 'content-type': type, 'x-api-key': apiKey });
const page = letter();
const merge = mergeForm();

let milliseconds: number[] = [];
let refused = 0;
let failed = 0;
let goesOn = true;

/** Asks the same again and again, as one of several who do. */
async function ask(next: (time: number) => Parameters<typeof send>[1]): Promise<void> {
  for (let time = 0; goesOn; time += 1) {
    const answer = await send(server.url, { agent, ...next(time) });
    if (answer.isRefusal) refused += 1;
    else if (answer.said.startsWith('2')) milliseconds.push(answer.milliseconds);
    else failed += 1;
  }
}

const slips = () => ({
  path: '/v2/payment-part-receipt?language=de',
  headers: headers('application/json'),
  body: bill(),
});
const merges = () => ({ path: '/v2/pdf/merge?onPage=1', headers: headers(form), body: merge });
const feeds = () => ({
  path: '/api/v1/events/processing-status-changed',
  method: 'GET',
  headers: headers('text/plain'),
});
const submissions = (who: number) => (time: number) => ({
  path: '/api/v1/business-cases/bill/multipart?processingMode=STAGE',
  headers: { ...headers(form), 'x-anomaly-detection': 'SKIP' },
  body: formOf(page, `SOAK-${who}-${time}`),
});

const all = [
  ...Array.from({ length: 16 }, () => ask(slips)),
  ...Array.from({ length: 4 }, () => ask(merges)),
  ...Array.from({ length: 4 }, () => ask(feeds)),
  ...Array.from({ length: 4 }, (_, who) => ask(submissions(who))),
];

function sampled(): Sample {
  const sorted = milliseconds.toSorted((one, other) => one - other);
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const figure = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0);
  const sample = {
    answered: sorted.length,
    refused,
    p99: sorted[Math.floor(sorted.length * 0.99)] ?? 0,
    megabytes: figure('VmRSS') / 1024,
    handles: readdirSync(`/proc/${pid}/fd`).length,
    threads: figure('Threads'),
  };
  milliseconds = [];
  refused = 0;
  return sample;
}

const measured: Sample[] = [];
try {
  console.log(
    '| Minute | Answered | Refused | 99 %, ms | MB | Handles | Threads |\n| --: | --: | --: | --: | --: | --: | --: |',
  );
  for (let number = 1; number <= samples && existsSync(`/proc/${pid}`); number += 1) {
    await setTimeout(sampleSeconds * 1000);
    const one = sampled();
    measured.push(one);
    const minute = ((number * sampleSeconds) / 60).toFixed(1);
    const figures = [one.answered, one.refused, one.p99.toFixed(0), one.megabytes.toFixed(0), one.handles, one.threads];
    console.log(`| ${minute} | ${figures.join(' | ')} |`);
  }
} finally {
  goesOn = false;
  await Promise.all(all);
  server.process.kill('SIGTERM');
  await new Promise((resolve) => server.process.once('exit', resolve));
  await rm(folder, { recursive: true, force: true });
}

const warm = measured.slice(Math.floor(measured.length * warmUp));
const third = Math.max(1, Math.floor(warm.length / 3));
const missed = Object.entries(margins).flatMap(([name, { factor, more, unit }]) => {
  const of = (some: readonly Sample[]) => median(some.map((one) => one[name as keyof typeof margins]));
  const [first, last] = [of(warm.slice(0, third)), of(warm.slice(-third))];
  const most = first * factor + more;
  return last <= most
    ? []
    : [`${name}: ${first.toFixed(0)} ${unit} at first, ${last.toFixed(0)} at the end, at most ${most.toFixed(0)}`];
});
if (measured.length < samples) missed.push('the server ended by itself');
if (failed > 0) missed.push(`${failed} requests failed`);
for (const line of missed) console.log(`missed: ${line}`);
console.log(missed.length === 0 ? 'Nothing grows.' : 'Something grows, or failed.');
process.exitCode = missed.length === 0 ? 0 : 1;
