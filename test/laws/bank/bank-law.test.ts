import { expect, test } from 'vitest';
import { isFullRun } from '../../long-tests.ts';
import { product } from './adapter.ts';
import { possibleDiscounts } from './discounts.ts';
import { expectedOf } from './expected.ts';
import { truthful, wrongAboutDiscounts, wrongMatchers } from './faults.ts';
import { scenarioOf } from './scenario.ts';
import { complaintsAt, failuresOf, firstFailing } from './trial.ts';

/*
 * The bank books money, and tells it in many ways and more than once. Chance makes what happened, how it is told and in which order it
 * is read; what a result must say follows from what happened alone, as nothing here knows how the product matches.
 */
const count = Number(process.env['LAW_SCENARIOS'] ?? (isFullRun ? 10_000 : 500));
const seeds = Array.from({ length: count }, (_, at) => at + 1);

test(`a booking counts once, and never less than once, however the bank tells it (${count} scenarios)`, () => {
  const failures = failuresOf(product, seeds, 3);
  expect(failures.map(({ story }) => story).join('\n\n')).toBe('');
});

const few = Array.from({ length: 200 }, (_, at) => at + 1);

test.each(Object.entries(wrongMatchers))('the judge finds out a matcher that %s', (_, matcher) => {
  expect(firstFailing(matcher, few)).toBeDefined();
});

test.each(Object.entries(wrongAboutDiscounts(product)))('the judge finds out a matcher that %s', (_, matcher) => {
  expect(firstFailing(matcher, few)).toBeDefined();
});

test('chance makes discounts that are granted and such that are not, of which the judge is sure', () => {
  const counts = { granted: 0, none: 0 };
  for (const scenario of few.map(scenarioOf)) {
    const expected = scenario.runs.map((_, at) => expectedOf({ ...scenario, runs: scenario.runs.slice(0, at + 1) }));
    const terms = new Map(scenario.world.bills.map(({ id, discounts }) => [id, discounts]));
    for (const [id, possible] of possibleDiscounts(scenario, expected)) {
      const isPaid = (expected.at(-1)?.paid.get(id)?.truth ?? 0) > 0;
      if (possible.size === 1 && isPaid && terms.get(id)?.length !== 0)
        counts[possible.has(0) ? 'none' : 'granted'] += 1;
    }
  }
  expect(counts.granted).toBeGreaterThan(30);
  expect(counts.none).toBeGreaterThan(30);
});

test('the judge blames nobody who tells the truth, and sees a coin too much or too little', () => {
  const complaints = (error: number) =>
    few.map((seed) => complaintsAt(scenarioOf(seed), truthful(scenarioOf(seed), error)).length);
  expect(Math.max(...complaints(0))).toBe(0);
  expect(Math.min(...complaints(5))).toBeGreaterThan(0);
  expect(Math.min(...complaints(-5))).toBeGreaterThan(0);
});
