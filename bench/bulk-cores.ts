import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readBulkFile, slipsPdf, tableOf, writeCsv } from '@rappen/core/bulk';
import { profiles } from '@rappen/core/swiss-qr';
import { type BulkSettings, slipsOf } from '../packages/node/src/bulk/draw.ts';
import { openLargeTable } from '../packages/node/src/bulk/large-table.ts';
import { workload } from './workload.ts';

/**
 * Makes one PDF of a CSV file of so many bills (first argument, 20,000 unless said), in one thread alone and in one for each core, by
 * turns, and prints the rates and their ratio; then lets the command line do it, and prints how much more memory it takes than
 * for a tenth of them. Exit status 1: the bytes differ, two cores bring less than 1.7 times as much, or memory is not flat.
 */

const count = Number(process.argv[2] ?? 20_000);
const rounds = Number(process.argv[3] ?? 3);
const ratioMin = 1.7;
const growthMax = 100;
const settings: BulkSettings = { format: 'pdf', profile: '2.3', normalize: false, language: 'de', pageSize: 'A4' };

interface Run {
  readonly seconds: number;
  readonly hash: string;
}

async function timed(pieces: () => AsyncIterable<Uint8Array> | Promise<AsyncIterable<Uint8Array>>): Promise<Run> {
  const start = performance.now();
  const hash = createHash('sha256');
  for await (const bytes of await pieces()) hash.update(bytes);
  return { seconds: (performance.now() - start) / 1000, hash: hash.digest('hex') };
}

/** As it is for a table that is kept: all in this thread. */
async function* inOneThread(file: string): AsyncGenerator<Uint8Array> {
  const read = readBulkFile(readFileSync(file), { profile: profiles['2.3'], entriesMax: count });
  if (!read.ok) throw new Error('the table is not read');
  yield* slipsPdf(slipsOf(read.value.bills(), settings, []));
}

async function* onAllCores(file: string): AsyncGenerator<Uint8Array> {
  const read = await openLargeTable(file, settings);
  if (!read?.ok) throw new Error('the table is not read');
  yield* read.value.read().document(
    () => false,
    () => {},
  );
  await read.value.end();
}

/** The highest memory of the command line, in megabytes. */
async function memoryOf(file: string): Promise<number> {
  const main = fileURLToPath(new URL('../packages/node/src/main.ts', import.meta.url));
  const child = spawn(process.execPath, ['--conditions=rappen-source', main, 'bulk', file, '-o', `${file}.pdf`]);
  let highest = 0;
  const timer = setInterval(() => {
    const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
    highest = Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? highest * 1024) / 1024;
  }, 20);
  const [status] = await once(child, 'exit');
  clearInterval(timer);
  if (status !== 0) throw new Error(`the command line ended with ${status}`);
  return highest;
}

async function writeTable(file: string, rows: readonly string[], length: number): Promise<void> {
  const out = createWriteStream(file);
  out.write(header);
  for (let made = 0; made < length; made += rows.length) {
    if (!out.write(rows.slice(0, length - made).join(''))) await once(out, 'drain');
  }
  out.end();
  await once(out, 'close');
}

const bills = workload(Math.min(count, 10_000)).map(({ draft, language }) => ({ draft, language }));
const [header = '', ...rows] = writeCsv(tableOf(bills)).split(/(?<=\r\n)/);
const folder = await mkdtemp(join(tmpdir(), 'rappen-cores-'));
try {
  const [file, tenth] = [join(folder, 'bills.csv'), join(folder, 'tenth.csv')];
  await writeTable(file, rows, count);
  await writeTable(tenth, rows, count / 10);
  const cores = availableParallelism();
  const ratios: number[] = [];
  let failed = false;
  for (let round = 0; round < rounds; round++) {
    const one = await timed(() => inOneThread(file));
    const all = await timed(() => onAllCores(file));
    ratios.push(one.seconds / all.seconds);
    const rate = (seconds: number) => `${Math.round(count / seconds)}/s`;
    console.log(
      `1 thread ${rate(one.seconds)}, ${cores} cores ${rate(all.seconds)}: ${(one.seconds / all.seconds).toFixed(2)}×`,
    );
    if (one.hash !== all.hash) console.log('the bytes differ');
    failed ||= one.hash !== all.hash;
  }
  const median = ratios.sort((a, b) => a - b)[ratios.length >> 1] ?? 0;
  console.log(`median ${median.toFixed(2)}×, at least ${ratioMin}× on two cores`);
  const [few, many] = [await memoryOf(tenth), await memoryOf(file)];
  console.log(`command line: ${few.toFixed(0)} MB for ${count / 10} bills, ${many.toFixed(0)} MB for ${count}`);
  if (failed || many - few > growthMax || (cores > 1 && median < ratioMin)) process.exitCode = 1;
} finally {
  await rm(folder, { recursive: true });
}
