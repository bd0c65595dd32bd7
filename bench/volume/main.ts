import { createReadStream, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../../packages/store/src/database.ts';
import { sqliteDatabase } from '../../packages/store/src/sqlite/database.ts';
import { createStore } from '../../packages/store/src/store.ts';
import { engines } from '../../packages/store/test/engines.ts';
import { hasPostgres } from '../../packages/store/test/postgres-server.ts';
import { type Operation, operationsOf } from './operations.ts';
import { filledStore } from './store.ts';

/**
 * How long each operation of the store takes when it holds so many cases: `npm run bench:volume -- 1000 100000 1000000`, of each
 * kind of database that is there, or of those that are named (`sqlite`, `postgres`). Fails where the largest store is more than twice as
 * slow as the smallest (p99), or less than a quarter as fast as bare rows.
 */
const given = process.argv.slice(2);
const sizes = given.filter((one) => /^\d+$/.test(one)).map(Number);
const named = given.filter((one) => !/^\d+$/.test(one));
if (sizes.length === 0) sizes.push(1000, 100_000);

/** A store that was filled, and what removes it. */
interface Made {
  readonly count: number;
  readonly operations: Readonly<Record<string, Operation>>;
  /** Reads its file once, so that what is timed is the store, and not the disk, which a small store does without. */
  warmUp(): Promise<void>;
  remove(): Promise<void>;
}

async function onSqlite(count: number): Promise<Made> {
  const folder = mkdtempSync(join(process.env['BENCH_FOLDER'] ?? tmpdir(), 'rappen-volume-'));
  const path = join(folder, 'rappen.sqlite');
  return made(sqliteDatabase(path), count, path, async () => rmSync(folder, { recursive: true }));
}

async function onPostgres(count: number): Promise<Made> {
  const postgres = engines.find(({ name }) => name.startsWith('PostgreSQL'));
  const engine = await postgres?.start();
  if (engine === undefined) throw new Error('PostgreSQL is not here');
  return made(await engine.open(), count, undefined, () => engine.stop());
}

async function made(
  database: Database,
  count: number,
  path: string | undefined,
  remove: () => Promise<void>,
): Promise<Made> {
  const began = performance.now();
  const store = await createStore(database);
  const filled = await filledStore(store, count, path);
  const size = path === undefined ? '' : `, ${Math.round(statSync(path).size / count)} bytes a case`;
  const seconds = Math.round((performance.now() - began) / 1000);
  process.stdout.write(`${count} cases made in ${seconds} s${size}\n`);
  return {
    count,
    operations: operationsOf(store, filled),
    async warmUp() {
      if (path !== undefined) for await (const _ of createReadStream(path, { highWaterMark: 1_048_576 }));
    },
    async remove() {
      await store.close();
      await remove();
    },
  };
}

interface Figure {
  readonly p50: number;
  readonly p99: number;
}

const rounds = 300;
const warmUp = 20;
const runsOfRounds = 3;

/**
 * Each size takes its turn in every round, so that what else the machine does meets all alike. All is done three times, each time with
 * other cases, and the quietest counts: the slowest rounds of a busy machine are those in which it did something else.
 */
async function timed(runs: readonly ((round: number) => Promise<unknown>)[]): Promise<readonly Figure[]> {
  const all: (readonly Figure[])[] = [];
  for (let run = 0; run < runsOfRounds; run++) all.push(await timedOnce(runs, run * (rounds + warmUp)));
  return runs.map((_, index) => {
    const own = all.flatMap((figures) => figures[index] ?? []);
    return { p50: Math.min(...own.map(({ p50 }) => p50)), p99: Math.min(...own.map(({ p99 }) => p99)) };
  });
}

async function timedOnce(
  runs: readonly ((round: number) => Promise<unknown>)[],
  begin: number,
): Promise<readonly Figure[]> {
  const taken: number[][] = runs.map(() => []);
  for (let round = 0; round < rounds + warmUp; round++)
    for (const [index, run] of runs.entries()) {
      const start = performance.now();
      await run(begin + round);
      if (round >= warmUp) taken[index]?.push(performance.now() - start);
    }
  return taken.map((all) => {
    all.sort((one, other) => one - other);
    return { p50: all[rounds >> 1] ?? 0, p99: all[Math.floor(rounds * 0.99)] ?? 0 };
  });
}

const number = (value: number) => value.toPrecision(value < 100 ? 3 : 4);
let isSlow = false;

async function table(name: string, all: readonly Made[]): Promise<void> {
  const sizes = all.map(({ count }) => `${count.toLocaleString('en')} (p50 / p99 ms)`);
  const rows = [['Operation', ...sizes, 'p50: times', 'p99: times', 'of bare rows']];
  rows.push(rows[0]?.map(() => '---') ?? []);
  for (const operation of Object.keys(all[0]?.operations ?? {})) {
    for (const one of all) await one.warmUp();
    const own = all.flatMap(({ operations }) => operations[operation] ?? []);
    const figures = await timed(own.map(({ run }) => run));
    const bare = own.at(-1)?.bare;
    const [ofBare] = bare === undefined ? [] : await timed([bare]);
    const times = (figures.at(-1)?.p99 ?? 0) / (figures[0]?.p99 ?? 1);
    const usualTimes = (figures.at(-1)?.p50 ?? 0) / (figures[0]?.p50 ?? 1);
    const share = ofBare === undefined ? undefined : ofBare.p50 / (figures.at(-1)?.p50 ?? 1);
    if (times > 2 || (share !== undefined && share < 0.25)) isSlow = true;
    const cells = figures.map(({ p50, p99 }) => `${number(p50)} / ${number(p99)}`);
    const ofRows = share === undefined ? '' : `${Math.round(share * 100)} %`;
    rows.push([operation, ...cells, number(usualTimes), number(times), ofRows]);
  }
  process.stdout.write(`\n${name}\n\n${rows.map((row) => `| ${row.join(' | ')} |`).join('\n')}\n\n`);
}

const kinds = { sqlite: onSqlite, ...(hasPostgres && { postgres: onPostgres }) } as const;
for (const [name, on] of Object.entries(kinds)) {
  if (named.length > 0 && !named.includes(name)) continue;
  const all: Made[] = [];
  try {
    for (const count of sizes) all.push(await on(count));
    await table(name, all);
  } finally {
    for (const one of all) await one.remove();
  }
}
process.exitCode = isSlow ? 1 : 0;
