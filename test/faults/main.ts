import { join } from 'node:path';
import type { StorageSettings } from '@rappen/http';
import { hasPostgres, startPostgres } from '../../packages/store/test/postgres-server.ts';
import { hasTools } from '../oracles/tools.ts';
import { Chance, pause } from './chance.ts';
import { failoverTrial, missingForFailover } from './failover.ts';
import { networkTrial, partners } from './network.ts';
import { inFolder, type Server } from './server.ts';
import { storageTrials } from './storage.ts';
import { type Round, runTrial } from './trial.ts';

/**
 * Kills the service in the middle of its work, over and over, starts it again on what it has kept, and looks at the end whether
 * all that was promised is true. FAULT_ROUNDS kills on SQLite in a file, and as many on PostgreSQL with two processes; then half
 * as many of a PostgreSQL primary under a service that goes on; then as many while bills go over PostFinance, over a gateway, and by e-mail.
 * FAULT_SEED repeats a run as far as chance goes, FAULT_ENGINE
 * (sqlite, postgresql, failover, network, or postfinance, gateway or mail alone) takes one of them, FAULT_PATIENCE lets things take so many times as long as is promised. An interrupt (SIGINT) ends the kills early, with a verdict over those that were.
 */
const rounds = Number(process.env['FAULT_ROUNDS'] ?? 10);
const seed = Number(process.env['FAULT_SEED'] ?? Date.now() % 2 ** 31);
const only = process.env['FAULT_ENGINE'] ?? '';

/** From the start of a server to its end. */
const livesMilliseconds = { min: 20, max: 1000 };

const interruption = new AbortController();
process.once('SIGINT', () => interruption.abort());

const outcomes: boolean[] = [];
process.stdout.write(`${rounds} kills on each engine, seed ${seed}\n`);
if ('sqlite'.includes(only))
  await inFolder(async (folder) => {
    const data = join(folder, 'data');
    const variables = { RAPPEN_DATA: data, NODE_COMPILE_CACHE: join(folder, 'cache') };
    outcomes.push(await killed('SQLite', { folder: data }, 1, variables));
  });
if ('sqlite'.includes(only)) outcomes.push(await storageTrials(new Chance(seed), rounds));
if ('postgresql'.includes(only)) {
  if (!hasPostgres) process.stdout.write('PostgreSQL is not there: skipped\n');
  else
    await inFolder(async (folder) => {
      const server = await startPostgres();
      const variables = {
        RAPPEN_DATABASE_URL: server.url,
        RAPPEN_SECRET: 'the same for all processes',
        NODE_COMPILE_CACHE: join(folder, 'cache'),
      };
      try {
        outcomes.push(await killed('PostgreSQL', { databaseUrl: server.url }, 2, variables));
      } finally {
        await server.stop();
      }
    });
}
if ('failover'.includes(only)) {
  const missing = missingForFailover();
  if (missing.length > 0) process.stdout.write(`PostgreSQL with a standby: skipped, it needs ${missing.join(', ')}\n`);
  else
    for (const by of ['PgBouncer', 'HAProxy'] as const)
      outcomes.push(await failoverTrial(by, Math.ceil(rounds / 2), new Chance(seed), interruption.signal));
}
for (const [name, open] of Object.entries(partners))
  if (name === 'mail' && !hasTools('dovecot')) process.stdout.write('Mail: skipped, it needs Dovecot\n');
  else if (`network ${name}`.includes(only))
    outcomes.push(await networkTrial(open, { rounds, chance: new Chance(seed), interruption: interruption.signal }));
process.exitCode = outcomes.includes(false) || outcomes.length === 0 ? 1 : 0;

function killed(
  engine: string,
  storage: StorageSettings,
  processes: number,
  variables: Readonly<Record<string, string>>,
): Promise<boolean> {
  const trouble = async ({ number, servers, chance }: Round) => {
    const { min, max } = livesMilliseconds;
    await pause(min + chance.below(max - min));
    const victim = servers.all[number % processes] as Server;
    await victim.kill();
    await victim.start();
    return [];
  };
  const chance = new Chance(seed);
  const { signal } = interruption;
  return runTrial({
    engine,
    what: 'kills',
    storage,
    processes,
    variables,
    chance,
    rounds,
    interruption: signal,
    trouble,
  });
}
