import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { patienceMilliseconds } from '../patience.ts';
import { type Chance, pause } from './chance.ts';
import type { Asked, Biller, Counts } from './ledger.ts';
import { bodyOf } from './load.ts';
import { mailPartner } from './mail-partner.ts';
import { gatewayPartner, type Partner, postfinancePartner } from './partners.ts';
import { Poller } from './poller.ts';
import { inFolder, Server, Servers } from './server.ts';
import { prepareBillers } from './trial.ts';

/** The networks that a service is killed before. */
export const partners = {
  postfinance: () => postfinancePartner(billerCount),
  gateway: gatewayPartner,
  mail: mailPartner,
} as const;

const billerCount = 6;
const livesMilliseconds = { min: 20, max: 2000 };
/** What a killed process had under way belongs to it for three times this. */
const networkSeconds = '2';
const submitPauseMax = 400;
const stepMilliseconds = 250;
const hookedFeeds = {
  'processing-status-changed': 'PROCESSING_STATUS_CHANGED_EVENTS',
  'six/business-case-status-changed': 'BUSINESS_CASE_STATUS_CHANGED_EVENTS',
} as const;
const roundsPerNotice = 25;

interface Trouble {
  readonly rounds: number;
  readonly chance: Chance;
  readonly interruption: AbortSignal;
}

/**
 * Kills the service, over and over, while bills go from their submission over a network to what their recipients decide, and to feeds and
 * webhooks. The network and the receiver of webhooks stay. True: the network was sent each bill once, and each was told once.
 */
export function networkTrial(open: () => Promise<Partner>, trouble: Trouble): Promise<boolean> {
  return inFolder(async (folder) => {
    const partner = await open();
    const hooks = await startReceiver();
    try {
      return await run(partner, hooks, folder, trouble);
    } finally {
      await hooks.close();
      await partner.close();
    }
  });
}

async function run(partner: Partner, hooks: Receiver, folder: string, trouble: Trouble): Promise<boolean> {
  const { rounds, chance, interruption } = trouble;
  const began = performance.now();
  const data = join(folder, 'data');
  const billers = await prepareBillers({ folder: data }, billerCount);
  const server = new Server({
    RAPPEN_DATA: data,
    RAPPEN_RATE_LIMIT: 'off',
    RAPPEN_WEBHOOK_ALLOW_LOOPBACK: '1',
    RAPPEN_NETWORK_TIMEOUT: networkSeconds,
    NODE_COMPILE_CACHE: join(folder, 'cache'),
    ...partner.variables,
  });
  await server.start();
  const servers = new Servers([server]);
  for (const [index, biller] of billers.entries()) {
    await asked(servers, biller, '/connect/Network/choose', partner.choiceOf(index), 200);
    for (const eventType of Object.values(hookedFeeds))
      await asked(servers, biller, '/api/v1/webhook/events', { eventType, hookUrl: hooks.url }, 201);
  }
  const counts: Counts = { acknowledged: 0, cutOff: 0, refused: new Map(), polls: 0 };
  const pollers = billers.map((biller) => new Poller(servers, counts, biller));
  const polling = pollers.map((poller) => poller.run());
  const steps = setInterval(() => partner.step(), stepMilliseconds);
  const stopping = new AbortController();
  const submitting = billers.map((biller) => submitAll(servers, biller, counts, chance, stopping.signal));
  let kills = 0;
  for (; kills < rounds && !interruption.aborted; kills += 1) {
    await pause(livesMilliseconds.min + chance.below(livesMilliseconds.max - livesMilliseconds.min));
    await server.kill();
    await server.start();
    if ((kills + 1) % roundsPerNotice === 0) process.stderr.write(`${partner.name}: ${kills + 1} kills\n`);
  }
  stopping.abort();
  await Promise.all(submitting);
  await settled(billers, partner, hooks);
  clearInterval(steps);
  for (const poller of pollers) poller.stop();
  await Promise.all(polling);
  await server.stop();
  const broken = billers.flatMap((biller) => brokenFor(biller, partner, hooks.told)).concat(unasked(billers, partner));
  const seconds = Math.round((performance.now() - began) / 1000);
  const sums = `${counts.acknowledged} bills, ${counts.cutOff} requests cut off, ${hooks.received()} webhooks for ${hooks.told.size} records`;
  const verdict = broken.length === 0 ? 'every promise kept' : `${broken.length} promises broken`;
  const lines = broken.slice(0, 50).map((one) => `  BROKEN: ${one}`);
  process.stdout.write(
    [`${partner.name}: ${kills} kills in ${seconds} s`, `  ${sums}`, ...lines, `  ${verdict}`, ''].join('\n'),
  );
  return broken.length === 0 && counts.acknowledged > 0;
}

/** Submits bills until it is told to stop, each under its key until it is taken. */
async function submitAll(
  servers: Servers,
  biller: Biller,
  counts: Counts,
  chance: Chance,
  stopping: AbortSignal,
): Promise<void> {
  for (let number = 1; !stopping.aborted; number += 1) {
    const referenceNumber = `K-${biller.id}-${number}${chance.number() < 0.3 ? '-r' : ''}`;
    const body = bodyOf('bill', referenceNumber);
    const one: Asked = { referenceNumber, mode: 'DELIVER', kind: 'bill', body, ids: new Set() };
    biller.asked.push(one);
    const headers = { 'idempotency-key': referenceNumber, 'x-anomaly-detection': 'SKIP' };
    while (one.ids.size === 0) {
      const target = '/api/v1/business-cases/bill?processingMode=DELIVER';
      const answer = await post(servers, biller, target, body, headers);
      if (answer === undefined) counts.cutOff += 1;
      else if (answer.status === 201) one.ids.add(Number(answer.json['id']));
      else await pause(50);
    }
    counts.acknowledged += 1;
    await pause(chance.below(submitPauseMax));
  }
}

/** Undefined: nobody answered. */
async function post(servers: Servers, { key }: Biller, path: string, body: string, more: Record<string, string> = {}) {
  const headers = { 'x-api-key': key, 'content-type': 'application/json', ...more };
  try {
    const answer = await fetch((await servers.url()) + path, { method: 'POST', headers, body });
    return { status: answer.status, json: (await answer.json()) as Readonly<Record<string, unknown>> };
  } catch {
    return undefined;
  }
}

async function asked(servers: Servers, biller: Biller, path: string, body: object, status: number): Promise<void> {
  const answer = await post(servers, biller, path, JSON.stringify(body));
  if (answer?.status !== status) throw new Error(`${path}: ${answer?.status} ${JSON.stringify(answer?.json)}`);
}

/** Waits until all that was submitted was told, or for as long as a condition may take. */
async function settled(billers: readonly Biller[], { destinyOf }: Partner, { told }: Receiver): Promise<void> {
  const until = performance.now() + 3 * patienceMilliseconds.condition;
  while (performance.now() < until) {
    const isOver = billers.every((biller) => {
      const count = (...statuses: readonly string[]) =>
        biller.seen.filter(({ record }) => statuses.includes(String(record['newStatus']))).length;
      const isDelivered = count('DELIVERED') >= biller.asked.length;
      const awaited = biller.asked.filter(({ referenceNumber }) => destinyOf(referenceNumber) !== undefined);
      const isTold = biller.seen.every(({ feed, id }) => !(feed in hookedFeeds) || told.has(messageOf(biller, id)));
      return isDelivered && count('APPROVED', 'REJECTED') >= awaited.length && isTold;
    });
    if (isOver) return;
    await pause(200);
  }
}

const messageOf = ({ id }: Biller, record: number) => `evt_${id}_${record}`;

function brokenFor(biller: Biller, partner: Partner, told: Receiver['told']): string[] {
  const broken: string[] = [];
  const sent = partner.sent();
  for (const { referenceNumber } of biller.asked) {
    const times = sent.get(referenceNumber) ?? 0;
    if (times !== 1) broken.push(`${referenceNumber} was sent ${times} times`);
    const own = biller.seen.filter(({ record }) => record['referenceNumber'] === referenceNumber);
    const count = (status: string) => own.filter(({ record }) => record['newStatus'] === status).length;
    if (count('DELIVERED') !== 1)
      broken.push(`${referenceNumber} was told ${count('DELIVERED')} times to be delivered`);
    const destiny = partner.destinyOf(referenceNumber);
    const decided = count('APPROVED') + count('REJECTED');
    if (decided !== (destiny === undefined ? 0 : 1) || (destiny !== undefined && count(destiny) !== 1))
      broken.push(`${referenceNumber} was told ${decided} decisions: it is to be ${destiny ?? 'open'}`);
  }
  for (const { feed, id, record } of biller.seen) {
    if (!(feed in hookedFeeds)) continue;
    const bodies = told.get(messageOf(biller, id));
    if (bodies === undefined) broken.push(`record ${id} of biller ${biller.id} was told to no webhook`);
    else if (bodies.size > 1) broken.push(`record ${id} of biller ${biller.id} was told in ${bodies.size} ways`);
    else if (![...bodies][0]?.includes(`"${record['newStatus']}"`)) broken.push(`record ${id} was told as another one`);
  }
  const ids = biller.seen.map(({ feed, id }) => `${feed} ${id}`);
  if (new Set(ids).size !== ids.length) broken.push(`biller ${biller.id} was shown a record twice`);
  return broken;
}

/** What the network has and nobody sent. */
function unasked(billers: readonly Biller[], partner: Partner): string[] {
  const known = new Set(billers.flatMap(({ asked: all }) => all.map(({ referenceNumber }) => referenceNumber)));
  return [...partner.sent().keys()].filter((one) => !known.has(one)).map((one) => `nobody has submitted ${one}`);
}

interface Receiver {
  readonly url: string;
  /** Bodies by the id of their message: a message may come twice, and is the same then. */
  readonly told: Map<string, Set<string>>;
  received(): number;
  close(): Promise<void>;
}

async function startReceiver(): Promise<Receiver> {
  const told = new Map<string, Set<string>>();
  let received = 0;
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request.setEncoding('utf8')) body += chunk;
    received += 1;
    const id = String(request.headers['webhook-id']);
    told.set(id, (told.get(id) ?? new Set()).add(body));
    response.writeHead(204).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`,
    told,
    received: () => received,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
