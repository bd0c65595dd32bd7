import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayAfter } from '../../records/days.ts';
import { newCompany, newInvoice } from '../../records/desk/records.ts';
import { dueDays } from './due-days.ts';

const due = (dueOn: string, amount: string) => ({
  invoice: newInvoice(newCompany('de'), '2026-01-01'),
  rest: amount,
  dueOn,
  days: 0,
});

test('a month begins on its Monday and ends on its Sunday, with the sum of each day', () => {
  const weeks = dueDays([due('2026-05-31', '10.10'), due('2026-05-31', '20.20'), due('2026-06-01', '5.00')], '2026-05');
  expect(weeks.map(([first]) => first?.day)).toEqual([
    '2026-04-27',
    '2026-05-04',
    '2026-05-11',
    '2026-05-18',
    '2026-05-25',
  ]);
  expect(weeks.at(-1)?.at(-1)).toEqual({ day: '2026-05-31', isOfMonth: true, count: 2, sum: '30.30' });
  expect(
    dueDays([], '2026-02')
      .flat()
      .filter(({ isOfMonth }) => isOfMonth),
  ).toHaveLength(28);
});

test('every month has each of its days once', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1970, max: 2120 }), fc.integer({ min: 1, max: 12 }), (year, number) => {
      const month = `${year}-${String(number).padStart(2, '0')}`;
      const days = dueDays([], month)
        .flat()
        .map(({ day }) => day);
      expect(days.length % 7).toBe(0);
      const own = days.filter((day) => day.startsWith(month));
      expect(own).toHaveLength(new Date(Date.UTC(year, number, 0)).getUTCDate());
      expect(days).toEqual(days.map((_, index) => dayAfter(days[0] as string, index)));
    }),
  );
});
