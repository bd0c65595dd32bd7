import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSampled } from './sampler.ts';
import { newId, readTraceparent, writeTraceparent } from './trace-context.ts';

test('a ratio takes about so many traces, the same ones in each service', () => {
  const ids = Array.from({ length: 4000 }, () => newId(16));
  const taken = (ratio: number) => ids.filter((id) => isSampled({ name: 'traceidratio', ratio }, id));
  expect(taken(0.25).length).toBeGreaterThan(800);
  expect(taken(0.25).length).toBeLessThan(1200);
  expect(taken(0.5)).toEqual(expect.arrayContaining(taken(0.25)));
  expect([taken(0).length, taken(1).length]).toEqual([0, ids.length]);
});

test('what is written is read again, and nothing else is', () => {
  fc.assert(
    fc.property(fc.boolean(), (isRecorded) => {
      const context = { traceId: newId(16), spanId: newId(8), isSampled: isRecorded };
      expect(readTraceparent(writeTraceparent(context))).toEqual(context);
    }),
  );
  const good = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`;
  expect(readTraceparent(`cc${good.slice(2)}-more`)).toMatchObject({ isSampled: true });
  for (const wrong of ['', `${good}-more`, good.toUpperCase(), good.slice(0, -1), `${good}0`, `ff${good.slice(2)}`])
    expect([wrong, readTraceparent(wrong)]).toEqual([wrong, undefined]);
});

test.each([
  ['always_on', true, true, true],
  ['always_off', false, false, false],
  ['parentbased_always_on', true, true, false],
  ['parentbased_always_off', false, true, false],
] as const)('%s: without a caller %s, of a recorded trace %s, of one that is not %s', (name, ...expected) => {
  const traceId = newId(16);
  const parent = (isRecorded: boolean) => ({ traceId, spanId: newId(8), isSampled: isRecorded });
  const sampler = { name, ratio: 1 };
  const taken = [undefined, parent(true), parent(false)].map((each) => isSampled(sampler, traceId, each));
  expect(taken).toEqual(expected);
});
