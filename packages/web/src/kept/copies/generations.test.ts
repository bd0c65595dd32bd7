import fc from 'fast-check';
import { expect, test } from 'vitest';
import { copyName, outlivedNames } from './generations.ts';

test('the name of a backup says whose it is, and of when', () => {
  expect(copyName('AB12CD', '2026-12-31T23:59:58.123Z')).toBe('rappen-AB12CD-2026-12-31-235958.json');
});

test('the latest backups stay, then one a day, then one a month; files of others are never named', () => {
  const moments = fc
    .array(fc.date({ min: new Date('2025-01-01'), max: new Date('2026-12-31'), noInvalidDate: true }), {
      maxLength: 120,
    })
    .map((dates) => dates.map((date) => date.toISOString()));
  const others = [
    'rappen-2026-11-26.json',
    'rappen-ZZ99ZZ-2026-11-26-101010.json',
    'photo.jpg',
    'rappen-AB12CD-x.json',
  ];
  fc.assert(
    fc.property(moments, (drawn) => {
      const own = [...new Set(drawn.map((moment) => copyName('AB12CD', moment)))];
      const gone = new Set(outlivedNames([...own, ...others], 'AB12CD'));
      const stay = own
        .filter((name) => !gone.has(name))
        .sort()
        .reverse();
      expect(own.length).toBe(stay.length + gone.size);
      expect(stay.slice(0, 5)).toEqual([...own].sort().reverse().slice(0, 5));
      const days = new Set(stay.map((name) => name.slice(14, 24)));
      const allDays = [...new Set(own.map((name) => name.slice(14, 24)))].sort().reverse();
      for (const day of allDays.slice(0, 30)) expect(days).toContain(day);
      const months = new Set(stay.map((name) => name.slice(14, 21)));
      const allMonths = [...new Set(own.map((name) => name.slice(14, 21)))].sort().reverse();
      for (const month of allMonths.slice(0, 12)) expect(months).toContain(month);
      expect(stay.length).toBeLessThanOrEqual(5 + 30 + 12);
      // Deleting is done at once: nothing more goes the second time
      expect(outlivedNames(stay, 'AB12CD')).toEqual([]);
    }),
  );
});
