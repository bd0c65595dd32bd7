import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { swissDay } from './swiss-day.ts';

const inZurich = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Zurich' });
const asTheBrowserSays = (now: Date) => inZurich.format(now);

test('the day is the one that the browser knows for Zurich, also around the change of clocks', () => {
  const moment = fc.date({ min: new Date('1996-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(moment, (now) => {
      expect(swissDay(now)).toBe(asTheBrowserSays(now));
    }),
  );
  for (let year = 1996; year < 2100; year++)
    for (const month of [2, 9])
      for (let hours = -48; hours < 24 * 8; hours++) {
        const now = new Date(Date.UTC(year, month, 24, hours));
        if (swissDay(now) !== asTheBrowserSays(now)) expect(now).toBe(swissDay(now));
      }
});
