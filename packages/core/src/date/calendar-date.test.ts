import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, type CalendarDate, daysBetween, parseCalendarDate, weekdayOf } from './index.ts';

const day = fc
  .date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10) as CalendarDate);

test('accepts exactly the days that the platform calendar has', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 9999 }),
      fc.integer({ min: 0, max: 13 }),
      fc.integer({ min: 0, max: 32 }),
      (y, m, d) => {
        const text = [String(y).padStart(4, '0'), String(m).padStart(2, '0'), String(d).padStart(2, '0')].join('-');
        const instant = Date.parse(`${text}T00:00:00Z`);
        const exists = !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(text);
        expect(parseCalendarDate(text).ok).toBe(exists);
      },
    ),
    { numRuns: 2000 },
  );
});

test('days between two days are what the platform counts, and adding them leads back', () => {
  fc.assert(
    fc.property(day, day, (from, to) => {
      const days = daysBetween(from, to);
      expect(days).toBe(Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000));
      expect(addDays(from, days)).toBe(to);
    }),
    { numRuns: 2000 },
  );
});

test.each(['2024-2-1', '24-02-01', '2023-02-29', '2024-13-01', '2024-00-10', '2024-01-01T00:00', '', ' 2024-01-01'])(
  'refuses %j',
  (text) => expect(parseCalendarDate(text).ok).toBe(false),
);

test.each([
  ['2026-11-23', 0],
  ['2026-11-29', 6],
  ['2023-12-31', 6],
  ['1900-01-01', 0],
])('%s is day %s of its week', (text, weekday) => {
  const date = parseCalendarDate(text);
  expect(date.ok && weekdayOf(date.value)).toBe(weekday);
});
