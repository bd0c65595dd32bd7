import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type FeedOptions, type ProcessingStatusEvent, Rappen } from './index.ts';

/** A service with these events, which answers as ours does; headers are hidden from pages of other origins. */
function clientOf(ids: readonly number[], { hidesHeaders = false, pageMax = 3 } = {}) {
  const events = [...ids];
  const asked: string[] = [];
  const answering: typeof fetch = async (input) => {
    const { search, searchParams } = new URL(String(input));
    asked.push(search);
    const after = Number(searchParams.get('lastEventId') ?? 0);
    const limit = Math.min(Number(searchParams.get('limit') ?? pageMax), pageMax);
    const page = events.filter((id) => id > after).slice(0, limit);
    const last = page.at(-1) ?? after;
    const headers = new Headers(hidesHeaders ? {} : { 'x-last-event-id': String(last) });
    if (!hidesHeaders && page.length === limit) headers.set('link', `</x?lastEventId=${last}>; rel="next"`);
    return new Response(JSON.stringify(page.map((id) => ({ id }))), { headers });
  };
  return { client: new Rappen({ url: 'https://bills.example.ch', fetch: answering }), events, asked };
}

async function idsOf(client: Rappen, options?: FeedOptions): Promise<number[]> {
  const ids: number[] = [];
  for await (const { id } of client.eachProcessingStatusEvent(options)) ids.push(id);
  return ids;
}

test('each event comes once and in order, whatever the pages, from wherever one begins', () =>
  fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(fc.integer({ min: 1, max: 200 }), { maxLength: 40 }),
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 1, max: 12 }),
      fc.nat(200),
      fc.boolean(),
      async (ids, pageMax, pageSize, after, hidesHeaders) => {
        const sorted = ids.toSorted((a, b) => a - b);
        const { client } = clientOf(sorted, { pageMax, hidesHeaders });
        expect(await idsOf(client, { after, pageSize })).toEqual(sorted.filter((id) => id > after));
        expect(await idsOf(client)).toEqual(sorted);
      },
    ),
  ));

test('who follows gets what happens later, and ends it by leaving', async () => {
  const { client, events } = clientOf([1, 2]);
  const seen: number[] = [];
  for await (const { id } of client.eachProcessingStatusEvent({ follow: true, pollMilliseconds: 1 })) {
    seen.push(id);
    if (id < 6) events.push(id + 2);
    else break;
  }
  expect(seen).toEqual([1, 2, 3, 4, 5, 6]);
});

test('a signal ends the waiting', async () => {
  const controller = new AbortController();
  const { client } = clientOf([1]);
  const seen: ProcessingStatusEvent[] = [];
  const read = async () => {
    for await (const event of client.eachProcessingStatusEvent({ follow: true, signal: controller.signal })) {
      seen.push(event);
      queueMicrotask(() => controller.abort('enough'));
    }
  };
  await expect(read()).rejects.toBe('enough');
  expect(seen).toHaveLength(1);
});

test('an instant is asked for until there is a place', async () => {
  const { client, asked } = clientOf([1, 2, 3, 4]);
  await idsOf(client, { since: '2026-01-01T00:00:00Z', pageSize: 2 });
  expect(asked).toEqual([
    '?limit=2&since=2026-01-01T00%3A00%3A00Z',
    '?lastEventId=2&limit=2',
    '?lastEventId=4&limit=2',
  ]);
});

test('a service that goes in circles does not keep anybody', async () => {
  const headers = { 'x-last-event-id': '1', link: '</x?lastEventId=1>; rel="next"' };
  const circling: typeof fetch = async () => new Response('[{"id":1}]', { headers });
  expect(await idsOf(new Rappen({ url: 'https://bills.example.ch', fetch: circling }))).toEqual([1]);
});
