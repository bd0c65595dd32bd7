import { expect, test } from 'vitest';
import type { CalendarDate } from '../date/calendar-date.ts';
import { type ProfileName, profileAt, profileNames, profiles } from './profile.ts';

/** The first and the last day but one of each version of the guidelines. Source: cover pages of 2.2, 2.3 and 2.4. */
const days: Readonly<Record<ProfileName, readonly [from: string, before: string]>> = {
  '2.2': ['2022-09-30', '2025-11-21'],
  '2.3': ['2025-11-21', '2027-11-14'],
  '2.4': ['2026-11-14', '9999-12-31'],
};

test('each version of the guidelines has its days here', () => {
  expect(profileNames.map((name) => [name, [profiles[name].validFrom, profiles[name].validBefore]])).toEqual(
    Object.entries(days),
  );
});

test.each(profileNames)('%s has its name, and follows the versions before it', (name) => {
  expect(profiles[name].name).toBe(name);
  const before = profileNames.slice(0, profileNames.indexOf(name)).map((each) => profiles[each]);
  for (const each of before) {
    expect(each.validFrom < profiles[name].validFrom).toBe(true);
    expect(each.validBefore < profiles[name].validBefore).toBe(true);
  }
});

test.each([
  ['2019-01-01', '2.2'],
  ['2025-11-20', '2.2'],
  ['2025-11-21', '2.3'],
  ['2027-11-13', '2.3'],
  ['2027-11-14', '2.4'],
  ['9999-12-31', '2.4'],
] as const)('on %s the oldest version that is valid is %s', (day, name) => {
  expect(profileAt(day as string as CalendarDate).name).toBe(name);
});
