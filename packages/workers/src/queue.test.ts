import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EbillStore } from '@rappen/http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasWorkerd } from '../../../runtimes/programs.ts';
import type { Miniflare } from '../../../runtimes/workerd.ts';
import { eventually } from '../../../test/eventually.ts';
import { openWorker } from '../test/open-worker.ts';
import { type QueueMessage, sendMessages, workNotes, workThrough } from './queue.ts';

const key = 'a-key-of-the-queue-tests';
/** To bundle and to start. */
const startMilliseconds = 60_000;
const headers = { 'x-api-key': key, 'content-type': 'application/json' };

describe.skipIf(!hasWorkerd)('in workerd (needs workerd)', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rappen-queue-'));
  let miniflare: Miniflare;
  beforeAll(async () => {
    miniflare = await openWorker(folder, {
      entry: 'packages/workers/test/faulty-worker.ts',
      key,
      options: {
        r2Buckets: ['BLOBS'],
        queueProducers: { RAPPEN_QUEUE: 'rappen' },
        queueConsumers: { rappen: { maxBatchTimeout: 0.1, maxRetries: 5 } },
      },
    });
  }, startMilliseconds);
  afterAll(async () => {
    await miniflare.dispose();
    rmSync(folder, { recursive: true });
  });

  const send = async (path: string, init: { method?: string; body?: string } = {}) =>
    (await miniflare.dispatchFetch(`http://worker${path}`, { headers, ...init })).json() as Promise<never>;
  const attempts = (): Promise<readonly number[]> => send('/faults');

  /** Submits an example, and waits until it is delivered: nothing here does that but the queue. */
  async function delivered(referenceNumber: string): Promise<void> {
    const example = (await send('/api/v1/examples/bill')) as { businessCase: object };
    const body = JSON.stringify({ ...example, businessCase: { ...example.businessCase, referenceNumber } });
    const path = '/api/v1/business-cases/bill?processingMode=DELIVER';
    const created = (await send(path, { method: 'POST', body })) as { id: number; processingStatus: string };
    expect(created.processingStatus).toBe('PROCESSING');
    await eventually(async () => {
      const found = await send(`/api/v1/business-cases/${created.id}`);
      expect(found).toMatchObject({ processingStatus: 'DELIVERED' });
    });
  }

  const feed = (): Promise<readonly object[]> => send('/api/v1/events/processing-status-changed');

  test('a message brings what was submitted to the network', async () => {
    await delivered('Q-1');
    expect(await attempts()).toContain(1);
    expect(await feed()).toHaveLength(2);
  });

  test('a message whose work fails comes again until it is done', async () => {
    const before = (await attempts()).length;
    await send('/faults', { method: 'PUT', body: '2' });
    await delivered('Q-2');
    expect((await attempts()).slice(before)).toEqual(expect.arrayContaining([1, 2, 3]));
    expect(await feed()).toHaveLength(4);
  });

  test('a message that comes twice, or that nobody of ours has sent, changes nothing', async () => {
    const queue = await miniflare.getQueueProducer('RAPPEN_QUEUE');
    const before = await feed();
    const seen = (await attempts()).length;
    const messages = [{ biller: 1 }, { biller: 1 }, { biller: 99 }, { biller: 'x' }, 'text', null];
    await queue.sendBatch(messages.map((body) => ({ body })));
    await eventually(async () => expect((await attempts()).length).toBeGreaterThanOrEqual(seen + messages.length));
    expect(await feed()).toEqual(before);
    await delivered('Q-3');
    expect((await attempts()).slice(seen)).not.toContain(2);
  });
});

test('a message is done with when its work is, and comes later each time that it is not', async () => {
  const told: string[] = [];
  const messageOf = (body: unknown, attempts: number): QueueMessage => ({
    body,
    attempts,
    ack: () => told.push('ack'),
    retry: ({ delaySeconds }) => told.push(`in ${delaySeconds} s`),
  });
  const worked: number[] = [];
  const workFor = async (biller: number) => {
    worked.push(biller);
    if (biller === 2) throw new Error('fault');
  };
  const bodies: [unknown, number][] = [
    [{ biller: 1 }, 1],
    [{ biller: 2 }, 1],
    [{ biller: 2 }, 4],
    [{ biller: 2 }, 100],
    [{ biller: 1.5 }, 1],
    [[], 1],
    [{ biller: 3 }, 1],
  ];
  await workThrough({ messages: bodies.map(([body, attempts]) => messageOf(body, attempts)) }, workFor);
  expect(worked).toEqual([1, 2, 2, 2, 3]);
  expect(told).toEqual(['ack', 'in 2 s', 'in 16 s', 'in 600 s', 'ack', 'ack', 'ack']);
});

test('only what a commit has changed is noted, each biller once', async () => {
  const store = {
    cases: {
      create: async (billerId: number) => ({ kind: billerId < 5 ? 'created' : 'duplicateReference' }),
      change: async (billerId: number) => ({ kind: billerId < 5 ? 'changed' : 'conflict' }),
      get: async () => 'as before',
    },
    deliveries: { replay: async (billerId: number) => billerId < 5, due: async () => [] },
  };
  const notes = workNotes(store as unknown as EbillStore);
  const { cases, deliveries } = notes.store;
  for (const biller of [1, 1, 9]) await cases.create(biller, {} as never);
  for (const biller of [2, 1, 9]) await cases.change(biller, {} as never);
  for (const biller of [3, 9]) await deliveries.replay(biller, 1, 1, '2026-11-21T12:00:00.000Z');
  expect(await cases.get(1, 1)).toBe('as before');
  expect([...notes.take()].sort()).toEqual([1, 2, 3]);
  expect(notes.take()).toEqual([]);
});

test('a call of the queue carries a hundred messages', async () => {
  const lengths: number[] = [];
  const queue = { sendBatch: async (messages: readonly unknown[]) => lengths.push(messages.length) };
  await sendMessages(
    queue,
    Array.from({ length: 201 }, (_, index) => index),
  );
  expect(lengths).toEqual([100, 100, 1]);
});
