import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { parseArgs, stripVTControlCharacters } from 'node:util';
import { isGenerated, isTest, sourcesOf } from '../tidy/sources.ts';
import { type Mutant, mutantsOf } from './mutations.ts';
import type { Orders } from './plugin.ts';

const usage = `npm run mutate -- [--count 400] [--seed 1] [--in packages/core/src/iban] [--tests packages/core] [--least 85]
Changes the code of core, pdf and http in one place at a time, and says which changes no test notices.`;

/** A run that takes so much longer than its tests did will not end. */
const patience = { times: 6, milliseconds: 40_000 };
/** Test files in the first run of a mutant; most die there. */
const firstFiles = 12;
/** What vitest says at the end of a run in which tests failed. */
const failures = /(?:Test Files|Tests|Errors) +\d+ (?:failed|error)/;
/** More files than this that all miss it are not asked further. */
const filesMax = 80;

interface Seen {
  readonly file: string;
  readonly milliseconds: number;
  readonly hits: readonly number[];
}

const { count, seed, least, folder, tests } = options();
const work = mkdtempSync(join(tmpdir(), 'rappen-mutate-'));
const bare = barePath();
const mutants = sample(allMutants(), count, seed);
process.stdout.write(`${mutants.length} mutants, seed ${seed}\n`);
const running = new Set<ChildProcess>();
// A mutant that runs for ever must not outlive this
process.on('exit', () => {
  for (const { pid } of running) if (pid !== undefined) process.kill(-pid, 'SIGKILL');
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));
const seen = await whoRunsWhat();
const outcomes = new Map<number, boolean>();
const lanes = availableParallelism();
await Promise.all(Array.from({ length: lanes }, (_, lane) => judge(lane)));
report();
rmSync(work, { recursive: true });

function options() {
  try {
    const { values } = parseArgs({
      options: {
        count: { type: 'string', default: '400' },
        seed: { type: 'string', default: '1' },
        least: { type: 'string', default: '0' },
        in: { type: 'string', default: 'packages' },
        tests: { type: 'string', default: '' },
      },
    });
    const numbers = [values.count, values.seed, values.least].map(Number);
    if (numbers.some((number) => !Number.isSafeInteger(number) || number < 0)) throw new Error('numbers are expected');
    const [count = 0, seed = 0, least = 0] = numbers;
    return { count, seed, least, folder: values.in, tests: values.tests };
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n${usage}\n`);
    process.exit(2);
  }
}

/** A PATH with what the README asks for: tests that ask other programs too skip these, and cost no more than they do anywhere. */
function barePath(): string {
  const folder = join(work, 'bare');
  mkdirSync(folder);
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  for (const program of ['node', 'npm', 'npx', 'git', 'sh', 'bash', 'env']) {
    const found = folders.map((one) => join(one, program)).find((path) => existsSync(path));
    if (found !== undefined) symlinkSync(found, join(folder, program));
  }
  return folder;
}

function allMutants(): Mutant[] {
  const sources = ['core', 'pdf', 'http'].flatMap((name) => sourcesOf(`packages/${name}/src`));
  return sources
    .filter((source) => source.path.startsWith(folder) && !isTest(source) && !isGenerated(source))
    .flatMap(({ path, text }) => mutantsOf(path, text));
}

/** So many of them, the same ones for a seed: by the order of a hash of what they are (FNV-1a). */
function sample(all: readonly Mutant[], wanted: number, number: number): Mutant[] {
  const rank = ({ path, start, what }: Mutant) => {
    let hash = 2166136261 ^ number;
    for (const character of `${number} ${path} ${start} ${what}`)
      hash = Math.imul(hash ^ character.charCodeAt(0), 16777619);
    return hash >>> 0;
  };
  return all.toSorted((one, other) => rank(one) - rank(other)).slice(0, wanted);
}

/** Runs all tests once, unchanged but for marks. */
async function whoRunsWhat(): Promise<Seen[]> {
  const hits = join(work, 'hits');
  writeFileSync(hits, '');
  const { status, said } = await vitest({ mutants, hits }, tests === '' ? [] : [tests], 'seen', 30 * 60_000);
  if (status !== 0) {
    process.stderr.write(`${said}\nThe tests do not pass as they are\n`);
    process.exit(2);
  }
  return readFileSync(hits, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

function vitest(order: Orders, files: readonly string[], name: string, milliseconds: number) {
  const path = join(work, `${name}.json`);
  writeFileSync(path, JSON.stringify(order));
  const words = [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--config',
    'test/mutate/vitest.config.ts',
    '--bail',
    '1',
    ...files,
  ];
  const env = { ...process.env, PATH: bare, MUTATE: path };
  return new Promise<{ readonly status: number | null; readonly said: string; readonly isFailed: boolean }>(
    (resolve) => {
      const child = spawn(process.execPath, words, { env, detached: true });
      running.add(child);
      let said = '';
      let isFailed = false;
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (text) => {
          said += text;
          // However much is said after it
          isFailed ||= failures.test(stripVTControlCharacters(said));
          said = said.slice(-4_000);
        });
      const timer = setTimeout(() => child.pid && process.kill(-child.pid, 'SIGKILL'), milliseconds);
      child.on('exit', (status) => {
        clearTimeout(timer);
        running.delete(child);
        resolve({ status, said, isFailed });
      });
    },
  );
}

/** Each lane takes the mutants that are its own. */
async function judge(lane: number): Promise<void> {
  for (let index = lane; index < mutants.length; index += lanes) {
    const isKilled = await isNoticed(index, `lane-${lane}`);
    outcomes.set(index, isKilled);
    const { path, line, what } = mutants[index] as Mutant;
    if (!isKilled) process.stdout.write(`SURVIVED ${path}:${line}: ${what}\n`);
  }
}

async function isNoticed(index: number, name: string): Promise<boolean> {
  const files = filesFor(index);
  for (const some of [files.slice(0, firstFiles), files.slice(firstFiles, filesMax)]) {
    if (some.length === 0) continue;
    const usual = some.reduce((sum, { milliseconds }) => sum + milliseconds, 0);
    const paths = some.map(({ file }) => file);
    const limit = usual * patience.times + patience.milliseconds;
    const { status, said, isFailed } = await vitest(
      { mutants: [mutants[index] as Mutant], active: 0 },
      paths,
      name,
      limit,
    );
    // A run that did not start has noticed nothing. One without a status did not end in time, which somebody would notice
    if (status !== 0 && status !== null && !isFailed)
      throw new Error(`The tests of mutant ${index} did not run:\n${said}`);
    if (status !== 0) return true;
  }
  return false;
}

/** The tests that run a mutant: those beside it first, then the quickest. */
function filesFor(index: number): Seen[] {
  const { path } = mutants[index] as Mutant;
  const near = (file: string) => {
    const [here, there] = [dirname(path).split('/'), dirname(besideIts(file)).split('/')];
    return here.findIndex((part, at) => part !== there[at]) === -1
      ? here.length
      : here.findIndex((part, at) => part !== there[at]);
  };
  return seen
    .filter(({ hits }) => hits.includes(index))
    .toSorted((one, other) => near(other.file) - near(one.file) || one.milliseconds - other.milliseconds);
}

/** Tests of a whole package are nearer to it than those of others. */
function besideIts(file: string): string {
  return file.replace(/^test\/(?=(?:core|pdf|http)\/)/, 'packages/');
}

/** The score of each folder, and of all. Exit status 1: it is below `--least`. */
function report(): void {
  const folderOf = ({ path }: Mutant) =>
    path
      .split('/')
      .slice(1, 4)
      .filter((part) => part !== 'src' && !part.endsWith('.ts'))
      .join('/');
  const byFolder = Map.groupBy(mutants.entries(), ([, mutant]) => folderOf(mutant));
  for (const [name, members] of [...byFolder].sort()) {
    const killed = members.filter(([index]) => outcomes.get(index)).length;
    process.stdout.write(`${name.padEnd(36)}${String(killed).padStart(5)} of ${members.length}\n`);
  }
  const killed = [...outcomes.values()].filter(Boolean).length;
  const score = Math.round((killed / Math.max(1, mutants.length)) * 1000) / 10;
  process.stdout.write(`${killed} of ${mutants.length} mutants are noticed: ${score} %\n`);
  if (score < least) process.exitCode = 1;
}
