import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Store } from '@rappen/store';
import { openStore } from '@rappen/store/open';
import { sqliteDatabase } from '@rappen/store/sqlite';
import { median } from '../measure.ts';
import { type Line, percent, perSecond, type Row } from '../table.ts';
import { apiKey, post, startServer } from './service.ts';

const connectionCount = 8;
const turnSeconds = 2;
const rounds = 3;
const recordCount = 10_000;
const pageLength = 100;
const searchLength = 100;

/** Pages of a long feed, and searches for recipients, beside what the bare store reads. */
export function feedRow(): Row {
  return { name: 'feeds and recipients', measure: feedLines };
}

async function feedLines(): Promise<Line[]> {
  const folder = await mkdtemp(join(tmpdir(), 'rappen-bench-'));
  const data = join(folder, 'data');
  // The first start makes the biller
  const first = await startServer(data);
  first.process.kill('SIGTERM');
  await new Promise((ended) => first.process.once('exit', ended));
  await fill(data);
  const server = await startServer(data);
  const agent = new Agent({ keepAlive: true, maxSockets: connectionCount });
  try {
    const read = (url: string) => page(agent, url);
    await Promise.all([turn(() => read(server.url)), turn(() => search(agent, server.url))]);
    const found: { readonly bare: number; readonly pages: number; readonly searches: number }[] = [];
    for (let round = 0; round < rounds; round++) {
      const bare = await readsPerSecond(join(folder, `bare-${round}.sqlite`));
      const pages = await turn(() => read(server.url));
      found.push({ bare, pages, searches: await turn(() => search(agent, server.url)) });
    }
    const line = (task: string, figure: 'pages' | 'searches'): Line => ({
      task: `${task}, ${connectionCount} connections`,
      ours: perSecond(median(found.map((one) => one[figure]))),
      peer: `${pageLength} rows of the bare SQLite store`,
      theirs: perSecond(median(found.map(({ bare }) => bare))),
      ratio: percent(median(found.map((one) => one[figure] / one.bare))),
    });
    return [
      line(`Feed page of ${pageLength} records of ${recordCount.toLocaleString('en-US')}`, 'pages'),
      line(`Recipient search of ${searchLength} addresses`, 'searches'),
    ];
  } finally {
    agent.destroy();
    server.process.kill('SIGTERM');
    await rm(folder, { recursive: true, force: true });
  }
}

/** Writes the records of a feed, as the news of the network would. */
async function fill(folder: string): Promise<void> {
  const store: Store = await openStore({ folder });
  const biller = await store.ebill.billers.ofOwner('first');
  const perCommit = 500;
  for (let written = 0; written < recordCount; written += perCommit) {
    const records = Array.from({ length: perCommit }, (_, index) => recordOf(written + index));
    await store.ebill.cases.change(biller?.id ?? 0, { at: new Date().toISOString(), cases: [], records });
  }
  await store.close();
}

function recordOf(number: number) {
  const billRecipient = {
    billRecipientNetId: String(41_010_000_000_000_000 + number),
    type: 'PRIVATE',
    name: 'Muster',
    firstName: 'Petra',
    emailAddress: `petra.${number}@example.org`,
    correspondenceLanguage: 'ger',
    address: { streetName: 'Seeweg 7', postalCode: '3600', city: 'Thun', countryCode: 'CH' },
  } as const;
  const record = { feed: 'subscriptionStatus', newStatus: 'ACTIVE', billRecipient } as const;
  return { record, eventNetId: `EVID${number.toString(16).toUpperCase().padStart(32, '0')}` };
}

/** How often a second something is done, by so many at a time. */
async function turn(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  let count = 0;
  const client = async (): Promise<void> => {
    for (; performance.now() - start < turnSeconds * 1000; count++) await work();
  };
  await Promise.all(Array.from({ length: connectionCount }, client));
  return count / ((performance.now() - start) / 1000);
}

let position = 0;

/** Another page each time. */
function page(agent: Agent, url: string): Promise<void> {
  position = (position + 7 * pageLength) % (recordCount - pageLength);
  const path = `/api/v1/events/six/bill-recipient-subscription-status-changed?limit=${pageLength}&lastEventId=${position}`;
  return new Promise((resolve, reject) => {
    const sent = get(url + path, { agent, headers: { 'x-api-key': apiKey } }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${path} answered ${answer.statusCode}`));
      answer.on('end', resolve).resume();
    });
    sent.on('error', reject);
  });
}

const addresses = JSON.stringify({
  items: Array.from({ length: searchLength }, (_, index) => ({ emailAddress: `petra.${index}+allowed@example.org` })),
});

function search(agent: Agent, url: string): Promise<unknown> {
  return post(agent, `${url}/api/v1/bill-recipients/search`, 'application/json', addresses);
}

/** Pages a second of rows as long as records are, with nothing else around. */
async function readsPerSecond(file: string): Promise<number> {
  const database = sqliteDatabase(file);
  await database.commit([{ sql: 'CREATE TABLE entry (id INTEGER PRIMARY KEY, text TEXT NOT NULL)' }]);
  const text = JSON.stringify(recordOf(0));
  const insert = { sql: 'INSERT INTO entry (text) VALUES (?)', parameters: [text] };
  await database.commit(Array.from({ length: recordCount }, () => insert));
  const start = performance.now();
  let count = 0;
  for (; performance.now() - start < turnSeconds * 1000; count++) {
    const after = (count * 7 * pageLength) % (recordCount - pageLength);
    await database.query('SELECT id, text FROM entry WHERE id > ? ORDER BY id LIMIT ?', [after, pageLength]);
  }
  await database.close();
  return count / ((performance.now() - start) / 1000);
}
