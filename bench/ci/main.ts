import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runs } from '../../test/long-tests.ts';
import { median } from '../measure.ts';
import type { Turn, TurnAnswer } from './child.ts';
import { buildPackages, ColdContestant, ourColdPrograms, peerColdPrograms } from './cold-start.ts';
import { Contestant } from './contestant.ts';
import { benchInputs } from './inputs.ts';
import { type TaskName, tasks } from './rows.ts';
import { baseCommit, baseTree } from './trees.ts';

/**
 * Lets this commit, the one that it is based on and the best peer take turns at each task; prints ratios of their time of the
 * processor, and fails where this commit takes more than 1.5 times as long as its base in each of three repeats. The argument is
 * another commit to compare with.
 */
const ratioMax = 1.5;
const repeatsMax = 3;
const turnCount = runs(7, 5);
const turnMilliseconds = 120;
const warmUpMilliseconds = runs(500, 300);

interface Row {
  readonly task: TaskName;
  /** Microseconds for one operation. */
  readonly ours: number;
  readonly base: number | undefined;
  readonly peer: number | undefined;
  /** How many times as long as the base, in each repeat. */
  readonly repeats: readonly number[];
  readonly remarks: readonly string[];
}

const root = fileURLToPath(new URL('../..', import.meta.url));
const commit = process.argv[2] ?? baseCommit(root);
const folder = mkdtempSync(join(tmpdir(), 'rappen-bench-'));
const base = commit === undefined ? undefined : baseTree(root, commit, join(folder, 'base'));
const contestants: Takes[] = [];
const rows: Row[] = [];
try {
  const inputsPath = join(folder, 'inputs.json');
  writeFileSync(inputsPath, JSON.stringify(benchInputs()));
  const ours = new Contestant('this commit', join(root, 'bench/ci/ours.ts'), inputsPath);
  const before = base && new Contestant('its base', join(base.folder, 'bench/ci/ours.ts'), inputsPath);
  const hasPeers = existsSync(join(root, 'bench/node_modules/swissqrbill'));
  const peer = hasPeers ? new Contestant('the peer', join(root, 'bench/ci/peers.ts'), inputsPath) : undefined;
  contestants.push(...[ours, before, peer].filter((one) => one !== undefined));
  const isCold = (task: TaskName) => task in ourColdPrograms;
  const all = Object.keys(tasks) as TaskName[];
  for (const task of all.filter((one) => !isCold(one))) rows.push(await measured(task, ours, before, peer));
  for (const tree of [root, ...(base === undefined ? [] : [base.folder])]) buildPackages(tree);
  const cold = (folder: string, programs: typeof ourColdPrograms) => new ColdContestant(folder, programs);
  const coldPeer = hasPeers ? cold(join(root, 'bench'), peerColdPrograms) : undefined;
  const [coldOurs, coldBase] = [cold(root, ourColdPrograms), base && cold(base.folder, ourColdPrograms)];
  for (const task of all.filter(isCold)) rows.push(await measured(task, coldOurs, coldBase, coldPeer));
} finally {
  for (const contestant of contestants) contestant.end();
  base?.remove();
  rmSync(folder, { recursive: true, force: true });
}

const peerNames = existsSync(join(root, 'bench/node_modules/swissqrbill'))
  ? (await import('./peers.ts')).peerNames
  : {};
const report = reportOf(rows);
process.stdout.write(report);
mkdirSync(join(root, 'bench/out'), { recursive: true });
writeFileSync(join(root, 'bench/out/ci-results.md'), report);
writeFileSync(join(root, 'bench/out/ci-results.json'), `${JSON.stringify({ base: commit, rows }, undefined, 2)}\n`);
process.stdout.write('Kept in bench/out/ci-results.md and bench/out/ci-results.json\n');
if (rows.some(isSlower)) process.exitCode = 1;

interface Takes {
  take(turn: Turn): Promise<TurnAnswer>;
  end(): void;
}

async function measured(task: TaskName, ours: Takes, before: Takes | undefined, peer: Takes | undefined): Promise<Row> {
  const remarks: string[] = [];
  const present: Takes[] = [];
  for (const one of [ours, before, peer].filter((each) => each !== undefined)) {
    const answer = await one.take({ task, milliseconds: warmUpMilliseconds });
    if ('microseconds' in answer) present.push(one);
    else if (one === ours) throw new Error(`${tasks[task]}: ${answer.absent}`);
    else if (one === before) remarks.push(`not at the base: ${answer.absent}`);
  }
  const times = new Map<Takes, number[]>();
  const repeats: number[] = [];
  do {
    const again = repeats.length === 0 ? present : present.filter((one) => one !== peer);
    const turns = await turnsOf(task, again);
    for (const one of again) times.set(one, [...(times.get(one) ?? []), ...(turns.get(one) ?? [])]);
    if (before === undefined || !present.includes(before)) break;
    repeats.push(median(turns.get(ours) ?? []) / median(turns.get(before) ?? []));
  } while ((repeats.at(-1) ?? 0) > ratioMax && repeats.length < repeatsMax);
  const timeOf = (one: Takes | undefined) => (one && times.has(one) ? median(times.get(one) ?? []) : undefined);
  return { task, ours: timeOf(ours) ?? Number.NaN, base: timeOf(before), peer: timeOf(peer), repeats, remarks };
}

/** Short turns in rotating order, so that what disturbs one disturbs all. */
async function turnsOf(task: TaskName, present: readonly Takes[]): Promise<Map<Takes, number[]>> {
  const times = new Map(present.map((one) => [one, [] as number[]]));
  for (let turn = 0; turn < turnCount; turn += 1) {
    for (let place = 0; place < present.length; place += 1) {
      const one = present[(turn + place) % present.length] as Takes;
      times.get(one)?.push(microsecondsOf(await one.take({ task, milliseconds: turnMilliseconds })));
    }
  }
  return times;
}

function microsecondsOf(answer: TurnAnswer): number {
  if ('absent' in answer) throw new Error(answer.absent);
  return answer.microseconds;
}

function isSlower({ repeats }: Row): boolean {
  return repeats.length === repeatsMax && repeats.every((ratio) => ratio > ratioMax);
}

function reportOf(all: readonly Row[]): string {
  const lines = all.map((row) => {
    const { task, ours, base: before, peer, repeats, remarks } = row;
    const ratio = before === undefined ? '' : `${(ours / before).toFixed(2)}`;
    const ofPeer = peer === undefined ? '' : `${(peer / ours).toPrecision(3)}x`;
    const verdict = isSlower(row) ? `SLOWER: ${repeats.map((each) => each.toFixed(2)).join(', ')}` : remarks.join('; ');
    const cells = [tasks[task], time(ours), time(before), ratio, peerNames[task] ?? '', time(peer), ofPeer, verdict];
    return `| ${cells.join(' | ')} |`;
  });
  const against = commit === undefined ? 'no commit before this one is known' : `base ${commit.slice(0, 12)}`;
  return [
    `Time of the processor for one operation, medians of short turns (${against}):`,
    '',
    `| Task | This commit | Base | Times as long as base | Best peer | Its time | Times as fast as peer | Remark |`,
    '| --- | --: | --: | --: | --- | --: | --: | --- |',
    ...lines,
    '',
    '',
  ].join('\n');
}

function time(microseconds: number | undefined): string {
  if (microseconds === undefined) return '';
  return microseconds < 1000 ? `${microseconds.toPrecision(3)} µs` : `${(microseconds / 1000).toPrecision(3)} ms`;
}
