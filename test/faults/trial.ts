import { firstBiller, instantOf, prepareBiller, type StorageSettings } from '@rappen/http';
import { createKey } from '@rappen/store';
import { openStore } from '@rappen/store/open';
import { patienceMilliseconds } from '../patience.ts';
import { type Chance, pause } from './chance.ts';
import type { Biller, Counts } from './ledger.ts';
import { Load } from './load.ts';
import { Poller } from './poller.ts';
import { Server, Servers } from './server.ts';
import { type Verdict, validate } from './verdict.ts';

const billerCount = 4;
const clientsPerBiller = 2;
const quietMilliseconds = 1500;
const roundsPerNotice = 25;

/** What a round of trouble has at hand. */
export interface Round {
  readonly number: number;
  readonly servers: Servers;
  readonly billers: readonly Biller[];
  readonly chance: Chance;
}

/** A service under load, and what befalls it. */
export interface Trial {
  readonly engine: string;
  /** What a round is called in the report. */
  readonly what: string;
  readonly storage: StorageSettings;
  readonly processes: number;
  readonly variables: Readonly<Record<string, string>>;
  readonly chance: Chance;
  readonly rounds: number;
  readonly interruption: AbortSignal;
  /** Whether the store goes away under the service, so that writes may come late. */
  readonly losesStore?: boolean;
  /** One round of trouble; gives the promises that were broken. */
  trouble(round: Round): Promise<readonly string[]>;
  /** Promises about all answers together that were broken. */
  judge?(counts: Counts): readonly string[];
}

/** From an empty store to the verdict. True: every promise kept. */
export async function runTrial(trial: Trial): Promise<boolean> {
  const { engine, storage, chance } = trial;
  const began = performance.now();
  const billers = await prepareBillers(storage);
  const settings = { ...trial.variables, RAPPEN_RATE_LIMIT: 'off', RAPPEN_NETWORK_TIMEOUT: '0.4' };
  const servers = new Servers(Array.from({ length: trial.processes }, () => new Server(settings)));
  const counts: Counts = { acknowledged: 0, cutOff: 0, refused: new Map(), polls: 0 };
  const load = new Load(servers, counts, chance);
  const pollers = billers.map((biller) => new Poller(servers, counts, biller));
  const asking = billers.flatMap((biller) => Array.from({ length: clientsPerBiller }, () => load.run(biller)));
  const polling = pollers.map((poller) => poller.run());
  await Promise.all(servers.all.map((server) => server.start()));
  const broken: string[] = [];
  let number = 0;
  while (number < trial.rounds && !trial.interruption.aborted) {
    broken.push(...(await trial.trouble({ number, servers, billers, chance })));
    number += 1;
    if (number % roundsPerNotice === 0) process.stderr.write(`${engine}: ${number} ${trial.what}\n`);
  }
  load.stop();
  // What is asked last may be answered late, and is delivered after that
  await Promise.all(asking);
  await drained(storage);
  for (const poller of pollers) poller.stop();
  await Promise.all(polling);
  await Promise.all(servers.all.map((server) => server.stop()));
  broken.push(...(trial.judge?.(counts) ?? []));
  const faults = servers.all.flatMap((server) => server.faults);
  const mayRepeat = trial.losesStore === true || faults.some((fault) => fault.includes('NoAnswer'));
  const { violations, ...verdict } = await verdictOf(storage, billers, mayRepeat);
  const seconds = (performance.now() - began) / 1000;
  report(
    `${engine}: ${number} ${trial.what} in ${seconds.toFixed(0)} s`,
    counts,
    { ...verdict, violations: [...broken, ...violations] },
    faults,
  );
  return broken.length + violations.length === 0;
}

/** The first biller of a deployment and some more, with keys for everything. */
export async function prepareBillers(storage: StorageSettings, count = billerCount): Promise<Biller[]> {
  const store = await openStore(storage);
  const billers: Biller[] = [];
  for (let number = 1; number <= count; number += 1) {
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

async function verdictOf(storage: StorageSettings, billers: readonly Biller[], mayRepeat: boolean): Promise<Verdict> {
  const store = await openStore(storage);
  try {
    return await validate(store, billers, mayRepeat);
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
