import { type ChildProcess, fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import type { FaultKind } from './fate.ts';
import { shrunk } from './shrink.ts';
import { type Outcome, simulate } from './simulate.ts';

/**
 * Lives through many seeds, each a world of its own in which the real service is killed, lied to and left alone, and tells the
 * story of each in which a promise was broken. `--first 17 --seeds 1 --story` replays one. Several seeds are lived through at a time, each in
 * a process of its own, since a world replaces the clock of its process. An interrupt (SIGINT) ends a run early, with the figures of the
 * seeds that were.
 */
const usage = 'npm run simulate -- [--seeds 200] [--first 1] [--story]';
const failuresMax = 5;
const seedsPerNotice = 500;

/** What a process that lives through seeds tells of one. */
interface Told {
  readonly seed: number;
  readonly outcome: Omit<Outcome, 'injected' | 'story' | 'broken'>;
  readonly faults: readonly FaultKind[];
  /** Told in full where that was asked, or a promise was broken. */
  readonly lines: readonly string[];
  readonly isBroken: boolean;
}

if (process.send === undefined) await liveThroughAll();
else process.on('message', async (order: Order) => process.send?.(await liveThrough(order)));

interface Order {
  readonly seed: number;
  readonly story: boolean;
}

async function liveThrough({ seed, story: isWanted }: Order): Promise<Told> {
  const { injected, story, broken, ...outcome } = await simulate(seed);
  const lines = isWanted ? [...story] : [];
  if (broken.length > 0)
    lines.push(...reportOf(await shrunk({ injected, story, broken, ...outcome }), injected.length));
  return { seed, outcome, faults: injected.map(({ kind }) => kind), lines, isBroken: broken.length > 0 };
}

function reportOf({ seed, story, injected, broken }: Outcome, of: number): string[] {
  return [
    `Seed ${seed}, with ${injected.length} of its ${of} faults:`,
    ...story.map((line) => `  ${line}`),
    ...broken.map((promise) => `  BROKEN: ${promise}`),
  ];
}

async function liveThroughAll(): Promise<void> {
  const { first, count, story } = options();
  const end = first + count;
  const faults = new Map<FaultKind, number>();
  const failed: number[] = [];
  const sums = { steps: 0, answers: 0, delivered: 0, messages: 0, simulatedHours: 0 };
  let [next, done] = [first, 0];
  let isInterrupted = false;
  process.once('SIGINT', () => {
    isInterrupted = true;
  });

  await Promise.all(Array.from({ length: Math.min(count, availableParallelism()) }, lane));
  say([
    `${done} seeds from ${first}: ${sums.steps} steps, ${Math.round(sums.simulatedHours)} simulated hours`,
    `  ${sums.answers} answers to clients, ${sums.delivered} cases in the network, ${sums.messages} messages to receivers`,
    ...[...faults]
      .sort(([, one], [, other]) => other - one)
      .map(([kind, times]) => `  ${String(times).padStart(8)} × ${kind}`),
    failed.length === 0 ? '  every promise kept' : `  promises broken in the seeds ${failed.join(', ')}`,
  ]);
  process.exitCode = failed.length === 0 ? 0 : 1;

  async function lane(): Promise<void> {
    // An interrupt of the terminal reaches its whole group: who is asked for a seed still tells of it
    const child = fork(import.meta.filename, { execArgv: process.execArgv, detached: true });
    const orphaned = () => child.kill('SIGKILL');
    process.once('exit', orphaned);
    while (next < end && failed.length < failuresMax && !isInterrupted) {
      const seed = next++;
      add(await asked(child, { seed, story }));
    }
    process.off('exit', orphaned);
    child.disconnect();
  }

  function add({ seed, outcome, faults: kinds, lines, isBroken }: Told): void {
    say(lines);
    for (const name of Object.keys(sums) as (keyof typeof sums)[]) sums[name] += outcome[name];
    for (const kind of kinds) faults.set(kind, (faults.get(kind) ?? 0) + 1);
    if (isBroken) failed.push(seed);
    done += 1;
    if (done % seedsPerNotice === 0) process.stderr.write(`${done} seeds\n`);
  }
}

/** What a process tells of a seed; fails where it ends instead. */
function asked(child: ChildProcess, order: Order): Promise<Told> {
  return new Promise((resolve, reject) => {
    const ended = () => reject(new Error(`The process that lived through seed ${order.seed} ended`));
    child.once('exit', ended);
    child.once('message', (told) => {
      child.off('exit', ended);
      resolve(told as Told);
    });
    child.send(order);
  });
}

function options() {
  try {
    const { values } = parseArgs({
      options: {
        seeds: { type: 'string', default: '200' },
        first: { type: 'string', default: '1' },
        story: { type: 'boolean', default: false },
      },
    });
    const [count = 0, first = 0] = [values.seeds, values.first].map(Number);
    if (!Number.isSafeInteger(count) || count < 1) throw new Error('--seeds is how many: at least 1');
    if (!Number.isSafeInteger(first) || first < 0) throw new Error('--first is the number of a seed');
    return { first, count, story: values.story };
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n${usage}\n`);
    process.exit(2);
  }
}

function say(lines: readonly string[]): void {
  if (lines.length > 0) process.stdout.write(`${lines.join('\n')}\n`);
}
