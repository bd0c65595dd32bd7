import { expect, test } from 'vitest';
import { memoryInvitationThrottle } from './invitation-throttle.ts';

const minute = 60_000;
const hour = 60 * minute;

test('an address is invited three times an hour and twenty times a day', () => {
  const throttle = memoryInvitationThrottle();
  for (let at = 0; at < 3; at++) expect(throttle.take(1, 'a@example.org', at * minute)).toBe(0);
  expect(throttle.take(1, 'A@example.org', 3 * minute)).toBe(57 * 60);
  expect(throttle.take(2, 'a@example.org', 3 * minute)).toBe(57 * 60);
  expect(throttle.take(1, 'b@example.org', 3 * minute)).toBe(0);
  let count = 3;
  for (let at = hour; at < 24 * hour; at += hour / 3) if (throttle.take(1, 'a@example.org', at) === 0) count += 1;
  expect(count).toBe(20);
});

test('a biller invites sixty times an hour', () => {
  const throttle = memoryInvitationThrottle();
  for (let at = 0; at < 60; at++) expect(throttle.take(1, `${at}@example.org`, 0)).toBe(0);
  expect(throttle.take(1, 'x@example.org', 1000)).toBe(3599);
  expect(throttle.take(2, 'x@example.org', 1000)).toBe(0);
  expect(throttle.take(1, 'y@example.org', hour)).toBe(0);
});
