import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Store } from '@rappen/store';
import { openStore } from '@rappen/store/open';
import { sqliteDatabase } from '@rappen/store/sqlite';
import { Connection, requestBytes } from '../connection.ts';
import { median } from '../measure.ts';
import { type Line, percent, perSecond, type Row } from '../table.ts';
import { apiKey, startServer } from './service.ts';

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
  const port = Number(new URL(server.url).port);
  try {
    const pages = () => turn(port, () => page(port));
    const search = requestBytes(port, '/api/v1/bill-recipients/search', apiKey, addresses);
    const searches = () => turn(port, () => search);
    await pages();
    await searches();
    const found: { readonly bare: number; readonly pages: number; readonly searches: number }[] = [];
    for (let round = 0; round < rounds; round++) {
      const bare = await readsPerSecond(join(folder, `bare-${round}.sqlite`));
      found.push({ bare, pages: await pages(), searches: await searches() });
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

/** How often a second the service answers, when it is asked on so many connections. */
async function turn(port: number, nextRequest: () => Buffer): Promise<number> {
  const start = performance.now();
  let count = 0;
  const client = async (): Promise<void> => {
    const connection = new Connection(port, () => {});
    for (; performance.now() - start < turnSeconds * 1000; count++) {
      const status = await connection.send(nextRequest());
      if (status !== 200) throw new Error(`A request was answered ${status}`);
    }
    connection.end();
  };
  await Promise.all(Array.from({ length: connectionCount }, client));
  return count / ((performance.now() - start) / 1000);
}

let position = 0;

/** Another page each time. */
function page(port: number): Buffer {
  position = (position + 7 * pageLength) % (recordCount - pageLength);
  const query = `limit=${pageLength}&lastEventId=${position}`;
  return requestBytes(port, `/api/v1/events/six/bill-recipient-subscription-status-changed?${query}`, apiKey);
}

const addresses = JSON.stringify({
  items: Array.from({ length: searchLength }, (_, index) => ({ emailAddress: `petra.${index}+allowed@example.org` })),
});

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
