import { expect, test } from 'vitest';
import { shrunk } from './shrink.ts';
import { simulate } from './simulate.ts';

/** More are the part `simulation` of the gate, and thousands that of the full run. */
const seeds = 20;

test(`${seeds} seeds of trouble break no promise`, async () => {
  for (let seed = 1; seed <= seeds; seed += 1) {
    const outcome = await simulate(seed);
    if (outcome.broken.length > 0) expect.fail((await shrunk(outcome)).story.join('\n'));
  }
});

test.each([4, 9])('seed %i is the same story each time, to the letter', async (seed) => {
  const first = await simulate(seed);
  expect((await simulate(seed)).story.join('\n')).toBe(first.story.join('\n'));
  expect(first.injected.length).toBeGreaterThan(0);
  expect((await simulate(seed + 1)).story.join('\n')).not.toBe(first.story.join('\n'));
});

test('what is left out of a seed leaves its other faults where they were', async () => {
  const { injected } = await simulate(4);
  const [left] = injected;
  const without = await simulate(4, { spared: new Set([left?.id ?? '']) });
  expect(without.injected.map(({ id }) => id)).not.toContain(left?.id);
});

test('afterwards the platform has its clock, its timers and its chance again', async () => {
  const before = [Date, setTimeout, Math.random, crypto.subtle, crypto.randomUUID, AbortSignal.timeout];
  await simulate(4);
  expect([Date, setTimeout, Math.random, crypto.subtle, crypto.randomUUID, AbortSignal.timeout]).toEqual(before);
});
