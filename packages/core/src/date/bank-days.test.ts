import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, type CalendarDate, daysBetween, weekdayOf } from './calendar-date.ts';
import { easterSunday, isBankDay, nextBankDay } from './index.ts';

const day = (text: string) => text as CalendarDate;

test('Easter falls where almanacs have it', () => {
  const known = `1818-03-22 1886-04-25 1900-04-15 1954-04-18 1981-04-19 2000-04-23 2008-03-23 2011-04-24 2024-03-31 2025-04-20 2026-04-05
    2027-03-28 2028-04-16 2029-04-01 2030-04-21 2038-04-25 2049-04-18 2076-04-19`;
  const dates = known.split(/\s+/);
  expect(dates.map((date) => easterSunday(Number(date.slice(0, 4))))).toEqual(dates);
});

test.each<[date: string, what: string, sic: boolean, target: boolean]>([
  ['2026-01-01', 'New Year', false, false],
  ['2026-01-02', 'Berchtold', false, true],
  ['2026-04-02', 'Maundy Thursday', true, true],
  ['2026-04-03', 'Good Friday', false, false],
  ['2026-04-06', 'Easter Monday', false, false],
  ['2026-05-01', 'the first of May', false, false],
  ['2026-05-14', 'Ascension', false, true],
  ['2026-05-15', 'the day after Ascension', true, true],
  ['2026-05-25', 'Whit Monday', false, true],
  ['2025-08-01', 'the national day', false, true],
  ['2026-11-28', 'a Saturday', false, false],
  ['2026-11-30', 'a Monday', true, true],
  ['2026-12-24', 'Christmas Eve', true, true],
  ['2026-12-25', 'Christmas', false, false],
  ['2025-12-26', 'Saint Stephen', false, false],
  ['2026-12-31', 'the last day of the year', true, true],
])('%s, %s', (date, _, sic, target) => {
  expect([isBankDay(day(date)), isBankDay(day(date), 'TARGET')]).toEqual([sic, target]);
});

test('the next bank day is the first one after a day, within a week', () => {
  expect(nextBankDay(day('2026-12-24'))).toBe('2026-12-28');
  expect(nextBankDay(day('2026-12-31'))).toBe('2027-01-04');
  expect(nextBankDay(day('2026-12-31'), 'TARGET')).toBe('2027-01-04');
  expect(nextBankDay(day('2026-04-02'))).toBe('2026-04-07');
  const dates = fc.integer({ min: 0, max: 3_000_000 }).map((days) => addDays(day('0001-01-01'), days) as CalendarDate);
  fc.assert(
    fc.property(dates, fc.constantFrom('SIC' as const, 'TARGET' as const), (date, calendar) => {
      const next = nextBankDay(date, calendar);
      const ahead = daysBetween(date, next);
      expect(ahead).toBeGreaterThan(0);
      expect(isBankDay(next, calendar)).toBe(true);
      expect(weekdayOf(next)).toBeLessThan(5);
      for (let at = 1; at < ahead; at += 1) expect(isBankDay(addDays(date, at) as CalendarDate, calendar)).toBe(false);
    }),
  );
});
