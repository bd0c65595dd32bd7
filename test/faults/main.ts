import { join } from 'node:path';
import { firstBiller, instantOf, prepareBiller, type StorageSettings } from '@rappen/http';
import { createKey } from '@rappen/store';
import { openStore } from '@rappen/store/open';
import { hasPostgres, startPostgres } from '../../packages/store/test/postgres-server.ts';
import { patienceMilliseconds } from '../patience.ts';
import { Chance, pause } from './chance.ts';
import type { Biller, Counts } from './ledger.ts';
import { Load } from './load.ts';
import { Poller } from './poller.ts';
import { inFolder, Server, Servers } from './server.ts';
import { judge, type Verdict } from './verdict.ts';

/**
 * Kills the service in the middle of its work, over and over, starts it again on what it has kept, and looks at the end whether
 * all that was promised is true. RAPPEN_FAULT_ROUNDS kills on SQLite in a file, and as many on PostgreSQL with two processes;
 * RAPPEN_FAULT_SEED repeats a run as far as chance goes, RAPPEN_FAULT_ENGINE takes one of the two. An interrupt (SIGINT) ends the
 * kills early, with a verdict over those that were.
 */
const rounds = Number(process.env['RAPPEN_FAULT_ROUNDS'] ?? 10);
const seed = Number(process.env['RAPPEN_FAULT_SEED'] ?? Date.now() % 2 ** 31);
const only = process.env['RAPPEN_FAULT_ENGINE'] ?? '';

const billerCount = 4;
const clientsPerBiller = 2;
/** From the start of a server to its end. */
const livesMilliseconds = { min: 20, max: 1000 };
const quietMilliseconds = 1500;
const roundsPerNotice = 25;

interface Run {
  readonly engine: string;
  readonly storage: StorageSettings;
  readonly processes: number;
  readonly variables: Readonly<Record<string, string>>;
}

const interruption = new AbortController();
process.once('SIGINT', () => interruption.abort());

const outcomes: boolean[] = [];
process.stdout.write(`${rounds} kills on each engine, seed ${seed}\n`);
if ('sqlite'.includes(only))
  await inFolder(async (folder) => {
    const data = join(folder, 'data');
    const variables = { RAPPEN_DATA: data, NODE_COMPILE_CACHE: join(folder, 'cache') };
    outcomes.push(await trial({ engine: 'SQLite', storage: { folder: data }, processes: 1, variables }));
  });
if (!hasPostgres) process.stdout.write('PostgreSQL is not there: skipped\n');
else if ('postgresql'.includes(only))
  await inFolder(async (folder) => {
    const server = await startPostgres();
    const variables = {
      RAPPEN_DATABASE_URL: server.url,
      RAPPEN_SECRET: 'the same for all processes',
      NODE_COMPILE_CACHE: join(folder, 'cache'),
    };
    const storage = { databaseUrl: server.url };
    try {
      outcomes.push(await trial({ engine: 'PostgreSQL', storage, processes: 2, variables }));
    } finally {
      await server.stop();
    }
  });
process.exitCode = outcomes.includes(false) || outcomes.length === 0 ? 1 : 0;

/** One engine, from an empty store to the verdict. */
async function trial({ engine, storage, processes, variables }: Run): Promise<boolean> {
  const began = performance.now();
  const chance = new Chance(seed);
  const billers = await prepareBillers(storage);
  const settings = { ...variables, RAPPEN_RATE_LIMIT: 'off', RAPPEN_NETWORK_TIMEOUT: '0.4' };
  const servers = new Servers(Array.from({ length: processes }, () => new Server(settings)));
  const counts: Counts = { acknowledged: 0, cutOff: 0, refused: new Map(), polls: 0 };
  const load = new Load(servers, counts, chance);
  const pollers = billers.map((biller) => new Poller(servers, counts, biller));
  const working = [
    ...billers.flatMap((biller) => Array.from({ length: clientsPerBiller }, () => load.run(biller))),
    ...pollers.map((poller) => poller.run()),
  ];
  await Promise.all(servers.all.map((server) => server.start()));
  let kills = 0;
  for (; kills < rounds && !interruption.signal.aborted; ) {
    const { min, max } = livesMilliseconds;
    await pause(min + chance.below(max - min));
    const victim = servers.all[kills % processes] as Server;
    await victim.kill();
    kills += 1;
    await victim.start();
    if (kills % roundsPerNotice === 0) process.stderr.write(`${engine}: ${kills} kills\n`);
  }
  load.stop();
  await drained(storage);
  for (const poller of pollers) poller.stop();
  await Promise.all(working);
  await Promise.all(servers.all.map((server) => server.stop()));
  const verdict = await verdictOf(storage, billers);
  const seconds = (performance.now() - began) / 1000;
  report(
    `${engine}: ${kills} kills in ${seconds.toFixed(0)} s`,
    counts,
    verdict,
    servers.all.flatMap(({ faults }) => faults),
  );
  return verdict.violations.length === 0;
}

/** The first biller of a deployment and some more, with keys for everything. */
async function prepareBillers(storage: StorageSettings): Promise<Biller[]> {
  const store = await openStore(storage);
  const billers: Biller[] = [];
  for (let number = 1; number <= billerCount; number += 1) {
    const owner = number === 1 ? 'first' : `owner ${number}`;
    const { id } = await prepareBiller(store.ebill, { ...firstBiller(['CH5204835012345671000']), owner }, Date.now());
    const wish = { owner, scopes: ['ebill', 'connect:*'], demo: false } as const;
    const { key } = await createKey(store.database, wish, instantOf(Date.now()));
    billers.push({ id, key, asked: [], seen: [] });
  }
  await store.close();
  return billers;
}

/** Waits until nothing is under way and nothing has happened for a while. */
async function drained(storage: StorageSettings): Promise<void> {
  const store = await openStore(storage);
  const stateOf = async () => {
    const [row] = await store.database.query(
      'SELECT (SELECT COUNT(*) FROM ebill_outbox) AS waiting, (SELECT SUM(last_record_id) FROM ebill_numbering) AS records',
    );
    return { waiting: Number(row?.['waiting']), records: Number(row?.['records']) };
  };
  const until = performance.now() + patienceMilliseconds.condition;
  for (let last = await stateOf(); performance.now() < until; ) {
    await pause(quietMilliseconds);
    const now = await stateOf();
    if (now.waiting === 0 && now.records === last.records) break;
    last = now;
  }
  await store.close();
}

async function verdictOf(storage: StorageSettings, billers: readonly Biller[]): Promise<Verdict> {
  const store = await openStore(storage);
  try {
    return await judge(store, billers);
  } finally {
    await store.close();
  }
}

function report(title: string, counts: Counts, verdict: Verdict, faults: readonly string[]): void {
  const { acknowledged, cutOff, refused, polls } = counts;
  const { violations, delivered, events } = verdict;
  const lines = [
    title,
    `  ${acknowledged} answers with 201, ${cutOff} requests cut off, ${delivered} cases delivered, ${events} events, ${polls} pages read`,
    ...[...refused].map(([what, count]) => `  refused ${count} times: ${what}`),
    ...(faults.length > 0 ? [`  ${faults.length} faults logged, such as ${faults[0]?.slice(0, 500)}`] : []),
    ...violations.slice(0, 50).map((violation) => `  BROKEN: ${violation}`),
    violations.length === 0 ? '  every promise kept' : `  ${violations.length} promises broken`,
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}
