import { expect, test } from 'vitest';
import { memoryThrottle } from './throttle.ts';

const rules = [
  { of: 'address', countMax: 2, milliseconds: 1000 },
  { of: 'client', countMax: 3, milliseconds: 10_000 },
] as const;

test('each name is counted for itself, and who is refused is not counted', () => {
  const throttle = memoryThrottle(rules);
  expect([0, 1, 2].map((at) => throttle.take({ address: 'a', client: 'c' }, at))).toEqual([0, 0, 1]);
  expect(throttle.take({ address: 'b', client: 'c' }, 3)).toBe(0);
  expect(throttle.take({ address: 'd', client: 'c' }, 4)).toBe(10);
  expect(throttle.take({ address: 'd', client: 'e' }, 5)).toBe(0);
  expect(throttle.take({ address: 'a', client: 'e' }, 1000)).toBe(0);
  expect(throttle.take({ address: 'b' }, 10_000)).toBe(0);
});

test('a clock that is set back keeps nobody waiting longer', () => {
  const throttle = memoryThrottle(rules);
  const take = (at: number) => throttle.take({ address: 'a' }, at);
  expect([take(7_200_000), take(7_200_000), take(7_200_000)]).toEqual([0, 0, 1]);
  expect([take(3_600_000), take(3_600_000), take(3_600_000)]).toEqual([0, 0, 1]);
});

test('names without end are not all remembered', () => {
  const throttle = memoryThrottle(rules);
  throttle.take({ address: 'first' }, 0);
  throttle.take({ address: 'first' }, 0);
  expect(throttle.take({ address: 'first' }, 0)).toBe(1);
  for (let count = 0; count < 20_000; count++) throttle.take({ address: `other ${count}` }, 0);
  expect(throttle.take({ address: 'first' }, 0)).toBe(0);
});
