import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { eventually } from '../../../../test/eventually.ts';
import { type Collector, openCollector } from '../../../../test/http/traces/collector.ts';
import { type ExporterParts, exportLimits, otlpExporter } from './exporter.ts';
import type { FinishedSpan } from './otlp.ts';

let collector: Collector;
beforeEach(async () => {
  collector = await openCollector();
});
afterEach(() => collector.close());

function exporter(some: Partial<ExporterParts> = {}) {
  const resource = { 'service.name': 'tests' };
  const parts = { url: collector.url, headers: {}, resource, version: '1', timeoutMilliseconds: 10_000 };
  return otlpExporter({ ...parts, sendsByItself: false, ...some });
}

function span(facts: FinishedSpan['facts'] = {}): FinishedSpan {
  const ids = { traceId: 'a'.repeat(32), spanId: 'b'.repeat(16), parentSpanId: undefined };
  const times = { beganAt: 1_795_000_000_000.25, endedAt: 1_795_000_000_001 };
  return { ...ids, name: 'span', kind: 'internal', ...times, facts, hasFailed: true };
}

test('a full queue drops what comes, and goes on when there is room again', async () => {
  const { add, flush, dropped } = exporter();
  for (let number = 0; number < exportLimits.spansMax + 100; number += 1) add(span());
  expect(dropped()).toBe(100);
  await flush();
  expect(collector.spans.length).toBe(exportLimits.spansMax);
  expect(collector.requests.length).toBe(exportLimits.spansMax / exportLimits.spansPerRequestMax);
  add(span());
  await flush();
  expect(collector.spans.length).toBe(exportLimits.spansMax + 1);
  expect(dropped()).toBe(100);
});

test.each(['never', 503] as const)('what a collector that answers %s did not take is sent again', async (answer) => {
  const changes: (string | undefined)[] = [];
  const { add, flush, dropped } = exporter({
    onChange: (why) => changes.push(why),
    ...(answer === 'never' && { timeoutMilliseconds: 50 }),
  });
  collector.answer = answer;
  add(span());
  await flush();
  await flush();
  expect(collector.spans).toEqual([]);
  collector.answer = 200;
  await eventually(async () => {
    await flush();
    expect(changes).toEqual([answer === 503 ? 'status 503' : 'TimeoutError', undefined]);
  });
  // A collector whose answer comes too late has the same span twice
  const [first, ...again] = collector.spans;
  expect(first).toBeDefined();
  for (const other of again) expect(other).toEqual(first);
  expect(dropped()).toBe(0);
});

test('an address where nobody listens: what waits is dropped at the end, once', async () => {
  await collector.close();
  const { add, flush, end, dropped } = exporter();
  add(span());
  await flush();
  expect(dropped()).toBe(0);
  await end();
  add(span());
  await end();
  expect(dropped()).toBe(2);
});

test('what is refused is dropped at once, and counted', async () => {
  collector.answer = 400;
  const { add, flush, dropped } = exporter();
  add(span());
  await flush();
  collector.answer = 200;
  await flush();
  expect([collector.spans.length, dropped()]).toEqual([0, 1]);
});

test('facts keep their types; what is not known is not sent', async () => {
  const { add, end } = exporter();
  add(span({ text: 'a "word"', whole: 7, part: 0.5, yes: true, unknown: undefined }));
  await end();
  expect(collector.spans[0]).toMatchObject({ hasFailed: true, kind: 1 });
  expect(collector.spans[0]?.facts).toEqual({ text: 'a "word"', whole: '7', part: 0.5, yes: true });
  expect(collector.requests[0]?.text).toContain('"startTimeUnixNano":"1795000000000250000"');
});

test('a run that was ended with the call that began it keeps nobody from sending; its spans count as dropped', async () => {
  const { add, flush, dropped } = exporter();
  vi.useFakeTimers({ toFake: ['performance'] });
  try {
    vi.stubGlobal('fetch', () => new Promise<never>(() => {}));
    add(span());
    void flush();
    vi.unstubAllGlobals();
    add(span());
    vi.advanceTimersByTime(10_000 + exportLimits.deadMilliseconds + 1);
    await flush();
  } finally {
    vi.useRealTimers();
  }
  expect([collector.spans.length, dropped()]).toEqual([1, 1]);
});

test('spans that come one by one go together after a pause, and at once where they fill a request', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const { add, end } = exporter({ sendsByItself: true });
    for (let number = 0; number < 3; number += 1) add(span());
    await vi.advanceTimersByTimeAsync(exportLimits.pauseMilliseconds);
    vi.useRealTimers();
    await eventually(() => expect(collector.spans.length).toBe(3));
    expect(collector.requests.length).toBe(1);
    for (let number = 0; number < exportLimits.spansPerRequestMax; number += 1) add(span());
    await eventually(() => expect(collector.spans.length).toBe(3 + exportLimits.spansPerRequestMax));
    expect(collector.requests.length).toBe(2);
    await end();
  } finally {
    vi.useRealTimers();
  }
});
