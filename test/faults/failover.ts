import { chownSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { unprivileged } from '../../packages/store/test/postgres-server.ts';
import { pathOf } from '../oracles/tools.ts';
import { type Chance, pause } from './chance.ts';
import { Cluster } from './cluster.ts';
import type { Asked, Biller, Counts } from './ledger.ts';
import { bodyOf } from './load.ts';
import { startProxies } from './proxies.ts';
import { inFolder, type Servers } from './server.ts';
import { timesMax } from './times.ts';
import { type Round, runTrial } from './trial.ts';

/** From the store's return, as another client sees it, to the answer of a request that is repeated with its key. */
/** How long the store is away, and how long it is there between two failures. */
const outageMilliseconds = { min: 300, max: 3000 };
const quietMilliseconds = { min: 300, max: 1500 };
const repetitionsPerRound = 3;
const pauseMilliseconds = 50;
/** How long a lost primary is left running when it is started as it was. */
const twoPrimariesMilliseconds = 1500;
const password = 'the password of the service';

/** Programs that are needed and not here. */
export function missingForFailover(): readonly string[] {
  return (['initdb', 'haproxy', 'pgbouncer'] as const).filter((name) => pathOf(name) === undefined);
}

/**
 * Two processes of the service on PostgreSQL with a synchronous standby, behind HAProxy, and PgBouncer before it where it is
 * named. The primary is killed, the standby promoted, the lost one made the new standby, over and over. The service goes on.
 */
export async function failoverTrial(
  by: 'PgBouncer' | 'HAProxy',
  rounds: number,
  chance: Chance,
  interruption: AbortSignal,
): Promise<boolean> {
  return inFolder(async (folder) => {
    const owner = unprivileged();
    if (owner !== undefined) chownSync(folder, owner.uid, owner.gid);
    let primary = await Cluster.at(join(folder, 'one'), owner);
    let standby = await Cluster.at(join(folder, 'two'), owner);
    const proxies = await startProxies(folder, owner, [primary.port, standby.port], password);
    try {
      await primary.create(password);
      await standby.follow(primary, 'copy');
      await primary.confirmWithStandby(standby);
      const databaseUrl = by === 'PgBouncer' ? proxies.url : proxies.directUrl;
      const variables = {
        RAPPEN_DATABASE_URL: databaseUrl,
        RAPPEN_SECRET: 'the same for all processes',
        RAPPEN_PROCESSES: '1',
        NODE_COMPILE_CACHE: join(folder, 'cache'),
      };
      return await runTrial({
        losesStore: true,
        engine: `PostgreSQL with a standby, by way of ${by}`,
        what: 'failovers',
        storage: { databaseUrl },
        processes: 2,
        variables,
        chance,
        rounds,
        interruption,
        judge,
        async trouble(round) {
          await pauseWithin(quietMilliseconds, chance);
          const broken = await failOver(round, primary, standby, databaseUrl);
          [primary, standby] = [standby, primary];
          // Every other time somebody starts the lost one as it was, before it becomes a standby
          const isRewound = round.number % 2 === 0;
          if (isRewound) {
            await standby.start();
            await pause(twoPrimariesMilliseconds);
            await standby.kill();
          }
          await standby.follow(primary, isRewound ? 'rewind' : 'copy');
          await primary.confirmWithStandby(standby);
          return broken;
        },
      });
    } finally {
      await proxies.stop();
      await primary.kill();
      await standby.kill();
    }
  });
}

/** Kills the primary while requests are under way, promotes the standby, and repeats the requests until they are answered. */
async function failOver(
  round: Round,
  primary: Cluster,
  standby: Cluster,
  databaseUrl: string,
): Promise<readonly string[]> {
  const { servers, chance, number } = round;
  const biller = round.billers[0] as Biller;
  const names = Array.from({ length: repetitionsPerRound }, (_, index) => `failover-${number}-${index}`);
  const repetitions = names.map((name) => untilAccepted(servers, biller, askedFor(biller, name)));
  await pause(chance.below(pauseMilliseconds));
  await primary.kill();
  await pauseWithin(outageMilliseconds, chance);
  await standby.promote();
  const promoted = performance.now();
  const returned = await untilBack(databaseUrl);
  process.stdout.write(`  the store was back ${Math.round(returned - promoted)} ms after the promotion\n`);
  const broken: string[] = [];
  for (const [index, answered] of (await Promise.all(repetitions)).entries()) {
    const took = Math.round(answered - returned);
    if (took > timesMax.repetition) broken.push(`${names[index]} was answered ${took} ms after the store was back`);
  }
  if (servers.all.some(({ isAlive }) => !isAlive)) broken.push('the service ended');
  return broken;
}

/** When a new connection takes a write again. */
async function untilBack(databaseUrl: string): Promise<number> {
  for (;;) {
    const client = new pg.Client({ connectionString: databaseUrl });
    client.on('error', () => {});
    try {
      await client.connect();
      await client.query("UPDATE store_probe SET at = ''");
      return performance.now();
    } catch {
      await pause(pauseMilliseconds);
    } finally {
      await client.end().catch(() => {});
    }
  }
}

function askedFor(biller: Biller, referenceNumber: string): Asked {
  const body = bodyOf('bill', referenceNumber);
  const idempotencyKey = referenceNumber;
  const asked: Asked = { referenceNumber, mode: 'STAGE', kind: 'bill', body, idempotencyKey, ids: new Set() };
  biller.asked.push(asked);
  return asked;
}

/** Repeats a request until it is accepted, and tells when that was. */
async function untilAccepted(
  servers: Servers,
  { key }: Biller,
  { body, idempotencyKey = '', ids }: Asked,
): Promise<number> {
  const headers = {
    'x-api-key': key,
    'content-type': 'application/json',
    'x-anomaly-detection': 'SKIP',
    'idempotency-key': idempotencyKey,
  };
  for (;;) {
    const url = `${await servers.url()}/api/v1/business-cases/bill?processingMode=STAGE`;
    const answer = await fetch(url, { method: 'POST', headers, body });
    const { id } = (await answer.json()) as { readonly id?: number };
    if (answer.status === 201) {
      ids.add(Number(id));
      return performance.now();
    }
    await pause(pauseMilliseconds);
  }
}

/**
 * While the store is away, each request is told so; nothing is cut off, and nothing else goes wrong. A machine that is busy with
 * other things makes the server put some off; both say when to come again, or the name of the answer says that they do not.
 */
function judge({ refused, cutOff }: Counts): readonly string[] {
  const told = '503 STORAGE_UNAVAILABLE';
  const mayBeTold = [told, '503 SERVICE_BUSY'];
  const wrong = [...refused.keys()].filter((what) => what.startsWith('5') && !mayBeTold.includes(what));
  return [
    ...wrong.map((what) => `an answer was ${what}`),
    ...(refused.has(told) ? [] : [`no answer was ${told}`]),
    ...(cutOff > 0 ? [`${cutOff} requests were not answered`] : []),
  ];
}

async function pauseWithin(
  { min, max }: { readonly min: number; readonly max: number },
  chance: Chance,
): Promise<void> {
  await pause(min + chance.below(max - min));
}
