import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { crowds } from './hostile-crowds.ts';
import { bodyLoads, trialKey } from './hostile-loads.ts';
import type { Asked, Load } from './hostile-send.ts';
import type { Seen } from './hostile-watch.ts';
import { apiKey } from './rows/service.ts';

export { trialKey };

export const metricsKey = 'a-key-for-those-who-watch-the-bench';

/**
 * Sends hostile work, much of it at once, while another customer asks small things: nobody else may notice. Prints who paid for it:
 * how long the other one waited, who was refused and how soon, and what memory it took.
 */

/** Milliseconds that nobody else may wait longer for what is answered at once. */
const waitMax = 100;
/** Milliseconds within which a refusal is there. */
const refusalMax = 100;
/** How many times as long as on a quiet server the others wait for work: 99 of 100 answers. */
const factorMax = 3;
/** Megabytes that may be left when all is over. */
const growthMax = 100;
const quietSeconds = 10;
const settleSeconds = 5;
const atOnce = ['/livez', 'IBAN'];

interface Server {
  readonly url: string;
  readonly process: ChildProcess;
}

/** Runs every load; returns what does not hold. */
export async function hostileLoads(
  server: Server,
  noisyKeys: readonly string[],
  only: string,
): Promise<readonly string[]> {
  const missed: string[] = [];
  const watch = new Worker(new URL('hostile-watch.ts', import.meta.url), {
    workerData: { url: server.url, key: apiKey },
  });
  const told = async (): Promise<Record<string, Seen>> => {
    watch.postMessage('tell');
    const [said] = await once(watch, 'message');
    return said as Record<string, Seen>;
  };
  // Those who ask have machines of their own, which take nothing of the processors of the service
  setPriority(getPriority() + 10);
  const loads = [...bodyLoads(noisyKeys), ...crowds(noisyKeys)].filter(({ name }) => name.includes(only));
  // What is loaded with the first piece of each kind is loaded
  await bodyLoads(noisyKeys)
    .find(({ name }) => name.includes('honest'))
    ?.run(server.url);
  await setTimeout(settleSeconds * 1000);
  await told();
  await setTimeout(quietSeconds * 1000);
  const quiet = await told();
  console.log(
    `\nQuiet: ${Object.keys(quiet)
      .map((name) => `${name} ${ninetyNine(quiet[name]).toFixed(0)} ms`)
      .join(', ')} (99 %)`,
  );
  console.log(
    `\n| Load | Answers | Refusals within, ms | s | Others: longest (99 %), ms | Longest pause of the server, ms (waited for a processor) | Others refused | MB before, highest, after ${settleSeconds} s |\n| --- | --- | --: | --: | --: | --- | --: |`,
  );
  for (const load of loads) {
    await setTimeout(settleSeconds * 1000);
    const before = memoryOf(server.process);
    await told();
    await pauseOf(server.url);
    const waited = processorWaitOf(server.process);
    const start = performance.now();
    const sampled = sampledMemory(server.process);
    const asked = await load.run(server.url);
    const seconds = (performance.now() - start) / 1000;
    const seen = await told();
    const pause = await pauseOf(server.url);
    const share = (processorWaitOf(server.process) - waited) / (10 * seconds);
    const highest = sampled();
    await setTimeout(settleSeconds * 1000);
    const after = memoryOf(server.process);
    const figures = [before, highest, after].map((figure) => figure.toFixed(0)).join(', ');
    const columns = [
      load.name,
      answersOf(asked),
      refusalOf(asked),
      seconds.toFixed(1),
      waitsOf(seen),
      `${pause.toFixed(0)} (${share.toFixed(0)} %)`,
      refusedOf(seen),
    ];
    console.log(`| ${columns.join(' | ')} | ${figures} |`);
    missed.push(...missedBy(load, asked, seen, quiet));
    if (after - before > growthMax) missed.push(`${load.name}: ${(after - before).toFixed(0)} MB more`);
  }
  await watch.terminate();
  return missed;
}

/** The longest time since the last look for which the thread that serves looked at no connection. */
async function pauseOf(url: string): Promise<number> {
  const answer = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${metricsKey}` } });
  return 1000 * Number(/^rappen_event_loop_delay_seconds (\S+)$/m.exec(await answer.text())?.[1] ?? 0);
}

function missedBy({ name }: Load, asked: Asked, seen: Record<string, Seen>, quiet: Record<string, Seen>): string[] {
  const missed: string[] = [];
  for (const [what, one] of Object.entries(seen)) {
    const isAtOnce = atOnce.includes(what);
    const wait = isAtOnce ? Math.max(...one.milliseconds) : ninetyNine(one);
    const most = isAtOnce ? waitMax : Math.max(waitMax, factorMax * ninetyNine(quiet[what]));
    if (wait > most)
      missed.push(`${name}: ${what} of another customer took ${wait.toFixed(0)} ms, at most ${most.toFixed(0)}`);
    for (const [status, count] of Object.entries(one.refused))
      missed.push(`${name}: ${what} of another customer was refused ${count} times (${status})`);
  }
  if (asked.slowestRefusal > refusalMax) missed.push(`${name}: a refusal took ${asked.slowestRefusal.toFixed(0)} ms`);
  return missed;
}

function answersOf({ answers }: Asked): string {
  return [...answers].map(([answer, times]) => (times === 1 ? answer : `${times} × ${answer}`)).join(', ');
}

function refusalOf({ slowestRefusal }: Asked): string {
  return slowestRefusal === 0 ? '' : slowestRefusal.toFixed(0);
}

function waitsOf(seen: Record<string, Seen>): string {
  return Object.entries(seen)
    .filter(([, { milliseconds }]) => milliseconds.length > 0)
    .map(([name, one]) => `${name} ${Math.max(...one.milliseconds).toFixed(0)} (${ninetyNine(one).toFixed(0)})`)
    .join(', ');
}

function refusedOf(seen: Record<string, Seen>): string {
  const all = Object.entries(seen).flatMap(([name, { refused }]) =>
    Object.entries(refused).map(([status, count]) => `${count} × ${name} ${status}`),
  );
  return all.length === 0 ? 'none' : all.join(', ');
}

function ninetyNine(one: Seen | undefined): number {
  const sorted = (one?.milliseconds ?? []).toSorted((first, second) => first - second);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.99))] ?? 0;
}

/** Milliseconds that the thread that serves could have worked and had no processor: others on the machine had it. */
function processorWaitOf({ pid }: ChildProcess): number {
  return Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')[1]) / 1e6;
}

/** The highest memory from now on until it is asked for. */
function sampledMemory(server: ChildProcess): () => number {
  let highest = 0;
  const look = () => {
    highest = Math.max(highest, memoryOf(server));
  };
  const timer = setInterval(look, 100);
  return () => {
    clearInterval(timer);
    look();
    return highest;
  };
}

function memoryOf({ pid }: ChildProcess): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024;
}
