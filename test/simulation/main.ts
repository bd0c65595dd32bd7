import { parseArgs } from 'node:util';
import type { FaultKind } from './fate.ts';
import { shrunk } from './shrink.ts';
import { type Outcome, simulate } from './simulate.ts';

/**
 * Lives through many seeds, each a world of its own in which the real service is killed, lied to and left alone, and tells the
 * story of each in which a promise was broken. `--first 17 --seeds 1 --story` replays one. An interrupt (SIGINT) ends a run early, with the
 * figures of the seeds that were.
 */
const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '200' },
    first: { type: 'string', default: '1' },
    story: { type: 'boolean', default: false },
  },
});
const first = Number(values.first);
const count = Number(values.seeds);
const failuresMax = 5;
const seedsPerNotice = 500;

let isInterrupted = false;
process.once('SIGINT', () => {
  isInterrupted = true;
});

const faults = new Map<FaultKind, number>();
const failed: number[] = [];
const sums = { steps: 0, answers: 0, delivered: 0, messages: 0, hours: 0 };
let done = 0;
for (let seed = first; seed < first + count && failed.length < failuresMax && !isInterrupted; seed += 1) {
  const outcome = await simulate(seed);
  done += 1;
  add(outcome);
  if (values.story) say(outcome.story);
  if (outcome.broken.length > 0) {
    failed.push(seed);
    await report(outcome);
  }
  if (done % seedsPerNotice === 0) process.stderr.write(`${done} seeds\n`);
}
say([
  `${done} seeds from ${first}: ${sums.steps} steps, ${Math.round(sums.hours)} simulated hours`,
  `  ${sums.answers} answers to clients, ${sums.delivered} cases in the network, ${sums.messages} messages to receivers`,
  ...[...faults]
    .sort(([, one], [, other]) => other - one)
    .map(([kind, times]) => `  ${String(times).padStart(8)} × ${kind}`),
  failed.length === 0 ? '  every promise kept' : `  promises broken in the seeds ${failed.join(', ')}`,
]);
process.exitCode = failed.length === 0 ? 0 : 1;

function add({ injected, steps, answers, delivered, messages, simulatedHours }: Outcome): void {
  sums.steps += steps;
  sums.answers += answers;
  sums.delivered += delivered;
  sums.messages += messages;
  sums.hours += simulatedHours;
  for (const { kind } of injected) faults.set(kind, (faults.get(kind) ?? 0) + 1);
}

async function report(outcome: Outcome): Promise<void> {
  const { seed, story, injected, broken } = await shrunk(outcome);
  const of = outcome.injected.length;
  say([
    `Seed ${seed}, with ${injected.length} of its ${of} faults:`,
    ...story.map((line) => `  ${line}`),
    ...broken.map((promise) => `  BROKEN: ${promise}`),
  ]);
}

function say(lines: readonly string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`);
}
