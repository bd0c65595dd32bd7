import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer } from './index.ts';

/**
 * A store as the first version with eBill wrote it (schema 2): a bill that was delivered, a reminder that is staged, a webhook,
 * and the records of the feed.
 */
const fixtures = join(import.meta.dirname, '../fixtures/first-version');
const apiKey = 'a-key-of-the-first-version';
let folder = '';
let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'rappen-first-version-'));
  writeFileSync(join(folder, 'rappen.sqlite'), gunzipSync(readFileSync(join(fixtures, 'rappen.sqlite.gz'))));
  copyFileSync(join(fixtures, 'secret.key'), join(folder, 'secret.key'));
  const store = new DatabaseSync(join(folder, 'rappen.sqlite'));
  // Records that are older than 90 days are not kept
  store.prepare('UPDATE ebill_record SET at = ? || SUBSTR(at, 11)').run(new Date().toISOString().slice(0, 10));
  store.close();
  const keptLong = { caseDays: 36_500, auditDays: 36_500, addressDays: 36_500 };
  server = await startServer(
    { port: 0, host: '127.0.0.1', apiKey, storage: { folder }, retention: keptLong },
    () => {},
  );
});

afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

const ask = (path: string, init: RequestInit = {}) =>
  fetch(`${server.url}/api/v1/${path}`, { ...init, headers: { 'x-api-key': apiKey, ...init.headers } });

test('cases are there, with their PDFs and under both their ids', async () => {
  const bill = (await (await ask('business-cases/1')).json()) as Record<string, unknown>;
  expect(bill).toMatchObject({ id: 1, type: 'Bill', processingStatus: 'DELIVERED', totalAmount: { value: 187.66 } });
  const again = (await (await ask(`business-cases/${bill['businessCaseNetId']}`)).json()) as { readonly id: number };
  expect(again.id).toBe(1);
  const pdf = await (await ask('business-cases/1', { headers: { accept: 'application/pdf' } })).text();
  expect(pdf.slice(0, 5)).toBe('%PDF-');
});

test('the feed shows its records as it shows new ones', async () => {
  const events = (await (await ask('events/processing-status-changed')).json()) as Record<string, unknown>[];
  expect(events).toHaveLength(3);
  for (const [index, { newStatus, type }] of [
    { newStatus: 'PROCESSING', type: 'Bill' },
    { newStatus: 'STAGED', type: 'Reminder' },
    { newStatus: 'DELIVERED', type: 'Bill' },
  ].entries())
    expect(events[index]).toEqual({
      id: index + 1,
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      businessCaseId: type === 'Bill' ? 1 : 2,
      referenceNumber: expect.stringMatching(/^EX-2026-11-24-/),
      type,
      newStatus,
      ...(newStatus === 'DELIVERED' && { oldStatus: 'PROCESSING', businessCaseNetId: expect.stringMatching(/^BCID/) }),
    });
  const behind = (await (await ask('events/processing-status-changed?lastEventId=2')).json()) as readonly unknown[];
  expect(behind).toEqual(events.slice(2));
});

test('what was staged is released, and webhooks are listed', async () => {
  const webhooks = (await (await ask('webhook')).json()) as Record<string, unknown>[];
  expect(webhooks).toEqual([expect.objectContaining({ id: 3, hookUrl: 'https://hooks.example.org/ebill' })]);
  const body = JSON.stringify({ ids: [2] });
  const init = { method: 'POST', body, headers: { 'content-type': 'application/json' } };
  expect(await (await ask('business-cases/release', init)).json()).toMatchObject({ done: 1, refused: 0 });
});
