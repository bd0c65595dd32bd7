import { expect, test } from 'vitest';
import { dayAfter, isoDay, monthAfter } from './days.ts';

test('a day later or earlier goes over the ends of months and years', () => {
  expect(dayAfter('2026-12-31', 1)).toBe('2027-01-01');
  expect(dayAfter('2028-03-01', -1)).toBe('2028-02-29');
  expect(isoDay(0)).toBe('1970-01-01');
});

test('a month later is the same day, or the last of a shorter month', () => {
  expect(monthAfter('2026-01-31', 1)).toBe('2026-02-28');
  expect(monthAfter('2026-01-15', -1)).toBe('2025-12-15');
  expect(monthAfter('2026-12-31', 1)).toBe('2027-01-31');
});
