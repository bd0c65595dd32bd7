import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { median } from '../measure.ts';
import { atLeast, atMost, type Line, perSecond, type Row, rounded, times } from '../table.ts';

/** What a child process says of its work. */
export interface BulkReport {
  readonly bills: number;
  readonly seconds: number;
  readonly bytes: number;
  /** Resident memory with the input loaded, and its peak over the life of the process. */
  readonly startBytes: number;
  readonly peakBytes: number;
}

export type BulkContestant = 'ours-mask' | 'ours-path' | 'swissqrbill';

const billCount = 10_000;
const growthBytesMax = 100 * 2 ** 20;
const billBytesMax = 4_000;

/** 10,000 bills in one file that is written as it comes; each contestant in a process of its own. */
export function bulkRow(): Row {
  return { name: '10,000 bills in one PDF', measure: bulkLines };
}

async function bulkLines(): Promise<Line[]> {
  const folder = await mkdtemp(join(tmpdir(), 'rappen-bench-'));
  const abort = new AbortController();
  const stop = (): void => {
    abort.abort();
    rmSync(folder, { recursive: true, force: true });
    process.exit(130);
  };
  process.once('SIGINT', stop);
  try {
    const run = (contestant: BulkContestant): Promise<BulkReport> => bulkReport(contestant, folder, abort.signal);
    const mask = [await run('ours-mask'), await run('ours-mask')];
    const path = [await run('ours-path')];
    const theirs = await run('swissqrbill');
    mask.push(await run('ours-mask'), await run('ours-mask'), await run('ours-mask'));
    path.push(await run('ours-path'), await run('ours-path'));
    return [...lines('symbols as masks', mask, theirs, true), ...lines('symbols as paths', path, theirs, false)];
  } finally {
    process.off('SIGINT', stop);
    await rm(folder, { recursive: true, force: true });
  }
}

function lines(how: string, ours: readonly BulkReport[], theirs: BulkReport, hasGoals: boolean): Line[] {
  const speed = median(ours.map(({ bills, seconds }) => bills / seconds));
  const speedOfPeer = theirs.bills / theirs.seconds;
  const growth = Math.max(...ours.map(growthOf));
  const billBytes = median(ours.map(billBytesOf));
  const task = `${rounded(billCount)} bills in one PDF, ${how}`;
  const peer = `swissqrbill${theirs.bills < billCount ? ` (only ${rounded(theirs.bills)} bills)` : ''}, once`;
  const ratio = speed / speedOfPeer;
  return [
    {
      task,
      ours: perSecond(speed),
      peer,
      theirs: perSecond(speedOfPeer),
      ratio: times(ratio),
      ...(hasGoals ? { goal: atLeast(ratio, 12, 'at least 12x') } : {}),
    },
    {
      task: `${task}: memory above the start`,
      ours: megabytes(growth),
      peer,
      theirs: megabytes(growthOf(theirs)),
      goal: atMost(growth, growthBytesMax, 'at most 100 MB'),
    },
    {
      task: `${task}: bytes a bill`,
      ours: `${rounded(billBytes)} B`,
      peer,
      theirs: `${rounded(billBytesOf(theirs))} B`,
      goal: atMost(billBytes, billBytesMax, 'at most 4 kB'),
    },
  ];
}

function growthOf({ startBytes, peakBytes }: BulkReport): number {
  return peakBytes - startBytes;
}

function billBytesOf({ bytes, bills }: BulkReport): number {
  return bytes / bills;
}

function megabytes(bytes: number): string {
  return `${(bytes / 2 ** 20).toFixed(0)} MB`;
}

const childFile = fileURLToPath(new URL('bulk-child.ts', import.meta.url));

function bulkReport(contestant: BulkContestant, folder: string, signal: AbortSignal): Promise<BulkReport> {
  const file = join(folder, `${contestant}.pdf`);
  const options = ['--conditions=rappen-source', '--expose-gc', childFile, contestant, file, String(billCount)];
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, options, { stdio: ['ignore', 'pipe', 'inherit'], signal });
    let text = '';
    child.stdout.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
    child.on('error', reject);
    child.on('close', (status) => {
      if (status === 0) resolve(JSON.parse(text) as BulkReport);
      else reject(new Error(`${contestant} ended with status ${status}`));
    });
  });
}
