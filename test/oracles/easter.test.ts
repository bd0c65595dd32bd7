import { execFileSync } from 'node:child_process';
import { easterSunday } from '@rappen/core/date';
import { expect, test } from 'vitest';
import { hasTools } from './tools.ts';

test.skipIf(!hasTools('python3'))(
  'Easter falls where the tables of the Church have it, in any year (needs python3)',
  () => {
    // By the lunar tables of the calendar reform, a way of its own: epact, Paschal full moon, the Sunday after it
    const program = `
for year in range(1583, 4100):
    golden = year % 19 + 1
    century = year // 100 + 1
    leaps = 3 * century // 4 - 12
    epact = (11 * golden + 20 + (8 * century + 5) // 25 - 5 - leaps) % 30
    if epact == 24 or (epact == 25 and golden > 11): epact += 1
    moon = 44 - epact
    if moon < 21: moon += 30
    sunday = moon + 7 - (5 * year // 4 - leaps - 10 + moon) % 7
    print('%04d-%02d-%02d' % ((year, 4, sunday - 31) if sunday > 31 else (year, 3, sunday)))`;
    const told = execFileSync('python3', ['-c', program], { encoding: 'utf8' }).trim().split('\n');
    expect(told.map((date) => easterSunday(Number(date.slice(0, 4))))).toEqual(told);
  },
);
